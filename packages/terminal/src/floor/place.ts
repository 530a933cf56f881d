/** A place at a table of some game, whichever it is: the floor passes on what comes in, and keeps what has happened. */
import { isForChips, type LocalTable, type Profile, recordOfTable, type Settings, saveTable } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { ownTable } from '../driver.ts';
import { asksNow, proceed, sightNow, type TableContext, type TablePolicy } from '../flow.ts';
import type { Screen, Size } from '../kit/cells.ts';
import { narrowWords } from '../kit/frame.ts';
import type { Command, Message, Model, TableCommand } from '../model.ts';
import { answerPlain, enterPlain, type Said } from '../plain.ts';
import { seated, update } from '../program.ts';
import { type LookBack, openLookBack, sourceOf } from '../review/look-back.ts';
import type { TableScreen } from '../screens/screen.ts';
import { draw } from '../view.ts';

/** What both kinds of place tell the floor. */
interface Seat {
  readonly id: GameId;
  /** The table as it is: another object whenever something has happened at it. */
  readonly table: object;
  /** Whether the table waits for a player who leaves now; if not, leaving is standing up. */
  readonly waits: boolean;
  /** The profile with the table as it is now. */
  keep(profile: Profile): Profile;
  /** What was told last, in at most so many cells. */
  lastTold(width: number): string;
}

/** A place in full screen. */
export interface FullSeat extends Seat {
  /** The pause that is running, or was last. */
  readonly ticket: number;
  send(message: Message): readonly [FullSeat, readonly TableCommand[]];
  /** A look back at the table as it is now. */
  lookBack(): readonly [LookBack, readonly Command[]];
  /** The same with a note in the log row. */
  tell(note: string): FullSeat;
  /** Whether something is asked of the player. */
  asks(): boolean;
  draw(): Screen;
}

/** A place in plain mode. */
export interface PlainSeat extends Seat {
  /** What is said there now; it ends with a question unless the player has left. */
  readonly text: string;
  readonly hasLeft: boolean;
  answer(text: string): PlainSeat;
}

/** What a place in full screen is given. */
export interface TableSurroundings {
  readonly size: Size;
  readonly pace: number;
  /** Whether a frame goes out before somebody thinks; see flow.ts. */
  readonly isDrawn?: true;
  /** The last pause that may still be running from another table. */
  readonly ticket: number;
}

/** A place at a table, before it is known how it will be shown. */
export interface TablePlace {
  readonly id: GameId;
  inFull(surroundings: TableSurroundings): readonly [FullSeat, readonly TableCommand[]];
  /** `before` is said first. */
  inPlain(width: number, before: readonly string[]): PlainSeat;
}

/** A game's id and its screen, and how the floor's tables are. */
interface Spot<Id extends GameId> {
  readonly id: Id;
  readonly room: TableContext<Games[Id]>;
}

const seatAt = <Id extends GameId>({ id, room }: Spot<Id>, model: Model<Games[Id]>): Seat => {
  const table = ownTable(model.table);
  return {
    id,
    table: table.truth,
    waits: !isForChips(table.truth) && table.waiting !== 'over',
    keep: (profile) => saveTable(room.screen.module, profile, id, table),
    lastTold: (width) => room.screen.log(model.story, width, sightNow(model)),
  };
};

const fullSeat = <Id extends GameId>(spot: Spot<Id>, model: Model<Games[Id]>): FullSeat => ({
  ...seatAt(spot, model),
  ticket: model.ticket,
  send: (message) => {
    const [after, commands] = update(spot.room, model, message);
    return [fullSeat(spot, after), commands];
  },
  lookBack: () => {
    const { screen } = spot.room;
    const record = recordOfTable(screen.module, ownTable(model.table).truth);
    return openLookBack(spot.id, screen, sourceOf(screen.module, record), model.size, model.ticket);
  },
  tell: (note) => fullSeat(spot, { ...model, note }),
  asks: () => asksNow(model),
  draw: () => draw(spot.room, model),
});

const plainSeat = <Id extends GameId>(spot: Spot<Id>, said: Said<Games[Id]>): PlainSeat => ({
  ...seatAt(spot, said.plain.model),
  text: said.text,
  hasLeft: said.plain.asking.at === 'end',
  answer: (text) => plainSeat(spot, answerPlain(spot.room.screen, said.plain, text)),
});

const policyOf = <T extends GameTypes>({ truth }: LocalTable<T>, { hints, confirmLeaving, confirmAllIn }: Settings): TablePolicy => ({
  isKept: !isForChips(truth),
  asks: confirmLeaving,
  hints,
  ...(confirmAllIn ? { asksAllIn: true } : {}),
});

/** A place at a table, of which something may have been told already. */
export const placeAt = <Id extends GameId>(
  id: Id,
  screen: TableScreen<Games[Id]>,
  table: LocalTable<Games[Id]>,
  settings: Settings,
): TablePlace => {
  const policy = policyOf(table, settings);
  return {
    id,
    inFull: ({ size, ticket, ...paced }) => {
      const room: TableContext<Games[Id]> = { screen, ...paced, policy };
      const [model, commands] = proceed(room, { ...seated(table, size, policy), note: narrowWords(size), ticket });
      return [fullSeat({ id, room }, model), commands];
    },
    inPlain: (width, before) => plainSeat({ id, room: { screen, pace: 0, policy } }, enterPlain(screen, table, policy, width, before)),
  };
};
