/** Sabacc's 62 cards as short strings: `'c+7'` is plus 7 circle, `'t-10'` minus 10 triangle, `'z1'` and `'z2'` are the sylops. */

/** The three suits: circle, square, triangle. */
export const SUITS = ['c', 's', 't'] as const;
/** A suit, as in the first letter of a card. */
export type Suit = (typeof SUITS)[number];

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const SIGNS = ['+', '-'] as const;
const SYLOPS = ['z1', 'z2'] as const;

/** A card, such as `'s-3'`. */
export type Card = `${Suit}${(typeof SIGNS)[number]}${(typeof NUMBERS)[number]}` | (typeof SYLOPS)[number];
/** A card as somebody sees it: its face or its back. */
export type SeenCard = Card | 'hidden';

/** The full pack, in order: each suit from -10 to -1 and from 1 to 10, and two zeros. */
export const DECK: readonly Card[] = [
  ...SUITS.flatMap((suit) => SIGNS.flatMap((sign) => NUMBERS.map((number): Card => `${suit}${sign}${number}`))),
  ...SYLOPS,
];

// A number as the card has it; taking the string apart for every sum would cost a simulation more than the rules do.
const values: ReadonlyMap<string, number> = new Map(DECK.map((card) => [card, card.startsWith('z') ? 0 : Number(card.slice(1))]));

/** What a card counts: its number with its sign, and a sylop nothing. */
export const numberOf = (card: Card): number => values.get(card) ?? 0;

/** Whether this value is a card of Sabacc. */
export const isCard = (value: unknown): value is Card => typeof value === 'string' && values.has(value);

const suitNames = { c: 'circle', s: 'square', t: 'triangle', z: 'sylop' } as const;

/** The shape on a card; a sylop belongs to no suit. */
export const suitName = (card: Card): 'circle' | 'square' | 'triangle' | 'sylop' => {
  const letter = card.charAt(0);
  return letter === 'c' || letter === 's' || letter === 't' ? suitNames[letter] : suitNames.z;
};

/** Whether a card shows its face. */
export const isSeen = (card: SeenCard): card is Card => card !== 'hidden';
