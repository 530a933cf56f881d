/** How a table with friends is set: what can be chosen, and how it is set by default. The same for server, terminal and page. */
import { type BySeat, type Chips, type Game, type GameModule, type GameTypes, rulesOf } from '@baize/engine';
import type { WhoWatches } from './entry.ts';
import { mayUseOwnWords } from './saying.ts';

/** How a room is set. */
export interface RoomOptions {
  readonly game: string;
  readonly preset: string;
  readonly seats: number;
  /** What everybody brings; 0 where nothing is staked. */
  readonly chips: Chips;
  /** How strong the bots are; the middle level by default. */
  readonly bot?: string;
  /** How long a move may take, in milliseconds; 0 for as long as one likes. */
  readonly clock: number;
  /** How much longer one may think in the whole evening, in milliseconds; 0, or left out: not at all. It counts where there is a clock. */
  readonly timeBank?: number;
  readonly rail: WhoWatches;
  /** Whether bots sit where nobody does: they do by default. */
  readonly fills?: boolean;
  /** Whether friends may say something of their own: they may by default. */
  readonly words?: boolean;
}

const DEFAULT_SEATS = 6;
const DEFAULT_CHIPS = 1000;
/** How long a move may take by default, in milliseconds. */
export const DEFAULT_CLOCK = 60_000;
/** How much longer one may think in the whole evening by default, in milliseconds. */
export const DEFAULT_TIME_BANK = 60_000;

/** Whether bots sit where nobody does. */
export const botsFillSeats = ({ fills }: Pick<RoomOptions, 'fills'>): boolean => fills !== false;

/** Whether friends can share a table of these rules: there must be a seat for a second of them. */
export const canShare = <T extends GameTypes>(game: Game<T>, preset: string): boolean => game.seats(rulesOf(game, preset)).max > 1;

/** The presets of a game that friends can share. */
export const sharedPresets = <T extends GameTypes>({ game }: GameModule<T>): readonly string[] =>
  Object.keys(game.presets).filter((preset) => canShare(game, preset));

/** How strong bots are among friends by default: the middle level. */
export const defaultLevel = <T extends GameTypes>({ bots }: GameModule<T>): string => {
  const levels = Object.keys(bots);
  return levels[Math.floor((levels.length - 1) / 2)] ?? '';
};

/** A table of a game that can be opened: what of the options is left out, or does not fit, is as usual there. Undefined where none can be shared. */
export const fitRoomOptions = <T extends GameTypes>(module: GameModule<T>, asked: Partial<RoomOptions> = {}): RoomOptions | undefined => {
  const { game, bots } = module;
  const presets = sharedPresets(module);
  const preset = [asked.preset, module.amongFriends, presets[0]].find((one) => one !== undefined && presets.includes(one));
  if (preset === undefined) return undefined;
  const { min, max, buyIn } = game.seats(rulesOf(game, preset));
  // Nobody who changes from a table without stakes has said that they bring nothing.
  const chips = asked.chips === undefined || asked.chips === 0 ? DEFAULT_CHIPS : asked.chips;
  return {
    game: game.id,
    preset,
    seats: Math.max(2, min, Math.min(max, asked.seats ?? DEFAULT_SEATS)),
    chips: buyIn === 0 ? 0 : Math.max(buyIn, chips),
    bot: asked.bot !== undefined && Object.hasOwn(bots, asked.bot) ? asked.bot : defaultLevel(module),
    clock: asked.clock ?? DEFAULT_CLOCK,
    timeBank: asked.timeBank ?? DEFAULT_TIME_BANK,
    rail: asked.rail ?? 'link',
    fills: botsFillSeats(asked),
    words: mayUseOwnWords(asked),
  };
};

/** The options that a room was opened with, as its picture tells them: to be changed in part, or asked for once more. */
export const roomOptionsOf = (room: Omit<RoomOptions, 'seats' | 'chips'> & { readonly stacks: BySeat<Chips> }): RoomOptions => {
  const { game, preset, stacks, bot = '', clock, timeBank = 0, rail } = room;
  const [fills, words] = [botsFillSeats(room), mayUseOwnWords(room)];
  return { game, preset, seats: stacks.length, chips: stacks[0] ?? 0, bot, clock, timeBank, rail, fills, words };
};
