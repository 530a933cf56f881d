import { speakBy } from '@baize/engine';
import { afterEach, expect, test } from 'vitest';
import { whenWords } from './dates.ts';

afterEach(() => speakBy(() => 'en'));

const [began, ended] = [Date.UTC(2026, 10, 16, 21, 40), Date.UTC(2026, 10, 16, 22, 5)];
const plain = (words: string | undefined): string | undefined =>
  words?.replaceAll(/[\u2009\u202f\u00a0]/g, ' ').replaceAll(/\s*–\s*/g, ' – ');
const when = (times: Parameters<typeof whenWords>[0], ...languages: readonly string[]) => plain(whenWords(times, languages, 'UTC'));

test('a sitting of one evening says its day once, and from when to when', () => {
  expect(when({ began, ended }, 'en-GB')).toBe('16 Nov 2026, 21:40 – 22:05');
});

test('one that went past midnight, or was kept for days, says both days', () => {
  expect(when({ began, ended: ended + 86_400_000 }, 'en-GB')).toBe('16 Nov 2026, 21:40 – 17 Nov 2026, 22:05');
});

test('the reader’s own English is taken; another language is not mixed into an English page', () => {
  expect(when({ began, ended }, 'en-US')).toBe('Nov 16, 2026, 9:40 – 10:05 PM');
  expect(when({ began, ended }, 'de-DE', 'fr')).toBe('16 Nov 2026, 21:40 – 22:05');
});

test('what is not known is not made up, and a clock that was set back tells the end alone', () => {
  expect(when({})).toBeUndefined();
  expect(when({ began })).toBe('16 Nov 2026, 21:40');
  expect(when({ ended })).toBe('16 Nov 2026, 22:05');
  expect(when({ began: ended, ended: began })).toBe('16 Nov 2026, 21:40');
});

test('in German the day is written as Germans write it, or as the reader’s own German does', () => {
  speakBy(() => 'de');
  expect(when({ began, ended }, 'en-US')).toBe('16.11.2026, 21:40 – 22:05 Uhr');
  expect(when({ began }, 'de-AT', 'de')).toBe('16.11.2026, 21:40');
});
