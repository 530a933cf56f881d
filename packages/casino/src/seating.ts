/** From what a player wishes for to a table that can be opened. */
import { type Chips, capital, fork, type GameModule, type GameTypes, rulesOf, type Words } from '@baize/engine';
import { mixSeed } from './commitment.ts';
import { levelOf, MIXED, type TableOptions } from './levels.ts';
import { personasAt } from './personas.ts';
import type { TableOpening } from './table/table.ts';

/** What a player wishes for. */
export interface JoinOptions {
  readonly preset: string;
  /** How many others sit at the table. */
  readonly others: number;
  /** How strong they are: one of the game's levels; as the game likes it if left out. */
  readonly level?: string;
  /** The chips the player brings; 0 where nothing is staked. */
  readonly buyIn: Chips;
  /** The house's seed. */
  readonly serverSeed: string;
  /** The player's own words, to be mixed in; empty for none. */
  readonly words?: string;
}

/** How many others a preset takes: from, to. */
export const othersAt = <T extends GameTypes>({ game }: GameModule<T>, preset: string): { readonly min: number; readonly max: number } => {
  const { min, max } = game.seats(rulesOf(game, preset));
  return { min: min - 1, max: max - 1 };
};

/**
 * How strong the others at a preset can be, weakest first, and how strong they are unless told. Nothing is to be chosen where nobody
 * else sits, or where the company is meant to be mixed.
 */
export const levelsAt = <T extends GameTypes>(
  module: GameModule<T>,
  preset: string,
): { readonly levels: readonly string[]; readonly usual: string } => {
  const { max } = othersAt(module, preset);
  const company = module.lineUp(rulesOf(module.game, preset), max, fork('00'.repeat(32), 'company'));
  const usual = levelOf(company.map((persona) => persona?.bot ?? null));
  return { levels: usual === MIXED ? [] : Object.keys(module.bots), usual };
};

/** A table with others of this level; as it was, if they come mixed. */
export const withLevel = (opening: TableOpening, level: string): TableOpening =>
  level === MIXED ? opening : { ...opening, bots: opening.bots.map((bot) => (bot === null ? null : level)) };

/** What a level is called. */
export const levelWords = <T extends GameTypes>({ levels }: Words<T>, level: string): string => levels?.[level] ?? capital(level);

/** A setting that the game has: what of it does not fit its preset is as usual there. */
export const fitTableOptions = <T extends GameTypes>(module: GameModule<T>, { preset, others, level }: TableOptions): TableOptions => {
  const { min, max } = othersAt(module, preset);
  const { levels, usual } = levelsAt(module, preset);
  return { preset, others: Math.max(min, Math.min(max, others)), level: levels.includes(level) ? level : usual };
};

/** Whether a preset is played for chips. */
export const isPlayedForChips = <T extends GameTypes>({ game }: GameModule<T>, preset: string): boolean =>
  game.seats(rulesOf(game, preset)).buyIn > 0;

/** The opening of the table that was wished for. */
export const openingFor = <T extends GameTypes>({ game, lineUp }: GameModule<T>, options: JoinOptions): TableOpening => {
  const { preset, others, level = MIXED, buyIn, serverSeed, words = '' } = options;
  const seed = mixSeed(serverSeed, words);
  const seats = lineUp(rulesOf(game, preset), others, fork(seed, 'company'));
  const me = seats.indexOf(null);
  const opening = {
    preset,
    seed,
    ...(words === '' ? {} : { mixed: { house: serverSeed, words } }),
    me,
    stacks: seats.map((persona) => persona?.stack ?? buyIn),
    bots: seats.map((persona) => persona?.bot ?? null),
    names: [],
  };
  return withLevel({ ...opening, names: personasAt(opening).map((one) => one?.name ?? 'You') }, level);
};
