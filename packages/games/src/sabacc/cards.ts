/** Sabacc's 62 cards as short strings: `'c+7'` is plus 7 circle, `'t-10'` minus 10 triangle, `'z1'` and `'z2'` are the sylops. */

/** The three suits: circle, square, triangle. */
export const SABACC_SUITS = ['c', 's', 't'] as const;
/** A suit, as in the first letter of a card. */
export type SabaccSuit = (typeof SABACC_SUITS)[number];

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const SIGNS = ['+', '-'] as const;
const SYLOPS = ['z1', 'z2'] as const;

/** A card, such as `'s-3'`. */
export type SabaccCard = `${SabaccSuit}${(typeof SIGNS)[number]}${(typeof NUMBERS)[number]}` | (typeof SYLOPS)[number];
/** A card as somebody sees it: its face or its back. */
export type SeenSabaccCard = SabaccCard | 'hidden';

/** The full pack, in order: each suit from -10 to -1 and from 1 to 10, and two zeros. */
export const DECK: readonly SabaccCard[] = [
  ...SABACC_SUITS.flatMap((suit) => SIGNS.flatMap((sign) => NUMBERS.map((number): SabaccCard => `${suit}${sign}${number}`))),
  ...SYLOPS,
];

// A number as the card has it; taking the string apart for every sum would cost a simulation more than the rules do.
const values: ReadonlyMap<string, number> = new Map(DECK.map((card) => [card, card.startsWith('z') ? 0 : Number(card.slice(1))]));

/** What a card counts: its number with its sign, and a sylop nothing. */
export const cardValue = (card: SabaccCard): number => values.get(card) ?? 0;

/** Whether this value is a card of Sabacc. */
export const isSabaccCard = (value: unknown): value is SabaccCard => typeof value === 'string' && values.has(value);

const suitNames = { c: 'circle', s: 'square', t: 'triangle', z: 'sylop' } as const;

/** The shape on a card; a sylop belongs to no suit. */
export const shapeName = (card: SabaccCard): 'circle' | 'square' | 'triangle' | 'sylop' => {
  const letter = card.charAt(0);
  return letter === 'c' || letter === 's' || letter === 't' ? suitNames[letter] : suitNames.z;
};

const signs = { circle: '●', square: '■', triangle: '▲', sylop: '◇' } as const;

/** The sign of a card's shape: `●`. */
export const shapeSign = (card: SabaccCard): string => signs[shapeName(card)];

/** "+4", "−1", "0": as a total stands beside a hand. */
export const signedTotal = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** "+9●", "0◇": a card where there is no room for its name. */
export const cardSign = (card: SabaccCard): string => signedTotal(cardValue(card)) + shapeSign(card);
