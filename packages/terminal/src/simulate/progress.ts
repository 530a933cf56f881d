/** How far a run is, in one line. */
import { figure } from '@baize/engine';

const BAR = 30;

const timeLeft = (seconds: number): string => {
  if (seconds < 90) return `${Math.ceil(seconds)} s left`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min left` : `${(seconds / 3600).toFixed(1)} h left`;
};

/** "[#######          ]  24 %  1,234 evenings a second, 12 s left". */
export const progressLine = (done: number, all: number, seconds: number): string => {
  const share = all === 0 ? 1 : done / all;
  const bar = '#'.repeat(Math.round(share * BAR)).padEnd(BAR);
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  if (done === 0 || seconds === 0) return `[${bar}]${percent}`;
  const rate = done / seconds;
  const pace = rate >= 10 ? figure(Math.round(rate)) : rate.toFixed(1);
  return `[${bar}]${percent}  ${pace} evenings a second, ${timeLeft((all - done) / rate)}`;
};
