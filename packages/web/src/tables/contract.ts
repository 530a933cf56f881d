/** What the room and a table screen know of each other. */
import type { GameId } from '@baize/games';
import type { ComponentType } from 'react';

/** What every table screen is given. */
export interface TableProps {
  /** The seed that the address names; without one the table takes a fresh one. */
  readonly seed: string | undefined;
  onLeave(): void;
}

/** A table screen, as its folder exports it. */
export interface TableModule<Id extends GameId> {
  readonly id: Id;
  readonly Table: ComponentType<TableProps>;
}
