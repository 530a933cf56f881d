/** One sitting, looked back at: the table as it was, what each decision cost, and the note about one of them. */
import {
  type DecisionMade,
  decisions,
  type Judgment,
  luckIn,
  ownPuzzles,
  progressWords,
  type Recorded,
  sumReview,
  titleOf,
  withJudged,
  withOwn,
} from '@baize/casino';
import { rulesOf } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ActionButton, Tool } from '../kit/Button.tsx';
import { keepProgress, loadProgress } from '../puzzles/disk.ts';
import { useHouse } from '../runtime/HouseProvider.tsx';
import type { TableModule } from '../tables/contract.ts';
import { CostChart } from './CostChart.tsx';
import { sumCosts } from './costs.ts';
import { DecisionNote } from './DecisionNote.tsx';
import { type JudgeNews, startJudging } from './judge-run.ts';
import { keepJudged, loadJudged } from './judged-disk.ts';
import { luckWords } from './luck.ts';
import { StepBar } from './StepBar.tsx';
import { nextDecision, placeBefore, roundScenes } from './scenes.ts';
import { Theatre } from './Theatre.tsx';
import { TryAgain } from './TryAgain.tsx';
import { useReviewKeys } from './useReviewKeys.ts';

interface ReviewRoomProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly record: Recorded;
  onBack(): void;
}

/** How far the judging is. */
interface Judged {
  readonly judgments: readonly Judgment[];
  readonly done: number;
  readonly of: number;
  readonly state: 'working' | 'done' | 'stopped' | 'cannot';
}

const begun: Judged = { judgments: [], done: 0, of: 0, state: 'working' };

const heard = (now: Judged, news: JudgeNews): Judged => {
  switch (news.kind) {
    case 'begun':
      return { ...now, of: news.of };
    case 'judged':
      return { ...now, done: news.done, judgments: [...now.judgments, ...news.judgments] };
    case 'done':
      return { ...now, state: 'done' };
    case 'cannot':
      return { ...now, state: 'cannot' };
  }
};

const openThread = (): Worker => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module', name: 'look back' });

/** Judges a record while the page is open; the second answer stops it. */
const useJudging = (record: Recorded): readonly [Judged, () => void] => {
  const [judged, setJudged] = useState(begun);
  const [isStopped, setStopped] = useState(false);
  useEffect(
    () => (isStopped ? undefined : startJudging(record, (news) => setJudged((now) => heard(now, news)), openThread)),
    [record, isStopped],
  );
  const stop = useCallback(() => {
    setStopped(true);
    setJudged((now) => (now.state === 'working' ? { ...now, state: 'stopped' } : now));
  }, []);
  return [judged, stop];
};

const RANKS = ['Dearest of the sitting', 'Second of three', 'Third of three'];

const Working = ({ judged, onStop }: { judged: Judged; onStop(): void }) => (
  <div className="working" role="status">
    <p>{progressWords(judged.done, judged.of)}</p>
    <progress max={Math.max(1, judged.of)} value={judged.done} aria-label="How far the judging is" />
    <ActionButton onPress={onStop}>Stop</ActionButton>
  </div>
);

/** What is said before a decision is chosen: nothing to mend, or that nothing can be judged. */
const Summary = ({ judged }: { judged: Judged }) => {
  if (judged.state === 'cannot')
    return (
      <>
        <h2>This sitting cannot be judged</h2>
        <p>Nobody can say honestly what a decision at this table costs. You can still step through it.</p>
      </>
    );
  const { decisions: count, costly } = sumCosts(judged.judgments);
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

interface NoteSideProps<Id extends GameId> extends DearestProps {
  readonly table: TableModule<Id>;
  readonly record: Recorded;
  readonly judged: Judged;
  readonly decision: DecisionMade<Games[Id]> | undefined;
  readonly judgment: Judgment | undefined;
  onStop(): void;
  onTry(): void;
  onNext(): void;
}

/** The side with the note. */
const NoteSide = <Id extends GameId>(props: NoteSideProps<Id>) => {
  const { table, record, judged, decision, judgment, dearest, line, round, onStop, onTry, onNext } = props;
  const rank = RANKS[dearest.findIndex((one) => one.line === line)];
  const isDone = judged.state === 'done';
  const luck = useMemo(
    () => (isDone ? luckIn(table.module, record, record.me, judged.judgments) : undefined),
    [isDone, table, record, judged.judgments],
  );
  return (
    <section className="review-note" aria-label="The note">
      {judged.state === 'working' && <Working judged={judged} onStop={onStop} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of a keyboard */}
      <div className="note-text" aria-live="polite" tabIndex={0}>
        {decision !== undefined && judgment !== undefined ? (
          <DecisionNote
            module={table.module}
            decision={decision}
            judgment={judgment}
            seed={record.seed}
            where={`${round} ${judgment.round}`}
            rank={rank}
          />
        ) : (
          <Summary judged={judged} />
        )}
        {luck !== undefined && luck.count > 0 && <p className="luck">{luckWords(luck)}</p>}
      </div>
      {dearest.length > 0 && <Dearest {...props} />}
      <div className="review-deeds">
        {judgment !== undefined && (
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
    </section>
  );
};

/** What a round is called here. */
const ROUND_WORDS: Readonly<Record<GameId, string>> = {
  hearts: 'Hand',
  holdem: 'Hand',
  blackjack: 'Round',
  pontoon: 'Round',
  roulette: 'Spin',
  sabacc: 'Game',
};

/** How long a picture stays while the theatre plays, in milliseconds. */
const PICTURE = 700;

/** The pictures of the round of a decision, and which of them is shown. */
const useSteps = <Id extends GameId>({ module }: TableModule<Id>, record: Recorded, line: number) => {
  const scenes = useMemo(() => roundScenes(module, record, line), [module, record, line]);
  const [step, setStep] = useState<{ readonly line: number; readonly place: number }>();
  const [isPlaying, setPlaying] = useState(false);
  const before = placeBefore(scenes, line);
  const last = scenes.length - 1;
  const place = step?.line === line ? Math.min(step.place, last) : before;
  const goTo = (to: number): void => setStep({ line, place: Math.max(0, Math.min(last, to)) });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => (place >= last ? setPlaying(false) : goTo(place + 1)), PICTURE);
    return () => clearTimeout(timer);
  });
  const reset = (): void => {
    setStep(undefined);
    setPlaying(false);
  };
  const onDecision = (): void => goTo(nextDecision(scenes, record.log, record.me, place) ?? last);
  return {
    scene: scenes[place],
    place,
    isBefore: place === before,
    isPlaying,
    goTo,
    reset,
    onDecision,
    onPlay: () => setPlaying(!isPlaying),
  };
};

/** The decisions of a record by their lines. */
const useDecisions = <Id extends GameId>({ module }: TableModule<Id>, record: Recorded) =>
  useMemo(
    () => new Map(Array.from(decisions(module, record, record.me), (one): [number, DecisionMade<Games[Id]>] => [one.line, one])),
    [module, record],
  );

const NOT_KEPT = 'The browser could not keep what this look back came to: its storage is full or forbidden.';

/** The room. */
export const ReviewRoom = <Id extends GameId>({ table, record, onBack }: ReviewRoomProps<Id>) => {
  const { id, module } = table;
  const house = useHouse();
  const [judged, stop] = useJudging(record);
  const made = useDecisions(table, record);
  useEffect(() => {
    if (judged.state !== 'done') return;
    keepProgress(withOwn(loadProgress(), ownPuzzles(record, judged.judgments)));
    if (!keepJudged(withJudged(loadJudged(), record, judged.judgments))) house.tell(NOT_KEPT);
  }, [judged.state, judged.judgments, record, house]);
  const dearest = sumReview(judged.judgments).dearest;
  const [asked, setAsked] = useState<number>();
  const line = asked ?? dearest[0]?.line ?? made.keys().next().value ?? 0;
  const [isOpen, setOpen] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const steps = useSteps(table, record, line);
  const decision = made.get(line);
  const judgment = judged.judgments.find((one) => one.line === line);
  const choose = (one: Judgment): void => {
    setAsked(one.line);
    steps.reset();
  };
  const nextDear = (): void => {
    const next = dearest[(dearest.findIndex((one) => one.line === line) + 1) % Math.max(1, dearest.length)];
    if (next !== undefined) choose(next);
  };
  const tryIt = (): void => setTrying(judgment !== undefined);
  useReviewKeys(!isTrying, {
    ArrowLeft: () => steps.goTo(steps.place - 1),
    ArrowRight: () => steps.goTo(steps.place + 1),
    Home: () => steps.goTo(0),
    Space: steps.onPlay,
    f: () => setOpen(!isOpen),
    t: tryIt,
    n: nextDear,
    d: steps.onDecision,
    q: onBack,
    Escape: onBack,
    ...Object.fromEntries(dearest.map((one, rank) => [`${rank + 1}`, () => choose(one)])),
  });
  if (isTrying && decision !== undefined && judgment !== undefined)
    return <TryAgain table={table} record={record} decision={decision} judgment={judgment} onBack={() => setTrying(false)} />;
  const round = ROUND_WORDS[id];
  return (
    <main className="review">
      <header>
        <Tool icon="leave" label="Back" keyName="Q" wordy onPress={onBack} />
        <h1>
          Look back <small>{`${module.game.title}, ${module.words.preset(rulesOf(module.game, record.preset))}`}</small>
        </h1>
      </header>
      <div className="review-left">
        {steps.scene !== undefined && (
          <Theatre table={table} record={record} scene={steps.scene} isAsked={steps.isBefore && decision !== undefined} isOpen={isOpen} />
        )}
        <StepBar
          where={`${round} ${decision?.round ?? 1}`}
          isPlaying={steps.isPlaying}
          isOpen={isOpen}
          openWords={id === 'blackjack' ? 'Dealer’s card face up' : 'All hands face up'}
          onFirst={() => steps.goTo(0)}
          onBack={() => steps.goTo(steps.place - 1)}
          onPlay={steps.onPlay}
          onNext={() => steps.goTo(steps.place + 1)}
          onDecision={steps.onDecision}
          onOpen={() => setOpen(!isOpen)}
        />
        {judged.judgments.length > 0 && <CostChart judgments={judged.judgments} chosen={judgment?.line} round={round} onChoose={choose} />}
      </div>
      <NoteSide
        table={table}
        record={record}
        judged={judged}
        decision={decision}
        judgment={judgment}
        dearest={dearest}
        line={line}
        round={round}
        onChoose={choose}
        onStop={stop}
        onTry={tryIt}
        onNext={nextDear}
      />
    </main>
  );
};
