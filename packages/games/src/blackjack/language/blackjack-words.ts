/** All that Blackjack says, by what it is about. A language is complete when it satisfies this type; nothing else has to know of it. */
import type { Card, Chips, CommonReason, Passage, Saying, Who } from '@baize/engine';
import type { Ratio, Rules } from '../rules.ts';
import type { Action, HandOutcome, Reason, Why } from '../state.ts';

/** So many chips, and whether they are written as dollars. */
export interface Money {
  readonly chips: Chips;
  readonly currency: Rules['currency'];
}

/** What a hand comes to. It is soft only where that makes a difference: a soft 21 is a 21. */
export interface Total {
  readonly total: number;
  readonly soft: boolean;
}

/** What cards come to, where two of them may be a natural. */
export type Holding = Total | 'blackjack';

/** Whose hand it is: somebody's only one, or one of several. Its owner is left out where nobody else could be meant. */
export type Whose =
  | { readonly hand: undefined; readonly who: Who }
  | { readonly hand: number; readonly owner: Exclude<Who, 'you'> | undefined };

/** Why a hand ended as it did. */
export type HandEnding =
  | { readonly type: 'blackjack'; readonly pays: Ratio }
  | { readonly type: 'win' | 'lose'; readonly total: number; readonly dealer: number }
  | { readonly type: 'dealer-bust'; readonly dealer: number }
  | { readonly type: 'push' | 'bust'; readonly total: number }
  | { readonly type: 'both-blackjack' | 'dealer-blackjack' | 'surrender' };

/** What a round came to for a seat, and whether an insurance is a part of it. */
export interface RoundEnd {
  readonly net: Money;
  readonly isInsured: boolean;
  /** By one hand; by the insurance, which turned it; by several hands; by the bank. */
  readonly by:
    | { readonly type: 'hand'; readonly outcome: HandOutcome; readonly ending: HandEnding }
    | { readonly type: 'insurance' }
    | { readonly type: 'bank' }
    | { readonly type: 'hands'; readonly count: number };
}

/** How a round ended: "You win", "20 against 19", "+$50"; and the last two in a line. */
export interface RoundSummary {
  readonly title: string;
  readonly detail: string;
  readonly change: string;
  readonly line: string;
}

/** What can be done now: the second half of a refusal. */
export type ToDo =
  | { readonly type: 'wait' }
  | { readonly type: 'bet'; readonly min: Money; readonly max: Money }
  | { readonly type: 'moves'; readonly moves: readonly Action['type'][] }
  | { readonly type: 'next'; readonly mayRepeat: boolean };

/** How things stand when something is refused. */
export interface BlackjackStanding {
  readonly toDo: ToDo;
  /** What the table waits for. */
  readonly waitsFor: 'dealer' | 'others' | 'nothing';
  readonly least: Money;
  readonly most: Money;
  /** What the seat can still bet with. */
  readonly left: Money;
  readonly hands: number;
}

/** Why a session is over. */
export type Over =
  | { readonly type: 'no-chips'; readonly who: Who }
  | { readonly type: 'too-few-chips'; readonly who: Who; readonly least: Money }
  | { readonly type: 'bank-broken' | 'nobody-can-bet' };

/** What happens, as one listener is told it. `left` is what is left to who did it; undefined where that is nobody else's business. */
export interface BlackjackTold {
  bettingOpened(round: number, left: Money | undefined): string;
  bet(who: Who, sum: Money, left: Money | undefined): string;
  tookBack(who: Who, sum: Money, left: Money | undefined): string;
  satOut(who: Who): string;
  readonly reshuffled: string;
  readonly ranOut: string;
  /** What the dealer shows once the deal is done. */
  dealerShows(cards: readonly Card[], isHidden: boolean, total: number): Saying;
  firstCards(who: Who, cards: readonly Card[], holding: Holding): string;
  /** A hand after a split, with its second card. */
  splitCards(whose: Whose & { readonly hand: number }, cards: readonly Card[], total: Total): string;
  /** `cost` is what it costs the listener; undefined for who is not asked. */
  insuranceOffered(cost: Money | undefined): Saying;
  insured(who: Who, sum: Money, left: Money | undefined): string;
  /** `who` is undefined at a table for one. */
  insuranceDeclined(who: Who | undefined): string;
  readonly peeked: Saying;
  /** `stands`: the hand is on 21, and stands by itself. */
  drew(whose: Whose, card: Card, total: Total, stands: boolean): Saying;
  dealerDrew(card: Card, holding: Holding): Saying;
  dealerTurned(card: Card, holding: Holding): Saying;
  doubled(who: Who, sum: Money, left: Money | undefined): string;
  split(who: Who, sum: Money, left: Money | undefined): string;
  surrendered(who: Who): string;
  stood(whose: Whose, total: number): string;
  wentBust(whose: Whose, total: number): string;
  insuranceSettled(net: Money): string;
  /** One of several hands, counted from 1. */
  handEnded(hand: number, outcome: HandOutcome, ending: HandEnding, net: Money): string;
  /** The only hand; `all` is the sum of the round where an insurance is a part of it. */
  roundEnded(who: Who, ending: HandEnding, net: Money, all: Money | undefined, left: Money | undefined): Saying;
  /** Behind several hands. */
  roundSum(all: Money | undefined, left: Money | undefined): string;
  /** What the round brought somebody, in a line. */
  cameTo(who: Who, net: Money, isBank: boolean, left: Money | undefined): string;
  readonly nobodyBet: string;
  leftTable(who: Who): Saying;
  over(why: Over): string;
}

/** What is asked. */
export interface BlackjackAsked {
  bet(min: Money, max: Money): string;
  deal(sum: Money): string;
  readonly bankCannotPay: Saying;
  insurance(cost: Money): string;
  /** `hand` is the one in turn where there are several, counted from 1. */
  moves(moves: readonly Action['type'][], hand: { readonly hand: number; readonly total: Total } | undefined): Saying;
  readonly dealerPlays: string;
  readonly next: string;
  readonly over: string;
  readonly othersBet: string;
  readonly othersBetAgainstYou: string;
  readonly othersPlay: string;
  readonly othersGetReady: string;
}

/** Blackjack in one language. */
export interface BlackjackWords {
  readonly presets: Readonly<Record<Rules['preset'], string>>;
  readonly levels: Readonly<Record<string, string>>;
  readonly told: BlackjackTold;
  readonly asked: BlackjackAsked;
  /** What stands on a button. */
  readonly actions: Readonly<Record<Exclude<Action['type'], 'bet' | 'insure' | 'again'>, string>> &
    Readonly<Record<'bet' | 'insure' | 'again', (sum: Money) => string>>;
  /** What is so, then what to do. */
  readonly refused: Readonly<Record<Reason | CommonReason, (standing: BlackjackStanding) => Saying>>;
  why(why: Why): Saying;
  /** What the coach says of a move: what it cost, for each chip bet; `best` is undefined where it was the best itself. */
  lesson(taken: Action['type'], best: Action['type'] | undefined, cost: number): string;
  headline(end: RoundEnd): RoundSummary;
  /** "$1,000"; "1,000" where chips are chips. */
  money(sum: Money): string;
  /** "+$75", "-$50", "$0": what a hand brought. */
  net(sum: Money): string;
  /** "20", "Soft 17", as a line begins; and as it goes on: "soft 17". */
  total(total: Total): string;
  totalWithin(total: Total): string;
  /** What the dealer has, as a line goes on: "soft 17", "24, bust", "blackjack". */
  holdingWithin(holding: Holding): string;
  /** What is printed on the felt: what a blackjack pays and how the dealer plays, or the first alone. */
  felt(rules: Rules): Saying;
  /** The same in sentences. */
  feltSentences(rules: Rules): string;
  rules(rules: Rules): readonly Passage[];
}
