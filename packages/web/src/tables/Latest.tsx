/** The latest thing that happened, on the felt. */
import { type LogLine, lastEvent } from '@baize/casino';
import { inFull } from '@baize/engine';
import { useLanded } from '../kit/CardLanding.tsx';
import { Says } from '../kit/Says.tsx';

/** Its words; nothing before anything has happened in this deal. */
export const Latest = ({ lines, deal, className }: { lines: readonly LogLine[]; deal: number; className: string }) => {
  const last = useLanded(lastEvent(lines), deal);
  return last === undefined ? null : (
    <Says key={last.id} className={`${className} latest`}>
      {inFull(last.saying)}
    </Says>
  );
};
