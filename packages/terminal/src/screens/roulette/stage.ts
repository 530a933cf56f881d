/** What a roulette table shows a player, and what the player has in hand: a place on the board, a chip. */
import type { Chips } from '@baize/engine';
import { findSpot, isTaken, type Roulette, type Spot, spotById } from '@baize/games/roulette';
import type { Key } from '../../kit/keys.ts';
import type { TableSight } from '../screen.ts';

/** What the table shows the player. */
export type RouletteSight = TableSight<Roulette>;

const FIRST_SPOT = '17';
const FIRST_CHIP = 25;

/** The bet that the cursor is on. */
export const cursorOf = ({ view, draft }: RouletteSight): Spot => {
  const spot = findSpot(draft['cursor'] ?? FIRST_SPOT);
  return spot !== undefined && isTaken(view.rules, spot.kind) ? spot : spotById(FIRST_SPOT);
};

/** The key of a bet's place on the cloth: no keyboard has it, a click does. */
export const spotKey = (id: string): Key => `@${id}`;

/** How many chips are laid at a time. */
export const chipOf = ({ draft }: RouletteSight): Chips => Number(draft['chip'] ?? FIRST_CHIP);

/** Whether the result of the last spin is still to be looked at: it stands on the felt until the player goes on. */
export const isResult = ({ view, draft }: RouletteSight): boolean =>
  view.phase === 'ended' ||
  view.phase === 'between' ||
  (view.phase === 'betting' && view.verdicts.length > 0 && view.layings.length === 0 && draft['seen'] !== String(view.spins));
