import { expect, test } from 'vitest';
import { quipFor } from './Reaction.tsx';

test('something is said one time in seven, and the same moment has the same word', () => {
  const moments = Array.from({ length: 7000 }, (_, at) => `hand ${at} Ada`);
  const said = moments.map((moment) => quipFor('sad', moment));
  const spoken = said.filter((word) => word !== undefined);
  expect(spoken.length).toBeGreaterThan(850);
  expect(spoken.length).toBeLessThan(1150);
  expect(new Set(spoken).size).toBe(5);
  expect(moments.map((moment) => quipFor('sad', moment))).toEqual(said);
});

test('a word is short enough for the place of a name', () => {
  for (const mood of ['glad', 'sad', 'awed'] as const)
    for (let at = 0; at < 500; at += 1) expect((quipFor(mood, String(at)) ?? '').length).toBeLessThanOrEqual(9);
});
