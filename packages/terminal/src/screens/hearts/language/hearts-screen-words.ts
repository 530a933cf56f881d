/** What the terminal's table of Hearts says beside the game's own sentences: labels, questions, what is told on request. */
import type { Card, CountOf, Saying, Suit, Who } from '@baize/engine';
import type { PassDirection } from '@baize/games/hearts';

/** A card on the table, and whose it is. */
export interface CardBy {
  readonly who: Who;
  readonly card: Card;
}

/** Labels of a choice in the bar: in full, and where there is no room for that. */
export interface BarLabel {
  readonly label: string;
  readonly short: string;
}

/** What can be asked for in the plain mode. */
export type HeartsTelling = 'hand' | 'table' | 'pot' | 'who' | 'score' | 'trick';

/** The table of Hearts in one language. */
export interface HeartsScreenWords {
  /** The player, where the others stand with their names. */
  readonly you: string;
  /** The game under these rules, with these others. */
  welcome(rules: string, others: readonly string[], endsAt: number): readonly string[];
  plainWelcome(rules: string, others: readonly string[], endsAt: number): readonly string[];
  readonly goodbye: string;

  /** Row 2. */
  readonly status: {
    hand(hand: number): string;
    afterHand(hand: number): string;
    readonly gameOver: string;
    pass(direction: PassDirection): string;
    trick(trick: number): string;
    hearts(areBroken: boolean): string;
    ends(endsAt: number): string;
    led(who: Who, suit: Suit): string;
    games(games: number, won: number): string;
  };

  /** Beside the cards of a trick. */
  readonly trick: {
    /** What stands under a name, which is the player's or another's: at most nine letters for another's. */
    led(isMine: boolean): string;
    highest(isMine: boolean): string;
    takes(isMine: boolean): string;
    /** Around the sign of the suit: "West led ♦". */
    ledSign(who: Who): readonly [before: string, after: string];
    isHigh(who: Who): string;
    taken(who: Who): string;
    readonly last: string;
    /** "West, 13 points". */
    taker(who: Who, points: number): string;
    /** A card that was passed to the player: three letters. */
    readonly fresh: string;
  };

  /** Over the columns of points: in this hand and in the game. */
  readonly points: { readonly hand: string; readonly game: string; readonly narrow: string };

  /** Beside the arrows of the pass: ten or eleven letters each; `three` in a narrow window. */
  readonly arrows: { readonly yours: string; readonly back: string; readonly three: string };

  /** The score sheet. */
  readonly sheet: {
    readonly name: string;
    readonly toTable: BarLabel;
    /** The columns: four letters, nine and five. */
    readonly hand: string;
    readonly pass: string;
    readonly total: string;
    readonly ways: Readonly<Record<PassDirection, string>>;
    /** Who is lowest, alone or tied: at most fourteen letters. */
    lowest(who: readonly Who[]): string;
    readonly mineLowest: string;
    moon(name: string): BarLabel;
  };

  /** The shooter's choice. */
  readonly moon: {
    readonly heading: string;
    readonly minus: string;
    readonly plus: string;
    readonly bar: { readonly minus: BarLabel; readonly plus: BarLabel };
  };

  /** The bar and what is answered to a key. */
  readonly choices: {
    readonly pick: BarLabel;
    readonly play: BarLabel;
    readonly pass: string;
    readonly next: string;
    readonly claim: BarLabel;
    readonly threePicked: string;
    readonly noTrickYet: string;
    /** What the letters do: pick a card, or play it. */
    letters(isPicking: boolean): string;
    readonly notCertain: string;
    /** How many cards are picked for whom. */
    picking(to: Who, picked: number): Saying;
  };

  /** What the plain mode asks. */
  readonly asked: {
    readonly moon: string;
    readonly next: string;
    picked(cards: readonly Card[]): string;
    rest(which: 'all' | 'none'): string;
    /** The answers to it. */
    readonly answers: { readonly pass: string; readonly rest: string; readonly next: string };
  };

  /** A card by its name. */
  readonly naming: {
    readonly ask: string;
    readonly howMany: string;
    readonly howOne: string;
    enter(isPicking: boolean): string;
    readonly how: string;
    readonly notHeld: string;
    noCardIn(text: string): string;
    notThree(count: number): string;
    notOne(count: number): string;
    readonly one: string;
  };

  /** What Row 21 says after a moon. */
  moonScored(who: Who, isOff: boolean): Saying;

  readonly leave: { readonly warning: string; readonly question: string };
  summary(games: number, won: number, lost: number): string;

  /** What is told on request. */
  readonly told: {
    readonly noCards: string;
    hand(hand: number, direction: PassDirection, points: readonly CountOf[], moon: Who | undefined): string;
    soFar(points: readonly CountOf[]): string;
    /** `lowest` is empty before the first hand is scored. */
    totals(scores: readonly CountOf[], lowest: readonly Who[]): string;
    lastTrick(cards: readonly CardBy[], taker: Who, points: number): string;
    stands(hand: number, trick: number, areBroken: boolean): string;
    onTable(cards: readonly CardBy[]): string;
    noPot(points: readonly CountOf[]): string;
    seats(left: Who, across: Who, right: Who): string;
  };
  /** The words that ask for it. */
  readonly tells: Readonly<Record<HeartsTelling, string>>;

  /** What the keys do. */
  readonly keys: Readonly<Record<'letters' | 'names' | 'arrows' | 'back' | 'last' | 'rest', string>>;
}
