/** What Hold'em's table in the terminal says beside the game itself: labels, keys, rows of the felt, and what is told on request. */
import type { Card, Chips, Saying, Who } from '@baize/engine';
import type { LastMove, Street } from '@baize/games/holdem';
import type { KeyHelp } from '../../screen.ts';

/** Where a hand stands. */
export type HandStage = Street | 'showdown' | 'over';

/** What a seat did last in this round, or posted before it; `to` is what lies before it. */
export interface SeatDoing {
  readonly type: LastMove['type'] | 'all-in' | 'small' | 'big';
  readonly to: Chips;
}

/** Some seats that did the same one after another. */
export interface RoundRun {
  readonly whos: readonly Who[];
  readonly type: LastMove['type'];
  readonly to: Chips;
  readonly isAllIn: boolean;
}

/** What lies in the middle. What is due and the highest bet are 0 where something else says them. */
export interface MiddleTold {
  readonly pot: Chips;
  /** The main pot and the side pots, where there are several. */
  readonly pots: readonly Chips[];
  /** What lies before the seats and is in no pot yet. */
  readonly bets: Chips;
  readonly due: Chips;
  readonly highest: Chips;
}

/** A seat as it is told of on request. */
export interface SeatTold {
  readonly who: Who;
  readonly chips: Chips;
  readonly doing: SeatDoing | 'out' | undefined;
  readonly hasButton: boolean;
}

/** What a session came to so far. */
export interface SessionTold {
  readonly rounds: number;
  readonly won: number;
  readonly lost: number;
  readonly even: number;
  readonly net: Chips;
}

/** A choice: in the bar, in the compact bar, and as the plain mode asks for it; and what else may be typed for it. */
export interface ChoiceLabels {
  readonly label: string;
  readonly short?: string;
  readonly asked: string;
  readonly also: readonly string[];
}

/** The screen in one language. */
export interface HoldemScreenWords {
  readonly welcome: {
    /** The blinds, if there are any, and the player's chips. */
    chips(blinds: readonly [small: Chips, big: Chips] | undefined, chips: Chips): string;
    opponents(max: number): string;
    readonly aim: string;
  };
  readonly status: {
    chips(chips: Chips): string;
    pot(chips: Chips): string;
    toCall(chips: Chips): string;
    /** The hand and how far it is; the blinds in the longest form. */
    where(hand: number, stage: HandStage, blinds: readonly [small: Chips, big: Chips] | undefined): Saying;
  };
  /** In the bar and on request. */
  readonly choices: {
    readonly next: ChoiceLabels;
    readonly fold: ChoiceLabels;
    readonly check: ChoiceLabels;
    call(chips: Chips, isAll: boolean): ChoiceLabels;
    readonly bet: ChoiceLabels;
    readonly raise: ChoiceLabels;
    readonly allIn: ChoiceLabels;
    readonly yes: ChoiceLabels;
    readonly no: ChoiceLabels;
    readonly halfPot: Omit<ChoiceLabels, 'asked'> & { readonly short: string };
    readonly fullPot: Omit<ChoiceLabels, 'asked'> & { readonly short: string };
  };
  /** What stands before an amount that is typed. */
  readonly amounts: Readonly<Record<'bet' | 'raise', string>>;
  allInQuestion(chips: Chips): string;
  /** What there is to call, and every answer: "40 to call. Fold (f), call (c) or raise (r)?" `owed` is undefined between hands. */
  ask(owed: Chips | undefined, answers: readonly string[]): string;
  readonly felt: {
    /** The player, in capitals. */
    readonly you: string;
    /** Behind a name, and where it is close. */
    readonly tags: Readonly<Record<'button' | 'small' | 'big', readonly [long: string, close: string]>>;
    wins(chips: Chips): string;
    youWin(chips: Chips): string;
    middle(middle: MiddleTold): Saying;
    doing(doing: SeatDoing): string;
    readonly boardPlays: string;
    readonly oneCounts: string;
    readonly allIn: string;
    inFront(chips: Chips): string;
    readonly tableWon: string;
    allChips(chips: Chips): string;
    readonly broke: Saying;
  };
  /** The round in one sentence. */
  round(runs: readonly RoundRun[]): string;
  readonly told: {
    readonly noCards: string;
    table(hand: number, stage: HandStage, board: readonly Card[]): string;
    pot(pot: Chips, toCall: Chips, chips: Chips): string;
    seat(seat: SeatTold): string;
    readonly noHandOver: string;
    /** What a hand brought the player, behind the sentence about it. */
    yours(net: Chips): string;
  };
  readonly sheet: {
    readonly name: string;
    readonly short: string;
    readonly bestFirst: string;
    readonly session: string;
    readonly bestFive: string;
    summary(session: SessionTold): string;
  };
  readonly leaving: {
    warning(atRisk: Chips, stack: Chips): string;
    question(atRisk: Chips): string;
    summary(session: SessionTold): string;
    goodbye(chips: Chips): string;
  };
  keys(foldsFreely: boolean): readonly KeyHelp[];
}
