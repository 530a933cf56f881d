import { describe, expect, test } from 'vitest';
import { wayFrom } from './motion.ts';
import { ellipsePoint, placeOfSeat } from './places.ts';

test('a seat has a place of its own, and the player’s is the same whatever the seat', () => {
  expect([placeOfSeat(0, 3), placeOfSeat(3, 3)]).toEqual(['seat-0', 'me']);
});

describe('the company', () => {
  const company = (count: number) => Array.from({ length: count }, (_, index) => ellipsePoint(index, count));

  test('one opponent sits opposite', () => {
    expect(company(1)[0]?.x).toBeCloseTo(0);
    expect(company(1)[0]?.y).toBeCloseTo(-1);
  });

  test.each([2, 3, 4, 5, 6, 7])('%i sit clockwise from the player’s left, and evenly', (count) => {
    const places = company(count);
    for (const [index, place] of places.entries()) {
      expect(Math.hypot(place.x, place.y)).toBeCloseTo(1);
      expect(place.x).toBeCloseTo(-(places.at(-1 - index)?.x ?? Number.NaN));
    }
    expect(places[0]?.x).toBeLessThan(0);
    // Nobody sits where the player's own cards lie.
    for (const { y } of places) expect(y).toBeLessThan(0.5);
  });
});

test('a way leads from middle to middle', () => {
  // The measures of a box, without a page to draw it in.
  const box = (left: number, top: number, width: number, height: number): DOMRectReadOnly => ({
    ...{ left, top, width, height, x: left, y: top, right: left + width, bottom: top + height },
    toJSON: () => '',
  });
  expect(wayFrom(box(100, 50, 40, 60), box(0, 0, 20, 20))).toEqual({ x: 110, y: 70, scale: 2 });
  expect(wayFrom(box(0, 0, 10, 10), box(0, 0, 0, 0)).scale).toBe(1);
});
