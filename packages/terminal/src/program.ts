/** The program in the Elm shape: data, what changes it, and what it looks like. It touches no clock, no keyboard, no disk. */
import { beginTable, noRounds } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import type { DrivenTable } from './driver.ts';
import { afterPause, isVerdict, openingAt, type TableContext, type TablePolicy, tellHint, withVerdictRead } from './flow.ts';
import { pressKey } from './keyboard.ts';
import type { Size } from './kit/cells.ts';
import { narrowNews } from './kit/frame.ts';
import type { Message, Model, Updated } from './model.ts';
import type { TableRequest } from './screens/screen.ts';
import { leavingTick } from './table-keys.ts';

/** A place at a table, with nothing over it. */
export const seated = <T extends GameTypes>(table: DrivenTable<T>, size: Size, policy?: TablePolicy): Model<T> => ({
  ...(policy?.asksAllIn === true ? { asksAllIn: true } : {}),
  table,
  size,
  page: { at: 'table' },
  story: table.told,
  earlier: [],
  note: undefined,
  typing: undefined,
  lastAmount: undefined,
  wordRest: undefined,
  isPondering: false,
  isSkipping: false,
  ticket: 0,
});

/** The welcome, before a fresh table. */
export const init = <T extends GameTypes>({ screen }: TableContext<T>, seating: TableRequest, size: Size): Model<T> => ({
  ...seated(beginTable(screen.module, openingAt(screen, seating), noRounds), size),
  page: { at: 'welcome' },
});

/** A pause is over: that of a hint, of a result that stood alone, of a goodbye, or of a beat. */
const ticked = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, answer: unknown): Updated<T> => {
  if (model.isPondering) return [tellHint(context, model, answer), []];
  if (isVerdict(model)) return [withVerdictRead(model), []];
  return model.leavesIn === undefined ? afterPause(context, model, answer) : leavingTick(context, model, model.leavesIn);
};

/** What becomes of a model when a message comes in. */
export const update = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, message: Message): Updated<T> => {
  switch (message.type) {
    case 'key':
      return pressKey(context, model, message);
    case 'tick':
      // The table stands still while something lies over it.
      if (message.ticket !== model.ticket || model.page.at !== 'table') return [model, []];
      return ticked(context, model, message.answer);
    case 'resized':
      return [{ ...model, size: message.size, note: narrowNews(model.size, message.size) ?? model.note }, [{ type: 'redraw' }]];
  }
};
