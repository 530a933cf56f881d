/** What the web's table of Sabacc says beside the game's own sentences: buttons, labels, headings, and the lesson. */
import type { Chips } from '@baize/engine';
import type { Rules, SabaccCard } from '@baize/games/sabacc';

/** A page of the lesson. */
export interface LessonWords {
  readonly title: string;
  readonly says: string;
}

/** The keys that have a line on the page behind "?". */
export type SabaccKey =
  | 'draw'
  | 'choose'
  | 'swap'
  | 'stand'
  | 'junk'
  | 'junkInAction'
  | 'afterDraw'
  | 'match'
  | 'lift'
  | 'allIn'
  | 'next'
  | 'discards'
  | 'music'
  | 'skip'
  | 'coach'
  | 'rules';

/** What is to be said about the last file that somebody chose for music. */
export type TrackNote = 'too-large' | 'not-audio' | 'not-kept' | 'not-forgotten';

/** Why one hand of the pictures beats the other. */
export type PicturedEdge = 'nearer' | 'plus' | 'moreCards';

/** The table of Sabacc in one language. */
export interface SabaccTableWords {
  /** Each preset in a line, for whoever takes a seat. */
  readonly lines: Readonly<Record<Rules['preset'], string>>;
  readonly alone: string;
  readonly stack: string;
  readonly staked: string;
  readonly music: string;
  readonly leave: string;

  /** The action bar. A card stands as its number. */
  readonly bar: {
    swap(number: string | undefined): string;
    discard(number: string | undefined): string;
    readonly bet: string;
    readonly raise: string;
    /** What a bet or a raise costs in all, where that is more than itself. */
    lift(by: Chips, isFirst: boolean, cost: Chips | undefined): string;
    /** What is said to whoever has chosen no card. */
    readonly chooseToSwap: string;
    readonly chooseToDiscard: string;
  };

  /** On the felt. */
  readonly felt: {
    readonly sabaccPot: string;
    readonly gamePot: string;
    deck(cards: number): string;
    discards(cards: number): string;
    lookThrough(cards: number, top: SabaccCard | undefined): string;
    roll(dice: readonly [number, number] | null): string;
    readonly dealtAgain: string;
    /** Over a card that everybody sees. */
    readonly faceUp: string;
    /** A card of one's own, read out. */
    myCard(card: SabaccCard, isFaceUp: boolean): string;
    readonly youJunked: string;
    round(round: number, of: number): string;
    readonly junked: string;
    stakedBy(chips: Chips): string;
    /** A total with its sign, and the place it came to, counted from one. */
    rank(total: string | undefined, place: number | undefined): string;
    ifSwapped(gave: string, took: string, total: string): string;
    ifDiscarded(card: string, total: string): string;
  };

  /** What lies over the table. */
  readonly discardPile: { readonly title: string; subtitle(cards: number): string };
  readonly junk: {
    readonly title: string;
    readonly yes: string;
    readonly no: string;
    says(staked: Chips): string;
  };
  readonly track: {
    readonly title: string;
    readonly subtitle: string;
    readonly choose: string;
    readonly house: string;
    readonly ok: string;
    /** `name` is the player's own file. */
    plays(name: string | undefined): string;
    readonly about: string;
    readonly notes: Readonly<Record<TrackNote, string>>;
  };
  readonly keys: Readonly<Record<SabaccKey, string>>;

  /** The pictures of the first visit. */
  readonly lesson: Readonly<Record<'aim' | 'dice' | 'bets' | 'pots', LessonWords>>;
  readonly pictured: {
    readonly yourTurn: string;
    readonly junk: string;
    readonly junkCosts: string;
    readonly bets: string;
    readonly call: string;
    readonly raise: string;
    readonly raiseCosts: string;
    readonly nearest: string;
    readonly exactZero: string;
    readonly whichWins: string;
    readonly beats: string;
    readonly edges: Readonly<Record<PicturedEdge, string>>;
  };
}
