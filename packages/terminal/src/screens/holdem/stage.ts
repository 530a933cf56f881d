/** Where a hand of Hold'em stands: the seats, what each did last, who shows and who has won what. */
import { type Card, figure, isSeen, type Seat } from '@baize/engine';
import { type Holdem, handWords, isContending, isHandOver, type LastMove, madeOf, type View } from '@baize/games/holdem';
import type { TableSight } from '../screen.ts';

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

const STREETS = { preflop: 'pre-flop', flop: 'flop', turn: 'turn', river: 'river' } as const;

/** `flop`, `showdown`, `over`. */
export const stageOf = (view: View): string => {
  if (isShowdown(view)) return 'showdown';
  return isHandOver(view) ? 'over' : STREETS[view.street];
};

/** A name without its article: "pair of queens". */
const bare = (name: string): string => name.replace(/^an? /, '');

/** What a seat has, without the article; undefined when its cards are not seen. */
export const holding = (view: View, seat: Seat): string | undefined => {
  const name = handWords(view, seat);
  return name === undefined ? undefined : bare(name);
};

/** What a hand is called where there is little room: "queens", "two pair", "full house". */
export const shortName = (name: string): string => bare(name).replace('pair of ', '').replace(/,.*$/, '');

const VERBS: Readonly<Record<LastMove['type'], string>> = { fold: 'folded', check: 'check', call: 'call', bet: 'bet', raise: 'raise to' };

const postedWords = ({ rules, bets, small, big }: View, seat: Seat): string => {
  const posted = bets[seat] ?? 0;
  if (rules.blinds.length === 0 || posted === 0) return '';
  return seat === big ? `big blind ${figure(posted)}` : seat === small ? `small blind ${figure(posted)}` : '';
};

/** What a seat did last in this round: `bet 80`, `folded`, `all-in 500`. */
export const lastMoveWords = (view: View, seat: Seat): string => {
  const standing = view.standing[seat];
  if (standing === 'folded') return 'folded';
  const move = view.deeds.findLast((one) => one.seat === seat && one.street === view.street);
  if (standing === 'all-in') return move === undefined || move.to === 0 ? 'all-in' : `all-in ${figure(move.to)}`;
  if (move === undefined) return view.street === 'preflop' ? postedWords(view, seat) : '';
  return move.type === 'check' ? 'check' : `${VERBS[move.type]} ${figure(move.to)}`;
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
