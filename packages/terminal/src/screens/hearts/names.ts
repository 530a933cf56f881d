/** Cards by their names: `qs`, `q s`, `10h`, `queen of spades`. */
import { type Card, parseCard, rankOf } from '@baize/engine';

const RANK = '10|[2-9]|ace|king|queen|jack|[tjqka]';
const SUIT = 'clubs?|diamonds?|hearts?|spades?|[cdhs♣♦♥♠]';
const NAME = new RegExp(`(?:the\\s+)?(${RANK})\\s*(?:of\\s+)?(${SUIT})(?![a-z])`, 'g');

/** The cards that a line names, and what of it names none. */
export interface Named {
  readonly cards: readonly Card[];
  readonly rest: string;
}

const letter = (word: string): string => (word === '10' ? word : word.charAt(0));

/** Reads a line of card names with blanks, commas or "and" between them. */
export const readNames = (text: string): Named => {
  const cards: Card[] = [];
  const rest = text.toLowerCase().replace(NAME, (_, rank: string, suit: string) => {
    const card = parseCard(letter(rank) + letter(suit));
    if (card !== undefined) cards.push(card);
    return '';
  });
  return { cards, rest: rest.replace(/\band\b|[,\s]/g, '') };
};

/** The one card among these that a rank alone names: `8` when one suit has to be followed. */
export const byRank = (text: string, cards: readonly Card[]): Card | undefined => {
  if (!new RegExp(`^(?:${RANK})$`).test(text)) return undefined;
  const rank = text === '10' ? 'T' : text.charAt(0).toUpperCase();
  const [only, ...others] = cards.filter((card) => rankOf(card) === rank);
  return others.length === 0 ? only : undefined;
};

/** Whether a text is the beginning of a card's name, as it is typed key by key. */
export const isBegun = (text: string): boolean => /^(?:1|10|[2-9tjqka])?$/.test(text);
