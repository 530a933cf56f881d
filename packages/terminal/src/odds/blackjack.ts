/** `baize odds blackjack --preset P [--decks N|infinite] [--json]`: the house edge and the basic strategy of a table. */
import { parseArgs } from 'node:util';
import { presets } from '@baize/games/blackjack';
import { type Codes, type Decks, type TableOdds, tableOdds, UP_CARDS } from '@baize/odds/blackjack';
import { quoted } from '../kit/text.ts';
import { unknown } from '../refusals/refusals.ts';
import type { OddsAnswer } from './answer.ts';
import { oddsLineWords } from './language/index.ts';

const MAX_DECKS = 99;

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

const isPreset = (name: string): name is keyof typeof presets => Object.hasOwn(presets, name);

const rowOf = (name: string, codes: Codes[string]): string => `${name.padEnd(9)}${UP_CARDS.map((up) => codes[up].padStart(4)).join('')}`;

const part = (title: string, codes: Codes, name: (row: string) => string): readonly string[] => [
  '',
  `${title.padEnd(9)}${UP_CARDS.map((up) => up.padStart(4)).join('')}`,
  ...Object.entries(codes).map(([row, cells]) => rowOf(name(row), cells)),
];

const pairName = (pips: string): string => (pips === '1' ? 'A A' : `${pips} ${pips}`);

const hasPairs = ({ preset }: TableOdds): boolean => presets[preset].split !== 'none';

const tableLines = (odds: TableOdds): readonly string[] => {
  const words = oddsLineWords().blackjack;
  return [
    words.title(odds.preset, odds.decks),
    words.edge(odds.edge),
    ...part(words.hard, odds.hard, (row) => row),
    ...part(words.soft, odds.soft, (row) => row),
    ...(hasPairs(odds) ? part(words.pairs, odds.pairs, pairName) : []),
    '',
    words.codes,
  ];
};

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
    if (token.kind === 'positional') return wrong(oddsLineWords().tooMany(quoted(token.value), 'blackjack'));
  }
  const preset = values.preset ?? 'classic';
  if (typeof preset !== 'string') return wrong(oddsLineWords().needsPreset(Object.keys(presets)));
  if (!isPreset(preset)) return wrong(unknown('preset', preset, Object.keys(presets)));
  const rules = presets[preset];
  const decks = values.decks === undefined ? rules.decks : typeof values.decks === 'string' ? decksIn(values.decks) : undefined;
  if (decks === undefined) return wrong(oddsLineWords().blackjack.needsDecks(MAX_DECKS));
  const odds = tableOdds(rules, decks);
  return { ok: true, lines: values.json === true ? [JSON.stringify(odds)] : tableLines(odds) };
};
