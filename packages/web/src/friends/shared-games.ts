/** What a table with friends can be: the games that several can sit at, and the rules, seats and levels of each. */
import { levelWords } from '@baize/casino';
import { rulesOf } from '@baize/engine';
import { catalogue, type GameId, type Games } from '@baize/games';
import { fitRoomOptions, type RoomOptions, sharedPresets } from '@baize/rooms';

/** The games that friends can share. The tests hold it against the rules. */
export const sharedGames: readonly GameId[] = ['pontoon', 'hearts', 'holdem', 'sabacc'];

/** Rules that friends can choose. */
export interface SharedRules {
  readonly preset: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The least that each brings; 0 where nothing is staked. */
  readonly buyIn: number;
}

/** All that can be chosen at a game. */
export interface SharedGame {
  readonly id: GameId;
  readonly rules: readonly SharedRules[];
  readonly levels: readonly { readonly id: string; readonly name: string }[];
  /** A table that the game can have: what of it does not fit is as usual there. */
  fit(asked: Partial<RoomOptions>): RoomOptions | undefined;
}

const choicesAt = async <Id extends GameId>(id: Id): Promise<SharedGame> => {
  const module = await catalogue[id]();
  const { game, words, bots } = module;
  const levels = Object.keys(bots);
  return {
    id,
    rules: sharedPresets(module).map((preset) => {
      const rules = rulesOf(game, preset);
      const { min, max, buyIn } = game.seats(rules);
      return { preset, name: words.preset(rules), seats: { min: Math.max(2, min), max }, buyIn };
    }),
    levels: levels.map((level) => ({ id: level, name: levelWords(words, level) })),
    fit: (asked) => fitRoomOptions<Games[Id]>(module, asked),
  };
};

/** All that can be chosen at a game. */
export const loadShared = (id: GameId): Promise<SharedGame> => choicesAt(id);
