/** The calls of the French table: several bets with one word, each a part of the wheel. */
import type { Bet } from './bets.ts';
import type { SpotId } from './layout.ts';
import { neighboursOf } from './wheel.ts';

/** A call's name. */
export type CallName = 'voisins' | 'tiers' | 'orphelins' | 'jeu-zero';

/** Where the chips of each call go, and how many to each. */
const chipsOf: Readonly<Record<CallName, Readonly<Record<SpotId, number>>>> = {
  voisins: { '0/2/3': 2, '4/7': 1, '12/15': 1, '18/21': 1, '19/22': 1, '25/26/28/29': 2, '32/35': 1 },
  tiers: { '5/8': 1, '10/11': 1, '13/16': 1, '23/24': 1, '27/30': 1, '33/36': 1 },
  orphelins: { '1': 1, '6/9': 1, '14/17': 1, '17/20': 1, '31/34': 1 },
  'jeu-zero': { '0/3': 1, '12/15': 1, '26': 1, '32/35': 1 },
};

const sizeOf = (name: CallName): number => Object.values(chipsOf[name]).reduce((sum, chips) => sum + chips, 0);
const chipsNeeded: Readonly<Record<CallName, number>> = {
  voisins: sizeOf('voisins'),
  tiers: sizeOf('tiers'),
  orphelins: sizeOf('orphelins'),
  'jeu-zero': sizeOf('jeu-zero'),
};

/** The calls, the widest first. */
export const CALLS: readonly CallName[] = ['voisins', 'tiers', 'orphelins', 'jeu-zero'];

/** Whether this value is a call's name. */
export const isCallName = (value: unknown): value is CallName => typeof value === 'string' && Object.hasOwn(chipsOf, value);

/** The bets of a call, at so much a chip. */
export const betsOfCall = (name: CallName, unit: number): readonly Bet[] =>
  Object.entries(chipsOf[name]).map(([spot, chips]) => ({ spot, amount: chips * unit }));

/** How many chips a call takes at one a bet: nine, six, five, four. */
export const chipsForCall = (name: CallName): number => chipsNeeded[name];
/** How many chips a number and its neighbours take. */
export const CHIPS_FOR_NEIGHBOURS = neighboursOf(0).length;

/** A chip on a number, and on the two to each side of it on the wheel. */
export const betsOnNeighbours = (number: number, unit: number): readonly Bet[] =>
  neighboursOf(number).map((one) => ({ spot: String(one), amount: unit }));
