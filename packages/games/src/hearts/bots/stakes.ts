/** What the end of a hand is worth to each seat: its points; near the end of the game its chance to win, as far as the scores tell. */
import type { BySeat } from '@baize/engine';
import { type Board, cellAt } from '../board.ts';
import type { Rules } from '../rules.ts';
import { ALL_POINTS, PENALTY_CARDS } from '../trick.ts';

/** What a hand is played for. */
export interface Stakes {
  readonly rules: Rules;
  readonly scores: BySeat<number>;
}

/** What a moon of one's own is worth, in points. */
const MOON_WORTH = 20;
/** Once somebody is so near the end, what counts is the chance to win. */
const NEAR = 30;
/** What one in a hundred of that chance weighs before, in points. */
const CHANCE_WEIGHS = 0.05;
/** The chance in a hundred. */
const SURE = 100;
// How far scores drift apart in one hand, and about how much one hand adds to the highest.
const DRIFT = 8;
const PER_HAND = 8;

const jackOf = (board: Board, { jackOfDiamonds }: Rules, seat: number): number => (board.jack === seat ? jackOfDiamonds : 0);

/** What the hand brought one seat, were it not for the moon. */
export const takenBy = (board: Board, rules: Rules, seat: number): number => cellAt(board.points, seat) + jackOf(board, rules, seat);

/** Who has all fourteen penalty cards, or -1. */
export const shooterOn = ({ penalties }: Board): number => {
  for (let seat = 0; seat < 4; seat += 1) if (cellAt(penalties, seat) === PENALTY_CARDS) return seat;
  return -1;
};

// Written and read within one weighing; a fresh array for each would be most of its cost.
const finals = new Float64Array(4);
const final = (seat: number): number => finals[seat] ?? 0;
const least = (): number => Math.min(final(0), final(1), final(2), final(3));
const most = (): number => Math.max(final(0), final(1), final(2), final(3));

const addMoon = (board: Board, { rules, scores }: Stakes, shooter: number, minus: boolean): void => {
  for (let seat = 0; seat < 4; seat += 1) {
    const moon = minus ? (seat === shooter ? -ALL_POINTS : 0) : seat === shooter ? 0 : ALL_POINTS;
    finals[seat] = (scores[seat] ?? 0) + moon + jackOf(board, rules, seat);
  }
};

const isLost = (shooter: number, endsAt: number): boolean => Math.max(...finals) >= endsAt && (finals[shooter] ?? 0) > Math.min(...finals);

/** The scores after the hand, into `finals`. A shooter who may choose does what serves it. */
const addHand = (board: Board, stakes: Stakes): void => {
  const { rules, scores } = stakes;
  const shooter = shooterOn(board);
  if (shooter >= 0) {
    addMoon(board, stakes, shooter, rules.moon === 'minus');
    if (rules.moon === 'choice' && isLost(shooter, rules.endsAt)) addMoon(board, stakes, shooter, true);
    return;
  }
  for (let seat = 0; seat < 4; seat += 1) finals[seat] = (scores[seat] ?? 0) + takenBy(board, rules, seat);
};

/** Once the game is over: who is lowest has won. How far the others were off counts a little, so that they play on. */
const settle = (values: Float64Array): void => {
  const low = least();
  for (let seat = 0; seat < 4; seat += 1) {
    const behind = final(seat) - low;
    values[seat] = behind === 0 ? SURE : -Math.min(behind, SURE) / 10;
  }
};

/** While it goes on: the lower the likelier, and the more so the nearer the end. */
const compare = (spread: number, values: Float64Array): void => {
  const low = least();
  let sum = 0;
  for (let seat = 0; seat < 4; seat += 1) {
    const weight = Math.exp((low - final(seat)) / spread);
    values[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < 4; seat += 1) values[seat] = (SURE * (values[seat] ?? 0)) / sum;
};

/** While nobody is near the end, points are points; another's moon costs as much whichever way it is counted. */
const pointsFor = (board: Board, rules: Rules, seat: number): number => {
  const shooter = shooterOn(board);
  if (shooter < 0) return -takenBy(board, rules, seat);
  return (shooter === seat ? MOON_WORTH : -ALL_POINTS) - jackOf(board, rules, seat);
};

/** What a finished hand is worth to each seat, into `values`. Far from the end the chance to win decides only between equals. */
export const weighHand = (board: Board, stakes: Stakes, values: Float64Array): void => {
  const { rules, scores } = stakes;
  addHand(board, stakes);
  const left = rules.endsAt - most();
  if (left <= 0) settle(values);
  else compare(DRIFT * Math.sqrt(Math.max(1, left / PER_HAND)), values);
  if (Math.max(...scores) >= rules.endsAt - NEAR) return;
  for (let seat = 0; seat < 4; seat += 1) values[seat] = pointsFor(board, rules, seat) + CHANCE_WEIGHS * (values[seat] ?? 0);
};
