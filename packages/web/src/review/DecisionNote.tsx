/** The note on a decision: what was chosen, what is better, why, and what every other move brings. */
import { basisWords, type DecisionMade, isSlipOrMistake, type Judgment, titleOf, valueIn, weigh, whyBetter } from '@baize/casino';
import type { Appraised, GameModule, GameTypes } from '@baize/engine';
import { useMemo } from 'react';
import { lookBackWords } from './language/index.ts';

interface DecisionNoteProps<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly decision: DecisionMade<T>;
  readonly judgment: Judgment;
  /** Where it was: "Hand 3". */
  readonly where: string;
  /** "Costliest of the session", where it is one of the three. */
  readonly rank: string | undefined;
}

const MAX_MOVES = 8;

/** The bars of a list, in parts of its width: where nothing is won or lost, and from where to where each bar goes. Pure. */
export const barsOf = ({
  unit,
  actions,
}: Pick<Appraised<GameTypes>, 'unit'> & { readonly actions: readonly { readonly value: number }[] }) => {
  // Points are what a card costs: fewer are better.
  const gains = actions.map(({ value }) => (unit === 'points' ? -value : value));
  const [least, most] = [Math.min(0, ...gains), Math.max(0, ...gains)];
  const partOf = (gain: number): number => (gain - least) / Math.max(most - least, 1e-9);
  const zero = partOf(0);
  return { zero, bars: gains.map((gain) => ({ from: Math.min(zero, partOf(gain)), to: Math.max(zero, partOf(gain)) })) };
};

/** Every move that was weighed, from the best to the worst, as bars from one line: gains to the right of it, losses to the left. */
const Moves = <T extends GameTypes>({
  module,
  decision,
  found,
}: Pick<DecisionNoteProps<T>, 'module' | 'decision'> & { found: Appraised<T> }) => {
  const listed = found.actions.slice(0, MAX_MOVES);
  const { zero, bars } = barsOf({ unit: found.unit, actions: listed });
  const taken = JSON.stringify(decision.action);
  return (
    <>
      <h3>{lookBackWords().note.moves[found.unit]}</h3>
      <ul className="weighed" style={{ '--zero': zero }}>
        {listed.map(({ action, value }, place) => (
          <li
            key={JSON.stringify(action)}
            className={place === 0 ? 'better' : JSON.stringify(action) === taken ? 'taken' : undefined}
            style={{ '--from': bars[place]?.from ?? 0, '--to': bars[place]?.to ?? 0 }}
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
  const words = lookBackWords().note;
  const found = useMemo(() => weigh(module, { sight, action }), [module, sight, action]);
  const because = found === undefined || judgment.mark === 'fine' ? '' : whyBetter(module, decision, action, found);
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
          <dt>{words.chose}</dt>
          <dd>{module.words.action(action, sight)}</dd>
          {found !== undefined && mine !== undefined && <dd className="worth">{valueIn(found.unit, mine.value)}</dd>}
        </div>
        {found !== undefined && isBetter && (
          <div className="better">
            <dt>{judgment.mark === 'opinion' ? words.seemsBetter : words.better}</dt>
            <dd>{module.words.action(best.action, sight)}</dd>
            <dd className="worth">{valueIn(found.unit, best.value)}</dd>
          </div>
        )}
      </dl>
      {because !== '' && <p>{because}</p>}
      {found !== undefined && <Moves module={module} decision={decision} found={found} />}
      {found !== undefined && <p className="basis">{basisWords(found, judgment.error)}</p>}
    </>
  );
};
