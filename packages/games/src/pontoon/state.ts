/** Pontoon's nouns: the table, what may be done at it, what happens, and why not. */
import type { BySeat, Card, Chance, Chips, Seat, SeenCard, Settled } from '@baize/engine';
import type { Rules } from './rules.ts';

/** Where a hand lies: a seat, or the place after the last seat, which is the house's. */
export type Place = number;

/** A card on the table, face up or face down. */
export interface Laid<C> {
  readonly card: C;
  readonly up: boolean;
}

/** How a hand stands. A banker who need not play stays at the first. */
export type Status = 'playing' | 'stuck' | 'bust' | 'pontoon' | 'trick';

/** A hand and what is staked on it. */
export interface Hand<C> {
  readonly cards: readonly Laid<C>[];
  readonly status: Status;
  /** The stake that the hand began with; buys are measured by it. */
  readonly firstStake: Chips;
  /** All that lies on the hand. */
  readonly stake: Chips;
  /** What the last card was bought for; 0 when none was. */
  readonly lastBuy: Chips;
  readonly twisted: boolean;
  /** Whether it comes from a split pair: its pontoon does not win the bank. */
  readonly split: boolean;
}

/** How a hand fared against the banker's. */
export interface Verdict {
  readonly place: Place;
  readonly hand: number;
  readonly result: 'won' | 'lost';
  /** Once the stake, or twice. */
  readonly times: 1 | 2;
}

/** Staking on the first card; the players' turns; the banker's; between rounds; the sitting over. */
export type Phase = 'staking' | 'turns' | 'banker' | 'between' | 'ended';

/** What the table shows, its cards known or only seen. */
export interface Tableau<C> {
  readonly rules: Rules;
  readonly round: number;
  readonly phase: Phase;
  readonly stacks: BySeat<Chips>;
  /** Whether a seat still has the chips to play. */
  readonly playing: BySeat<boolean>;
  readonly banker: Place;
  /** The hands at each place; a pair that was split makes two. */
  readonly hands: readonly (readonly Hand<C>[])[];
  /** Whose turn it is, and on which hand. */
  readonly turn: { readonly place: Place; readonly hand: number };
  /** The seats that wait for the next round. */
  readonly ready: readonly Seat[];
  /** Cards out of play until the next shuffle; everybody has seen them. */
  readonly spent: readonly Card[];
  /** Whether the pack is shuffled before the next round, whatever is left of it. */
  readonly shuffleDue: boolean;
  /** How each hand fared, once the round is settled. */
  readonly verdicts: readonly Verdict[];
}

/** The whole truth about a table. */
export interface State extends Tableau<Card> {
  readonly chance: Chance;
  /** The next card first. */
  readonly deck: readonly Card[];
}

/** What one viewer sees of it. */
export interface View extends Tableau<SeenCard> {
  readonly cardsInDeck: number;
}

/** What a seat can do. */
export type Action =
  | { readonly type: 'ready' }
  | { readonly type: 'stake'; readonly amount: Chips }
  | { readonly type: 'declare' }
  | { readonly type: 'split' }
  | { readonly type: 'buy'; readonly amount: Chips }
  | { readonly type: 'twist' }
  | { readonly type: 'stick' };

/** Which hand an event is about. */
interface AtHand {
  readonly place: Place;
  readonly hand: number;
}

/** What can happen. A card that a viewer may not see is `hidden`. */
export type Event =
  | { readonly type: 'shuffled' }
  | { readonly type: 'bank-cut'; readonly cuts: readonly BySeat<Card | null>[]; readonly banker: Seat }
  | { readonly type: 'round-began'; readonly round: number }
  | ({ readonly type: 'card-dealt'; readonly card: SeenCard; readonly up: boolean } & AtHand)
  | { readonly type: 'staked'; readonly place: Place; readonly amount: Chips }
  | ({ readonly type: 'turn-began' } & AtHand)
  | ({ readonly type: 'pair-split' } & AtHand)
  | ({ readonly type: 'bought'; readonly card: SeenCard; readonly amount: Chips } & AtHand)
  | ({ readonly type: 'twisted'; readonly card: Card } & AtHand)
  | ({ readonly type: 'stuck' } & AtHand)
  | ({ readonly type: 'went-bust' } & AtHand)
  | ({ readonly type: 'pontoon-shown' } & AtHand)
  | ({ readonly type: 'trick-made' } & AtHand)
  | { readonly type: 'banker-revealed'; readonly cards: readonly Card[] }
  | { readonly type: 'hands-shown' }
  | (Settled & { readonly verdicts: readonly Verdict[] })
  | { readonly type: 'seat-left'; readonly place: Place }
  | { readonly type: 'bank-passed'; readonly to: Seat; readonly because: 'pontoon' | 'broken' }
  | { readonly type: 'sitting-ended'; readonly winner: Seat }
  | { readonly type: 'said-ready'; readonly place: Place };

/** Why something may not be done now. */
export type Reason =
  | 'round-in-play'
  | 'between-rounds'
  | 'not-in-these-rules'
  | 'stake-first'
  | 'staked-already'
  | 'stake-too-small'
  | 'stake-too-large'
  | 'banker-only-twists-or-sticks'
  | 'declare-your-pontoon'
  | 'no-pontoon'
  | 'no-pair'
  | 'not-enough-chips'
  | 'buy-too-small'
  | 'buy-too-large'
  | 'no-buying-after-a-twist'
  | 'no-fifth-card-on-eleven'
  | 'too-low-to-stick'
  | 'no-cards-left';

/** A way to go on in a turn. */
export type Way = 'stick' | 'card' | 'split';
/** What a way brings on average, in chips. */
export interface Brings {
  readonly way: Way;
  readonly chips: number;
}

/** Why an action is a good one. */
export type Why =
  | { readonly type: 'round-over' | 'no-cards-left' | 'nothing-beats-it' | 'stake-more' | 'stake-least' }
  /** How often each wins, in a hundred times. */
  | { readonly type: 'wins'; readonly sticking: number; readonly twisting: number }
  /** What the best way brings, and the next; null where there is no other yet. */
  | { readonly type: 'brings'; readonly best: Brings; readonly next: Brings | null }
  | { readonly type: 'bank-brings'; readonly sticking: number; readonly drawing: number };

/** Pontoon, for the contract. */
export interface Pontoon {
  readonly rules: Rules;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly reason: Reason;
  readonly why: Why;
}
