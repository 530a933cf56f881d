import { describe, expect, test } from 'vitest';
import { FIRST_LOAD, FRIENDS, neededBy, ONE_TABLE, weigh, weightWords } from './budget.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js', '_kit.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_kit.js'] },
  '_kit.js': { file: 'assets/kit.js', imports: ['_shared.js'] },
  'src/tables/pontoon/index.tsx': { file: 'assets/pontoon.js', imports: ['_kit.js', '_tray.js'] },
  '_tray.js': { file: 'assets/tray.js' },
  'src/tables/TableRoom.tsx': { file: 'assets/TableRoom.js', imports: ['_clock.js'] },
  '_clock.js': { file: 'assets/clock.js' },
};

const withFriends = {
  ...manifest,
  'src/friends/RoomPage.tsx': { file: 'assets/room.js', imports: ['_clock.js', '_tray.js', '_kit.js', '_line.js'] },
  'src/friends/OpenSheet.tsx': { file: 'assets/open.js', imports: ['_line.js'] },
  '_line.js': { file: 'assets/line.js' },
};

describe('the budget', () => {
  test('the first load is all that runs before the first screen, each file once', () => {
    expect(neededBy(manifest, 'index.html')).toEqual(['assets/index.js', 'assets/shared.js', 'assets/kit.js']);
    expect(neededBy(manifest, 'not there')).toEqual([]);
  });

  test('weighs the first load, and what each table adds to it', () => {
    expect(weigh(manifest, (file) => file.length)).toEqual([
      { name: 'the first load', bytes: 44, limit: FIRST_LOAD },
      { name: 'the table of pontoon', bytes: 31, limit: ONE_TABLE },
    ]);
  });

  test('weighs tables with friends without what every table is played with, each file once', () => {
    const weights = weigh(withFriends, () => 10);
    expect(weights.at(-1)).toEqual({ name: 'tables with friends', bytes: 30, limit: FRIENDS });
  });

  test('says what is too heavy', () => {
    expect(weightWords({ name: 'the first load', bytes: 102_400, limit: FIRST_LOAD })).toBe('✓ the first load: 100.0 KB of 100 KB');
    expect(weightWords({ name: 'the first load', bytes: 102_401, limit: FIRST_LOAD })).toMatch(/^✗/);
  });
});
