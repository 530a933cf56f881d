/** `baize odds holdem AsAh KdKc [--board Qh9c4d] [--json]`: what each hand has of the pot, counted over every board. */
import { parseArgs } from 'node:util';
import { figure } from '@baize/engine';
import { type HandOdds, type Odds, oddsOf, parseQuestion } from '@baize/odds/holdem';
import { unknown } from '../arguments.ts';
import type { OddsAnswer } from './answer.ts';

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

const LONGEST = 200;

const percent = (part: number): string => `${(100 * part).toFixed(4)}%`;

const row = ({ hand, wins, ties, equity }: HandOdds, boards: number): string =>
  `${hand.padEnd(6)}${percent(equity).padStart(10)}${percent(wins / boards).padStart(11)}${percent(ties / boards).padStart(11)}${figure(wins).padStart(13)}${figure(ties).padStart(12)}`;

const tableLines = ({ boards, hands }: Odds, board: string): readonly string[] => [
  `Hold'em: ${hands.length} hands${board === '' ? ' before the flop' : ` on ${board}`}, ${boards === 1 ? '1 board' : `${figure(boards)} boards`}.`,
  `${'hand'.padEnd(6)}${'equity'.padStart(10)}${'wins'.padStart(11)}${'ties'.padStart(11)}${'boards won'.padStart(13)}${'tied'.padStart(12)}`,
  ...hands.map((hand) => row(hand, boards)),
];

/** Answers `baize odds holdem …`. */
export const holdemOdds = (args: readonly string[]): OddsAnswer => {
  const options = { board: { type: 'string' }, json: { type: 'boolean' } } as const;
  // What is not known is told by name, and nothing is guessed.
  const { tokens, values, positionals } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens)
    if (token.kind === 'option' && !Object.hasOwn(options, token.name))
      return wrong(unknown('option', token.name, Object.keys(options), '--'));
  if (values.board === true) return wrong('--board needs cards after it, such as Qh9c4d.');
  if (positionals.length === 0) return wrong('Name two to ten hands: baize odds holdem AsAh KdKc');
  const board = typeof values.board === 'string' ? values.board : '';
  const question = parseQuestion(positionals, board);
  // What was typed is part of the sentence, and may hold anything.
  if (typeof question === 'string') return wrong(question.slice(0, LONGEST).replace(/[^\x20-\x7e]/g, '?'));
  const odds = oddsOf(question);
  return { ok: true, lines: values.json === true ? [JSON.stringify(odds)] : tableLines(odds, question.board.join('')) };
};
