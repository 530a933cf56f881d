import { speakBy } from '@baize/engine';
import { presets } from '@baize/games/blackjack';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { screenText } from '../../kit/cells.ts';
import { draw } from '../../view.ts';
import { talkAt } from '../laid.fixture.ts';
import { dealer, hand, type LaidTable, modelWith, press, room, SEED, stacked } from './blackjack.fixture.ts';

beforeEach(() => speakBy(() => 'de'));
afterEach(() => speakBy(() => 'en'));

const turn: LaidTable = { round: 8, phase: 'playing', stack: 950, bet: 50, hands: [hand('8s 8d')], dealer: dealer('4c Kh') };
const over = {
  ...turn,
  phase: 'between',
  hands: [hand('8s Jd', { status: 'stood' }), hand('8d 3c Kd', { status: 'stood' }), hand('8h 9d Jc', { status: 'bust' })],
  dealer: dealer('4c 6h 8c', true),
  insurance: 25,
  result: {
    verdicts: [
      { outcome: 'push', net: 0 },
      { outcome: 'win', net: 50 },
      { outcome: 'bust', net: -50 },
    ],
    insurance: -25,
    net: -25,
  },
} as const;
const screens: Readonly<Record<string, LaidTable>> = {
  insurance: { ...turn, phase: 'insurance', dealer: dealer('As Kh') },
  over,
  ended: { ...over, phase: 'ended', stack: 5 },
};

describe.each([80, 44])('in %i columns', (columns) => {
  test.each(Object.keys(screens))('%s fits, and none of it is cut', (name) => {
    const model = modelWith({
      rules: presets.vegas,
      state: screens[name] ?? {},
      size: { columns, rows: 24 },
      tally: { played: 57, won: 24 },
    });
    for (const shown of [model, press(model, 'tab')]) {
      const text = screenText(draw(room, shown));
      expect(text).not.toContain('…');
      for (const row of text.split('\n')) expect(row).toMatch(/^(?:\s*|[║╔╚╟╠].*[║╗╝╢╣])$/);
    }
  });
});

test('line by line, words of either language are understood', () => {
  const seating = { preset: 'classic', opponents: undefined, seed: SEED };
  const told = (answers: readonly string[]): string => talkAt(stacked('8s 4c 8d 6h Jd 3c Kd Ks As 9h Qh 7c'), seating, answers).text;
  for (const answers of [
    ['50', 'teilen', 'stehen', 'karte', '', 'letzter'],
    ['50', 'split', 'stand', 'hit', '', 'last'],
  ])
    expect(told(answers)).toBe(told(['50', 'p', 's', 'h', '', 'l']));
});
