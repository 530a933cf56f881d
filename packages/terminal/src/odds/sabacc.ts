/** `baize odds sabacc [--cards N] [--json]`: how often so many cards of a full deck make each total. */
import { parseArgs } from 'node:util';
import { figure } from '@baize/engine';
import { signedTotal } from '@baize/games/sabacc';
import { handOdds, MAX_COUNTED, type TotalsOdds } from '@baize/odds/sabacc';
import { unknown } from '../arguments.ts';
import { quoted } from '../kit/text.ts';
import type { OddsAnswer } from './answer.ts';

const USUAL_CARDS = 2;
/** Totals farther from zero than this are told together. */
const FARTHEST = 10;

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

const percent = (chance: number): string => `${(100 * chance).toFixed(3)}%`;

const row = (name: string, ways: number, chance: number): string =>
  `${name.padEnd(12)}${figure(ways).padStart(16)}${percent(chance).padStart(10)}`;

/** Those past the farthest row, in one. */
const beyond = ({ totals }: TotalsOdds): readonly string[] => {
  const far = totals.filter(({ total }) => Math.abs(total) > FARTHEST);
  if (far.length === 0) return [];
  const sum = (of: 'ways' | 'chance'): number => far.reduce((all, one) => all + one[of], 0);
  return [row('farther', sum('ways'), sum('chance'))];
};

const tableLines = (odds: TotalsOdds): readonly string[] => {
  const { cards, sets, totals, sabacc, within, distance } = odds;
  const near = totals.filter(({ total }) => Math.abs(total) <= FARTHEST);
  return [
    `Sabacc: totals of ${cards} ${cards === 1 ? 'card' : 'cards'} from a full deck of 62, ${figure(sets)} hands.`,
    `${'total'.padEnd(12)}${'hands'.padStart(16)}${'chance'.padStart(10)}`,
    ...near.map(({ total, ways, chance }) => row(signedTotal(total), ways, chance)),
    ...beyond(odds),
    `A sabacc: ${percent(sabacc)}. Within 2 of zero: ${percent(within[2] ?? 1)}. On average ${distance.toFixed(2)} from zero.`,
  ];
};

/** Answers `baize odds sabacc …`. */
export const sabaccOdds = (args: readonly string[]): OddsAnswer => {
  const options = { cards: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { tokens, values } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name))
      return wrong(unknown('option', token.name, Object.keys(options), '--'));
    if (token.kind === 'positional') return wrong(`${quoted(token.value)} is one word too many. Say: baize odds sabacc --cards 3`);
  }
  const asked = values.cards ?? String(USUAL_CARDS);
  const cards = typeof asked === 'string' && /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
  if (cards < 1 || cards > MAX_COUNTED) return wrong(`--cards needs a whole number from 1 to ${MAX_COUNTED}.`);
  const odds = handOdds(cards);
  return { ok: true, lines: values.json === true ? [JSON.stringify(odds)] : tableLines(odds) };
};
