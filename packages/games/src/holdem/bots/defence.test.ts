import { fork, openChance, sightOf } from '@baize/engine';
import { expect, test } from 'vitest';
import { dealt, playOut } from '../holdem.fixture.ts';
import { holdem } from '../holdem.ts';
import { cardCode, cardOfCode } from '../ranking/codes.ts';
import type { State } from '../state.ts';
import { bots } from './index.ts';
import { COMBOS } from './starting.ts';

const { seed } = openChance('de'.repeat(32));

/** The part of all hands, every so many of them asked, that the shark gives up here. */
const folded = (state: State, every: number): number => {
  const seat = state.turn ?? 0;
  const others = state.hands.flatMap((hand, one) => (one === seat ? [] : hand));
  const gone = [...others, ...state.board].map(cardCode);
  const hands = COMBOS.filter((combo, at) => at % every === 0 && !combo.some((code) => gone.includes(code)));
  const folds = hands.filter((combo, at) => {
    const held = combo.map(cardOfCode);
    const asked = { ...state, hands: state.hands.map((hand, one) => (one === seat ? held : hand)) };
    return bots.shark(sightOf(holdem, asked, seat), fork(seed, `${at}`)).type === 'fold';
  });
  return folds.length / hands.length;
};

/** What part of the hands has to fold so that putting in so much to win this pot pays with any two cards. */
const breakEven = (pot: number, risked: number): number => risked / (pot + risked);

const alone = () => dealt({ preset: 'tda', hands: ['7d2c', '9h4s'], board: 'Qh9c4d2sJh', button: 0 });

test('for two, raising with anything before the flop does not pay', () => {
  expect(folded(playOut(alone(), 'raise 60').state, 9)).toBeLessThan(breakEven(30, 50));
  expect(folded(playOut(alone(), 'raise 40').state, 9)).toBeLessThan(breakEven(30, 30));
});

test('nor does raising a raise', () => {
  expect(folded(playOut(alone(), 'raise 60', 'raise 120').state, 9)).toBeLessThan(breakEven(80, 100));
});

test('nor does betting the pot on the river, once both have only checked', () => {
  const river = playOut(alone(), 'call', 'check', 'check', 'check', 'check', 'check', 'bet 40').state;
  expect([river.street, river.turn]).toEqual(['river', 0]);
  expect(folded(river, 53)).toBeLessThan(breakEven(40, 40) + 0.05);
});

test('a bet of many times the pot is answered by the best hands alone', () => {
  const river = playOut(alone(), 'call', 'check', 'check', 'check', 'check', 'check', 'bet 900').state;
  expect(folded(river, 53)).toBeGreaterThan(0.8);
});
