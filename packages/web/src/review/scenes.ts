/** The beats of one round of a record, for the replay: what the table showed, step by step, and where the player decided. Pure. */
import { type Recorded, stepsOf } from '@baize/casino';
import { type Beat, endsRound, type GameModule, type GameTypes, type Seat } from '@baize/engine';

/** One picture of the replay. */
export interface ReplayFrame<T extends GameTypes> extends Beat<T> {
  /** The line of the log that led to it; -1 for the opening. */
  readonly line: number;
  readonly isLast: boolean;
}

/** The round in which a line was played: its beats, from the one after the end of the round before. */
export const roundScenes = <T extends GameTypes>(module: GameModule<T>, record: Recorded, line: number): readonly ReplayFrame<T>[] => {
  let scenes: ReplayFrame<T>[] = [];
  let at = -1;
  let isPast = false;
  for (const { beats } of stepsOf(module, record)) {
    if (at >= line) isPast = true;
    for (const [place, beat] of beats.entries()) {
      scenes.push({ ...beat, line: at, isLast: place === beats.length - 1 });
      if (endsRound(module.game, beat.event)) {
        if (isPast) return scenes;
        scenes = [];
      }
    }
    at += 1;
  }
  return scenes;
};

/** The picture that lay before a decision: the last one before its line. */
export const placeBefore = <T extends GameTypes>(scenes: readonly ReplayFrame<T>[], line: number): number =>
  Math.max(
    0,
    scenes.findLastIndex((scene) => scene.line < line),
  );

/** The next picture at which this seat decides, after a place; undefined where there is none. */
export const nextDecision = <T extends GameTypes>(
  scenes: readonly ReplayFrame<T>[],
  log: Recorded['log'],
  me: Seat,
  place: number,
): number | undefined => {
  const found = scenes.findIndex((scene, at) => at > place && scene.isLast && log[scene.line + 1]?.seat === me);
  return found === -1 ? undefined : found;
};
