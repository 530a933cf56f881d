/** Whose spot and which hand is meant, and what lies on the table. */
import type { Chips, Seat } from '@baize/engine';
import type { Rules } from './rules.ts';
import type { Hand, Phase, Spot, Tableau } from './state.ts';

// The compiler makes one piece of the smallest functions and those that call them. So what throws is a function of its own.
const missing = (what: 'seat' | 'hand', place: number): never => {
  throw new RangeError(`There is no ${what} ${place}.`);
};

/** The spot of a seat that has to be there. */
export const spotAt = <C>({ spots }: Pick<Tableau<C>, 'spots'>, seat: Seat): Spot<C> => spots[seat] ?? missing('seat', seat);

/** A hand that has to be there. */
export const handAt = <C>({ hands }: Pick<Spot<C>, 'hands'>, hand: number): Hand<C> => hands[hand] ?? missing('hand', hand);

/** The hand that is being played. */
export const handInTurn = <C>(table: Tableau<C>): Hand<C> => handAt(spotAt(table, table.seat), table.turn);

/** Whether this seat keeps the bank. */
export const keepsBank = ({ bank }: Rules, seat: Seat): boolean => bank === 'player' && seat === 0;

/** The seats with cards, clockwise. */
export const seatsDealt = <C>({ spots }: Tableau<C>): readonly Seat[] =>
  spots.flatMap(({ hands }, seat) => (hands.length > 0 ? [seat] : []));

/** What a seat has on the table and may lose. */
export const atRisk = <C>(phase: Phase, { hands, bet, insurance }: Spot<C>): Chips => {
  if (phase === 'between' || phase === 'ended') return 0;
  if (hands.length === 0) return bet;
  let chips = insurance;
  for (const hand of hands) chips += hand.bet;
  return chips;
};
