/**
 * Somebody's stay at one terminal, and every way out of it: the terminal restored first, then the session saved, then the last words.
 * One process may serve many: whatever goes wrong in one visit ends that visit, and its timers go with it.
 */

import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withWords } from '@baize/engine';
import { version } from '../../package.json';
import type { Thought } from '../driver.ts';
import { LEAVE } from '../kit/ansi.ts';
import { readable } from '../kit/ascii.ts';
import type { Speech } from '../language/choice.ts';
import { runtimeWords } from './language/index.ts';
import { attempt, type FileWritten, type SessionEnding } from './session-file.ts';
import { localTerminal, type Terminal } from './terminal.ts';
import type { ThoughtDesk } from './thoughts.ts';

// --- the log of errors, for whoever has to find them -----------------------------------------------------------------

const detailsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error));

/** Adds an error to the log, with what is needed to find it. */
export const logError = (folder: string, error: unknown, version: string, now: Date): FileWritten => {
  const path = join(folder, 'error.log');
  return attempt(path, () => {
    mkdirSync(folder, { recursive: true });
    appendFileSync(path, `${now.toISOString()} baize ${version}, node ${process.version}, ${process.platform}\n${detailsOf(error)}\n\n`);
  });
};

// --- a visit ---------------------------------------------------------------------------------------------------------

/** What a running game must tell whoever ends it. */
export interface Running {
  /** Whether the alternate screen and raw mode are on. */
  readonly isFullScreen: boolean;
  /** Saves what is to be saved and lets go of what is held. It is asked once. */
  end(): SessionEnding | Promise<SessionEnding>;
}

/** Somebody at a terminal, from coming in to going. */
export interface Visit {
  readonly terminal: Terminal;
  /** The language they are spoken to in. */
  readonly speech: Speech;
  /** Whether it is over, or about to be. */
  isLeaving(): boolean;
  /** Remembers what is running. */
  noteRunning(now: Running): void;
  /** Gives the terminal back as it was found. */
  restore(): void;
  /** Leaves with some last words on the normal screen. Where something could not be saved, others are said, and the code tells. */
  leave(lines: readonly string[], code: number, unsavedLines?: readonly string[]): void;
  /** Leaves because of an error that nobody expected: one sentence for the player, the rest in the log. */
  fail(error: unknown): void;
  /** Does something; an error in it ends this visit. */
  run(work: () => void): void;
  /** The same for what goes on beside it. */
  follow(work: Promise<unknown>): void;
  /** Does something later, unless the visit is over by then; what is returned calls it off. */
  later(ms: number, act: () => void): () => void;
  /** Has a long thought thought elsewhere; undefined where it is to be thought on the spot. */
  think(thought: Thought): Promise<unknown> | undefined;
  /** So long a thought has taken on the spot. */
  thought(thought: Thought, ms: number): void;
  /** Ends quietly when nobody reads any more: `baize pontoon --plain | head -1` wants one line. */
  leaveWithReader(): void;
  /** When all is over and saved. */
  readonly ended: Promise<void>;
}

/** What decides where a thought is thought. */
type Desk = Pick<ThoughtDesk, 'ask' | 'took'>;

/** What a visit needs of whoever lets somebody in. */
export interface VisitOptions {
  readonly speech: Speech;
  /** Does something as this visit and no other: where one process serves many, each has a language of its own. */
  within?(work: () => void): void;
  /** Writes an error down. */
  log(error: unknown): FileWritten;
  /** Calls back when nobody reads what is written any more. */
  onUnread?(act: () => void): void;
  /** What happens where an error comes on the way out. */
  lastResort?(): void;
  /** Where long thoughts are thought; left out where all are on the spot. */
  readonly desk?: Desk;
}

const NOTHING: SessionEnding = { safe: undefined, trouble: undefined };

const wordsOf = (logged: FileWritten, { safe, trouble }: SessionEnding): string => {
  const { stopped, detailsIn, noDetails } = runtimeWords().crash;
  return `${stopped(trouble ?? safe, logged.ok ? detailsIn(logged.path) : noDetails(logged.why))}\n`;
};

/** Lets somebody in. */
export const openVisit = (
  terminal: Terminal,
  { speech, log, onUnread, lastResort, desk, within = (work) => work() }: VisitOptions,
): Visit => {
  let running: Running | undefined;
  let isLeaving = false;
  const timers = new Set<NodeJS.Timeout>();
  let done: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    done = resolve;
  });

  const restore = (): void => {
    if (running?.isFullScreen !== true) return;
    terminal.takeKeys(false);
    terminal.write(LEAVE);
  };
  /** The common way out: `say` has the last words, and gives the code. */
  const out = (say: (ending: SessionEnding) => number): void => {
    isLeaving = true;
    for (const timer of timers) clearTimeout(timer);
    restore();
    within(() => goOut(say));
  };
  const goOut = (say: (ending: SessionEnding) => number): void => {
    const finish = (ending: SessionEnding): void => {
      terminal.end(say(ending));
      done();
    };
    const ending = running?.end() ?? NOTHING;
    if (!(ending instanceof Promise)) finish(ending);
    else void ending.then(finish, (error) => finish({ safe: undefined, trouble: String(error) }));
  };
  const leave: Visit['leave'] = (lines, code, unsavedLines = lines) => {
    if (isLeaving) return;
    out(({ trouble, isPassing }) => {
      const last = trouble === undefined && isPassing !== true ? lines : unsavedLines;
      if (last.length > 0) terminal.write(readable(`${last.join('\n')}\n`, terminal.env));
      if (trouble !== undefined) terminal.complain(readable(`${trouble}\n`, terminal.env));
      return trouble !== undefined && code === 0 ? 1 : code;
    });
  };
  const fail = (error: unknown): void => {
    // An error on the way out must not keep anybody from leaving.
    if (isLeaving) {
      lastResort?.();
      return;
    }
    out((ending) => {
      terminal.complain(readable(wordsOf(log(error), ending), terminal.env));
      return 1;
    });
  };
  const run = (work: () => void): void => {
    try {
      within(work);
    } catch (error) {
      fail(error);
    }
  };
  return {
    terminal,
    speech,
    isLeaving: () => isLeaving,
    noteRunning: (now) => {
      running = now;
    },
    restore,
    leave,
    fail,
    run,
    follow: (work) => void work.catch(fail),
    later: (ms, act) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (!isLeaving) run(act);
      }, ms);
      timers.add(timer);
      return () => {
        clearTimeout(timer);
        timers.delete(timer);
      };
    },
    think: (thought) => desk?.ask(thought),
    thought: (thought, ms) => desk?.took(thought, ms),
    leaveWithReader: () => onUnread?.(() => leave([], 0)),
    ended,
  };
};

/** So long a thought may take before a thread is worth its start. */
const WORTH_A_THREAD = 40;

/** A desk that is set up with the first long thought: most tables have none, and a start must not wait for it. */
const deskWhenNeeded = (open: () => Promise<ThoughtDesk>): Desk => {
  let desk: ThoughtDesk | undefined;
  let isOpening = false;
  return {
    ask: (thought) => desk?.ask(thought),
    took: (thought, ms) => {
      desk?.took(thought, ms);
      if (ms < WORTH_A_THREAD || isOpening) return;
      isOpening = true;
      void open().then((opened) => {
        desk = opened;
        desk.took(thought, ms);
      });
    },
  };
};

/** The visit at this process's own terminal. Everything that can end the program from outside is listened for. */
export const visitHere = (dataFolder: string, speech: Speech): Visit => {
  const visit = openVisit(localTerminal, {
    speech,
    log: (error) => logError(dataFolder, error, version, new Date()),
    onUnread: (act) => void process.stdout.on('error', act),
    lastResort: () => process.exit(),
    desk: deskWhenNeeded(async () => (await withWords(import('./thoughts.ts'))).openDesk()),
  });
  process.on('uncaughtException', visit.fail);
  process.on('unhandledRejection', visit.fail);
  process.on('SIGTERM', () => visit.leave([], 143));
  process.on('SIGHUP', () => visit.leave([], 129));
  return visit;
};
