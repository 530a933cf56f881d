/** The small words that every game's sentences share. */
import { formatters, TAGS } from './language/formatters.ts';
import { languageNow } from './language/lexicon.ts';

/** The text with a capital first letter, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const byLanguage = { en: formatters(TAGS.en), de: formatters(TAGS.de), xx: formatters(TAGS.xx) };

/** A whole number as the language that is spoken writes it: "1,250". */
export const figure = (count: number): string =>
  Number.isInteger(count) ? `${count < 0 ? '-' : ''}${byLanguage[languageNow()].number(Math.abs(count), 0)}` : String(count);

/** A number with one digit behind the point: "6.5"; a real minus for what is below nothing. */
export const inTenths = (value: number): string => byLanguage[languageNow()].number(value, 1);

/** An amount that was reckoned, without its sign, as exactly as anybody needs it: "0.35", "7.2", "1,208". Rounded here and nowhere else. */
export const roundedAmount = (amount: number): string => {
  const size = Math.abs(amount);
  if (size === 0) return '0';
  return size < 1 ? byLanguage[languageNow()].number(size, 2) : size < 9.95 ? inTenths(size) : figure(Math.round(size));
};
