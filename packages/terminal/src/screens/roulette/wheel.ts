/** The wheel in one line: pockets pass under a mark, slower and slower, until the ball has come to rest. */
import { type Colour, colourOf, isForSeveral, POCKETS, type View, WHEEL } from '@baize/games/roulette';
import { type Block, type Line, line, type Role, type Span, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import type { Draft, TableAnimation } from '../screen.ts';
import type { RouletteSight } from './stage.ts';

/** How many pockets pass before the ball comes to rest, and how long each takes, in milliseconds. */
const FREE = 24;
const FREE_MS = 60;
/** The least number of pockets on which the wheel slows down. */
const FEWEST = 12;

const roles: Readonly<Record<Colour, Role>> = { red: 'red', black: 'text', green: 'green' };
/** A number's colour, which its mark says as well. */
const roleOf = (number: number): Role => roles[colourOf(number)];
/** Red numbers are marked. */
const markOf = (number: number): Span => (colourOf(number) === 'red' ? RED_MARK : span(' '));
/** The mark of red, which needs no colour to be seen. */
export const RED_MARK: Span = span('♦', 'bold-red');
/** A number with its mark, this wide before the mark. */
export const numberLine = (number: number, width: number): Line => [span(String(number).padStart(width), roleOf(number)), markOf(number)];

// --- turning --------------------------------------------------------------------------------------------------------

/** Where the wheel is in its run. It belongs to one spin: what is left of an earlier one means nothing. */
interface Run {
  /** The pocket under the mark. */
  readonly at: number;
  /** How many pockets have passed freely. */
  readonly passed: number;
  /** How many are still to pass, once the ball is coming to rest; undefined before that. */
  readonly left: number | undefined;
}

const runOf = ({ view, draft }: RouletteSight): Run => {
  const at = Number(draft['wheel'] ?? 0);
  if (draft['spin'] !== String(view.spins)) return { at, passed: 0, left: undefined };
  return {
    at,
    passed: Number(draft['passed'] ?? 0),
    left: draft['left'] === undefined || draft['left'] === '' ? undefined : Number(draft['left']),
  };
};

const kept = ({ spins }: View, { at, passed, left }: Run): Draft => ({
  spin: String(spins),
  wheel: String(at % POCKETS),
  passed: String(passed),
  left: left === undefined ? '' : String(left),
});

/** How many pockets lie between the one under the mark and the one that was drawn, once round more where that is too short a way. */
const wayTo = (at: number, number: number): number => {
  const way = (WHEEL.indexOf(number) - at + POCKETS) % POCKETS;
  return way < FEWEST ? way + POCKETS : way;
};

/** The last pockets take ever longer. */
const slowly = (left: number): number => Math.round(45 + 420 / (left + 1));

/** Whether the ball is known to have come to rest, but is not yet seen to have. */
export const isRunningOut = (sight: RouletteSight): boolean => {
  const { passed, left } = runOf(sight);
  return sight.view.phase === 'resting' && passed === FREE && left !== 0;
};

/** Whether the wheel turns, as far as the player can see. */
export const isTurning = (sight: RouletteSight): boolean => sight.view.phase === 'spinning' || isRunningOut(sight);

/** What the wheel does next by itself: another pocket; the ball comes to rest; and slowly on to where it lies. */
export const wheelAnimation = (sight: RouletteSight): TableAnimation<{ readonly type: 'rest' }> | undefined => {
  const { view } = sight;
  const { at, passed, left } = runOf(sight);
  if (view.phase === 'spinning') {
    const draft = kept(view, { at: at + 1, passed: passed + 1, left: undefined });
    const turns = { ms: FREE_MS, isShow: true, draft } as const;
    // At a shared table nobody lets the ball rest: it does when it has run.
    if (isForSeveral(view.rules)) return passed < FREE ? turns : undefined;
    // The ball has been let to rest already, and that is only still to be shown.
    if (!sight.offers.some(({ type }) => type === 'rest')) return undefined;
    return passed + 1 < FREE ? turns : { ...turns, action: { type: 'rest' } };
  }
  // A player who let the ball rest at once has seen enough of the wheel.
  if (!isRunningOut(sight) || typeof view.number !== 'number') return undefined;
  const way = left ?? wayTo(at, view.number);
  return { ms: slowly(way), isShow: true, draft: kept(view, { at: at + 1, passed, left: way - 1 }) };
};

/** The pocket under the mark: where the wheel is, or where the ball lies. */
const underMark = (sight: RouletteSight): number => {
  const { number } = sight.view;
  return isTurning(sight) || typeof number !== 'number' ? runOf(sight).at : WHEEL.indexOf(number);
};

// --- drawing --------------------------------------------------------------------------------------------------------

const pocket = (at: number): Line => [...numberLine(WHEEL[(at + POCKETS) % POCKETS] ?? 0, 3), span(' ')];

/** An edge of the strip; where the ball lies it is doubled about the pocket in the middle. */
const edge = (count: number, sides: string, ends: readonly [string, string], isAtRest: boolean): Line => {
  const middle = (count - 1) / 2;
  const half = `${sides}─────`.repeat(middle);
  if (!isAtRest) return line(`${half}${sides}─────${half}${sides}`, 'dim');
  const after = `─────${sides}`.repeat(middle);
  return [span(half, 'dim'), span(`${ends[0]}━━━━━${ends[1]}`, 'bold-cyan'), span(after, 'dim')];
};

/** The strip of the wheel, the mark above it: eleven pockets, or five in the compact frame. */
export const wheelBlock = (sight: RouletteSight, width: FrameWidth): Block => {
  const count = width === 80 ? 11 : 5;
  const [middle, at] = [(count - 1) / 2, underMark(sight)];
  const isAtRest = !isTurning(sight);
  const pockets = Array.from({ length: count }, (_, place) => place - middle).flatMap((place): Line => {
    const isWall = isAtRest && (place === 0 || place === 1);
    return [isWall ? span('┃', 'bold-cyan') : span('│', 'dim'), ...pocket(at + place)];
  });
  return [
    [span(`${' '.repeat(6 * middle + 3)}▼`, 'bold-cyan')],
    edge(count, '┬', ['┏', '┓'], isAtRest),
    [...pockets, span('│', 'dim')],
    edge(count, '┴', ['┗', '┛'], isAtRest),
  ];
};
