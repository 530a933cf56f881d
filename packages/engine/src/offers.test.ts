import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { type Card, isCard, PACK } from './cards.ts';
import { openChance, read } from './chance.ts';
import type { Offer, Shapes } from './contract.ts';
import { accepts, fill, fillAny, isAction, oneOf, range, some } from './offers.ts';

type Action =
  | { readonly type: 'stick' }
  | { readonly type: 'bet'; readonly amount: number }
  | { readonly type: 'choose'; readonly colour: 'red' | 'black'; readonly amount: number }
  | { readonly type: 'pass'; readonly cards: readonly Card[] };

const shapes: Shapes<Action> = {
  stick: {},
  bet: { amount: (value) => typeof value === 'number' },
  choose: { colour: (value) => value === 'red' || value === 'black', amount: (value) => typeof value === 'number' },
  pass: { cards: (value): value is readonly Card[] => Array.isArray(value) && value.every(isCard) },
};

const stick: Offer<Action> = { type: 'stick' };
const bet: Offer<Action> = { type: 'bet', amount: range(10, 50, 10) };
const choose: Offer<Action> = { type: 'choose', colour: oneOf(['red', 'black']), amount: range(0, 3) };
const pass: Offer<Action> = { type: 'pass', cards: some(['2c', '3c', '4c', '5c'], 3) };
const offers = [stick, bet, choose, pass];

const reader = (at: number) => read({ ...openChance('5eed'.repeat(16)), at });
const takes = (offer: Offer<Action>, value: unknown): boolean => accepts<Action>(offer, value);

/** Any offer there could be, not only those above. */
const anyOffer: fc.Arbitrary<Offer<Action>> = fc.oneof(
  fc.constant(stick),
  fc
    .tuple(fc.integer(), fc.nat(1e6), fc.integer({ min: 1, max: 50 }))
    .map(([min, more, step]) => ({ type: 'bet' as const, amount: range(min, min + more, step) })),
  fc
    .tuple(fc.nat(9), fc.nat(9))
    .map(([min, more]) => ({ type: 'choose' as const, colour: oneOf<'red' | 'black'>(['red', 'black']), amount: range(min, min + more) })),
  fc
    .tuple(fc.uniqueArray(fc.constantFrom(...PACK), { minLength: 1, maxLength: 13 }), fc.nat(99))
    .map(([cards, pick]) => ({ type: 'pass' as const, cards: some(cards, pick % (cards.length + 1)) })),
);

describe('filling an offer', claims('PON-14.6', 'PON-14.7', 'PON-14.8'), () => {
  test('gives an action that the offer accepts and the shapes know', () => {
    fc.assert(
      fc.property(anyOffer, fc.nat(10_000), (offer, at) => {
        const action = fill<Action>(offer, reader(at));
        expect(takes(offer, action)).toBe(true);
        expect(isAction<Action>(shapes, action)).toBe(true);
      }),
      { seed: 1, numRuns: 100 },
    );
  });
  test('an action with a key too many, or one too few, is not accepted', () => {
    fc.assert(
      fc.property(anyOffer, fc.nat(10_000), fc.string(), fc.anything(), (offer, at, key, value) => {
        const action = fill<Action>(offer, reader(at));
        const more = Object.defineProperty({ ...action }, key, { value, enumerable: true });
        if (!Object.hasOwn(action, key)) expect(takes(offer, more) || isAction<Action>(shapes, more)).toBe(false);
        for (const missing of Object.keys(action)) {
          const less = Object.fromEntries(Object.entries(action).filter(([name]) => name !== missing));
          expect(takes(offer, less) || isAction<Action>(shapes, less)).toBe(false);
        }
      }),
      { seed: 2, numRuns: 80 },
    );
  });
  test('every way to fill it is found', () => {
    const found = (offer: Offer<Action>): Set<string> =>
      new Set(Array.from({ length: 200 }, (_, at) => JSON.stringify(fill<Action>(offer, reader(at * 3)))));
    expect(found(bet).size).toBe(5);
    expect(found(choose).size).toBe(8);
    expect(found(pass).size).toBe(24);
  });
  test('any of several offers is filled, and each is', () => {
    const types = new Set(Array.from({ length: 60 }, (_, at) => fillAny<Action>(offers, reader(at)).type));
    expect(types).toEqual(new Set(['stick', 'bet', 'choose', 'pass']));
  });
  test('what cannot be filled is a bug, and throws', () => {
    expect(() => fillAny<Action>([], reader(0))).toThrow('There is no offer to fill.');
    expect(() => fill<Action>({ type: 'bet', amount: range(5, 4) }, reader(0))).toThrow(RangeError);
    expect(() => fill<Action>({ type: 'pass', cards: some(['2c'], 2) }, reader(0))).toThrow(RangeError);
    expect(() => fill<Action>({ type: 'pass', cards: some(['2c', '2c'], 2) }, reader(0))).toThrow('An offer that cannot be filled');
  });
});

describe('a range', () => {
  test.each([10, 20, 50])('of tens from 10 to 50 takes %s', (amount) => {
    expect(takes(bet, { type: 'bet', amount })).toBe(true);
  });
  test.each([9, 0, 51, 60, 15, 10.5, -10, Number.NaN, Number.POSITIVE_INFINITY, '10', [10], null, undefined, 10n])(
    'of tens from 10 to 50 does not take %s',
    (amount) => {
      expect(takes(bet, { type: 'bet', amount })).toBe(false);
    },
  );
  test('its ends are its ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), (min, more) => {
        const offer: Offer<Action> = { type: 'bet', amount: range(min, min + more) };
        const taken = [min - 1, min, min + more, min + more + 1].map((amount) => takes(offer, { type: 'bet', amount }));
        expect(taken).toEqual([false, true, true, false]);
      }),
      { seed: 3, numRuns: 60 },
    );
  });
  test('minus nothing is not nothing', () => {
    expect(takes(choose, { type: 'choose', colour: 'red', amount: 0 })).toBe(true);
    expect(takes(choose, { type: 'choose', colour: 'red', amount: -0 })).toBe(false);
  });
});

test('one of several is one of them', () => {
  expect(takes(choose, { type: 'choose', colour: 'black', amount: 3 })).toBe(true);
  for (const colour of ['green', '', 'Red', ['red'], null, undefined])
    expect(takes(choose, { type: 'choose', colour, amount: 3 })).toBe(false);
});

describe('some of several', () => {
  test.each([[['2c', '3c', '4c']], [['5c', '2c', '4c']]])('%j are three of them', (cards) => {
    expect(takes(pass, { type: 'pass', cards })).toBe(true);
  });
  test.each([
    [['2c', '3c']],
    [['2c', '3c', '4c', '5c']],
    [['2c', '3c', '3c']],
    [['2c', '3c', '6c']],
    [['2c', '3c', null]],
    ['2c3c4c'],
    [{ 0: '2c', 1: '3c', 2: '4c', length: 3 }],
    [new Set(['2c', '3c', '4c'])],
  ])('%j are not', (cards) => {
    expect(takes(pass, { type: 'pass', cards })).toBe(false);
  });
  test('a hole is no card', () => {
    const holed: unknown[] = ['2c', '3c'];
    holed.length = 3;
    expect(takes(pass, { type: 'pass', cards: holed })).toBe(false);
    expect(takes({ type: 'pass', cards: some(['2c'], 1) }, { type: 'pass', cards: new Array(1) })).toBe(false);
  });
});

describe('hostile values', () => {
  const own = (json: string): unknown => JSON.parse(json);
  test.each([
    ['a key named __proto__', own('{"type":"stick","__proto__":{}}')],
    ['only a key named __proto__', own('{"__proto__":{"type":"stick"}}')],
    ['an inherited action', Object.create({ type: 'stick' })],
    ['the type __proto__', { type: '__proto__' }],
    ['the type constructor', { type: 'constructor' }],
    ['the type toString', { type: 'toString' }],
    ['a type that is a list', { type: ['stick'] }],
    ['an action in a list', [{ type: 'stick' }]],
    ['a list with a type', Object.assign([], { type: 'stick' })],
    ['its own offer', bet],
    ['nothing', null],
    ['a text', 'stick'],
    ['a function', () => ({ type: 'stick' })],
  ])('%s is no action', (_, value) => {
    expect(isAction<Action>(shapes, value)).toBe(false);
    expect(offers.some((offer) => takes(offer, value))).toBe(false);
  });
  test('no value at all makes them throw', () => {
    const value = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constantFrom('stick', 'bet', 'pass'), amount: fc.anything(), cards: fc.anything() }, { requiredKeys: [] }),
    );
    fc.assert(
      fc.property(value, (any) => {
        const known = isAction<Action>(shapes, any);
        for (const offer of offers) if (takes(offer, any)) expect(known).toBe(true);
      }),
      { seed: 4, numRuns: 100 },
    );
  });
});
