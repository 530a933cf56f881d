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
 * console.log(slip?.ok ? slip.action.type : slip?.why.type); // place
 * ```
 */
import type { BotSeat, GameModule, Tempo } from '@baize/engine';
import { appraise, verdict, why } from './appraise.ts';
import { advise, bots } from './bots/index.ts';
import { counters, luck } from './counters.ts';
import { roulette } from './roulette.ts';
import type { Rules } from './rules.ts';
import type { Event, Roulette } from './state.ts';
import { words } from './words.ts';

// --- the line-up: who sits at the other seats of a shared table, and what chips they bring ----------------------------

/** Cheerful company at every other seat. Where a player keeps the bank, one of them does, with plenty. */
const lineUp = (rules: Rules, others: number): readonly (BotSeat | null)[] => {
  const company = Array.from({ length: others }, (): BotSeat => ({ bot: 'scatter', stack: STACK }));
  const [banker, ...rest] = company;
  return rules.bank === 'house' || banker === undefined ? [null, ...company] : [{ ...banker, stack: BANK }, null, ...rest];
};

/** What the others bring, and what a bank needs to pay most of what can be laid against it. */
const STACK = 1000;
const BANK = 20_000;

const tempos: Readonly<Record<Event['type'], Tempo>> = {
  'bets-opened': 'none',
  // Chips are laid as fast as a hand can: no beat holds the next one up.
  'bet-placed': 'none',
  'call-placed': 'none',
  'neighbours-placed': 'none',
  'bet-taken-back': 'none',
  'laying-undone': 'none',
  'bets-cleared': 'none',
  'bets-repeated': 'none',
  'bets-doubled': 'none',
  'said-done': 'none',
  'wheel-spun': 'none',
  'ball-rested': 'reveal',
  settled: 'result',
  'seat-left': 'word',
  'said-ready': 'none',
  'sitting-ended': 'result',
};

/** Roulette as the catalogue has it. */
export const rouletteModule: GameModule<Roulette> = {
  game: roulette,
  words,
  amongFriends: 'shared',
  bots,
  lineUp,
  hint: advise,
  tempo: ({ type }) => tempos[type],
  appraise: (sight, _chance, _effort, also) => appraise(sight, also),
  verdict,
  why,
  counters,
  luck,
};

export { parseBet, type Slip } from './bet-parser.ts';
export { type Bet, type Placement, stakeOf } from './bets.ts';
export { type ArrowDirection, areaOf, REACH, spotAt, stepFrom, turned } from './board.ts';
export { betsOfCall, betsOnNeighbours, CALLS, type CallName, chipsForCall } from './calls.ts';
export { completeBet } from './completion.ts';
export { BOARD, type BoardPoint, type Box, cellOf, FIELD, findSpot, type Spot, type SpotId, spotById, spots } from './layout.ts';
export type { Misreading } from './misreading.ts';
export { BANKER, isBanker, playerAt } from './places.ts';
export { roulette } from './roulette.ts';
export { type BetKind, isEvenChance, isForSeveral, isOutside, isTaken, KINDS, paysFor, presets, type Rules } from './rules.ts';
export { netOn, settlementOf, verdictOn, winOf } from './settle.ts';
export type { Action, Bettor, Event, Phase, Reason, Roulette, SeenNumber, State, Tableau, Verdict, View } from './state.ts';
export { type BetLine, type Case, onHundred, type Payout, payouts, type Summary, spinNets, summaryOf, sumUp } from './summary.ts';
export { type Trait, traitsOf } from './traits.ts';
export { type Colour, colourOf, NUMBERS, neighboursOf, POCKETS, WHEEL } from './wheel.ts';
export {
  ballWords,
  betName,
  betsOpenWords,
  betWords,
  callName,
  chipPlace,
  colourName,
  favours,
  kindName,
  kindTitle,
  kindWord,
  misreadWords,
  payoutsHeading,
  rollingWords,
  rulesAround,
  spinResultWords,
  spotName,
  spotPhrase,
  spotTitle,
  sumWords,
  totalName,
  traitName,
} from './words.ts';
