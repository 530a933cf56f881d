/** Who sits where: the player at a seat, who keeps the bank, who still plays, and who lays bets. */
import { deepFreeze, type Seat } from '@baize/engine';
import type { Bettor, State, Tableau } from './state.ts';

/** The seat of the player who keeps the bank, where a player does. */
export const BANKER: Seat = 0;

/** Nothing at all: what somebody has who only watches. */
export const nobody: Bettor = deepFreeze({ stack: 0, bets: [], layings: [], last: [], verdicts: [] });

/** The player at a seat. */
export const playerAt = <N>({ players }: Pick<Tableau<N>, 'players'>, seat: Seat): Bettor => players[seat] ?? nobody;

/** Whether this seat keeps the bank. */
export const isBanker = <N>({ rules }: Pick<Tableau<N>, 'rules'>, seat: Seat): boolean => rules.bank === 'player' && seat === BANKER;

const hasChips = ({ stack, bets }: Bettor): boolean => stack > 0 || bets.length > 0;

/** The seats that still have chips. */
export const seatsInPlay = (state: State): readonly Seat[] => seatsWhere(state, 0);

/** Those of them who lay bets. */
export const bettorsOf = (state: State): readonly Seat[] => seatsWhere(state, firstBettor(state));

/** The first seat that lays bets: whoever keeps the bank sits before it. */
const firstBettor = ({ rules }: State): Seat => (rules.bank === 'player' ? BANKER + 1 : 0);

const seatsWhere = (state: State, first: Seat): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let seat = first; seat < state.players.length; seat += 1) if (hasChips(playerAt(state, seat))) seats.push(seat);
  return seats;
};

/** Whether nobody has anything left to bet. */
export const isNobodyLeft = (state: State): boolean => {
  for (let seat = firstBettor(state); seat < state.players.length; seat += 1) if (hasChips(playerAt(state, seat))) return false;
  return true;
};

/** Whether a seat still plays. */
export const isIn = (state: State, seat: Seat): boolean => state.phase !== 'ended' && hasChips(playerAt(state, seat));
