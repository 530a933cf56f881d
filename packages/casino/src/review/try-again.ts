/** A decision tried again: what is said to another answer. Nothing is staked or counted. Pure. */
import { appraisalOf, type GameModule, type GameTypes, isAction, isSameAction } from '@baize/engine';
import { costWords, type DecisionMade, type Judgment, weigh } from './review.ts';

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

/** What is said to somebody who tries a decision again with this action. */
export const triedAnswer = <T extends GameTypes>(
  module: GameModule<T>,
  made: DecisionMade<T>,
  judgment: Judgment,
  tried: T['action'],
): TriedAnswer => {
  const { sight } = made;
  const found = weigh(module, { sight, action: tried });
  const taken = found && appraisalOf<T>(found, tried);
  const mark = found === undefined ? 'opinion' : (module.verdict?.(sight, tried, found) ?? 'opinion');
  const isBest = isAction<T['action']>(module.game.shapes, judgment.best) && isSameAction(tried, judgment.best);
  const isAsGood = mark === 'fine' && (taken === undefined || taken.behind <= Math.max(ERRORS * taken.error, TRIFLE * (found?.scale ?? 0)));
  if (isBest || isAsGood) return { isRight: true, title: isBest ? 'That is the one' : 'As good as the best', text: judgment.because };
  const by = found === undefined || taken === undefined ? '' : `, by about ${costWords(found.unit, taken.behind)}`;
  const why = judgment.because === '' ? '' : ` ${judgment.because}`;
  const best = bestWords(module, made, judgment);
  return { isRight: false, title: 'Not the best here', text: `${best} is better than ${module.words.action(tried, sight)}${by}.${why}` };
};
