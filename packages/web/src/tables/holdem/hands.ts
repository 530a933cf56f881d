/** What is written beside the seats, and which cards count when hands are shown. Pure. */
import { type Card, type Chips, capital, inFull, isSeen, type Saying, type Seat } from '@baize/engine';
import { isContending, isHandOver, type Made, madeOf, type View, wonBy } from '@baize/games/holdem';
import { amountOf } from '../../kit/deck/chips.ts';
import type { Mood } from '../../kit/deck/moods.ts';
import { holdemTableWords } from './language/index.ts';

/** "full house, kings over fours" as a heading: "Full house, kings over fours". */
export const titled = (name: Saying): string => capital(inFull(name));

/** The cards of a seat whose faces are seen. */
export const seenCardsAt = (view: View, seat: Seat): readonly Card[] => (view.hands[seat] ?? []).filter(isSeen);

/** What a hand makes that was turned up; undefined for one that was not, or before the flop. */
export const shownAt = (view: View, seat: Seat): Made | undefined => {
  const cards = seenCardsAt(view, seat);
  return view.shown[seat] === true && cards.length === 2 && view.board.length >= 3 ? madeOf([...cards, ...view.board]) : undefined;
};

/** Whether a seat has won something, or the hand at least: with nothing in the pot the last one in has. */
export const hasWon = (view: View, seat: Seat): boolean =>
  isHandOver(view) && (wonBy(view, seat) > 0 || (view.won.length === 0 && isContending(view, seat) && view.shown[seat] !== true));

/** The board's cards that count in the best hand shown; all of them as long as nothing is decided. */
export const countingOnBoard = (view: View): readonly Card[] => {
  const shown = view.shown.flatMap((_, seat) => shownAt(view, seat) ?? []);
  const best = Math.max(0, ...shown.map(({ strength }) => strength));
  return isHandOver(view) && shown.length > 0 ? shown.filter(({ strength }) => strength === best).flatMap(({ five }) => five) : view.board;
};

/** The cards of a seat that count in its hand; all of them as long as it is not shown. */
export const countingAt = (view: View, seat: Seat): readonly Card[] => {
  const made = isHandOver(view) ? shownAt(view, seat) : undefined;
  return made === undefined ? seenCardsAt(view, seat) : made.five;
};

/** Whether a seat has just lost its last chip: it is on its way out. */
export const isBeaten = (view: View, seat: Seat): boolean => isHandOver(view) && view.standing[seat] !== 'out' && view.stacks[seat] === 0;

/** How somebody takes it: a pot won or lost, or somebody else's last chips that are suddenly in the middle. */
export const moodAt = (view: View, seat: Seat): Mood | undefined => {
  if (isHandOver(view)) {
    if (hasWon(view, seat)) return 'glad';
    return view.shown[seat] === true || isBeaten(view, seat) ? 'sad' : undefined;
  }
  const last = view.deeds.at(-1);
  const isShock = last !== undefined && last.seat !== seat && view.standing[last.seat] === 'all-in';
  return isShock && view.standing[seat] === 'in' ? 'awed' : undefined;
};

/** What a seat did in this round without laying chips; empty when it has not acted, or its chips tell. */
export const moveTag = (view: View, seat: Seat): string => {
  const act = view.deeds.findLast((one) => one.seat === seat && one.street === view.street);
  return !isHandOver(view) && act?.type === 'check' && view.bets[seat] === 0 ? holdemTableWords().seat.checks : '';
};

/** What stands under a name: the chips, or that the seat has folded, is all-in or has lost its last chip. */
export const worthWords = (view: View, seat: Seat): string => {
  const words = holdemTableWords().seat;
  if (isBeaten(view, seat)) return words.outOfChips;
  if (view.standing[seat] === 'folded') return words.folded;
  return view.standing[seat] === 'all-in' && !isHandOver(view) ? words.allIn : amountOf(view.stacks[seat] ?? 0);
};

/** What a seat has put into this hand. */
export const putInBy = ({ bets, paid, antes }: View, seat: Seat): Chips => (bets[seat] ?? 0) + (paid[seat] ?? 0) + (antes[seat] ?? 0);

/** Main pot and side pots, while there is more than one: "Main pot 900 · Side pot 740". */
export const potWords = ({ pots, phase }: View): string => {
  const [main = 0, ...side] = pots.map(({ amount }) => amount);
  if (phase !== 'betting' || side.length === 0) return '';
  return holdemTableWords().middle.pots(main, side);
};

/** The others who have just lost their last chip. */
export const beatenSeats = (view: View, me: Seat): readonly Seat[] =>
  view.stacks.flatMap((_, seat) => (seat !== me && isBeaten(view, seat) ? [seat] : []));
