/** The latest thing that happened, on the felt. */
import { type LogLine, lastEvent } from '@baize/casino';
import { useLanded } from '../kit/CardLanding.tsx';
import { Says } from '../kit/Says.tsx';

/** Its words; nothing before anything has happened. */
export const Latest = ({ lines, className }: { lines: readonly LogLine[]; className: string }) => {
  const last = useLanded(lastEvent(lines));
  return last === undefined ? null : (
    <Says key={last.id} className={`${className} latest`}>
      {last.text}
    </Says>
  );
};
