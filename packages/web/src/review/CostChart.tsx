/** What each decision cost, in order of play. A pointer, a finger or the arrow keys choose one. */
import { isSlipOrMistake, type Judgment, sumReview, titleOf } from '@baize/casino';
import type { KeyboardEvent, PointerEvent } from 'react';
import { nearestPoint, pointAfterKey } from '../statistics/scale.ts';
import { lookBackWords } from './language/index.ts';

// What the decisions of a sitting cost, ready to be drawn: how many were best, close and costly, and how high each bar stands. Pure.

/** How a decision is drawn: nothing lost, close, or marked. */
type CostTone = 'best' | 'close' | 'costly';

/** The tone of a judgment. What lies within its error, or is a matter of opinion, is close. */
export const costTone = (judgment: Judgment): CostTone =>
  isSlipOrMistake(judgment) ? 'costly' : judgment.behind > judgment.error ? 'close' : 'best';

/** How high a bar stands. Only what is marked stands high: the rest says no more than that it was close. */
export const costOf = (judgment: Judgment): number => (isSlipOrMistake(judgment) ? judgment.behind : 0);

/** What a whole sitting came to. */
interface CostSum {
  readonly decisions: number;
  readonly best: number;
  readonly close: number;
  readonly costly: number;
}

/** How many decisions were best, close and costly. */
export const sumCosts = (judgments: readonly Judgment[]): CostSum => {
  const count = (tone: CostTone): number => judgments.filter((judgment) => costTone(judgment) === tone).length;
  return { decisions: judgments.length, best: count('best'), close: count('close'), costly: count('costly') };
};

interface CostChartProps {
  readonly judgments: readonly Judgment[];
  readonly chosen: number | undefined;
  /** What a round is called, by its number. */
  round(number: number): string;
  onChoose(judgment: Judgment): void;
}

/** The chart. */
export const CostChart = ({ judgments, chosen, round, onChoose }: CostChartProps) => {
  const most = Math.max(...judgments.map(costOf), 1e-9);
  const at = Math.max(
    0,
    judgments.findIndex(({ line }) => line === chosen),
  );
  const { best, close, costly } = sumCosts(judgments);
  const words = lookBackWords().costs;
  const dearest = sumReview(judgments).dearest;
  const now = judgments[at];
  const choose = (place: number | undefined): boolean => {
    const found = place === undefined ? undefined : judgments[place];
    if (found !== undefined) onChoose(found);
    return found !== undefined;
  };
  const press = (event: KeyboardEvent): void => {
    if (!choose(pointAfterKey(event.key, at, judgments.length))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const point = ({ clientX, currentTarget, buttons, type }: PointerEvent): void => {
    if (type === 'pointermove' && buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(nearestPoint({ left: 0, top: 0, width, height: 0 }, clientX - left, judgments.length));
  };
  return (
    <section className="cost-panel">
      <h2>{words.title}</h2>
      <p className="cost-key">
        <span className="best">{words.best(best)}</span> <span className="close">{words.close(close)}</span>{' '}
        <span className="costly">{words.costly(costly)}</span>
      </p>
      <div
        className="cost-chart"
        role="slider"
        tabIndex={0}
        aria-label={words.choose}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, judgments.length)}
        aria-valuenow={at + 1}
        aria-valuetext={now === undefined ? words.none : `${round(now.round)}: ${titleOf(now)}`}
        onKeyDown={press}
        onPointerDown={point}
        onPointerMove={point}
      >
        {judgments.map((judgment) => {
          const rank = dearest.indexOf(judgment);
          return (
            <i
              key={judgment.line}
              className={`${costTone(judgment)} ${judgment.line === chosen ? 'now' : ''}`}
              style={{ '--part': costOf(judgment) / most }}
              data-rank={rank === -1 ? undefined : rank + 1}
            />
          );
        })}
      </div>
    </section>
  );
};
