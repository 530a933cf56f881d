/**
 * `baize odds holdem AsAh KdKc [--board Qh9c4d] [--json]`: what each hand has of the pot, counted over every board. Ranges such as `QQ+,AKs`
 * and `random` are counted where that is quick, and sampled otherwise.
 */
import { parseArgs } from 'node:util';
import { figure, fork } from '@baize/engine';
import { parseCards } from '@baize/games/holdem';
import {
  countRanges,
  type HandOdds,
  isQuick,
  noSamples,
  type Odds,
  oddsOf,
  parseQuestion,
  parseRange,
  parseRangeQuestion,
  type QuestionFault,
  type RangeOdds,
  type RangeQuestion,
  sampledOdds,
  sampleRanges,
} from '@baize/odds/holdem';
import { clean } from '../kit/text.ts';
import { unknown } from '../refusals/refusals.ts';
import type { OddsAnswer, OddsProgress } from './answer.ts';
import { oddsLineWords } from './language/index.ts';

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

/** What was typed is part of the sentence, and may hold anything. */
const safeFault = (fault: QuestionFault): QuestionFault => ('text' in fault ? { ...fault, text: clean(fault.text) } : fault);

const percent = (part: number): string => oddsLineWords().percent(part, 4);

const row = ({ hand, wins, ties, equity }: HandOdds, boards: number): string =>
  `${hand.padEnd(6)}${percent(equity).padStart(10)}${percent(wins / boards).padStart(11)}${percent(ties / boards).padStart(11)}${figure(wins).padStart(13)}${figure(ties).padStart(12)}`;

const tableLines = ({ boards, hands }: Odds, board: string): readonly string[] => {
  const { heads, hands: title } = oddsLineWords().holdem;
  return [
    title(hands.length, board, boards),
    `${heads.hand.padEnd(6)}${heads.equity.padStart(10)}${heads.wins.padStart(11)}${heads.ties.padStart(11)}${heads.boardsWon.padStart(13)}${heads.tied.padStart(12)}`,
    ...hands.map((hand) => row(hand, boards)),
  ];
};

/** How many deals are sampled, and how many between two looks at the clock of whoever waits. */
const DEALS = 200_000;
const SLICE = 10_000;
/** The same question has the same answer. */
const SAMPLING = '0'.repeat(64);

const sampled = (question: RangeQuestion, progress: OddsProgress | undefined): RangeOdds => {
  let samples = noSamples(question);
  for (let at = 0; at < DEALS; at += SLICE) {
    samples = sampleRanges(question, samples, SLICE, fork(SAMPLING, `odds ${at}`));
    progress?.((at + SLICE) / DEALS);
  }
  return sampledOdds(question, samples);
};

const rangeLines = ({ exact, deals, ranges }: RangeOdds, board: string): readonly string[] => {
  const width = Math.max(8, ...ranges.map(({ range }) => range.length + 2));
  const { heads, ranges: title } = oddsLineWords().holdem;
  return [
    title(ranges.length, board, deals, exact),
    `${heads.range.padEnd(width)}${heads.equity.padStart(10)}${exact ? '' : heads.error.padStart(14)}`,
    ...ranges.map(
      ({ range, equity, error }) => `${range.padEnd(width)}${percent(equity).padStart(10)}${exact ? '' : percent(error).padStart(14)}`,
    ),
  ];
};

const rangeAnswer = (names: readonly string[], board: string, json: boolean, progress: OddsProgress | undefined): OddsAnswer => {
  const question = parseRangeQuestion(names, board);
  if ('fault' in question) return wrong(oddsLineWords().holdem.fault(safeFault(question.fault)));
  const odds = isQuick(question) ? countRanges(question) : sampled(question, progress);
  return { ok: true, lines: json ? [JSON.stringify(odds)] : rangeLines(odds, board) };
};

/** Answers `baize odds holdem …`. */
export const holdemOdds = (args: readonly string[], progress?: OddsProgress): OddsAnswer => {
  const options = { board: { type: 'string' }, json: { type: 'boolean' } } as const;
  // What is not known is told by name, and nothing is guessed.
  const { tokens, values, positionals } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens)
    if (token.kind === 'option' && !Object.hasOwn(options, token.name))
      return wrong(unknown('option', token.name, Object.keys(options), '--'));
  if (values.board === true) return wrong(oddsLineWords().holdem.needsBoard);
  if (positionals.length === 0) return wrong(oddsLineWords().holdem.needsHands);
  const board = typeof values.board === 'string' ? values.board : '';
  if (positionals.some((word) => parseCards(word)?.length !== 2) && positionals.every((word) => parseRange(word) !== undefined))
    return rangeAnswer(positionals, board, values.json === true, progress);
  const question = parseQuestion(positionals, board);
  if ('fault' in question) return wrong(oddsLineWords().holdem.fault(safeFault(question.fault)));
  const odds = oddsOf(question);
  return { ok: true, lines: values.json === true ? [JSON.stringify(odds)] : tableLines(odds, question.board.join('')) };
};
