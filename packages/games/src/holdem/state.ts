/** Hold'em's nouns: the table, what may be done at it, what happens, and why not. */
import type { BySeat, Card, Chance, Chips, Seat, SeenCard, Settled } from '@baize/engine';
import type { Category } from './ranking/score.ts';
import type { Rules } from './rules.ts';

/** How far the hand is. */
export type Street = 'preflop' | 'flop' | 'turn' | 'river';

/** How a seat stands in the hand: it can still act, has all its chips in, has folded, or was not dealt in. */
export type SeatStatus = 'in' | 'all-in' | 'folded' | 'out';

/** Something that a seat has done in this hand. */
export interface LastMove {
  readonly seat: Seat;
  readonly street: Street;
  readonly type: 'fold' | 'check' | 'call' | 'bet' | 'raise';
  /** What the seat has in front of it afterwards, in this round. */
  readonly to: Chips;
  /** All that was in the middle and in front of the seats before it, and what was there to call. */
  readonly pot: Chips;
  readonly toCall: Chips;
}

/** Chips that some of the seats play for. */
export interface Pot {
  readonly amount: Chips;
  readonly seats: readonly Seat[];
}

/** A pot, and who got how much of it. */
export interface PotWon {
  readonly amount: Chips;
  readonly winners: readonly { readonly seat: Seat; readonly amount: Chips }[];
}

/** A hand that was shown, and what it makes. */
export interface ShownHand {
  readonly cards: readonly Card[];
  /** From 1 to 7462: the higher one wins. */
  readonly strength: number;
  readonly category: Category;
  /** The five cards that count. */
  readonly five: readonly Card[];
}

/** A hand is played; between hands; the sitting over. */
export type Phase = 'betting' | 'between' | 'ended';

/** What the table shows, its cards known or only seen. */
export interface Tableau<C> {
  readonly rules: Rules;
  /** The number of the hand, from 1. */
  readonly hand: number;
  readonly phase: Phase;
  readonly street: Street;
  readonly stacks: BySeat<Chips>;
  /** What lies in front of each seat in this round. */
  readonly bets: BySeat<Chips>;
  /** What each seat has put into the middle in earlier rounds. */
  readonly paid: BySeat<Chips>;
  /** What each seat has put into the middle as a dead ante. */
  readonly antes: BySeat<Chips>;
  readonly standing: BySeat<SeatStatus>;
  /** The two cards of each seat that was dealt in. */
  readonly hands: BySeat<readonly C[]>;
  /** Whose cards lie face up. */
  readonly shown: BySeat<boolean>;
  readonly board: readonly Card[];
  readonly button: Seat;
  /** The seats of the blinds; a dead small blind lies at a seat that is out. */
  readonly small: Seat | null;
  readonly big: Seat | null;
  /** Whose turn it is. */
  readonly turn: Seat | null;
  /** What there is to match in this round, and the least that a raise adds to it. */
  readonly level: Chips;
  readonly raise: Chips;
  /** The level that each seat met when it last acted in this round; null before it has. */
  readonly met: BySeat<Chips | null>;
  /** Who bet or raised last in this round; null when nobody has. */
  readonly aggressor: Seat | null;
  /** All that was done in this hand. */
  readonly deeds: readonly LastMove[];
  /** Who got the pots of the hand that is over. */
  readonly won: readonly PotWon[];
  /** The seats that wait for the next hand. */
  readonly ready: readonly Seat[];
}

/** The whole truth about a table. */
export interface State extends Tableau<Card> {
  readonly chance: Chance;
  /** All 52 cards in the order in which they are dealt, and how many of them are. */
  readonly deck: readonly Card[];
  readonly dealt: number;
  readonly burned: readonly Card[];
}

/** What one viewer sees of it. */
export interface View extends Tableau<SeenCard> {
  /** Everything in the middle and in front of the seats. */
  readonly pot: Chips;
  /** What is in the middle, main pot first; bets in front of the seats are not in it yet. */
  readonly pots: readonly Pot[];
  /** What this viewer has to call; 0 on the rail. */
  readonly toCall: Chips;
}

/** What a seat can do. A bet is what goes in front of the seat; a raise is what it goes up to. */
export type Action =
  | { readonly type: 'fold' }
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  | { readonly type: 'bet'; readonly amount: Chips }
  | { readonly type: 'raise'; readonly to: Chips }
  | { readonly type: 'ready' };

interface AtSeat {
  readonly seat: Seat;
}
interface Paying extends AtSeat {
  readonly amount: Chips;
  readonly allIn: boolean;
}

/** What is posted before the cards: a blind, more than the big one, or what lets somebody come in out of turn. */
export type Blind = 'small' | 'big' | 'straddle' | 'post';

/** What can happen. A card that a viewer may not see is `hidden`. */
export type Event =
  | { readonly type: 'hand-began'; readonly hand: number; readonly button: Seat }
  | { readonly type: 'shuffled' }
  | ({ readonly type: 'ante-posted' } & Paying)
  | ({ readonly type: 'blind-posted'; readonly blind: Blind } & Paying)
  | ({ readonly type: 'card-dealt'; readonly card: SeenCard } & AtSeat)
  | { readonly type: 'street-dealt'; readonly street: Street; readonly cards: readonly Card[] }
  | ({ readonly type: 'folded' } & AtSeat)
  | ({ readonly type: 'checked' } & AtSeat)
  | ({ readonly type: 'called'; readonly to: Chips } & Paying)
  | ({ readonly type: 'bet' } & Paying)
  | ({ readonly type: 'raised'; readonly to: Chips } & Paying)
  | ({ readonly type: 'bet-returned'; readonly amount: Chips } & AtSeat)
  | { readonly type: 'bets-gathered'; readonly pot: Chips }
  | ({ readonly type: 'hand-shown'; readonly cards: readonly Card[] } & AtSeat)
  | (Settled & { readonly pots: readonly PotWon[]; readonly hands: BySeat<ShownHand | null> })
  | ({ readonly type: 'seat-left' } & AtSeat)
  | { readonly type: 'sitting-ended'; readonly winner: Seat }
  | ({ readonly type: 'said-ready' } & AtSeat);

/** Why something may not be done now. */
export type Reason =
  | 'hand-in-play'
  | 'between-hands'
  | 'nothing-to-call'
  | 'bet-to-match'
  | 'no-bet-to-raise'
  | 'bet-too-small'
  | 'bet-too-large'
  | 'raise-too-small'
  | 'raise-too-large'
  | 'too-few-chips-to-raise'
  | 'betting-not-reopened'
  | 'nobody-left-to-raise';

/** A way to go on, and what it brings on average, in chips: 0 where it is nothing to speak of. */
export interface Brings {
  readonly action: Action;
  readonly chips: number;
}

/** Why an action is a good one. Shares are parts of one. */
export type Why =
  | { readonly type: 'hand-over' }
  /** How often the hand wins against so many like theirs, and what the pot asks for; nothing to call asks for null. */
  | {
      readonly type: 'wins';
      readonly does: Action['type'];
      readonly others: number;
      readonly share: number;
      readonly price: { readonly toCall: Chips; readonly pot: Chips } | null;
      /** It is called because who folds such hands is bluffed too often. */
      readonly isDefence: boolean;
    }
  | { readonly type: 'price'; readonly isRight: boolean; readonly share: number; readonly needed: number }
  | { readonly type: 'brings'; readonly best: Brings; readonly taken: Brings; readonly isGuess: boolean };

/** Hold'em, for the contract. */
export interface Holdem {
  readonly rules: Rules;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly reason: Reason;
  readonly why: Why;
}
