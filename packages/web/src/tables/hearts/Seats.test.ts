import { personasFor } from '@baize/casino';
import { expect, test } from 'vitest';
import { faceOf } from './Seats.tsx';

test('the player has a face that nobody else at the table has', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    const others = personasFor(seed.repeat(64), 3);
    const faces = [0, 1, 2, 3].map((seat) => faceOf(seat, [null, ...others]));
    expect(new Set(faces).size).toBe(4);
    expect(faces.slice(1)).toEqual(others.map(({ face }) => face));
  }
});
