import { LANGUAGES, loadWords, speakBy } from '@baize/engine';
import { presets, type Roulette, spots, verdictOn } from '@baize/games/roulette';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { screenText } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { answerPlain, startPlain } from '../../plain.ts';
import { init } from '../../program.ts';
import { faultIn } from '../../runtime/assault.fixture.ts';
import { draw } from '../../view.ts';
import { betsOn, keysOf, modelWith, ownAt, press, room, SEED } from './roulette.fixture.ts';
import { rouletteScreen } from './roulette.ts';

beforeAll(() => loadWords('xx'));
afterEach(() => speakBy(() => 'en'));

const WIDE = { columns: 80, rows: 24 };
const NARROW = { columns: 44, rows: 24 };

const bets = betsOn([
  ['17', 25],
  ['17/20', 10],
  ['31-36', 1250],
  ['red', 50],
  ['dozen-2', 20],
]);
const laid = { stack: 1135, bets, layings: bets.map((bet) => [bet]), last: bets, history: [32, 0, 17] };
const verdicts = bets.map((bet) => verdictOn(presets.house, bet, 33));

/** The table in each of its phases, and every page over it. */
const models = (size: typeof WIDE): readonly Model<Roulette>[] => {
  const board = modelWith({ size, state: laid, draft: { cursor: '31-36' } });
  const empty = modelWith({ preset: 'french', size });
  const shared = init(room, { preset: 'banked', opponents: 3, seed: SEED }, size);
  return [
    empty,
    board,
    press(board, 'tab'),
    press(board, '?'),
    press(board, 'q'),
    press(board, 'delete'),
    modelWith({ size, state: laid, draft: { cursor: 'odd' } }),
    modelWith({ size, state: { ...laid, phase: 'spinning', spins: 7, number: 20 }, draft: { spin: '7', wheel: '23' } }),
    modelWith({ size, state: { ...laid, bets: [], layings: [], spins: 7, number: 33, verdicts, history: [33, 32] } }),
    shared,
    init(room, { preset: 'shared', opponents: 3, seed: SEED }, size),
    init(room, { preset: 'french', opponents: undefined, seed: SEED }, size),
    press(shared, 'space', 'enter'),
  ];
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([WIDE, NARROW])('nothing leaves the frame or is cut at $columns columns', (size) => {
    speakBy(() => language);
    for (const model of models(size)) {
      expect(faultIn(draw(room, model), size)).toBeUndefined();
      expect(screenText(draw(room, model))).not.toContain('…');
      // Nothing hangs over the line below the felt.
      expect(screenText(draw(room, model)).split('\n')[19]).toMatch(/^╟─+╢$/);
    }
  });

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
  let said = startPlain(rouletteScreen, { preset: 'house', opponents: undefined, seed: SEED });
  const texts = [said.text];
  for (const answer of ['25 auf 17', '1.000 auf rot', 'rot 50', 'einsätze', 'drehen']) {
    said = answerPlain(rouletteScreen, said.plain, answer);
    texts.push(said.text);
  }
  const text = texts.join('').replace(/\s+/g, ' ');
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
