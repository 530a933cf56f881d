/** The best player of the house: it knows what every move is worth, from every card that has not been seen. */
import { type Bot, capital, type Hint, type Sight } from '@baize/engine';
import type { Blackjack } from '../state.ts';
import { type ChartMove, planOf, type Values, valueOfInsurance, valuesIn } from '../values/index.ts';
import { betweenRounds } from './between-rounds.ts';

type Sighted = Sight<Blackjack>;

const names: Readonly<Record<ChartMove, string>> = {
  hit: 'hitting',
  stand: 'standing',
  double: 'doubling',
  split: 'splitting',
  surrender: 'surrender',
};

/** What of every hundred chips bet is won or lost: "wins 12", "loses 48", "breaks even". */
const inAHundred = (value: number): string => {
  const chips = Math.abs(Math.round(value * 100));
  return chips === 0 ? 'breaks even' : `${value > 0 ? 'wins' : 'loses'} ${chips}`;
};

/** The moves by their worth, the best first. */
const ranked = (values: Values): readonly (readonly [ChartMove, number])[] => {
  const moves = Object.keys(names) as readonly ChartMove[];
  return moves.flatMap((move) => (values[move] === undefined ? [] : [[move, values[move]] as const])).sort((a, b) => b[1] - a[1]);
};

/** "For every 100 bet, hitting loses 21, standing loses 48 and doubling loses 59." */
const comparison = (values: Values): string => {
  const all = ranked(values).map(([move, value]) => `${names[move]} ${inAHundred(value)}`);
  const list = all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
  return `For every 100 bet, ${list} on average.`;
};

const onInsurance = (sight: Sighted): Hint<Blackjack> => {
  const value = valueOfInsurance(sight.view);
  return {
    action: { type: value > 0 ? 'insure' : 'decline' },
    because: `For every 100 laid on it, insurance ${inAHundred(value)} on average.`,
  };
};

/** What to do, and why. */
export const advise = (sight: Sighted): Hint<Blackjack> => {
  const bet = betweenRounds(sight);
  if (bet !== undefined) return { action: bet, because: 'No bet is better than another, so the smallest will do.' };
  if (sight.view.phase === 'insurance') return onInsurance(sight);
  const values = valuesIn(sight.view, sight.offers);
  const best = planOf(values)[0] ?? 'stand';
  return { action: { type: best }, because: comparison(values) };
};

/** Plays as well as can be. */
export const exact: Bot<Blackjack> = (sight) => advise(sight).action;

/** What a decision cost, for each chip bet, and what is to be said of it. */
export interface Lesson {
  readonly best: ChartMove;
  readonly cost: number;
  readonly sentence: string;
}

/** Less than this is no mistake worth a word: a tenth of a chip in a hundred. */
const TRIFLE = 0.001;

/** What a coach says of a move, taken from this sight; undefined for what is no move with a hand. */
export const coach = (sight: Sighted, type: string): Lesson | undefined => {
  const [best, ...others] = ranked(valuesIn(sight.view, sight.offers));
  const taken = [best, ...others].find((one) => one?.[0] === type);
  if (best === undefined || taken === undefined) return undefined;
  const cost = best[1] - taken[1];
  const sentence =
    cost < TRIFLE
      ? `${capital(names[taken[0]])} was best.`
      : `${capital(names[best[0]])} was better, by ${hundredth(cost)} in every 100 bet.`;
  return { best: best[0], cost, sentence };
};
const hundredth = (cost: number): string => (cost < 0.01 ? (cost * 100).toFixed(1) : String(Math.round(cost * 100)));
