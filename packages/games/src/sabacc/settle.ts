/** Settling a game: who has won which pot, and what that brings each seat. */
import type { BySeat, Chips, Seat, Settlement } from '@baize/engine';
import { compareWorth, handWorth, isSabacc, type Worth } from './hand.ts';
import { cardsAt, entryOf, seatsIn, stakedBy } from './places.ts';
import { potsOf, shared } from './pots.ts';
import type { Finish, State } from './state.ts';

// A card drawn blind is judged as a hand is: nearest to zero, and plus before minus.
const worthOfLot = (value: number): Worth => [-Math.abs(value), value >= 0 ? 1 : 0];

/** What a seat's hand is worth, and then the cards it has drawn to break a tie. */
const worthAt = (state: State, seat: Seat): Worth => [
  ...handWorth(state.rules, cardsAt(state, seat)),
  ...(state.lots[seat] ?? []).flatMap(worthOfLot),
];

/** These seats by their hands, the best first; equal ones share a place. */
export const placesOf = (state: State, seats: readonly Seat[]): readonly (readonly Seat[])[] => {
  const ranked = seats
    .map((seat) => ({ seat, worth: worthAt(state, seat) }))
    .sort((a, b) => compareWorth(b.worth, a.worth) || a.seat - b.seat);
  const places: Seat[][] = [];
  for (const [at, { seat, worth }] of ranked.entries()) {
    const before = ranked[at - 1];
    const place = before !== undefined && compareWorth(before.worth, worth) === 0 ? places.at(-1) : undefined;
    if (place === undefined) places.push([seat]);
    else place.push(seat);
  }
  return places;
};

/** The best of these seats. */
const bestOf = (state: State, seats: readonly Seat[]): readonly Seat[] => placesOf(state, seats)[0] ?? [];

/** How the game ends. The last one in wins without showing, and the sabacc pot stays; else the best hand that reached a pot wins it. */
export const finishOf = (state: State): Finish => {
  const seats = seatsIn(state);
  const by = seats.length === 1 ? 'last-one' : 'showdown';
  const best = bestOf(state, seats);
  const [first = 0] = best;
  const zero = by === 'showdown' && isSabacc(cardsAt(state, first));
  return {
    by,
    pots: potsOf(state).map((pot) => ({ ...pot, winners: bestOf(state, pot.seats) })),
    sabacc: { amount: state.sabaccPot, winners: zero ? best : [] },
    places: by === 'showdown' ? placesOf(state, seats) : [],
  };
};

/** Those who would share a pot and have to draw for it: none where pots are split. */
export const tiedFor = (state: State): readonly Seat[] => {
  if (state.rules.ranks === 'nearest') return [];
  const { pots, sabacc } = finishOf(state);
  return [sabacc, ...pots].find(({ winners }) => winners.length > 1)?.winners ?? [];
};

/** What every seat is paid out of all the pots. */
export const payoutsOf = ({ stacks }: { readonly stacks: BySeat<Chips> }, { pots, sabacc }: Finish): BySeat<Chips> => {
  const shares = [...pots, sabacc].map(({ amount, winners }) => shared(amount, winners, stacks.length));
  return stacks.map((_, seat) => shares.reduce((sum, share) => sum + (share[seat] ?? 0), 0));
};

const resultOf = (net: Chips): Settlement['result'] => (net > 0 ? 'won' : net < 0 ? 'lost' : 'pushed');

/** The game's result for every seat that took part: what it is paid, less its bets and its entry. */
export const resultsOf = (state: State, finish: Finish): BySeat<Settlement | null> =>
  payoutsOf(state, finish).map((paid, seat) => {
    const net = paid - stakedBy(state, seat) - entryOf(state, seat);
    return state.standing[seat] === 'left' ? null : { net, result: resultOf(net) };
  });
