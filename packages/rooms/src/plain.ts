/** Plain values: whether two say the same, and what lies in them. */
import { type Fields, isFields } from '@baize/engine';

/** Whether this is a whole number from 0 on. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0 && !Object.is(value, -0);

const sameLists = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at] && !isAlike(a[at], b[at])) return false;
  return true;
};

const sameFields = (a: Fields, b: Fields): boolean => {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (a[key] !== b[key] && !(Object.hasOwn(b, key) && isAlike(a[key], b[key]))) return false;
  return true;
};

/** Whether two plain values say the same, in whatever order their keys stand. */
export const isAlike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameLists(a, b);
  return isFields(a) && isFields(b) && sameFields(a, b);
};

/** Every text in a value, however deep. */
export const gatherTexts = (value: unknown, found = new Set<string>()): ReadonlySet<string> => {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) for (const inner of value) gatherTexts(inner, found);
  else if (isFields(value)) for (const inner of Object.values(value)) gatherTexts(inner, found);
  return found;
};
