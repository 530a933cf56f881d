/** Who sits where: the order round the table, and the hand that is meant by a place and a number. */
import type { Seat } from '@baize/engine';
import type { Hand, Place, Tableau, View } from './state.ts';

/** Whether the house keeps the bank: its place is the one after the last seat. */
export const isHouse = <C>(table: Tableau<C>, place: Place): boolean => place >= table.stacks.length;

/** Those who play against the bank, from the banker's left. */
export const playersOf = <C>(table: Tableau<C>): readonly Seat[] => {
  const places = table.hands.length;
  return Array.from({ length: places - 1 }, (_, step) => (table.banker + 1 + step) % places).filter((seat) => table.playing[seat] === true);
};

/** The seats that still play, from seat 0. */
export const seatsInPlay = <C>(table: Tableau<C>): readonly Seat[] => table.playing.flatMap((playing, seat) => (playing ? [seat] : []));

/** The order in which cards are dealt: the players, and the banker last. */
export const dealingOrder = <C>(table: Tableau<C>): readonly Place[] => [...playersOf(table), table.banker];

/** A hand that has to be there. */
export const handAt = <C>(table: Tableau<C>, place: Place, hand = 0): Hand<C> => {
  const found = table.hands[place]?.[hand];
  if (found === undefined) throw new RangeError(`There is no hand ${hand} at place ${place}.`);
  return found;
};

/** The hands against the bank, with where they lie, in the order of their turns. */
export const playersHands = <C>(table: Tableau<C>): readonly { readonly place: Seat; readonly hand: number; readonly held: Hand<C> }[] =>
  playersOf(table).flatMap((place) => (table.hands[place] ?? []).map((held, hand) => ({ place, hand, held })));

/** The chips in front of a seat. */
export const stackOf = <C>(table: Tableau<C>, seat: Seat): number => table.stacks[seat] ?? 0;

/** What a seat has staked on its hands. */
export const stakedBy = <C>(table: Tableau<C>, seat: Seat): number => (table.hands[seat] ?? []).reduce((sum, { stake }) => sum + stake, 0);

/** Whoever held the bank in the round that was settled: the bank may have passed since. The banker alone has a hand and no verdict. */
export const bankerThen = ({ phase, hands, verdicts, banker }: View): Place => {
  if (phase !== 'between' && phase !== 'ended') return banker;
  const found = hands.findIndex((held, place) => held.length > 0 && verdicts.every((verdict) => verdict.place !== place));
  return verdicts.length === 0 || found === -1 ? banker : found;
};
