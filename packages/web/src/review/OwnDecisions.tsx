/** Looking back at a table with friends: one's own decisions, each with the table as one saw it then. What others held is never asked for. */
import type { Judgment, Persona, Shown } from '@baize/casino';
import type { BySeat } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { useMemo } from 'react';
import type { TableModule } from '../tables/contract.ts';
import { lookBackWords } from './language/index.ts';
import { type DecisionsKept, decisionsIn } from './own-decisions.ts';
import { ReviewFrame, useReviewKeys } from './ReviewFrame.tsx';
import './review.css';
import { StaticTable } from './StaticTable.tsx';
import { StepTool } from './StepBar.tsx';
import { useChosen, useJudging } from './useJudging.ts';

interface OwnDecisionsProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly kept: DecisionsKept;
  /** Who sits where; null is the player. */
  readonly personas: BySeat<Persona | null>;
  onBack(): void;
}

/** The page. */
export const OwnDecisions = <Id extends GameId>({ table, kept, personas, onBack }: OwnDecisionsProps<Id>) => {
  const { id, module } = table;
  const [judged, stop] = useJudging(kept);
  const list = useMemo(() => decisionsIn(module, kept), [module, kept]);
  const made = useMemo(() => new Map(list.map((one) => [one.line, one])), [list]);
  const { dearest, line, nextDearest, setLine } = useChosen(judged.judgments, made);
  const decision = made.get(line);
  const judgment = judged.judgments.find((one) => one.line === line);
  const shown = useMemo((): Shown<Games[Id]> | undefined => decision && { ...decision.sight, event: undefined, tempo: 'none' }, [decision]);
  const at = list.findIndex((one) => one.line === line);
  const goTo = (place: number): void => setLine(list[Math.max(0, Math.min(list.length - 1, place))]?.line ?? line);
  const choose = (one: Judgment): void => setLine(one.line);
  const nextDear = (): void => {
    if (nextDearest !== undefined) choose(nextDearest);
  };
  useReviewKeys(true, {
    ArrowLeft: () => goTo(at - 1),
    ArrowRight: () => goTo(at + 1),
    Home: () => goTo(0),
    n: nextDear,
    q: onBack,
    Escape: onBack,
    ...Object.fromEntries(dearest.map((one, rank) => [`${rank + 1}`, () => choose(one)])),
  });
  const words = lookBackWords();
  return (
    <ReviewFrame
      table={table}
      preset={kept.preset}
      judged={judged}
      decision={decision}
      judgment={judgment}
      dearest={dearest}
      line={line}
      round={(number) => words.round(id, number)}
      luck={undefined}
      onChoose={choose}
      onStop={stop}
      onTry={undefined}
      onNext={nextDear}
      onBack={onBack}
    >
      {shown !== undefined && <StaticTable table={table} shown={shown} isAsked personas={personas} />}
      <div className="step-bar">
        <StepTool sign="first" label={words.own.first} keyName="Home" onPress={() => goTo(0)} />
        <StepTool sign="back" label={words.own.back} keyName="ArrowLeft" onPress={() => goTo(at - 1)} />
        <StepTool sign="on" label={words.own.on} keyName="ArrowRight" onPress={() => goTo(at + 1)} />
        {decision !== undefined && (
          <p className="own-choice" aria-live={judgment === undefined ? 'polite' : 'off'}>
            {words.own.where(id, decision.round, at + 1, list.length)}: {module.words.action(decision.action, decision.sight)}
          </p>
        )}
      </div>
    </ReviewFrame>
  );
};
