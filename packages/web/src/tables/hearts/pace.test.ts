import type { Event } from '@baize/games/hearts';
import { expect, test } from 'vitest';
import { thinkFor } from '../../kit/motion.ts';
import { holds } from './index.tsx';

/** A trick in which the player leads, and three others follow. */
const events: readonly Event[] = [
  { type: 'card-played', seat: 0, card: '2c' },
  { type: 'card-played', seat: 1, card: '5c' },
  { type: 'card-played', seat: 2, card: '9c' },
  { type: 'card-played', seat: 3, card: 'Kc' },
];
const holdsOf = (pace: number): number => events.reduce((sum, event) => sum + (holds(event, pace) ?? Number.NaN), 0);

test('a trick of which the player plays one card takes at most three seconds at the usual speed, and time enough to be followed', () => {
  const taken: Event = { type: 'trick-taken', taker: 3, plays: [], points: 0 };
  const all = holdsOf(1) + 3 * thinkFor(1) + (holds(taken, 1) ?? Number.NaN);
  expect(all).toBeLessThanOrEqual(3000);
  expect(all).toBeGreaterThan(2000);
});
