import { fork, LANGUAGES, read, type SpokenLanguage, speakBy } from '@baize/engine';
import type { State } from '@baize/games/pontoon';
import { afterEach, describe, expect, test } from 'vitest';
import { type Size, screenText } from '../../../kit/cells.ts';
import { init, update } from '../../../program.ts';
import { faultIn } from '../../../runtime/assault.fixture.ts';
import { draw } from '../../../view.ts';
import { choiceFor } from '../../screen.ts';
import { pontoonChoices } from '../choices.ts';
import { hand, modelWith, room, SEED } from '../pontoon.fixture.ts';
import { pontoonTells } from '../score.ts';

afterEach(() => speakBy(() => 'en'));

const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 44, rows: 24 },
];
const KEYS = ['t', 's', 'b', 'p', 'y', 'enter', '2', '5', 'tab', 'escape', '?', 'right', 'q', 'n'];
const PRESSES = 220;

/** Every screen of a session in which keys are pressed by chance. */
const screensOf = (preset: 'house' | 'british', language: SpokenLanguage, size: Size) => {
  speakBy(() => language);
  const reader = read(fork(SEED, `${preset} ${size.columns}`));
  let model = init(room, { preset, opponents: preset === 'house' ? undefined : 7, seed: SEED }, size);
  return Array.from({ length: PRESSES }, (_, at) => {
    // The first screen is the welcome.
    if (at > 0) [model] = update(room, model, { type: 'key', key: KEYS[reader.below(KEYS.length)] ?? 't', at: at * 10_000 });
    return draw(room, model);
  });
};

/** What the screen itself says in English; what the frame around it says is not its own. */
const ENGLISH =
  /YOUR HAND|HANDS|BANKER|showing|hidden|Stake|Rounds|Won:|Lost:|in the deck|has the bank|At the table|[Tt]wist|\bstick|beats|ties/;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SIZES)('the welcome of eight players has room for how to begin at $columns columns', (size) => {
    speakBy(() => language);
    const welcome = init(room, { preset: 'british', opponents: 7, seed: SEED }, size);
    expect(screenText(draw(room, welcome)).split('\n').slice(3, 19).join('\n')).toContain('ENTER');
  });

  test.each(['house', 'british'] as const)('every screen of a %s table is whole', (preset) => {
    for (const size of SIZES)
      for (const screen of screensOf(preset, language, size)) {
        expect(faultIn(screen, size)).toBeUndefined();
        // Nothing has run out of the felt into the rule below it.
        expect(screenText(screen).split('\n')[19]).toMatch(/^╟─+╢$/);
      }
  });

  test('nothing on the felt or in the log is cut', () => {
    for (const size of SIZES)
      for (const preset of ['house', 'british'] as const)
        for (const screen of screensOf(preset, language, size))
          expect(
            screenText(screen)
              .split('\n')
              .filter((row, at) => at > 2 && at < 21 && row.includes('…')),
          ).toEqual([]);
  });

  test('all that can be done fits into the bar of a narrow window', () => {
    speakBy(() => language);
    const pair: Partial<State> = { hands: [[hand('8s 8d', { firstStake: 10, stake: 10 })], [hand('(9c) (9h)')]] };
    const state: Partial<State> = { ...pair, phase: 'turns', banker: 1, turn: { place: 0, hand: 0 } };
    const [row = ''] = screenText(draw(room, modelWith({ preset: 'british', opponents: 1, state, size: { columns: 44, rows: 24 } })))
      .split('\n')
      .slice(22);
    for (const key of ['B', 'T', 'S', 'P']) expect(row).toContain(`[${key}]`);
    expect(row).not.toContain('…');
  });

  test('each choice is understood by the words of every language', () => {
    speakBy(() => language);
    const pair: Partial<State> = { hands: [[hand('8s 8d', { firstStake: 10, stake: 10 })], [hand('(9c) (9h)')]] };
    const model = modelWith({
      preset: 'british',
      opponents: 1,
      state: { ...pair, phase: 'turns', banker: 1, turn: { place: 0, hand: 0 } },
    });
    const { beat, facts } = model.table;
    const choices = pontoonChoices({ ...beat, names: facts.names, draft: {} });
    const meant = (word: string) => choiceFor(choices, word)?.key;
    expect(['twist', 'karte', 't'].map(meant)).toEqual(['t', 't', 't']);
    expect(['stick', 'passen', 's'].map(meant)).toEqual(['s', 's', 's']);
    expect(['buy', 'kaufen', 'b'].map(meant)).toEqual(['b', 'b', 'b']);
    expect(['split', 'teilen', 'p'].map(meant)).toEqual(['p', 'p', 'p']);
    expect(['yes', 'ja', 'next', 'weiter', 'no', 'nein'].map(meant)).toEqual(['enter', 'enter', 'enter', 'enter', 'n', 'n']);
    expect(['stake', 'setzen', 'show', 'zeigen'].map(meant)).toEqual(['digits', 'digits', 'enter', 'enter']);
  });
});

test('in German the table has no English of its own', () => {
  for (const preset of ['house', 'british'] as const)
    for (const size of SIZES)
      for (const screen of screensOf(preset, 'de', size)) {
        // The rows of the table itself: the last rows belong to the frame, and a page over the felt to whoever opened it.
        const rows = screenText(screen).split('\n').slice(1, 21).join('\n');
        expect(rows).not.toMatch(ENGLISH);
      }
});

test('what is told on request has the same cards, names and numbers in both languages', () => {
  const model = modelWith({ preset: 'british', opponents: 3, names: ['You', 'Ada', 'Bruno', 'Clara'] });
  const told = (language: SpokenLanguage) => {
    speakBy(() => language);
    return Object.values(pontoonTells).flatMap((tell) => tell(model.table));
  };
  const [english, german] = [told('en'), told('de')];
  expect(german).toHaveLength(english.length);
  const facts = (text: string): readonly string[] =>
    (text.match(/Ada|Bruno|Clara|\d[\d.,]*\d|\d/g) ?? []).map((one) => one.replace(/[.,]/g, '')).sort();
  expect(german.map(facts)).toEqual(english.map(facts));
});
