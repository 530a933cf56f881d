/** A chart of one's own at Blackjack, in the codes that `baize odds blackjack --json` prints. */
import { type Bot, isFields, parseJson, type Sight } from '@baize/engine';
import { type Blackjack, blackjackModule, isPair, upCard } from '@baize/games/blackjack';

/** Moves with a hand, the best first: the first that is offered is made. */
const PLANS = {
  H: ['hit'],
  S: ['stand'],
  P: ['split'],
  Dh: ['double', 'hit'],
  Ds: ['double', 'stand'],
  Rh: ['surrender', 'hit'],
  Rs: ['surrender', 'stand'],
  Rp: ['surrender', 'split'],
} as const;
type PlanName = keyof typeof PLANS;

/** Codes by total, or by the pips of a pair's card, and by the card that shows. */
type ChartRows = Readonly<Record<string, Readonly<Record<string, PlanName>>>>;
/** A chart: rows for hard and soft totals and for pairs. */
export type ChartInCodes = Readonly<Record<'hard' | 'soft' | 'pairs', ChartRows>>;

const isRow = (row: unknown): boolean =>
  isFields(row) && Object.values(row).every((code) => typeof code === 'string' && Object.hasOwn(PLANS, code));
const isRows = (rows: unknown): boolean => isFields(rows) && Object.values(rows).every(isRow);
const isChart = (value: unknown): value is ChartInCodes =>
  isFields(value) && isRows(value['hard']) && isRows(value['soft']) && isRows(value['pairs']);

/** The chart in a text; undefined when it is not one. */
export const parseChart = (text: string): ChartInCodes | undefined => {
  const value = parseJson(text);
  return isChart(value) ? value : undefined;
};

const codeFor = (chart: ChartInCodes, { view }: Sight<Blackjack>): PlanName | undefined => {
  const [up, hand] = [upCard(view), view.spots[view.seat]?.hands[view.turn]];
  if (view.phase !== 'playing' || up === undefined || hand === undefined) return undefined;
  const shown = 'TJQK'.includes(up.charAt(0)) ? '10' : up.charAt(0);
  if (isPair(view.rules, hand.cards)) return chart.pairs[hand.soft ? 1 : hand.total / 2]?.[shown];
  return (hand.soft ? chart.soft : chart.hard)[hand.total]?.[shown];
};

/** Plays by a chart. What it does not say, bets among it, is played as basic strategy does. */
export const byChart = (chart: ChartInCodes): Bot<Blackjack> => {
  const { basic } = blackjackModule.bots;
  if (basic === undefined) throw new RangeError('Blackjack has lost its basic strategy.');
  return (sight, chance) => {
    const code = codeFor(chart, sight);
    const move = code === undefined ? undefined : PLANS[code].find((type) => sight.offers.some((offer) => offer.type === type));
    return move === undefined ? basic(sight, chance) : { type: move };
  };
};
