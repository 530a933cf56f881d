/** Plain JSON from a wire or a file: what is there, before anybody knows what it means. */

/** An object with keys. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether this value is an object with keys, and no list. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a text of JSON says; undefined when it is not one. */
export const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // JSON.parse throws for nothing else: the answer says that the text is not JSON.
    return undefined;
  }
};

const sameLists = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!isEqual(a[at], b[at])) return false;
  return true;
};

const sameFields = (a: Fields, b: Fields): boolean => {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !isEqual(a[key], b[key])) return false;
  return true;
};

/** Whether two plain values say the same, in whatever order their keys stand. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameLists(a, b);
  return isFields(a) && isFields(b) && sameFields(a, b);
};

/** Every text in a value, however deep. */
export const textsIn = (value: unknown, found = new Set<string>()): ReadonlySet<string> => {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) for (const inner of value) textsIn(inner, found);
  else if (isFields(value)) for (const inner of Object.values(value)) textsIn(inner, found);
  return found;
};

/** Whether this is a whole number from 0 on. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0 && !Object.is(value, -0);

/** A plain value as one text, whatever the order its keys stand in: what is fingerprinted must not depend on it. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${fields.join(',')}}`;
};
