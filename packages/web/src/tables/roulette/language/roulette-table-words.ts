/** What the web's table of Roulette says beside the game's own sentences: the cloth, labels, papers, keys and the lesson. */
import type { Chips } from '@baize/engine';
import type { CallName, Rules, SpotId } from '@baize/games/roulette';

/** What somebody else has on a spot. */
export interface LaidBy {
  readonly name: string;
  readonly amount: Chips;
}

interface Page {
  readonly title: string;
  readonly says: string;
}

/** The table of Roulette in one language. */
export interface RouletteTableWords {
  /** The player, where the others stand with their names. */
  readonly you: string;
  /** What is special about each set of rules, and what is said where one sits alone. */
  readonly lines: Readonly<Record<Rules['preset'], string>>;
  readonly alone: string;

  readonly purses: { readonly balance: string; readonly onBoard: string; readonly bets: string };

  /** The action bar. */
  readonly tray: {
    chip(chips: Chips): string;
    readonly any: string;
    readonly undo: string;
    readonly takeBack: { readonly label: string; readonly short: string };
    readonly clear: string;
    readonly repeat: string;
    readonly double: string;
    readonly calls: string;
    readonly yourBets: string;
    readonly allBets: string;
    readonly skip: string;
  };
  readonly over: { readonly broke: string; readonly ended: string; readonly again: string };

  /** What is printed on the cloth; red and black are lozenges. A second name where the box is too short for the first. */
  readonly cloth: { readonly names: Readonly<Record<SpotId, string>>; readonly short: Readonly<Record<SpotId, string>> };
  readonly board: {
    readonly label: string;
    /** "Corner 2, 3, 5, 6 pays 11 to 1", and what lies there. */
    spot(title: string, pays: number): string;
    laid(title: string, pays: number, own: Chips, others: readonly LaidBy[]): string;
  };
  readonly wheel: { readonly spins: string; readonly label: string; rests(number: number): string };

  /** Beside the wheel. */
  readonly panel: {
    readonly placeBets: string;
    readonly noMoreBets: string;
    readonly keepsBank: string;
    readonly waiting: string;
    /** "You win 125". */
    sum(net: Chips): string;
    readonly lastNumbers: string;
    readonly yourBets: string;
    readonly tapToBet: string;
    more(count: number): string;
    readonly hadNoBet: string;
    halfBack(net: Chips): string;
    staked(chips: Chips): string;
    paidBack(chips: Chips): string;
  };

  /** Everybody at a shared board. */
  readonly company: {
    readonly label: string;
    readonly noBet: string;
    readonly even: string;
    readonly bank: string;
    readonly ready: string;
    readonly done: string;
    readonly keepsBank: string;
    readonly hasNoBet: string;
    bet(amount: Chips, title: string): string;
  };

  /** The papers over the table. */
  readonly papers: {
    pays(to: number): string;
    readonly payouts: { readonly bet: string; readonly where: string; readonly pays: string; readonly onHundred: string };
    /** What 100 chips bring, and what a spin does: "+29.73". */
    signedHundredth(value: number): string;
    readonly bets: {
      readonly title: string;
      readonly none: string;
      readonly noneOfYours: string;
      onBoard(chips: Chips): string;
      readonly bet: string;
      readonly chips: string;
      readonly pays: string;
      readonly wins: string;
      readonly best: string;
      readonly worst: string;
      readonly average: string;
      readonly aSpin: string;
      onNumbers(numbers: readonly number[]): string;
    };
    readonly calls: {
      readonly title: string;
      eachBet(chips: Chips): string;
      readonly parts: Readonly<Record<CallName, string>>;
      readonly neighbours: string;
      howNeighbours(chips: Chips): string;
      neighboursOf(number: number): string;
    };
  };

  /** What the keys do. */
  readonly keys: Readonly<
    Record<
      | 'arrowKeys'
      | 'arrows'
      | 'enter'
      | 'delete'
      | 'taking'
      | 'chips'
      | 'space'
      | 'undo'
      | 'clear'
      | 'repeat'
      | 'double'
      | 'bets'
      | 'calls'
      | 'coach'
      | 'rules',
      string
    >
  >;

  readonly lesson: {
    readonly bet: Page;
    readonly ball: Page;
    readonly pays: Page & { readonly number: string; readonly dozen: string; readonly colour: string; to(pays: number): string };
  };
}
