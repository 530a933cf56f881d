/** One sitting, looked back at: the table as it was, what each decision cost, and the note about one of them. */
import { type DecisionMade, decisions, type Judgment, luckIn, ownPuzzles, type Recorded, withJudged, withOwn } from '@baize/casino';
import type { GameId, Games } from '@baize/games';
import { useEffect, useMemo, useState } from 'react';
import { later } from '../kit/clock.ts';
import { keepProgress, loadProgress } from '../puzzles/disk.ts';
import { useProfileStore } from '../runtime/ProfileProvider.tsx';
import type { TableModule } from '../tables/contract.ts';
import { keepJudged, loadJudged } from './judged-disk.ts';
import { lookBackWords } from './language/index.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { ReviewFrame, useReviewKeys } from './ReviewFrame.tsx';
import { StepBar } from './StepBar.tsx';
import { nextDecision, placeBefore, roundScenes } from './scenes.ts';
import { TryAgain } from './TryAgain.tsx';
import { useChosen, useJudging } from './useJudging.ts';

interface ReviewRoomProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly record: Recorded;
  /** When it was, in words; undefined where nobody knows. */
  readonly when: string | undefined;
  /** The decision that is asked for, by its line; the dearest otherwise. */
  readonly first: number | undefined;
  /** Hears which decision was chosen. */
  onLine(line: number): void;
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
    return later(PICTURE, () => (place >= last ? setPlaying(false) : goTo(place + 1)));
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

/** The room. */
export const ReviewRoom = <Id extends GameId>({ table, record, when, first, onLine, onBack }: ReviewRoomProps<Id>) => {
  const { id, module } = table;
  const store = useProfileStore();
  const [judged, stop] = useJudging(record);
  const made = useDecisions(table, record);
  useEffect(() => {
    if (judged.state !== 'done') return;
    keepProgress(withOwn(loadProgress(), ownPuzzles(record, judged.judgments)));
    if (!keepJudged(withJudged(loadJudged(), record, judged.judgments))) store.tell(lookBackWords().notKept);
  }, [judged.state, judged.judgments, record, store]);
  const { dearest, line, nextDearest, setLine } = useChosen(judged.judgments, made, first);
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
    onLine(one.line);
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
  const words = lookBackWords();
  return (
    <ReviewFrame
      table={table}
      preset={record.preset}
      when={when}
      judged={judged}
      decision={decision}
      judgment={judgment}
      dearest={dearest}
      line={line}
      round={(number) => words.round(id, number)}
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
        where={words.round(id, decision?.round ?? 1)}
        isPlaying={steps.isPlaying}
        isOpen={isOpen}
        openWords={table.faceUpWords ?? words.allFaceUp}
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
