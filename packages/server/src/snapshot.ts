/** Taking a room up: from what was kept of it, or else from the whole of its log. */
import { type GameModule, type GameTypes, isFields, parseJson } from '@baize/engine';
import { foldEntry, openRoom, type RoomState } from '@baize/rooms';
import { type KeptFold, LOG_START, type LogHead, type RoomLog, roomEntryOf, type WrittenEntry } from './log/log.ts';

/** A room, and the place in its log that it was folded to. */
export interface FoldedRoom<T extends GameTypes> {
  readonly room: RoomState<T>;
  readonly head: LogHead;
}

/** A snapshot is used only by the same rules that made it. */
const buildOf = <T extends GameTypes>({ game }: GameModule<T>): string => `3 ${game.id} ${game.version}`;

/** A room with more of its log; undefined when that does not fold. */
const foldOn = <T extends GameTypes>(
  module: GameModule<T>,
  from: FoldedRoom<T>,
  lines: readonly WrittenEntry[],
): FoldedRoom<T> | undefined => {
  let { room } = from;
  for (const line of lines) {
    const folded = foldEntry(module, room, roomEntryOf(line));
    if (!folded.ok) return undefined;
    room = folded.room;
  }
  return { room, head: lines.at(-1) ?? from.head };
};

/** A room from the first line of its log on; undefined when that does not fold. */
const foldAll = <T extends GameTypes>(module: GameModule<T>, code: string, lines: readonly WrittenEntry[]): FoldedRoom<T> | undefined => {
  const [first, ...rest] = lines;
  const opened = first === undefined ? undefined : openRoom(module, code, roomEntryOf(first));
  return first === undefined || opened?.ok !== true ? undefined : foldOn(module, { room: opened.room, head: first }, rest);
};

/** What was kept of a room: written by this very program, so it is believed if it is of the same build. */
const isKept = <T extends GameTypes>(value: unknown, build: string): value is { readonly room: RoomState<T> } =>
  isFields(value) && value['build'] === build && isFields(value['room']);

/** What is found of a room before its game is known: the fold that was kept, and what is played there. */
export interface FoundRoom {
  readonly game: string;
  readonly fold: KeptFold | undefined;
  /** What the fold says, once it is read. */
  readonly kept: unknown;
}

/** Looks for a room. Undefined when there is none. */
export const findRoom = async (log: RoomLog, code: string): Promise<FoundRoom | undefined> => {
  const fold = await log.kept(code);
  const kept = fold === undefined ? undefined : parseJson(fold.text);
  const opening = isFields(kept) && isFields(kept['room']) ? kept['room']['opening'] : undefined;
  if (isFields(opening) && typeof opening['game'] === 'string') return { game: opening['game'], fold, kept };
  let game: string | undefined;
  for (const line of (await log.read(code, LOG_START)) ?? []) {
    const entry = roomEntryOf(line);
    if (entry.t === 'opened') ({ game } = entry);
    if (entry.t === 'changed') ({ game } = entry.table);
    if (entry.t === 'started') break;
  }
  return game === undefined ? undefined : { game, fold: undefined, kept: undefined };
};

/** What is kept of a room, so that opening it is quick. */
export const snapshotOf = <T extends GameTypes>(module: GameModule<T>, { room, head: { seq, digest } }: FoldedRoom<T>): KeptFold => ({
  head: { seq, digest },
  text: JSON.stringify({ build: buildOf(module), room }),
});

/** A room as it is now. Undefined when there is none, or this build cannot fold it. */
export const readRoom = async <T extends GameTypes>(
  module: GameModule<T>,
  log: RoomLog,
  code: string,
  found?: FoundRoom,
): Promise<FoldedRoom<T> | undefined> => {
  const { fold, kept } = found ?? (await findRoom(log, code)) ?? {};
  if (fold !== undefined && isKept<T>(kept, buildOf(module))) {
    // A fold that is ahead of the log, or on a branch that is gone, is not used.
    const rest = await log.read(code, fold.head);
    if (rest !== undefined) return foldOn(module, { room: kept.room, head: fold.head }, rest);
  }
  return foldAll(module, code, (await log.read(code, LOG_START)) ?? []);
};
