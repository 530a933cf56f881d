/**
 * Texas Hold'em, with its voice and its opponents.
 *
 * @module
 * @example
 * ```ts
 * import { cardCode, exactEquity, madeOf, parseCards } from '@baize/games/holdem';
 *
 * const cards = (text: string) => parseCards(text) ?? [];
 * console.log(madeOf(cards('KhKd4c9s2hKs4h')).five.join(' ')); // Ks Kh Kd 4h 4c
 * const { shares } = exactEquity([cards('AsAh'), cards('KdKc')].map((hand) => hand.map(cardCode)));
 * console.log(shares[0]?.equity.toFixed(4)); // 0.8126
 * ```
 */
import type { GameModule, Tempo } from '@baize/engine';
import { appraise, puzzle, verdict, why } from './appraise.ts';
import { advise } from './bots/hint.ts';
import { bots } from './bots/index.ts';
import { counters, luck } from './counters.ts';
import { holdem } from './holdem.ts';
import { lineUp } from './rules.ts';
import type { Event, Holdem } from './state.ts';
import { words } from './words.ts';

const tempos: Readonly<Record<Event['type'], Tempo>> = {
  'hand-began': 'none',
  shuffled: 'word',
  'ante-posted': 'word',
  'blind-posted': 'word',
  'card-dealt': 'deal',
  'street-dealt': 'draw',
  folded: 'word',
  checked: 'word',
  called: 'word',
  bet: 'word',
  raised: 'word',
  'bet-returned': 'word',
  'bets-gathered': 'none',
  'hand-shown': 'reveal',
  settled: 'result',
  'seat-left': 'word',
  'sitting-ended': 'result',
  'said-ready': 'none',
};

/** Hold'em, with opponents that carry no tables: `full.ts` has what the catalogue has. */
export const holdemModule: GameModule<Holdem> = {
  game: holdem,
  words,
  amongFriends: 'tda',
  bots,
  hint: advise,
  lineUp,
  tempo: ({ type }) => tempos[type],
  appraise,
  verdict,
  why,
  puzzle,
  counters,
  luck,
};

export { type Character, characterAt } from './bots/characters.ts';
export { type Equity, exactEquity, type Share, sampledEquity } from './equity.ts';
export { holdem } from './holdem.ts';
export type { PastHand } from './language/holdem-words.ts';
export { allIn } from './moves.ts';
export { type Entry, type History, readHistories } from './phh/history.ts';
export { type ReplayedHand, replayHistory, replayPhh } from './phh/replay.ts';
export { appraisedTold, decisionTold, hasUnknownStacks, type SeenDecision, seenDecisions } from './phh/seen.ts';
export { writePhh } from './phh/write.ts';
export { type CardCode, cardCode, cardOfCode, parseCards } from './ranking/codes.ts';
export { type Evaluator, evaluator, strengthOf } from './ranking/evaluate.ts';
export { type Made, madeOf, type NamedHand, namedBy, type PokerKind, pokerKindOf } from './ranking/names.ts';
export { CATEGORIES, type Category } from './ranking/score.ts';
export type { Rules } from './rules.ts';
export { isContending, isHandOver, potShown, wonBy } from './seats.ts';
export type {
  Action,
  Event,
  Holdem,
  LastMove,
  Phase,
  Pot,
  PotWon,
  Reason,
  SeatStatus,
  ShownHand,
  State,
  Street,
  Tableau,
  View,
} from './state.ts';
export {
  beatenWords,
  choiceWords,
  gainsWords,
  handRows,
  handWords,
  kindWords,
  madeWords,
  pastRow,
  pastWords,
  resultWords,
  showdownWords,
  styleWords,
  youHaveWords,
  youHoldWords,
} from './words.ts';
