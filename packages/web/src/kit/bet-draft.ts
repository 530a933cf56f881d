/** A bet as it is being laid: every step kept, so that it can be taken back. Pure. */
import { type Chips, languageNow, type Range } from '@baize/engine';
import { kitWords } from './language/index.ts';

/** The amounts so far; the last one counts. */
export type BetDraft = readonly Chips[];

/** What is laid now. */
export const amountIn = (draft: BetDraft): Chips => draft.at(-1) ?? 0;

/** Begins with what was laid before, as near as the range allows. */
export const draftFrom = ({ min, max }: Range, before: Chips): BetDraft => [Math.min(max, Math.max(min, before))];

/** Another amount; nothing changes when it is the same. */
export const lay = (draft: BetDraft, amount: Chips): BetDraft => (amount === amountIn(draft) ? draft : [...draft, amount]);

/** One step back. */
export const undo = (draft: BetDraft): BetDraft => (draft.length > 1 ? draft.slice(0, -1) : draft);

/** What stands between thousands: what is a thousand in one language is a fraction in another. */
const separators = (): string => (languageNow() === 'de' ? '.' : ',');

/** The number that a text stands for; undefined when it is not a whole number of chips. */
export const parseAmount = (text: string): Chips | undefined => {
  // Parts of a chip are none: what might be meant as "1.5" is not taken for 15.
  const plain = text.trim().replaceAll(separators(), ' ');
  return /^(\d{1,9}|\d{1,3}(\s\d{3}){1,2})$/.test(plain) ? Number(plain.replace(/\s/g, '')) : undefined;
};

/** Why a text is no number of chips; undefined when it is one. */
export const whyNoAmount = (text: string): string | undefined => {
  const plain = text.trim();
  const { noAmount } = kitWords();
  if (parseAmount(plain) !== undefined) return undefined;
  if (plain === '') return noAmount.empty;
  if (/^[-−]/.test(plain)) return noAmount.negative;
  const isGrouped = /^[\d\s]+$/.test(plain.replaceAll(separators(), ' '));
  if (isGrouped) return plain.replace(/\D/g, '').length > 9 ? noAmount.tooMany : noAmount.separators;
  return /^\d*[.,]\d*$/.test(plain) ? noAmount.notWhole : noAmount.notNumber(plain);
};
