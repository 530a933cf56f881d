/** Pontoon in sentences: which one is said stands in language/speak.ts, how it is said in language/words.en.ts and its like. */
import type { Words } from '@baize/engine';
import { pontoonWords } from './language/index.ts';
import type { Headline } from './language/pontoon-words.ts';
import { headlineIn, speak } from './language/speak.ts';
import type { Pontoon, Verdict, View } from './state.ts';

/** The words of Pontoon. */
export const words: Words<Pontoon> = speak(pontoonWords);

/** How one hand fared: "You win", "20 beats 19", and both in a sentence. */
export const headlineOf = (view: View, verdict: Verdict): Headline => headlineIn(pontoonWords(), view, verdict);
