/** A seat: its face, and among friends what stands behind its name. */

import type { Face } from '@baize/casino';
import type { Seat } from '@baize/engine';
import { useContext } from 'react';
import { type Mood, moodLines } from './deck/moods.ts';
import { Portrait } from './deck/Portrait.tsx';
import { SharedTableContext } from './shared-table.ts';

interface SeatFaceProps {
  readonly seat: Seat;
  readonly face: Face;
  /** How a bot takes it. Friends have words of their own. */
  readonly mood?: Mood | undefined;
}

/** The face at a seat. */
export const SeatFace = ({ seat, face, mood }: SeatFaceProps) => {
  const sharedTable = useContext(SharedTableContext);
  return sharedTable === undefined ? (
    <Portrait face={face} mood={mood && moodLines[mood]} />
  ) : (
    <sharedTable.SeatFace seat={seat} face={face} />
  );
};

/** What stands behind the name at a seat. */
export const SeatTag = ({ seat }: { readonly seat: Seat }) => {
  const sharedTable = useContext(SharedTableContext);
  return sharedTable === undefined ? null : <sharedTable.SeatTag seat={seat} />;
};
