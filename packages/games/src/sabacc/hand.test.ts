import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { cardValue, DECK, isSabaccCard, type SabaccCard, shapeName } from './cards.ts';
import { compareWorth, handWorth, isSabacc, totalOf } from './hand.ts';
import { presets } from './rules.ts';
import { cards } from './sabacc.fixture.ts';
import { type Make, makeOf, makes } from './spire.ts';

const compare = (a: string, b: string, preset: keyof typeof presets = 'house') =>
  Math.sign(compareWorth(handWorth(presets[preset], cards(a)), handWorth(presets[preset], cards(b))));

test('the deck has 62 cards: three suits from -10 to -1 and from 1 to 10, and two zeros', claims('CAS-5.4'), () => {
  expect(new Set(DECK).size).toBe(62);
  for (const suit of ['circle', 'square', 'triangle']) {
    const values = DECK.filter((card) => shapeName(card) === suit).map(cardValue);
    expect(values.toSorted((a, b) => a - b)).toEqual([-10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  }
  expect(DECK.filter((card) => cardValue(card) === 0)).toEqual(['z1', 'z2']);
  expect(shapeName('z1')).toBe('sylop');
  expect([isSabaccCard('t-10'), isSabaccCard('t-11'), isSabaccCard('t+0'), isSabaccCard('hidden'), isSabaccCard(7)]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a total is the sum of the numbers on the cards', claims('CAS-5.21'), () => {
  expect(totalOf(cards('c+7 s-3 t-10 z1'))).toBe(-6);
  expect(isSabacc(cards('c+7 s-7'))).toBe(true);
  expect(isSabacc(cards('c+7 s-6'))).toBe(false);
});

test('the nearest to zero wins; of the same distance, plus beats minus', claims('CAS-5.22'), () => {
  expect(compare('c+5 s-4', 'c+5 s-3')).toBe(1);
  expect(compare('c+5 s-4', 'c+4 s-5')).toBe(1);
  expect(compare('c-2 s+1', 't+2 z1')).toBe(1);
});

test('of equal totals, zeros among them, more cards win; then they are equal', claims('CAS-5.23'), () => {
  expect(compare('c+5 s-4 t-1', 'c+4 s-4')).toBe(1);
  expect(compare('c+5 s-3 t-1', 't+4 c-3')).toBe(1);
  expect(compare('c+5 s-5', 'z1 z2')).toBe(0);
});

const examples: Readonly<Record<Make, readonly string[]>> = {
  'pure sabacc': ['z1 z2'],
  'full sabacc': ['z1 c+10 s+10 c-10 t-10'],
  fleet: ['z2 c+4 s+4 c-4 t-4', 'z2 c+9 s+9 c-9 t-9'],
  'prime sabacc': ['z1 c+10 t-10'],
  'yee-haa': ['z1 c+3 t-3', 'z2 c+9 s-9'],
  rhylet: ['c+2 s+2 t+2 c-3 s-3', 'c-6 s-6 t-6 c+9 t+9'],
  squadron: ['c+5 s+5 c-5 t-5'],
  'gee whiz': ['c+1 s+2 t+3 c+4 c-10', 'c-1 s-2 t-3 c-4 c+10'],
  'straight khyron': ['c+5 s-6 t-7 c+8', 'c-1 s+2 t+3 c-4'],
  'banthas wild': ['c+3 s+3 t+3 c-9', 'c+2 s+2 t-2 c-5 s+3'],
  'rule of two': ['c+3 s-3 t+5 c-5', 'c+1 s-1 t+2 c-2', 'z1 z2 c+5 c-5', 'c+6 s-6 t+5 c-5 z1'],
  sabacc: ['c+7 s-7', 'c+7 s-4 t-3', 'z1 c+7 s-4 t-3', 'z1 c+1 s+2 t-3'],
  nothing: ['c+7 s-6', 'z1 c+1', 'c+5 s+5 c-5 t-4'],
};

test.each(makes)('spire: %s is known', (make) => {
  expect(examples[make].map((text) => makeOf(cards(text)))).toEqual(examples[make].map(() => make));
});

test('spire: each kind of zero beats the next, whatever its cards', () => {
  const one = makes.map((make) => examples[make][0] ?? '');
  for (const [at, better] of one.entries()) for (const worse of one.slice(at + 1)) expect(compare(better, worse, 'spire')).toBe(1);
});

test('spire: ties go by plus, number of cards, sum of plus cards, highest plus card, and are then equal', () => {
  expect(compare('c+5 s-4', 's+4 c-5', 'spire')).toBe(1);
  expect(compare('c+5 s-3 t-1', 't+4 c-3', 'spire')).toBe(1);
  expect(compare('c+9 s-9', 'c+8 s-8', 'spire')).toBe(1);
  expect(compare('c+9 s+1 t-10', 'c+8 t+2 s-10', 'spire')).toBe(1);
  expect(compare('c+9 s-9', 't+9 c-9', 'spire')).toBe(0);
  // The house looks at none of it.
  expect(compare('c+9 s-9', 'c+8 s-8')).toBe(0);
});

test('spire: a sylop beside more than its pair, or both of them, is no yee-haa', () => {
  const of = (text: string): Make => makeOf(cards(text));
  expect(of('z1 c+3 t-3 c+4 s-4')).toBe('rule of two');
  expect(of('z1 z2 c+10 t-10')).toBe('rule of two');
  const cardsOfOne: readonly SabaccCard[] = ['z1'];
  expect(makeOf(cardsOfOne)).toBe('sabacc');
});

test('spire: a hand that lacks one thing of a make is of another', () => {
  const of = (text: string): Make => makeOf(cards(text));
  // Two sylops are no pure sabacc beside others; four of a kind beside a pair of sylops are no fleet.
  expect(of('z1 z2 c+7 s-4 t-3')).toBe('sabacc');
  // Four of a kind with a fifth card are no squadron; three and two of a kind are no rhylet unless each is of one sign.
  expect(of('c+5 s+5 t+5 c-5 c-10')).toBe('banthas wild');
  expect(of('c+6 s+6 t-6 c-3 s-3')).toBe('banthas wild');
  expect(of('c+2 s+2 t+2 c-4 s-2')).toBe('banthas wild');
  // A run is of four cards, one after another, without a sylop.
  expect(of('c+1 s+2 t+4 c-7')).toBe('sabacc');
  expect(of('c+1 s-2 t-3 c+4 s+5 t+6')).toBe('nothing');
  expect(of('c+1 s-2 t+3 c+4 s-6')).toBe('sabacc');
  expect(of('c+2 s+3 t+4 s+1 c-10')).toBe('gee whiz');
  expect(of('c+1 s+2 t+3 c+5 c-10 s-1')).toBe('sabacc');
});

test('spire: minus cards do not count for the highest plus', () => {
  expect(handWorth(presets.spire, cards('c+7 s-10')).slice(-2)).toEqual([7, 7]);
  expect(handWorth(presets.spire, cards('c-7 s-1')).slice(-2)).toEqual([0, 0]);
  expect(handWorth(presets.spire, cards('c+7 s+2 t-9')).slice(-2)).toEqual([9, 7]);
});

test('a sylop has no suit, whatever its letter', () => {
  expect(['z1', 'z2', 'c+1', 's-1', 't+1'].flatMap((text) => cards(text).map(shapeName))).toEqual([
    'sylop',
    'sylop',
    'circle',
    'square',
    'triangle',
  ]);
});
