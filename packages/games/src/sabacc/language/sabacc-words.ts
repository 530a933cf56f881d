/** All that Sabacc says, by what it is about. A language is complete when it satisfies this type; nothing else has to know of it. */
import type { Chips, CommonReason, CountOf, Passage, Saying, Who } from '@baize/engine';
import type { SabaccCard } from '../cards.ts';
import type { Rules } from '../rules.ts';
import type { Make } from '../spire.ts';
import type { Action, Bid, Reason, Why } from '../state.ts';

/** What can be done now, as it is called: a raise where nobody has bet is a bet. */
export type ToDo = Exclude<Action['type'], 'raise'> | 'bet' | 'raise';

/** Why there is nothing to do. */
export type Idle =
  | { readonly type: 'others-play' | 'table-won' | 'over' }
  | { readonly type: 'too-few-chips'; readonly entry: Chips; readonly chips: Chips };

/** How things stand when something is refused. */
export interface SabaccStanding {
  readonly toDo: readonly ToDo[];
  readonly idle: Idle;
  /** What it takes to match the bet. */
  readonly call: Chips;
  readonly stack: Chips;
  /** How often may be raised in a round. */
  readonly raises: number;
}

/** Which of the pots of the bets: the only one, the main one, the only side pot, or one of several by its number. */
export type PotName = 'pot' | 'main' | 'side' | number;

/** Chips, and what each winner gets of them. One who is alone takes them all. */
export interface WonPot {
  readonly amount: Chips;
  readonly shares: readonly CountOf[];
}

/** The betting, as somebody is asked. */
export interface ToBet {
  readonly call: Chips;
  /** By how much may be raised, and how often still; undefined where nobody may raise. */
  readonly raise: { readonly most: Chips; readonly left: number } | undefined;
  /** Whether a raise would be the first bet. */
  readonly isFirst: boolean;
}

/** Somebody and a card. */
export interface CardOf {
  readonly who: Who;
  readonly card: SabaccCard;
}

/** What makes one hand better than another. */
export type Edge =
  | { readonly type: 'nearer' | 'plus' | 'more-cards' | 'tiebreak' }
  | { readonly type: 'make'; readonly better: Make; readonly worse: Make };

/** What happens, as one listener is told it. */
export interface SabaccTold {
  potOpened(amount: Chips): string;
  gameBegan(game: number): string;
  entryPaid(entry: Chips, pot: Chips): Saying;
  chips(stack: Chips): string;
  discardOpened(card: SabaccCard): Saying;
  /** The listener's cards at the deal. */
  dealt(cards: readonly SabaccCard[]): Saying;
  /** The listener's new cards after a double. */
  dealtAgain(cards: readonly SabaccCard[]): Saying;
  total(total: number): string;
  round(round: number, of: number): string;
  pot(amount: Chips): Saying;
  youDrew(card: SabaccCard): Saying;
  youKept(cards: number): string;
  youDiscarded(card: SabaccCard): Saying;
  youSwapped(gave: SabaccCard, took: SabaccCard): Saying;
  /** One of the others drew, and kept all. */
  kept(who: Who): Saying;
  discarded(who: Who, card: SabaccCard): Saying;
  swapped(who: Who, took: SabaccCard): Saying;
  stood(who: Who): string;
  junked(who: Who): Saying;
  checked(who: Who): string;
  /** `by` is how much a raise lifts the bet. */
  bid(who: Who, how: Bid, amount: Chips, by: Chips): string;
  excess(who: Who, amount: Chips): Saying;
  dice(first: number, second: number): string;
  readonly double: string;
  readonly noDouble: string;
  readonly swept: string;
  readonly shuffledIn: Saying;
  shown(who: Who, cards: readonly SabaccCard[], total: number): Saying;
  drawnBlind(lots: readonly CardOf[]): Saying;
  /** All totals, the best hand first. */
  ranked(totals: readonly CountOf[]): Saying;
  /** All the others have junked. */
  lastOne(who: Who): string;
  readonly nothingBet: string;
  /** One who wins the only pot and the sabacc pot. The kind of zero is called out first; undefined where that has been done. */
  wonBoth(make: Make | undefined, who: Who, pot: Chips, sabaccPot: Chips): Saying;
  wonPot(pot: PotName, won: WonPot): Saying;
  wonSabaccPot(make: Make | undefined, won: WonPot): Saying;
  sabaccPotStays(amount: Chips): string;
  /** What the game brought the listener, entry and all; undefined for one who was not in it. */
  result(net: Chips | undefined, stack: Chips): Saying;
  left(who: Who, entry: Chips): Saying;
  tableWon(who: Who): Saying;
  broke(who: Who): string;
  tooFewChips(who: Who, chips: Chips, entry: Chips): Saying;
}

/** Sabacc in one language. */
export interface SabaccWords {
  readonly presets: Readonly<Record<Rules['preset'], string>>;
  readonly levels: Readonly<Record<'easy' | 'normal' | 'hard', string>>;
  readonly told: SabaccTold;
  readonly asked: {
    ready(entry: Chips): string;
    readonly action: Saying;
    readonly discard: string;
    bet(standing: ToBet): Saying;
    allIn(call: Chips, stack: Chips): Saying;
    idle(idle: Idle): Saying;
  };
  /** What stands on a button. */
  readonly actions: {
    readonly ready: string;
    readonly draw: string;
    swap(card: SabaccCard): string;
    readonly stand: string;
    readonly junk: string;
    release(card: SabaccCard): string;
    readonly keep: string;
    readonly check: string;
    call(amount: Chips): string;
    bet(amount: Chips): string;
    raise(by: Chips): string;
    readonly allIn: string;
  };
  /** What is so, then what to do. */
  readonly refused: Readonly<Record<Reason | CommonReason, (standing: SabaccStanding) => Saying>>;
  why(why: Why): Saying;
  /** "Sabacc!", or the kind of zero that has won. */
  cry(make: Make): string;
  /** "plus 7 of circles", "sylop". */
  card(card: SabaccCard): string;
  /** A hand: "You have the plus 7 of circles and a sylop: plus 7 in all." */
  hand(cards: readonly SabaccCard[], total: number): string;
  /** The discard pile from its top. */
  discards(cards: readonly SabaccCard[]): string;
  /** "Your 0 beats Odette’s −1: closer to zero." The totals of the better and of the worse hand. */
  beats(better: CountOf, worse: CountOf, edge: Edge): Saying;
  /** What a hand counts for, for whoever has never heard of it; `make` where kinds of zeros matter. */
  counts(total: number, make: Make | undefined): string;
  rules(rules: Rules): readonly Passage[];
}
