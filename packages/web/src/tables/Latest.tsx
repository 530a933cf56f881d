/** The latest thing that happened, on the felt. */
import { useLanded } from '../kit/Flight.tsx';
import { Says } from '../kit/Says.tsx';
import { type LogLine, lastEvent } from '../runtime/session.ts';

/** Its words; nothing before anything has happened. */
export const Latest = ({ lines, className }: { lines: readonly LogLine[]; className: string }) => {
  const last = useLanded(lastEvent(lines));
  return last === undefined ? null : (
    <Says key={last.id} className={`${className} latest`}>
      {last.text}
    </Says>
  );
};
