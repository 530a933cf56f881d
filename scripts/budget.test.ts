import { describe, expect, test } from 'vitest';
import { EVERY_TABLE, FIRST_LOAD, FIRST_WORDS, FRIENDS, neededBy, ONE_TABLE, weigh, weightWords } from './budget.mjs';

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

  test('weighs the first load, what every table is played with, and what each adds to both', () => {
    const two = { ...manifest, 'src/tables/hearts/index.tsx': { file: 'assets/hearts.js', imports: ['_kit.js', '_clock.js', '_tray.js'] } };
    expect(weigh(two, (file) => file.length)).toEqual([
      { name: 'the first load', bytes: 44, limit: FIRST_LOAD },
      { name: 'what every table is played with', bytes: 48, limit: EVERY_TABLE },
      { name: 'the table of pontoon', bytes: 17, limit: ONE_TABLE },
      { name: 'the table of hearts', bytes: 16, limit: ONE_TABLE },
    ]);
  });

  test('weighs the words of the first load by language, and what they share with it once', () => {
    const spoken = {
      'index.html': {
        file: 'first.js',
        isEntry: true,
        dynamicImports: ['src/floor/language/words.en.ts', 'src/floor/language/words.de.ts'],
      },
      'src/floor/language/words.en.ts': { file: 'floor-en.js', imports: ['en.ts'] },
      'src/floor/language/words.de.ts': { file: 'floor-de.js' },
      'en.ts': { file: 'small.js' },
    };
    expect(weigh(spoken, (file) => file.length).filter(({ name }) => name.includes('words'))).toEqual([
      { name: 'the words of the first load in de', bytes: 11, limit: FIRST_WORDS },
      { name: 'the words of the first load in en', bytes: 19, limit: FIRST_WORDS },
    ]);
  });

  test('weighs tables with friends without what every table is played with, each file once', () => {
    const weights = weigh(withFriends, () => 10);
    expect(weights.at(-1)).toEqual({ name: 'tables with friends', bytes: 40, limit: FRIENDS });
  });

  test('says what is too heavy', () => {
    expect(weightWords({ name: 'the first load', bytes: FIRST_LOAD, limit: FIRST_LOAD })).toBe('✓ the first load: 85.0 KB of 85 KB');
    expect(weightWords({ name: 'the first load', bytes: FIRST_LOAD + 1, limit: FIRST_LOAD })).toMatch(/^✗/);
  });
});
