/** The best bot: it knows what every move is worth, from every card that has not been seen. */
import type { Bot, Hint, Sight } from '@baize/engine';
import { appraise } from '../appraise.ts';
import type { Action, Blackjack } from '../state.ts';
import { valueOfInsurance } from '../values/index.ts';
import { betweenRounds } from './basic.ts';

type Sighted = Sight<Blackjack>;

const onInsurance = (sight: Sighted): Hint<Blackjack> => {
  const value = valueOfInsurance(sight.view);
  return {
    action: { type: value > 0 ? 'insure' : 'decline' },
    why: { type: 'insurance-brings', value },
  };
};

/** What to do, and why. */
export const advise = (sight: Sighted): Hint<Blackjack> => {
  const bet = betweenRounds(sight);
  if (bet !== undefined) return { action: bet, why: { type: 'any-bet' } };
  if (sight.view.phase === 'insurance') return onInsurance(sight);
  const found = appraise(sight);
  const [best] = found?.actions ?? [];
  if (found === undefined || best === undefined) return { action: { type: 'stand' }, why: { type: 'nothing-else' } };
  const moves = found.actions.map(({ action, value }) => ({ move: action.type, value: value / found.scale }));
  return { action: best.action, why: { type: 'moves-bring', moves } };
};

/** Plays as well as can be. */
export const exact: Bot<Blackjack> = (sight) => advise(sight).action;

/** What a decision cost, for each chip bet. What was as good as the best is the best itself. */
export interface Lesson {
  readonly taken: Action['type'];
  readonly best: Action['type'];
  readonly cost: number;
}

/** Less than this is no mistake worth a word: a tenth of a chip in a hundred. */
const TRIFLE = 0.001;

/** What there is to learn from a move, taken from this sight; undefined for what is no move with a hand. */
export const coach = (sight: Sighted, type: string): Lesson | undefined => {
  const found = sight.view.phase === 'playing' ? appraise(sight) : undefined;
  const [best] = found?.actions ?? [];
  const taken = found?.actions.find(({ action }) => action.type === type);
  if (found === undefined || best === undefined || taken === undefined) return undefined;
  const cost = taken.behind / found.scale;
  return { taken: taken.action.type, best: cost < TRIFLE ? taken.action.type : best.action.type, cost };
};
