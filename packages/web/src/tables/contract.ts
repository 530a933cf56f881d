/** What the room and a table screen know of each other. */
import type { Persona } from '@baize/casino';
import type { BySeat, GameModule, GameTypes, Seat } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import type { ComponentType } from 'react';
import type { BotRuntime } from '../runtime/bot-workers.ts';
import type { SoundName } from '../runtime/sounds.ts';
import type { TableHandle } from '../runtime/useTable.ts';

/** What every table screen is given. */
export interface TableProps<T extends GameTypes> {
  readonly run: TableHandle<T>;
  /** Who sits where, seat by seat; null is the player. */
  readonly personas: BySeat<Persona | null>;
  /** What to ask before leaving now: what is forfeited. Undefined where nothing is lost. */
  readonly leaving: string | undefined;
  /** Leaves the table. The screen has asked first, if there was something to ask. */
  onLeave(): void;
  /** Takes a seat again, once the sitting is over. */
  onAgain(): void;
}

/** A table screen, as its folder exports it. */
export interface TableModule<Id extends GameId> extends BotRuntime<Games[Id]> {
  readonly id: Id;
  readonly module: GameModule<Games[Id]>;
  /** Each preset in a line, for whoever takes a seat. */
  readonly lines: Readonly<Record<string, string>>;
  /** What is said where a preset has no opponents: "You sit alone with the banker." */
  readonly alone: string;
  /** How many opponents there are unless the player says otherwise. */
  readonly usualOthers: number;
  /** The preset that is chosen unless the player says otherwise; the first one if left out. */
  readonly usualPreset?: string;
  /** What an event sounds like to this seat; undefined for one without a sound. */
  sounds?(event: Games[Id]['event'], me: Seat, view: Games[Id]['view']): SoundName | undefined;
  /** What is poured out of a pot with an event, in least bets: that is heard beside its sound. */
  poured?(event: Games[Id]['event'], view: Games[Id]['view']): number | undefined;
  /** How long an event holds the table, where its tempo does not say: a ball has to be seen to come to rest. */
  holds?(event: Games[Id]['event'], pace: number, view: Games[Id]['view']): number | undefined;
  /** How long an event that ends a round is alone on the table before the player is asked again, unless a key is pressed. */
  staysAlone?(event: Games[Id]['event'], pace: number): number;
  /** Why the coach would do this, where a part of it is enough to be read on the felt. */
  explains?(why: Games[Id]['why']): Games[Id]['why'] | undefined;
  /** What takes a moment and a round cannot do without: done while the player takes a seat, so that nothing waits for it later. */
  prepare?(): void;
  /** The points of each seat, where no chips are played for. */
  points?(view: Games[Id]['view']): BySeat<number>;
  /** Whether a look back writes the hands of the others beside the table, which has no room to draw them. */
  readonly writesHands?: true;
  /** What is turned up in a look back, where it is not all hands. */
  readonly faceUpWords?: string;
  /** Pictures that stand above the rules. */
  readonly Pictures?: ComponentType;
  readonly Table: ComponentType<TableProps<Games[Id]>>;
}
