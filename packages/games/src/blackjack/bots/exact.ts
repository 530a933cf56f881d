/** The best bot: it knows what every move is worth, from every card that has not been seen. */
import { type Appraised, type Bot, capital, type Hint, listAnd, type Sight } from '@baize/engine';
import { appraise, inAHundred, moveNames } from '../appraise.ts';
import type { Action, Blackjack } from '../state.ts';
import { valueOfInsurance } from '../values/index.ts';
import { betweenRounds } from './basic.ts';

type Sighted = Sight<Blackjack>;

/** "For every 100 bet, hitting loses 21, standing loses 48 and doubling loses 59." */
const comparison = ({ actions, scale }: Appraised<Blackjack>): string => {
  const all = actions.map(({ action, value }) => `${moveNames[action.type]} ${inAHundred(value / scale)}`);
  return `For every 100 bet, ${listAnd(all)} on average.`;
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
  const found = appraise(sight);
  const [best] = found?.actions ?? [];
  if (found === undefined || best === undefined) return { action: { type: 'stand' }, because: 'There is nothing else to do.' };
  return { action: best.action, because: comparison(found) };
};

/** Plays as well as can be. */
export const exact: Bot<Blackjack> = (sight) => advise(sight).action;

/** What a decision cost, for each chip bet, and what is to be said of it. */
export interface Lesson {
  readonly best: Action['type'];
  readonly cost: number;
  readonly sentence: string;
}

/** Less than this is no mistake worth a word: a tenth of a chip in a hundred. */
const TRIFLE = 0.001;

/** What a coach says of a move, taken from this sight; undefined for what is no move with a hand. */
export const coach = (sight: Sighted, type: string): Lesson | undefined => {
  const found = sight.view.phase === 'playing' ? appraise(sight) : undefined;
  const [best] = found?.actions ?? [];
  const taken = found?.actions.find(({ action }) => action.type === type);
  if (found === undefined || best === undefined || taken === undefined) return undefined;
  const cost = taken.behind / found.scale;
  const sentence =
    cost < TRIFLE
      ? `${capital(moveNames[taken.action.type] ?? '')} was best.`
      : `${capital(moveNames[best.action.type] ?? '')} was better, by ${hundredth(cost)} in every 100 bet.`;
  return { best: best.action.type, cost, sentence };
};
const hundredth = (cost: number): string => (cost < 0.01 ? (cost * 100).toFixed(1) : String(Math.round(cost * 100)));
