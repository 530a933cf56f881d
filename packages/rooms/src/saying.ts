/** What friends say at a table: one of the set phrases, or a few words of their own where the host lets them. */
import { isPhrase, type Phrase } from './personas.ts';

/** Something that is said. */
export type Remark = { readonly phrase: Phrase } | { readonly words: string };

/** So many letters at most. */
export const LONGEST_SAYING = 48;

// Letters with their marks, digits, signs of a sentence and of a sum. No control character, no markup, no other direction of writing.
const SENTENCE = /^[\p{L}\p{M}\p{N}\p{P}\p{Sc}+=~^| ]+$/u;
const MEANT = /[\p{L}\p{N}\p{P}]/u;
// Some letters and marks are not to be seen, or pile up over their neighbours.
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{M}{2}/u;
const LATIN = /\p{Script=Latin}/u;
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Whether a word mixes alphabets whose letters look alike: it reads as another word. */
const isMasked = (word: string): boolean => LATIN.test(word) && LOOKALIKE.test(word);

/** Words as they may be said at a table; undefined when they may not. */
export const normalizeWords = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || text.length > 4 * LONGEST_SAYING) return undefined;
  const words = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isFit = SENTENCE.test(words) && MEANT.test(words) && !UNSEEN.test(words) && [...words].length <= LONGEST_SAYING;
  return isFit && !words.split(' ').some(isMasked) ? words : undefined;
};

/** Whether this is something that may stand in a log or a frame: a phrase, or words that need no tidying, and not both. */
export const isSaying = (value: { readonly [field: string]: unknown }): boolean => {
  const { phrase, words } = value;
  return words === undefined ? isPhrase(phrase) : phrase === undefined && normalizeWords(words) === words;
};

/** Whether friends may say something of their own at a table: they may by default. */
export const mayUseOwnWords = ({ words }: { readonly words?: boolean }): boolean => words !== false;
