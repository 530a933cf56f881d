/** A run in a thread of its own, or, where there can be none, in the page between two frames. */
import { type GameId, isGameId } from '@baize/games';
import { exactMean, fieldFor, type SimulationPlan } from '@baize/odds/simulate';
import { delay } from '../kit/clock.ts';
import { type EveningCourse, eveningCourse } from './evenings.ts';

/** What a run tells while it goes on. */
export type RunNews =
  | { readonly kind: 'exact'; readonly mean: number }
  | { readonly kind: 'evening'; readonly course: EveningCourse }
  | { readonly kind: 'done' };

/** Plays a plan, evening by evening, until it is done or nobody listens any more. */
export const playPlan = async (plan: SimulationPlan, evenings: number, tell: (news: RunNews) => boolean): Promise<void> => {
  if (!isGameId(plan.game)) return;
  const found = await fieldFor<GameId>(plan.game, plan);
  // Every plan is the page's own.
  if (!found.ok) throw new RangeError(found.why.type);
  const exact = await exactMean(plan);
  if (exact !== undefined && !tell({ kind: 'exact', mean: exact.mean })) return;
  for (let index = 0; index < evenings; index += 1) {
    if (!tell({ kind: 'evening', course: eveningCourse(found.field, plan, index) })) return;
    await delay();
  }
  tell({ kind: 'done' });
};

/** What is asked of the thread. */
export interface RunRequest {
  readonly plan: SimulationPlan;
  readonly evenings: number;
}

/** Starts a run. The answer stops it: nothing is told afterwards. */
export const startRun = (request: RunRequest, listen: (news: RunNews) => void, open: () => Worker): (() => void) => {
  let isOn = true;
  const tell = (news: RunNews): boolean => {
    if (isOn) listen(news);
    return isOn;
  };
  const here = (): void => void playPlan(request.plan, request.evenings, tell);
  let worker: Worker | undefined;
  try {
    worker = open();
    worker.addEventListener('message', ({ data }: MessageEvent<RunNews>) => tell(data));
    // Without a thread it costs nothing but smoothness: the page plays by itself.
    worker.addEventListener('error', here, { once: true });
    worker.postMessage(request);
  } catch {
    here();
  }
  return () => {
    isOn = false;
    worker?.terminate();
  };
};
