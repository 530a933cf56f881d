/** What a room says to a person, for every front end in the same words. */
import { capital, inWords, listAnd } from '@baize/engine';
import type { ConnectionProblem, ServerFrame } from './protocol.ts';

type Refused = Extract<ServerFrame<never>, { readonly t: 'refused' }>;

const reasons: { readonly [Why in Refused['why']]: string } = {
  'cannot-open': 'A table with these rules cannot be opened here.',
  'bad-wish': 'A table with these rules cannot be opened here.',
  'room-is-open': 'The table is open already.',
  'room-is-closed': 'This table has closed.',
  'back-in-time': 'The clock of the house went wrong. Try once more.',
  'no-such-seat': 'There is no such seat.',
  'not-in-the-lobby': 'The first hand has been dealt already.',
  'not-at-play': 'The sitting is over.',
  'seat-is-taken': 'Somebody was quicker: that seat is taken.',
  'seated-already': 'You have a seat at this table already.',
  'name-taken': 'Somebody at this table is called that, or nearly. Choose a name that nobody takes for theirs.',
  'bad-name': 'That name cannot be used: one to twenty letters and digits, all of them to be seen.',
  'too-often': 'That is too often. Wait a little, and try again.',
  'not-your-seat': 'That seat is not yours.',
  'not-away': 'Nobody is away there.',
  away: 'You are away, and the house plays your cards. Come back first.',
  'not-the-host': 'Only the host can do that.',
  'no-such-bot': 'The house has no such player.',
  'wrong-nonce': 'What you mixed in for this deal was not what you had sealed.',
  'decided-already': 'That was decided already: your time was up.',
  'not-asked-yet': 'The table has moved on. Look again.',
  'too-early': 'It is too early for that.',
  'too-few-seats': 'More guests sit here than that table has seats.',
  'too-few-guests': 'Too few are here for this game. Wait for more, or let the house fill the seats.',
  'nobody-watches': 'Nobody may watch this table.',
  'rail-is-full': 'No more names fit beside this table. You can watch all the same.',
  'nothing-sealed': 'Nothing that you were dealt stays sealed.',
  refused: 'That cannot be done now.',
  'not-seated': 'You have no seat at this table.',
};

/** Why something was not done, where the game itself does not say it. */
export const refusedWords = ({ why }: Pick<Refused, 'why'>): string => reasons[why];

const troubles: { readonly [Trouble in ConnectionProblem]: string } = {
  garbled: 'The server says something that this program does not understand. It may be of another version: load it anew.',
  silent: 'The server does not answer. Trying again.',
  offline: 'This device has no network. Trying again as soon as it is back.',
  full: 'The server is full. Trying again in a moment.',
  barred: 'The server does not let this line in. Trying again in a moment.',
  other: 'This table was opened by another version. Load the page anew.',
};

/** What is wrong with the connection. */
export const problemWords = (trouble: ConnectionProblem): string => troubles[trouble];

/** That somebody has no line: "Bob has no connection". */
export const goneWords = (name: string): string => `${name} has no connection`;

/** What is asked before a bot plays for somebody who is gone, or their seat is freed. */
export const coverQuestion = (name: string): string => `Let the house play for ${name}? They play on as soon as they are back.`;
/** The same for their seat. */
export const freeQuestion = (name: string): string => `Free ${name}’s seat? They have it back if they come before somebody else takes it.`;

/** Who sits at a table, in a line: "Four at the table". */
export const atTableWords = (held: number): string =>
  held === 0 ? 'Nobody is here yet' : `${capital(held === 1 ? 'one' : inWords(held))} at the table`;

/** How many seats are left, and whether bots take them: "two seats for the house", "two seats free". */
export const botSeatsWords = (free: number, fills = true): string => {
  const whose = fills ? 'for the house' : 'free';
  return free === 0 ? 'every seat is taken' : free === 1 ? `one seat ${whose}` : `${inWords(free)} seats ${whose}`;
};

/** A time in seconds and minutes: "1:42". */
export const clockWords = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How long a move may take: "30 seconds a move". */
export const paceWords = (clock: number): string => (clock === 0 ? 'no clock' : `${Math.round(clock / 1000)} seconds a move`);

/** Whose table it is: "Clara’s table". */
export const tableOf = (name: string | undefined): string => (name === undefined ? 'A table with friends' : `${name}’s table`);

const spell = (count: number, one: string): string => (count === 1 ? `one ${one}` : `${inWords(count)} ${one}s`);

/** How long something took: "two hours and ten minutes". */
export const durationWords = (ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return listAnd([...(hours > 0 ? [spell(hours, 'hour')] : []), ...(rest > 0 ? [spell(rest, 'minute')] : [])]);
};

/** Who watches: "Ada, Elsie and Dmitri watch". Empty when nobody has said so. */
export const spectatorsWords = (names: readonly string[]): string =>
  names.length === 0 ? '' : `${listAnd(names)} ${names.length === 1 ? 'watches' : 'watch'}`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Where somebody stands in the queue for a seat, from 0: "the first in line". */
export const queueWords = (place: number): string => {
  const ordinal = ORDINALS[place];
  return ordinal === undefined ? `number ${place + 1} in line` : `the ${ordinal} in line`;
};

/** Names in a line: "Ada, Elsie and Dmitri". */
export const namesWords = (names: readonly string[]): string => listAnd(names);
