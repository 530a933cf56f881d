/** What is said to the player in the middle of the felt: the coach's line, and for a moment why something cannot be done. */
import type { LogLine } from '@baize/casino';
import { type BySeat, type GameTypes, type Hint, inWords, type Sight, type Words } from '@baize/engine';
import { useEffect, useState } from 'react';
import { Says } from '../kit/Says.tsx';
import './table.css';

// What is said at every table in the same words. Pure.

/** Who else sits here, behind the table's name: ", three opponents". */
export const opponentsWords = (personas: BySeat<unknown>): string => {
  const others = personas.length - 1;
  return `, ${inWords(others)} ${others === 1 ? 'opponent' : 'opponents'}`;
};

/** What the coach says: what to do, and why. Undefined when nobody asked. */
export const coachWords = <T extends GameTypes>(words: Words<T>, sight: Sight<T>, hint: Hint<T> | undefined): string | undefined =>
  hint === undefined ? undefined : `${words.action(hint.action, sight)}. ${hint.because}`;

const STAYS = 2600;

/** The refusal to show: the newest line, for as long as a bubble stays. */
export const useRefusal = (lines: readonly LogLine[]): LogLine | undefined => {
  const last = lines.at(-1);
  const [gone, setGone] = useState(-1);
  const id = last?.kind === 'refusal' ? last.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => setGone(id), STAYS);
    return () => clearTimeout(timer);
  }, [id]);
  return id !== undefined && id > gone ? last : undefined;
};

/** The coach and the bubble. They are spoken through the log, so here they are for the eye alone. */
export const CoachLine = ({ lines, coach }: { lines: readonly LogLine[]; coach: string | undefined }) => {
  const refusal = useRefusal(lines);
  if (refusal !== undefined) {
    return (
      <Says key={refusal.id} className="bubble">
        {refusal.text}
      </Says>
    );
  }
  return coach === undefined ? null : (
    <Says key={coach} className="coach">
      <span className="who">Coach</span> {coach}
    </Says>
  );
};
