/** The banker: when the house's banker twists, when a banker plays at all, and who gets the bank. */
import type { Seat } from '@baize/engine';
import { cardsOf, isPontoon, MOST_CARDS, totalOf } from './hand.ts';
import { handAt, playersHands, playersOf } from './places.ts';
import type { State } from './state.ts';

/** The banker's rule of the house: twist on 16 or less, soft or hard, stick on 17 or more; five cards are enough. */
export const houseTwists = (state: State): boolean => {
  const cards = cardsOf(handAt(state, state.banker));
  return cards.length < MOST_CARDS && totalOf(cards).total <= state.rules.bankerTwistsTo;
};

/** Whether the banker's cards can still change anything: some hand is in, and not all that are in are pontoons. */
export const bankerHasToPlay = (state: State): boolean =>
  playersHands(state).some(({ held }) => held.status !== 'bust' && held.status !== 'pontoon');

/** Whether the banker was dealt a pontoon. */
export const bankerHasPontoon = (state: State): boolean => isPontoon(cardsOf(handAt(state, state.banker)));

/** Who takes over the bank after a round, and why; undefined when it stays where it is. Asked when the broke have left. */
export const nextBanker = (state: State): { readonly to: Seat; readonly because: 'pontoon' | 'broken' } | undefined => {
  if (state.rules.bank === 'house') return undefined;
  const winner = playersHands(state).find(({ held }) => held.status === 'pontoon' && !held.split);
  if (winner !== undefined && !bankerHasPontoon(state)) return { to: winner.place, because: 'pontoon' };
  const left = playersOf(state)[0];
  return state.playing[state.banker] === true || left === undefined ? undefined : { to: left, because: 'broken' };
};
