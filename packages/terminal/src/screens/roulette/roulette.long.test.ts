import { presets, spots } from '@baize/games/roulette';
import { expect, test } from 'vitest';
import { faultsUnderCursor } from './roulette.fixture.ts';

test.each([80, 44])('at %i columns every bet of the board has its place under the cursor, and nothing leaves the frame', (columns) => {
  expect(spots(presets.european).flatMap(({ id }) => faultsUnderCursor(id, { columns, rows: 24 }))).toEqual([]);
});
