import { fork, inFull, type Sight, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { betLaid, me, playOut, tableWith, withSpot } from '../blackjack.fixture.ts';
import { blackjack } from '../blackjack.ts';
import { presets, type Rules } from '../rules.ts';
import type { Blackjack, State } from '../state.ts';
import { valueOfInsurance, valuesIn } from '../values/index.ts';
import { lessonWords, words } from '../words.ts';
import { advise as adviceOf, coach } from './exact.ts';
import { bots } from './index.ts';

/** What is advised, and how the reason is said. */
const advise = (...asked: Parameters<typeof adviceOf>) => {
  const { action, why } = adviceOf(...asked);
  return { action, because: inFull(words.why(why, me)) };
};

const sight = (state: State): Sight<Blackjack> => sightOf(blackjack, state, 0);
const chance = fork('b07'.padEnd(64, '0'), 'bots');
const does = (name: keyof typeof bots, state: State): string => bots[name](sight(state), chance).type;
const table = (you: string, dealer: string, rules: Rules = presets.classic, spent = ''): State => tableWith({ you, dealer, rules, spent });
const asked = playOut(betLaid({ next: '9s Ah 9h 8c', rules: presets.vegas }), 'deal').state;

describe('every player of the house', () => {
  test.each(['mimic', 'basic', 'exact'] as const)('%s lays the smallest bet and goes on', (name) => {
    expect(bots[name](sight(betLaid({ next: '', bet: 0, stack: 1000 })), chance)).toEqual({ type: 'bet', amount: 10 });
    expect(does(name, betLaid({ next: '' }))).toBe('deal');
    const over = playOut(table('Ks 9d', 'Kc 8h'), 'stand').state;
    expect(does(name, over)).toBe('again');
    expect(does(name, withSpot(over, { stack: 20 }))).toBe('ready');
    expect(does(name, asked)).toBe('decline');
  });
});

test('mimic does as the dealer has to', () => {
  expect([does('mimic', table('Ks 6d', '6c 5h')), does('mimic', table('Ks 7d', '6c 5h'))]).toEqual(['hit', 'stand']);
  expect([does('mimic', table('As 6d', '6c 5h')), does('mimic', table('As 6d', '6c 5h', presets.vegas))]).toEqual(['stand', 'hit']);
});

describe('basic goes by the chart', () => {
  test.each([
    ['Ks 6d', '6c 5h', 'stand'],
    ['Ks 6d', 'Tc 5h', 'surrender'],
    ['9s 2d', '6c 5h', 'double'],
    ['As 7d', '6c 5h', 'double'],
    ['8s 8d', 'Tc 5h', 'split'],
    ['As Ad', '6c 5h', 'split'],
    ['Ks Qd', '6c 5h', 'stand'],
    ['2s 3d 6c', '6c 5h', 'hit'],
    ['As 2d 5c', '6c 5h', 'stand'],
  ])('%s against %s: %s', (you, dealer, move) => {
    expect(does('basic', table(you, dealer, presets.vegas))).toBe(move);
  });
  test('and falls back where the table is short of chips', () => {
    expect(does('basic', withSpot(table('9s 2d', '6c 5h', presets.vegas), { stack: 0 }))).toBe('hit');
    expect(does('basic', withSpot(table('8s 8d', '6c 5h', presets.vegas), { stack: 0 }))).toBe('stand');
  });
});

describe('exact', () => {
  test('sees the cards that are gone', () => {
    // With the small cards spent, a hit on 16 can hardly help.
    const small = '2h 2c 2d 2s 3h 3c 3d 3s 4h 4c 4d 4s 5h 5c 5d';
    expect(does('exact', table('Ks 6d', 'Tc 7h'))).toBe('hit');
    expect(does('exact', table('Ks 6d', 'Tc 7h', presets.classic, small))).toBe('stand');
  });
  test('insures when more than a third of the cards are tens', () => {
    expect(valueOfInsurance(sight(asked).view)).toBeLessThan(0);
    expect(does('exact', asked)).toBe('decline');
    // The spent cards of a single deck tell it.
    const single: Rules = { ...presets.vegas, decks: 1 };
    const low = tableWith({
      you: '9s 9h',
      dealer: 'Ah 8c',
      rules: single,
      spent: '2h 2c 2d 2s 3h 3c 3d 3s 4h 4c 4d 4s',
      change: { phase: 'insurance' },
    });
    expect(does('exact', low)).toBe('insure');
  });
  test('splits and doubles by their worth', () => {
    expect(does('exact', table('9s 2d', '6c 5h'))).toBe('double');
    const values = valuesIn(sight(table('9s 9d', '7c 5h')).view, sight(table('9s 9d', '7c 5h')).offers);
    expect(Object.keys(values)).toEqual(['hit', 'stand', 'double', 'split']);
    expect(values.stand).toBeGreaterThan(values.split ?? 1);
  });
  test('plays on when the shoe is nearly empty', () => {
    const most =
      '2h 2c 2d 2s 3h 3c 3d 3s 4h 4c 4d 4s 5h 5c 5d 5s 6h 6c 6s 8h 8c 8d 8s 9h 9c 9d 9s Th Td Ts Jh Jc Jd Js Qh Qc Qd Qs Kh Kc Kd';
    expect(['hit', 'stand']).toContain(does('exact', table('Ks 6d', 'Tc 7h', presets.classic, most)));
  });
});

describe('the hint', () => {
  test('names every alternative and its value in one sentence', () => {
    const { action, because } = advise(sight(table('Ks 6d', 'Tc 7h', presets.vegas)));
    expect(action).toEqual({ type: 'surrender' });
    expect(because).toMatch(
      /^For every 100 bet, surrender loses 50 on average; hitting loses 5\d, standing loses 5\d and doubling loses \d+\.$/,
    );
  });
  test('speaks of insurance and of bets', () => {
    expect(advise(sight(asked)).because).toMatch(/^For every 100 bet on it, insurance loses \d+ on average\.$/);
    expect(advise(sight(betLaid({ next: '' }))).because).toBe('No bet is better than another, so the smallest will do.');
  });
});

describe('the coach', () => {
  const turn = sight(table('Ks 6d', '6c 5h'));
  const says = (at: Sight<Blackjack>, type: string): string => {
    const lesson = coach(at, type);
    return lesson === undefined ? '' : lessonWords(lesson);
  };
  test('says what a decision cost', () => {
    const lesson = coach(turn, 'hit');
    expect(lesson).toMatchObject({ best: 'stand', taken: 'hit' });
    expect(lesson?.cost).toBeGreaterThan(0.2);
    expect(says(turn, 'hit')).toMatch(/^Standing was better, by \d\d for every 100 bet\.$/);
  });
  test('and when there was no better one', () => {
    expect(coach(turn, 'stand')).toEqual({ best: 'stand', taken: 'stand', cost: 0 });
    expect(says(turn, 'stand')).toBe('Standing was best.');
  });
  test('tells a small mistake with a decimal', () => {
    // A pair of hands that is nearly a toss-up: sixteen against a ten.
    expect(says(sight(table('Ks 6d', 'Tc 7h', presets.classic)), 'stand')).toMatch(
      /^Hitting was better, by \d+(\.\d)? for every 100 bet\.$/,
    );
  });
  test('says nothing of what is no move with a hand', () => {
    expect(coach(turn, 'ready')).toBeUndefined();
  });
});
