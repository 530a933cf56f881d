/** What the room and a table screen know of each other. */
import type { Guest } from '@baize/casino';
import type { BySeat, GameModule, GameTypes } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import type { ComponentType } from 'react';
import type { TableRun } from '../runtime/useTable.ts';

/** What every table screen is given. */
export interface TableProps<T extends GameTypes> {
  readonly run: TableRun<T>;
  /** Who sits where, seat by seat; null is the player. */
  readonly guests: BySeat<Guest | null>;
  /** Leaves the table. The screen has asked first, if leaving costs something. */
  onLeave(): void;
  /** Takes a seat anew, once the sitting is over. */
  onAgain(): void;
}

/** A table screen, as its folder exports it. */
export interface TableModule<Id extends GameId> {
  readonly id: Id;
  readonly module: GameModule<Games[Id]>;
  /** Each preset in a line, for whoever takes a seat. */
  readonly lines: Readonly<Record<string, string>>;
  /** What is said where a preset has no opponents: "You sit alone with the banker." */
  readonly alone: string;
  /** How many opponents there are unless the player says otherwise. */
  readonly usualOthers: number;
  readonly Table: ComponentType<TableProps<Games[Id]>>;
}
