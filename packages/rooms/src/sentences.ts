/** What a room says to a person, for every front end in the same words. */
import { roomWords } from './language/index.ts';
import type { Phrase } from './personas.ts';
import type { ConnectionProblem, RefusedWhy } from './protocol.ts';
import type { Remark } from './saying.ts';

/** Why something was not done, where the game itself does not say it. */
export const refusedWords = ({ why }: { readonly why: RefusedWhy }): string => roomWords().refused[why];

/** Why somebody with a link stands before no table: it is full, or it is gone. */
export const noRoomWords = (isFull: boolean): string => (isFull ? roomWords().tableFull : roomWords().tableGone);

/** What is wrong with the connection. */
export const problemWords = (problem: ConnectionProblem): string => roomWords().problems[problem];

/** That somebody has no line: "Bob has no connection". */
export const goneWords = (name: string): string => roomWords().gone(name);

/** For whom the table waits, and how long: "Waiting for Bob … 10 s". */
export const stillWaitingWords = (name: string, left: number): string => roomWords().stillWaiting(name, Math.ceil(left / 1000));

/** What is asked before a bot plays for somebody who is gone, or their seat is freed. */
export const coverQuestion = (name: string): string => roomWords().cover(name);
/** The same for their seat. */
export const freeQuestion = (name: string): string => roomWords().free(name);

/** Who sits at a table, in a line: "Four at the table". */
export const atTableWords = (held: number): string => roomWords().atTable(held);

/** How many seats are left, and whether bots take them: "two bots", "two seats free". */
export const botSeatsWords = (free: number, fills = true): string => roomWords().seatsLeft(free, fills);

/** A time in seconds and minutes: "1:42". */
export const clockWords = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How long a move may take, and how much more time there is for the evening: "30 seconds per move, 60 to spare". */
export const paceWords = (clock: number, timeBank = 0): string => roomWords().pace(Math.round(clock / 1000), Math.round(timeBank / 1000));

/** Whose table it is: "Clara’s table". */
export const tableOf = (name: string | undefined): string => roomWords().tableOf(name);

/** Who watches: "Ada, Elsie and Dmitri are watching". Empty when nobody has said so. */
export const spectatorsWords = (names: readonly string[]): string => roomWords().watching(names);

/** Where somebody stands in the queue for a seat, from 0: "first in line". */
export const queueWords = (place: number): string => roomWords().inLine(place);

/** Names in a line: "Ada, Elsie and Dmitri". */
export const namesWords = (names: readonly string[]): string => roomWords().names(names);

/** A phrase in words. */
export const phraseWords = (phrase: Phrase): string => roomWords().phrases[phrase];

/** What is said, in words. */
export const sayingWords = (saying: Remark): string => ('words' in saying ? saying.words : phraseWords(saying.phrase));
