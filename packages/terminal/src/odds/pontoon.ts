/** `baize odds pontoon [--preset P] [--json]`: how often a round against the house is won with the best play. */
import { parseArgs } from 'node:util';
import { pontoon } from '@baize/games/pontoon';
import { type WinningOdds, winningOdds } from '@baize/odds/pontoon';
import { quoted } from '../kit/text.ts';
import { unknown } from '../refusals/refusals.ts';
import type { OddsAnswer } from './answer.ts';
import { oddsLineWords } from './language/index.ts';

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

const cardOf = (pips: number): string => {
  const { ace, ten } = oddsLineWords().pontoon;
  return pips === 1 ? ace : pips === 10 ? ten : String(pips);
};

const tableLines = ({ preset, wins, pontoons, against }: WinningOdds): readonly string[] => {
  const { pontoon: words, percent } = oddsLineWords();
  return [
    words.title(preset, wins),
    `${words.shows.padEnd(14)}${words.wins.padStart(10)}`,
    ...against.map((one) => `${cardOf(one.pips).padEnd(14)}${percent(one.wins, 4).padStart(10)}`),
    words.pontoons(pontoons),
  ];
};

const OPTIONS = { preset: { type: 'string' }, json: { type: 'boolean' } } as const;

/** Answers `baize odds pontoon …`. */
export const pontoonOdds = (args: readonly string[]): OddsAnswer => {
  const { tokens, values } = parseArgs({ args: [...args], options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name))
      return wrong(unknown('option', token.name, Object.keys(OPTIONS), '--'));
    if (token.kind === 'positional') return wrong(oddsLineWords().tooMany(quoted(token.value), 'pontoon'));
  }
  const presets = Object.keys(pontoon.presets);
  const preset = values.preset ?? 'house';
  if (typeof preset !== 'string') return wrong(oddsLineWords().needsPreset(presets));
  const rules = Object.hasOwn(pontoon.presets, preset) ? pontoon.presets[preset] : undefined;
  if (rules === undefined) return wrong(unknown('preset', preset, presets));
  const odds = winningOdds(rules);
  if (odds === undefined) return wrong(oddsLineWords().pontoon.onlyHouse(preset));
  return { ok: true, lines: values.json === true ? [JSON.stringify(odds)] : tableLines(odds) };
};
