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

/** How far one thing lies above another on average, and one standard error of that. */
export interface Difference {
  readonly mean: number;
  readonly error: number;
}

/**
 * How far the trials of one action lie above those of another in the same worlds, each weighed by its likelihood. Since both were tried
 * in the same worlds, the error is that of the difference, far below the errors of the two. `from` and `to` pick some of the worlds.
 */
export const differenceOf = (one: Float64Array, other: Float64Array, weights: Float64Array, from = 0, to = weights.length): Difference => {
  let [weight, sum] = [0, 0];
  for (let at = from; at < to; at += 1) {
    weight += weights[at] ?? 0;
    sum += (weights[at] ?? 0) * ((one[at] ?? 0) - (other[at] ?? 0));
  }
  if (weight === 0) return { mean: 0, error: 0 };
  const mean = sum / weight;
  let squares = 0;
  for (let at = from; at < to; at += 1) squares += ((weights[at] ?? 0) * ((one[at] ?? 0) - (other[at] ?? 0) - mean)) ** 2;
  return { mean, error: Math.sqrt(squares) / weight };
};

/** What an action brought in every world that it was tried in. */
export interface Tried<T extends GameTypes> {
  readonly action: T['action'];
  /** Higher is better, whatever the unit. */
  readonly worth: Float64Array;
}

/**
 * The best of some actions by the first half of their worlds, and how far the others are behind it in the second half: measured in the
 * worlds that chose it, everybody would seem to lose. What they are worth is measured there too, so that no two figures disagree.
 */
export const rankTried = <T extends GameTypes>(
  tried: readonly Tried<T>[],
  weights: Float64Array,
  sign: 1 | -1,
): readonly Appraisal<T>[] => {
  const [half, all] = [weights.length >> 1, weights.length];
  const none = new Float64Array(all);
  const [first, ...others] = tried.toSorted((a, b) => differenceOf(b.worth, a.worth, weights, 0, half).mean);
  if (first === undefined) return [];
  const best = sign * differenceOf(first.worth, none, weights, half).mean;
  const behind = others.map((one): Appraisal<T> => {
    const { mean, error } = differenceOf(first.worth, one.worth, weights, half);
    const lag = Math.max(0, mean);
    return { action: one.action, value: best - sign * lag, behind: lag, error };
  });
  return [{ action: first.action, value: best, behind: 0, error: 0 }, ...behind.toSorted((a, b) => a.behind - b.behind)];
};
