/** A card by its name, as it is typed or said: `qs`, `q s`, `10h`, `queen of spades`, `pik dame`; three of them for the pass. */
import { type Card, parseCard, rankOf } from '@baize/engine';
import type { Action } from '@baize/games/hearts';
import type { Handled, TypedLine } from '../screen.ts';
import { heartsScreenWords } from './language/index.ts';
import { type HeartsSight, isPicking, myHand, selectable } from './stage.ts';

const RANK = '10|[2-9]|ace|king|queen|jack|[tjqka]';
const SUIT = 'clubs?|diamonds?|hearts?|spades?|[cdhs♣♦♥♠]';
const NAME = new RegExp(`(?:the\\s+)?(${RANK})\\s*(?:of\\s+)?(${SUIT})(?![a-z])`, 'g');

// A German name has the suit in front: "Pik-Dame", "Herz 10". Plain mode may be typed without umlauts.
const GERMAN_SUITS: Readonly<Record<string, string>> = { kreuz: 'c', karo: 'd', herz: 'h', pik: 's' };
const GERMAN_RANKS: Readonly<Record<string, string>> = {
  bube: 'j',
  buben: 'j',
  dame: 'q',
  könig: 'k',
  koenig: 'k',
  konig: 'k',
  ass: 'a',
  as: 'a',
};
const GERMAN_NAME = new RegExp(
  `(${Object.keys(GERMAN_SUITS).join('|')})[\\s-]*(10|[2-9]|${Object.keys(GERMAN_RANKS).join('|')}|[tjqka])(?![a-zäöü])`,
  'g',
);

/** The cards that a line names, and what of it names none. */
interface Named {
  readonly cards: readonly Card[];
  readonly rest: string;
}

const letter = (word: string): string => (word === '10' ? word : word.charAt(0));

/** Reads a line of card names, of either language, with blanks, commas or "and" between them. */
export const readNames = (text: string): Named => {
  const cards: Card[] = [];
  const short = text
    .toLowerCase()
    .replace(GERMAN_NAME, (_, suit: string, rank: string) => `${GERMAN_RANKS[rank] ?? rank}${GERMAN_SUITS[suit] ?? suit}`);
  const rest = short.replace(NAME, (_, rank: string, suit: string) => {
    const card = parseCard(letter(rank) + letter(suit));
    if (card !== undefined) cards.push(card);
    return '';
  });
  return { cards, rest: rest.replace(/\b(?:and|und)\b|[,\s]/g, '') };
};

/** The one card among these that a rank alone names: `8` when one suit has to be followed. */
const byRank = (text: string, cards: readonly Card[]): Card | undefined => {
  if (!new RegExp(`^(?:${RANK})$`).test(text)) return undefined;
  const rank = text === '10' ? 'T' : text.charAt(0).toUpperCase();
  const [only, ...others] = cards.filter((card) => rankOf(card) === rank);
  return others.length === 0 ? only : undefined;
};

/** Whether a text is the beginning of a card's name, as it is typed key by key. */
const isBegun = (text: string): boolean => /^(?:1|10|[2-9tjqka])?$/.test(text);

// --- what a line means ----------------------------------------------------------------------------------------------

/** What a named card comes to. */
type Chosen = (card: Card) => Handled<Action>;

const hearPass = (sight: HeartsSight, text: string, chosen: Chosen): Handled<Action> => {
  const { cards, rest } = readNames(text);
  const only = cards.length === 1 && rest === '' ? cards[0] : byRank(text, selectable(sight));
  if (only !== undefined) return chosen(only);
  if (rest !== '') return { note: heartsScreenWords().naming.noCardIn(rest) };
  if (cards.length === 3) return { action: { type: 'pass', cards } };
  return { note: heartsScreenWords().naming.notThree(cards.length) };
};

const hearCard = (sight: HeartsSight, text: string, chosen: Chosen): Handled<Action> => {
  const { cards, rest } = readNames(text);
  const card = cards.length === 1 && rest === '' ? cards[0] : byRank(text, selectable(sight));
  if (card !== undefined) return chosen(card);
  const words = heartsScreenWords().naming;
  return { note: cards.length > 1 ? words.notOne(cards.length) : words.one };
};

/** A card that is named rather than chosen by its letter. One that is not held can't be picked. */
export const naming = (sight: HeartsSight, pick: Chosen): TypedLine<Action> => {
  const words = heartsScreenWords().naming;
  const chosen: Chosen = (card) => (isPicking(sight) && !myHand(sight).includes(card) ? { draft: {}, note: words.notHeld } : pick(card));
  return {
    kind: 'words',
    ask: words.ask,
    how: isPicking(sight) ? words.howMany : words.howOne,
    enter: () => words.enter(isPicking(sight)),
    hear: (text) => (isPicking(sight) ? hearPass : hearCard)(sight, text, chosen),
    whole: (text) => {
      const [card] = readNames(text).cards;
      if (card !== undefined) return chosen(card);
      return isBegun(text.replaceAll(' ', '')) ? undefined : { note: words.how };
    },
  };
};
