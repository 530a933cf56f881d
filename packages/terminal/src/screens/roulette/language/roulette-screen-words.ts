/** What the terminal's table of Roulette says beside the game's own sentences: the cloth, labels, questions, what is told on request. */
import type { Chips, Saying, Who } from '@baize/engine';
import type { Colour, SpotId } from '@baize/games/roulette';

/** How a choice stands in the bar, in the compact bar, and in the plain mode. */
export interface ChoiceWords {
  readonly label: string;
  readonly short?: string;
  readonly asked: string;
  /** Further words that mean the same. */
  readonly also?: readonly string[];
}

/** What can be asked for in the plain mode. */
export type RouletteTelling = 'hand' | 'bets' | 'list' | 'table' | 'pot' | 'who' | 'payouts';

/** What a session has come to. */
export interface SpinCount {
  readonly spins: number;
  readonly won: number;
  readonly lost: number;
  readonly net: Chips;
}

/** The table of Roulette in one language. */
export interface RouletteScreenWords {
  /** "1,250"; "+20", "−15", "0". */
  figure(count: number): string;
  signed(count: number): string;
  /** What a hundred chips bring: "+29.73". */
  signedHundredth(count: number): string;

  welcome(preset: string, isAlone: boolean): readonly string[];
  plainWelcome(preset: string, chips: Chips, isAlone: boolean, hasCalls: boolean): readonly string[];

  /** Row 2. */
  readonly status: { wide(stack: Chips, laid: Chips): string; narrow(stack: Chips, laid: Chips): string; readonly last: string };

  /** What is printed on the cloth: seven letters a box; a dozen of the narrow one has two rows of four. */
  readonly cloth: Readonly<Record<SpotId, string>>;
  readonly narrowDozens: Readonly<Record<SpotId, readonly [string, string]>>;

  /** The bets in rows. */
  readonly bets: {
    readonly heading: string;
    readonly list: string;
    readonly none: string;
    readonly noneNarrow: string;
    wins(chips: Chips): string;
    more(count: number): string;
    andMore(count: number): string;
    readonly onBoard: string;
    pays(to: number): string;
    readonly halfBack: string;
    readonly thisSpin: string;
  };
  /** What the cursor is on, in the narrow panel. */
  readonly spot: {
    on(name: string, kind: string): string;
    pays(to: number): string;
    chipWins(chip: Chips, wins: Chips): string;
    readonly takeBack: string;
  };
  /** What stands for a seat that keeps the bank, and for one without a bet. */
  readonly bank: string;
  readonly noBet: string;

  readonly wheelSpins: string;
  /** The drawn number, large. */
  number(number: number, colour: Colour): string;

  /** Row 21. */
  readonly log: { readonly noMoreBets: string; landed(number: number, colour: Colour): string };

  /** The bar. */
  readonly choices: Readonly<
    Record<'place' | 'undo' | 'clear' | 'double' | 'repeat' | 'done' | 'spin' | 'ready' | 'fresh' | 'repeatAll' | 'rest', ChoiceWords>
  >;
  /** The words that take back what lies under the cursor. */
  readonly takeBack: readonly string[];

  /** A bet that is typed. */
  readonly typed: {
    readonly ask: string;
    readonly how: string;
    readonly enter: string;
    chip(chip: Chips): string;
    /** A chip that could have been meant as a place, and one that could not. */
    chipOrPlace(chip: Chips, before: Chips): string;
    chipSet(chip: Chips, place: string): string;
    goOn(ways: readonly string[]): string;
  };

  /** Row 22. */
  readonly prompt: {
    wide(place: string, pays: number, chip: Chips): string;
    narrow(name: string, chip: Chips): string;
    readonly takesBack: string;
    readonly syntax: string;
    readonly betAgain: string;
    readonly nextSpin: string;
    readonly hadNoBet: string;
    readonly keepsBank: string;
    readonly isDone: string;
  };

  /** What each bet pays: the widths of its four columns, wide and narrow, and what stands over them. */
  readonly payouts: {
    readonly widths: Readonly<Record<80 | 44, readonly [number, number, number, number]>>;
    readonly heads: readonly [string, string, string, string];
    note(favours: string): string;
  };

  /** What is told on request. */
  readonly told: {
    bets(who: Who, bets: readonly string[]): string;
    alone(chips: Chips): string;
    seat(who: Who, isBank: boolean, chips: Chips): string;
    readonly neverSpun: string;
    history(numbers: readonly (readonly [number: number, colour: Colour])[]): string;
    pot(laid: Chips, stack: Chips): string;
  };
  /** The words that ask for it. */
  readonly tells: Readonly<Record<RouletteTelling, string>>;

  /** The sheet on Tab. */
  readonly sheet: {
    readonly name: string;
    readonly short: string;
    readonly bets: string;
    readonly session: string;
    readonly rows: Readonly<Record<'spins' | 'won' | 'lost' | 'even' | 'net' | 'best', string>>;
    narrow(count: SpinCount): Saying;
  };
  summary(count: SpinCount): string;

  readonly leave: { warning(isRolling: boolean, atRisk: Chips, stack: Chips): string; question(atRisk: Chips): string };
  goodbye(chips: Chips): string;

  /** What the keys do; the first two are named too. */
  readonly keys: {
    readonly arrows: readonly [key: string, does: string];
    readonly space: string;
    bet(hasCalls: boolean): string;
    readonly chip: string;
    readonly undo: string;
    readonly takeBack: string;
    readonly double: string;
  };
}
