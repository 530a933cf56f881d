import { type Card, openChance, PACK, rulesOf, speakBy, suitOf } from '@baize/engine';
import { heartsModule, ledSuit, type Play, type View } from '@baize/games/hearts';
import { afterEach, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import {
  gained,
  moonOutcome,
  namedCard,
  newCards,
  nextOfSuit,
  pointsText,
  sideOf,
  sortedHandAt,
  trickNumber,
  trickOf,
  whyBarred,
} from './hands.ts';
import { heartsTableWords } from './language/index.ts';
import { courseOf } from './ScoreChart.tsx';

const { game } = heartsModule;
const { state } = game.open({ rules: rulesOf(game, 'house'), stacks: [0, 0, 0, 0], chance: openChance('ab'.repeat(32)) });
const table = (change: Partial<View>): View => ({
  ...game.view(state, 0),
  phase: 'playing',
  hands: [['Qs', '4c', '9c', 'Kd'], ['hidden'], ['hidden'], ['hidden']],
  passes: [['2h', '3h', '4h'], null, null, ['Qs', '4c', 'Ad']],
  ...change,
});
const lead: readonly Play[] = [
  { seat: 2, card: '2c' },
  { seat: 3, card: 'Kc' },
];
const taken = { plays: [...lead, { seat: 0, card: '9c' }, { seat: 1, card: 'Ac' }], taker: 1, points: 0 } as const;

afterEach(() => speakBy(() => 'en'));

test('what is told of a trick belongs to it from its first card until it is taken, and to no other', () => {
  const during = [[], lead.slice(0, 1), lead].map((trick) => trickNumber({ hand: 2, tricks: [taken], trick }));
  const after = trickNumber({ hand: 2, tricks: [taken, taken], trick: [] });
  // Before its first card it is the last one's time; then the same number, until it has been taken.
  expect(new Set(during).size).toBe(2);
  expect(during[1]).toBe(during[2]);
  expect(during[2]).toBe(after);
  expect(trickNumber({ hand: 2, tricks: [taken, taken], trick: lead })).not.toBe(after);
  expect(trickNumber({ hand: 3, tricks: [], trick: [] })).not.toBe(trickNumber({ hand: 2, tricks: [], trick: [] }));
});

test('a seat has its side: the next to play sits in the west', claims('HEA-10.1'), () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 0))).toEqual(['south', 'west', 'north', 'east']);
  expect(sideOf(0, 3)).toBe('west');
});

test('a hand is held by suit, the lowest card first, black and red in turn', () => {
  expect(sortedHandAt(table({}), 0)).toEqual(['4c', '9c', 'Kd', 'Qs']);
});

const labelled = (view: View, card: Card): string =>
  heartsTableWords().card(card, undefined, whyBarred(view, 0, card), ledSuit(view.trick));
const barred: readonly (readonly [View, Card])[] = [
  [table({ trick: lead }), 'Kd'],
  [table({ trick: lead }), '4c'],
  [table({ hands: [['Ah', '3d'], [], [], []], tricks: [taken], broken: false }), 'Ah'],
  [table({ hands: [['2c', '3d'], [], [], []] }), '3d'],
  [table({ hands: [['Ah', '3d'], [], [], []], trick: lead }), 'Ah'],
];

test('a card says in a few words why it may not be played', claims('HEA-3.2', 'HEA-4.1', 'HEA-5.1'), () => {
  expect(barred.map(([view, card]) => labelled(view, card))).toEqual([
    'King of diamonds, not playable: follow clubs',
    '4 of clubs',
    'Ace of hearts, not playable: hearts aren’t broken',
    '3 of diamonds, not playable: the 2 of clubs leads',
    'Ace of hearts, not playable: no points on the first trick',
  ]);
  speakBy(() => 'de');
  expect(barred.map(([view, card]) => labelled(view, card))).toEqual([
    'Karo-König, nicht spielbar: Kreuz bedienen',
    'Kreuz-4',
    'Herz-Ass, nicht spielbar: Herz ist nicht gebrochen',
    'Karo-3, nicht spielbar: erst die Kreuz-2',
    'Herz-Ass, nicht spielbar: keine Punkte in den ersten Stich',
  ]);
});

test('what was received is news until the first trick is over', claims('HEA-2.3'), () => {
  expect(newCards(table({ direction: 'left' }), 0)).toEqual({ from: 3, cards: ['Qs', '4c', 'Ad'] });
  expect(newCards(table({ direction: 'left', tricks: [taken] }), 0)).toBeUndefined();
  const { card } = heartsTableWords();
  expect(card('Qs', { name: 'Felix' }, 'follow-suit', 'c')).toBe('Queen of spades, from Felix, not playable: follow clubs');
  expect(card('Td', undefined, undefined, undefined)).toBe('10 of diamonds');
});

test('a taken trick lies there with its taker while it lingers, and then the next one', claims('HEA-10.5'), () => {
  const view = table({ tricks: [taken], trick: [{ seat: 1, card: '5d' }] });
  expect(trickOf(view, true)).toEqual({ number: 1, plays: taken.plays, taking: 1, isTaken: true });
  expect(trickOf(view, false)).toEqual({ number: 2, plays: view.trick, taking: 1, isTaken: false });
  expect(trickOf(table({ trick: lead }), true)).toMatchObject({ number: 1, taking: 3, isTaken: false });
});

test('each way to take the moon is told with what it makes of the scores', claims('HEA-6.3'), () => {
  const plays = PACK.filter((card) => suitOf(card) === 'h' || card === 'Qs').map((card, place) => ({ seat: place % 4, card }));
  const view = table({ tricks: [taken, { plays, taker: 0, points: 26 }], scores: [20, 40, 80, 10] });
  expect(moonOutcome(view, 'minus')).toEqual({ scores: [-6, 40, 80, 10], winners: [] });
  expect(moonOutcome(view, 'plus')).toEqual({ scores: [20, 66, 106, 36], winners: [0] });
});

test('the course of a game goes from hand to hand, and signs are true signs', claims('HEA-6.4'), () => {
  const line = (points: readonly number[]) => ({ direction: 'left', points, moon: null }) as const;
  expect(courseOf([line([4, 0, 20, 2]), line([-26, 0, 0, 0])], 0)).toEqual([0, 4, -22]);
  expect([gained(13), gained(0), gained(-26), pointsText(-3), pointsText(7)]).toEqual(['+13', '0', '−26', '−3', '7']);
});

test('a card is found by its suit and rank, and a suit is gone through round and round', () => {
  const hand = sortedHandAt(table({}), 0);
  expect(namedCard(hand, 's', 'Q')).toBe('Qs');
  expect(namedCard(hand, 'h', 'Q')).toBeUndefined();
  expect([nextOfSuit(hand, 'c', undefined), nextOfSuit(hand, 'c', '4c'), nextOfSuit(hand, 'c', '9c')]).toEqual(['4c', '9c', '4c']);
  expect(nextOfSuit(hand, 'h', undefined)).toBeUndefined();
});
