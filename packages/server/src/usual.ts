/** A table as it is usually set, for a room that is opened by the command itself. */
import { rulesOf } from '@baize/engine';
import { catalogue, type GameId } from '@baize/games';
import { sharedPresets } from '@baize/rooms';
import type { OpenHouse } from './house.ts';

const SEATS = 6;
const STACK = 1000;

/** Opens a room for a game under its first rules that can be shared; its code. */
export const openUsual = async <Id extends GameId>(house: OpenHouse, id: Id): Promise<string | undefined> => {
  const module = await catalogue[id]();
  const [preset] = sharedPresets(module);
  if (preset === undefined) return undefined;
  const { min, max, buyIn } = module.game.seats(rulesOf(module.game, preset));
  const seats = Math.max(min, Math.min(max, SEATS));
  return house.create({ game: id, preset, seats, chips: buyIn === 0 ? 0 : Math.max(STACK, buyIn), clock: 60_000, rail: 'link' });
};
