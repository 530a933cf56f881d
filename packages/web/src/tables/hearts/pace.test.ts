import { openingFor } from '@baize/casino';
import { openSitting } from '@baize/engine';
import { type Event, heartsModule } from '@baize/games/hearts';
import { expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { dealMotion, dealtMotion, thinkFor } from '../../kit/motion.ts';
import { dealtAs } from './hands.ts';
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

test(
  'cards are dealt one at a time from the eldest hand, each 40 to 60 ms after the one before, round after round',
  claims('HEA-1.3'),
  () => {
    const { game } = heartsModule;
    const { state } = openSitting(game, openingFor(heartsModule, { preset: 'house', others: 3, buyIn: 0, serverSeed: '5'.repeat(64) }));
    const view = game.view(state, 0);
    const way = { x: 0, y: 0, scale: 1 };
    const starts = [1, 2, 3, 4].map((left) => dealtMotion(way, 1, dealtAs(view, (view.dealer + left) % 4)).timing.delay ?? 0);
    const round = holds({ type: 'cards-dealt', cards: [] }, 1) ?? Number.NaN;
    const gaps = [...starts, round].slice(1).map((start, at) => start - (starts[at] ?? Number.NaN));
    for (const gap of gaps) expect([gap >= 40, gap <= 60]).toEqual([true, true]);
    // The player's own comes in the same order.
    expect(dealMotion(way, 1, 2).timing.delay).toBe(dealtMotion(way, 1, 2).timing.delay);
  },
);
