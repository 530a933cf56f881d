/** Amounts as they are typed: `50`, `1,000` (or `1.000` in German), `$50`. The same in both modes, and for a wrong one the reason is told. */
import { kitWords } from './language/index.ts';
import { quoted } from './text.ts';

/** An amount, or why it is not one. */
export type AmountRead = { readonly ok: true; readonly amount: number } | { readonly ok: false; readonly why: string };

/** A whole amount, its thousands apart as the language that is spoken has them. */
const WHOLE = { ',': /^\$?(\d{1,15}|\d{1,3}(?:,\d{3})+)$/, '.': /^\$?(\d{1,15}|\d{1,3}(?:\.\d{3})+)$/ } as const;
const PARTS = { ',': /^[-+]?\$?[\d,]*\.\d*$/, '.': /^[-+]?\$?[\d.]*,\d*$/ } as const;
const NEGATIVE = /^-\s*\$?[\d,.]+$/;

/** The signs that may stand in an amount beside its digits. */
export const isAmountSign = (key: string): boolean => /^[\d$,.+-]$/.test(key);

/** Reads an amount. */
export const readAmount = (text: string): AmountRead => {
  const words = kitWords().amount;
  const digits = WHOLE[words.thousands].exec(text)?.[1];
  if (digits !== undefined) return { ok: true, amount: Number(digits.replaceAll(words.thousands, '')) };
  if (NEGATIVE.test(text)) return { ok: false, why: words.aboveZero };
  return { ok: false, why: PARTS[words.thousands].test(text) ? words.whole : words.none(quoted(text)) };
};

/** What to type instead: "Type an amount from $10 to $500." */
export const amountAdvice = ({ min, max }: { readonly min: number; readonly max: number }, money: (chips: number) => string): string =>
  min === max ? kitWords().amount.only(money(min)) : kitWords().amount.range(money(min), money(max));

/** An answer taken apart: a word, an amount, or a word and an amount: `raise 50`, `b1,000`, `-50`. */
export const splitAnswer = (answer: string): { readonly word: string; readonly amount: string | undefined } => {
  const [, word = '', amount] = /^(.*?)\s*([-+]?\s*\$?\d[\d.,]*)$/.exec(answer) ?? [];
  return amount === undefined ? { word: answer, amount: undefined } : { word, amount };
};
