/** The session's statistics: hand by hand, where the casino counts rounds. */
import type { Chips } from '@baize/engine';
import type { Event, HandOutcome, View } from './state.ts';

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
