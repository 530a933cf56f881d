/** `baize odds roulette --preset P [--json]`: what every kind of bet pays, and what a chip on it brings on average. */
import { parseArgs } from 'node:util';
import { kindName, payouts, presets, type Rules } from '@baize/games/roulette';
import { tableOdds } from '@baize/odds/roulette';
import { unknown } from '../arguments.ts';
import type { OddsAnswer } from './answer.ts';

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

const isPreset = (name: string): name is keyof typeof presets => Object.hasOwn(presets, name);

const rowOf = ({ kind, pays, numbers, brings: { over, under } }: ReturnType<typeof payouts>[number]): string => {
  const each = (over / under).toFixed(4).replace(/^(?=\d)/, '+');
  return `${kindName(kind).padEnd(14)}${`${pays} to 1`.padStart(8)}${String(numbers).padStart(9)}${each.padStart(10)}  ${over}/${under}`;
};

const tableLines = (rules: Rules): readonly string[] => [
  `Roulette, ${rules.preset}: what a bet pays, and what a chip on it brings on average.`,
  `${'bet'.padEnd(14)}${'pays'.padStart(8)}${'numbers'.padStart(9)}${'a chip'.padStart(10)}  exactly`,
  ...payouts(rules).map(rowOf),
  ...(rules.halfBackOnZero ? ['Even chances are counted for even stakes: zero gives half back, and the house keeps the odd chip.'] : []),
];

/** Answers `baize odds roulette …`. */
export const rouletteOdds = (args: readonly string[]): OddsAnswer => {
  const options = { preset: { type: 'string' }, json: { type: 'boolean' } } as const;
  // What is not known is told by name, and nothing is guessed.
  const { tokens, values } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name))
      return wrong(unknown('option', token.name, Object.keys(options), '--'));
    if (token.kind === 'positional') return wrong(`"${token.value}" is one word too many. Say: baize odds roulette --preset house`);
  }
  const preset = values.preset ?? 'house';
  if (typeof preset !== 'string') return wrong(`--preset needs a name: ${Object.keys(presets).join(', ')}.`);
  if (!isPreset(preset)) return wrong(unknown('preset', preset, Object.keys(presets)));
  const rules = presets[preset];
  return { ok: true, lines: values.json === true ? [JSON.stringify(tableOdds(rules))] : tableLines(rules) };
};
