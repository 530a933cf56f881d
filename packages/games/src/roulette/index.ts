/**
 * Roulette, with its voice and its opponents.
 *
 * @module
 * @example
 * ```ts
 * import { colourOf, neighboursOf, parseBet, presets } from '@baize/games/roulette';
 *
 * console.log(colourOf(17), neighboursOf(0, 1).join(' ')); // black 26 0 32
 * const slip = presets['house'] && parseBet(presets['house'], '5 on red');
 * console.log(slip?.ok ? slip.action.type : slip?.because); // place
 * ```
 */
import type { GameModule, Tempo } from '@baize/engine';
import { appraise, because, verdict } from './appraise.ts';
import { advise, bots } from './bots/index.ts';
import { counters, luck } from './counters.ts';
import { roulette } from './roulette.ts';
import type { Event, Roulette } from './state.ts';
import { words } from './words.ts';

const tempos: Readonly<Record<Event['type'], Tempo>> = {
  // Chips are laid as fast as a hand can: no beat holds the next one up.
  'bet-placed': 'none',
  'call-placed': 'none',
  'neighbours-placed': 'none',
  'bet-taken-back': 'none',
  'laying-undone': 'none',
  'bets-cleared': 'none',
  'bets-repeated': 'none',
  'bets-doubled': 'none',
  'wheel-spun': 'none',
  'ball-rested': 'reveal',
  settled: 'result',
  'sitting-ended': 'result',
};

/** Roulette as the catalogue has it. */
export const rouletteModule: GameModule<Roulette> = {
  game: roulette,
  words,
  bots,
  // Everybody plays against the house, each at a wheel of their own.
  lineUp: () => [null],
  hint: advise,
  tempo: ({ type }) => tempos[type],
  appraise: (sight, _chance, _effort, also) => appraise(sight, also),
  verdict,
  because,
  counters,
  luck,
};

export { parseBet, type Slip } from './bet-parser.ts';
export { type Bet, type Placement, stakeOf } from './bets.ts';
export { type ArrowDirection, areaOf, REACH, spotAt, stepFrom, turned } from './board.ts';
export { betsOfCall, betsOnNeighbours, CALLS, type CallName, chipsForCall } from './calls.ts';
export { completeBet } from './completion.ts';
export { tellBets } from './event-words.ts';
export { BOARD, type BoardPoint, type Box, cellOf, FIELD, findSpot, type Spot, type SpotId, spotById, spots } from './layout.ts';
export {
  betCount,
  betName,
  callName,
  chipCount,
  kindName,
  kindWord,
  numberPhrase,
  spotName,
  spotPhrase,
  spotTitle,
  traitsOf,
} from './phrases.ts';
export { roulette } from './roulette.ts';
export { chipPlace, favours, onHundred } from './rulebook.ts';
export { type BetKind, isEvenChance, isOutside, isTaken, KINDS, paysFor, presets, type Rules } from './rules.ts';
export { netOn, settlementOf, verdictOn, winOf } from './settle.ts';
export type { Action, Event, Phase, Reason, Roulette, SeenNumber, State, Tableau, Verdict, View } from './state.ts';
export { type BetLine, type Case, type Payout, payouts, type Summary, summaryOf, sumUp } from './summary.ts';
export { type Colour, colourOf, NUMBERS, neighboursOf, POCKETS, WHEEL } from './wheel.ts';
