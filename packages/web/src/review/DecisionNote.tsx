/** The note on a decision: what was chosen, what is better, why, and what every other move brings. */
import { basisWords, type DecisionMade, isSlipOrMistake, type Judgment, titleOf, valueIn, weigh } from '@baize/casino';
import type { Appraised, GameModule, GameTypes } from '@baize/engine';
import { useMemo } from 'react';

interface DecisionNoteProps<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly decision: DecisionMade<T>;
  readonly judgment: Judgment;
  /** Where it was: "Hand 3". */
  readonly where: string;
  /** "Dearest of the sitting", where it is one of the three. */
  readonly rank: string | undefined;
}

const MAX_MOVES = 8;

/** Every move that was weighed, as bars from the best to the worst. */
const Moves = <T extends GameTypes>({
  module,
  decision,
  found,
}: Pick<DecisionNoteProps<T>, 'module' | 'decision'> & { found: Appraised<T> }) => {
  const most = Math.max(...found.actions.map(({ value }) => Math.abs(value)), 1e-9);
  const taken = JSON.stringify(decision.action);
  return (
    <>
      <h3>
        {found.unit === 'points'
          ? 'Points you take from here, on average'
          : found.unit === 'chips'
            ? 'Chips from here, on average'
            : 'How often you win from here'}
      </h3>
      <ul className="weighed">
        {found.actions.slice(0, MAX_MOVES).map(({ action, value }, place) => (
          <li
            key={JSON.stringify(action)}
            className={place === 0 ? 'better' : JSON.stringify(action) === taken ? 'taken' : undefined}
            style={{ '--part': Math.abs(value) / most }}
          >
            <span>{module.words.action(action, decision.sight)}</span>
            <i aria-hidden="true" />
            <b>{valueIn(found.unit, value)}</b>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The note. */
export const DecisionNote = <T extends GameTypes>({ module, decision, judgment, where, rank }: DecisionNoteProps<T>) => {
  const { sight, action } = decision;
  const found = useMemo(() => weigh(module, { sight, action }), [module, sight, action]);
  const best = found?.actions[0];
  const mine = found?.actions.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
  const isBetter = best !== undefined && mine !== undefined && best !== mine && judgment.mark !== 'fine';
  return (
    <>
      <p className="place">
        {where} {rank !== undefined && <strong>{rank}</strong>}
      </p>
      <h2 className={isSlipOrMistake(judgment) ? 'dear' : undefined}>{titleOf(judgment)}</h2>
      <dl className="two-moves">
        <div>
          <dt>You chose</dt>
          <dd>{module.words.action(action, sight)}</dd>
          {found !== undefined && mine !== undefined && <dd className="worth">{valueIn(found.unit, mine.value)}</dd>}
        </div>
        {found !== undefined && isBetter && (
          <div className="better">
            <dt>{judgment.mark === 'opinion' ? 'It seems better' : 'Better'}</dt>
            <dd>{module.words.action(best.action, sight)}</dd>
            <dd className="worth">{valueIn(found.unit, best.value)}</dd>
          </div>
        )}
      </dl>
      {judgment.because !== '' && <p>{judgment.because}</p>}
      {found !== undefined && <Moves module={module} decision={decision} found={found} />}
      {found !== undefined && <p className="basis">{basisWords(found, judgment.error)}</p>}
    </>
  );
};
