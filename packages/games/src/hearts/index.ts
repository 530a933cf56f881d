/**
 * Hearts, with its voice and its opponents.
 *
 * @module
 * @example
 * ```ts
 * import { openSitting } from '@baize/engine';
 * import { hearts, sortHand } from '@baize/games/hearts';
 *
 * console.log(sortHand(['Qs', '2c', 'Ah', '3c']).join(' ')); // 2c 3c Ah Qs
 * const { state } = openSitting(hearts, { preset: 'house', stacks: [0, 0, 0, 0], seed: '0'.repeat(64) });
 * console.log(state.phase); // passing
 * ```
 */
import type { BotSeat, GameModule, Tempo } from '@baize/engine';
import { appraise, puzzle, verdict, why } from './appraise.ts';
import { advise } from './bots/hard.ts';
import { bots } from './bots/index.ts';
import { counters } from './counters.ts';
import { hearts } from './hearts.ts';
import type { Rules } from './rules.ts';
import type { Event, Hearts } from './state.ts';
import { words } from './words.ts';

// --- the line-up: who sits at the other seats of a table of Hearts, and what chips they bring ------------------------

/** Three players of the middle strength. Nothing is staked, so they bring no chips. */
const lineUp = (_rules: Rules, others: number): readonly (BotSeat | null)[] => [
  null,
  ...Array.from({ length: others }, () => ({ bot: 'normal', stack: 0 })),
];

const tempos: Readonly<Record<Event['type'], Tempo>> = {
  'dealer-drawn': 'word',
  'hand-began': 'word',
  'cards-dealt': 'deal',
  'pass-chosen': 'none',
  'cards-passed': 'reveal',
  'play-began': 'none',
  'card-played': 'draw',
  'hearts-broken': 'word',
  'trick-taken': 'reveal',
  'moon-shot': 'result',
  'moon-chosen': 'word',
  'hand-scored': 'result',
  settled: 'result',
  'said-ready': 'none',
};

/** Hearts as the catalogue has it. */
export const heartsModule: GameModule<Hearts> = {
  game: hearts,
  words,
  bots,
  lineUp,
  hint: advise,
  tempo: ({ type }) => tempos[type],
  appraise,
  verdict,
  why,
  puzzle,
  counters,
};

export { canClaim, claimedCard, lastTrick } from './claim.ts';
export { sortHand } from './hand-order.ts';
export { hearts } from './hearts.ts';
export { playable, whyNotCard } from './moves.ts';
export { directionOf, giverTo, PASSED, receiverOf } from './passing.ts';
export type { Rules } from './rules.ts';
export { addPoints, handPoints, isGameOver, lowestSeats, pointsInHand } from './scoring.ts';
export type {
  Action,
  Event,
  Hearts,
  MoonWay,
  PassDirection,
  Phase,
  Play,
  Reason,
  SheetLine,
  State,
  Tableau,
  Trick,
  View,
} from './state.ts';
export { highest, ledSuit } from './trick.ts';
export { receivedBy } from './view.ts';
export { handWords, nextHandWords, passWords, pointsWords, shortPrompt, takenWords } from './words.ts';
