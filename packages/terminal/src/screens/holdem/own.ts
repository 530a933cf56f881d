/** The player's own hand: two cards, and what they make. */
import { type Card, figure, isSeen } from '@baize/engine';
import { isHandOver } from '@baize/games/holdem';
import { cardBlock, placeBlock } from '../../kit/cards.ts';
import { type Line, line, type Placed, place } from '../../kit/cells.ts';
import { dimmed } from './board.ts';
import { type HoldemSight, holding, winningFive } from './stage.ts';

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
export const holdingLines = ({ view, seat }: HoldemSight): readonly string[] => {
  if (view.standing[seat] === 'folded') return ['folded'];
  const name = holding(view, seat);
  return name === undefined ? [] : name.split(/(?<=,) /);
};

/** What there is to say beside it: which cards count, that all chips are in, what lies in front. */
export const ownRemark = (sight: HoldemSight): Line => {
  const { view, seat } = sight;
  const idle = idleCards(sight);
  if (idle.length === 2) return line('the board plays');
  if (idle.length === 1) return line('one of the two counts');
  if (isHandOver(view)) return [];
  if (view.standing[seat] === 'all-in') return line('all-in', 'bold-yellow');
  const bet = view.bets[seat] ?? 0;
  return bet > 0 ? line(`in front: ${figure(bet)}`, 'yellow') : [];
};
