/** The side with the note: how far the judging is, what is said of one decision, and the three that cost most. */
import { type DecisionMade, type Judgment, type LuckBreakdown, progressWords, roundedLuck, titleOf } from '@baize/casino';
import { figure } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { ActionButton } from '../kit/Button.tsx';
import type { TableModule } from '../tables/contract.ts';
import { sumCosts } from './CostChart.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import type { JudgedSoFar } from './useJudging.ts';

// Luck in words: told apart from the odds and the decisions, so that nobody takes it for merit. Pure.

/** What of a result was luck, in a sentence or two. */
export const luckWords = (found: LuckBreakdown): string => {
  const { of, count, result, expected, decisions, decisionsApart, forfeited, luck, width } = roundedLuck(found);
  // Rounded already, and never again.
  const signed = (amount: number): string => (amount === 0 ? '0' : `${amount > 0 ? '+' : '−'}${figure(Math.abs(amount))}`);
  const played = decisionsApart && decisions > 0 ? `, ${signed(-decisions)} from your decisions` : '';
  const left = forfeited > 0 ? `, ${signed(-forfeited)} left on the table` : '';
  const parts =
    of === 'all-in'
      ? `Luck in ${count === 1 ? 'one pot' : `${count} pots`} that went all-in with cards to come: ${signed(luck)} chips. The rest is not skill alone.`
      : `${signed(result)} chips: ${signed(expected)} due by the odds${played}${left}, and ${signed(luck)} luck.`;
  const ordinary = Math.abs(luck) <= width ? 'That much is ordinary' : 'That is more than is usual';
  return `${parts} ${ordinary}: two players in three are within ±${figure(Math.round(width))}. Luck says nothing about how well you played.`;
};

const RANKS = ['Dearest of the sitting', 'Second of three', 'Third of three'];

const Working = ({ judged, onStop }: { judged: JudgedSoFar; onStop(): void }) => (
  <div className="working" role="status">
    <p>{progressWords(judged.done, judged.of)}</p>
    <progress max={Math.max(1, judged.of)} value={judged.done} aria-label="How far the judging is" />
    <ActionButton onPress={onStop}>Stop</ActionButton>
  </div>
);

/** What is said before a decision is chosen: nothing to mend, or that nothing can be judged. */
const Summary = ({ judged }: { judged: JudgedSoFar }) => {
  const { decisions: count, costly } = sumCosts(judged.judgments);
  if (judged.state === 'cannot' || (judged.state === 'done' && judged.of > 0 && count === 0))
    return (
      <>
        <h2>{judged.state === 'cannot' ? 'This sitting cannot be judged' : 'Nothing here can be judged'}</h2>
        <p>
          Nobody can say honestly what {judged.state === 'cannot' ? 'a decision at this table costs' : 'these decisions cost'}. You can
          still step through {judged.state === 'cannot' ? 'it' : 'them'}.
        </p>
      </>
    );
  if (judged.state === 'working') return <h2>Looking back</h2>;
  return (
    <>
      <h2>{count === 0 ? 'Nothing was decided here' : costly === 0 ? 'Nothing to mend' : 'Looking back'}</h2>
      {costly === 0 && count > 0 && (
        <p>{count === 1 ? 'One decision, and it is not' : `${count} decisions, and none of them is`} known to have cost anything.</p>
      )}
    </>
  );
};

interface DearestProps {
  readonly dearest: readonly Judgment[];
  readonly line: number;
  readonly round: string;
  onChoose(judgment: Judgment): void;
}

/** The three that cost most. */
const Dearest = ({ dearest, line, round, onChoose }: DearestProps) => (
  <ol className="dearest">
    {dearest.map((one) => (
      <li key={one.line}>
        <button type="button" aria-current={one.line === line} onClick={() => onChoose(one)}>
          <span>
            {round} {one.round}
          </span>
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
  const rank = RANKS[dearest.findIndex((one) => one.line === line)];
  return (
    <section className="review-note" aria-label="The note">
      {judged.state === 'working' && <Working judged={judged} onStop={onStop} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of a keyboard */}
      <div className="note-text" aria-live="polite" tabIndex={0}>
        {decision !== undefined && judgment !== undefined ? (
          <DecisionNote module={table.module} decision={decision} judgment={judgment} where={`${round} ${judgment.round}`} rank={rank} />
        ) : (
          <Summary judged={judged} />
        )}
        {luck !== undefined && luck.count > 0 && <p className="luck">{luckWords(luck)}</p>}
      </div>
      {dearest.length > 0 && <Dearest {...props} />}
      {(canTry || dearest.length > 1) && (
        <div className="review-buttons">
          {canTry && (
            <ActionButton standing="lead" keyName="T" onPress={onTry}>
              Try it again
            </ActionButton>
          )}
          {dearest.length > 1 && (
            <ActionButton keyName="N" onPress={onNext}>
              Next of {dearest.length}
            </ActionButton>
          )}
        </div>
      )}
    </section>
  );
};
