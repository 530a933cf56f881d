/** The table that somebody asks for in words: from the command line, or in the lobby. */
import { type GameModule, type GameTypes, withWords } from '@baize/engine';
import { catalogue, type GameId, isGameId } from '@baize/games';
import { fitRoomOptions, type RoomOptions, sharedPresets } from '@baize/rooms';
import { commandNamed } from '../commands.ts';
import { friendsGames } from '../floor/tiles.ts';
import { faultOf } from '../refusals/faults.ts';
import { refusalSaid, unknown } from '../refusals/refusals.ts';
import { friendsWords } from './language/index.ts';

const MAX_SECONDS = 600;

/** What of a table is asked for; the rest is as usual at the game. */
export type AskedTable = Partial<Omit<RoomOptions, 'game'>>;

const whyNot = <T extends GameTypes>(
  module: GameModule<T>,
  presets: readonly string[],
  { preset, bot }: AskedTable,
): string | undefined => {
  if (presets.length === 0) return refusalSaid(faultOf('notShared', module.game.title));
  if (preset !== undefined && !presets.includes(preset)) return unknown('friendsPreset', preset, presets);
  if (bot !== undefined && !Object.hasOwn(module.bots, bot)) return unknown('level', bot, Object.keys(module.bots));
  return undefined;
};

const optionsAt = async <Id extends GameId>(id: Id, asked: AskedTable): Promise<RoomOptions | string> => {
  const module = await withWords(catalogue[id]());
  const presets = sharedPresets(module);
  const why = whyNot(module, presets, asked);
  if (why !== undefined) return why;
  return fitRoomOptions(module, asked) ?? '';
};

/** The table that is asked for at a game, fitted to its rules; or a sentence that says why there is none. */
export const fittingOptions = (id: GameId, asked: AskedTable): Promise<RoomOptions | string> => optionsAt(id, asked);

/** How a table is changed. */
export const changeHelp = (): string => friendsWords().change;

const number = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

const changes: Readonly<Record<string, (value: string) => AskedTable | undefined>> = {
  rules: (preset) => ({ preset }),
  level: (bot) => ({ bot }),
  seats: (value) => (number(value) === undefined ? undefined : { seats: number(value) ?? 0 }),
  chips: (value) => (number(value) === undefined ? undefined : { chips: number(value) ?? 0 }),
  clock: (value) => (number(value) === undefined ? undefined : { clock: Math.min(MAX_SECONDS, number(value) ?? 0) * 1000 }),
  bank: (value) => (number(value) === undefined ? undefined : { timeBank: Math.min(MAX_SECONDS, number(value) ?? 0) * 1000 }),
  house: (value) => (value === 'on' || value === 'off' ? { fills: value === 'on' } : undefined),
  words: (value) => (value === 'on' || value === 'off' ? { words: value === 'on' } : undefined),
};

/** A table after somebody has said what is to be otherwise; or a sentence that says why it cannot be. */
export const changedRoomOptions = (options: RoomOptions, text: string): Promise<RoomOptions | string> => {
  const [what = '', value = '', ...more] = text.trim().toLowerCase().split(/\s+/);
  const { game, ...table } = options;
  const id = what === 'game' ? (commandNamed(value)?.name ?? value) : game;
  if (more.length > 0 || !(what === 'game' || Object.hasOwn(changes, what))) return Promise.resolve(changeHelp());
  if (!isGameId(id)) return Promise.resolve(unknown('game', value, friendsGames));
  const change = what === 'game' ? {} : changes[what]?.(value);
  if (change === undefined) return Promise.resolve(changeHelp());
  // Rules and levels are a game's own.
  const { preset: _preset, bot: _bot, ...common } = table;
  return fittingOptions(id, id === game ? { ...table, ...change } : common);
};
