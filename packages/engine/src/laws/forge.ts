/** Forgeries: what somebody with an editor and a motive makes of a record. It stays plain JSON; something in it is no longer so. */
import type { Reader } from '../chance.ts';
import { isEqual, isFields } from '../json.ts';

type Path = readonly (string | number)[];

const keysOf = (value: unknown): Path => (Array.isArray(value) ? [...value.keys()] : isFields(value) ? Object.keys(value) : []);

/** The way to some part of a value: every field of it as likely as the others beside it. */
const somePath = (value: unknown, reader: Reader): Path => {
  const keys = keysOf(value);
  const key = keys[reader.below(Math.max(1, keys.length))];
  if (key === undefined) return [];
  return [key, ...(reader.below(4) === 0 ? [] : somePath(at(value, [key]), reader))];
};

/** The same place in another hand, another line or another seat. */
const besides = (value: unknown, path: Path, reader: Reader): Path => {
  const list = path.findIndex((key) => typeof key === 'number');
  const siblings = list < 0 ? [] : keysOf(at(value, path.slice(0, list)));
  const other = siblings[reader.below(Math.max(1, siblings.length))];
  return other === undefined ? path : path.with(list, other);
};

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((one, key) => (Array.isArray(one) ? one[Number(key)] : isFields(one) ? one[key] : undefined), value);

/** The value with what lies at a path changed; undefined takes a field away. */
const withAt = (value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, place) => (place === key ? (withAt(one, rest, change) ?? null) : one));
  if (!isFields(value)) return value;
  const changed = withAt(value[key], rest, change);
  const { [key]: _gone, ...others } = value;
  return changed === undefined ? others : { ...value, [key]: changed };
};

const forgeText = (text: string, reader: Reader): string => {
  if (text === '') return 'x';
  const place = reader.below(text.length);
  const other = /\d/.test(text.charAt(place)) ? String((Number(text.charAt(place)) + 1 + reader.below(9)) % 10) : 'a';
  return text.slice(0, place) + (other === text.charAt(place) ? 'b' : other) + text.slice(place + 1);
};

const forgeList = (list: readonly unknown[], reader: Reader): readonly unknown[] => {
  const place = reader.below(list.length);
  const ways: readonly (() => readonly unknown[])[] = [
    () => list.toSpliced(place, 1),
    () => list.toSpliced(place, 0, list[place]),
    () => list.toReversed(),
    () => list.slice(0, place),
    () => list.slice(place + 1),
    () => [...list.slice(place), ...list.slice(0, place)],
    () => list.with(place, list[reader.below(list.length)]),
  ];
  return ways[reader.below(ways.length)]?.() ?? list;
};

/** Something else in place of a value; undefined takes it away. */
const forgeOne = (old: unknown, reader: Reader): unknown => {
  if (reader.below(8) === 0) return undefined;
  if (typeof old === 'number') return old + ([1, -1, 100, -100][reader.below(4)] ?? 1);
  if (typeof old === 'string') return forgeText(old, reader);
  if (typeof old === 'boolean') return !old;
  if (old === null) return ['00'.repeat(32), 0, [], {}][reader.below(4)];
  if (Array.isArray(old)) return old.length === 0 ? [null] : forgeList(old, reader);
  return undefined;
};

/** A record after a forgery or two, by chance: a figure, a word, a field, or the order of things. */
export const forge = (record: unknown, reader: Reader): unknown => {
  let forged = record;
  for (let left = 1 + reader.below(2); left > 0; left -= 1) {
    const path = somePath(forged, reader);
    // What stands at the same place of another hand looks most like the truth.
    const moved = reader.below(3) === 0 ? at(forged, besides(forged, path, reader)) : undefined;
    forged = withAt(forged, path, (old) => (moved === undefined || isEqual(moved, old) ? forgeOne(old, reader) : moved));
  }
  return forged;
};
