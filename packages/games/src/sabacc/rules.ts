/** What a table of Sabacc is set to. A preset is a full set; see README.md for where each comes from. */
import { type Chips, deepFreeze } from '@baize/engine';

/** Amounts from the least to the most, in steps. */
export interface Amounts {
  readonly min: Chips;
  readonly max: Chips;
  readonly step: Chips;
}

/** The rules of a table, as data. */
export interface Rules {
  readonly preset: 'house' | 'spire';
  readonly players: { readonly min: number; readonly max: number };
  /** What everybody puts into the sabacc pot before a game. */
  readonly entry: Chips;
  /** What the sabacc pot may hold when somebody sits down. */
  readonly openingPot: Amounts;
  /** What an opponent may bring. */
  readonly opponents: Amounts;
  /** Rounds of action, betting and dice in a game. */
  readonly rounds: number;
  /** Cards dealt to each seat. */
  readonly dealt: number;
  /** Raises in one round of betting, the first bet among them. */
  readonly raises: number;
  /** Whether a hand may be junked while there is betting, and not only in the action before it. */
  readonly junkWhileBetting: boolean;
  /** How hands are told apart: by nearness to zero alone, or zeros by what they are made of. */
  readonly ranks: 'nearest' | 'spire';
}

const house: Rules = {
  preset: 'house',
  players: { min: 2, max: 4 },
  entry: 50,
  openingPot: { min: 100, max: 1000, step: 50 },
  opponents: { min: 500, max: 5000, step: 50 },
  rounds: 3,
  dealt: 2,
  raises: 3,
  junkWhileBetting: false,
  ranks: 'nearest',
};

const spire: Rules = { ...house, preset: 'spire', junkWhileBetting: true, ranks: 'spire' };

/** The presets by name. */
export const presets = deepFreeze({ house, spire } as const);
