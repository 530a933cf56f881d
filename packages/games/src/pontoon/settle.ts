/** Settling a round: which hands win, what they are paid, and who can pay. */
import type { BySeat, Chips, Seat, Settlement } from '@baize/engine';
import { cardsOf, handWorth, kindOf } from './hand.ts';
import { handAt, isHouse, playersHands, playersOf, stackOf, stakedBy } from './places.ts';
import type { State, Verdict } from './state.ts';

/** How each player's hand fares against the banker's. What is equal is the banker's. */
export const verdictsOf = (state: State): readonly Verdict[] => {
  const bank = cardsOf(handAt(state, state.banker));
  const bankKind = kindOf(bank);
  const bankWorth = handWorth(state.rules, bank);
  return playersHands(state).map(({ place, hand, held }) => {
    const cards = cardsOf(held);
    const kind = kindOf(cards);
    const won = kind !== 'bust' && handWorth(state.rules, cards) > bankWorth;
    // A bust hand lost its stake before the banker played; a good bank costs it no more.
    const better = won || kind === 'bust' ? kind : bankKind;
    return { place, hand, result: won ? 'won' : 'lost', times: better === 'pontoon' || better === 'trick' ? 2 : 1 };
  });
};

const owedTo = (state: State, verdicts: readonly Verdict[], seat: Seat): Chips =>
  verdicts
    .filter(({ place }) => place === seat)
    .reduce((sum, { hand, result, times }) => sum + (result === 'won' ? 1 : -1) * times * handAt(state, seat, hand).stake, 0);

/**
 * What the round brings each seat. The banker collects first and then pays from the left: nobody pays more than they
 * have, and a bank that runs out pays as far as it goes.
 */
export const netsOf = (state: State, verdicts: readonly Verdict[]): BySeat<Chips> => {
  const nets = state.stacks.map(() => 0);
  if (isHouse(state, state.banker)) return nets;
  const owed = playersOf(state).map((seat) => ({ seat, due: owedTo(state, verdicts, seat) }));
  let bank = stackOf(state, state.banker);
  for (const { seat, due } of owed.filter(({ due }) => due < 0)) {
    const paid = Math.min(-due, stackOf(state, seat) + stakedBy(state, seat));
    nets[seat] = -paid;
    bank += paid;
  }
  for (const { seat, due } of owed.filter(({ due }) => due > 0)) {
    const paid = Math.min(due, bank);
    nets[seat] = paid;
    bank -= paid;
  }
  nets[state.banker] = bank - stackOf(state, state.banker);
  return nets;
};

const resultOf = (state: State, verdicts: readonly Verdict[], seat: Seat, net: Chips): Settlement['result'] => {
  if (net !== 0) return net > 0 ? 'won' : 'lost';
  // Where nothing is staked, the verdict itself is the result.
  return state.rules.stake.max > 0 ? 'pushed' : (verdicts.find(({ place }) => place === seat)?.result ?? 'pushed');
};

/** The round's result for every seat that took part. */
export const resultsOf = (state: State, verdicts: readonly Verdict[]): BySeat<Settlement | null> =>
  netsOf(state, verdicts).map((net, seat) => (state.playing[seat] === true ? { net, result: resultOf(state, verdicts, seat, net) } : null));
