/** A sentence for each fault: what is wrong, and what would be right. */
import { nearest, quoted } from '../../kit/text.ts';
import type { Faults } from '../faults.ts';

/** The words of refusals. */
export type RefusalWords = { readonly [K in keyof Faults]: (...facts: Faults[K]) => string };

/** What can be said to a word that is not known: itself in quotation marks, the nearest that is known, and all. */
export interface UsageAdvice {
  readonly word: string;
  readonly near: string | undefined;
  readonly all: readonly string[];
}

/** The same from what was typed. */
export const adviceFor = (given: string, known: readonly string[], dashes: string): UsageAdvice => {
  const near = nearest(given, known);
  return { word: quoted(dashes + given), near: near === undefined ? undefined : dashes + near, all: known.map((name) => dashes + name) };
};
