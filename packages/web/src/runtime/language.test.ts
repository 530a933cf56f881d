import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test('the page speaks what the player has chosen, or what the browser prefers', () => {
  expect(languageOf('de', '', ['en-GB'])).toBe('de');
  expect(languageOf('system', '', ['fr', 'de-CH', 'en'])).toBe('de');
  expect(languageOf('system', '', ['fr'])).toBe('en');
});

test('the address has the last word, if it names a language', () => {
  expect(languageOf('en', '?language=de', [])).toBe('de');
  expect(languageOf('en', '?language=xx', [])).toBe('xx');
  expect(languageOf('en', '?language=klingon', ['de'])).toBe('en');
});
