/** `baize odds hearts [--json]`: what a fair deal brings, counted. */
import { parseArgs } from 'node:util';
import { type DealtOdds, dealtOdds } from '@baize/odds/hearts';
import { quoted } from '../kit/text.ts';
import { unknown } from '../refusals/refusals.ts';
import type { OddsAnswer } from './answer.ts';
import { oddsLineWords } from './language/index.ts';

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

const tableLines = ({ hearts, averageHearts, queen, bareQueen, void: missing }: DealtOdds): readonly string[] => {
  const { hearts: words, percent } = oddsLineWords();
  return [
    words.title,
    `${words.hearts.padEnd(8)}${words.chance.padStart(10)}`,
    ...hearts.map((one) => `${String(one.hearts).padEnd(8)}${percent(one.chance, 4).padStart(10)}`),
    words.average(averageHearts, queen, bareQueen),
    words.missing(missing),
  ];
};

const OPTIONS = { json: { type: 'boolean' } } as const;

/** Answers `baize odds hearts …`. */
export const heartsOdds = (args: readonly string[]): OddsAnswer => {
  const { tokens, values } = parseArgs({ args: [...args], options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name))
      return wrong(unknown('option', token.name, Object.keys(OPTIONS), '--'));
    if (token.kind === 'positional') return wrong(oddsLineWords().tooMany(quoted(token.value), 'hearts'));
  }
  const odds = dealtOdds();
  return { ok: true, lines: values.json === true ? [JSON.stringify(odds)] : tableLines(odds) };
};
