/** What the web's table of Hold'em says beside the game's own sentences: buttons, labels, headings, keys, and the lesson. */
import type { Card, Chips } from '@baize/engine';
import type { Rules } from '@baize/games/holdem';

/** What a hand may still become. */
export type Draw = 'straight' | 'flush' | 'straight-flush' | 'royal-flush';

/** The keys that have a line on the page behind "?". */
export type HoldemKey = 'fold' | 'match' | 'lay' | 'allIn' | 'parts' | 'nudge' | 'type' | 'next' | 'skip' | 'coach' | 'rules' | 'history';

/** A page of the lesson. */
export interface LessonWords {
  readonly title: string;
  readonly says: string;
}

/** The table of Hold'em in one language. */
export interface HoldemTableWords {
  /** Each preset in a line, for whoever takes a seat. */
  readonly lines: Readonly<Record<Exclude<Rules['preset'], 'history'>, string>>;
  readonly alone: string;
  /** The action bar. */
  readonly bar: {
    readonly fold: string;
    readonly bet: string;
    readonly raise: string;
    readonly allIn: string;
    readonly halfPot: string;
    readonly pot: string;
    /** The slider, and the field beside it, where a bet or a raise is set. */
    readonly amount: Readonly<Record<'bet' | 'raise', { readonly slider: string; readonly field: string }>>;
    chips(count: Chips): string;
    readonly next: string;
    readonly leave: string;
    readonly folded: string;
    readonly foldedAway: string;
    readonly toTheEnd: string;
  };
  /** In the middle of the felt. */
  readonly middle: {
    readonly board: string;
    readonly noBoard: string;
    readonly spots: readonly [string, string, string, string, string];
    readonly pot: string;
    readonly highestBet: string;
    /** The main pot and the side pots: "Main pot 900 · Side pot 740". */
    pots(main: Chips, side: readonly Chips[]): string;
  };
  /** Beside the seats. */
  readonly seat: {
    readonly you: string;
    readonly yourTurn: string;
    won(chips: Chips): string;
    chips(chips: Chips): string;
    toCall(chips: Chips): string;
    readonly nothingToCall: string;
    readonly folded: string;
    readonly allIn: string;
    readonly outOfChips: string;
    readonly left: string;
    readonly checks: string;
    readonly button: string;
    readonly dealer: string;
    /** For a screen reader, before the amount. */
    readonly yourBet: string;
    betOf(name: string): string;
    readonly yourCards: string;
    /** Behind what the hand is: "and a flush draw". */
    readonly draws: Readonly<Record<Draw, string>>;
  };
  readonly purses: Readonly<Record<'stack' | 'inHand' | 'inHandShort', string>>;
  readonly tools: Readonly<Record<'hint' | 'history' | 'rules' | 'settings', string>>;
  readonly dialogs: {
    chipsLeft(chips: Chips): string;
    readonly allInTitle: string;
    allIn(chips: Chips): string;
    readonly back: string;
  };
  /** The hands of the session. */
  readonly history: {
    readonly title: string;
    readonly subtitle: string;
    readonly none: string;
    readonly save: string;
    readonly ok: string;
    hand(number: number): string;
    cards(cards: readonly Card[]): string;
    board(cards: readonly Card[]): string;
  };
  readonly keys: Readonly<Record<HoldemKey, string>>;
  readonly lesson: {
    readonly cards: LessonWords;
    readonly betting: LessonWords;
    readonly best: LessonWords;
    /** What is drawn on the page about betting. */
    readonly bets: string;
    readonly answers: readonly [fold: string, call: string, raise: string];
    /** The hands that are drawn on the last page. */
    readonly kinds: Readonly<Record<'pair' | 'three' | 'fullHouse', string>>;
  };
}
