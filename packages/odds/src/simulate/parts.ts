/** Parts of a run, as they are written to files by many machines, and put together again. */
import { isFields, parseJson } from '@baize/engine';
import type { SimulationPlan } from './plan.ts';
import type { SimulationFault } from './simulation-fault.ts';
import { addTotals, type SimulationTotals } from './totals.ts';

/** A part of a run: the plan that all of them share, and what this stretch came to. */
export interface SimulationPart {
  readonly kind: 'baize-simulation';
  readonly plan: SimulationPlan;
  readonly totals: SimulationTotals;
}

/** The parts together, or why they do not fit. */
export type Merged = { readonly ok: true; readonly part: SimulationPart } | { readonly ok: false; readonly why: SimulationFault };

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
  if (first === undefined) return { ok: false, why: { type: 'no-parts' } };
  const plan = JSON.stringify(first.plan);
  let { totals } = first;
  for (const other of others) {
    if (JSON.stringify(other.plan) !== plan) return { ok: false, why: { type: 'other-run' } };
    const { from } = other.totals.stretch;
    if (from < totals.stretch.to) return { ok: false, why: { type: 'evening-twice', evening: from + 1 } };
    if (from > totals.stretch.to) return { ok: false, why: { type: 'evening-missing', evening: totals.stretch.to + 1 } };
    totals = addTotals(totals, other.totals);
  }
  return { ok: true, part: { ...first, totals } };
};
