/** What a table of Pontoon is set to. A preset is a full set; see README.md for where each comes from. */
import { type Chips, deepFreeze } from '@baize/engine';

/** The rules of a table, as data. */
export interface Rules {
  readonly preset: 'house' | 'british';
  readonly players: { readonly min: number; readonly max: number };
  /** The house keeps the bank and plays it by a fixed rule, or the players keep it in turn and play it as they like. */
  readonly bank: 'house' | 'players';
  /** The banker of the house twists on this total or less. */
  readonly bankerTwistsTo: number;
  /** The first stake on a hand; both are 0 where nothing is staked. */
  readonly stake: { readonly min: Chips; readonly max: Chips };
  /** Whether players hold their cards face down, and may buy cards and split pairs. */
  readonly cardsDown: boolean;
  readonly buying: boolean;
  readonly splitting: boolean;
  /** The least total a player may stick on, while there are cards to twist. */
  readonly stickFrom: number;
  /** Whether a turn ends by itself on 21, and a pontoon is shown without being declared. */
  readonly endsAt21: boolean;
  /** Two five card tricks: the higher total wins, or they are equal. The banker wins what is equal. */
  readonly tricks: 'by-total' | 'equal';
  /** A round that would start with fewer cards than this starts with all 52, shuffled. */
  readonly reshuffleBelow: number;
}

const house: Rules = {
  preset: 'house',
  players: { min: 1, max: 1 },
  bank: 'house',
  bankerTwistsTo: 16,
  stake: { min: 0, max: 0 },
  cardsDown: false,
  buying: false,
  splitting: false,
  stickFrom: 0,
  endsAt21: true,
  tricks: 'by-total',
  reshuffleBelow: 15,
};

const british: Rules = {
  ...house,
  preset: 'british',
  players: { min: 2, max: 8 },
  bank: 'players',
  stake: { min: 10, max: 50 },
  cardsDown: true,
  buying: true,
  splitting: true,
  stickFrom: 15,
  endsAt21: false,
  tricks: 'equal',
  // Spent cards go under the pack, so it is always whole; it is shuffled only when the bank passes.
  reshuffleBelow: 0,
};

/** The presets by name. */
export const presets = deepFreeze({ house, british } as const);
