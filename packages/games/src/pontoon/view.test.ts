import { openChance } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { cardsOf, totalOf } from './hand.ts';
import { handAt } from './places.ts';
import { britishTable, playOut } from './pontoon.fixture.ts';
import { pontoon } from './pontoon.ts';

const seed = (n: number) => openChance(n.toString(16).padStart(64, '0'));

test('covered cards are seen by their own seat alone', () => {
  const table = britishTable({ hands: ['Ah 4d', 'Ks 5h'] });
  expect(cardsOf(handAt(pontoon.view(table, 0), 0))).toEqual(['Ah', '4d']);
  expect(cardsOf(handAt(pontoon.view(table, 1), 0))).toEqual(['hidden', 'hidden']);
  expect(cardsOf(handAt(pontoon.view(table, 'rail'), 0))).toEqual(['hidden', 'hidden']);
});

test('a bought card is told to its buyer alone; a twisted one to everybody', () => {
  const table = britishTable({ hands: ['2h 4d', 'Ks 5h'], next: '3c 6c' });
  const [bought, twisted] = playOut(table, [0, { type: 'buy', amount: 10 }], [0, { type: 'twist' }]).beats;
  if (bought === undefined || twisted === undefined) throw new Error('Two beats.');
  expect(pontoon.viewEvent(bought.event, 0)).toMatchObject({ card: '3c' });
  expect(pontoon.viewEvent(bought.event, 1)).toMatchObject({ card: 'hidden' });
  expect(pontoon.viewEvent(twisted.event, 'rail')).toMatchObject({ card: '6c' });
});

test('an imagined table looks the same, keeps every card once, and fits how the hands were played', () => {
  const stuck = playOut(britishTable({ hands: ['Kh 9d', 'Qc 8d', '2h 3c'] }), [0, { type: 'stick' }]).state;
  const seen = pontoon.view(stuck, 1);
  const imagined = Array.from({ length: 15 }, (_, n) => pontoon.imagine(seen, 1, seed(n)));
  for (const state of imagined) {
    expect(pontoon.view(state, 1)).toEqual(seen);
    expect(new Set([...state.deck, ...state.hands.flat().flatMap(cardsOf)]).size).toBe(52);
    const { total } = totalOf(cardsOf(handAt(state, 0)));
    expect(total >= 15 && total <= 20).toBe(true); // it stuck, and it was no pontoon
    expect(totalOf(cardsOf(handAt(state, 2))).total).not.toBe(21); // a banker's pontoon would have been shown
  }
  expect(new Set(imagined.map((state) => JSON.stringify(state.hands))).size).toBeGreaterThan(10);
});

test('what cannot be is still imagined so that it looks right: a stuck hand of four covered twos and threes', () => {
  const table = britishTable({ hands: ['2h 2c 2d 2s', '3h 3c'], change: { status: 'stuck' } });
  const seen = pontoon.view({ ...table, turn: { place: 1, hand: 0 }, phase: 'banker' }, 1);
  expect(pontoon.view(pontoon.imagine(seen, 1, seed(1)), 1)).toEqual(seen);
});

test('a card that is dealt face down is told to its own seat alone', () => {
  const dealt = { type: 'card-dealt', place: 0, hand: 0, card: '5h', up: false } as const;
  expect([0, 1, 'rail'].map((viewer) => pontoon.viewEvent(dealt, viewer === 'rail' ? 'rail' : Number(viewer)))).toMatchObject([
    { card: '5h' },
    { card: 'hidden' },
    { card: 'hidden' },
  ]);
  expect(pontoon.viewEvent({ ...dealt, up: true }, 1)).toMatchObject({ card: '5h' });
});

describe('what another may hold', () => {
  const imagined = (state: ReturnType<typeof britishTable>, count: number) => {
    const seen = pontoon.view(state, 1);
    return Array.from({ length: count }, (_, n) => {
      const one = pontoon.imagine(seen, 1, seed(n));
      expect(pontoon.view(one, 1)).toEqual(seen);
      return cardsOf(handAt(one, 0));
    });
  };

  test('is not bust with the cards that lie open, which stay as they are', () => {
    const table = playOut(britishTable({ hands: ['2h 3d', 'Qc 8d'], next: 'Kc' }), [0, { type: 'twist' }]).state;
    for (const cards of imagined(table, 20)) {
      expect(cards[2]).toBe('Kc');
      expect(totalOf(cards).total).toBeLessThanOrEqual(21);
    }
  });

  test('before anything is done may be a pontoon, or too little to stick on', () => {
    const hands = imagined(britishTable({ hands: ['2h 3d', 'Qc 8d'] }), 60);
    expect(hands.some((cards) => totalOf(cards).total === 21)).toBe(true);
    expect(hands.some((cards) => totalOf(cards).total < 15)).toBe(true);
  });

  test('of one who has stuck is 15 at least, and may be just that', () => {
    const stuck = playOut(britishTable({ hands: ['Kh 9d', 'Qc 8d'] }), [0, { type: 'stick' }]).state;
    expect(Math.min(...imagined(stuck, 200).map((cards) => totalOf(cards).total))).toBe(15);
  });

  test('is found even where nothing fits: the open cards alone are bust', () => {
    const table = britishTable({ hands: ['2h Kd Qd 5c', 'Qc 8d'], change: { status: 'stuck' } });
    const [hand] = table.hands[0] ?? [];
    if (hand === undefined) throw new Error('There is a hand.');
    const open = { ...hand, cards: hand.cards.map((one, at) => ({ ...one, up: at > 0 })) };
    expect(imagined({ ...table, hands: [[open], ...table.hands.slice(1)] }, 3)[0]).toHaveLength(4);
  });
});
