/** Pots: who plays for which chips, and who gets them. */
import type { BySeat, Chips, Seat, Settlement } from '@baize/engine';
import { madeOf } from './ranking/names.ts';
import { at, contenders } from './seats.ts';
import type { Pot, PotWon, ShownHand, State, Tableau } from './state.ts';

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean => a.length === b.length && a.every((seat, place) => seat === b[place]);

/** What all seats have paid between two levels. */
const between = (paid: BySeat<Chips>, low: Chips, high: Chips): Chips => {
  let sum = 0;
  for (const one of paid) sum += Math.max(0, Math.min(one, high) - low);
  return sum;
};

/** The main pot and the side pots. Dead antes lie in the main pot; a pot for the same seats as the one before is one with it. */
export const potsOf = (table: Tableau<unknown>): readonly Pot[] => {
  const seats = contenders(table);
  const levels = [...new Set(seats.map((seat) => at(table.paid, seat, 0)))].sort((a, b) => a - b);
  const pots: Pot[] = [];
  let amount = table.antes.reduce((sum, ante) => sum + ante, 0);
  for (const [place, level] of levels.entries()) {
    amount += between(table.paid, levels[place - 1] ?? 0, place === levels.length - 1 ? Number.POSITIVE_INFINITY : level);
    const playing = seats.filter((seat) => at(table.paid, seat, 0) >= level);
    const last = pots.at(-1);
    if (last !== undefined && sameSeats(last.seats, playing)) pots.push({ amount: amount + (pots.pop()?.amount ?? 0), seats: playing });
    else if (amount > 0) pots.push({ amount, seats: playing });
    amount = 0;
  }
  return pots;
};

/** Who wins among these: the strongest hands; one alone needs none. */
const winnersOf = (seats: readonly Seat[], shown: BySeat<ShownHand | null>): readonly Seat[] => {
  if (seats.length < 2) return seats;
  const strengths = seats.map((seat) => shown[seat]?.strength ?? 0);
  const best = Math.max(...strengths);
  return seats.filter((_, place) => strengths[place] === best);
};

/** A pot among its winners, in their order from the left of the button: odd chips one by one to the first. */
const share = (amount: Chips, winners: readonly Seat[]): PotWon => {
  const [whole, odd] = [Math.floor(amount / winners.length), amount % winners.length];
  return { amount, winners: winners.map((seat, place) => ({ seat, amount: place < odd ? whole + 1 : whole })) };
};

/** Who gets the pots. */
export const awardsOf = (state: State, shown: BySeat<ShownHand | null>): readonly PotWon[] =>
  potsOf(state).map(({ amount, seats }) => share(amount, winnersOf(seats, shown)));

/** What each seat gets of the pots. */
export const gainsOf = (state: State, won: readonly PotWon[]): BySeat<Chips> => {
  const gains = state.stacks.map(() => 0);
  for (const { winners } of won) for (const { seat, amount } of winners) gains[seat] = at(gains, seat, 0) + amount;
  return gains;
};

const resultOf = (net: Chips): Settlement => ({ net, result: net > 0 ? 'won' : net < 0 ? 'lost' : 'pushed' });

/** What the hand brought each seat that was dealt in. */
export const resultsOf = (state: State, gains: BySeat<Chips>): BySeat<Settlement | null> =>
  state.standing.map((standing, seat) => {
    if (standing === 'out') return null;
    return resultOf(at(gains, seat, 0) - at(state.paid, seat, 0) - at(state.antes, seat, 0));
  });

/** The hands that lie face up, and what they make with the board. */
export const shownHands = ({ hands, shown, board }: State): BySeat<ShownHand | null> =>
  hands.map((cards, seat) => {
    if (shown[seat] !== true || board.length < 3) return null;
    const { strength, category, name, five } = madeOf(cards.concat(board));
    return { cards, strength, category, name, five };
  });
