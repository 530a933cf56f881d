/** A decision tried again: what is said to another answer. Nothing is staked or counted. Pure. */
import { type Appraised, appraisalOf, type GameModule, type GameTypes, isAction, isFields, isSameAction } from '@baize/engine';
import { reviewWords } from './language/index.ts';
import { costWords, type DecisionMade, type Judgment, weigh, whyBetter } from './review.ts';

/** As good as the best is what may be chance, or is a trifle of the bet or the pot. */
const ERRORS = 2.5;
const TRIFLE = 0.02;

/** What is said to an answer. */
export interface TriedAnswer {
  readonly isRight: boolean;
  readonly title: string;
  readonly text: string;
}

/** What the best action of a judgment is called. */
export const bestWords = <T extends GameTypes>(module: GameModule<T>, { sight }: DecisionMade<T>, { best }: Judgment): string =>
  isAction<T['action']>(module.game.shapes, best) ? module.words.action(best, sight) : '';

/** An action without its amounts. */
const kindOf = (action: unknown): string =>
  JSON.stringify(isFields(action) ? Object.entries(action).filter(([, value]) => typeof value !== 'number') : action);

/** Whether two actions are the same but for an amount: a raise is a raise, whatever it goes to. */
export const isSameKind = (one: unknown, other: unknown): boolean => kindOf(one) === kindOf(other);

/** Why the best action is the best: against this one, or, where this one is the best, against the next of another kind. */
const whyIn = <T extends GameTypes>(module: GameModule<T>, made: DecisionMade<T>, found: Appraised<T>, tried: T['action']): string => {
  const [best] = found.actions;
  const isOfBest = best !== undefined && isSameKind(tried, best.action);
  const against = isOfBest ? found.actions.find(({ action }) => !isSameKind(action, best.action))?.action : tried;
  return against === undefined ? '' : whyBetter(module, made, against, found);
};

/** Whether an answer is as good as the best. Of the size of a bet nobody can be sure: whoever bets where a bet is best is right. */
const isAsGood = <T extends GameTypes>(
  { verdict }: GameModule<T>,
  { sight }: DecisionMade<T>,
  found: Appraised<T> | undefined,
  tried: T['action'],
  best: unknown,
): boolean => {
  if (found === undefined || (verdict?.(sight, tried, found) ?? 'opinion') !== 'fine') return false;
  const taken = appraisalOf<T>(found, tried);
  return isSameKind(tried, best) || taken === undefined || taken.behind <= Math.max(ERRORS * taken.error, TRIFLE * found.scale);
};

/** What is said to somebody who tries a decision again with this action: of what they chose now, not of what was chosen then. */
export const triedAnswer = <T extends GameTypes>(
  module: GameModule<T>,
  made: DecisionMade<T>,
  judgment: Judgment,
  tried: T['action'],
): TriedAnswer => {
  const { sight } = made;
  const words = reviewWords();
  const found = weigh(module, { sight, action: tried });
  const why = found === undefined ? '' : whyIn(module, made, found, tried);
  const isBest = isAction<T['action']>(module.game.shapes, judgment.best) && isSameAction(tried, judgment.best);
  if (isBest) return { isRight: true, title: words.correct, text: why };
  if (isAsGood(module, made, found, tried, judgment.best)) return { isRight: true, title: words.asGood, text: why };
  const taken = found && appraisalOf<T>(found, tried);
  const best = found?.actions[0]?.action;
  const better = best === undefined ? bestWords(module, made, judgment) : module.words.action(best, sight);
  const by = found === undefined || taken === undefined ? undefined : costWords(found.unit, taken.behind);
  return {
    isRight: false,
    title: words.better,
    text: `${words.tried(module.words.action(tried, sight), better, by)} ${why}`.trimEnd(),
  };
};
