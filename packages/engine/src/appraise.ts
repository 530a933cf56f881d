/** Appraisals: actions put in order by what they are worth, and found again. */
import type { Appraisal, Appraised, GameTypes, Tagged } from './contract.ts';
import { isFields } from './json.ts';

/** An action and its exact worth. */
export interface Valued<T extends GameTypes> {
  readonly action: T['action'];
  readonly value: number;
}

/** Actions whose worth is known exactly, the highest first; undefined when there is no choice among them. */
export const rankExact = <T extends GameTypes>(
  unit: Appraised<T>['unit'],
  scale: number,
  valued: readonly Valued<T>[],
): Appraised<T> | undefined => {
  if (valued.length < 2) return undefined;
  const best = Math.max(...valued.map(({ value }) => value));
  const actions = valued.toSorted((a, b) => b.value - a.value).map((one): Appraisal<T> => ({ ...one, behind: best - one.value, error: 0 }));
  return { unit, basis: 'exact', scale, actions };
};

/** A value told apart from others, whatever the order of keys and of things in a list: three cards passed are the same three. */
const nameOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(nameOf).sort().join()}]`;
  if (!isFields(value)) return JSON.stringify(value) ?? '';
  const fields = Object.keys(value).sort();
  return `{${fields.map((key) => `${key}:${nameOf(value[key])}`).join()}}`;
};

/** Whether two actions do the same. */
export const isSameAction = (one: Tagged, other: Tagged): boolean => one.type === other.type && nameOf(one) === nameOf(other);

/** What was found of this action; undefined when it was not weighed. */
export const appraisalOf = <T extends GameTypes>({ actions }: Appraised<T>, action: T['action']): Appraisal<T> | undefined =>
  actions.find((one) => isSameAction(one.action, action));
