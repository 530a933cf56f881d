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
import type { BotSeat, GameModule, Tempo } from '@baize/engine';
import { appraise, puzzle, verdict, why } from './appraise.ts';
import { blackjack } from './blackjack.ts';
import { advise } from './bots/exact.ts';
import { bots } from './bots/index.ts';
import { counters, luck } from './counters.ts';
import { presets, type Rules } from './rules.ts';
import type { Blackjack, Event } from './state.ts';
import { words } from './words.ts';

// --- the line-up: who sits at the other seats, and what chips they bring ---------------------------------------------

/** Company of every kind, in turn. */
const COMPANY = ['basic', 'cautious', 'wild'] as const;
/** So many of the largest bets a player brings, and so many who keeps the bank. */
const BROUGHT = { player: 2, bank: 20 } as const;

/** The dealer is no seat. Where a player keeps the bank, that is a bot: seat 0 has it, and the human bets against it. */
const lineUp = ({ bank, bet }: Rules, others: number): readonly (BotSeat | null)[] => {
  const most = bet.max ?? bet.min;
  const bots = Array.from({ length: others }, (_, at) => ({ bot: COMPANY[at % COMPANY.length] ?? 'basic', stack: BROUGHT.player * most }));
  const [first, ...rest] = bots;
  if (bank === 'house' || first === undefined) return [null, ...bots];
  return [{ ...first, stack: BROUGHT.bank * most }, null, ...rest];
};

const tempos: Readonly<Record<Event['type'], Tempo>> = {
  'betting-opened': 'none',
  // Chips are laid as fast as a hand can: no beat holds the next one up.
  'bet-laid': 'none',
  'bet-taken-back': 'none',
  'sat-out': 'none',
  shuffled: 'word',
  'card-dealt': 'deal',
  'insurance-offered': 'none',
  insured: 'word',
  'insurance-declined': 'none',
  'hole-peeked': 'word',
  'turn-began': 'none',
  'card-drawn': 'draw',
  doubled: 'word',
  'pair-split': 'word',
  surrendered: 'word',
  stood: 'word',
  'went-bust': 'word',
  'hole-revealed': 'reveal',
  settled: 'result',
  'seat-left': 'word',
  'said-ready': 'none',
  'sitting-ended': 'result',
};

/** Blackjack as the catalogue has it. */
export const blackjackModule: GameModule<Blackjack> = {
  game: blackjack,
  words,
  bots,
  amongFriends: 'shared',
  lineUp,
  hint: advise,
  tempo: ({ type }) => tempos[type],
  appraise,
  verdict,
  why,
  puzzle,
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
export { hasNatural, isPair, isTwoCard21, pipsOf, visible } from './hand.ts';
export { handAt, handInTurn, keepsBank, spotAt } from './places.ts';
export { isForSeveral, presets, type Ratio, type Rules } from './rules.ts';
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
  Spot,
  State,
  Status,
  Tableau,
  Verdict,
  View,
} from './state.ts';
export * from './values/index.ts';
export { type OwnView, ownView } from './view.ts';
export { dealerWithin, feltPrint, feltSentences, lessonWords, money, netText, roundHeadline, totalWithin, totalWords } from './words.ts';
