/** What a room says to a person, for every front end in the same words. */
import type { Chips, CountOf } from '@baize/engine';
import type { Phrase } from '../personas.ts';
import type { ConnectionProblem, RefusedWhy } from '../protocol.ts';

/** Hands one after another, from one to another. */
export type HandRun = readonly [from: number, to: number];

/** What could not be checked of a room's record. */
export type RoomUnchecked = 'seal' | 'log' | 'sealed' | 'bots';

/** What is wrong with a room's record, where it is a hand. */
export type HandFault =
  | 'other-order'
  | 'chain-broken'
  | 'promise-broken'
  | 'nonce-broken'
  | 'other-acts'
  | 'does-not-replay'
  | 'other-end'
  | 'chips-made-or-lost'
  | 'other-log';

/** The words of a room. */
export interface RoomWords {
  /** All that can be said at a table with one tap. */
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly refused: Readonly<Record<RefusedWhy, string>>;
  readonly problems: Readonly<Record<ConnectionProblem, string>>;
  readonly unreachable: string;
  /** Why somebody with a link stands before no table. */
  readonly tableFull: string;
  readonly tableGone: string;
  gone(name: string): string;
  stillWaiting(name: string, seconds: number): string;
  cover(name: string): string;
  free(name: string): string;
  atTable(held: number): string;
  seatsLeft(free: number, fills: boolean): string;
  /** How long a move may take, and what more there is for the evening, in seconds; 0 for no clock. */
  pace(seconds: number, spare: number): string;
  tableOf(name: string | undefined): string;
  /** Who watches; empty when nobody has said so. */
  watching(names: readonly string[]): string;
  inLine(place: number): string;
  names(names: readonly string[]): string;
  readonly calls: { readonly othersReady: string; readonly nextHand: string; readonly turn: string };
  readonly timeUp: string;
  readonly noHints: string;
  waitsFor(names: readonly string[]): string;
  readonly moment: string;
  /** What was left in the pot, or lay in it before: so much for each, or one more. */
  potLeft(chips: Chips, each: Chips, isEven: boolean): string;
  potBefore(chips: Chips, each: Chips, isEven: boolean): string;
  readonly houseBanks: string;
  readonly friendBanks: string;
  /** How each friend did where the house keeps the bank. */
  againstHouse(nets: readonly CountOf[]): string;
  readonly check: {
    holds(open: number): string;
    sealed(count: number): string;
    readonly chain: string;
    readonly allMixed: string;
    notMixed(guests: readonly { readonly name: string; readonly hands: readonly HandRun[] }[]): string;
    placed(count: number): string;
    unchecked(what: readonly RoomUnchecked[]): string;
    readonly otherGame: string;
    faults: Readonly<Record<HandFault, (hand: number) => string>>;
    readonly otherSeal: string;
    readonly noWords: string;
  };
}
