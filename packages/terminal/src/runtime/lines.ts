/** The plain runtime: lines in, lines out. */
import { writeSync } from 'node:fs';
import type { GameTypes } from '@baize/engine';
import { ownTable } from '../driver.ts';
import { clean } from '../kit/text.ts';
import { answerPlain, endPlain, type Said, startPlain } from '../plain.ts';
import type { TableRequest, TableScreen } from '../screens/screen.ts';
import { leave, leaveWithReader, noteRunning } from './exit.ts';
import { canEdit, lineWidth, openLines } from './reader.ts';
import { sessionEnding } from './session-file.ts';

const STDOUT = 1;

/** Writes straight to the output, before Node has set up its stream for it; what could not be written is given back. */
const writeFirst = (text: string): string => {
  try {
    return text.slice(writeSync(STDOUT, text));
  } catch {
    // A full or a closed pipe: the stream knows how to wait, and how to tell.
    return text;
  }
};

/** The row that asks: a line that can be edited has to know it. A pipe has had it already. */
const promptOf = (text: string): string => (canEdit() ? text.slice(text.lastIndexOf('\n') + 1) : '');

/** Plays line by line until the player leaves or the input ends. */
export const playLines = <T extends GameTypes>(screen: TableScreen<T>, seating: TableRequest, folder: string): void => {
  let said: Said<T> = startPlain(screen, seating, lineWidth());

  const say = (next: Said<T>): void => {
    said = next;
    lines.say(said.text);
    if (said.plain.asking.at === 'end') leave([], 0);
  };
  const answer = (text: string): void => {
    // A whole script may be in one chunk: nothing of it counts after the end, or for a reader who has gone.
    if (said.plain.asking.at === 'end' || process.stdout.errored != null) return;
    // A terminal shows what is typed; for a pipe we do, so that what comes out reads as a whole.
    if (!process.stdin.isTTY) process.stdout.write(`${clean(text)}\n`);
    say(answerPlain(screen, said.plain, text));
  };
  const end = (): void => {
    if (said.plain.asking.at !== 'end') say(endPlain(screen, said.plain));
  };

  noteRunning({ isFullScreen: false, end: () => sessionEnding(folder, screen.module, ownTable(said.plain.model.table)) }, folder);
  process.on('SIGINT', end);
  // The first question goes out before streams are set up: that takes time which nobody has to wait for.
  const unsaid = writeFirst(said.text);
  leaveWithReader();
  const lines = openLines(answer, end);
  say({ ...said, text: unsaid === '' ? promptOf(said.text) : unsaid });
};
