/** Blackjack's nouns: the table, what may be done at it, what happens, and why not. */
import type { BySeat, Card, Chance, Chips, Seat, SeenCard, Settled } from '@baize/engine';
import type { Rules } from './rules.ts';

/** Some cards with their running total: the best one, and whether an ace counts 11 in it. */
export interface Counted<C> {
  readonly cards: readonly C[];
  readonly total: number;
  readonly soft: boolean;
}

/** How a hand of the player stands. */
export type Status = 'playing' | 'stood' | 'doubled' | 'bust' | 'surrendered';

/** A hand of the player and what is bet on it. */
export interface Hand<C> extends Counted<C> {
  readonly bet: Chips;
  readonly status: Status;
}

/** The dealer's cards. As somebody sees them, the total counts what they see. */
export interface Dealer<C> extends Counted<C> {
  /** Whether the hidden card has been turned up. */
  readonly revealed: boolean;
}

/** How a hand fared. */
export type HandOutcome = 'blackjack' | 'win' | 'push' | 'lose' | 'bust' | 'surrender';

/** How one hand fared, and what it brought. */
export interface Verdict {
  readonly outcome: HandOutcome;
  readonly net: Chips;
}

/** What a round brought: hand by hand, and from the insurance. */
export interface Result {
  readonly verdicts: readonly Verdict[];
  readonly insurance: Chips;
  readonly net: Chips;
}

/** Betting; the question of insurance; the player's turn; the dealer's; between rounds; the sitting over. */
export type Phase = 'betting' | 'insurance' | 'playing' | 'dealer' | 'between' | 'ended';

/** What one seat has at the table: its chips, its bet and its hands. */
export interface Spot<C> {
  /** The chips in front of the seat, without what is bet. */
  readonly stack: Chips;
  /** What was laid for this round, before any doubling or splitting; 0 while nothing is. */
  readonly bet: Chips;
  /** What was laid for the last round that this seat played; 0 before the first. */
  readonly lastBet: Chips;
  readonly insurance: Chips;
  /** One hand, or as many as splitting has made; none while betting, and for who sits the round out. */
  readonly hands: readonly Hand<C>[];
  /** What the round brought, once it is settled; null for who took no part in it. */
  readonly result: Result | null;
  /** Whether the table waits for a word of this seat while it waits for several: its bet, insurance, ready for the next round. */
  readonly asked: boolean;
  /** Whether the seat still plays. Who cannot pay for the smallest bet does not. */
  readonly isIn: boolean;
}

/** What the table shows, its cards known or only seen. */
export interface Tableau<C> {
  readonly rules: Rules;
  readonly round: number;
  readonly phase: Phase;
  readonly spots: BySeat<Spot<C>>;
  /** Whose turn it is while hands are played, and which of that seat's hands. */
  readonly seat: Seat;
  readonly turn: number;
  readonly dealer: Dealer<C>;
  /** What the house has won so far, below zero while it loses; 0 where a player keeps the bank. */
  readonly houseWon: Chips;
}

/** The cards of the table by their places in the shoe. See shoe.ts. */
export interface Shoe {
  readonly decks: number;
  /** The places whose cards have come out, in their order: the spent ones, those on the table, and some that come next. */
  readonly places: readonly number[];
  /** How many cards are out of play until the next shuffle. */
  readonly spent: number;
}

/** The whole truth about a table. */
export interface State extends Tableau<Card> {
  readonly shoe: Shoe;
  readonly chance: Chance;
  /** How many of the shoe's cards are spent or on the table. */
  readonly dealt: number;
}

/** What a viewer sees of it. */
export interface View extends Tableau<SeenCard> {
  /** How many cards are to come. */
  readonly cardsInShoe: number;
  /** Cards out of play until the next shuffle; everybody has seen them. */
  readonly spent: readonly Card[];
}

/**
 * What a player can do. At a table for one `again` lays the last bet and deals; at a table for several it lays the last bet, and the deal
 * goes when everybody has laid one or sits out.
 */
export type Action =
  | { readonly type: 'bet'; readonly amount: Chips }
  | { readonly type: 'take-back' }
  | { readonly type: 'deal' }
  | { readonly type: 'sit-out' }
  | { readonly type: 'insure' }
  | { readonly type: 'decline' }
  | { readonly type: 'hit' }
  | { readonly type: 'stand' }
  | { readonly type: 'double' }
  | { readonly type: 'split' }
  | { readonly type: 'surrender' }
  | { readonly type: 'again' }
  | { readonly type: 'ready' };

/** Which hand an event is about. */
export interface AtHand {
  readonly seat: Seat;
  readonly hand: number;
}

/** What can happen. A card that a viewer may not see is `hidden`. How each hand fared is in the `result` of its spot. */
export type Event =
  | { readonly type: 'betting-opened'; readonly round: number }
  | { readonly type: 'bet-laid'; readonly seat: Seat; readonly amount: Chips }
  | { readonly type: 'bet-taken-back'; readonly seat: Seat; readonly amount: Chips }
  | { readonly type: 'sat-out'; readonly seat: Seat }
  | { readonly type: 'shuffled'; readonly because: 'round' | 'ran-out' }
  /** One of the first two cards of a hand. */
  | ({ readonly type: 'card-dealt'; readonly to: 'player'; readonly card: Card; readonly up: true } & AtHand)
  | { readonly type: 'card-dealt'; readonly to: 'dealer'; readonly card: SeenCard; readonly up: boolean }
  /** What insurance costs each seat; 0 for who is not asked. */
  | { readonly type: 'insurance-offered'; readonly amounts: BySeat<Chips> }
  | { readonly type: 'insured'; readonly seat: Seat; readonly amount: Chips }
  | { readonly type: 'insurance-declined'; readonly seat: Seat }
  /** The dealer has looked at the hole card, and has no natural. */
  | { readonly type: 'hole-peeked' }
  /** It is this seat's turn, at a table for several. */
  | ({ readonly type: 'turn-began' } & AtHand)
  /** A card taken in a turn. */
  | ({ readonly type: 'card-drawn'; readonly by: 'player'; readonly card: Card } & AtHand)
  | { readonly type: 'card-drawn'; readonly by: 'dealer'; readonly card: Card }
  | ({ readonly type: 'doubled'; readonly amount: Chips } & AtHand)
  | ({ readonly type: 'pair-split'; readonly amount: Chips } & AtHand)
  | ({ readonly type: 'surrendered' } & AtHand)
  | ({ readonly type: 'stood' } & AtHand)
  | ({ readonly type: 'went-bust' } & AtHand)
  | { readonly type: 'hole-revealed'; readonly card: Card }
  | Settled
  | { readonly type: 'seat-left'; readonly seat: Seat }
  | { readonly type: 'said-ready'; readonly seat: Seat }
  | { readonly type: 'sitting-ended' };

/** Why something may not be done now. */
export type Reason =
  | 'round-in-play'
  | 'between-rounds'
  | 'bet-first'
  | 'no-bet-laid'
  | 'no-last-bet'
  | 'answer-insurance'
  | 'no-insurance-now'
  | 'not-in-these-rules'
  | 'bet-not-whole'
  | 'bet-too-small'
  | 'bet-too-large'
  | 'not-enough-chips'
  | 'bank-cannot-pay'
  | 'not-on-21'
  | 'only-on-two-cards'
  | 'not-on-this-total'
  | 'no-double-after-a-split'
  | 'no-surrender-after-a-split'
  | 'no-pair'
  | 'no-more-hands'
  | 'aces-split-once'
  | 'one-card-to-split-aces';

/** A move, or an answer to the question of insurance, and what it brings on average. */
export interface Brings {
  readonly move: Action['type'];
  readonly value: number;
}
/** What speaks for a move: the hand, what the dealer's card counts (an ace is 1), and what it is better than. */
export interface MoveWhy {
  readonly best: Action['type'];
  readonly taken: Action['type'];
  readonly total: number;
  readonly soft: boolean;
  readonly up: number;
}

/** Why an action is a good one. */
export type Why =
  | { readonly type: 'any-bet' | 'nothing-else' }
  /** For each chip laid on it. */
  | { readonly type: 'insurance-brings'; readonly value: number }
  /** For each chip bet, the best first. */
  | { readonly type: 'moves-bring'; readonly moves: readonly Brings[] }
  /** In chips; `why` is null where only the cards that had gone speak for it. */
  | { readonly type: 'better-move'; readonly best: Brings; readonly taken: Brings; readonly why: MoveWhy | null };

/** Blackjack, for the contract. */
export interface Blackjack {
  readonly rules: Rules;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly reason: Reason;
  readonly why: Why;
}
