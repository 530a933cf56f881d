import { holdemModule } from '@baize/games/holdem';
import { pontoonModule } from '@baize/games/pontoon';
import { sabaccModule } from '@baize/games/sabacc';
import { describe, expect, test } from 'vitest';
import { fitTableOptions, levelsAt, levelWords, openingFor } from './seating.ts';
import { MIXED } from './settings.ts';

const options = { preset: 'spire', others: 3, buyIn: 500, serverSeed: '5eed'.repeat(16) };
const [preset = ''] = Object.keys(sabaccModule.game.presets);

describe('how strong the others are', () => {
  test('is chosen among the bots of the game, and is as usual unless told', () => {
    expect(levelsAt(sabaccModule, preset)).toEqual({ levels: ['easy', 'normal', 'hard'], usual: 'normal' });
    const usual = openingFor(sabaccModule, { ...options, preset });
    expect(usual.bots.filter((bot) => bot !== null)).toEqual(['normal', 'normal', 'normal']);
    const hard = openingFor(sabaccModule, { ...options, preset, level: 'hard' });
    expect(hard.bots.filter((bot) => bot !== null)).toEqual(['hard', 'hard', 'hard']);
    expect({ ...hard, bots: usual.bots }).toEqual(usual);
  });

  test('is not chosen where nobody else sits, nor where the company is mixed', () => {
    expect(levelsAt(pontoonModule, 'house')).toEqual({ levels: [], usual: MIXED });
    expect(levelsAt(pontoonModule, 'british')).toEqual({ levels: [], usual: MIXED });
    const mixed = openingFor(pontoonModule, { ...options, preset: 'british', level: MIXED });
    expect(mixed.bots).toEqual([null, 'sharp', 'steady', 'sharp']);
  });

  test('has a name of its own where that of the bot would say nothing', () => {
    expect(Object.keys(holdemModule.bots).map((level) => levelWords(holdemModule.words, level))).toEqual(['Casual', 'Regular', 'Shark']);
  });
});

test('a setting that the game does not have is as usual', () => {
  expect(fitTableOptions(sabaccModule, { preset, others: 99, level: 'shark' })).toEqual({ preset, others: 3, level: 'normal' });
  expect(fitTableOptions(sabaccModule, { preset, others: 0, level: 'easy' })).toMatchObject({ others: 1, level: 'easy' });
});
