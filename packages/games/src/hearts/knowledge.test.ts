import type { Card, Seat, Viewer } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { type Laid, openGame, tableWith } from './hearts.fixture.ts';
import { hearts } from './hearts.ts';
import { knowledgeOf } from './knowledge.ts';
import { presets } from './rules.ts';
import { SEATS } from './seats.ts';
import type { View } from './state.ts';

/** The seats that may hold a card, as far as a view tells. */
const mayHold = (view: View, viewer: Viewer, card: Card): readonly Seat[] => {
  const { unseen, masks } = knowledgeOf(view, viewer);
  const mask = masks[unseen.indexOf(card)] ?? 0;
  return SEATS.filter((seat) => (mask >> seat) & 1);
};

/** The same, seen from seat 0, which holds spades and low hearts only. */
const after = (laid: Laid, card: Card): readonly Seat[] => {
  const spades = '2s 3s 4s 5s 6s 7s 8s 9s Ts Js Ks As'.split(' ').slice(0, 13 - (laid.tricks?.length ?? 0));
  return mayHold(hearts.view(tableWith({ ...laid, hands: [spades.join(' '), null, null, null] }), 0), 0, card);
};

describe('what a card that was played tells of the others', () => {
  const discarded: Laid = {
    tricks: [
      [0, '2c 3c 4c 5c'],
      [3, '6c 7c 5d 8c'],
    ],
  };
  test('who did not follow has no more of that suit, and may have any other', () => {
    expect([after(discarded, '9c'), after(discarded, '9d'), after(discarded, 'Kh')]).toEqual([
      [2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  test('a penalty card on the first trick means that there was nothing else', () => {
    const first: Laid = { tricks: [[0, '2c 2h 3c 4c']], turn: 3 };
    expect([after(first, '9d'), after(first, '9c'), after(first, 'Kh'), after(first, 'Qs')]).toEqual([
      [2, 3],
      [2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  test('any other card on the first trick, or a penalty card later, means only that the suit is gone', () => {
    const first: Laid = { tricks: [[0, '2c 3d 3c 4c']], turn: 3 };
    expect([after(first, '9d'), after(first, '9c')]).toEqual([
      [1, 2, 3],
      [2, 3],
    ]);
    const later: Laid = {
      tricks: [
        [0, '2c 3c 4c 5c'],
        [3, '6c 7c 5h 8c'],
      ],
    };
    expect([after(later, '9d'), after(later, '9c')]).toEqual([
      [1, 2, 3],
      [2, 3],
    ]);
  });
});

describe('what a heart that was led tells', () => {
  const throwing = (card: string): Laid => ({
    tricks: [
      [3, '2c 3c 4c 5c'],
      [2, `6c 7c ${card} 8c`],
    ],
    trick: [1, '3h'],
  });
  const seen = (laid: Laid) =>
    mayHold(hearts.view(tableWith({ ...laid, hands: ['2s 3s 4s 5s 6s 7s 8s 9s Ts Js Ks', null, null, null] }), 0), 0, '9d');

  test('before hearts are broken: the leader has nothing else', () => {
    expect(seen(throwing('4d'))).toEqual([2, 3]);
    expect(seen(throwing('Qs'))).toEqual([2, 3]);
  });
  test('after a heart was thrown: nothing', () => {
    expect(seen(throwing('4h'))).toEqual([1, 2, 3]);
  });
  test('after the queen, where she breaks hearts: nothing; after another card there: as ever', () => {
    const rules = { ...presets.house, queenBreaksHearts: true };
    expect(seen({ ...throwing('Qs'), rules })).toEqual([1, 2, 3]);
    expect(seen({ ...throwing('4d'), rules })).toEqual([2, 3]);
  });
});

describe('the two of clubs', () => {
  const state = openGame();
  const viewer = SEATS.find((seat) => !state.hands[seat]?.includes('2c')) ?? 0;
  const others = SEATS.filter((seat) => seat !== viewer);

  test('may lie with anybody before the pass is over', () => {
    expect(mayHold(hearts.view(state, viewer), viewer, '2c')).toEqual(others);
  });
  test('lies with who is to lead it, for a player and for the rail', () => {
    const begun = { ...hearts.view(state, viewer), phase: 'playing', turn: (viewer + 1) % 4 } as const;
    expect(mayHold(begun, viewer, '2c')).toEqual([(viewer + 1) % 4]);
    const rail = { ...hearts.view(state, 'rail'), phase: 'playing', turn: 2 } as const;
    expect([mayHold(rail, 'rail', '2c'), mayHold(rail, 'rail', '3c')]).toEqual([[2], [0, 1, 2, 3]]);
  });
  test('may lie with anybody while cards are still dealt', () => {
    const dealing = { ...hearts.view(state, viewer), phase: 'playing', turn: (viewer + 1) % 4, cardsInDeck: 4 } as const;
    expect(mayHold(dealing, viewer, '2c')).toEqual(others);
  });
});
