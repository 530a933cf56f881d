import { freshProfile } from '@baize/casino';
import { LANGUAGES, speakBy } from '@baize/engine';
import { gameIds } from '@baize/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { screenText } from '../kit/cells.ts';
import { talker, visitor } from './floor.fixture.ts';
import { floorWords } from './language/index.ts';
import { floorSettings, settingNamed, settingShown } from './settings.ts';
import { floorTiles } from './tiles.ts';
import { drawFloor } from './view.ts';

afterEach(() => speakBy(() => 'en'));

describe('the floor in German', () => {
  beforeEach(() => speakBy(() => 'de'));

  test('J says yes as Y does', () => {
    const player = visitor({ ...freshProfile(), balance: 5 });
    player.press('o', 'up', 'enter');
    expect(screenText(drawFloor(player.house()))).toContain('[J]a, neu anfangen');
    player.press('j');
    expect(player.house().profile.balance).toBe(1000);
  });
  test('line by line, its letters are spelled in ASCII', () => {
    const player = talker();
    player.say('Hilfe', 'optionen', 'tempo schnell', 'zurueck');
    expect(player.text()).toMatch(/^[\x20-\x7e\n]*$/);
    expect(player.text()).toContain('Rueckblick, Raetsel, Freunde');
    expect(player.text()).toContain('Tempo: schnell. Moeglich: langsam, normal, schnell oder sofort.');
    expect(player.said().floor.profile.settings.speed).toBe('fast');
  });
});

test('the language is set on the page of options, and line by line by its name in any language', () => {
  const player = visitor();
  player.press('o', 'up', 'up', 'right', 'right');
  expect(player.house().profile.settings.language).toBe('de');
  for (const [words, language] of [
    [['options', 'language deutsch'], 'de'],
    [['options', 'language de', 'language english'], 'en'],
    [['options', 'language en', 'language system'], 'system'],
  ] as const) {
    const spoken = talker();
    spoken.say(...words);
    expect(spoken.said().floor.profile.settings.language).toBe(language);
  }
});

test('every setting is set by its words in either language, whichever is spoken', () => {
  for (const spoken of LANGUAGES)
    for (const typed of LANGUAGES)
      for (const { id, options } of floorSettings) {
        speakBy(() => typed);
        const { name, options: shown } = settingShown({ id, options });
        speakBy(() => spoken);
        for (const { word, option } of shown)
          expect([name, word, settingNamed(name.toLowerCase(), word)?.id]).toEqual([name, word, option.id]);
      }
});

test.each(LANGUAGES)('answers are taken in both languages while %s is spoken', (language) => {
  speakBy(() => language);
  for (const answers of [
    ['options', 'start over', 'yes'],
    ['Optionen', 'Neuanfang', 'ja'],
    ['einstellungen', 'neu anfangen', 'j'],
  ]) {
    const player = talker({ ...freshProfile(), balance: 5 });
    player.say(...answers);
    expect(player.said().floor.profile.balance).toBe(1000);
  }
});

test.each(LANGUAGES)('what the tiles say fits into them in %s', (language) => {
  speakBy(() => language);
  for (const id of gameIds) {
    const { lines, stakes, presets } = floorWords().tiles[id];
    for (const text of [...lines, stakes, floorWords().page.returns]) expect(text.length).toBeLessThanOrEqual(21);
    const names = Object.values(presets);
    const room = 53 - Math.max(9, 2 + Math.max(...names.map(({ name }) => name.length)));
    for (const { about } of names) {
      expect(about.length).toBeLessThanOrEqual(room);
      expect(about.length).toBeLessThan(80);
    }
    expect(floorTiles[id].name.length).toBeLessThanOrEqual(13);
  }
  for (const { about } of Object.values(floorWords().settings)) expect(about.length).toBeLessThanOrEqual(40);
});
