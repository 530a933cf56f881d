/** The ways between the pages: to the table, to the help, out. */
import { capital, type GameTypes } from '@baize/engine';
import { lastWords, leaveQuestionAt, proceed, type TableContext, withDecided } from './flow.ts';
import type { Key } from './kit/keys.ts';
import { isOneCell } from './kit/text.ts';
import type { Model, Updated } from './model.ts';

/** Ends the sitting and goes. */
export const quit = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Updated<T> => {
  return [withDecided(context, model), [{ type: 'quit', lines: lastWords(context, model) }]];
};

/** A second has gone by for somebody without a chip. */
export const leavingTick = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, seconds: number): Updated<T> =>
  seconds > 1 ? proceed(context, { ...model, leavesIn: seconds - 1 }) : quit(context, model);

/** Leaves, after a question if something would be lost. */
export const askToLeave = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Updated<T> => {
  const leaveQuestion = leaveQuestionAt(context, model);
  return leaveQuestion === undefined ? quit(context, model) : [{ ...model, page: { at: 'leave', leaveQuestion }, note: undefined }, []];
};

/** Back to the table; a hint that stood there before a sheet was opened stands there again. */
export const toTable = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Updated<T> =>
  proceed(context, { ...model, page: { at: 'table' } });

/** Opens the help over the page. */
export const openHelp = <T extends GameTypes>(model: Model<T>): Updated<T> => [
  { ...model, page: { at: 'help', page: 0, over: model.page } },
  [],
];

/** Nothing happens but a word about it. */
export const onlySay = <T extends GameTypes>(model: Model<T>, note: string): Updated<T> => [{ ...model, note }, []];

/** What a key is called. It may be any character there is, and what is named stands on the screen: other letters than ours have no capitals that fit. */
export const nameOf = (key: Key): string => {
  if (/^[a-z-]{2,}$/.test(key)) return capital(key);
  if (/^[\x21-\x7e]$/.test(key)) return key.toUpperCase();
  return isOneCell(key) ? key : 'That key';
};
