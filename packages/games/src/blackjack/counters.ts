/** What is counted of a player at Blackjack: how hands ended, and what the odds would have brought with the same bets. */
import type { Chips, Counters, GameStatistics, LuckReport, Seat, Step } from '@baize/engine';
import { keepsBank } from './places.ts';
import type { Rules } from './rules.ts';
import type { Blackjack, Event, HandOutcome, State, View } from './state.ts';
import { ownView } from './view.ts';

/**
 * What the house keeps of every chip bet where the player does the best with every hand, from a fresh shoe. A test in the package of odds
 * reckons them: to do so here would take seconds.
 */
export const EDGES: Readonly<Record<Rules['preset'], number>> = {
  classic: -0.000248,
  casino: 0.044572,
  vegas: 0.00527,
  european: 0.0061,
  // Dealt from a shoe that lasts, and reckoned from a full one.
  shared: 0.00527,
  banked: 0.00527,
};

/** How far a round strays from what is due, in bets: the usual figure for a game with doubling and splitting. */
export const SPREAD = 1.15;

/** What a hand brought, in bets, to the nearest half. */
const inBets = (net: number, bet: number): number => (bet === 0 ? 0 : Math.round((2 * net) / bet) / 2);

/** What a seat has had on the table in a round: its own bet, or against the bank that it keeps everybody else's. */
const betsOf = ({ rules, spots }: State, seat: Seat): readonly Chips[] => {
  if (!keepsBank(rules, seat)) return [spots[seat]?.bet ?? 0];
  return spots.flatMap(({ hands, bet }) => (hands.length > 0 ? [bet] : []));
};

/** What a round should bring a seat, and how far it may stray. What the players lose to the bank, who keeps it should win. */
const dueTo = (state: State, seat: Seat): { readonly bets: Chips; readonly due: number; readonly variance: number } => {
  const all = betsOf(state, seat);
  const bets = all.reduce((sum, bet) => sum + bet, 0);
  const edge = EDGES[state.rules.preset] * bets;
  return { bets, due: keepsBank(state.rules, seat) ? edge : -edge, variance: all.reduce((sum, bet) => sum + (SPREAD * bet) ** 2, 0) };
};

const settledAdds = (state: State, seat: Seat): Counters => {
  const spot = state.spots[seat];
  if (spot === undefined || spot.result === null) return {};
  const sums: Record<string, number> = { ...dueTo(state, seat) };
  const add = (name: string, more: number): void => {
    sums[name] = (sums[name] ?? 0) + more;
  };
  for (const { outcome, net } of spot.result.verdicts) {
    add('hands', 1);
    add(`end.${outcome}`, 1);
    add(`result.${inBets(net, spot.bet)}`, 1);
  }
  if (spot.result.insurance !== 0) add('insurance', spot.result.insurance);
  return sums;
};

/** The counters of Blackjack. */
export const counters: GameStatistics<Blackjack> = {
  traced: ['due', 'variance'],
  adds: ({ event, state }, seat) => (event.type === 'settled' ? settledAdds(state, seat) : {}),
};

// --- luck at Blackjack: what the rounds brought beside what the house keeps of every chip bet ------------------------

/** What the rounds of a sitting brought a seat and what was to be expected. */
export const luck = (steps: Iterable<Step<Blackjack>>, me: Seat): LuckReport => {
  let [count, result, expected, squares] = [0, 0, 0, 0];
  for (const { beats } of steps) {
    for (const { event, state } of beats) {
      const settlement = event.type === 'settled' ? event.results[me] : null;
      if (settlement == null) continue;
      const { due, variance } = dueTo(state, me);
      count += 1;
      result += settlement.net;
      expected += due;
      squares += variance;
    }
  }
  return { of: 'rounds', count, result, expected, width: Math.sqrt(squares), decisionsApart: true };
};

// --- the session's statistics: hand by hand, where the casino counts rounds ------------------------------------------

/** Hands counted over a session. Each half of a pair that was split counts as a hand. */
export interface HandStatistics {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly pushed: number;
  readonly blackjacks: number;
  /** The most chips held after a round. */
  readonly peak: Chips;
}

/** No hand played yet, and so many chips. */
export const noHands = (chips: Chips): HandStatistics => ({ played: 0, won: 0, lost: 0, pushed: 0, blackjacks: 0, peak: chips });

const results: Readonly<Record<HandOutcome, 'won' | 'lost' | 'pushed'>> = {
  blackjack: 'won',
  win: 'won',
  push: 'pushed',
  lose: 'lost',
  bust: 'lost',
  surrender: 'lost',
};

const countHand = (before: HandStatistics, outcome: HandOutcome): HandStatistics => ({
  ...before,
  played: before.played + 1,
  [results[outcome]]: before[results[outcome]] + 1,
  blackjacks: before.blackjacks + (outcome === 'blackjack' ? 1 : 0),
});

/** Counts a seat's hands of a round, if this event settles one. `view` is the table just after it. */
export const countHands = (before: HandStatistics, event: Event, view: View, seat: Seat): HandStatistics => {
  if (event.type !== 'settled') return before;
  const { result, stack } = ownView(view, seat);
  const { peak, ...hands } = (result?.verdicts ?? []).reduce((sum, { outcome }) => countHand(sum, outcome), before);
  return { ...hands, peak: Math.max(peak, stack) };
};

/** Counts the hands that a seat loses by leaving in the middle of a round. */
export const countForfeit = (before: HandStatistics, view: View, seat: Seat): HandStatistics =>
  view.phase === 'between' || view.phase === 'ended' ? before : ownView(view, seat).hands.reduce((sum) => countHand(sum, 'lose'), before);

/** How many of all hands were won, as a share; none before the first. */
export const winRate = ({ won, played }: HandStatistics): number => (played === 0 ? 0 : won / played);
