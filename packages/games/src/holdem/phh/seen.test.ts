import { expect, test } from 'vitest';
import { readHistories } from './history.ts';
import { appraisedTold, decisionTold, hasUnknownStacks, seenDecisions } from './seen.ts';

/** A hand of three in which Clara, the first, has aces; in cents, so that a file and a table count otherwise. */
const HAND = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [0.10, 0.20, 0]
min_bet = 0.20
starting_stacks = [20, 20.50, 20]
actions = ['d dh p1 AsAh', 'd dh p2 QhQd', 'd dh p3 7c2d', 'p3 f', 'p1 cbr 0.60', 'p2 cc', 'd db AcKdKs', 'p1 cbr 0.75', 'p2 cbr 3',
  'p1 cc', 'd db 2h', 'p1 cc', 'p2 cc', 'd db 3h', 'p1 cc', 'p2 cbr 5', 'p1 f']
players = ['Clara', 'Ben', 'Ann']
`;

const seenBy = (player: number, text = HAND) => {
  const [entry] = readHistories(text);
  if (entry?.ok !== true) throw new Error('It can be read.');
  return seenDecisions(entry.history, player);
};

test('a player’s decisions are those that the player was asked for', () => {
  expect(seenBy(0).map(({ action }) => action.type)).toEqual(['raise', 'bet', 'call', 'check', 'check', 'fold']);
  expect(seenBy(2).map(({ action }) => action.type)).toEqual(['fold']);
  expect(seenBy(7)).toEqual([]);
});

test('whose cards the file does not tell has none, nor has anybody in a hand that cannot be played', () => {
  expect(seenBy(1, HAND.replace('QhQd', '????'))).toEqual([]);
  expect(seenBy(0, HAND.replace("'p3 f', ", ''))).toEqual([]);
});

test('what the others held and what came later changes nothing in a decision', () => {
  const first = JSON.stringify(seenBy(0));
  expect(first).not.toMatch(/Qh|7c/);
  expect(JSON.stringify(seenBy(0, HAND.replace('7c2d', 'KcKh')))).toBe(first);
  expect(JSON.stringify(seenBy(0, HAND.replace('QhQd', '????')))).toBe(first);
  const dearer = seenBy(0, HAND.replace("'p2 cbr 5'", "'p2 cbr 5.555'"));
  expect(JSON.stringify(dearer.slice(0, 5))).toBe(JSON.stringify(seenBy(0).slice(0, 5)));
  expect(JSON.stringify(dearer[5])).not.toBe(JSON.stringify(seenBy(0)[5]));
});

test('amounts are told as the file has them', () => {
  const told = seenBy(0).map(decisionTold);
  expect(told.slice(0, 2).map(({ action }) => action)).toEqual([
    { type: 'raise', to: 0.6 },
    { type: 'bet', amount: 0.75 },
  ]);
  expect(told[1]?.sight).toMatchObject({
    view: { stacks: [19.4, 19.9, 20], pot: 1.2 },
    offers: expect.arrayContaining([{ type: 'check' }]),
  });
  expect(told[2]?.sight.view).toMatchObject({ level: 3, toCall: 2.25 });
  const [raise] = seenBy(0);
  const found = { unit: 'chips', basis: 'model', scale: 30, actions: [] } as const;
  expect(raise && appraisedTold(found, raise)).toMatchObject({ scale: 3 });
});

test('a stack that nobody knows is told of', () => {
  const open = (text: string) => readHistories(text).map((entry) => entry.ok && hasUnknownStacks(entry.history));
  expect([open(HAND), open(HAND.replace('20.50', 'inf'))]).toEqual([[false], [true]]);
});
