/** What is said round every table of the terminal, whichever game is played there. The narrow frame takes the shorter forms. */
import type { Chips, Saying } from '@baize/engine';

/** The words round a table. */
export interface TerminalWords {
  readonly goodbye: string;
  readonly hintsOff: string;
  readonly thinking: string;
  readonly othersPlayOn: string;
  readonly gameOver: string;
  readonly noChips: string;
  readonly tableWaits: string;
  readonly whatWasSaid: string;
  readonly nothingSaid: string;
  readonly newSession: string;
  readonly help: string;
  readonly leaving: {
    /** Chips are at risk: what stays behind, and what is taken along. */
    warning(atRisk: Chips, stack: Chips): string;
    question(atRisk: Chips): string;
    readonly now: string;
    /** To somebody without a chip, who leaves by themselves. */
    broke(seconds: number): Saying;
  };
  /** What is said about keys. */
  readonly keys: {
    readonly welcome: string;
    nothingSays(text: string): string;
    readonly leave: string;
    readonly keep: string;
    readonly pasted: string;
    readonly unnamed: string;
    nothing(key: string): string;
    readonly typing: string;
    readonly overAgain: string;
    readonly over: string;
    readonly othersPlayOn: string;
  };
  readonly prompts: { readonly play: string; readonly again: Saying; find(text: string): string };
  /** What the action bar shows, its keys in brackets. */
  readonly bar: {
    readonly help: Saying;
    readonly close: Saying;
    readonly quit: string;
    readonly leave: string;
    readonly hint: string;
    readonly enterLeave: string;
    readonly onceMore: string;
    readonly lookBack: string;
    readonly saySomething: string;
    readonly skip: string;
    readonly amount: string;
    readonly back: Saying;
    readonly sayIt: string;
    readonly complete: string;
    /** `[Enter] Stake 10 again`, from the name of the action. */
    enter(action: string, isAgain: boolean): string;
    readonly pages: Saying;
    readonly sheet: Saying;
    readonly finding: string;
    log(hasFound: boolean): Saying;
    readonly yesLeave: string;
    readonly keep: Saying;
    readonly play: string;
    readonly playAgain: string;
  };
  readonly plain: {
    enterAgain(sum: string): string;
    opponents(min: number, max: number, usual: number): string;
    opponentsRange(min: number, max: number, usual: number): string;
    leave(warning: string): string;
    howMuch(min: Chips, max: Chips): string;
    playOrQuit(): string;
    leaveOver(isBroke: boolean): string;
    readonly escBack: string;
    readonly tabBack: string;
    readonly again: string;
    readonly yesOrNo: string;
    readonly enterAgainOrQuit: string;
    notAMove(word: string): string;
    enterOr(word: string): string;
    readonly amount: string;
    withAmount(key: string, word: string): string;
    keyOr(key: string, word: string): string;
    /** All answers there are now; where help is not what was asked for, it is among them. */
    answers(answers: readonly string[], hasHelp: boolean): string;
    /** The words that only tell something, by what they are called in English. */
    telling(words: readonly string[]): string;
    readonly hintAndRules: string;
  };
}
