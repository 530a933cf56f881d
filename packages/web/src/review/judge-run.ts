/** Judging a sitting in a thread of its own, or, where there can be none, in the page between two frames. */
import { decisions, type Judgment, judge, type Recorded } from '@baize/casino';
import type { GameModule, GameTypes } from '@baize/engine';
import { catalogue, type GameId, type Games, isGameId } from '@baize/games';
import { delay } from '../kit/clock.ts';
import { type DecisionsKept, decisionsIn } from './own-decisions.ts';

/** What is judged: a sitting by its record, or decisions that were kept as they were made. */
export type JudgedMatter = Recorded | DecisionsKept;

/** What is told while a sitting is judged. */
export type JudgeNews =
  | { readonly kind: 'begun'; readonly of: number }
  | { readonly kind: 'judged'; readonly done: number; readonly judgments: readonly Judgment[] }
  | { readonly kind: 'done' }
  | { readonly kind: 'cannot' };

/** How often the page is told, in milliseconds. */
const TELL_EVERY = 100;

const judgeWith = async <T extends GameTypes>(
  module: GameModule<T>,
  matter: JudgedMatter,
  tell: (news: JudgeNews) => boolean,
  clock: () => number,
): Promise<void> => {
  if (module.appraise === undefined) return void tell({ kind: 'cannot' });
  const made = 'made' in matter ? decisionsIn(module, matter) : Array.from(decisions(module, matter, matter.me));
  if (!tell({ kind: 'begun', of: made.length })) return;
  let fresh: Judgment[] = [];
  let told = clock();
  for (const [place, decision] of made.entries()) {
    const judgment = judge(module, decision);
    if (judgment !== undefined) fresh.push(judgment);
    if (clock() - told < TELL_EVERY && place < made.length - 1) continue;
    if (!tell({ kind: 'judged', done: place + 1, judgments: fresh })) return;
    fresh = [];
    await delay();
    told = clock();
  }
  tell({ kind: 'done' });
};

const judgeAt = async <Id extends GameId>(
  id: Id,
  matter: JudgedMatter,
  tell: (news: JudgeNews) => boolean,
  clock: () => number,
): Promise<void> => judgeWith<Games[Id]>(await catalogue[id](), matter, tell, clock);

/** Judges, as long as somebody listens. */
export const judgeRecord = async (
  matter: JudgedMatter,
  tell: (news: JudgeNews) => boolean,
  clock: () => number = () => performance.now(),
): Promise<void> => {
  if (!isGameId(matter.game)) return void tell({ kind: 'cannot' });
  await judgeAt(matter.game, matter, tell, clock);
};

/** Starts to judge. The answer stops it: nothing is told afterwards. */
export const startJudging = (matter: JudgedMatter, listen: (news: JudgeNews) => void, open: () => Worker): (() => void) => {
  let isOn = true;
  const tell = (news: JudgeNews): boolean => {
    if (isOn) listen(news);
    return isOn;
  };
  const here = (): void => void judgeRecord(matter, tell);
  let worker: Worker | undefined;
  try {
    worker = open();
    worker.addEventListener('message', ({ data }: MessageEvent<JudgeNews>) => tell(data));
    // A thread that cannot be had costs nothing but smoothness: the page judges by itself.
    worker.addEventListener('error', here, { once: true });
    worker.postMessage(matter);
  } catch {
    here();
  }
  return () => {
    isOn = false;
    worker?.terminate();
  };
};
