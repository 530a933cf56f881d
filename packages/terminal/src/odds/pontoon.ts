/** `baize odds pontoon [--preset P] [--json]`: how often a round against the house is won with the best play. */
import { parseArgs } from 'node:util';
import { pontoon } from '@baize/games/pontoon';
import { type WinningOdds, winningOdds } from '@baize/odds/pontoon';
import { unknown } from '../arguments.ts';
import { quoted } from '../kit/text.ts';
import type { OddsAnswer } from './answer.ts';

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

const percent = (chance: number): string => `${(100 * chance).toFixed(4)}%`;
const cardOf = (pips: number): string => (pips === 1 ? 'ace' : pips === 10 ? 'ten or court' : String(pips));

const tableLines = ({ preset, wins, pontoons, against }: WinningOdds): readonly string[] => [
  `Pontoon, ${preset}: from a full deck, with the best play, you win ${percent(wins)} of the rounds.`,
  `${'banker shows'.padEnd(14)}${'you win'.padStart(10)}`,
  ...against.map((one) => `${cardOf(one.pips).padEnd(14)}${percent(one.wins).padStart(10)}`),
  `A pontoon is dealt in ${percent(pontoons)} of the rounds. The banker wins ties.`,
];

const OPTIONS = { preset: { type: 'string' }, json: { type: 'boolean' } } as const;

/** Answers `baize odds pontoon …`. */
export const pontoonOdds = (args: readonly string[]): OddsAnswer => {
  const { tokens, values } = parseArgs({ args: [...args], options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name))
      return wrong(unknown('option', token.name, Object.keys(OPTIONS), '--'));
    if (token.kind === 'positional') return wrong(`${quoted(token.value)} is one word too many. Say: baize odds pontoon`);
  }
  const presets = Object.keys(pontoon.presets);
  const preset = values.preset ?? 'house';
  if (typeof preset !== 'string') return wrong(`--preset needs a name: ${presets.join(', ')}.`);
  const rules = Object.hasOwn(pontoon.presets, preset) ? pontoon.presets[preset] : undefined;
  if (rules === undefined) return wrong(unknown('preset', preset, presets));
  const odds = winningOdds(rules);
  if (odds === undefined) return wrong(`With ${preset} rules others play too, and how they do nobody can count. Say: --preset house`);
  return { ok: true, lines: values.json === true ? [JSON.stringify(odds)] : tableLines(odds) };
};
