/** Roulette's nouns: the table, what may be done at it, what happens, and why not. */
import type { BySeat, Chance, Chips, Ready, SaidReady, Seat, Settled } from '@baize/engine';
import type { Bet, Placement } from './bets.ts';
import type { CallName } from './calls.ts';
import type { SpotId } from './layout.ts';
import type { BetKind, Rules } from './rules.ts';

/** A number of the wheel as somebody sees it. While the ball runs, nobody does. */
export type SeenNumber = number | 'hidden';

/** How one bet fared. */
export interface Verdict extends Bet {
  /** Won; lost; or lost by half, where zero gives half of an even chance back. */
  readonly result: 'won' | 'lost' | 'halved';
  readonly net: Chips;
}

/** Laying bets; the ball running; the ball at rest and the bets not yet paid; between two spins that are shared; broke. */
export type Phase = 'betting' | 'spinning' | 'resting' | 'between' | 'ended';

/** What one player has at the table. All of it lies open. */
export interface Bettor {
  /** The chips in hand. */
  readonly stack: Chips;
  /** What lies on the board, one bet a spot, the first laid first. */
  readonly bets: readonly Bet[];
  /** How it came to lie there since the last spin; the last can be taken back. */
  readonly layings: readonly Placement[];
  /** The bets of the last spin that had any. */
  readonly last: readonly Bet[];
  /** How each bet of the last spin fared, until the next. */
  readonly verdicts: readonly Verdict[];
}

/** What the table shows, its number known or only seen. */
export interface Tableau<N> {
  readonly rules: Rules;
  /** How often the wheel has been spun. */
  readonly spins: number;
  readonly phase: Phase;
  readonly players: BySeat<Bettor>;
  /** At a shared table, who has said all that is asked of them now: that they are done, or ready for the next spin. */
  readonly said: readonly Seat[];
  /** What the house has won so far; below zero while it loses. */
  readonly houseWon: Chips;
  /** The number of this spin, or of the last one; null before the first. */
  readonly number: N | null;
  /** The last numbers, the newest first. */
  readonly history: readonly number[];
}

/** The whole truth about a table. */
export interface State extends Tableau<number> {
  readonly chance: Chance;
}

/** What a viewer sees of it, and what is their own. Who watches a table of one sees it as its player does. */
export interface View extends Tableau<SeenNumber>, Bettor {}

/** What a player can do. Who is alone spins and lets the ball rest; at a shared table one is done, and ready for the next spin. */
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
  | { readonly type: 'rest' }
  | { readonly type: 'done' }
  | Ready;

/** Who has done something. */
interface BySomebody {
  readonly seat: Seat;
}

/** What can happen. */
export type Event =
  | { readonly type: 'bets-opened' }
  | ({ readonly type: 'bet-placed' } & Bet & BySomebody)
  | ({ readonly type: 'call-placed'; readonly name: CallName; readonly bets: readonly Bet[] } & BySomebody)
  | ({ readonly type: 'neighbours-placed'; readonly of: number; readonly bets: readonly Bet[] } & BySomebody)
  | ({ readonly type: 'bet-taken-back' } & Bet & BySomebody)
  | ({ readonly type: 'laying-undone'; readonly laying: Placement } & BySomebody)
  | ({ readonly type: 'bets-cleared'; readonly bets: readonly Bet[] } & BySomebody)
  | ({ readonly type: 'bets-repeated'; readonly bets: readonly Bet[] } & BySomebody)
  | ({ readonly type: 'bets-doubled'; readonly bets: readonly Bet[] } & BySomebody)
  | ({ readonly type: 'said-done' } & BySomebody)
  | { readonly type: 'wheel-spun' }
  | { readonly type: 'ball-rested'; readonly number: number }
  | (Settled & { readonly number: number; readonly verdicts: BySeat<readonly Verdict[]> })
  | ({ readonly type: 'seat-left' } & BySomebody)
  | (SaidReady & BySomebody)
  | { readonly type: 'sitting-ended' };

/** Why something may not be done now. */
export type Reason =
  | 'no-more-bets'
  | 'ball-at-rest'
  | 'bets-are-open'
  | 'between-spins'
  | 'others-are-not-done'
  | 'nobody-else-bets'
  | 'not-in-these-rules'
  | 'bet-too-small'
  | 'no-chips-left'
  | 'not-enough-chips'
  | 'over-the-limit'
  | 'bank-cannot-pay'
  | 'no-such-number'
  | 'nothing-laid'
  | 'nothing-there'
  | 'nothing-to-undo'
  | 'nothing-to-repeat'
  | 'too-few-to-repeat'
  | 'too-few-to-double';

/** A kind of bet, and what it pays to one. */
export interface Paying {
  readonly kind: BetKind;
  readonly pays: number;
}

/** Why an action is a good one. */
export type Why =
  | { readonly type: 'ball-to-rest' | 'like-the-last' | 'bank-is-full' }
  /** What the chips on the board bring a spin. */
  | { readonly type: 'spin-brings'; readonly staked: Chips; readonly average: number }
  /** What 100 chips on the best kind bring: it pays, or it loses least. */
  | { readonly type: 'best-kind'; readonly best: Paying; readonly onHundred: number; readonly isHalfBack: boolean }
  /** Looking back: what these chips bring on the best kind, and where they were laid. */
  | { readonly type: 'better-bet'; readonly best: Paying; readonly there: number; readonly here: number };

/** Roulette, for the contract. */
export interface Roulette {
  readonly rules: Rules;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly reason: Reason;
  readonly why: Why;
}
