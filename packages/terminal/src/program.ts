/** The program in the Elm shape: data, what changes it, and what it looks like. It touches no clock, no keyboard, no disk. */
import { beginTable, noRounds } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import type { DrivenTable } from './driver.ts';
import { afterPause, openingAt, type TableContext, tellHint } from './flow.ts';
import { pressKey, replayQueuedKeys } from './keyboard.ts';
import type { Size } from './kit/cells.ts';
import type { Message, Model, Updated } from './model.ts';
import type { TableRequest } from './screens/screen.ts';

/** A place at a table, with nothing over it. */
export const seated = <T extends GameTypes>(table: DrivenTable<T>, size: Size): Model<T> => ({
  table,
  size,
  page: { at: 'table' },
  story: table.told,
  earlier: [],
  note: undefined,
  typing: undefined,
  lastAmount: undefined,
  wordRest: undefined,
  queuedKeys: [],
  isPondering: false,
  isSkipping: false,
  ticket: 0,
});

/** The welcome, before a fresh table. */
export const init = <T extends GameTypes>({ screen }: TableContext<T>, seating: TableRequest, size: Size): Model<T> => ({
  ...seated(beginTable(screen.module, openingAt(screen, seating), noRounds), size),
  page: { at: 'welcome' },
});

/** What becomes of a model when a message comes in. */
export const update = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, message: Message): Updated<T> => {
  switch (message.type) {
    case 'key':
      return pressKey(context, model, message);
    case 'tick':
      // The table stands still while something lies over it.
      if (message.ticket !== model.ticket || model.page.at !== 'table') return [model, []];
      return model.isPondering ? [tellHint(context, model), []] : replayQueuedKeys(context, afterPause(context, model));
    case 'resized':
      return [{ ...model, size: message.size }, [{ type: 'redraw' }]];
  }
};
