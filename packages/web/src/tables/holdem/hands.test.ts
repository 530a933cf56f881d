import { inFull, openChance, rulesOf } from '@baize/engine';
import { beatenWords, gainsWords, holdem, madeWords, potShown, type View } from '@baize/games/holdem';
import { expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { beatenSeats, countingAt, countingOnBoard, hasWon, moodAt, moveTag, potWords, shownAt, titled, worthWords } from './hands.ts';
import { holds } from './index.tsx';

const { state } = holdem.open({ rules: rulesOf(holdem, 'casino'), stacks: [1000, 2000, 3000, 900], chance: openChance('ab'.repeat(32)) });
const table = (change: Partial<View> = {}): View => ({ ...holdem.view(state, 3), ...change });
const audience = { me: 3, names: ['Ada', 'Bruno', 'Clara', ''] } as const;

/** Two hands are shown, and the better one has won. */
const showdown = table({
  phase: 'between',
  board: ['Kh', 'Kd', '4c', '9s', '2h'],
  hands: [
    ['Ks', '4h'],
    ['hidden', 'hidden'],
    ['hidden', 'hidden'],
    ['Ah', '9c'],
  ],
  shown: [true, false, false, true],
  standing: ['in', 'folded', 'folded', 'all-in'],
  stacks: [2800, 2000, 3000, 0],
  won: [{ amount: 1800, winners: [{ seat: 0, amount: 1800 }] }],
});

test('a hand is called by its name, or by its kind where there is little room', () => {
  const made = shownAt(showdown, 0);
  expect(made && titled(madeWords(made))).toBe('Full house, kings over fours');
  expect(shownAt(showdown, 1)).toBeUndefined();
});

test('the five cards of the best hand count on the board, and in each hand its own', claims('CAS-2.12'), () => {
  expect(countingOnBoard(showdown)).toEqual(expect.arrayContaining(['Kh', 'Kd', '4c']));
  expect(countingOnBoard(showdown)).not.toContain('9s');
  expect(countingAt(showdown, 0)).toEqual(expect.arrayContaining(['Ks', '4h']));
  expect(countingAt(showdown, 3)).toEqual(expect.arrayContaining(['Ah', '9c']));
  expect(countingOnBoard(table({ board: ['Kh', 'Kd', '4c'] }))).toEqual(['Kh', 'Kd', '4c']);
  expect([hasWon(showdown, 0), hasWon(showdown, 3), hasWon(table(), 0)]).toEqual([true, false, false]);
});

test('the last one in has won even where there is nothing in the pot', () => {
  const nothing = table({ phase: 'between', won: [], standing: ['folded', 'folded', 'in', 'folded'] });
  expect([hasWon(nothing, 2), hasWon(nothing, 0)]).toEqual([true, false]);
});

test('a seat says its chips, a check, a fold, all-in, and its last chip gone', () => {
  expect(worthWords(table(), 1)).toBe('2,000');
  expect(worthWords(table({ standing: ['in', 'folded', 'all-in', 'in'] }), 1)).toBe('Folded');
  expect(worthWords(table({ standing: ['in', 'folded', 'all-in', 'in'] }), 2)).toBe('All-in');
  expect(worthWords({ ...showdown, stacks: [0, 2000, 3000, 900] }, 0)).toBe('Out of chips');
  const checked = table({ deeds: [{ seat: 0, street: 'flop', type: 'check', to: 0, pot: 0, toCall: 0 }] });
  expect([moveTag(checked, 0), moveTag(checked, 1), moveTag({ ...checked, street: 'turn' }, 0)]).toEqual(['Checks', '', '']);
});

test('the pot is told with its parts while it is played for, and as a whole once it is paid', claims('CAS-2.1'), () => {
  const pots = (...amounts: readonly number[]) => amounts.map((amount) => ({ amount, seats: [0, 1] }));
  expect(potWords(table({ pots: pots(900) }))).toBe('');
  expect(potWords(table({ pots: pots(900, 740) }))).toBe('Main pot 900 · Side pot 740');
  expect(potWords(table({ pots: pots(1900, 740, 20) }))).toBe('Main pot 1,900 · Side pots 740 · 20');
  expect([potShown(table({ pot: 60 })), potShown(showdown)]).toEqual([60, 1800]);
});

test('many pots are told in one sentence', () => {
  const won = (...winners: readonly (readonly [number, number])[]): View['won'] =>
    winners.map(([seat, amount]) => ({ amount, winners: [{ seat, amount }] }));
  expect(gainsWords({ ...showdown, won: won([0, 1000], [0, 200], [2, 90], [3, 5]) }, audience)).toBe('Ada wins 1,200, Clara 90 and you 5.');
  expect(gainsWords({ ...showdown, won: won([3, 1000], [3, 200], [3, 1]) }, audience)).toBe('You win 1,201.');
});

test('whoever has beaten somebody is congratulated', claims('CAS-2.13'), () => {
  expect(beatenSeats(showdown, 3)).toEqual([]);
  const beaten = (...stacks: readonly number[]) => inFull(beatenWords(beatenSeats({ ...showdown, stacks }, 3), audience));
  expect(beaten(0, 2000, 3000, 900)).toBe('Ada is out of chips and leaves the table. Well played!');
  expect(beaten(0, 0, 3000, 900)).toBe('Ada and Bruno are out of chips and leave the table. Well played!');
});

test('whoever wins is glad, whoever showed and lost is not, and somebody else’s last chips make big eyes', () => {
  expect([0, 1, 3].map((seat) => moodAt(showdown, seat))).toEqual(['glad', undefined, 'sad']);
  const shove = table({
    standing: ['all-in', 'in', 'folded', 'in'],
    deeds: [{ seat: 0, street: 'flop', type: 'bet', to: 900, pot: 60, toCall: 0 }],
  });
  expect([0, 1, 2, 3].map((seat) => moodAt(shove, seat))).toEqual([undefined, 'awed', undefined, 'awed']);
});

test('where all are all-in the board is dealt with a breath before the river; otherwise no street is held up', claims('CAS-2.12'), () => {
  const dealt = (street: 'flop' | 'turn' | 'river') => ({ type: 'street-dealt', street, cards: [] }) as const;
  const open = table({ shown: [true, true, false, false] });
  const [flop = 0, turn = 0] = (['flop', 'turn'] as const).map((street) => holds(dealt(street), 1, open));
  expect(turn).toBeGreaterThan(1.5 * flop);
  expect(holds(dealt('turn'), 0.5, open)).toBe(turn / 2);
  expect(holds(dealt('turn'), 1, table())).toBeUndefined();
});
