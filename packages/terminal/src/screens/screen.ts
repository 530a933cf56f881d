/** What a game gives the terminal: how its table is drawn, and which keys offer what. It draws offers; it decides nothing. */
import type { Sitting, Statistics, TableOpening } from '@baize/casino';
import type { BySeat, GameModule, GameTypes, Range, Sight } from '@baize/engine';
import type { Block, Line, Placed } from '../kit/cells.ts';
import type { FrameWidth } from '../kit/frame.ts';
import type { Key } from '../kit/keys.ts';

/** Something that can be chosen, now or at another time: an entry of the action bar and a word of the plain mode. */
export interface Choice<A> {
  /** The key that takes it; `digits` when a number is typed for it straight away. */
  readonly key: Key;
  /** A further key that means the same. */
  readonly also?: Key;
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
  const meant = choices.filter(({ key, also, word }) => said === key || said === also || said === word);
  return meant.find(({ lit }) => lit) ?? meant[0];
};

/** What a choice needs before it is an action: nothing, or a number. */
export type Taking<A> =
  | { readonly kind: 'now'; readonly action: A }
  | { readonly kind: 'amount'; readonly ask: string; readonly range: Range; readonly action: (amount: number) => A };

/** One thing that has happened, as the player saw it, and how the game tells it. */
export interface Told<T extends GameTypes> {
  readonly event: T['event'];
  readonly view: T['view'];
  readonly sentences: readonly string[];
}

/** What a table shows a player: a sight, and what the seats are called. */
export interface TableSight<T extends GameTypes> extends Sight<T> {
  readonly names: BySeat<string>;
}

/** A question before the player leaves in the middle of a round. */
export interface Farewell {
  /** What is so: "The round is not over and will not be counted." */
  readonly warning: string;
  /** What is asked: "Leave and lose 20?" */
  readonly question: string;
}

/** The left and the right end of a row. */
export interface Ends {
  readonly left: Line;
  readonly right: Line;
}

/** What a key does, for the help. */
export interface KeyHelp {
  readonly key: string;
  readonly does: string;
}

/** What a player sets before sitting down. */
export interface Seating {
  readonly preset: string;
  /** How many opponents; undefined for as many as is usual. */
  readonly opponents: number | undefined;
  readonly seed: string;
}

/** A game's table in the terminal. */
export interface TableScreen<T extends GameTypes> {
  readonly module: GameModule<T>;
  /** The title in the header. */
  readonly title: Line;
  /** How many opponents a preset takes, and how many it has unless told. */
  opponents(preset: string): { readonly min: number; readonly max: number; readonly usual: number };
  /** The table that a player sits down at. */
  opening(seating: Seating): TableOpening;

  /** A few lines for the welcome: what the game is and how it is played. */
  welcome(opening: TableOpening, rules: T['rules']): readonly string[];
  /** Row 2. */
  status(sight: TableSight<T>, statistics: Statistics, width: FrameWidth): Ends;
  /** Rows 4 to 19. */
  felt(sight: TableSight<T>, width: FrameWidth): readonly Placed[];
  /** Row 21, from what has happened since the player's last choice. */
  log(story: readonly Told<T>[], width: number, sight: TableSight<T>): string;
  /** Everything that can ever be chosen at this table: the action bar and the words of the plain mode. */
  choices(sight: TableSight<T>): readonly Choice<T['action']>[];
  /** What to ask before leaving now; undefined when nothing is lost by it. */
  farewell(sitting: Sitting<T>): Farewell | undefined;
  /** The keys at this table. */
  keys(rules: T['rules']): readonly KeyHelp[];
  /** The sheet on Tab. */
  score(sitting: Sitting<T>, width: FrameWidth): Block;
  /** The last words: what the session came to. */
  goodbye(sitting: Sitting<T>): readonly string[];
}
