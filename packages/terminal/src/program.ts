/** The program in the Elm shape: data, what changes it, and what it looks like. It touches no clock, no keyboard, no disk. */
import { type Sitting, sit } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { afterPause, openingAt, type Room } from './flow.ts';
import { pressKey } from './keyboard.ts';
import type { Screen, Size } from './kit/cells.ts';
import type { Message, Model, Updated } from './model.ts';
import type { TableRequest } from './screens/screen.ts';
import { draw } from './view.ts';

/** A place at a table, with nothing over it. */
export const seated = <T extends GameTypes>(sitting: Sitting<T>, size: Size): Model<T> => ({
  size,
  page: { at: 'table' },
  sitting,
  story: [],
  earlier: [],
  note: undefined,
  typing: undefined,
  lastAmount: undefined,
  swallow: undefined,
  ticket: 0,
});

/** The welcome, before a fresh table. */
export const init = <T extends GameTypes>({ screen }: Room<T>, seating: TableRequest, size: Size): Model<T> => ({
  ...seated(sit(screen.module, openingAt(screen, seating)), size),
  page: { at: 'welcome' },
});

/** What becomes of a model when a message comes in. */
export const update = <T extends GameTypes>(room: Room<T>, model: Model<T>, message: Message): Updated<T> => {
  switch (message.type) {
    case 'key':
      return pressKey(room, model, message);
    case 'tick':
      // The table stands still while something lies over it.
      return message.ticket === model.ticket && model.page.at === 'table' ? afterPause(room, model) : [model, []];
    case 'resized':
      return [{ ...model, size: message.size }, [{ type: 'redraw' }]];
  }
};

/** The whole window. */
export const view = <T extends GameTypes>(room: Room<T>, model: Model<T>): Screen => draw(room, model);
