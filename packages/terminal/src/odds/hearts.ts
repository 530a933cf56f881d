/** `baize odds hearts [--json]`: what a fair deal brings, counted. */
import { parseArgs } from 'node:util';
import { type DealtOdds, dealtOdds } from '@baize/odds/hearts';
import { unknown } from '../arguments.ts';
import { quoted } from '../kit/text.ts';
import type { OddsAnswer } from './answer.ts';

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

const percent = (chance: number): string => `${(100 * chance).toFixed(4)}%`;

const tableLines = ({ hearts, averageHearts, queen, bareQueen, void: missing }: DealtOdds): readonly string[] => [
  'Hearts: what thirteen cards hold before the pass.',
  `${'hearts'.padEnd(8)}${'chance'.padStart(10)}`,
  ...hearts.map((one) => `${String(one.hearts).padEnd(8)}${percent(one.chance).padStart(10)}`),
  `On average ${averageHearts.toFixed(2)} hearts. The Queen of Spades: ${percent(queen)}, with fewer than three other spades ${percent(bareQueen)}.`,
  `No card of some suit: ${percent(missing)}.`,
];

const OPTIONS = { json: { type: 'boolean' } } as const;

/** Answers `baize odds hearts …`. */
export const heartsOdds = (args: readonly string[]): OddsAnswer => {
  const { tokens, values } = parseArgs({ args: [...args], options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name))
      return wrong(unknown('option', token.name, Object.keys(OPTIONS), '--'));
    if (token.kind === 'positional') return wrong(`${quoted(token.value)} is one word too many. Say: baize odds hearts`);
  }
  const odds = dealtOdds();
  return { ok: true, lines: values.json === true ? [JSON.stringify(odds)] : tableLines(odds) };
};
