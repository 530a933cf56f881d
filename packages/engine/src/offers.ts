/** Offers: actions with blanks. Whether a value fills one, and how to fill one by chance. */
import type { Reader } from './chance.ts';
import type { Offer, OneOf, Range, Shapes, Some, Tagged } from './contract.ts';
import { type Fields, isFields } from './json.ts';

/** A blank for a number from `min` to `max`, in whole steps. */
export const range = (min: number, max: number, step = 1): Range => ({ kind: 'range', min, max, step });
/** A blank for one of these. */
export const oneOf = <T>(options: readonly T[]): OneOf<T> => ({ kind: 'oneOf', options });
/** A blank for `count` different ones of these. */
export const some = <T>(options: readonly T[], count: number): Some<T> => ({ kind: 'some', options, count });

type AnyBlank = Range | OneOf<unknown> | Some<unknown>;

const isBlank = (value: unknown): value is AnyBlank => isFields(value) && 'kind' in value;

const isNumber = (value: unknown): value is number => typeof value === 'number' && !Object.is(value, -0);

const fits = (blank: AnyBlank, value: unknown): boolean => {
  switch (blank.kind) {
    case 'range':
      // -0 passes every comparison, and JSON turns it into another number.
      return isNumber(value) && value >= blank.min && value <= blank.max && (value - blank.min) % blank.step === 0;
    case 'oneOf':
      return blank.options.includes(value);
    case 'some':
      return (
        Array.isArray(value) &&
        value.length === blank.count &&
        new Set(value).size === blank.count &&
        Array.from(value).every((one) => blank.options.includes(one)) // `every` alone passes over the holes of an array
      );
  }
};

// Every action of a simulation passes here, so keys are walked plainly and nothing is asked of an object twice.

/** Whether this value is the offer with its blanks filled: no unknown keys, no missing ones. */
export const accepts = <A extends Tagged>(offer: Offer<A>, value: unknown): value is A => {
  const asks: unknown = offer;
  if (!isFields(asks) || !isFields(value) || value['type'] !== offer.type) return false;
  const keys = Object.keys(asks);
  const filled = Object.keys(value);
  if (keys.length !== filled.length) return false;
  for (const key of keys) {
    if (!filled.includes(key)) return false;
    if (key === 'type') continue;
    const ask = asks[key];
    if (!(isBlank(ask) ? fits(ask, value[key]) : ask === value[key])) return false;
  }
  return true;
};

/** What the actions of a game are made of: the fields of each type besides the type itself, and what each must be. */
type Plans = ReadonlyMap<unknown, readonly (readonly [key: string, check: unknown])[]>;

const plansOf = (shapes: Fields): Plans =>
  new Map(Object.entries(shapes).map(([type, shape]) => [type, isFields(shape) ? Object.entries(shape) : []]));

// The plans that were read last: whoever plays a game asks for the same ones again and again.
let latest: { readonly shapes: Fields; readonly plans: Plans } = { shapes: {}, plans: new Map() };

/** Whether this value is a well-formed action: its type is known, every field is of its kind, and there are no others. */
export const isAction = <A extends Tagged>(shapes: Shapes<A>, value: unknown): value is A => {
  if (!isFields(value)) return false;
  if (latest.shapes !== shapes) latest = { shapes, plans: plansOf(shapes) };
  const plan = latest.plans.get(value['type']);
  if (plan === undefined) return false;
  const keys = Object.keys(value);
  if (keys.length !== plan.length + 1 || !keys.includes('type')) return false;
  for (const [key, check] of plan) if (!keys.includes(key) || typeof check !== 'function' || check(value[key]) !== true) return false;
  return true;
};

const fillBlank = (blank: AnyBlank, reader: Reader): unknown => {
  switch (blank.kind) {
    case 'range':
      return blank.min + blank.step * reader.below(Math.floor((blank.max - blank.min) / blank.step) + 1);
    case 'oneOf':
      return blank.options[reader.below(blank.options.length)];
    case 'some': {
      const left = [...blank.options];
      return Array.from({ length: blank.count }, () => left.splice(reader.below(left.length), 1)[0]);
    }
  }
};

/** The offer with its blanks filled by chance. */
export const fill = <A extends Tagged>(offer: Offer<A>, reader: Reader): A => {
  const filled = Object.fromEntries(Object.entries(offer).map(([key, ask]) => [key, isBlank(ask) ? fillBlank(ask, reader) : ask]));
  if (!accepts<A>(offer, filled)) throw new Error(`An offer that cannot be filled: ${JSON.stringify(offer)}`);
  return filled;
};

/** One of these offers, filled by chance: the weakest player there is, and a fuzzer's hand. */
export const fillAny = <A extends Tagged>(offers: readonly Offer<A>[], reader: Reader): A => {
  const offer = offers.length === 0 ? undefined : offers[reader.below(offers.length)];
  if (offer === undefined) throw new Error('There is no offer to fill.');
  return fill<A>(offer, reader);
};
