/** What a table with friends can be: the games that several can sit at, and the rules, seats and levels of each. */
import { levelWords } from '@baize/casino';
import { rulesOf } from '@baize/engine';
import { catalogue, type GameId } from '@baize/games';
import { type RoomWish, sharedPresets } from '@baize/rooms';

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
  readonly usualLevel: string;
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
    usualLevel: levels[Math.floor((levels.length - 1) / 2)] ?? '',
  };
};

/** All that can be chosen at a game. */
export const loadShared = (id: GameId): Promise<SharedGame> => choicesAt(id);

const USUAL_SEATS = 6;
const USUAL_CHIPS = 1000;

/** A wish that the game can grant: what of it does not fit is as usual there. */
export const fitWish = ({ id, rules, levels, usualLevel }: SharedGame, asked: Partial<RoomWish>): RoomWish => {
  const chosen = rules.find(({ preset }) => preset === asked.preset) ?? rules[0];
  const { min, max } = chosen?.seats ?? { min: 2, max: 2 };
  const buyIn = chosen?.buyIn ?? 0;
  return {
    game: id,
    preset: chosen?.preset ?? '',
    seats: Math.max(min, Math.min(max, asked.seats ?? USUAL_SEATS)),
    chips: buyIn === 0 ? 0 : Math.max(buyIn, asked.chips === undefined || asked.chips === 0 ? USUAL_CHIPS : asked.chips),
    bot: levels.some(({ id: level }) => level === asked.bot) ? (asked.bot ?? usualLevel) : usualLevel,
    clock: asked.clock ?? 30_000,
    rail: asked.rail ?? 'link',
    fills: asked.fills ?? true,
  };
};
