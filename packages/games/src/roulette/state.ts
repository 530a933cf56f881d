/** Roulette's nouns: the table, what may be done at it, what happens, and why not. */
import type { Chance, Chips, Settled } from '@baize/engine';
import type { Bet, Placement } from './bets.ts';
import type { CallName } from './calls.ts';
import type { SpotId } from './layout.ts';
import type { Rules } from './rules.ts';

/** A number of the wheel as somebody sees it. While the ball runs, nobody does. */
export type SeenNumber = number | 'hidden';

/** How one bet fared. */
export interface Verdict extends Bet {
  /** Won; lost; or lost by half, where zero gives half of an even chance back. */
  readonly result: 'won' | 'lost' | 'halved';
  readonly net: Chips;
}

/** Laying bets; the ball running; the ball at rest and the bets not yet paid; broke. */
export type Phase = 'betting' | 'spinning' | 'resting' | 'ended';

/** What the table shows, its number known or only seen. */
export interface Tableau<N> {
  readonly rules: Rules;
  /** How often the wheel has been spun. */
  readonly spins: number;
  readonly phase: Phase;
  /** The chips that the player holds. */
  readonly stack: Chips;
  /** What lies on the board, one bet a spot, the first laid first. */
  readonly bets: readonly Bet[];
  /** How it came to lie there since the last spin; the last can be taken back. */
  readonly layings: readonly Placement[];
  /** The bets of the last spin. */
  readonly last: readonly Bet[];
  /** The number of this spin, or of the last one; null before the first. */
  readonly number: N | null;
  /** How each bet of the last spin fared, until the next. */
  readonly verdicts: readonly Verdict[];
  /** The last numbers, the newest first. */
  readonly history: readonly number[];
}

/** The whole truth about a table. */
export interface State extends Tableau<number> {
  readonly chance: Chance;
}

/** What a viewer sees of it. */
export interface View extends Tableau<SeenNumber> {}

/** What the player can do. */
export type Action =
  | { readonly type: 'place'; readonly spot: SpotId; readonly amount: Chips }
  | { readonly type: 'call'; readonly name: CallName; readonly unit: Chips }
  | { readonly type: 'neighbours'; readonly of: number; readonly unit: Chips }
  | { readonly type: 'take-back'; readonly spot: SpotId }
  | { readonly type: 'undo' }
  | { readonly type: 'clear' }
  | { readonly type: 'repeat' }
  | { readonly type: 'double' }
  | { readonly type: 'spin' }
  | { readonly type: 'rest' };

/** What can happen. */
export type Event =
  | ({ readonly type: 'bet-placed' } & Bet)
  | { readonly type: 'call-placed'; readonly name: CallName; readonly bets: readonly Bet[] }
  | { readonly type: 'neighbours-placed'; readonly of: number; readonly bets: readonly Bet[] }
  | ({ readonly type: 'bet-taken-back' } & Bet)
  | { readonly type: 'laying-undone'; readonly laying: Placement }
  | { readonly type: 'bets-cleared'; readonly bets: readonly Bet[] }
  | { readonly type: 'bets-repeated'; readonly bets: readonly Bet[] }
  | { readonly type: 'bets-doubled'; readonly bets: readonly Bet[] }
  | { readonly type: 'wheel-spun' }
  | { readonly type: 'ball-rested'; readonly number: number }
  | (Settled & { readonly number: number; readonly verdicts: readonly Verdict[] })
  | { readonly type: 'sitting-ended' };

/** Why something may not be done now. */
export type Reason =
  | 'no-more-bets'
  | 'ball-at-rest'
  | 'not-in-these-rules'
  | 'bet-too-small'
  | 'no-chips-left'
  | 'not-enough-chips'
  | 'no-such-number'
  | 'nothing-laid'
  | 'nothing-there'
  | 'nothing-to-undo'
  | 'nothing-to-repeat'
  | 'too-few-to-repeat'
  | 'too-few-to-double';

/** Roulette, for the contract. */
export interface Roulette {
  readonly rules: Rules;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly reason: Reason;
}
