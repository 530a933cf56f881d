/** The plain runtime: lines in, lines out. */
import { fstatSync, writeSync } from 'node:fs';
import type { GameTypes } from '@baize/engine';
import { ownTable } from '../driver.ts';
import { clean } from '../kit/text.ts';
import { answerPlain, endPlain, PLAIN_WIDTH, type Said, startPlain } from '../plain.ts';
import type { TableRequest, TableScreen } from '../screens/screen.ts';
import { leave, leaveWithReader, noteRunning } from './exit.ts';
import { sessionEnding } from './session-file.ts';

/** More of a line than anybody can mean; the rest of it is dropped as it comes in. */
export const LONGEST_LINE = 1000;

const STDOUT = 1;

/** How long a line may be: as long as always, or as the window allows. A pipe is told apart before its stream is set up. */
export const lineWidth = (): number => {
  const columns = fstatSync(STDOUT).isCharacterDevice() ? process.stdout.columns : undefined;
  return Math.min(PLAIN_WIDTH, columns ?? PLAIN_WIDTH);
};

/** Writes straight to the output, before Node has set up its stream for it; what could not be written is given back. */
const writeFirst = (text: string): string => {
  try {
    return text.slice(writeSync(STDOUT, text));
  } catch {
    // A full or a closed pipe: the stream knows how to wait, and how to tell.
    return text;
  }
};

/** Plays line by line until the player leaves or the input ends. */
export const playLines = <T extends GameTypes>(screen: TableScreen<T>, seating: TableRequest, folder: string): void => {
  let said: Said<T> = startPlain(screen, seating, lineWidth());
  let line = '';

  const say = (next: Said<T>): void => {
    said = next;
    process.stdout.write(said.text);
    if (said.plain.asking.at === 'end') leave([], 0);
  };
  const answer = (text: string): void => {
    // A whole script may be in one chunk: nothing of it counts after the end, or for a reader who has gone.
    if (said.plain.asking.at === 'end' || process.stdout.errored != null) return;
    // A terminal shows what is typed; for a pipe we do, so that what comes out reads as a whole.
    if (!process.stdin.isTTY) process.stdout.write(`${clean(text)}\n`);
    say(answerPlain(screen, said.plain, text));
  };
  const hear = (chunk: string): void => {
    for (const [at, part] of chunk.split('\n').entries()) {
      if (at > 0) {
        answer(line);
        line = '';
      }
      line = (line + part).slice(0, LONGEST_LINE);
    }
  };
  const end = (): void => {
    if (line !== '') answer(line);
    if (said.plain.asking.at !== 'end') say(endPlain(screen, said.plain));
  };

  noteRunning({ isFullScreen: false, end: () => sessionEnding(folder, screen.module, ownTable(said.plain.model.table)) }, folder);
  process.on('SIGINT', end);
  // The first question goes out before streams are set up: that takes time which nobody has to wait for.
  const unsaid = writeFirst(said.text);
  leaveWithReader();
  say({ ...said, text: unsaid });
  process.stdin.setEncoding('utf8').on('data', hear).on('end', end).on('error', end);
};
