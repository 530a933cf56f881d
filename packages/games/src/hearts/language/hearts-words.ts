/** All that Hearts says, by what it is about. A language is complete when it satisfies this type; nothing else has to know of it. */
import type { Card, CommonReason, CountOf, Passage, Saying, Seat, Suit, SuitHeld, Who } from '@baize/engine';
import type { Rules } from '../rules.ts';
import type { MoonWay, PassDirection, Reason, Why } from '../state.ts';

/** A direction in which cards go. */
export type PassWay = Exclude<PassDirection, 'none'>;

/** What can be done now: the second half of a refusal. */
export type ToDo =
  | { readonly type: 'pass' | 'moon' | 'ready' | 'wait' | 'over' }
  | { readonly type: 'play'; readonly held: readonly SuitHeld[] };

/** How things stand when something is refused. */
export interface HeartsStanding {
  readonly toDo: ToDo;
  /** The suit that was led; undefined where nothing lies on the table. */
  readonly led: Suit | undefined;
  /** The cards that may be played, by suit. */
  readonly playable: readonly SuitHeld[];
  /** The suits that may be led or thrown without points. */
  readonly suits: readonly Suit[];
}

/** What happens, as one listener is told it. */
export interface HeartsTold {
  dealerDrawn(dealer: Who): string;
  /** `to` gets the listener's three cards; undefined for the rail. */
  handBegan(hand: number, way: PassDirection, to: Who | undefined): Saying;
  dealt(held: readonly SuitHeld[]): readonly string[];
  /** The rail sees no card of it. */
  allPassed(way: PassWay): string;
  youPassed(cards: readonly Card[], to: Who): Saying;
  youGot(cards: readonly Card[], from: Who): Saying;
  /** The two of clubs begins the hand. */
  opened(who: Who): Saying;
  led(who: Who, card: Card, trick: number): Saying;
  followed(who: Who, card: Card): string;
  threw(who: Who, card: Card, led: Suit): Saying;
  readonly heartsBroken: string;
  took(who: Who, points: number): Saying;
  /** Points that were forced onto the first trick are not counted. */
  readonly spared: Saying;
  moonShot(who: Who): Saying;
  moonChosen(who: Who, way: MoonWay): string;
  /** From the listener's left, the listener last. */
  handScored(hand: number, points: readonly CountOf[]): string;
  totals(scores: readonly CountOf[], lowest: readonly Who[]): string;
  gameOver(scores: readonly CountOf[]): string;
  winners(winners: readonly Who[], score: number): string;
}

/** What is asked. */
export interface HeartsAsked {
  readonly pass: string;
  readonly moon: Saying;
  readonly ready: string;
  readonly othersChoose: string;
  readonly othersPlay: string;
  readonly gameOver: string;
  readonly leadTwoOfClubs: string;
  readonly leadAny: string;
  /** Hearts are not broken: these suits may be led. */
  lead(suits: readonly Suit[]): Saying;
  follow(led: Suit, cards: readonly Card[]): Saying;
  /** `spares`: on the first trick, when neither a heart nor the queen may be thrown. */
  throwOff(led: Suit, spares: boolean): Saying;
}

/** Hearts in one language. */
export interface HeartsWords {
  readonly presets: Readonly<Record<Rules['preset'], string>>;
  readonly levels: Readonly<Record<'easy' | 'normal' | 'hard', string>>;
  readonly told: HeartsTold;
  readonly asked: HeartsAsked;
  /** What stands on a button. */
  readonly actions: {
    pass(cards: readonly Card[]): string;
    play(card: Card): string;
    readonly moon: Readonly<Record<MoonWay, string>>;
    readonly ready: string;
  };
  /** What is so, then what to do. */
  readonly refused: Readonly<Record<Reason | CommonReason, (standing: HeartsStanding) => Saying>>;
  why(why: Why, who: (seat: Seat) => Who): Saying;
  /** "You pass three cards to West and get three from East." */
  passing(to: Who, from: Who): Saying;
  /** Across, the cards come from the player that they go to. */
  swapping(who: Who): string;
  /** What the last hand brought, the most first, without those who took none; `mine` is undefined for the rail. */
  handTook(others: readonly CountOf[], mine: number | undefined): Saying;
  /** A hand by suit: "Clubs: 3, 8, jack. Hearts: 2, king." */
  hand(cards: readonly Card[]): string;
  /** What a trick brought: "no points", "13 points", "10 points off". */
  points(count: number): string;
  nextHand(hand: number, way: PassDirection): string;
  rules(rules: Rules): readonly Passage[];
}
