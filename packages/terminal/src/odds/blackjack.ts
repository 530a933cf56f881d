/** `baize odds blackjack --preset P [--decks N|infinite] [--json]`: the house edge and the basic strategy of a table. */
import { parseArgs } from 'node:util';
import { presets } from '@baize/games/blackjack';
import { type Codes, type Decks, type TableOdds, tableOdds, UP_CARDS } from '@baize/odds/blackjack';
import { unknown } from '../arguments.ts';
import { quoted } from '../kit/text.ts';
import type { OddsAnswer } from './answer.ts';

const MAX_DECKS = 99;

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

const isPreset = (name: string): name is keyof typeof presets => Object.hasOwn(presets, name);

/** "The house has the better of it by 0.4812%". */
const edgeWords = (edge: number): string =>
  `${edge < 0 ? 'You have' : 'The house has'} the better of it by ${(100 * Math.abs(edge)).toFixed(4)}%`;

const rowOf = (name: string, codes: Codes[string]): string => `${name.padEnd(9)}${UP_CARDS.map((up) => codes[up].padStart(4)).join('')}`;

const part = (title: string, codes: Codes, name: (row: string) => string): readonly string[] => [
  '',
  `${title.padEnd(9)}${UP_CARDS.map((up) => up.padStart(4)).join('')}`,
  ...Object.entries(codes).map(([row, cells]) => rowOf(name(row), cells)),
];

const pairName = (pips: string): string => (pips === '1' ? 'A A' : `${pips} ${pips}`);

const hasPairs = ({ preset }: TableOdds): boolean => presets[preset].split !== 'none';

const tableLines = (odds: TableOdds): readonly string[] => [
  `Blackjack, ${odds.preset}, ${odds.decks === 'infinite' ? 'an infinite shoe' : odds.decks === 1 ? '1 deck' : `${odds.decks} decks`}.`,
  `${edgeWords(odds.edge)}, from a fresh shoe, with the best play.`,
  ...part('hard', odds.hard, (row) => row),
  ...part('soft', odds.soft, (row) => row),
  ...(hasPairs(odds) ? part('pairs', odds.pairs, pairName) : []),
  '',
  'H hit, S stand, P split, D double or else hit (h) or stand (s), R surrender or else hit (h), stand (s) or split (p).',
];

const decksIn = (text: string): Decks | undefined => {
  if (text === 'infinite') return 'infinite';
  const decks = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return decks >= 1 && decks <= MAX_DECKS ? decks : undefined;
};

const OPTIONS = { preset: { type: 'string' }, decks: { type: 'string' }, json: { type: 'boolean' } } as const;

/** Answers `baize odds blackjack …`. */
export const blackjackOdds = (args: readonly string[]): OddsAnswer => {
  const { tokens, values } = parseArgs({ args: [...args], options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name))
      return wrong(unknown('option', token.name, Object.keys(OPTIONS), '--'));
    if (token.kind === 'positional') return wrong(`${quoted(token.value)} is one word too many. Say: baize odds blackjack --preset vegas`);
  }
  const preset = values.preset ?? 'classic';
  if (typeof preset !== 'string') return wrong(`--preset needs a name: ${Object.keys(presets).join(', ')}.`);
  if (!isPreset(preset)) return wrong(unknown('preset', preset, Object.keys(presets)));
  const rules = presets[preset];
  const decks = values.decks === undefined ? rules.decks : typeof values.decks === 'string' ? decksIn(values.decks) : undefined;
  if (decks === undefined) return wrong(`--decks needs a whole number from 1 to ${MAX_DECKS}, or infinite.`);
  const odds = tableOdds(rules, decks);
  return { ok: true, lines: values.json === true ? [JSON.stringify(odds)] : tableLines(odds) };
};
