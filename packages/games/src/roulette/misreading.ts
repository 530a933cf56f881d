/** Why a typed line is no bet: the facts, for a language to say. */
import type { SpotId } from './layout.ts';
import type { BetKind } from './rules.ts';

/** Why a line is no bet. */
export type Misreading =
  /** It names no place at all; or several, where one bet is to be taken back; or a call, where none are taken. */
  | { readonly type: 'not-a-bet' | 'one-bet-back' | 'no-calls' }
  /** A place without an amount; undefined for a call. */
  | { readonly type: 'no-amount'; readonly spot: SpotId | undefined }
  | { readonly type: 'no-such-number'; readonly number: number }
  /** Two numbers that do not touch, and those that would have. */
  | { readonly type: 'not-touching'; readonly numbers: readonly [number, number]; readonly beside: readonly number[] }
  | { readonly type: 'no-such-bet'; readonly numbers: readonly number[] }
  | { readonly type: 'not-at-table'; readonly kind: BetKind }
  /** These numbers could mean several bets of the kind, or none. */
  | { readonly type: 'unclear'; readonly kind: BetKind; readonly numbers: readonly number[] };
