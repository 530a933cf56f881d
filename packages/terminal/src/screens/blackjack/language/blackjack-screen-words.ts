/** What the screen of Blackjack says itself: headings, keys, its log row and its sheet. What the game says stands with the game. */
import type { Card, Chips, Saying } from '@baize/engine';
import type { HandOutcome, OwnView, Rules, Status } from '@baize/games/blackjack';

/** A thing to be chosen, as the bar and the plain mode name it. */
export interface ChoiceWords {
  /** What swallows the rest of a word that is typed where one key was enough. */
  readonly word: string;
  readonly label: string;
  /** In the compact bar. */
  readonly short?: string;
  /** In a question of the plain mode, with its key. */
  readonly asked: string;
}

/** What can be chosen by a key. */
export type ChoiceName = 'next' | 'out' | 'insure' | 'decline' | 'hit' | 'stand' | 'double' | 'split' | 'surrender';

/** Two cards of one rank, or what they come to. */
export type FirstTwo = { readonly pairOf: Card } | { readonly total: number; readonly soft: boolean };

/** Which of a player's hands fared alike against the dealer: their totals, each once, and how many they are. */
export interface FaredAlike {
  readonly outcome: 'lose' | 'win' | 'push';
  readonly totals: readonly number[];
  readonly hands: number;
}

/** What is counted in a session. */
export type CountName = 'final' | 'chips' | 'most' | 'played' | 'won' | 'lost' | 'pushed' | 'blackjacks' | 'rate';

/** The counts of a session. */
export interface SessionCounts {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly pushed: number;
  readonly blackjacks: number;
  readonly peak: Chips;
  readonly stack: Chips;
  /** Of all hands. */
  readonly rate: number;
}

/** Who sits there without cards, and why. */
export type WithoutCards = 'out-of-chips' | 'bank' | 'bet' | 'thinks' | 'out';

/** What the screen says itself, in one language. */
export interface BlackjackScreenWords {
  // --- before, around and after the game
  welcome(rules: Rules, chips: Chips): readonly string[];
  /** The first lines of the plain mode. */
  opening(rules: Rules, chips: Chips): readonly string[];
  readonly goodbye: string;
  leave(rules: Rules, bet: Chips, left: Chips): { readonly warning: string; readonly question: string };
  /** What the keys do: those of every table, and those that only some have. */
  readonly keys: Readonly<Record<'digits' | 'last' | 'out' | 'hit' | 'stand' | 'double' | 'split' | 'surrender' | 'insurance', string>>;

  // --- the frame
  chips(rules: Rules, chips: Chips): string;
  /** What is bet on the hands; nothing while nothing is. */
  bets(rules: Rules, bets: readonly Chips[]): string;
  /** Which round it is, and how many cards are left; the first alone where it is narrow. */
  round(round: number, cards: number, decks: number): Saying;

  // --- what can be chosen
  readonly choices: Readonly<Record<ChoiceName, ChoiceWords>>;
  readonly bet: { readonly label: string; readonly asked: string; readonly ask: string };
  /** What Enter does with a bet: it is dealt at once, or laid among others. */
  readonly enter: { readonly deal: string; readonly bet: string };
  /** What is answered to Enter without a bet. */
  emptyBet(rules: Rules, min: Chips, max: Chips): string;
  last(rules: Rules, bet: Chips): ChoiceWords;
  /** Between two hands. */
  readonly next: string;
  /** What more of the bet these cost. */
  yourMove(rules: Rules, dear: readonly ('double' | 'split')[], bet: Chips): Saying;
  /** The hand that is played, among several: its cards are signs. */
  handInTurn(hand: number, signs: string, total: { readonly total: number; readonly soft: boolean }): string;
  /** The question of the plain mode: each of these with its key. */
  question(
    choices: readonly ChoiceName[],
    hand: { readonly hand: number; readonly total: number; readonly soft: boolean } | undefined,
  ): string;
  insuranceQuestion(rules: Rules, cost: Chips, choices: readonly ChoiceName[]): string;

  // --- the felt
  readonly dealer: string;
  showing(total: number): string;
  readonly blackjack: string;
  readonly bust: string;
  readonly yourHand: string;
  readonly yourHands: string;
  readonly hiddenCard: string;
  cardName(card: Card): string;
  insurance(rules: Rules, laid: Chips, net: Chips | undefined): string;
  readonly reshuffled: string;
  readonly keepsBank: readonly [heading: string, line: string];
  hand(hand: number): string;
  readonly active: string;
  readonly stands: Readonly<Record<Exclude<Status, 'playing'>, string>>;
  readonly fared: Readonly<Record<HandOutcome, string>>;
  readonly natural: string;
  readonly withoutCards: Readonly<Record<WithoutCards, string>>;

  // --- the log row
  dealt(held: FirstTwo, up: Card): Saying;
  dealersTurn(view: OwnView, turned: Card | undefined, drawn: readonly Card[]): Saying;
  splitResult(dealer: number, fared: readonly FaredAlike[]): Saying;
  lastHand(rules: Rules, total: number, net: Chips): string;
  /** The other half of a pair, after the first. */
  secondHalf(card: Card): string;

  // --- what is counted
  readonly statistics: string;
  readonly thisSession: string;
  readonly counts: Readonly<Record<CountName, string>>;
  figure(count: number): string;
  percent(share: number): string;
  readonly gameOver: string;
  gameOverWhy(rules: Rules, chips: Chips): string;
  handsThisSession(hands: number): string;
  playAgain(rules: Rules, chips: Chips): Saying;
  summary(rules: Rules, counts: SessionCounts): readonly string[];

  // --- what is told on request
  readonly tells: {
    readonly noCards: string;
    /** `hand` is which of several. */
    hand(hand: number | undefined, cards: readonly Card[], total: { readonly total: number; readonly soft: boolean }): string;
    readonly nothingDealt: string;
    dealer(cards: readonly Card[], isHidden: boolean, total: { readonly total: number; readonly soft: boolean }): string;
    otherHand(name: string, cards: readonly Card[], total: { readonly total: number; readonly soft: boolean }): string;
    alone(rules: Rules, chips: Chips): string;
    /** `name` is undefined for the listener. */
    seat(name: string | undefined, rules: Rules, chips: Chips, isBank: boolean): string;
    bet(rules: Rules, bet: Chips, chips: Chips): string;
  };
}
