/** What is said to the player in the middle of the felt: the coach's line, and for a moment why something cannot be done. */
import type { LogLine, TableNow } from '@baize/casino';
import { type BySeat, type GameTypes, inFull, inShort, type Saying } from '@baize/engine';
import { memo, useEffect, useState } from 'react';
import { Says } from '../kit/Says.tsx';
import './table.css';
import { later } from '../kit/clock.ts';
import { seatWords } from './language/index.ts';

// What is said at every table in the same words. Pure.

/** Who else sits here, behind the table's name: ", three opponents". */
export const opponentsWords = (personas: BySeat<unknown>): string => seatWords().opponentsBehind(personas.length - 1);

/** What the coach said last: what to do, and why. Undefined when nobody asked, or the table has moved on. */
export const coachWords = <T extends GameTypes>({ hint, lines }: Pick<TableNow<T>, 'hint' | 'lines'>): Saying | undefined =>
  hint === undefined ? undefined : lines.findLast(({ kind }) => kind === 'hint')?.saying;

const STAYS = 2600;

/** The refusal to show: the newest line, for as long as a bubble stays. */
export const useRefusal = (lines: readonly LogLine[]): LogLine | undefined => {
  const last = lines.at(-1);
  const [gone, setGone] = useState(-1);
  const id = last?.kind === 'refusal' ? last.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    return later(STAYS, () => setGone(id));
  }, [id]);
  return id !== undefined && id > gone ? last : undefined;
};

/** A sentence in full, and in fewer words on a small felt. */
const Fitting = ({ saying }: { saying: Saying }) =>
  inFull(saying) === inShort(saying) ? (
    inFull(saying)
  ) : (
    <>
      <span className="in-full">{inFull(saying)}</span>
      <span className="in-short">{inShort(saying)}</span>
    </>
  );

/** The coach and the bubble. They are spoken through the log, so here they are for the eye alone. */
export const CoachLine = memo(({ lines, coach }: { lines: readonly LogLine[]; coach: Saying | undefined }) => {
  const refusal = useRefusal(lines);
  if (refusal !== undefined) {
    return (
      <Says key={refusal.id} className="bubble">
        <Fitting saying={refusal.saying} />
      </Says>
    );
  }
  return coach === undefined ? null : (
    <Says key={inFull(coach)} className="coach">
      <span className="who">{seatWords().coach}</span> <Fitting saying={coach} />
    </Says>
  );
});
