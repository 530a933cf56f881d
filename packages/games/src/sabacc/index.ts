/**
 * Sabacc, with its voice and its opponents.
 *
 * @module
 * @example
 * ```ts
 * import { cardSign, DECK, isSabacc, totalOf } from '@baize/games/sabacc';
 *
 * console.log(DECK.length, cardSign('s-3')); // 62 −3■
 * console.log(totalOf(['s-3', 'c+7']), isSabacc(['s-3', 't+3'])); // 4 true
 * ```
 */
import { type BotSeat, type Chance, type GameModule, read, type Tempo } from '@baize/engine';
import { advise } from './bots/hard.ts';
import { bots } from './bots/index.ts';
import { counters } from './counters.ts';
import type { Rules } from './rules.ts';
import { sabacc } from './sabacc.ts';
import type { Event, Sabacc } from './state.ts';
import { words } from './words.ts';

// --- the line-up: who sits at the other seats of a table of Sabacc, and what chips they bring ------------------------

/** So many opponents, each with chips by chance; the one who sits down is last. */
export const lineUp = ({ opponents: { min, max, step } }: Rules, others: number, chance: Chance): readonly (BotSeat | null)[] => {
  const reader = read(chance);
  const opponents = Array.from({ length: others }, () => ({ bot: 'normal', stack: min + step * reader.below((max - min) / step + 1) }));
  return [...opponents, null];
};

const tempos: Readonly<Record<Event['type'], Tempo>> = {
  'pot-opened': 'word',
  'game-began': 'word',
  shuffled: 'none',
  'card-dealt': 'deal',
  'discard-opened': 'deal',
  'hands-dealt': 'none',
  'round-began': 'word',
  drew: 'draw',
  released: 'word',
  kept: 'word',
  swapped: 'draw',
  stood: 'word',
  junked: 'word',
  'betting-began': 'none',
  checked: 'word',
  'bet-laid': 'word',
  'excess-returned': 'word',
  'dice-rolled': 'reveal',
  'hands-swept': 'reveal',
  'discards-shuffled': 'word',
  'hand-shown': 'reveal',
  'blind-drawn': 'reveal',
  'hands-ranked': 'reveal',
  settled: 'result',
  'seat-left': 'word',
  'sitting-ended': 'result',
  'said-ready': 'none',
};

/** Sabacc as the catalogue has it. */
export const sabaccModule: GameModule<Sabacc> = {
  game: sabacc,
  words,
  bots,
  hint: advise,
  lineUp,
  tempo: ({ type }) => tempos[type],
  counters,
};

export {
  cardSign,
  cardValue,
  DECK,
  isSabaccCard,
  type SabaccCard,
  type SabaccSuit,
  type SeenSabaccCard,
  shapeName,
  shapeSign,
  signedTotal,
} from './cards.ts';
export { isSabacc, totalOf } from './hand.ts';
export { cardsAt, lastSeat, potOf, seatsIn, stakedBy, toCall } from './places.ts';
export type { Rules } from './rules.ts';
export { potOnSittingDown, sabacc } from './sabacc.ts';
export { payoutsOf } from './settle.ts';
export { type Make, makeOf } from './spire.ts';
export type {
  Action,
  Bid,
  Ending,
  Event,
  Finish,
  Laid,
  LastMove,
  Phase,
  Pot,
  Reason,
  Sabacc,
  SeatStatus,
  State,
  Tableau,
  View,
} from './state.ts';
export { type Totals, totalsOf, waysTo } from './totals.ts';
export { accountWords, cryWords, discardWords, handWords, rankedWords, sabaccCardName, standWords, whyWords } from './words.ts';
