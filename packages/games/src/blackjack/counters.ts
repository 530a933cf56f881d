/** What is counted of a player at Blackjack: how hands ended, and what the odds would have brought with the same bets. */
import type { Chips, Counters, GameStatistics, LuckReport, Step } from '@baize/engine';
import type { Rules } from './rules.ts';
import type { Blackjack, Event, HandOutcome, State, View } from './state.ts';

/**
 * What the house keeps of every chip bet where the player does the best with every hand, from a fresh shoe. A test in the package of odds
 * reckons them: to do so here would take seconds.
 */
export const EDGES: Readonly<Record<Rules['preset'], number>> = {
  classic: -0.000248,
  casino: 0.044572,
  vegas: 0.00527,
  european: 0.0061,
};

/** How far a round strays from what is due, in bets: the usual figure for a game with doubling and splitting. */
export const SPREAD = 1.15;

/** What a hand brought, in bets, to the nearest half. */
const inBets = (net: number, bet: number): number => (bet === 0 ? 0 : Math.round((2 * net) / bet) / 2);

const settledAdds = ({ verdicts, insurance }: Extract<Event, { type: 'settled' }>, { rules, bet }: State): Counters => {
  const sums: Record<string, number> = { bets: bet, due: -EDGES[rules.preset] * bet, variance: (SPREAD * bet) ** 2 };
  const add = (name: string, more: number): void => {
    sums[name] = (sums[name] ?? 0) + more;
  };
  for (const { outcome, net } of verdicts) {
    add('hands', 1);
    add(`end.${outcome}`, 1);
    add(`result.${inBets(net, bet)}`, 1);
  }
  if (insurance !== 0) add('insurance', insurance);
  return sums;
};

/** The counters of Blackjack. */
export const counters: GameStatistics<Blackjack> = {
  traced: ['due', 'variance'],
  adds: ({ event, state }) => (event.type === 'settled' ? settledAdds(event, state) : {}),
};

// --- luck at Blackjack: what the rounds brought beside what the house keeps of every chip bet ------------------------

/** What the rounds of a sitting brought and what was to be expected. */
export const luck = (steps: Iterable<Step<Blackjack>>): LuckReport => {
  let [count, result, expected, squares] = [0, 0, 0, 0];
  for (const { beats } of steps) {
    for (const { event, state } of beats) {
      if (event.type !== 'settled') continue;
      count += 1;
      result += event.results[0]?.net ?? 0;
      expected -= EDGES[state.rules.preset] * state.bet;
      squares += (SPREAD * state.bet) ** 2;
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

/** Counts the hands of a round, if this event settles one. `view` is the table just after it. */
export const countHands = (before: HandStatistics, event: Event, view: View): HandStatistics => {
  if (event.type !== 'settled') return before;
  const { peak, ...hands } = event.verdicts.reduce((sum, { outcome }) => countHand(sum, outcome), before);
  return { ...hands, peak: Math.max(peak, view.stack) };
};

/** Counts the hands that are lost by leaving in the middle of a round. */
export const countForfeit = (before: HandStatistics, { phase, hands }: View): HandStatistics =>
  phase === 'between' || phase === 'ended' ? before : hands.reduce((sum) => countHand(sum, 'lose'), before);

/** "66.7": how many of a hundred hands were won. */
export const winRate = ({ won, played }: HandStatistics): string => (played === 0 ? '0.0' : ((won / played) * 100).toFixed(1));
