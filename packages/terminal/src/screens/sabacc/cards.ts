/** Sabacc's cards and dice in cells: the same card as everywhere, with a signed number and a suit of its own. */
import { cardSign, cardValue, type SabaccCard, type SeenSabaccCard, shapeSign, signedTotal } from '@baize/games/sabacc';
import { type Drawn, drawnHand, handWidths } from '../../kit/cards.ts';
import { type Block, hitArea, type Line, type Placed, type Role, type Span, span, widthOf } from '../../kit/cells.ts';

const roleOf = (card: SabaccCard): Role => (cardValue(card) > 0 ? 'green' : cardValue(card) < 0 ? 'red' : 'text');

/** What is printed on a card. */
export const lookOf = (card: SeenSabaccCard): Drawn =>
  card === 'hidden' ? 'hidden' : { rank: signedTotal(cardValue(card)), suit: shapeSign(card), role: roleOf(card) };

/** A card as a token: `+9●`, `0◇`, `░░`. */
export const sabaccToken = (card: SeenSabaccCard): Span => (card === 'hidden' ? span('░░', 'dim') : span(cardSign(card), roleOf(card)));

/** Tokens in a line, one blank between them. */
export const sabaccTokens = (cards: readonly SeenSabaccCard[]): Line =>
  cards.flatMap((card, at) => (at > 0 ? [span(' '), sabaccToken(card)] : [sabaccToken(card)]));

/** Tokens in lines of at most this width. */
export const tokenLines = (cards: readonly SeenSabaccCard[], width: number): Block => {
  const lines: Span[][] = [[]];
  for (const card of cards) {
    const current = lines.at(-1) ?? [];
    const one = sabaccToken(card);
    if (current.length === 0) current.push(one);
    else if (widthOf(current) + 1 + one.text.length <= width) current.push(span(' '), one);
    else lines.push([one]);
  }
  return lines;
};

/** The last cards that fit into a width, and those before them. */
export const lastCards = (
  cards: readonly SeenSabaccCard[],
  width: number,
): readonly [before: readonly SeenSabaccCard[], last: readonly SeenSabaccCard[]] => {
  let from = cards.length;
  while (from > 0 && widthOf(sabaccTokens(cards.slice(from - 1))) <= width) from -= 1;
  return [cards.slice(0, from), cards.slice(from)];
};

/** The letter that names a card while cards are picked: the first is `a`. */
export const letterOf = (at: number): string => String.fromCharCode(97 + at);

/** A hand; while cards are picked, each has its letter in its lower edge. */
export const sabaccHandBlock = (cards: readonly SeenSabaccCard[], width: number, isPicking = false): Block => {
  const block = drawnHand(cards.map(lookOf), width);
  if (!isPicking) return block;
  const [whole = ''] = (block.at(-1) ?? []).map(({ text }) => text);
  const step = whole.length + (cards.length > 1 && whole.endsWith('┘') ? 1 : 0);
  return [...block.slice(0, -1), lettered(block.at(-1) ?? [], step === 8 ? 3 : 1)];
};

/** The places for the mouse of a hand that lies here, while cards are picked: what is seen of each card. */
export const handHits = (count: number, width: number, row: number, column: number): readonly Placed[] => {
  const [whole, four] = handWidths(count);
  const step = whole <= width ? 8 : four <= width ? 4 : 3;
  return Array.from({ length: count }, (_, at) =>
    hitArea(letterOf(at), row, column + at * step, at === count - 1 || step === 8 ? 7 : step, 5),
  );
};

/** The lower edge of a row of cards with a letter in each. */
const lettered = (edge: Line, at: number): Line => {
  let next = 0;
  return edge.flatMap(({ text, role }): readonly Span[] => {
    if (!text.startsWith('└')) return [span(text, role)];
    const letter = letterOf(next);
    next += 1;
    const place = text.endsWith('┘') ? 3 : at + 1;
    return [span(text.slice(0, place), role), span(letter, 'bold-cyan'), span(text.slice(place + 1), role)];
  });
};

const PIPS: Readonly<Record<number, readonly [string, string, string]>> = {
  1: ['     ', '  •  ', '     '],
  2: ['•    ', '     ', '    •'],
  3: ['•    ', '  •  ', '    •'],
  4: ['•   •', '     ', '•   •'],
  5: ['•   •', '  •  ', '•   •'],
  6: ['•   •', '•   •', '•   •'],
};
const BLANK = ['     ', '     ', '     '] as const;

/** Two dice side by side; blank before the first roll. */
export const diceBlock = (dice: readonly [number, number] | null): Block => {
  const faces = (dice ?? [0, 0]).map((pips) => PIPS[pips] ?? BLANK);
  const edge = (left: string, right: string): Line => [span(`${left}─────${right} ${left}─────${right}`, 'dim')];
  const row = (at: 0 | 1 | 2): Line =>
    faces.flatMap((face, die): Line => [span(die > 0 ? ' │' : '│', 'dim'), span(face[at]), span('│', 'dim')]);
  return [edge('┌', '┐'), row(0), row(1), row(2), edge('└', '┘')];
};
