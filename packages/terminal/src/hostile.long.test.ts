import { beforeAll, describe, expect, test } from 'vitest';
import { draw } from '../../../scripts/draw.ts';
import { assault, faultIn, harangue } from './runtime/assault.fixture.ts';
import { allSubjects } from './stands.fixture.ts';

const SEQUENCES = draw(400, 100_000);
const LINES = draw(200, 10_000);

let grounds: Awaited<ReturnType<typeof allSubjects>>;
beforeAll(async () => {
  grounds = await allSubjects();
});

describe('garbage key sequences', () => {
  test('at every preset of every game: no crash, whole frames, no chip lost, always a way out', () => {
    const { sessions } = grounds;
    for (const ground of sessions) assault(ground, Math.ceil((SEQUENCES * 0.75) / sessions.length));
  });
  test('on the floor and at its tables: the same', () => {
    assault(grounds.floor, SEQUENCES * 0.25);
  });
});

describe('many garbage lines', () => {
  test('at every game: every answer is a sentence, no chip is lost, and Q leads out', () => {
    const { sessions } = grounds;
    // As many for each game, over its presets.
    for (const ground of sessions) {
      const [game] = ground.name.split(' ');
      const presets = sessions.filter(({ name }) => name.startsWith(`${game} `)).length;
      harangue(ground, Math.ceil(LINES / presets));
    }
  });
  test('on the floor: the same', () => {
    harangue(grounds.floor, LINES);
  });
});

test('the cat would notice: a screen that is torn, and one with a control character on it', () => {
  const cell = (char: string) => ({ char, role: 'text' }) as const;
  const size = { columns: 2, rows: 1 };
  expect(faultIn({ ...size, cells: [[cell('a'), cell(' ')]] }, size)).toBeUndefined();
  expect(faultIn({ ...size, cells: [[cell('a')]] }, size)).toBe('1 columns in place of 2');
  const torn = { columns: 3, rows: 3, cells: ['╔═╗', 'ab║', '╚═╝'].map((row) => [...row].map(cell)) };
  expect(faultIn(torn, torn)).toBe('the frame torn in row 2: ab║');
  for (const char of ['\u009b', '中', '\u0301', '\u00ad', '', 'ab'])
    expect(faultIn({ ...size, cells: [[cell(char), cell(' ')]] }, size)).toBe(`${JSON.stringify(char)} on the screen`);
});
