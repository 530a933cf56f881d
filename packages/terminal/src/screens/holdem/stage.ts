/** Where a hand of Hold'em stands: the seats, what each did last, who shows and who has won what. */
import { type Card, isSeen, type Seat } from '@baize/engine';
import { type Holdem, isContending, isHandOver, madeOf, type View } from '@baize/games/holdem';
import type { TableSight } from '../screen.ts';
import type { HandStage, SeatDoing } from './language/holdem-screen-words.ts';
import { screenWords } from './language/index.ts';

/** What the table shows the player. */
export type HoldemSight = TableSight<Holdem>;

/** All opponents there ever were, in the order of play from the player's left. */
export const opponentsOf = ({ view, seat }: HoldemSight): readonly Seat[] =>
  Array.from({ length: view.stacks.length - 1 }, (_, step) => (seat + step + 1) % view.stacks.length);

/** Whether the table waits for this seat. */
export const isTurn = ({ turn, phase }: View, seat: Seat): boolean => phase === 'betting' && turn === seat;

/** Whether a seat's hand lies open, for whoever plays for the pot. */
export const isOpen = (view: View, seat: Seat): boolean => view.shown[seat] === true && isContending(view, seat);

/** Whether hands were shown at its end. */
export const isShowdown = (view: View): boolean => isHandOver(view) && view.shown.some((_, seat) => isOpen(view, seat));

/** How far the hand is. */
export const stageOf = (view: View): HandStage => (isShowdown(view) ? 'showdown' : isHandOver(view) ? 'over' : view.street);

const postedBy = ({ rules, bets, small, big }: View, seat: Seat): SeatDoing | undefined => {
  const to = bets[seat] ?? 0;
  if (rules.blinds.length === 0 || to === 0) return undefined;
  return seat === big ? { type: 'big', to } : seat === small ? { type: 'small', to } : undefined;
};

/** What a seat did last in this round; undefined where it did nothing. What was bet lies there until the pot takes it. */
export const doingOf = (view: View, seat: Seat): SeatDoing | undefined => {
  const standing = view.standing[seat];
  if (standing === 'folded') return { type: 'fold', to: isHandOver(view) ? 0 : (view.bets[seat] ?? 0) };
  const move = view.deeds.findLast((one) => one.seat === seat && one.street === view.street);
  if (standing === 'all-in') return { type: 'all-in', to: move?.to ?? 0 };
  if (move === undefined) return view.street === 'preflop' ? postedBy(view, seat) : undefined;
  return { type: move.type, to: move.to };
};

/** The same in words, as it stands on the felt: `bet 80`, `folded · 40`, `all-in 500`. */
export const lastMoveWords = (view: View, seat: Seat): string => {
  const doing = doingOf(view, seat);
  return doing === undefined ? '' : screenWords().felt.doing(doing);
};

/** The seat whose five cards are marked: a winner of the main pot, the player if among them; undefined before there is one. */
const markedSeat = (view: View, me: Seat): Seat | undefined => {
  const [main] = view.won;
  const winners = main?.winners.map(({ seat }) => seat) ?? [];
  const shown = winners.filter((seat) => isOpen(view, seat));
  return shown.includes(me) ? me : shown[0];
};

/** The five cards that win, and whose they are; undefined before hands are shown or without a whole board. */
export const winningFive = (view: View, me: Seat): { readonly seat: Seat; readonly five: readonly Card[] } | undefined => {
  const seat = markedSeat(view, me);
  if (seat === undefined || view.board.length < 5) return undefined;
  return { seat, five: madeOf([...(view.hands[seat] ?? []).filter(isSeen), ...view.board]).five };
};

/** Whether the player has lost all chips. */
export const hasLostAll = (view: View, me: Seat): boolean => isHandOver(view) && (view.stacks[me] ?? 0) === 0;
/** Whether the player has won the table. */
export const isTableWon = (view: View, me: Seat): boolean => view.phase === 'ended' && (view.stacks[me] ?? 0) > 0;
