/** A bet as it is being laid: every step kept, so that it can be taken back. Pure. */
import type { Chips, Range } from '@baize/engine';

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

/** The number that a text stands for; undefined when it is not a whole number of chips. */
export const parseAmount = (text: string): Chips | undefined => {
  // Parts of a chip are none: what might be meant as "1.5" is not taken for 15.
  const plain = text.trim();
  return /^(\d{1,9}|\d{1,3}([,\s]\d{3}){1,2})$/.test(plain) ? Number(plain.replace(/[,\s]/g, '')) : undefined;
};

/** Why a text is no number of chips; undefined when it is one. */
export const whyNoAmount = (text: string): string | undefined => {
  const plain = text.trim();
  if (parseAmount(plain) !== undefined) return undefined;
  if (plain === '') return 'Type a number of chips.';
  if (/^[-−]/.test(plain)) return 'An amount is never less than nothing.';
  if (/^[\d,\s]+$/.test(plain)) {
    return plain.replace(/\D/g, '').length > 9 ? 'There are not that many chips.' : 'Type the number without commas.';
  }
  return /^\d*\.\d*$/.test(plain) ? 'Only whole chips can be bet.' : `“${plain}” is not a number: type digits alone.`;
};
