/** All that the floor says, on its pages and line by line. Where a text has a shorter form, the narrow frame takes it. */
import type { Chips, Saying, SpokenLanguage } from '@baize/engine';
import type { GameId } from '@baize/games';
import type { CountedRounds, KeptKind, PresetOf } from '../tiles.ts';

/** A preset: its name, and what it is in a line. */
export interface PresetWords {
  readonly name: string;
  readonly about: string;
}

/** What the floor says of a game. */
export interface TileWords<Preset extends string> {
  readonly lines: readonly [string, string];
  readonly stakes: string;
  readonly presets: Readonly<Record<Preset, PresetWords>>;
}

/** A table that waits: what of it, at which game, and how much is at risk there. */
export interface KeptTable {
  readonly kind: KeptKind;
  readonly game: string;
  readonly atRisk: Chips;
}

/** The settings that a row each is for. */
export type SettingId = 'language' | 'speed' | 'hints' | 'suits' | 'leaving' | 'allIn' | 'bell' | 'ring' | 'title' | 'notice' | 'mouse';

/** A choice of a setting: how it is shown, and the word it is said with in plain mode. */
export type SettingLabel = readonly [label: string, word: string];

/** A setting: its name, what it does, and its choices. */
export interface SettingWords<Choice extends string> {
  readonly name: string;
  readonly about: string;
  readonly choices: Readonly<Record<Choice, SettingLabel>>;
}

/** What each setting can be. */
export interface SettingChoices {
  readonly language: 'system' | SpokenLanguage;
  readonly speed: 'slow' | 'normal' | 'fast' | 'instant';
  readonly hints: 'on' | 'off';
  readonly suits: 'two' | 'four';
  readonly leaving: 'always' | 'chips';
  readonly allIn: 'once' | 'asks';
  readonly bell: 'on' | 'off';
  readonly ring: 'on' | 'off';
  readonly title: 'on' | 'off';
  readonly notice: 'on' | 'off';
  readonly mouse: 'table' | 'text';
}

/** The books of a game as a line tells them; what is left out was never counted. */
export interface BookFacts {
  readonly game: string;
  readonly of: CountedRounds;
  readonly rounds: number;
  readonly won: number;
  readonly lost: number;
  readonly pushed: number;
  /** With its sign; undefined where no chips are played for. */
  readonly net: string | undefined;
}

/** What can be set at a table in one line. */
export interface SettableFacts {
  readonly word: string;
  readonly presets: readonly string[];
  readonly levels: readonly string[];
  readonly others: readonly [min: number, max: number] | undefined;
  readonly isForChips: boolean;
}

/** The words of the floor. */
export interface FloorWords {
  readonly tiles: { readonly [Id in GameId]: TileWords<PresetOf<Id>> };
  readonly settings: { readonly [Id in SettingId]: SettingWords<SettingChoices[Id]> };
  readonly welcome: { readonly fresh: string; readonly back: string };
  readonly kept: {
    asLeft(table: KeptTable): string;
    notOver(table: KeptTable): string;
    /** Another table was chosen while chips are at this one. */
    rival(table: KeptTable): string;
  };
  readonly left: {
    table(game: string): string;
    withChips(game: string, taken: Chips, forfeited: Chips): string;
  };
  readonly freshChips: string;
  readonly goodNight: string;
  keptForYou(chips: Chips): string;
  readonly closed: {
    readonly noTable: string;
    /** `hadChips`: they are the player's again. */
    why: Readonly<Record<'other-version' | 'does-not-replay', (hadChips: boolean) => string>>;
  };
  readonly noSession: string;
  readonly noSessionYet: string;
  readonly otherRules: string;
  readonly moment: string;
  readonly pasted: string;
  readonly noPlace: string;
  youHave(chips: Chips): string;
  readonly amiss: {
    tooPoor(least: Chips, has: Chips): string;
    range(least: Chips, most: Chips): string;
  };
  /** Keys that do nothing on a page, and what would. */
  readonly keys: {
    tables(count: number): string;
    readonly clear: string;
    readonly kept: string;
    readonly sitDown: string;
    readonly startOver: string;
    readonly options: string;
    readonly noLink: string;
    readonly friends: string;
  };
  readonly help: {
    readonly title: string;
    readonly floor: string;
    readonly house: string;
    readonly waits: string;
    /** What the keys do: 1 to 6, Tab, L, D, F, O, Q. */
    readonly does: Readonly<Record<'sit' | 'tab' | 'l' | 'd' | 'f' | 'o' | 'q', string>>;
    readonly rules: readonly string[];
  };
  readonly page: {
    readonly where: Saying;
    readonly helpCorner: Saying;
    readonly closeCorner: Saying;
    chips(count: Chips): string;
    readonly returns: string;
    readonly sides: Saying;
    readonly which: string;
    whichAgain(game: string): string;
    /** `[1]-[6] Sit down`, and in the wide frame what else there is. */
    bar(tables: number): Saying;
    readonly lookBack: string;
    readonly more: string;
    readonly quit: string;
    readonly pages: string;
    readonly back: string;
    notSaved(why: string): string;
  };
  readonly sitDown: {
    readonly name: Saying;
    readonly rows: Readonly<Record<'others' | 'level' | 'rules' | 'buyIn' | 'words', string>> & { readonly table: Saying };
    readonly fixed: string;
    readonly typeLess: Saying;
    readonly alone: Saying;
    readonly mixed: string;
    readonly none: string;
    readonly onlySeat: string;
    seatsTaken(others: number): string;
    readonly seal: Saying;
    readonly prompt: string;
    sealed(digits: string): string;
    readonly bar: Saying;
    readonly out: Saying;
  };
  readonly statistics: {
    readonly title: string;
    readonly bankroll: string;
    bankruptcies(count: number): string;
    readonly mark: { start(chips: Chips): Saying; now(chips: Chips): Saying; low(chips: Chips): string; peak(chips: Chips): string };
    /** The heads of the columns, as wide as the columns are. */
    readonly columns: Readonly<Record<'game' | 'rounds' | 'won' | 'lost' | 'pushed' | 'rate' | 'net', Saying>>;
    readonly rows: Readonly<Record<'won' | 'lost' | 'pushed' | 'rate' | 'run' | 'net' | 'best', string>>;
    /** How often in a hundred, beside how often. */
    readonly wonShare: string;
    percent(share: number): string;
    counted(of: CountedRounds): string;
    run(length: number, of: CountedRounds, game: string): string;
    best(net: string, game: string): string;
    readonly nothingWon: string;
    readonly all: string;
    allOf(of: CountedRounds, game: string): string;
    net(signed: string): string;
    readonly since: string;
    readonly bar: Saying;
  };
  readonly options: {
    readonly title: string;
    readonly kept: string;
    readonly startOver: string;
    withChips(chips: Chips): string;
    readonly about: string;
    readonly prompt: string;
    ask(chips: Chips): string;
    readonly cleared: string;
    readonly sure: string;
    readonly sureBar: string;
    readonly bar: Saying;
  };
  readonly friends: {
    readonly title: string;
    readonly chipsStay: string;
    readonly join: string;
    readonly joinAbout: string;
    readonly open: string;
    readonly byWords: string;
    readonly here: string;
    readonly openIt: string;
    bar(isJoining: boolean): Saying;
    readonly how: string;
  };
  readonly asked: {
    readonly clears: string;
    readonly setNew: string;
    readonly setNewBar: string;
    readonly goBack: string;
    readonly goBackBar: Saying;
    readonly rival: string;
    readonly rivalBar: Saying;
  };
  readonly broke: {
    readonly lines: readonly [string, string];
    comeBack(chips: Chips): string;
    closes(seconds: number): string;
    readonly bar: string;
    /** All of it in one line. */
    plain(chips: Chips): string;
  };
  readonly plain: {
    welcome(chips: Chips): string;
    tables(tables: readonly { readonly number: number; readonly name: string; readonly isKept: boolean }[]): string;
    readonly help: readonly string[];
    noTable(word: string, near: string): string;
    whichTables(count: number, example: string): string;
    noAnswer(word: string): string;
    readonly puzzles: string;
    readonly newTable: string;
    rival(number: number): string;
    noSetting(word: string): string;
    readonly startOver: string;
    readonly ask: {
      readonly keptSure: string;
      readonly kept: string;
      rival(number: number): string;
      readonly options: string;
      readonly over: string;
    };
    since(rounds: number, chips: Chips, net: string): string;
    range(low: Chips, peak: Chips): string;
    book(facts: BookFacts): string;
    figure(game: string, name: string, value: string, means: string): string;
    setting(name: string, now: string, words: readonly string[]): string;
    rules(presets: readonly PresetWords[], chosen: string): string;
    others(min: number, max: number, chosen: number): string;
    levels(levels: readonly string[], chosen: string): string;
    buyIn(least: Chips, most: Chips): string;
    readonly words: string;
    sealed(digits: string): string;
    readonly seal: string;
    cannotSet(facts: SettableFacts): string;
    sitting(game: string, preset: string, buyIn: Chips, others: readonly { readonly name: string; readonly stack: Chips }[]): string;
    readonly letterOrWord: string;
  };
}
