import { type Counters, replay, type Seat } from '@baize/engine';
import { expect, test } from 'vitest';
import { counters } from './counters.ts';
import { hearts } from './hearts.ts';
import house from './replays/house.json' with { type: 'json' };
import { SEATS } from './seats.ts';

const replayed = replay(hearts, house);
const beats = replayed.ok ? replayed.beats : [];
const sheet = beats.at(-1)?.state.sheet ?? [];

const sumsOf = (seat: Seat): Counters => {
  const sums: Record<string, number> = {};
  for (const beat of beats) for (const [name, more] of Object.entries(counters.adds(beat, seat))) sums[name] = (sums[name] ?? 0) + more;
  return sums;
};
const total = (name: string): number => SEATS.reduce((sum, seat) => sum + (sumsOf(seat)[name] ?? 0), 0);

test('the points and hands of a recorded game are those of its sheet', () => {
  expect(sheet.length).toBeGreaterThan(4);
  for (const seat of SEATS) {
    const sums = sumsOf(seat);
    expect(sums['hands']).toBe(sheet.length);
    expect(sums['points']).toBe(sheet.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
    expect(sums['pass.left.points']).toBe(
      sheet.filter(({ direction }) => direction === 'left').reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
    const shapes = Object.entries(sums).filter(([name]) => name.startsWith('hand.'));
    expect(shapes.reduce((sum, [, count]) => sum + count, sums['moons'] ?? 0)).toBe(sheet.length);
  }
});

test('the queen is taken once a hand, and dealt to somebody once a hand', () => {
  expect(total('queens')).toBe(sheet.length);
  expect(total('queen.passed') + total('queen.kept') + total('queen.given')).toBe(sheet.length);
});

test('everybody has a place when the game is over, and somebody the first', () => {
  expect(total('games')).toBe(SEATS.length);
  expect(total('place.1')).toBeGreaterThanOrEqual(1);
});
