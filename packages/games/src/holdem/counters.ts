/**
 * What is counted of a player at Hold'em, as players count it: hands paid for of one's own will (VPIP), hands raised before the flop
 * (PFR), bets and raises for each call after it, showdowns, all of it by position, which of the 169 hands were played, and what was luck in
 * the pots that went all-in with cards to come.
 */
import {
  type Beat,
  type Counters,
  type GameStatistics,
  type LuckReport,
  type NotedEnding,
  type NotedRound,
  rankOf,
  type Seat,
  type Step,
  suitOf,
} from '@baize/engine';
import { exactEquity } from './equity.ts';
import { potsOf } from './pots.ts';
import { cardCode } from './ranking/codes.ts';
import { madeOf } from './ranking/names.ts';
import { contenders, entryAt, isContending, wonBy } from './seats.ts';
import type { Event, Holdem, LastMove, PotWon, State, Street } from './state.ts';

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
const preflopAdds = ({ rules, deeds }: State, seat: Seat, hand: string, isShowdown: boolean): Counters => {
  if (rules.blinds.length === 0) return {};
  const mine = deeds.filter((move) => move.seat === seat);
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
const laterAdds = ({ deeds }: State, seat: Seat): Counters => {
  const later = deeds.filter((move) => move.seat === seat && move.street !== 'preflop');
  const bets = later.filter(isRaised).length;
  const calls = later.filter(({ type }) => type === 'call').length;
  return { ...(bets > 0 ? { bets } : {}), ...(calls > 0 ? { calls } : {}) };
};

/** The street on which somebody last did something. Where the blinds alone took all chips, that is before the flop. */
const lastStreet = ({ deeds }: State): Street => deeds.at(-1)?.street ?? 'preflop';

const AFTER: Readonly<Record<Street, Street | undefined>> = { preflop: 'flop', flop: 'turn', turn: 'river', river: undefined };

/** What is due of a pot that has just gone all-in with cards to come: the first street that is dealt without anybody to act on it. */
const allInAdds = ({ cards }: Extract<Event, { type: 'street-dealt' }>, state: State, seat: Seat): Counters => {
  const isFirst = AFTER[lastStreet(state)] === state.street;
  if (state.turn !== null || !isFirst || !isContending(state, seat)) return {};
  const { due, variance } = dueAllIn(state, state.board.slice(0, -cards.length), seat);
  return { 'all-in': 1, 'all-in.luck': -due, 'all-in.variance': variance };
};

const countContenders = (state: State): number => state.standing.filter((_, seat) => isContending(state, seat)).length;

/** What came of it. */
const allInWon = ({ pots }: Extract<Event, { type: 'settled' }>, state: State, seat: Seat): Counters =>
  lastStreet(state) !== 'river' && state.board.length > 0 && countContenders(state) > 1 && isContending(state, seat)
    ? { 'all-in.luck': wonBy({ won: pots }, seat) }
    : {};

const settledAdds = (event: Extract<Event, { type: 'settled' }>, state: State, seat: Seat): Counters => {
  const settlement = event.results[seat];
  const cards = state.hands[seat] ?? [];
  if (settlement == null || cards.length === 0) return {};
  const isShowdown = countContenders(state) > 1 && isContending(state, seat);
  const isWon = event.pots.some(({ winners }) => winners.some((winner) => winner.seat === seat));
  const position = positionOf(state, seat);
  return {
    hands: 1,
    ...preflopAdds(state, seat, startingHand(cards), isShowdown),
    ...laterAdds(state, seat),
    ...(isShowdown ? { showdowns: 1, ...(isWon ? { 'showdowns.won': 1 } : {}) } : {}),
    [`at.${position}.hands`]: 1,
    [`at.${position}.net`]: settlement.net,
    ...allInWon(event, state, seat),
  };
};

/** How many cards lay on the board on a street. */
const OPEN: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 };

/** How a hand ended for a seat: folded with so many cards on the board, called by nobody, or shown and perhaps beaten. */
const endingOf = (state: State, seat: Seat, isWon: boolean): NotedEnding => {
  const { board, hands, deeds, shown } = state;
  const fold = deeds.find((move) => move.seat === seat && move.type === 'fold');
  if (fold !== undefined) return { type: 'folded', board: board.slice(0, OPEN[fold.street]) };
  if (countContenders(state) < 2 || board.length < 3) return { type: 'uncalled' };
  const strengthAt = (cards: State['hands'][number]): number => madeOf(board, cards).strength;
  // Only of what lay face up.
  const [best] = isWon
    ? []
    : hands.filter((_, other) => other !== seat && shown[other] === true).toSorted((a, b) => strengthAt(b) - strengthAt(a));
  const isBeaten = best !== undefined && strengthAt(best) > strengthAt(hands[seat] ?? []);
  return { type: 'shown', board, ...(isBeaten ? { beatenBy: best } : {}) };
};

const noted = (event: Extract<Event, { type: 'settled' }>, state: State, seat: Seat): NotedRound | undefined => {
  const net = event.results[seat]?.net ?? 0;
  return net === 0 ? undefined : { net, cards: state.hands[seat] ?? [], how: endingOf(state, seat, net > 0) };
};

/** The counters of Hold'em. */
export const counters: GameStatistics<Holdem> = {
  traced: ['all-in.luck'],
  adds: ({ event, state }, seat) => {
    if (event.type === 'street-dealt') return allInAdds(event, state, seat);
    return event.type === 'settled' ? settledAdds(event, state, seat) : {};
  },
  noted: ({ event, state }, seat) => (event.type === 'settled' ? noted(event, state, seat) : undefined),
};

// All-in luck at Hold'em: what the pots brought in which nobody could act any more, beside the player's share before the last cards.

/** A seat's share of a pot among those who play for it, over every board that may still come. */
const shareOf = (state: Pick<State, 'hands' | 'board'>, seats: readonly Seat[], me: Seat): number => {
  if (!seats.includes(me)) return 0;
  if (seats.length === 1) return 1;
  const hands = seats.map((seat) => entryAt(state.hands, seat, []).map(cardCode));
  return exactEquity(hands, state.board.map(cardCode)).shares[seats.indexOf(me)]?.equity ?? 0;
};

/** The table as it was when the last betting was over, in a step that dealt on to the end; undefined where nothing was left to come. */
const runOut = ({ beats }: Step<Holdem>): { readonly state: State; readonly pots: readonly PotWon[] } | undefined => {
  const settled = beats.find((beat): beat is Beat<Holdem> => beat.event.type === 'settled')?.event;
  const first = beats.findIndex(({ event }) => event.type === 'street-dealt');
  const before = beats[first - 1];
  return settled?.type !== 'settled' || before === undefined ? undefined : { state: before.state, pots: settled.pots };
};

/** What a seat's shares of the pots are worth once nobody can act any more, and how far that strays. Side pots count each for itself. */
const dueAllIn = (state: State, board: State['board'], me: Seat): { readonly due: number; readonly variance: number } => {
  let [due, variance] = [0, 0];
  for (const { amount, seats } of potsOf(state)) {
    const share = shareOf({ hands: state.hands, board }, seats, me);
    due += amount * share;
    variance += amount ** 2 * share * (1 - share);
  }
  return { due, variance };
};

/** What the all-in pots of a sitting brought a seat, and what its shares of them were worth. */
export const luck = (steps: Iterable<Step<Holdem>>, me: Seat): LuckReport => {
  let [count, result, expected, variance] = [0, 0, 0, 0];
  for (const step of steps) {
    const end = runOut(step);
    if (end === undefined || !contenders(end.state).includes(me)) continue;
    count += 1;
    result += wonBy({ won: end.pots }, me);
    const worth = dueAllIn(end.state, end.state.board, me);
    expected += worth.due;
    variance += worth.variance;
  }
  return { of: 'all-in', count, result, expected, width: Math.sqrt(variance), decisionsApart: false };
};
