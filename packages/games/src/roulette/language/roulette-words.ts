/** All that Roulette says, by what it is about. A language is complete when it satisfies this type; nothing else has to know of it. */
import type { Chips, CommonReason, Passage, Saying, Who } from '@baize/engine';
import type { Bet } from '../bets.ts';
import type { CallName } from '../calls.ts';
import type { Spot } from '../layout.ts';
import type { Misreading } from '../misreading.ts';
import type { BetKind, Rules } from '../rules.ts';
import type { Action, Reason, Why } from '../state.ts';
import type { Case, Payout } from '../summary.ts';
import type { NumberTraits, Trait } from '../traits.ts';
import type { Colour } from '../wheel.ts';

/** What lies on the board, and what is left in hand. */
export interface Sums {
  readonly laid: Chips;
  readonly stack: Chips;
}

/** The moves without blanks. */
export type Bare = Exclude<Action['type'], 'place' | 'call' | 'neighbours' | 'take-back'>;

/** What can be done now, in the order it is said: a bet, and the moves without blanks. */
export type ToDo = Bare | 'place';

/** How things stand when something is refused. */
export interface RouletteStanding {
  readonly toDo: readonly ToDo[];
  readonly isOver: boolean;
  readonly stack: Chips;
  /** The most a seat may have on the board. */
  readonly limit: Chips;
  /** What the player who keeps the bank has. */
  readonly bank: Chips;
  /** What the last bets took, and what doubling takes. */
  readonly last: Chips;
  readonly laid: Chips;
  /** The most that would do, in all or for each chip of a call; undefined where the amount is not the matter. */
  readonly most: { readonly chips: Chips; readonly isEach: boolean } | undefined;
}

/** What things are called: in rows, on buttons and in labels. */
export interface RouletteNames {
  /** "corner", "red or black". */
  kind(kind: BetKind): string;
  /** The same where it stands alone: "Corner". */
  kindTitle(kind: BetKind): string;
  /** What a bet is called in a row: "17", "17/20", "2nd dozen", "red". */
  spot(spot: Spot): string;
  /** The same in a sentence, with its kind: "17 straight up", "the 17/20 split". */
  place(spot: Spot): string;
  /** The whole name, for a list or a label: "Corner 2, 3, 5, 6". */
  title(spot: Spot): string;
  /** "25 on 17", in a row or on a button. */
  bet(bet: Bet): string;
  /** "115 in five bets". */
  total(chips: Chips, count: number): string;
  call(name: CallName): string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly traits: Readonly<Record<Trait, string>>;
  /** Where the chips of a kind lie: "on the line between two numbers". */
  chipPlace(kind: BetKind): string;
  /** Which kinds favour the player. */
  favours(kinds: readonly BetKind[]): string;
}

/** What happens, as one listener is told it. */
export interface RouletteTold {
  readonly betsOpen: string;
  /** `there` is what lies on the spot now, this bet among it. */
  placed(bet: Bet, there: Chips, pays: number, sums: Sums): Saying;
  called(name: CallName, bets: readonly Bet[], sums: Sums): Saying;
  neighbours(of: number, bets: readonly Bet[], sums: Sums): Saying;
  /** One bet or several come back. */
  takenBack(bets: readonly Bet[], sums: Sums): Saying;
  /** What was cleared lies on the board again. */
  laidAgain(chips: Chips, sums: Sums): Saying;
  cleared(chips: Chips, stack: Chips): Saying;
  repeated(bets: readonly Bet[], sums: Sums): Saying;
  doubled(bets: readonly Bet[], sums: Sums): Saying;
  readonly spun: string;
  ball(number: number, traits: NumberTraits): Saying;
  won(bet: Bet, net: Chips): string;
  halved(bet: Bet, back: Chips): string;
  /** A few bets, each by its name. */
  lost(bets: readonly Bet[]): string;
  lostMany(count: number, chips: Chips): string;
  /** What the spin came to; `stack` is undefined where it is not told. */
  result(who: Who, net: Chips, stack: Chips | undefined): Saying;
  /** What somebody has on the board when they are done: few bets by name, or how many there are. */
  laid(who: Who, bets: readonly Bet[]): string;
  laidMany(who: Who, count: number, chips: Chips): string;
  satOut(who: Who): string;
  broke(who: Who): string;
  readonly nobodyHasChips: string;
  readonly bankIsBust: string;
  readonly bankHasAll: string;
}

/** What is asked. `isAlone` spins the wheel; among others one is done. */
export interface RouletteAsked {
  bet(isAlone: boolean): string;
  noMoreToBet(isAlone: boolean): string;
  rolling(chips: Chips): Saying;
  readonly nextSpin: string;
  readonly over: string;
}

/** Roulette in one language. */
export interface RouletteWords {
  readonly presets: Readonly<Record<Rules['preset'], string>>;
  readonly levels: Readonly<Record<'scatter' | 'cautious' | 'shrewd', string>>;
  readonly names: RouletteNames;
  readonly told: RouletteTold;
  readonly asked: RouletteAsked;
  /** What stands on a button. */
  readonly actions: {
    call(name: CallName, unit: Chips): string;
    neighbours(of: number, unit: Chips): string;
    takeBack(spot: Spot): string;
    readonly bare: Readonly<Record<Bare, string>>;
  };
  /** What is so, then what to do. */
  readonly refused: Readonly<Record<Reason | CommonReason, (standing: RouletteStanding) => string>>;
  /** Why a typed line is no bet, and how one is typed. */
  misread(why: Misreading): string;
  why(why: Why): string;
  /** The bets on the board, summed up. */
  readonly summary: {
    readonly none: string;
    bet(place: number, bet: Bet, wins: Chips): Saying;
    total(chips: Chips, count: number): string;
    cases(best: Case, worst: Case): Saying;
  };
  /** The pages of the rules, one by one: a screen may draw the payouts in another way. */
  readonly rules: {
    aim(rules: Rules): Passage;
    chips(rules: Rules): Passage;
    together(rules: Rules): Passage;
    payouts(all: readonly Payout[]): Passage;
    readonly calls: Passage;
  };
}
