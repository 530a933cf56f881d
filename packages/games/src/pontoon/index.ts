/**
 * Pontoon, with its voice and its opponents.
 *
 * @module
 * @example
 * ```ts
 * import { openSitting } from '@baize/engine';
 * import { pontoon, totalOf } from '@baize/games/pontoon';
 *
 * console.log(totalOf(['As', 'Kd']).total); // 21
 * const { state } = openSitting(pontoon, { preset: 'house', stacks: [0], seed: '0'.repeat(64) });
 * console.log(pontoon.legal(state, 0).map(({ type }) => type).join(', ')); // twist, stick
 * ```
 */
import type { BotSeat, GameModule, Tempo } from '@baize/engine';
import { appraise, verdict, why } from './appraise.ts';
import { bots } from './bots/index.ts';
import { advise } from './bots/sharp.ts';
import { counters } from './counters.ts';
import { pontoon } from './pontoon.ts';
import type { Rules } from './rules.ts';
import type { Event, Pontoon } from './state.ts';
import { words } from './words.ts';

// --- the line-up: who sits at the other seats of a table of Pontoon, and what chips they bring -----------------------

/** Everybody brings as much as twenty of the largest stakes; every other opponent is sharp. */
const lineUp = ({ stake }: Rules, others: number): readonly (BotSeat | null)[] => [
  null,
  ...Array.from({ length: others }, (_, at) => ({ bot: at % 2 === 0 ? 'sharp' : 'steady', stack: 20 * stake.max })),
];

const tempos: Readonly<Record<Event['type'], Tempo>> = {
  shuffled: 'word',
  'bank-cut': 'result',
  'round-began': 'none',
  'card-dealt': 'deal',
  staked: 'word',
  'turn-began': 'none',
  'pair-split': 'word',
  bought: 'draw',
  twisted: 'draw',
  stuck: 'word',
  'went-bust': 'word',
  'pontoon-shown': 'word',
  'trick-made': 'word',
  'banker-revealed': 'reveal',
  'hands-shown': 'reveal',
  settled: 'result',
  'seat-left': 'word',
  'bank-passed': 'word',
  'sitting-ended': 'result',
  'said-ready': 'none',
};

/** Pontoon as the catalogue has it. */
export const pontoonModule: GameModule<Pontoon> = {
  game: pontoon,
  words,
  bots,
  lineUp,
  hint: advise,
  tempo: ({ type }) => tempos[type],
  appraise,
  verdict,
  why,
  counters,
};

export {
  type Count,
  handScore,
  kindOf,
  kindOfCount,
  MAX_CARDS,
  nothing,
  plus,
  type Score,
  totalOf,
  totalOfCount,
  visible,
  worthOfCount,
} from './hand.ts';
export type { Headline } from './language/pontoon-words.ts';
export { bankerThen } from './places.ts';
export { pontoon } from './pontoon.ts';
export type { Rules } from './rules.ts';
export type { Action, Event, Hand, Laid, Phase, Place, Pontoon, Reason, State, Status, Tableau, Verdict, View } from './state.ts';
export { headlineOf } from './words.ts';
