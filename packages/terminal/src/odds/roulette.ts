/** `baize odds roulette --preset P [--json]`: what every kind of bet pays, and what a chip on it brings on average. */
import { parseArgs } from 'node:util';
import { kindName, payouts, presets, type Rules } from '@baize/games/roulette';
import { tableOdds } from '@baize/odds/roulette';
import { quoted } from '../kit/text.ts';
import { unknown } from '../refusals/refusals.ts';
import type { OddsAnswer } from './answer.ts';
import { oddsLineWords } from './language/index.ts';

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

const isPreset = (name: string): name is keyof typeof presets => Object.hasOwn(presets, name);

const rowOf = ({ kind, pays, numbers, brings: { over, under } }: ReturnType<typeof payouts>[number]): string => {
  const { roulette: words, decimal } = oddsLineWords();
  const each = decimal(over / under, 4).replace(/^(?=\d)/, '+');
  return `${kindName(kind).padEnd(14)}${words.pays(pays).padStart(8)}${String(numbers).padStart(9)}${each.padStart(10)}  ${over}/${under}`;
};

const tableLines = (rules: Rules): readonly string[] => {
  const { title, heads, halfBack } = oddsLineWords().roulette;
  return [
    title(rules.preset),
    `${heads.bet.padEnd(14)}${heads.pays.padStart(8)}${heads.numbers.padStart(9)}${heads.chip.padStart(10)}  ${heads.exactly}`,
    ...payouts(rules).map(rowOf),
    ...(rules.halfBackOnZero ? [halfBack] : []),
  ];
};

/** Answers `baize odds roulette …`. */
export const rouletteOdds = (args: readonly string[]): OddsAnswer => {
  const options = { preset: { type: 'string' }, json: { type: 'boolean' } } as const;
  // What is not known is told by name, and nothing is guessed.
  const { tokens, values } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name))
      return wrong(unknown('option', token.name, Object.keys(options), '--'));
    if (token.kind === 'positional') return wrong(oddsLineWords().tooMany(quoted(token.value), 'roulette'));
  }
  const preset = values.preset ?? 'house';
  if (typeof preset !== 'string') return wrong(oddsLineWords().needsPreset(Object.keys(presets)));
  if (!isPreset(preset)) return wrong(unknown('preset', preset, Object.keys(presets)));
  const rules = presets[preset];
  return { ok: true, lines: values.json === true ? [JSON.stringify(tableOdds(rules))] : tableLines(rules) };
};
