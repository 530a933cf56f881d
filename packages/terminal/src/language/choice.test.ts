import { languageNow, speakBy } from '@baize/engine';
import { afterEach, expect, test } from 'vitest';
import { speakAsAsked, systemLanguage, takeLanguage } from './choice.ts';

afterEach(() => speakBy(() => 'en'));

test('a language is taken out of the command line, wherever it stands', () => {
  expect(takeLanguage(['hearts', '--language', 'de', '--plain'])).toEqual({ word: 'de', rest: ['hearts', '--plain'] });
  expect(takeLanguage(['--language=en'])).toEqual({ word: 'en', rest: [] });
  expect(takeLanguage(['hearts'])).toEqual({ word: undefined, rest: ['hearts'] });
  expect(takeLanguage(['odds', '--', '--language', 'de']).word).toBeUndefined();
  expect(takeLanguage(['--language']).word).toBe('');
});

test('the system says its language in LC_ALL, LC_MESSAGES or LANG', () => {
  expect(systemLanguage({ LANG: 'de_AT.UTF-8' })).toBe('de');
  expect(systemLanguage({ LANG: 'de_DE', LC_ALL: 'C' })).toBe('en');
  expect(systemLanguage({ LC_MESSAGES: 'de', LANG: 'en_GB' })).toBe('de');
  expect(systemLanguage({})).toBe('en');
});

test('the command line has the last word, then the system', () => {
  expect(speakAsAsked('fr', { LANG: 'de_DE' })).toBe(false);
  expect(speakAsAsked(undefined, { LANG: 'de_DE' })).toBe(true);
  expect(languageNow()).toBe('de');
  speakAsAsked('en', { LANG: 'de_DE' });
  expect(languageNow()).toBe('en');
});
