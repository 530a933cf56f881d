/** Blackjack's nouns: the table, what may be done at it, what happens, and why not. */
import type { Card, Chance, Chips, SeenCard, Settled } from '@baize/engine';
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

/** What the table shows, its cards known or only seen. */
export interface Tableau<C> {
  readonly rules: Rules;
  readonly round: number;
  readonly phase: Phase;
  /** The chips in front of the player, without what is bet. */
  readonly stack: Chips;
  /** What was laid for this round, before any doubling or splitting; 0 while nothing is. */
  readonly bet: Chips;
  /** What was laid for the round before; 0 in the first. */
  readonly lastBet: Chips;
  readonly insurance: Chips;
  /** One hand, or as many as splitting has made; none while betting. */
  readonly hands: readonly Hand<C>[];
  /** Which hand is being played. */
  readonly turn: number;
  readonly dealer: Dealer<C>;
  /** What the round brought, once it is settled. */
  readonly result: Result | null;
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

/** What the player can do. `again` lays the last bet and deals. */
export type Action =
  | { readonly type: 'bet'; readonly amount: Chips }
  | { readonly type: 'take-back' }
  | { readonly type: 'deal' }
  | { readonly type: 'insure' }
  | { readonly type: 'decline' }
  | { readonly type: 'hit' }
  | { readonly type: 'stand' }
  | { readonly type: 'double' }
  | { readonly type: 'split' }
  | { readonly type: 'surrender' }
  | { readonly type: 'again' }
  | { readonly type: 'ready' };

/** What can happen. A card that a viewer may not see is `hidden`. */
export type Event =
  | { readonly type: 'betting-opened'; readonly round: number }
  | { readonly type: 'bet-laid'; readonly amount: Chips }
  | { readonly type: 'bet-taken-back'; readonly amount: Chips }
  | { readonly type: 'shuffled'; readonly because: 'round' | 'ran-out' }
  /** One of the first two cards of a hand. */
  | { readonly type: 'card-dealt'; readonly to: 'player' | 'dealer'; readonly hand: number; readonly card: SeenCard; readonly up: boolean }
  | { readonly type: 'insurance-offered'; readonly amount: Chips }
  | { readonly type: 'insured'; readonly amount: Chips }
  | { readonly type: 'insurance-declined' }
  /** The dealer has looked at the hole card, and has no natural. */
  | { readonly type: 'hole-peeked' }
  /** A card taken in a turn. */
  | { readonly type: 'card-drawn'; readonly by: 'player' | 'dealer'; readonly hand: number; readonly card: Card }
  | { readonly type: 'doubled'; readonly hand: number; readonly amount: Chips }
  | { readonly type: 'pair-split'; readonly hand: number; readonly amount: Chips }
  | { readonly type: 'surrendered'; readonly hand: number }
  | { readonly type: 'stood'; readonly hand: number }
  | { readonly type: 'went-bust'; readonly hand: number }
  | { readonly type: 'hole-revealed'; readonly card: Card }
  | (Settled & Pick<Result, 'verdicts' | 'insurance'>)
  | { readonly type: 'sitting-ended' };

/** Why something may not be done now. */
export type Reason =
  | 'round-in-play'
  | 'between-rounds'
  | 'bet-first'
  | 'no-bet-laid'
  | 'answer-insurance'
  | 'no-insurance-now'
  | 'not-in-these-rules'
  | 'bet-not-whole'
  | 'bet-too-small'
  | 'bet-too-large'
  | 'not-enough-chips'
  | 'not-on-21'
  | 'only-on-two-cards'
  | 'not-on-this-total'
  | 'no-double-after-a-split'
  | 'no-surrender-after-a-split'
  | 'no-pair'
  | 'no-more-hands'
  | 'aces-split-once'
  | 'one-card-to-split-aces';

/** Blackjack, for the contract. */
export interface Blackjack {
  readonly rules: Rules;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly reason: Reason;
}
