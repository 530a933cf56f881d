import { languageNow, speakBy } from '@baize/engine';
import { afterEach, expect, test } from 'vitest';
import { openSpeech, systemLanguage, takeLanguage } from './choice.ts';

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
  expect([systemLanguage({}), systemLanguage({}, 'de')]).toEqual(['en', 'de']);
});

test('the command line has the last word, then what is set, then the system', async () => {
  const german = { LANG: 'de_DE' };
  expect(openSpeech('fr', undefined, german).now()).toBe('de');
  expect(openSpeech(undefined, 'en', german).now()).toBe('en');
  expect(openSpeech(undefined, 'system', german).now()).toBe('de');
  const asked = openSpeech('en', 'de', german);
  await asked.heed('de');
  expect(asked.now()).toBe('en');
  const set = openSpeech(undefined, undefined, german);
  speakBy(set.now);
  await set.heed('en');
  expect(languageNow()).toBe('en');
  await set.heed('system');
  expect(languageNow()).toBe('de');
});
