/** The plain runtime: lines in, lines out. */
import { writeSync } from 'node:fs';
import type { GameTypes } from '@baize/engine';
import { ownTable } from '../driver.ts';
import { answerPlain, endPlain, type Said, startPlain } from '../plain.ts';
import type { TableRequest, TableScreen } from '../screens/screen.ts';
import type { Visit } from './exit.ts';
import { echo, openLines } from './reader.ts';
import { sessionEnding } from './session-file.ts';
import { canEdit } from './terminal.ts';

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

/** The row that asks. */
const promptOf = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

/** Plays line by line until the player leaves or the input ends. */
export const playLines = <T extends GameTypes>(visit: Visit, screen: TableScreen<T>, seating: TableRequest, folder: string): void => {
  const { terminal } = visit;
  let said: Said<T> = startPlain(screen, seating, terminal.lineWidth());

  const say = (next: Said<T>): void => {
    said = next;
    lines.say(said.text);
    if (said.plain.asking.at === 'end') visit.leave([], 0);
  };
  const answer = (text: string): void => {
    // A whole script may be in one chunk: nothing of it counts after the end, or for a reader who has gone.
    if (said.plain.asking.at === 'end' || terminal.isUnread()) return;
    echo(terminal, text);
    say(answerPlain(screen, said.plain, text));
  };
  const end = (): void => {
    if (said.plain.asking.at !== 'end') say(endPlain(screen, said.plain));
  };

  visit.noteRunning({ isFullScreen: false, end: () => sessionEnding(folder, screen.module, ownTable(said.plain.model.table)) });
  terminal.onInterrupt(end);
  // The first question goes out before streams are set up: that takes time which nobody has to wait for.
  const unsaid = writeFirst(said.text);
  visit.leaveWithReader();
  const lines = openLines(terminal, answer, end);
  // A line that can be edited has to know the row that asks. A pipe has had it already.
  const asked = canEdit(terminal) ? promptOf(said.text) : '';
  say({ ...said, text: unsaid === '' ? asked : unsaid });
};
