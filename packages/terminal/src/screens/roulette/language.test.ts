import { LANGUAGES, loadWords, speakBy } from '@baize/engine';
import { presets, spots } from '@baize/games/roulette';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { screenText } from '../../kit/cells.ts';
import { draw } from '../../view.ts';
import { talkAt } from '../laid.fixture.ts';
import { betsOn, keysOf, modelWith, ownAt, press, room, SEED } from './roulette.fixture.ts';
import { rouletteScreen } from './roulette.ts';

beforeAll(() => loadWords('xx'));
afterEach(() => speakBy(() => 'en'));

describe.each(LANGUAGES)('in %s', (language) => {
  test('the payouts stand in columns, each apart from the next', () => {
    speakBy(() => language);
    const table = Object.values(rouletteScreen.help.tables ?? {})[0];
    for (const width of [80, 44] as const) {
      const rows = table?.(presets.french, width) ?? [];
      for (const row of rows) expect([row, row.length <= (width === 80 ? 70 : 38)]).toEqual([row, true]);
      for (const row of rows.slice(1, 13)) expect(row).toMatch(/\S {1,}\d+(?: to |:)1 +[−+]\d+[.,]\d\d$/);
    }
  });

  test('what can be asked for in the plain mode is told by the words of the language, and by the English ones', () => {
    speakBy(() => language);
    const { tells } = rouletteScreen;
    for (const word of language === 'de' ? ['einsätze', 'tisch', 'wer', 'quoten', 'bets', 'table'] : ['bets', 'table', 'who', 'payouts'])
      expect([word, Object.hasOwn(tells, word)]).toEqual([word, true]);
  });
});

test('a spin line by line in German', () => {
  speakBy(() => 'de');
  const answers = ['25 auf 17', '1.000 auf rot', 'rot 50', 'einsätze', 'drehen'];
  const text = talkAt(rouletteScreen, { preset: 'house', opponents: undefined, seed: SEED }, answers).transcript.replace(/\s+/g, ' ');
  expect(text).toContain('25 auf 17 Plein. Zahlt 35:1. Auf dem Tableau: 25. Chips: 975.');
  expect(text).toMatch(/Du hast noch 975 Chips\. Setz h(?:ö|oe|o)chstens 975\./);
  expect(text).toContain('2. 50 auf Rot, Gewinn 50.');
  expect(text).toContain('Rien ne va plus. Die Kugel rollt.');
  expect(text).toContain('Du verlierst 75. Chips: 925.');
});

test('on the board, bets and commands are typed in German whatever is spoken', () => {
  const after = press(modelWith(), ...keysOf('rot 100'), 'enter', ...keysOf('2. dutzend 20'), 'enter', ...keysOf('zurück rot'), 'enter');
  expect(ownAt(after).bets).toEqual(betsOn([['dozen-2', 20]]));
});

test('in the pseudo-language every bet under the cursor is drawn from the words', () => {
  speakBy(() => 'xx');
  for (const { id } of spots(presets.european).filter((_, at) => at % 20 === 0)) {
    const text = screenText(draw(room, modelWith({ preset: 'european', draft: { cursor: id } })));
    expect(text).toContain('⟦');
  }
});
