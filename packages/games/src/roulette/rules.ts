/** What a roulette table is set to: what each kind of bet pays, and what zero does. See README.md for where each comes from. */
import { type Chips, deepFreeze } from '@baize/engine';

/** The kinds of bet, from one number up to eighteen. */
export const KINDS = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'six-line',
  'dozen',
  'column',
  'red-black',
  'odd-even',
  'low-high',
] as const;
/** A kind of bet. */
export type BetKind = (typeof KINDS)[number];

/** The rules of a table, as data. */
export interface Rules {
  readonly preset: 'house' | 'european' | 'french' | 'shared' | 'banked';
  readonly players: { readonly min: number; readonly max: number };
  /** The house keeps the bank, or the player at the first seat does, who lays no bets then. */
  readonly bank: 'house' | 'player';
  /** The most that a seat may have on the board for one spin; null where only its chips set a limit. */
  readonly most: Chips | null;
  /** What a kind of bet pays, to one; the stake comes back with it. A kind that is not here is not at this table. */
  readonly pays: Readonly<Partial<Record<BetKind, number>>>;
  /** La partage: whether zero gives half of an even chance back. */
  readonly halfBackOnZero: boolean;
  /** Whether the calls of the French table are taken: voisins, tiers, orphelins, jeu zéro, neighbours. */
  readonly calls: boolean;
}

const house: Rules = {
  preset: 'house',
  players: { min: 1, max: 1 },
  bank: 'house',
  most: null,
  pays: {
    straight: 35,
    split: 17,
    street: 11,
    trio: 11,
    corner: 11,
    'six-line': 5,
    dozen: 2,
    column: 2,
    'red-black': 1,
    'odd-even': 1,
    'low-high': 2,
  },
  halfBackOnZero: false,
  calls: false,
};

const european: Rules = {
  ...house,
  preset: 'european',
  pays: { ...house.pays, corner: 8, 'first-four': 8, 'low-high': 1 },
  calls: true,
};

const french: Rules = { ...european, preset: 'french', halfBackOnZero: true };

const shared: Rules = { ...european, preset: 'shared', players: { min: 2, max: 7 }, most: 500 };

const banked: Rules = { ...shared, preset: 'banked', bank: 'player' };

/** The presets by name. */
export const presets = deepFreeze({ house, european, french, shared, banked } as const);

/** Whether several sit at one board: then everybody lays at the same time, and the wheel turns when all are done. */
export const isForSeveral = ({ players }: Rules): boolean => players.max > 1;

/** Whether a kind can be bet on at this table. */
export const isTaken = ({ pays }: Rules, kind: BetKind): boolean => pays[kind] !== undefined;
/** What a kind pays at this table, to one; nothing where it is not taken. */
export const paysFor = ({ pays }: Rules, kind: BetKind): number => pays[kind] ?? 0;

/** Whether a kind is an even chance: half of the 36 numbers. */
export const isEvenChance = (kind: BetKind): boolean => kind === 'red-black' || kind === 'odd-even' || kind === 'low-high';
/** Whether a kind lies outside the numbers: it has a box of its own, and zero is in none of them. */
export const isOutside = (kind: BetKind): boolean => kind === 'dozen' || kind === 'column' || isEvenChance(kind);
