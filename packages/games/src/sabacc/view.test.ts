import { openChance } from '@baize/engine';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { cardsAt } from './places.ts';
import { all, playOut, tableWith } from './sabacc.fixture.ts';
import { sabacc } from './sabacc.ts';
import { unseenBy } from './view.ts';

const seed = (n: number) => openChance(n.toString(16).padStart(64, '0'));
const table = tableWith({ hands: ['c+7 s-3', 't+4 c-9', 't+1 t-2'], discard: 's-6 s+1', next: 'c+2' });

test(
  'own cards are seen, those of the others not; a card taken from the discard pile is open to all, and only it',
  claims('CAS-5.1'),
  () => {
    const { state } = playOut(table, [0, { type: 'swap', card: 'c+7' }]);
    expect(cardsAt(sabacc.view(state, 0), 0)).toEqual(['s+1', 's-3']);
    for (const viewer of [1, 2, 'rail'] as const) {
      const seen = sabacc.view(state, viewer);
      expect(cardsAt(seen, 0)).toEqual(['s+1', 'hidden']);
      expect(JSON.stringify(seen)).not.toMatch(/"s-3"|"deck"|"seed"|"chance"/);
    }
    expect(cardsAt(sabacc.view(state, 2), 2)).toEqual(['t+1', 't-2']);
  },
);

test(
  'everybody sees both pots, the dice, all chips and stakes, and every discard with the top one last',
  claims('CAS-5.1', 'CAS-5.2'),
  () => {
    const seen = sabacc.view({ ...table, staked: [40, 40, 40], dice: [2, 5] }, 'rail');
    expect(seen).toMatchObject({ sabaccPot: 200, dice: [2, 5], stacks: [1000, 1000, 1000], staked: [40, 40, 40], discard: ['s-6', 's+1'] });
    expect(seen.cardsInDeck).toBe(54);
  },
);

test('a drawn card is told to its drawer alone; a released one to everybody', () => {
  const [drew, released] = playOut(table, [0, { type: 'draw' }], [0, { type: 'release', card: 'c+7' }]).beats;
  if (drew === undefined || released === undefined) throw new Error('Two beats.');
  expect(sabacc.viewEvent(drew.event, 0)).toMatchObject({ card: 'c+2' });
  expect(sabacc.viewEvent(drew.event, 1)).toMatchObject({ card: 'hidden' });
  expect(sabacc.viewEvent(released.event, 'rail')).toMatchObject({ card: 'c+7' });
});

test('a junked hand is among the discards, and no longer unseen', () => {
  const { state } = playOut(table, [0, { type: 'junk' }]);
  const seen = sabacc.view(state, 2);
  expect(seen.discard).toEqual(['s-6', 's+1', 'c+7', 's-3']);
  expect(unseenBy(seen)).toHaveLength(62 - 4 - 2);
  expect(unseenBy(seen)).not.toContain('c+7');
});

test('an imagined table looks the same, keeps open cards where they are, and has every card once', () => {
  const { state } = playOut(table, [0, { type: 'swap', card: 'c+7' }]);
  const seen = sabacc.view(state, 2);
  const imagined = Array.from({ length: 30 }, (_, n) => sabacc.imagine(seen, 2, seed(n)));
  for (const other of imagined) {
    expect(sabacc.view(other, 2)).toEqual(seen);
    expect(cardsAt(other, 0)[0]).toBe('s+1');
    expect(new Set([...other.deck, ...other.discard, ...other.hands.flat().map(({ card }) => card)]).size).toBe(62);
  }
  expect(new Set(imagined.map(({ hands }) => JSON.stringify(hands))).size).toBeGreaterThan(25);
});

test('a view that covers more cards than there are is a bug, and throws', () => {
  const seen = sabacc.view(table, 0);
  const covered = Array.from({ length: 63 }, () => ({ card: 'hidden' as const, open: false }));
  expect(() => sabacc.imagine({ ...seen, hands: [covered] }, 0, seed(1))).toThrow('unseen');
});

test('at the end everybody sees every hand that is shown', () => {
  const last = { ...table, round: 3, phase: 'betting' as const };
  const { state } = playOut(last, ...all([0, 1, 2], { type: 'check' }));
  expect(sabacc.view(state, 'rail').hands).toEqual(state.hands);
});
