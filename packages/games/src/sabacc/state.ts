/** Sabacc's nouns: the table, what may be done at it, what happens, and why not. */
import type { BySeat, Chance, Chips, Seat, Settled } from '@baize/engine';
import type { SabaccCard, SeenSabaccCard } from './cards.ts';
import type { Rules } from './rules.ts';

/** A card in a hand. One that was taken from the discard pile stays open to all. */
export interface Laid<C> {
  readonly card: C;
  readonly open: boolean;
}

/** How a seat stands: in the game, out of it by junking, or gone from the table. */
export type SeatStatus = 'in' | 'junked' | 'left';

/** An action from everybody; a drawn card to be kept or let go; betting; between games; the sitting over. */
export type Phase = 'action' | 'release' | 'betting' | 'between' | 'ended';

/** What a seat did last in a game, for whoever looks at the table. */
export type LastMove =
  | { readonly type: 'stood' | 'junked' | 'checked' }
  | { readonly type: 'drew'; readonly released: SabaccCard | null }
  | { readonly type: 'swapped'; readonly took: SabaccCard }
  | { readonly type: Bid; readonly amount: Chips }
  | { readonly type: 'redealt'; readonly cards: number };

/** How chips are laid. A first bet, a raise or all chips may lift what the others have to match. */
export type Bid = 'called' | 'bet' | 'raised' | 'all-in';

/** Chips that some seats play for, and who has won them. */
export interface Pot {
  readonly amount: Chips;
  readonly seats: readonly Seat[];
  readonly winners: readonly Seat[];
}

/** How a game ended. */
export interface Finish {
  readonly by: 'showdown' | 'last-one';
  /** The main pot first, then side pots. */
  readonly pots: readonly Pot[];
  /** What the sabacc pot held, and who won it; nobody when it stays. */
  readonly sabacc: { readonly amount: Chips; readonly winners: readonly Seat[] };
  /** The hands that were shown, the best first; equal ones share a place. */
  readonly places: readonly (readonly Seat[])[];
}

/** Why a sitting is over: every opponent is out, or the last seat cannot pay the entry any more. */
export type Ending = 'table-won' | 'too-few-chips' | 'broke';

/** What the table shows, its cards known or only seen. */
export interface Tableau<C> {
  readonly rules: Rules;
  readonly game: number;
  readonly round: number;
  readonly phase: Phase;
  readonly stacks: BySeat<Chips>;
  readonly standing: BySeat<SeatStatus>;
  readonly hands: BySeat<readonly Laid<C>[]>;
  /** What each seat has bet in this game. */
  readonly staked: BySeat<Chips>;
  /** What each seat has bet in this round. */
  readonly bets: BySeat<Chips>;
  /** Raises in this round, the first bet among them. */
  readonly raises: number;
  /** Who has still to act in this part of the round, the next first. */
  readonly queue: readonly Seat[];
  readonly deeds: BySeat<LastMove | null>;
  /** The top card last; everybody sees all of it. */
  readonly discard: readonly SabaccCard[];
  readonly sabaccPot: Chips;
  /** The last roll; none before the first. */
  readonly dice: readonly [number, number] | null;
  /** What each seat has drawn blind to break a tie: the cards themselves lie on the discard pile. */
  readonly lots: BySeat<readonly number[]>;
  /** How the last game ended, until the next begins. */
  readonly finish: Finish | null;
  /** The seats that wait for the next game. */
  readonly ready: readonly Seat[];
  /** Why the sitting is over, once it is. */
  readonly ending: Ending | null;
}

/** The whole truth about a table. */
export interface State extends Tableau<SabaccCard> {
  readonly chance: Chance;
  /** The next card first. */
  readonly deck: readonly SabaccCard[];
}

/** What one viewer sees of it. */
export interface View extends Tableau<SeenSabaccCard> {
  readonly cardsInDeck: number;
}

/** What a seat can do. */
export type Action =
  | { readonly type: 'ready' }
  | { readonly type: 'draw' }
  | { readonly type: 'swap'; readonly card: SabaccCard }
  | { readonly type: 'stand' }
  | { readonly type: 'junk' }
  | { readonly type: 'release'; readonly card: SabaccCard }
  | { readonly type: 'keep' }
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  | { readonly type: 'raise'; readonly by: Chips }
  | { readonly type: 'all-in' };

/** What can happen. A card that a viewer may not see is `hidden`. */
export type Event =
  | { readonly type: 'pot-opened'; readonly amount: Chips }
  | { readonly type: 'game-began'; readonly game: number }
  | { readonly type: 'shuffled' }
  | { readonly type: 'card-dealt'; readonly seat: Seat; readonly card: SeenSabaccCard }
  | { readonly type: 'discard-opened'; readonly card: SabaccCard }
  | { readonly type: 'hands-dealt'; readonly again: boolean }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: SeenSabaccCard }
  | { readonly type: 'released'; readonly seat: Seat; readonly card: SabaccCard }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly gave: SabaccCard; readonly took: SabaccCard }
  | { readonly type: 'stood'; readonly seat: Seat }
  | { readonly type: 'junked'; readonly seat: Seat; readonly cards: readonly SabaccCard[] }
  | { readonly type: 'betting-began' }
  | { readonly type: 'checked'; readonly seat: Seat }
  | { readonly type: 'bet-laid'; readonly seat: Seat; readonly how: Bid; readonly amount: Chips; readonly by: Chips }
  | { readonly type: 'excess-returned'; readonly seat: Seat; readonly amount: Chips }
  | { readonly type: 'dice-rolled'; readonly dice: readonly [number, number] }
  | { readonly type: 'hands-swept'; readonly cards: number }
  | { readonly type: 'discards-shuffled'; readonly cards: number }
  | { readonly type: 'hand-shown'; readonly seat: Seat }
  | { readonly type: 'blind-drawn'; readonly seats: readonly Seat[]; readonly cards: readonly SabaccCard[] }
  | { readonly type: 'hands-ranked'; readonly places: readonly (readonly Seat[])[] }
  | (Settled & { readonly finish: Finish })
  | { readonly type: 'seat-left'; readonly seat: Seat }
  | { readonly type: 'sitting-ended'; readonly because: Ending }
  | { readonly type: 'said-ready'; readonly seat: Seat };

/** Why something may not be done now. */
export type Reason =
  | 'game-in-play'
  | 'between-games'
  | 'keep-or-release-first'
  | 'nothing-drawn'
  | 'betting-now'
  | 'no-betting-yet'
  | 'no-junk-while-betting'
  | 'not-in-your-hand'
  | 'nothing-to-call'
  | 'bet-to-match'
  | 'too-few-chips'
  | 'no-raises-left'
  | 'nobody-can-answer'
  | 'raise-too-small'
  | 'raise-too-large';

/** Why an action is a good one. Shares are parts of one; totals are of the hand that is left. */
export type Why =
  | { readonly type: 'game-over' | 'nothing-nearer' }
  | { readonly type: 'stands'; readonly total: number; readonly betters: number }
  | { readonly type: 'swaps'; readonly card: SabaccCard; readonly for: SabaccCard | null; readonly total: number }
  | { readonly type: 'costs-more'; readonly wins: number }
  | { readonly type: 'card-betters'; readonly betters: number }
  | { readonly type: 'keeps-all'; readonly total: number }
  | { readonly type: 'without'; readonly card: SabaccCard; readonly total: number }
  | { readonly type: 'wins'; readonly total: number; readonly wins: number };

/** Sabacc, for the contract. */
export interface Sabacc {
  readonly rules: Rules;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly reason: Reason;
  readonly why: Why;
}
