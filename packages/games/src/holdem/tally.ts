/**
 * What is counted of a player at Hold'em, as players count it: hands paid for of one's own will (VPIP), hands raised before the flop
 * (PFR), bets and raises for each call after it, showdowns, all of it by position, and which of the 169 hands were played.
 */
import { rankOf, type Seat, type Sums, type SumsKept, suitOf } from '@baize/engine';
import { isContending } from './outcome.ts';
import type { Event, Holdem, LastMove, State } from './state.ts';

/** Where a seat sits in a hand, seen from the button. */
type Position = 'button' | 'small' | 'big' | 'early' | 'hijack' | 'cutoff';

/** The position of a seat that was dealt in. */
const positionOf = ({ button, small, big, hands }: State, seat: Seat): Position => {
  if (seat === button) return 'button';
  if (seat === small) return 'small';
  if (seat === big) return 'big';
  const count = hands.length;
  // The seats that were dealt in between this one and the button.
  let behind = 0;
  for (let at = (seat + 1) % count; at !== button && at !== seat; at = (at + 1) % count) behind += (hands[at]?.length ?? 0) > 0 ? 1 : 0;
  return behind === 0 ? 'cutoff' : behind === 1 ? 'hijack' : 'early';
};

const ORDER = '23456789TJQKA';

/** Two cards as one of the 169 hands: "AKs", "T9o", "77". */
const startingHand = (cards: State['hands'][number]): string => {
  const [high, low] = cards.toSorted((a, b) => ORDER.indexOf(rankOf(b)) - ORDER.indexOf(rankOf(a)));
  if (high === undefined || low === undefined) return '';
  const kind = rankOf(high) === rankOf(low) ? '' : suitOf(high) === suitOf(low) ? 's' : 'o';
  return `${rankOf(high)}${rankOf(low)}${kind}`;
};

const isPaid = ({ type }: LastMove): boolean => type === 'call' || type === 'bet' || type === 'raise';
const isRaised = ({ type }: LastMove): boolean => type === 'bet' || type === 'raise';

/** How a hand that was paid for ended for a seat: folded on a street, won unseen, or at the showdown. */
const endOf = (mine: readonly LastMove[], isShowdown: boolean): string => {
  const fold = mine.find(({ type }) => type === 'fold');
  if (fold !== undefined) return `folded.${fold.street}`;
  return isShowdown ? 'showdown' : 'unseen';
};

/** What was done before the flop. Without blinds there is no betting then, and nothing to pay for. */
const preflopAdds = ({ rules, deeds }: State, seat: Seat, hand: string, isShowdown: boolean): Sums => {
  if (rules.blinds.length === 0) return {};
  const mine = deeds.filter((deed) => deed.seat === seat);
  const before = mine.filter(({ street }) => street === 'preflop');
  const isPlayed = before.some(isPaid);
  return {
    dealt: 1,
    [`dealt.${hand}`]: 1,
    ...(isPlayed ? { played: 1, [`played.${hand}`]: 1, [`end.${endOf(mine, isShowdown)}`]: 1 } : {}),
    ...(before.some(isRaised) ? { raised: 1 } : {}),
  };
};

/** The bets, raises and calls after the flop. */
const laterAdds = ({ deeds }: State, seat: Seat): Sums => {
  const later = deeds.filter((deed) => deed.seat === seat && deed.street !== 'preflop');
  const bets = later.filter(isRaised).length;
  const calls = later.filter(({ type }) => type === 'call').length;
  return { ...(bets > 0 ? { bets } : {}), ...(calls > 0 ? { calls } : {}) };
};

const settledAdds = (event: Extract<Event, { type: 'settled' }>, state: State, seat: Seat): Sums => {
  const settlement = event.results[seat];
  const cards = state.hands[seat] ?? [];
  if (settlement == null || cards.length === 0) return {};
  const contenders = state.standing.filter((_, one) => isContending(state, one)).length;
  const isShowdown = contenders > 1 && isContending(state, seat);
  const isWon = event.pots.some(({ winners }) => winners.some((winner) => winner.seat === seat));
  const position = positionOf(state, seat);
  return {
    hands: 1,
    ...preflopAdds(state, seat, startingHand(cards), isShowdown),
    ...laterAdds(state, seat),
    ...(isShowdown ? { showdowns: 1, ...(isWon ? { 'showdowns.won': 1 } : {}) } : {}),
    [`at.${position}.hands`]: 1,
    [`at.${position}.net`]: settlement.net,
  };
};

/** The tally of Hold'em. */
export const tally: SumsKept<Holdem> = {
  traced: [],
  adds: ({ event, state }, seat) => (event.type === 'settled' ? settledAdds(event, state, seat) : {}),
};
