/** The side with the note: how far the judging is, what is said of one decision, and the three that cost most. */
import { type DecisionMade, type Judgment, type LuckBreakdown, progressWords, roundedLuck, titleOf } from '@baize/casino';
import type { GameId, Games } from '@baize/games';
import { ActionButton } from '../kit/Button.tsx';
import type { TableModule } from '../tables/contract.ts';
import { sumCosts } from './CostChart.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import { lookBackWords } from './language/index.ts';
import type { JudgedSoFar } from './useJudging.ts';

const Working = ({ judged, onStop }: { judged: JudgedSoFar; onStop(): void }) => (
  <div className="working" role="status">
    <p>{progressWords(judged.done, judged.of)}</p>
    <progress max={Math.max(1, judged.of)} value={judged.done} aria-label={lookBackWords().working.progress} />
    <ActionButton onPress={onStop}>{lookBackWords().working.stop}</ActionButton>
  </div>
);

/** What is said before a decision is chosen: nothing to fix, or that nothing can be judged. */
const Summary = ({ judged }: { judged: JudgedSoFar }) => {
  const { decisions: count, costly } = sumCosts(judged.judgments);
  const { cannot, cannotAny, working, nothingDecided, nothingToFix, noMistakes } = lookBackWords();
  if (judged.state === 'cannot' || (judged.state === 'done' && judged.of > 0 && count === 0)) {
    const { title, text } = judged.state === 'cannot' ? cannot : cannotAny;
    return (
      <>
        <h2>{title}</h2>
        <p>{text}</p>
      </>
    );
  }
  if (judged.state === 'working') return <h2>{working.title}</h2>;
  return (
    <>
      <h2>{count === 0 ? nothingDecided : costly === 0 ? nothingToFix : working.title}</h2>
      {costly === 0 && count > 0 && <p>{noMistakes(count)}</p>}
    </>
  );
};

interface DearestProps {
  readonly dearest: readonly Judgment[];
  readonly line: number;
  /** What a round is called, by its number. */
  round(number: number): string;
  onChoose(judgment: Judgment): void;
}

/** The three that cost most. */
const Dearest = ({ dearest, line, round, onChoose }: DearestProps) => (
  <ol className="dearest">
    {dearest.map((one) => (
      <li key={one.line}>
        <button type="button" aria-current={one.line === line} onClick={() => onChoose(one)}>
          <span>{round(one.round)}</span>
          <b>{titleOf(one)}</b>
        </button>
      </li>
    ))}
  </ol>
);

/** What the note is about. */
export interface NoteSideProps<Id extends GameId> extends DearestProps {
  readonly table: TableModule<Id>;
  readonly judged: JudgedSoFar;
  readonly decision: DecisionMade<Games[Id]> | undefined;
  readonly judgment: Judgment | undefined;
  /** What of the result was luck, where that can be told. */
  readonly luck: LuckBreakdown | undefined;
  onStop(): void;
  /** Left out where the decision cannot be tried again. */
  readonly onTry: (() => void) | undefined;
  onNext(): void;
}

/** The side with the note. */
export const NoteSide = <Id extends GameId>(props: NoteSideProps<Id>) => {
  const { table, judged, decision, judgment, dearest, line, round, luck, onStop, onTry, onNext } = props;
  const canTry = judgment !== undefined && onTry !== undefined;
  const { note } = lookBackWords();
  const rank = note.ranks[dearest.findIndex((one) => one.line === line)];
  return (
    <section className="review-note" aria-label={note.title}>
      {judged.state === 'working' && <Working judged={judged} onStop={onStop} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of a keyboard */}
      <div className="note-text" aria-live="polite" tabIndex={0}>
        {decision !== undefined && judgment !== undefined ? (
          <DecisionNote module={table.module} decision={decision} judgment={judgment} where={round(judgment.round)} rank={rank} />
        ) : (
          <Summary judged={judged} />
        )}
        {luck !== undefined && luck.count > 0 && <p className="luck">{lookBackWords().luck(roundedLuck(luck))}</p>}
      </div>
      {dearest.length > 0 && <Dearest {...props} />}
      {(canTry || dearest.length > 1) && (
        <div className="review-buttons">
          {canTry && (
            <ActionButton standing="lead" keyName="T" onPress={onTry}>
              {note.tryIt}
            </ActionButton>
          )}
          {dearest.length > 1 && (
            <ActionButton keyName="N" onPress={onNext}>
              {note.next(dearest.length)}
            </ActionButton>
          )}
        </div>
      )}
    </section>
  );
};
