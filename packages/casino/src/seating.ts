/** From what a player wishes for to a table that can be opened. */
import { type Chips, fork, type GameModule, type GameTypes, rulesOf } from '@baize/engine';
import { type Guest, guestsFor } from './guests.ts';
import { mixSeed } from './promise.ts';
import type { TableOpening } from './table.ts';

/** What a player wishes for. */
export interface Wish {
  readonly preset: string;
  /** How many others sit at the table. */
  readonly others: number;
  /** The chips the player brings; 0 where nothing is staked. */
  readonly buyIn: Chips;
  /** The house's seed. */
  readonly house: string;
  /** The player's own words, to be mixed in; empty for none. */
  readonly words?: string;
}

/** How many others a preset takes: from, to. */
export const othersAt = <T extends GameTypes>({ game }: GameModule<T>, preset: string): { readonly min: number; readonly max: number } => {
  const { min, max } = game.seats(rulesOf(game, preset));
  return { min: min - 1, max: max - 1 };
};

/** Whether a preset is played for chips. */
export const isPlayedForChips = <T extends GameTypes>({ game }: GameModule<T>, preset: string): boolean =>
  game.seats(rulesOf(game, preset)).buyIn > 0;

/** The guests at a table, seat by seat; null is the player. They follow from the seed, so a resumed table meets the same faces. */
export const faces = ({ seed, me, stacks }: TableOpening): readonly (Guest | null)[] => {
  const guests = guestsFor(seed, stacks.length - 1);
  return stacks.map((_, seat) => (seat === me ? null : (guests[seat < me ? seat : seat - 1] ?? null)));
};

/** The opening of the table that was wished for. */
export const openingFor = <T extends GameTypes>({ game, company }: GameModule<T>, wish: Wish): TableOpening => {
  const { preset, others, buyIn, house, words = '' } = wish;
  const seed = mixSeed(house, words);
  const seats = company(rulesOf(game, preset), others, fork(seed, 'company'));
  const me = seats.indexOf(null);
  const opening = {
    preset,
    seed,
    ...(words === '' ? {} : { mixed: { house, words } }),
    me,
    stacks: seats.map((guest) => guest?.stack ?? buyIn),
    bots: seats.map((guest) => guest?.bot ?? null),
    names: [],
  };
  return { ...opening, names: faces(opening).map((guest) => guest?.name ?? 'You') };
};
