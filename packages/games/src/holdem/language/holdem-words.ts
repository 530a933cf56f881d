/** All that Hold'em says, by what it is about. A language is complete when it satisfies this type; nothing else has to know of it. */
import type { Card, Chips, CommonReason, CountOf, Passage, Saying, Who } from '@baize/engine';
import type { CharacterStyle } from '../bots/characters.ts';
import type { NamedHand, PokerKind } from '../ranking/names.ts';
import type { Rules } from '../rules.ts';
import type { Action, Blind, Reason, Street, Why } from '../state.ts';

/** What can be done: all chips at once are a way of their own. */
export type Doing = Action['type'] | 'all-in';

/** A bet or a raise that may be made; a raise goes to the amount. */
export interface WagerRange {
  readonly type: 'bet' | 'raise';
  readonly min: Chips;
  readonly max: Chips;
}

/** What a seat may do now. */
export interface Options {
  readonly can: readonly Doing[];
  readonly owed: Chips;
  readonly wager: WagerRange | undefined;
}

/** How things stand when something is refused. */
export interface HoldemStanding extends Options {
  readonly foldsFreely: boolean;
  readonly isSessionOver: boolean;
}

/** A payment: a blind, a call, a bet or a raise. `pot` is told when a round is over, or the listener is to act. */
export interface PaymentTold {
  readonly who: Who;
  readonly amount: Chips;
  readonly isAllIn: boolean;
  readonly pot: Chips | undefined;
}

/** A pot that is paid out: the only one, the main one, the one beside it, or the side pot of this number. */
export interface PotTold {
  readonly which: 'only' | 'main' | 'side' | number;
  readonly amount: Chips;
  readonly winners: readonly CountOf[];
}

/** Somebody, and what they have shown. */
export interface HandTold {
  readonly who: Who;
  readonly hand: NamedHand;
}

/** The one who has won a hand: with what, if it was shown, and what everybody has now, for a listener who did not see the end. */
export interface WinnerTold {
  readonly who: Who;
  readonly amount: Chips;
  readonly hand: NamedHand | undefined;
  readonly now: { readonly theirs: Chips; readonly mine: Chips } | undefined;
}

/** A hand that is over, in a list of them. */
export interface PastHand {
  readonly hand: number;
  readonly winners: readonly Who[];
  readonly pot: Chips;
  /** What the first of the winners showed. */
  readonly shown: NamedHand | undefined;
}

/** What happens, as one listener is told it. */
export interface HoldemTold {
  /** The button says nothing where it never moves. */
  handBegan(hand: number, button: Who | undefined): string;
  posted(paid: Omit<PaymentTold, 'pot'>, what: Blind | 'ante'): string;
  /** The listener's own cards. */
  youHold(cards: readonly Card[]): Saying;
  street(street: Street, cards: readonly Card[]): Saying;
  youHave(hand: NamedHand): Saying;
  folded(who: Who, pot: Chips | undefined): Saying;
  checked(who: Who): string;
  /** A call on top of an earlier bet of the round says how much it adds. */
  called(paid: PaymentTold, isMore: boolean): Saying;
  bet(paid: PaymentTold): Saying;
  /** `amount` is what it goes to. */
  raised(paid: PaymentTold): Saying;
  returned(who: Who, amount: Chips): Saying;
  shown(who: Who, cards: readonly Card[], hand: NamedHand | undefined): Saying;
  won(pot: PotTold): Saying;
  /** Where nobody has called anything there is no pot; somebody may have won the hand all the same. */
  wonNothing(winner: Who | undefined): string;
  youHaveChips(chips: Chips): string;
  /** Out of chips; the others are told that it was well played. */
  left(whos: readonly Who[], isPraised: boolean): Saying;
  wonTable(who: Who): string;
}

/** What is asked. */
export interface HoldemAsked {
  options(options: Options): Saying;
  readonly ready: string;
  readonly othersPlay: string;
  readonly sessionOver: string;
}

/** Hold'em in one language. */
export interface HoldemWords {
  readonly presets: Readonly<Record<Rules['preset'], string>>;
  readonly levels: Readonly<Record<'thirds' | 'regular' | 'shark', string>>;
  readonly told: HoldemTold;
  readonly asked: HoldemAsked;
  /** What stands on a button. */
  action(action: Action, owed: Chips): string;
  /** What is so, then what to do. */
  readonly refused: Readonly<Record<Reason | CommonReason, (standing: HoldemStanding) => Saying>>;
  why(why: Why): Saying;
  /** What the choice comes to: "Call 80 to stay in, or raise to between 160 and 1,190." */
  choice(options: Options): Saying;
  /** The ten kinds of hand, as headings. */
  readonly kinds: Readonly<Record<PokerKind, string>>;
  /** A hand by itself, as on a label: "full house, kings over fours", "full house". */
  hand(hand: NamedHand): Saying;
  /** The same in rows, for a narrow place. */
  handRows(hand: NamedHand): readonly Saying[];
  /** What the hands were that others have shown: "Bruno shows a pair of queens, Dmitri a pair of tens." */
  showdown(hands: readonly HandTold[], all: number): Saying;
  winner(winner: WinnerTold): Saying;
  /** Who got how much of many pots: "Edmund wins 23,062, Elsie 7,902 and you 386." */
  gains(gains: readonly CountOf[]): string;
  /** A hand that is over in a row of a list: "you 720, two pair". */
  pastRow(past: PastHand): Saying;
  /** The same as a sentence, with what it brought the listener: "Hand 3: you won 720 with two pair, queens and jacks." */
  past(past: PastHand): string;
  /** How a remembered hand ended. */
  readonly noted: {
    folded(street: Street): string;
    readonly uncalled: string;
    shown(hand: NamedHand, beatenBy: NamedHand | undefined): string;
  };
  /** How somebody plays; `thirds` is the simplest of players. */
  readonly styles: Readonly<Record<CharacterStyle | 'thirds', string>>;
  rules(rules: Rules): readonly Passage[];
}
