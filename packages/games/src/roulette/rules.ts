/** What a roulette table is set to: what each kind of bet pays, and what zero does. See README.md for where each comes from. */
import { deepFreeze } from '@baize/engine';

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
  readonly preset: 'house' | 'european' | 'french';
  /** What a kind of bet pays, to one; the stake comes back with it. A kind that is not here is not at this table. */
  readonly pays: Readonly<Partial<Record<BetKind, number>>>;
  /** La partage: whether zero gives half of an even chance back. */
  readonly halfBackOnZero: boolean;
  /** Whether the calls of the French table are taken: voisins, tiers, orphelins, jeu zéro, neighbours. */
  readonly calls: boolean;
}

const house: Rules = {
  preset: 'house',
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

/** The presets by name. */
export const presets = deepFreeze({ house, european, french } as const);

/** Whether a kind can be bet on at this table. */
export const isTaken = ({ pays }: Rules, kind: BetKind): boolean => pays[kind] !== undefined;
/** What a kind pays at this table, to one; nothing where it is not taken. */
export const paysFor = ({ pays }: Rules, kind: BetKind): number => pays[kind] ?? 0;

/** Whether a kind is an even chance: half of the 36 numbers. */
export const isEvenChance = (kind: BetKind): boolean => kind === 'red-black' || kind === 'odd-even' || kind === 'low-high';
/** Whether a kind lies outside the numbers: it has a box of its own, and zero is in none of them. */
export const isOutside = (kind: BetKind): boolean => kind === 'dozen' || kind === 'column' || isEvenChance(kind);
