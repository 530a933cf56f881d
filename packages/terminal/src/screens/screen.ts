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
import { kitWords } from '../kit/language/index.ts';

/**
 * Something that can be chosen, now or at another time: a key, a word and a place for the mouse. The frame and the plain mode read the
 * same list, and there is no other way in.
 */
export interface Choice<A> {
  /** The key that takes it; a click on what is drawn with this key is the same. `digits` and `letters` when it is typed straight away. */
  readonly key: Key;
  /** Further keys and words that mean the same. */
  readonly also?: readonly string[];
  /** The whole word, in small letters; left out where there is something to be seen in it, as in a cursor that moves. */
  readonly word?: string;
  /** How the bar shows it: `[T]wist`. What follows the letter is swallowed after the key. Left out, it is not in the bar. */
  readonly label?: string;
  /** How the compact bar shows it, if it has no room for that. */
  readonly short?: string;
  /** How the plain mode asks for it: `Twist (t)`. Empty, it is only told in the help; left out, not even there. */
  readonly asked?: string;
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

/** The question that names every answer: "Twist (t) or stick (s)?" */
export const askFor = <A>(choices: readonly Choice<A>[]): string =>
  kitWords().question(choices.filter(({ lit }) => lit).flatMap(({ asked = '' }) => (asked === '' ? [] : asked)));

/** What becomes of a choice: changes to what the player has in hand, an action, a word in the log row. */
export interface Handled<A> {
  readonly draft?: Draft;
  readonly action?: A;
  readonly note?: string;
}

/** What a choice needs before it is done: nothing, a number, or words. One leaves the table. */
export type Taking<A> = { readonly kind: 'leave' } | ({ readonly kind: 'now' } & Handled<A>) | Amount<A> | TypedLine<A>;

/** A line that is typed: a bet, the name of a card. */
export interface TypedLine<A> {
  readonly kind: 'words';
  /** What stands before it: `Your bet: `. */
  readonly ask: string;
  /** How it is written: "a place and an amount: 17 50". */
  readonly how: string;
  /** What a line means; a note alone says why it means nothing, and the line stays to be mended. */
  hear(text: string): Handled<A>;
  /** What a line means before Enter, because it is whole, or can be nothing any more; undefined while it may go on. */
  whole?(text: string): Handled<A> | undefined;
  /** The line as it may go on. */
  complete?(text: string): string | undefined;
  /** What Enter does with the line as it is, for the bar. */
  enter?(text: string): string;
  /** What is in hand from its first letter on. */
  readonly begun?: Draft;
  /** What the line comes to when another key is pressed behind it, where it need not be said: a number alone is a chip. */
  sets?(text: string): Draft | undefined;
}

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
  /** What is put in hand in place of an amount that a second word is wanted for; undefined for any other. */
  readonly confirm?: (amount: number) => Draft | undefined;
}

/** How choices are shown: in a frame of this width, or line by line. */
export type ChoicesShown = FrameWidth | 'plain';

/** The last line of a welcome to the plain mode, where every choice is a word. */
export const letterOrWord = (): string => kitWords().letterOrWord;

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
  /** Whether the player wants to be asked before all chips go in. */
  readonly asksAllIn?: true;
}

/** What goes on by itself, so many milliseconds from now. */
export interface TableAnimation<A> extends Omit<Handled<A>, 'note'> {
  readonly ms: number;
  /** Whether the player looks on meanwhile: keys are kept until it is over. */
  readonly isShow?: true;
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
  /** What else can be done than to leave or to play on: the table stays open without this player, on `K`. */
  readonly keeps?: true;
}

/** What a session counts beside its rounds, each thing by its name. */
export type Tally = Readonly<Record<string, number>>;

/** How a table counts it. */
export interface Counting<T extends GameTypes> {
  /** Nothing counted yet. */
  start(facts: TableFacts<T>): Tally;
  /** After something has been shown; `view` is the table just after it. */
  count(tally: Tally, event: T['event'], view: T['view'], seat: Seat): Tally;
  /** After the player has left in the middle of a round. */
  forfeit(tally: Tally, view: T['view'], seat: Seat): Tally;
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
  /** The welcome: what the game is and how it is played, in a few lines. */
  readonly welcome: {
    lines(facts: TableFacts<T>): readonly string[];
    /** What stands large in it, where it is not the title, and the chips in row 2. */
    readonly title?: Line;
    status?(facts: TableFacts<T>): Line;
    /** The first lines of the plain mode, where they are others. */
    plain?(facts: TableFacts<T>): readonly string[];
  };
  /** Row 2. */
  status(sight: TableSight<T>, statistics: Statistics, width: FrameWidth): RowEnds;
  /** Rows 4 to 19. */
  felt(sight: TableSight<T>, width: FrameWidth): readonly Placed[];
  /** Row 21, from what has happened since the player's last choice, and for some from what was before it. */
  log(story: readonly NarratedBeat<T>[], width: number, sight: TableSight<T>, earlier?: readonly NarratedBeat<T>[]): string;
  /** Everything that can be chosen at this table as it is, in a frame of this width or line by line: all keys, clicks and words. */
  choices(sight: TableSight<T>, shown: ChoicesShown): readonly Choice<T['action']>[];
  /** Row 22, where what is in hand has a part in it. */
  prompt?(sight: TableSight<T>, width: FrameWidth): Line;
  /** What stands at the right end of row 22: how a bet is said. */
  promptRight?(sight: TableSight<T>, width: FrameWidth): Line;
  /** What goes on by itself at this table, as a wheel does; undefined when nothing does. It always comes to an end. */
  animation?(sight: TableSight<T>): TableAnimation<T['action']> | undefined;
  /** What the plain mode asks, where a list of the choices is not enough. */
  ask?(sight: TableSight<T>): string;
  /** How long a beat holds the table in milliseconds, where it is not as usual; and how long a verdict stands before anything is asked. */
  readonly pauses?: Readonly<Partial<Record<Tempo | 'verdict', number>>>;
  /** What a session counts for itself. */
  readonly counting?: Counting<T>;
  /** The end of a session that can start again. */
  readonly end?: SessionEnd<T>;
  /** What to ask before leaving now; undefined when nothing is lost by it. */
  leaveQuestion(table: TableNow<T>): LeaveQuestion | undefined;
  /** The help: the keys at this table; and passages of the rules that are tables, by their heading, in rows that fit into its width. */
  readonly help: {
    keys(rules: T['rules']): readonly KeyHelp[];
    readonly tables?: Readonly<Record<string, (rules: T['rules'], width: FrameWidth) => readonly string[]>>;
  };
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
