/** The player's hand: a fan by suit, picked cards lifted, cards that may not be played dim, letters under the others. */
import type { Card } from '@baize/engine';
import { receivedBy } from '@baize/games/hearts';
import { drawnHand, handWidths, type PrintedCard, token } from '../../kit/cards.ts';
import { type Block, hitArea, type Line, type Placed, place, span } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth, textWidth } from '../../kit/frame.ts';
import { heartsScreenWords } from './language/index.ts';
import { draftValue, type HeartsSight, letterOf, myHand, pickedCards, playableNow, selectable } from './stage.ts';

const ROW = 10;
const LETTERS = 15;
const FULL = 13;

/** How far apart two cards lie: whole with a gap, or in an overlap. */
type Step = 8 | 4 | 3;

const WHOLE = 5;
const stepFor = (count: number, width: FrameWidth): Step => {
  if (count <= WHOLE) return 8;
  return handWidths(count)[1] <= textWidth(width) ? 4 : 3;
};

/** Where a full hand begins: a little left of the middle, so that it lies under the seats. */
const FULL_AT: Readonly<Record<FrameWidth, number>> = { 80: 9, 44: 1 };

const columnFor = (count: number, step: Step, width: FrameWidth): number => {
  if (count === FULL) return FULL_AT[width];
  const [whole, four, three] = handWidths(count);
  const cells = { 8: whole, 4: four, 3: three }[step];
  return Math.floor((feltWidth(width) - cells) / 2) + (step === 3 ? 1 : 0);
};

const lookOf = (card: Card, isDim: boolean): PrintedCard => {
  const { text, role } = token(card);
  return { rank: text.slice(0, -1), suit: text.slice(-1), role: isDim ? 'dim' : role };
};

/** One card of a fan. Only the last shows its rank below, too. */
const fanCard = ({ rank, suit, role }: PrintedCard, inner: number, isLast: boolean): Block => {
  const row = (text: string): Line => [span('│', 'dim'), span(text, role), span('│', 'dim')];
  return [
    [span(`┌${'─'.repeat(inner)}┐`, 'dim')],
    row(rank.padEnd(inner)),
    row(suit.padEnd(inner)),
    row((isLast ? rank : '').padStart(inner)),
    [span(`└${'─'.repeat(inner)}┘`, 'dim')],
  ];
};

/** How many cells a card's letter stands in from its left edge. */
const letterAt = (step: Step): number => (step === 8 ? 3 : 1);

/** The cards that were passed to the player, until the player's first card. */
const freshCards = ({ view, seat }: HeartsSight): readonly Card[] =>
  view.tricks.length === 0 && !view.trick.some((play) => play.seat === seat) ? (receivedBy(view, seat)?.cards ?? []) : [];

const letterBlock = (sight: HeartsSight, card: Card, letter: string): Block =>
  draftValue(sight, 'cursor') === card ? [[span(`[${letter}]`, 'bold-cyan')]] : [[span(' '), span(letter, 'bold-cyan')]];

/** The letter under a card, and its place for the mouse: what is seen of the card, and the letter. */
const chosenBy = (
  sight: HeartsSight,
  card: Card,
  { at, left, step, isLast }: { readonly at: number; readonly left: number; readonly step: Step; readonly isLast: boolean },
): readonly Placed[] => [
  place(LETTERS, left + letterAt(step) - 1, letterBlock(sight, card, letterOf(at))),
  hitArea(letterOf(at), ROW - 1, left, isLast ? 7 : step, LETTERS - ROW + 2),
];

/** The hand and the letters under it. */
export const handPlaced = (sight: HeartsSight, width: FrameWidth): readonly Placed[] => {
  const cards = myHand(sight);
  // While cards are dealt they lie as the full hand will.
  const count = sight.view.cardsInDeck > 0 ? FULL : cards.length;
  const step = stepFor(count, width);
  const column = columnFor(count, step, width);
  const [playable, open, picked, fresh] = [playableNow(sight), selectable(sight), pickedCards(sight), freshCards(sight)];
  return cards.flatMap((card, at): readonly Placed[] => {
    const look = lookOf(card, playable.length > 0 && !playable.includes(card));
    const left = column + at * step;
    const block = step === 8 ? drawnHand([look], 7) : fanCard(look, step === 4 ? 5 : 2, at === cards.length - 1);
    return [
      place(picked.includes(card) ? ROW - 1 : ROW, left, block),
      ...(fresh.includes(card) ? [place(ROW + 4, left + 1, [[span(step === 3 ? '+' : heartsScreenWords().trick.fresh, 'green')]])] : []),
      ...(open.includes(card) ? chosenBy(sight, card, { at, left, step, isLast: at === cards.length - 1 }) : []),
    ];
  });
};
