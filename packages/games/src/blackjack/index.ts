/**
 * Blackjack, with its voice and its opponents.
 *
 * @module
 * @example
 * ```ts
 * import { openSitting } from '@baize/engine';
 * import { blackjack, presets } from '@baize/games/blackjack';
 *
 * console.log(presets['vegas']?.decks); // 6
 * const { state } = openSitting(blackjack, { preset: 'vegas', stacks: [1000], seed: '0'.repeat(64) });
 * console.log(blackjack.legal(state, 0)[0]?.type); // bet
 * ```
 */
import type { GameModule, Tempo } from '@baize/engine';
import { appraise, because, verdict } from './appraise.ts';
import { blackjack } from './blackjack.ts';
import { advise } from './bots/exact.ts';
import { bots } from './bots/index.ts';
import { counters, luck } from './counters.ts';
import { presets, type Rules } from './rules.ts';
import type { Blackjack, Event } from './state.ts';
import { words } from './words.ts';

const tempos: Readonly<Record<Event['type'], Tempo>> = {
  'betting-opened': 'none',
  // Chips are laid as fast as a hand can: no beat holds the next one up.
  'bet-laid': 'none',
  'bet-taken-back': 'none',
  shuffled: 'word',
  'card-dealt': 'deal',
  'insurance-offered': 'none',
  insured: 'word',
  'insurance-declined': 'none',
  'hole-peeked': 'word',
  'card-drawn': 'draw',
  doubled: 'word',
  'pair-split': 'word',
  surrendered: 'word',
  stood: 'word',
  'went-bust': 'word',
  'hole-revealed': 'reveal',
  settled: 'result',
  'sitting-ended': 'result',
};

/** Blackjack as the catalogue has it. */
export const blackjackModule: GameModule<Blackjack> = {
  game: blackjack,
  words,
  bots,
  // The dealer is no seat: everybody plays alone against the house.
  lineUp: () => [null],
  hint: advise,
  tempo: ({ type }) => tempos[type],
  appraise,
  verdict,
  because,
  counters,
  luck,
};

const inChips = (rules: Rules): Rules => ({ ...rules, currency: 'chips' });
const floorPresets = Object.fromEntries(Object.entries(presets).map(([name, rules]) => [name, inChips(rules)]));

/** Blackjack as the floor has it: chips are chips there. Dollars belong to a session of its own. */
export const floorModule: GameModule<Blackjack> = { ...blackjackModule, game: { ...blackjack, presets: floorPresets } };

export { blackjack } from './blackjack.ts';
export { chartFor, planFor } from './bots/basic.ts';
export { coach, type Lesson } from './bots/exact.ts';
export { countForfeit, countHands, EDGES, type HandStatistics, noHands, SPREAD, winRate } from './counters.ts';
export { upCard } from './dealer.ts';
export { type Headline, headlineOf, roundHeadline } from './endings.ts';
export { hasNatural, isPair, isTwoCard21, pipsOf, visible } from './hand.ts';
export { dealerWords, money, netText, totalWords } from './phrases.ts';
export { felt } from './rulebook.ts';
export { presets, type Ratio, type Rules } from './rules.ts';
export type {
  Action,
  Blackjack,
  Counted,
  Dealer,
  Event,
  Hand,
  HandOutcome,
  Phase,
  Reason,
  Result,
  Shoe,
  State,
  Status,
  Tableau,
  Verdict,
  View,
} from './state.ts';
export * from './values/index.ts';
