/**
 * The course of a spin, as angles and times. Nobody knows the number while the ball runs, so it first runs freely; once the
 * number is drawn both rotor and ball slow down evenly, for exactly as long as brings the ball to rest in its pocket. Pure.
 */
import { POCKETS, WHEEL } from '@baize/games/roulette';

/** How far two pockets lie apart, in degrees. */
const STEP = 360 / POCKETS;

/** Where the rotor and the ball are: degrees clockwise, any number of turns. */
export interface Pose {
  readonly rotor: number;
  readonly ball: number;
}

/** How long the ball runs freely, and about how long it then takes to come to rest, in milliseconds at the normal pace. */
export const FREE = 2200;
const SLOWING = 3000;
/** Degrees a millisecond at the normal pace: six turns of the ball against one and a half of the rotor, in all. */
const SPEED: Pose = { rotor: -0.146, ball: 0.584 };
const APART = SPEED.ball - SPEED.rotor;
/** The longest that the ball can take to come to rest: what is nearest to the usual time is never further from it. */
export const LONGEST = SLOWING + 360 / APART;

/** Slowing down evenly from full speed to none: the way is half of what it would have been. This is exact. */
export const EVENLY = 'cubic-bezier(.333333, .666667, .666667, 1)';

const modulo = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Where they are after running freely for some milliseconds. */
export const freely = ({ rotor, ball }: Pose, ms: number, pace: number): Pose => ({
  rotor: rotor + (SPEED.rotor * ms) / pace,
  ball: ball + (SPEED.ball * ms) / pace,
});

/** How far the pocket of a number lies from the rotor's own mark. */
const pocketOf = (number: number): number => WHEEL.indexOf(number) * STEP;

/** A ball at rest in the pocket of a number, the rotor where it is. */
const restingAt = (number: number, { rotor, ball }: Pose): Pose => {
  const there = rotor + pocketOf(number);
  // The same place, counted in turns as the ball has made them.
  return { rotor, ball: there + 360 * Math.round((ball - there) / 360) };
};

/** How the wheel is shown when nothing has moved yet: the ball at the upper right. */
export const atRest = (number: number): Pose => restingAt(number, { rotor: 38 - pocketOf(number), ball: 38 });

/** The end of a run: where rotor and ball stop, and after how long. */
export interface Landing {
  readonly end: Pose;
  readonly ms: number;
}

/** How a ball that runs freely comes to rest on a number: of all the times that bring it there, the one nearest to the usual. */
export const landing = (from: Pose, number: number, pace: number): Landing => {
  const speed = APART / pace;
  const way = modulo(pocketOf(number) - (from.ball - from.rotor));
  const turns = Math.round(((speed * SLOWING * pace) / 2 - way) / 360);
  const ms = (2 * (way + 360 * turns)) / speed;
  const stopped = freely(from, ms / 2, pace);
  return { end: restingAt(number, stopped), ms };
};

/** The number in whose pocket the ball lies. */
export const numberAt = ({ rotor, ball }: Pose): number => WHEEL[Math.round(modulo(ball - rotor) / STEP) % POCKETS] ?? 0;
