/** The way of a real hand through the small game: each thing that was done becomes the nearest choice there. */
import type { Chips, Seat } from '@baize/engine';
import { entryAt } from '../seats.ts';
import type { LastMove, Street, View } from '../state.ts';
import { isSpot, type Tree, type TreeChoice, type TreeSpot } from './tree.ts';

/** A choice that was taken at a spot. */
export interface TakenChoice {
  readonly spot: TreeSpot;
  readonly choice: number;
}

/** Where a hand stands: the spot, unless the small game has none for it, and what was chosen on the way. */
export interface Path {
  readonly spot: TreeSpot | undefined;
  readonly taken: readonly TakenChoice[];
}

const STREETS: readonly Street[] = ['preflop', 'flop', 'turn', 'river'];

/** What a seat had in front of it before this. */
const betBefore = (view: View, move: LastMove): Chips => {
  const earlier = view.deeds
    .slice(0, view.deeds.indexOf(move))
    .findLast(({ seat, street }) => seat === move.seat && street === move.street);
  if (earlier !== undefined) return earlier.to;
  if (move.street !== 'preflop') return 0;
  const [small = 0, big = 0] = view.rules.blinds;
  return move.seat === view.small ? small : big;
};

/** A raise as a part of the pot after a call. */
const partOf = (view: View, move: LastMove): number => (move.to - betBefore(view, move) - move.toCall) / (move.pot + move.toCall);

/** The same of a choice in the small game. */
const partOfChoice = ({ puts, player }: TreeSpot, { put }: TreeChoice): number => {
  const level = Math.max(...puts);
  return (put - level) / (puts[0] + puts[1] + level - puts[player === 0 ? 0 : 1]);
};

/** What a seat has put in on earlier streets, when it did this. */
const paidBefore = (view: View, { seat, street }: LastMove): Chips => {
  const earlier = STREETS.slice(0, STREETS.indexOf(street));
  return earlier.reduce((sum, one) => sum + (view.deeds.findLast((move) => move.seat === seat && move.street === one)?.to ?? 0), 0);
};

/** All that a seat brought to this hand. */
const broughtBy = ({ stacks, bets, paid }: View, seat: Seat): Chips =>
  entryAt(stacks, seat, 0) + entryAt(bets, seat, 0) + entryAt(paid, seat, 0);

/** What both can put in: the smaller of what they brought. */
export const chipsInReach = (view: View): Chips =>
  Math.min(...view.standing.flatMap((standing, seat) => (standing === 'out' ? [] : [broughtBy(view, seat)])));

/** Whether one of the two has nothing left to bet after this. */
const isAllIn = (view: View, move: LastMove): boolean => paidBefore(view, move) + move.to >= chipsInReach(view);

/** Which of two sizes stands for one between them (Ganzfried and Sandholm, 2013): the one that is as hard to exploit. */
const isNearerTo = (lower: number, upper: number, part: number): boolean =>
  ((upper - part) * (1 + lower)) / ((upper - lower) * (1 + part)) >= 0.5;

/** A raise this many times as large as any in the small game has nothing there that stands for it. */
const TOO_LARGE = 1.5;

/** The raise in the small game that stands for this one; -1 when there is none. */
const raiseFor = (view: View, spot: TreeSpot, move: LastMove): number => {
  const raises = spot.choices.flatMap((choice, at) => (choice.kind === 'raise' ? [{ at, part: partOfChoice(spot, choice) }] : []));
  const last = raises.at(-1);
  if (last === undefined) return -1;
  const part = partOf(view, move);
  if (isAllIn(view, move) && spot.choices[last.at]?.part === Number.POSITIVE_INFINITY) return last.at;
  const above = raises.findIndex((raise) => raise.part >= part);
  const [upper, lower] = [raises[above], raises[above - 1]];
  if (upper === undefined) return part > TOO_LARGE * last.part ? -1 : last.at;
  if (lower === undefined) return upper.at;
  return isNearerTo(lower.part, upper.part, part) ? lower.at : upper.at;
};

const choiceFor = (view: View, spot: TreeSpot, move: LastMove): number => {
  if (move.type === 'bet' || move.type === 'raise') return raiseFor(view, spot, move);
  return spot.choices.findIndex(({ kind }) => kind === (move.type === 'fold' ? 'fold' : 'stay'));
};

/** Follows a hand as far as the small game goes along. */
export const treePathOf = (view: View, { root }: Tree): Path => {
  const taken: TakenChoice[] = [];
  let spot: TreeSpot | undefined = root;
  for (const move of view.deeds) {
    const player = move.seat === view.button ? 0 : 1;
    if (spot === undefined || spot.player !== player || spot.street !== STREETS.indexOf(move.street)) return { spot: undefined, taken };
    const choice = choiceFor(view, spot, move);
    const next: TreeChoice | undefined = spot.choices[choice];
    if (next === undefined) return { spot: undefined, taken };
    taken.push({ spot, choice });
    spot = isSpot(next.next) ? next.next : undefined;
  }
  return { spot, taken };
};
