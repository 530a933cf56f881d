/** What a game gives the terminal: how its table is drawn, and which keys offer what. It draws offers; it decides nothing. */
import { type NarratedBeat, othersAt, type Statistics, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import {
  type BySeat,
  figure,
  type GameModule,
  type GameTypes,
  type Range,
  type Seat,
  type Settled,
  type Sight,
  type Tempo,
} from '@baize/engine';
import type { Block, Line, Placed } from '../kit/cells.ts';
import type { FrameWidth } from '../kit/frame.ts';
import type { Key } from '../kit/keys.ts';

/** Something that can be chosen, now or at another time: an entry of the action bar and a word of the plain mode. */
export interface Choice<A> {
  /** The key that takes it; `digits` when a number is typed for it straight away. */
  readonly key: Key;
  /** Further keys and words that mean the same. */
  readonly also?: readonly string[];
  /** The whole word, in small letters. What follows its first letter is swallowed after the key. */
  readonly word: string;
  /** How the bar shows it: `[T]wist`. */
  readonly label: string;
  /** How the compact bar shows it, if it has no room for that. */
  readonly short?: string;
  /** How the plain mode asks for it: `Twist (t)`. */
  readonly asked: string;
  /** Whether it begins a new round; plain mode leaves a blank line there. */
  readonly opensRound?: true;
  /** Whether an offer holds it. The key of one that none holds is answered with the reason. */
  readonly lit: boolean;
  /** Whether it stands in the bar, dim, when no offer holds it. */
  readonly isListed: boolean;
  readonly take: Taking<A>;
}

/** The choice that a key or a word stands for: the one that can be taken, if several share it. */
export const choiceFor = <A>(choices: readonly Choice<A>[], said: string): Choice<A> | undefined => {
  const meant = choices.filter(({ key, also, word }) => said === key || said === word || also?.includes(said) === true);
  return meant.find(({ lit }) => lit) ?? meant[0];
};

/** What a choice needs before it is an action: nothing, or a number. Some only change what the player has in hand, or leave the table. */
export type Taking<A> =
  | { readonly kind: 'leave' }
  | { readonly kind: 'now'; readonly action: A; readonly draft?: Draft }
  | { readonly kind: 'draft'; readonly draft: Draft }
  | Amount<A>;

/** A number that is typed. */
export interface Amount<A> {
  readonly kind: 'amount';
  readonly ask: string;
  readonly range: Range;
  readonly action: (amount: number) => A;
  /** How a sum is written, where it is no bare number: `$50`. */
  readonly money?: (chips: number) => string;
  /** What Enter does with the number, for the bar; the action's own name by default. */
  readonly enter?: string;
  /** Keys that fill in an amount while it is typed: half the pot, the pot. */
  readonly fills?: readonly Fill[];
  /** What Enter alone bets; without it, the last amount that was typed, or the least. */
  readonly again?: number;
  /** What is answered to Enter with nothing typed, where that means nothing yet. */
  readonly empty?: string;
}

/** How a sum is written for this amount. */
export const moneyFor = <A>({ money = figure }: Amount<A>): ((chips: number) => string) => money;

/** An amount by key. */
export interface Fill {
  readonly key: Key;
  readonly amount: number;
  /** How the bar shows it, and how the compact bar does. */
  readonly label: string;
  readonly short: string;
}

/** `Place your bet ($10-$500): `. */
export const amountPrompt = <A>({ ask, range: { min, max }, money = figure }: Amount<A>): string =>
  `${ask} (${money(min)}-${money(max)}): `;

/** What a player has in hand before it is an action: a cursor, a chip, words being typed. Only its screen can read it. */
export type Draft = Readonly<Record<string, string>>;

/** What a table shows a player: a sight, what the seats are called, and what the player has in hand. */
export interface TableSight<T extends GameTypes> extends Sight<T> {
  readonly names: BySeat<string>;
  readonly draft: Draft;
  /** What the round brought that was settled since the player's last choice, by seat; left out where none was. */
  readonly results?: Settled['results'];
}

/** What becomes of what the player has in hand: changes to it, an action, a word in the log row. */
export interface Handled<A> {
  readonly draft?: Draft;
  readonly action?: A;
  readonly note?: string;
}

/** What goes on by itself, so many milliseconds from now. */
export interface TableAnimation<A> extends Omit<Handled<A>, 'note'> {
  readonly ms: number;
  /** Whether the player looks on meanwhile: keys are kept until it is over. */
  readonly isShow?: true;
}

/** A table that is played in words of its own, line by line. */
export interface Speech<T extends GameTypes> {
  /** The first lines of the plain mode. */
  welcome(facts: TableFacts<T>): readonly string[];
  /** What is asked before each line. */
  ask(sight: TableSight<T>): string;
  /** What a line means: an action, or why it is not one. */
  hear(sight: TableSight<T>, text: string): { readonly action: T['action'] } | { readonly because: string };
}

/** Something that is told in lines when it is asked for. */
export type TableTelling<T extends GameTypes> = (table: TableNow<T>) => readonly string[];

/** What every table tells in words, for somebody who cannot see it. None of these words ever does anything. */
export type Tells<T extends GameTypes> = Readonly<Record<'hand' | 'table' | 'pot' | 'who', TableTelling<T>>> &
  Readonly<Record<string, TableTelling<T>>>;

/** A question before the player leaves in the middle of a round. */
export interface LeaveQuestion {
  /** What is so: "The round is not over and will not be counted." */
  readonly warning: string;
  /** What is asked: "Leave and lose 20?" */
  readonly question: string;
}

/** What a session counts beside its rounds, each thing by its name. */
export type Tally = Readonly<Record<string, number>>;

/** How a table counts it. */
export interface Counting<T extends GameTypes> {
  /** Nothing counted yet. */
  start(facts: TableFacts<T>): Tally;
  /** After something has been shown; `view` is the table just after it. */
  count(tally: Tally, event: T['event'], view: T['view']): Tally;
  /** After the player has left in the middle of a round. */
  forfeit(tally: Tally, view: T['view']): Tally;
}

/** The end of a session that can start again with fresh chips; what has been counted stays. */
export interface SessionEnd<T extends GameTypes> {
  /** Row 2. */
  status(table: TableNow<T>, tally: Tally): RowEnds;
  /** Rows 4 to 19. */
  felt(table: TableNow<T>, tally: Tally, width: FrameWidth): readonly Placed[];
  /** Row 21. */
  log(table: TableNow<T>, width: FrameWidth): string;
}

/** The left and the right end of a row. */
export interface RowEnds {
  readonly left: Line;
  readonly right: Line;
}

/** What a key does, for the help. */
export interface KeyHelp {
  readonly key: string;
  readonly does: string;
}

/** What a player sets before sitting down. */
export interface TableRequest {
  readonly preset: string;
  /** How many opponents; undefined for as many as is usual. */
  readonly opponents: number | undefined;
  /** How strong they are; left out for as strong as is usual. */
  readonly level?: string;
  readonly seed: string;
}

/** How many opponents there can be, and how many there are by default. */
export interface Opponents {
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** The sheet on Tab. */
export interface TabSheet<T extends GameTypes> {
  readonly name: string;
  /** The same in the compact bar, where there is no room for it. */
  readonly short?: string;
  /** What Tab is for at the table as it is, where it does not open the sheet. */
  tab?(sight: TableSight<T>, width: FrameWidth): string | undefined;
  block(table: TableNow<T>, width: FrameWidth, tally: Tally): Block;
}

/** A game's table in the terminal. */
export interface TableScreen<T extends GameTypes> {
  readonly module: GameModule<T>;
  /** The title in the header. */
  readonly title: Line;
  /** The opponents that a preset takes. */
  opponents(preset: string): Opponents;
  /** The table that a player sits down at. */
  opening(seating: TableRequest): TableOpening;

  /** Whether a session of its own asks how many opponents there shall be, unless it was told. */
  readonly asksOpponents?: true;
  /** Whether this happens out of the player's sight: it is not told, and takes no time. */
  outOfSight?(event: T['event'], view: T['view'], seat: Seat): boolean;
  /** How the table differs in a session of its own, away from the floor; left out where it does not. */
  readonly session?: TableScreen<T>;
  /** What stands large on the welcome, where it is not the title, and the chips in row 2. */
  readonly greeting?: {
    readonly title: Line;
    status(facts: TableFacts<T>): Line;
    /** The first lines of the plain mode. */
    plain(facts: TableFacts<T>): readonly string[];
  };
  /** A few lines for the welcome: what the game is and how it is played. */
  welcome(facts: TableFacts<T>): readonly string[];
  /** Row 2. */
  status(sight: TableSight<T>, statistics: Statistics, width: FrameWidth): RowEnds;
  /** Rows 4 to 19. */
  felt(sight: TableSight<T>, width: FrameWidth): readonly Placed[];
  /** Row 21, from what has happened since the player's last choice, and for some from what was before it. */
  log(story: readonly NarratedBeat<T>[], width: number, sight: TableSight<T>, earlier?: readonly NarratedBeat<T>[]): string;
  /** Everything that can ever be chosen at this table: the action bar and the words of the plain mode. */
  choices(sight: TableSight<T>): readonly Choice<T['action']>[];
  /** A key while the table waits for the player, before any choice is asked for; undefined where it means nothing to the draft. */
  press?(sight: TableSight<T>, key: Key, width: FrameWidth): Handled<T['action']> | undefined;
  /** Row 22, where what is in hand has a part in it. */
  prompt?(sight: TableSight<T>, width: FrameWidth): Line;
  /** What stands at the right end of row 22: how a bet is said. */
  promptRight?(sight: TableSight<T>, width: FrameWidth): Line;
  /** What goes on by itself at this table, as a wheel does; undefined when nothing does. It always comes to an end. */
  animation?(sight: TableSight<T>): TableAnimation<T['action']> | undefined;
  /** What the plain mode asks, where a list of the choices is not enough. */
  ask?(sight: TableSight<T>): string;
  /** A hint or a refusal in fewer words, for a window where the whole of it has no room. */
  shorten?(note: string): string;
  /** How long a beat holds the table in milliseconds, where it is not as usual; and how long a verdict stands before anything is asked. */
  readonly pauses?: Readonly<Partial<Record<Tempo | 'verdict', number>>>;
  /** What a session counts for itself. */
  readonly counting?: Counting<T>;
  /** The end of a session that can start again. */
  readonly end?: SessionEnd<T>;
  /** How the table is played in words, where a word is not just the name of a choice. */
  readonly speech?: Speech<T>;
  /** What to ask before leaving now; undefined when nothing is lost by it. */
  leaveQuestion(table: TableNow<T>): LeaveQuestion | undefined;
  /** The keys at this table. */
  keys(rules: T['rules']): readonly KeyHelp[];
  /** Passages of the rules that are tables, by their heading: rows that fit into the help of this width. */
  readonly tables?: Readonly<Record<string, (rules: T['rules'], width: FrameWidth) => readonly string[]>>;
  /** Whether a look back writes the hands of the others, which the table does not draw. */
  readonly writesHands?: true;
  /** What the plain mode tells on request: the hand, the table, the pot, who is there, and what else there is. */
  readonly tells: Tells<T>;
  /** The sheet on Tab. */
  readonly score: TabSheet<T>;
  /** What the session has come to so far, in lines. */
  summary(table: TableNow<T>, tally: Tally): readonly string[];
  /** The last words, behind that, to somebody who leaves. */
  goodbye(table: TableNow<T>): readonly string[];
}

// --- how many opponents the presets of a game take -------------------------------------------------------------------

/** The opponents by preset. Unless told there are as many as is usual, or a full table. */
export const opponentsAt =
  <T extends GameTypes>(module: GameModule<T>, usual = Number.POSITIVE_INFINITY) =>
  (preset: string): Opponents => {
    const { min, max } = othersAt(module, preset);
    return { min, max, usual: Math.min(max, usual) };
  };
