/** One sitting, looked back at: the table as it was, what each decision cost, and the note about one of them. */
import { type DecisionMade, decisions, type Judgment, luckIn, ownPuzzles, type Recorded, withJudged, withOwn } from '@baize/casino';
import type { GameId, Games } from '@baize/games';
import { useEffect, useMemo, useState } from 'react';
import { keepProgress, loadProgress } from '../puzzles/disk.ts';
import { useProfileStore } from '../runtime/ProfileProvider.tsx';
import type { TableModule } from '../tables/contract.ts';
import { keepJudged, loadJudged } from './judged-disk.ts';
import { ROUND_WORDS } from './own-decisions.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { ReviewFrame, useReviewKeys } from './ReviewFrame.tsx';
import { StepBar } from './StepBar.tsx';
import { nextDecision, placeBefore, roundScenes } from './scenes.ts';
import { TryAgain } from './TryAgain.tsx';
import { useChosen, useJudging } from './useJudging.ts';

interface ReviewRoomProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly record: Recorded;
  onBack(): void;
}

/** How long a picture stays while the replay runs, in milliseconds. */
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
  const store = useProfileStore();
  const [judged, stop] = useJudging(record);
  const made = useDecisions(table, record);
  useEffect(() => {
    if (judged.state !== 'done') return;
    keepProgress(withOwn(loadProgress(), ownPuzzles(record, judged.judgments)));
    if (!keepJudged(withJudged(loadJudged(), record, judged.judgments))) store.tell(NOT_KEPT);
  }, [judged.state, judged.judgments, record, store]);
  const { dearest, line, nextDearest, setLine } = useChosen(judged.judgments, made);
  const isDone = judged.state === 'done';
  const luck = useMemo(
    () => (isDone ? luckIn(module, record, record.me, judged.judgments) : undefined),
    [isDone, module, record, judged.judgments],
  );
  const [isOpen, setOpen] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const steps = useSteps(table, record, line);
  const decision = made.get(line);
  const judgment = judged.judgments.find((one) => one.line === line);
  const choose = (one: Judgment): void => {
    setLine(one.line);
    steps.reset();
  };
  const nextDear = (): void => {
    if (nextDearest !== undefined) choose(nextDearest);
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
    <ReviewFrame
      table={table}
      preset={record.preset}
      judged={judged}
      decision={decision}
      judgment={judgment}
      dearest={dearest}
      line={line}
      round={round}
      luck={luck}
      onChoose={choose}
      onStop={stop}
      onTry={tryIt}
      onNext={nextDear}
      onBack={onBack}
    >
      {steps.scene !== undefined && (
        <ReplayTable table={table} record={record} scene={steps.scene} isAsked={steps.isBefore && decision !== undefined} isOpen={isOpen} />
      )}
      <StepBar
        where={`${round} ${decision?.round ?? 1}`}
        isPlaying={steps.isPlaying}
        isOpen={isOpen}
        openWords={table.faceUpWords ?? 'All hands face up'}
        onFirst={() => steps.goTo(0)}
        onBack={() => steps.goTo(steps.place - 1)}
        onPlay={steps.onPlay}
        onNext={() => steps.goTo(steps.place + 1)}
        onDecision={steps.onDecision}
        onOpen={() => setOpen(!isOpen)}
      />
    </ReviewFrame>
  );
};
