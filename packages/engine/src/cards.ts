/** Playing cards as short strings: `'Qs'` is the queen of spades, `'Th'` the ten of hearts. */

/** The thirteen ranks, lowest first; an ace is high unless a game says otherwise. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
/** The four suits. */
export const SUITS = ['c', 'd', 'h', 's'] as const;

/** A rank, as in the first letter of a card. */
export type Rank = (typeof RANKS)[number];
/** A suit, as in the second letter of a card. */
export type Suit = (typeof SUITS)[number];
/** A card, such as `'Qs'`. */
export type Card = `${Rank}${Suit}`;
/** A card as somebody sees it: its face or its back. */
export type SeenCard = Card | 'hidden';

/** Whether a card of any deck shows its face. */
export const isSeen = <C extends string>(card: C): card is Exclude<C, 'hidden'> => card !== 'hidden';

/** The card of this rank and suit. */
export const makeCard = (rank: Rank, suit: Suit): Card => `${rank}${suit}`;

/** A full pack of 52, in order. A state is given a copy of it: to copy a frozen list would take seventy times as long. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => makeCard(rank, suit)));

const known: ReadonlySet<unknown> = new Set(PACK);

/** Whether this value is a card. */
export const isCard = (value: unknown): value is Card => known.has(value);

/** The card that a text such as `'10h'`, `'Qs'` or `'q♠'` names; undefined when it names none. */
export const parseCard = (text: string): Card | undefined => {
  const plain = text.trim().toUpperCase().replace('10', 'T');
  const suit = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' }[plain.slice(1)] ?? plain.slice(1).toLowerCase();
  const card = plain.slice(0, 1) + suit;
  return isCard(card) ? card : undefined;
};

// A card's letters are a rank and a suit by its type; taking a string apart is where the compiler forgets it.

/** The rank of a card. */
export const rankOf = (card: Card): Rank => card.charAt(0) as Rank;
/** The suit of a card. */
export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;

/** The place of a rank among the thirteen: 0 for a two, 12 for an ace. */
export const rankIndex = (rank: Rank): number => RANKS.indexOf(rank);

const rankNames: Readonly<Partial<Record<Rank, string>>> = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' };
const suitNames: Readonly<Record<Suit, string>> = { c: 'Clubs', d: 'Diamonds', h: 'Hearts', s: 'Spades' };

/** "Ace", "10", "7". */
export const rankName = (rank: Rank): string => rankNames[rank] ?? rank;
/** "Spades". */
export const suitName = (suit: Suit): string => suitNames[suit];
/** "Queen of Spades", "10 of Hearts". */
export const cardName = (card: Card): string => `${rankName(rankOf(card))} of ${suitName(suitOf(card))}`;
