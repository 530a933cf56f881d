import { PACES, type Speed } from '@baize/casino';
import { openChance, play } from '@baize/engine';
import { NUMBERS, presets, type Roulette, roulette, rouletteModule } from '@baize/games/roulette';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { atRest, FREE, freely, LONGEST, landing, numberAt, type Pose } from './spin.ts';

const moving: readonly Speed[] = ['slow', 'normal', 'fast'];
const modulo = (degrees: number): number => ((degrees % 360) + 360) % 360;
/** How far the ball lies from the middle of the pocket it should be in, in degrees. */
const off = ({ rotor, ball }: Pose, number: number): number => {
  const { rotor: r, ball: b } = atRest(number);
  const apart = modulo(ball - rotor - (b - r));
  return Math.min(apart, 360 - apart);
};

describe('where the ball stops', () => {
  test.each(moving)('in the pocket that was drawn, for every number and from wherever it is, at %s', (speed) => {
    const pace = PACES[speed];
    for (const number of NUMBERS) {
      for (let start = 0; start < 360; start += 61) {
        const from = freely({ rotor: -start * 7, ball: start }, FREE * pace + start, pace);
        const { end, ms } = landing(from, number, pace);
        expect(numberAt(end)).toBe(number);
        expect(off(end, number)).toBeLessThan(1e-6);
        expect(ms).toBeGreaterThan(2 * 1000 * pace);
        expect(ms).toBeLessThanOrEqual(LONGEST * pace + 1e-6);
      }
    }
  });

  test('and at rest without any movement', () => {
    for (const number of NUMBERS) expect(numberAt(atRest(number))).toBe(number);
  });

  test('rotor and ball turn against each other, and neither jumps nor changes its speed when the number is drawn', () => {
    const from = freely({ rotor: 10, ball: 200 }, 1234, 1);
    const { end, ms } = landing(from, 17, 1);
    // Slowing down evenly, the first instant goes on at the speed of before: twice the way over the time.
    const before = { rotor: freely(from, 1, 1).rotor - from.rotor, ball: freely(from, 1, 1).ball - from.ball };
    expect((2 * (end.rotor - from.rotor)) / ms).toBeCloseTo(before.rotor, 6);
    expect((2 * (end.ball - from.ball)) / ms).toBeCloseTo(before.ball, 6);
    expect(before.rotor).toBeLessThan(0);
    expect(before.ball).toBeGreaterThan(0);
  });
});

test.each<Speed>([...moving, 'instant'])('the ball stops in the pocket that was drawn, in 200 spins at %s', claims('CAS-4.14'), (speed) => {
  const pace = PACES[speed];
  let pose: Pose = { rotor: 0, ball: 0 };
  let state: Roulette['state'] = rouletteModule.game.open({
    rules: presets.house,
    stacks: [100_000],
    chance: openChance('17'.repeat(32)),
  }).state;
  const act = (action: Roulette['action']): void => {
    const played = play(roulette, state, 0, action);
    if (!played.ok) throw new Error(played.refusal.reason);
    state = played.step.state;
  };
  const seen = new Set<number>();
  for (let spins = 0; spins < 200; spins += 1) {
    act({ type: 'place', spot: 'red', amount: 1 });
    act({ type: 'spin' });
    expect(roulette.view(state, 0).number).toBe('hidden');
    if (pace > 0) pose = freely(pose, FREE * pace + (spins % 17), pace);
    act({ type: 'rest' });
    const { number } = roulette.view(state, 0);
    if (typeof number !== 'number') throw new Error('The ball has not come to rest.');
    pose = pace > 0 ? landing(pose, number, pace).end : atRest(number);
    expect(numberAt(pose)).toBe(number);
    seen.add(number);
  }
  expect(seen.size).toBeGreaterThan(30);
});
