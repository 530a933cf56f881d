/** Parts of a run, as they are written to files by many machines, and put together again. */
import { isFields, parseJson } from '@baize/engine';
import type { SimulationPlan } from './plan.ts';
import { addTotals, type SimulationTotals } from './totals.ts';

/** A part of a run: the plan that all of them share, and what this stretch came to. */
export interface SimulationPart {
  readonly kind: 'baize-simulation';
  readonly plan: SimulationPlan;
  readonly totals: SimulationTotals;
}

/** The parts together, or why they do not fit. */
export type Merged = { readonly ok: true; readonly part: SimulationPart } | { readonly ok: false; readonly because: string };

/** The text of a part. */
export const makePart = (plan: SimulationPlan, totals: SimulationTotals): string =>
  JSON.stringify({ kind: 'baize-simulation', plan, totals } satisfies SimulationPart);

const isPlayer = (value: unknown): boolean =>
  isFields(value) &&
  ['rounds', 'won', 'lost', 'sum', 'evenings', 'ruined'].every((name) => Number.isSafeInteger(value[name])) &&
  ['squares', 'eveningSquares'].every((name) => /^\d{1,60}$/.test(String(value[name]))) &&
  ['byRound', 'byEvening', 'course'].every((name) => isFields(value[name])) &&
  Array.isArray(value['points']);

const isTotals = (value: unknown): value is SimulationTotals =>
  isFields(value) &&
  isFields(value['stretch']) &&
  Number.isSafeInteger(value['stretch']['from']) &&
  Number.isSafeInteger(value['stretch']['to']) &&
  Array.isArray(value['players']) &&
  value['players'].every(isPlayer);

const isPlan = (value: unknown): value is SimulationPlan =>
  isFields(value) &&
  typeof value['game'] === 'string' &&
  typeof value['preset'] === 'string' &&
  typeof value['seed'] === 'string' &&
  Number.isSafeInteger(value['rounds']) &&
  Number.isSafeInteger(value['evening']) &&
  isFields(value['strategies']) &&
  Array.isArray(value['players']);

/** The part in a text; undefined when it is not one. */
export const parsePart = (text: string): SimulationPart | undefined => {
  const value = parseJson(text);
  if (!isFields(value) || value['kind'] !== 'baize-simulation') return undefined;
  const { plan, totals } = value;
  return isPlan(plan) && isTotals(totals) ? { kind: 'baize-simulation', plan, totals } : undefined;
};

/** Puts parts together, in whatever order they come. They must be of one plan, and none may be missing between two others. */
export const mergeParts = (parts: readonly SimulationPart[]): Merged => {
  const [first, ...others] = parts.toSorted((a, b) => a.totals.stretch.from - b.totals.stretch.from);
  if (first === undefined) return { ok: false, because: 'There is nothing to put together.' };
  const plan = JSON.stringify(first.plan);
  let { totals } = first;
  for (const other of others) {
    if (JSON.stringify(other.plan) !== plan) return { ok: false, because: 'These parts belong to different runs.' };
    const { from } = other.totals.stretch;
    if (from < totals.stretch.to) return { ok: false, because: `Evening ${from + 1} is there twice.` };
    if (from > totals.stretch.to) return { ok: false, because: `Evening ${totals.stretch.to + 1} is missing.` };
    totals = addTotals(totals, other.totals);
  }
  return { ok: true, part: { ...first, totals } };
};
