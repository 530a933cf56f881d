import { fork, read } from '@baize/engine';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { draw } from '../../../../scripts/draw.ts';
import { DECK, type SabaccCard } from './cards.ts';
import { compareWorth, handWorth } from './hand.ts';
import { presets } from './rules.ts';

/**
 * The order of hands, told again from the rules' sentences and from the letters of the cards alone. Nothing here is shared with
 * what is tested: values are read off the text, and the kinds of zero are lists of templates, not questions about counts.
 */
const numbers = (hand: readonly SabaccCard[]): readonly number[] =>
  hand.map((card) => (card[0] === 'z' ? 0 : Number.parseInt(card.slice(1), 10)));
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const spell = (values: readonly number[]): string => values.toSorted((a, b) => a - b).join(' ');
const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, n) => n + 1);

const signs = (values: readonly number[]): readonly (readonly number[])[] =>
  values.reduce<readonly (readonly number[])[]>(
    (all, value) =>
      all.flatMap((one) => [
        [...one, value],
        [...one, -value],
      ]),
    [[]],
  );

const templates: readonly (readonly string[])[] = [
  ['0 0'],
  ['-10 -10 0 10 10'],
  upTo(9).map((x) => spell([0, x, x, -x, -x])),
  ['-10 0 10'],
  upTo(9).map((x) => spell([0, x, -x])),
  [-1, 1].flatMap((sign) =>
    upTo(10).flatMap((a) =>
      upTo(10)
        .filter((b) => 3 * a === 2 * b)
        .map((b) => spell([a, a, a, -b, -b].map((x) => x * sign))),
    ),
  ),
  upTo(10).map((x) => spell([x, x, -x, -x])),
  ['-10 1 2 3 4', '-4 -3 -2 -1 10'],
  upTo(7).flatMap((x) =>
    signs([x, x + 1, x + 2, x + 3])
      .filter((run) => sum(run) === 0)
      .map(spell),
  ),
];
const rankOfTemplate = new Map(templates.flatMap((texts, rank) => texts.map((text) => [text, rank] as const)));

const hasThree = (values: readonly number[]): boolean =>
  values.some((a, i) =>
    values.some((b, j) => j > i && values.some((c, k) => k > j && Math.abs(a) === Math.abs(b) && Math.abs(b) === Math.abs(c))),
  );
const pairs = (values: readonly number[]): readonly number[] =>
  values.flatMap((a, i) => values.slice(i + 1).flatMap((b) => (Math.abs(a) === Math.abs(b) ? [Math.abs(a)] : [])));

const rankOf = (values: readonly number[]): number => {
  if (sum(values) !== 0) return 12;
  const known = rankOfTemplate.get(spell(values));
  if (known !== undefined) return known;
  if (hasThree(values)) return 9;
  return new Set(pairs(values)).size > 1 ? 10 : 11;
};

/** Which of two hands is better, sentence by sentence. */
const judge = (preset: keyof typeof presets, a: readonly SabaccCard[], b: readonly SabaccCard[]): number => {
  const [x, y] = [numbers(a), numbers(b)];
  const [p, q] = [sum(x), sum(y)];
  const plus = (values: readonly number[]) => values.filter((value) => value > 0);
  const rank = preset === 'spire' ? rankOf(y) - rankOf(x) : 0;
  if (rank !== 0) return Math.sign(rank);
  if (Math.abs(p) !== Math.abs(q)) return Math.abs(p) < Math.abs(q) ? 1 : -1;
  if (p !== q) return p > q ? 1 : -1;
  if (a.length !== b.length) return a.length > b.length ? 1 : -1;
  if (preset === 'house') return 0;
  return Math.sign(sum(plus(x)) - sum(plus(y)) || Math.max(0, ...plus(x)) - Math.max(0, ...plus(y)));
};

const allOf = (size: number): readonly (readonly SabaccCard[])[] => {
  const from = (start: number, left: number): readonly (readonly SabaccCard[])[] =>
    left === 0 ? [[]] : DECK.slice(start).flatMap((card, at) => from(start + at + 1, left - 1).map((rest) => [card, ...rest]));
  return from(0, size);
};

const someOf = (size: number, count: number): readonly (readonly SabaccCard[])[] => {
  const reader = read(fork('0b'.repeat(32), `hands of ${size}`));
  return Array.from({ length: count }, () => {
    const left = [...DECK];
    return Array.from({ length: size }, () => left.splice(reader.below(left.length), 1)).flat();
  });
};

const zeros = (hands: readonly (readonly SabaccCard[])[]): readonly (readonly SabaccCard[])[] =>
  hands.filter((hand) => sum(numbers(hand)) === 0);

test.each(['house', 'spire'] as const)(
  'totals and ties by the %s rules agree with a brute force',
  claims('CAS-5.22', 'CAS-5.23'),
  (preset) => {
    const some = draw(10_000, 60_000);
    const hands = [...allOf(2), ...allOf(3), ...someOf(4, some), ...someOf(5, some), ...zeros(someOf(5, 2 * some))];
    const ranked = hands.map((hand) => ({ hand, worth: handWorth(presets[preset], hand) })).sort((a, b) => compareWorth(a.worth, b.worth));
    // Both are orders, so where they agree on every two neighbours they agree on every two hands.
    const wrong = ranked.slice(1).flatMap(({ hand, worth }, at) => {
      const before = ranked[at];
      if (before === undefined) return [];
      const says = Math.sign(compareWorth(worth, before.worth));
      return says === judge(preset, hand, before.hand) ? [] : [[hand, before.hand]];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  },
);
