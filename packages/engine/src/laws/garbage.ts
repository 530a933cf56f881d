/** Garbage: what a broken screen, a tampered save or a hostile wire might send in place of an action. */
import type { Reader } from '../chance.ts';
import type { Tagged } from '../contract.ts';

// biome-ignore format: one thing a line would hide how few they are
const ODD: readonly unknown[] = [
  undefined, null, true, 0, -0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '', 'hidden', 'As', [], [null], new Array(1), {},
  { type: 'ready', kind: 'range' }, Symbol.iterator, 10n, () => 'As', new Map(),
];

const HOSTILE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'type', ''] as const;

/** An own key, whatever its name: `{ ['__proto__']: 1 }` as a literal would set the prototype. */
const withKey = (fields: object, key: string, value: unknown): object =>
  Object.defineProperty({ ...fields }, key, { value, enumerable: true, configurable: true, writable: true });

const without = (fields: object, key: string): object => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));

const nearNumbers = (value: unknown): readonly unknown[] =>
  typeof value === 'number' ? [value - 1, value + 1, value + 0.5, -value, String(value), value + 2 ** 32] : [];
const nearLists = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? [value.slice(1), [...value, ...value], [...value, value[0]], value.map(() => value[0]), new Array(value.length)]
    : [];

/** Actions that are almost this one: a key gone, a key too many, a value next to it or of another kind. */
export const nearMisses = (action: Tagged, types: readonly string[]): readonly unknown[] => {
  const keys = Object.entries(action);
  return [
    [action],
    JSON.stringify(action),
    Object.create(action),
    ...types.map((type) => ({ ...action, type })),
    ...HOSTILE.filter((key) => key !== 'type').map((key) => withKey(action, key, action)),
    ...keys.map(([key]) => without(action, key)),
    ...keys.flatMap(([key, value]) => [...ODD, ...nearNumbers(value), ...nearLists(value)].map((odd) => withKey(action, key, odd))),
  ];
};

/** A value such as JSON may hold, by chance. */
const anyJson = (reader: Reader, depth: number): unknown => {
  const key = (): string => HOSTILE[reader.below(HOSTILE.length)] ?? 'amount';
  switch (reader.below(depth > 0 ? 6 : 4)) {
    case 0:
      return null;
    case 1:
      return reader.below(2) === 0;
    case 2:
      return reader.below(2 ** 16) / 4 - 64;
    case 3:
      return key();
    case 4:
      return Array.from({ length: reader.below(4) }, () => anyJson(reader, depth - 1));
    default:
      return withKey(withKey({}, 'type', key()), key(), anyJson(reader, depth - 1));
  }
};

/** Things that are no action at all: a fixed list, and some by chance. */
export const rubbish = (reader: Reader): readonly unknown[] => [
  ...ODD,
  ...HOSTILE,
  ...HOSTILE.map((type) => ({ type })),
  ...ODD.map((type) => ({ type })),
  ...Array.from({ length: 8 }, () => anyJson(reader, 3)),
];
