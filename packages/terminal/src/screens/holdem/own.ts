/** The player's own hand: two cards, and what they make. */
import { type Card, isSeen, type Saying, type Seat, thatFits } from '@baize/engine';
import { handRows, isHandOver, potShown, type View } from '@baize/games/holdem';
import { cardBlock, placeBlock } from '../../kit/cards.ts';
import { type Block, type Line, line, type Placed, place, span } from '../../kit/cells.ts';
import { screenWords } from './language/index.ts';
import { type HoldemSight, winningFive } from './stage.ts';

// --- the middle of the table: the board, the pots, and the marks under the cards that win ----------------------------

const PLACES = [0, 1, 2, 3, 4] as const;
const STEP = 8;

/** Five cards, or the places where they will lie. */
export const boardAt = ({ board }: View, row: number, column: number): readonly Placed[] =>
  PLACES.map((at) => {
    const card = board[at];
    return place(row, column + at * STEP, card === undefined ? placeBlock : cardBlock(card));
  });

/** A line under each card of the board that is among the winning five. */
export const marks = (view: View, me: Seat): Line | undefined => {
  const five = winningFive(view, me)?.five;
  if (five === undefined) return undefined;
  return view.board.map((card) => span((five.includes(card) ? '━━━━━━━' : '').padEnd(STEP), 'bold-green'));
};

/** What lies in the middle, and the highest bet of the round where nothing else says it: the longest words that fit. */
export const potLine = (view: View, width: number, call: 'told' | 'untold'): Line => {
  const { level, toCall, pot } = view;
  const isPlayed = !isHandOver(view);
  const pots = isPlayed && view.pots.length > 1 ? view.pots.map(({ amount }) => amount) : [];
  const words = screenWords().felt.middle({
    pot: potShown(view),
    pots,
    // Bets of this round are part of the pot, and of no side pot yet.
    bets: pot - pots.reduce((sum, amount) => sum + amount, 0),
    due: isPlayed && call === 'untold' ? toCall : 0,
    highest: isPlayed && level !== toCall ? level : 0,
  });
  return line(thatFits(words, width), 'yellow');
};

/** The same block, dim: a hand that was given up, a card that does not count. */
const dimmed = (block: Block): Block => block.map((spans) => spans.map(({ text }) => span(text, 'dim')));

/** The player's cards, as far as they are dealt. */
export const myCards = ({ view, seat }: HoldemSight): readonly Card[] => (view.hands[seat] ?? []).filter(isSeen);

/** Those of them that have no part in the five that win, where they are the player's. */
const idleCards = (sight: HoldemSight): readonly Card[] => {
  const marked = winningFive(sight.view, sight.seat);
  return marked?.seat === sight.seat ? myCards(sight).filter((card) => !marked.five.includes(card)) : [];
};

/** The two cards side by side. A hand that was given up is dim, and so is a card that does not count at the showdown. */
export const ownCardsBlock = (sight: HoldemSight, row: number, column: number): readonly Placed[] => {
  const cards = myCards(sight);
  const idle = idleCards(sight);
  const isFolded = sight.view.standing[sight.seat] === 'folded';
  return [0, 1].map((at) => {
    const card = cards[at];
    const block = card === undefined ? placeBlock : cardBlock(card);
    return place(row, column + at * 8, card !== undefined && (isFolded || idle.includes(card)) ? dimmed(block) : block);
  });
};

/** What the hand makes, one line before the comma and one behind it; that it was given up, if it was. */
export const holdingLines = ({ view, seat }: HoldemSight): readonly Saying[] =>
  view.standing[seat] === 'folded' ? [screenWords().felt.doing({ type: 'fold', to: 0 })] : handRows(view, seat);

/** What there is to say beside it: which cards count, that all chips are in, what lies in front. */
export const ownRemark = (sight: HoldemSight): Line => {
  const { view, seat } = sight;
  const idle = idleCards(sight);
  const words = screenWords().felt;
  if (idle.length === 2) return line(words.boardPlays);
  if (idle.length === 1) return line(words.oneCounts);
  if (isHandOver(view)) return [];
  if (view.standing[seat] === 'all-in') return line(words.allIn, 'bold-yellow');
  const bet = view.bets[seat] ?? 0;
  return bet > 0 ? line(words.inFront(bet), 'yellow') : [];
};
