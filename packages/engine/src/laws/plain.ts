/** Plain data: what survives JSON, whether two values are the same, and how to see that nobody changes one. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isPlain = (value: object): boolean => {
  const proto: unknown = Object.getPrototypeOf(value);
  // A plain object's prototype is the end of the chain; asking so holds for an object from another realm too.
  return !isObject(proto) || Object.getPrototypeOf(proto) === null;
};

const faultIn = (value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : ` is ${Object.is(value, -0) ? '-0' : value}`;
  if (!isObject(value)) return ` is ${typeof value}`;
  if (Array.isArray(value)) return faultInList(value);
  return isPlain(value) ? faultInFields(value) : ` is a ${value.constructor.name}`;
};

const faultInList = (list: readonly unknown[]): string | undefined => {
  // By `entries`, which stops at the holes of an array too.
  for (const [at, inner] of list.entries()) {
    const fault = faultIn(inner);
    if (fault !== undefined) return `.${at}${fault}`;
  }
  return undefined;
};

const faultInFields = (fields: Readonly<Record<string, unknown>>): string | undefined => {
  for (const key of Object.keys(fields)) {
    const fault = faultIn(fields[key]);
    if (fault !== undefined) return `.${key}${fault}`;
  }
  return undefined;
};

/** What in this value JSON would lose, and where: `state.deck is a Map`; undefined when nothing. */
export const lostInJson = (name: string, value: unknown): string | undefined => {
  const fault = faultIn(value);
  return fault === undefined ? undefined : `${name}${fault}`;
};

/** The same value as it would come back from a file or a wire. */
export const throughJson = <T>(value: T): T => {
  const copy: T = JSON.parse(JSON.stringify(value));
  return copy;
};

/** How often each card of a pack is there. */
export type CardTally = ReadonlyMap<string, number>;

/** Counts the cards of a pack. */
export const countPack = (cards: readonly string[]): CardTally => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** Whether these are the cards of the pack: all of them, and each as often. */
export const isWhole = (pack: CardTally, cards: readonly string[]): boolean => {
  const missing = new Map(pack);
  for (const card of cards) {
    const left = missing.get(card);
    if (left === undefined) return false;
    if (left === 1) missing.delete(card);
    else missing.set(card, left - 1);
  }
  return missing.size === 0;
};
