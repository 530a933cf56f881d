/** `baize odds sabacc [--cards N] [--json]`: how often so many cards of a full deck make each total. */
import { parseArgs } from 'node:util';
import { figure } from '@baize/engine';
import { handOdds, MAX_COUNTED, type TotalsOdds } from '@baize/odds/sabacc';
import { quoted } from '../kit/text.ts';
import { unknown } from '../refusals/refusals.ts';
import type { OddsAnswer } from './answer.ts';
import { oddsLineWords } from './language/index.ts';

const USUAL_CARDS = 2;
/** Totals farther from zero than this are told together. */
const FARTHEST = 10;

const wrong = (sentence: string): OddsAnswer => ({ ok: false, sentence });

const row = (name: string, ways: number, chance: number): string =>
  `${name.padEnd(12)}${figure(ways).padStart(16)}${oddsLineWords().percent(chance, 3).padStart(10)}`;

/** Those past the farthest row, in one. */
const beyond = ({ totals }: TotalsOdds): readonly string[] => {
  const far = totals.filter(({ total }) => Math.abs(total) > FARTHEST);
  if (far.length === 0) return [];
  const sum = (of: 'ways' | 'chance'): number => far.reduce((all, one) => all + one[of], 0);
  return [row(oddsLineWords().sabacc.heads.farther, sum('ways'), sum('chance'))];
};

const tableLines = (odds: TotalsOdds): readonly string[] => {
  const { cards, sets, totals, sabacc, within, distance } = odds;
  const near = totals.filter(({ total }) => Math.abs(total) <= FARTHEST);
  const { heads, title, sum } = oddsLineWords().sabacc;
  return [
    title(cards, sets),
    `${heads.total.padEnd(12)}${heads.hands.padStart(16)}${heads.chance.padStart(10)}`,
    ...near.map(({ total, ways, chance }) => row(total > 0 ? `+${total}` : String(total), ways, chance)),
    ...beyond(odds),
    sum(sabacc, within[2] ?? 1, distance),
  ];
};

/** Answers `baize odds sabacc …`. */
export const sabaccOdds = (args: readonly string[]): OddsAnswer => {
  const options = { cards: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { tokens, values } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name))
      return wrong(unknown('option', token.name, Object.keys(options), '--'));
    if (token.kind === 'positional') return wrong(oddsLineWords().tooMany(quoted(token.value), 'sabacc'));
  }
  const asked = values.cards ?? String(USUAL_CARDS);
  const cards = typeof asked === 'string' && /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
  if (cards < 1 || cards > MAX_COUNTED) return wrong(oddsLineWords().sabacc.needsCards(MAX_COUNTED));
  const odds = handOdds(cards);
  return { ok: true, lines: values.json === true ? [JSON.stringify(odds)] : tableLines(odds) };
};
