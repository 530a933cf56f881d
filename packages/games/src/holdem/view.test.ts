import { openChance } from '@baize/engine';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { dealt, opened, playOut } from './holdem.fixture.ts';
import { holdem } from './holdem.ts';

const table = { hands: ['AcQd', 'TcTh', 'QsJs'], board: 'Qh9c4d2cJh', button: 0 } as const;

test('a player sees their own cards, and the backs of all others', claims('CAS-2.4'), () => {
  const view = holdem.view(dealt(table), 2);
  expect(view.hands).toEqual([
    ['hidden', 'hidden'],
    ['hidden', 'hidden'],
    ['Qs', 'Js'],
  ]);
  expect(holdem.view(dealt(table), 'rail').hands.flat()).not.toContain('Qs');
  expect(JSON.stringify(view)).not.toContain('Qh');
});

test('the pot, what is in the middle, the bets and the price can be seen', claims('CAS-2.1'), () => {
  const flop = playOut(dealt({ ...table, stacks: [30, 1000, 1000] }), 'raise 100', 'call', 'call').state;
  const view = holdem.view(flop, 1);
  expect([view.pot, view.pots, view.toCall, view.board]).toEqual([
    230,
    [
      { amount: 90, seats: [1, 2, 0] },
      { amount: 140, seats: [1, 2] },
    ],
    0,
    ['Qh', '9c', '4d'],
  ]);
  const asked = holdem.view(playOut(flop, 'bet 60').state, 2);
  expect([asked.pot, asked.bets, asked.toCall, asked.level]).toEqual([290, [0, 60, 0], 60, 60]);
});

test('a dealt card is told only to whom it belongs', () => {
  const [first] = opened(table).beats.flatMap(({ event }) => (event.type === 'card-dealt' ? [event] : []));
  expect(first).toEqual({ type: 'card-dealt', seat: 1, card: 'Tc' });
  expect(first && holdem.viewEvent(first, 1)).toEqual(first);
  expect(first && holdem.viewEvent(first, 2)).toEqual({ type: 'card-dealt', seat: 1, card: 'hidden' });
});

test('what is imagined looks the same, and every card is in it once', () => {
  const flop = playOut(dealt(table), 'call', 'check', 'call').state;
  const seen = holdem.view(flop, 2);
  const other = holdem.imagine(seen, 2, openChance('ab'.repeat(32)));
  expect(holdem.view(other, 2)).toEqual(seen);
  expect([other.deck.length, new Set(other.deck).size]).toEqual([52, 52]);
  expect([other.burned.length, other.dealt]).toEqual([flop.burned.length, flop.dealt]);
  expect(other.deck.slice(0, other.dealt).toSorted()).toEqual([...other.hands.flat(), ...other.board, ...other.burned].toSorted());
});

test('before the flop nothing is burned in what is imagined, and after the river three cards are', () => {
  const start = dealt(table);
  const river = playOut(start, 'call', 'check', 'call', 'check', 'check', 'check', 'check', 'check', 'check').state;
  const burned = [start, river].map((state) => holdem.imagine(holdem.view(state, 2), 2, openChance('ab'.repeat(32))).burned.length);
  expect(burned).toEqual([0, 3]);
});

test('hands that are shown are seen by everybody, and a price only by who is asked', () => {
  const over = playOut(dealt(table), 'call', 'check', 'call', ...Array.from({ length: 9 }, () => 'check')).state;
  expect(over.shown).toContain(true);
  for (const viewer of [0, 1, 2, 'rail'] as const)
    expect(holdem.view(over, viewer).hands.filter((_, seat) => over.shown[seat])).toEqual(over.hands.filter((_, seat) => over.shown[seat]));
  const asked = playOut(dealt(table), 'raise 60').state;
  expect([holdem.view(asked, 2).toCall, holdem.view(asked, 'rail').toCall, holdem.view({ ...asked, phase: 'between' }, 2).toCall]).toEqual([
    40, 0, 0,
  ]);
});

test('a hand that has been folded away shows no backs', () => {
  const state = dealt(table);
  expect(holdem.view({ ...state, hands: [[], ...state.hands.slice(1)] }, 2).hands[0]).toEqual([]);
});
