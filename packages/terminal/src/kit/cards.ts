/** Cards as blocks: whole, overlapping by four or three cells, or as a token in a line of text. */
import { type Card, rankOf, type SeenCard, type Suit, suitOf } from '@baize/engine';
import { type Block, blank, type Line, type Role, type Span, span } from './cells.ts';

const SIGNS: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };
const HEIGHT = 5;

const rankSign = (card: Card): string => (rankOf(card) === 'T' ? '10' : rankOf(card));
const roleOf = (card: Card): Role => (suitOf(card) === 'h' || suitOf(card) === 'd' ? 'red' : 'text');

/** What is printed on a card of any deck: its rank, its suit, and their role. */
export interface PrintedCard {
  readonly rank: string;
  readonly suit: string;
  readonly role: Role;
}
/** A card as it is drawn: its face or its back. */
export type Drawn = PrintedCard | 'hidden';

const lookOf = (card: SeenCard): Drawn =>
  card === 'hidden' ? 'hidden' : { rank: rankSign(card), suit: SIGNS[suitOf(card)], role: roleOf(card) };

/** The three inner lines of a card this wide inside, its suit in the middle or under its rank. */
const face = (card: Drawn, width: number, last: boolean, suitUnderRank: boolean): readonly Span[] => {
  if (card === 'hidden') return Array.from({ length: 3 }, () => span('░'.repeat(width), 'dim'));
  const { rank, suit, role } = card;
  const middle = suitUnderRank ? suit : ' '.repeat(Math.floor(width / 2)) + suit;
  return [span(rank.padEnd(width), role), span(middle.padEnd(width), role), span((last ? rank : '').padStart(width), role)];
};

/** Cards in a row; each but the last shows `shown` cells inside its left border, the last `whole`. */
const overlapped = (cards: readonly Drawn[], shown: number, whole: number): Block => {
  const rows: Span[][] = Array.from({ length: HEIGHT }, () => []);
  for (const [index, card] of cards.entries()) {
    const last = index === cards.length - 1;
    const width = last ? whole : shown;
    rows[0]?.push(span(`┌${'─'.repeat(width)}${last ? '┐' : ''}`, 'dim'));
    for (const [row, inner] of face(card, width, last, true).entries())
      rows[row + 1]?.push(span('│', 'dim'), inner, span(last ? '│' : '', 'dim'));
    rows[4]?.push(span(`└${'─'.repeat(width)}${last ? '┘' : ''}`, 'dim'));
  }
  return rows;
};

const wholeBlock = (card: Drawn): Block => [
  [span('┌─────┐', 'dim')],
  ...face(card, 5, true, false).map((inner): Line => [span('│', 'dim'), inner, span('│', 'dim')]),
  [span('└─────┘', 'dim')],
];

/** One card, seven cells by five. */
export const cardBlock = (card: SeenCard): Block => wholeBlock(lookOf(card));

/** Where a card will lie. */
export const placeBlock: Block = ['┌╌╌╌╌╌┐', '╎     ╎', '╎     ╎', '╎     ╎', '└╌╌╌╌╌┘'].map((text) => [span(text, 'dim')]);

/** Blocks side by side with one blank cell between them. */
const sideBySide = (blocks: readonly Block[]): Block =>
  Array.from({ length: HEIGHT }, (_, row) =>
    blocks.flatMap((block, index) => [...(index > 0 ? [span(' ')] : []), ...(block[row] ?? blank)]),
  );

/** How wide a hand of so many cards is when its cards lie whole, overlap by four, or overlap by three. */
export const handWidths = (count: number): readonly [number, number, number] => [8 * count - 1, 4 * count + 3, 3 * count + 1];

/** A hand of any deck: whole cards while they fit into the width, then an overlap of four, then of three. */
export const drawnHand = (cards: readonly Drawn[], width: number): Block => {
  if (cards.length === 0) return [];
  const [whole, four] = handWidths(cards.length);
  if (whole <= width) return sideBySide(cards.map(wholeBlock));
  return four <= width ? overlapped(cards, 3, 5) : overlapped(cards, 2, 2);
};

/** Cards of any deck in an overlap of four, as a pile that can be read. */
export const drawnPile = (cards: readonly Drawn[]): Block => {
  const [only, ...more] = cards;
  // A card that lies alone has its suit in the middle, as any whole card.
  return only !== undefined && more.length === 0 ? wholeBlock(only) : overlapped(cards, 3, 5);
};

/** A hand: whole cards while they fit into the width, then an overlap of four, then of three. */
export const handBlock = (cards: readonly SeenCard[], width: number): Block => drawnHand(cards.map(lookOf), width);

/** A card as a token in a line: `Q♠`, `10♥`, `░░`. */
export const token = (card: SeenCard): Span =>
  card === 'hidden' ? span('░░', 'dim') : span(rankSign(card) + SIGNS[suitOf(card)], roleOf(card));

/** Tokens in a line, one blank between them. */
export const tokens = (cards: readonly SeenCard[]): Line =>
  cards.flatMap((card, index) => (index > 0 ? [span(' '), token(card)] : [token(card)]));
