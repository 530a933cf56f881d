/** What the web's table of Hearts says beside the game's own sentences: buttons, labels, headings, and the lesson. */
import type { Card, Suit, Who } from '@baize/engine';
import type { PassDirection, Rules } from '@baize/games/hearts';

/** A button's label: the middle always, what stands before and behind it where there is room. */
export type WideLabel = readonly [before: string, always: string, behind: string];

/** A line whose beginning stands out. */
export type LeadLine = readonly [lead: string, rest: string];

/** Why a card may not be played, in the few words that a card has room for. */
export type BarredWhy = 'follow-suit' | 'hearts-not-broken' | 'lead-two-of-clubs' | 'no-points-on-first-trick' | 'not-now';

/** A page of the lesson. */
export interface LessonWords {
  readonly title: string;
  readonly says: string;
}

/** The keys that have a line on the page behind "?". */
export type HeartsKey =
  | 'arrows'
  | 'places'
  | 'suits'
  | 'suitAndRank'
  | 'nameKeys'
  | 'space'
  | 'enter'
  | 'claim'
  | 'last'
  | 'sheet'
  | 'coach'
  | 'rules';

/** The table of Hearts in one language. */
export interface HeartsTableWords {
  /** The player, where the others stand with their names. */
  readonly you: string;
  readonly balance: string;
  subtitle(rules: string, endsAt: number): string;
  /** Each preset in a line, for whoever takes a seat. */
  readonly lines: Readonly<Record<Rules['preset'], string>>;
  readonly alone: string;

  /** The action bar. */
  readonly bar: {
    pass(to: Who, chosen: number, of: number): LeadLine;
    passTo(to: Who): string;
    readonly changing: string;
    readonly othersChoose: string;
    readonly last: WideLabel;
    readonly claim: WideLabel;
    readonly sheet: WideLabel;
    readonly playACard: string;
    readonly gameOver: string;
    readonly newGame: string;
    readonly next: string;
    readonly goOn: string;
  };

  /** On the felt. */
  readonly felt: {
    hearts(areBroken: boolean): string;
    trick(trick: number): string;
    hand(hand: number): string;
    passTo(to: Who): string;
    readonly othersChoose: string;
    /** The way of this hand's pass, and of the next three. */
    passing(now: PassDirection, next: readonly PassDirection[]): string;
    readonly yourHand: string;
    readonly yourCard: string;
    readonly players: string;
    /** Behind the number. */
    points(count: number): string;
    /** Between the points of the game and those of this hand, read out. */
    readonly thisHand: string;
    /** Whose card it is, read out before the card. */
    by(who: Who): string;
    took(who: Who, hasQueen: boolean, points: number): string;
  };

  /** A card of the hand, read out: who passed it, and why it may not be played. */
  card(card: Card, from: Who | undefined, barred: BarredWhy | undefined, led: Suit | undefined): string;

  /** The dialog of the last trick. */
  readonly lastTrick: {
    readonly title: string;
    readonly none: string;
    took(who: Who, points: number): string;
    of(trick: number): string;
  };

  readonly moon: {
    shot(who: Who): string;
    readonly every: string;
    readonly title: string;
    readonly asks: string;
    /** What this way would make of the game; nobody has won where it goes on. */
    end(winners: readonly Who[]): string;
  };

  /** After a hand, and after the game. */
  readonly result: {
    readonly scores: string;
    readonly finalScores: string;
    wins(winners: readonly Who[]): string;
    handOver(hand: number): string;
    moon(who: Who): string;
    readonly thisHand: string;
    readonly total: string;
    after(hands: number): string;
  };

  /** The score sheet. */
  readonly sheet: {
    readonly title: string;
    subtitle(endsAt: number): string;
    readonly none: string;
    readonly hand: string;
    readonly pass: string;
    readonly total: string;
    readonly ways: Readonly<Record<PassDirection, string>>;
    readonly moon: string;
    readonly lowest: string;
  };

  readonly keys: Readonly<Record<HeartsKey, string>>;
  readonly lesson: Readonly<Record<'follow' | 'avoid' | 'pass' | 'moon', LessonWords>>;
}
