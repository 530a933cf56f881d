/** The nouns of Hearts: the table, what may be done at it, what happens, and why not. */
import type { BySeat, Card, Chance, Chips, Seat, SeenCard, Settled, Suit } from '@baize/engine';
import type { Rules } from './rules.ts';

/** Where three cards go before a hand. */
export type PassDirection = 'left' | 'right' | 'across' | 'none';

/** A card on the table, and who played it. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card;
}

/** A trick that was taken. */
export interface Trick {
  /** The card that led it first. */
  readonly plays: readonly Play[];
  readonly taker: Seat;
  readonly points: number;
}

/** What a shooter of the moon does: take 26 off its own score, or add 26 to the others'. */
export type MoonWay = 'minus' | 'plus';

/** One line of the score sheet. */
export interface SheetLine {
  readonly direction: PassDirection;
  readonly points: BySeat<number>;
  /** Who shot the moon in this hand. */
  readonly moon: Seat | null;
}

/** Choosing what to pass; the tricks; the shooter's choice; between hands; the game over. */
export type Phase = 'passing' | 'playing' | 'moon' | 'between' | 'ended';

/** What the table shows, its cards known or only seen. */
export interface Tableau<C> {
  readonly rules: Rules;
  readonly stacks: BySeat<Chips>;
  readonly phase: Phase;
  /** Which hand of the game is played, from 1. */
  readonly hand: number;
  readonly dealer: Seat;
  readonly direction: PassDirection;
  readonly hands: BySeat<readonly C[]>;
  /** The three cards that each seat gives away in this hand; null while it has not chosen, or when there is no pass. */
  readonly passes: BySeat<readonly C[] | null>;
  /** Whose card the trick waits for. */
  readonly turn: Seat;
  /** The cards of the trick that is being played. */
  readonly trick: readonly Play[];
  /** The tricks of this hand that are done. Everybody has seen them. */
  readonly tricks: readonly Trick[];
  /** Whether hearts are broken in this hand. */
  readonly broken: boolean;
  readonly scores: BySeat<number>;
  /** The hands that are done, the first first. */
  readonly sheet: readonly SheetLine[];
  /** The seats that wait for the next hand. */
  readonly ready: readonly Seat[];
}

/** The whole truth about a table. */
export interface State extends Tableau<Card> {
  readonly chance: Chance;
  /** What is still to be dealt, the next card first; empty as soon as the hand is dealt. */
  readonly deck: readonly Card[];
}

/** What one viewer sees of it. */
export interface View extends Tableau<SeenCard> {
  readonly cardsInDeck: number;
}

/** What a seat can do. */
export type Action =
  | { readonly type: 'pass'; readonly cards: readonly Card[] }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'moon'; readonly way: MoonWay }
  | { readonly type: 'ready' };

/** What can happen. A card that a viewer may not see is `hidden`. */
export type Event =
  | { readonly type: 'dealer-drawn'; readonly dealer: Seat }
  | { readonly type: 'hand-began'; readonly hand: number; readonly dealer: Seat; readonly direction: PassDirection }
  /** One card to each seat, in the order in which they are dealt. */
  | { readonly type: 'cards-dealt'; readonly cards: readonly { readonly seat: Seat; readonly card: SeenCard }[] }
  | { readonly type: 'pass-chosen'; readonly seat: Seat; readonly cards: readonly SeenCard[] }
  /** By seat, what it gave away. */
  | { readonly type: 'cards-passed'; readonly direction: PassDirection; readonly passes: BySeat<readonly SeenCard[]> }
  | { readonly type: 'play-began'; readonly seat: Seat }
  | ({ readonly type: 'card-played' } & Play)
  | { readonly type: 'hearts-broken'; readonly seat: Seat }
  | ({ readonly type: 'trick-taken' } & Trick)
  | { readonly type: 'moon-shot'; readonly seat: Seat }
  | { readonly type: 'moon-chosen'; readonly seat: Seat; readonly way: MoonWay }
  | ({ readonly type: 'hand-scored'; readonly hand: number; readonly scores: BySeat<number> } & SheetLine)
  | (Settled & { readonly winners: readonly Seat[]; readonly scores: BySeat<number> })
  | { readonly type: 'said-ready'; readonly seat: Seat };

/** Why something may not be done now. */
export type Reason =
  | 'hand-in-play'
  | 'between-hands'
  | 'pass-first'
  | 'passing-is-over'
  | 'choose-three'
  | 'no-moon'
  | 'choose-moon-first'
  | 'not-in-hand'
  | 'lead-two-of-clubs'
  | 'follow-suit'
  | 'no-points-on-first-trick'
  | 'hearts-not-broken';

/** Why a card is a good one, by what the table shows: who has run out of a suit, what is still out, whom the points go to. */
export type CardWhy =
  /** Some are out of the suit that is led, but so many of it are higher. */
  | {
      readonly type: 'higher-to-come';
      readonly suit: Suit;
      readonly voids: readonly Seat[];
      readonly isQueenOut: boolean;
      readonly higher: number;
    }
  /** Another suit in the hand is better not led: some are out of it. */
  | { readonly type: 'not-that-suit'; readonly suit: Suit; readonly voids: readonly Seat[]; readonly isQueenOut: boolean }
  | { readonly type: 'drives-queen' }
  | { readonly type: 'all-may-follow'; readonly suit: Suit }
  | { readonly type: 'higher-out'; readonly suit: Suit; readonly higher: number }
  | { readonly type: 'gives-queen' | 'gives-heart'; readonly led: Suit; readonly to: Seat }
  | { readonly type: 'gets-rid'; readonly led: Suit; readonly card: Card }
  | { readonly type: 'stays-under'; readonly card: Card }
  | { readonly type: 'high-now'; readonly after: number }
  | { readonly type: 'cannot-duck'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'cheap-win' };

/** What a card or a pass costs on average, in points. */
export interface Cost<What> {
  readonly what: What;
  readonly points: number;
}

/** Why an action is a good one. */
export type Why =
  | CardWhy
  | { readonly type: 'hand-over' | 'only-card' }
  | { readonly type: 'moon-way'; readonly way: MoonWay }
  | { readonly type: 'moon-near'; readonly timesInTen: number }
  | { readonly type: 'card-costs'; readonly best: Cost<Card>; readonly next: Cost<Card> | null; readonly why: CardWhy }
  | { readonly type: 'pass-costs'; readonly best: Cost<readonly Card[]>; readonly next: Cost<readonly Card[]> | null }
  /** Looking back: what the best and the one that was chosen cost, and how sure that is. */
  | {
      readonly type: 'better-card';
      readonly best: Cost<Card>;
      readonly taken: Cost<Card>;
      readonly why: CardWhy;
      readonly doubt: 'winning' | 'early' | 'little' | null;
    }
  | { readonly type: 'better-pass'; readonly best: Cost<readonly Card[]>; readonly points: number };

/** Hearts, for the contract. */
export interface Hearts {
  readonly rules: Rules;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly reason: Reason;
  readonly why: Why;
}
