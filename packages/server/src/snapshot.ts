/** Taking a room up: from what was kept of it at its last deal, or else from the whole of its log. */
import { type GameModule, type GameTypes, isFields, parseJson } from '@baize/engine';
import { foldEntry, openRoom, type RoomState } from '@baize/rooms';
import type { RoomLog, WrittenEntry } from './log/log.ts';

/** A snapshot is used only by the same rules that made it. */
const buildOf = <T extends GameTypes>({ game }: GameModule<T>): string => `2 ${game.id} ${game.version}`;

/** A room from the first lines of its log on; undefined when they do not fold. */
export const foldLines = <T extends GameTypes>(
  module: GameModule<T>,
  code: string,
  lines: readonly WrittenEntry[],
): RoomState<T> | undefined => {
  const [first, ...rest] = lines;
  const opened = first === undefined ? undefined : openRoom(module, code, first.entry);
  if (opened?.ok !== true) return undefined;
  let { room } = opened;
  for (const { seq, entry } of rest) {
    const folded = foldEntry(module, room, entry);
    if (!folded.ok || seq !== folded.room.seq) return undefined;
    room = folded.room;
  }
  return room;
};

/** What was kept of a room: written by this very program, so it is believed if it is of the same build. */
const isKept = <T extends GameTypes>(value: unknown, build: string): value is { readonly room: RoomState<T> } =>
  isFields(value) && value['build'] === build && isFields(value['room']);

/** What is played at a room now: as it was kept, or as it stands in its log. Undefined when there is no such room. */
export const gameAt = async (log: RoomLog, code: string): Promise<string | undefined> => {
  const text = await log.kept(code);
  const kept = text === undefined ? undefined : parseJson(text);
  const opening = isFields(kept) && isFields(kept['room']) ? kept['room']['opening'] : undefined;
  if (isFields(opening) && typeof opening['game'] === 'string') return opening['game'];
  let game: string | undefined;
  for (const { entry } of await log.read(code, 1)) {
    if (entry.t === 'opened') ({ game } = entry);
    if (entry.t === 'changed') ({ game } = entry.table);
    if (entry.t === 'started') break;
  }
  return game;
};

/** What is kept of a room, so that opening it is quick. */
export const snapshotText = <T extends GameTypes>(module: GameModule<T>, room: RoomState<T>): string =>
  JSON.stringify({ build: buildOf(module), room });

/** A room as it is now. Undefined when there is none, or this build cannot fold it. */
export const readRoom = async <T extends GameTypes>(
  module: GameModule<T>,
  log: RoomLog,
  code: string,
): Promise<RoomState<T> | undefined> => {
  const text = await log.kept(code);
  const kept = text === undefined ? undefined : parseJson(text);
  const fromKept = isKept<T>(kept, buildOf(module)) ? kept.room : undefined;
  // A fold that is ahead of the log, which has lost its end, is not used.
  const isTrue = fromKept !== undefined && (await log.read(code, fromKept.seq, 1))[0]?.seq === fromKept.seq;
  return isTrue ? fromKept : foldLines(module, code, await log.read(code, 1));
};
