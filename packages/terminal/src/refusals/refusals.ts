/** What is wrong with a command line, in a sentence. */
import type { Fault, Faults, UnknownKind } from './faults.ts';
import { refusalWords } from './language/index.ts';

/** The sentence for a fault. */
export const refusalSaid = <K extends keyof Faults>({ fault, facts }: Fault<K>): string => refusalWords()[fault](...facts);

/** "There’s no game "ponton". Did you mean pontoon?"; or the whole list when nothing is near. */
export const unknown = (what: UnknownKind, given: string, known: readonly string[], dashes = ''): string =>
  refusalWords().unknown(what, given, known, dashes);
