import { LANGUAGES, type SpokenLanguage, speakBy } from '@baize/engine';
import type { State } from '@baize/games/pontoon';
import { afterEach, describe, expect, test } from 'vitest';
import { NARROW, SIZES } from '../../../golden.fixture.ts';
import { screenText } from '../../../kit/cells.ts';
import { init } from '../../../program.ts';
import { draw } from '../../../view.ts';
import { choiceFor } from '../../screen.ts';
import { pontoonChoices } from '../choices.ts';
import { hand, modelWith, room, SEED } from '../pontoon.fixture.ts';
import { pontoonTells } from '../score.ts';

afterEach(() => speakBy(() => 'en'));

/** A pair to be played against a bank. */
const state: Partial<State> = {
  hands: [[hand('8s 8d', { firstStake: 10, stake: 10 })], [hand('(9c) (9h)')]],
  phase: 'turns',
  banker: 1,
  turn: { place: 0, hand: 0 },
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SIZES)('the welcome of eight players has room for how to begin at $columns columns', (size) => {
    speakBy(() => language);
    const welcome = init(room, { preset: 'british', opponents: 7, seed: SEED }, size);
    expect(screenText(draw(room, welcome)).split('\n').slice(3, 19).join('\n')).toContain('ENTER');
  });

  test('all that can be done fits into the bar of a narrow window', () => {
    speakBy(() => language);
    const [row = ''] = screenText(draw(room, modelWith({ preset: 'british', opponents: 1, state, size: NARROW })))
      .split('\n')
      .slice(22);
    for (const key of ['B', 'T', 'S', 'P']) expect(row).toContain(`[${key}]`);
    expect(row).not.toContain('…');
  });

  test('each choice is understood by the words of every language', () => {
    speakBy(() => language);
    const model = modelWith({ preset: 'british', opponents: 1, state });
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
