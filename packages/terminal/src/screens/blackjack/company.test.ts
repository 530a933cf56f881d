import { fileURLToPath } from 'node:url';
import type { Card } from '@baize/engine';
import { type Blackjack, presets, type Spot } from '@baize/games/blackjack';
import { expect, test } from 'vitest';
import { expectAscii, expectScreen, SIZES, WIDE } from '../../golden.fixture.ts';
import type { Size } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { draw } from '../../view.ts';
import { dealer, drawn, hand, type LaidTable, modelWith, room } from './blackjack.fixture.ts';

const rules = { ...presets.shared, currency: 'chips' } as const;
const golden = (name: string): string => fileURLToPath(new URL(`../golden/${name}`, import.meta.url));

const spot = (change: Partial<Spot<Card>> = {}): Spot<Card> => ({
  stack: 940,
  bet: 50,
  lastBet: 50,
  insurance: 0,
  hands: [],
  result: null,
  asked: false,
  isIn: true,
  ...change,
});
const others: readonly Spot<Card>[] = [
  spot({ hands: [hand('Ks 7d', { status: 'stood' })] }),
  // Four hands, as long as they come.
  spot({
    hands: [
      hand('8h 2c 2d 3s 5c', { status: 'stood' }),
      hand('8d 2s 2h 3h 6c', { status: 'stood' }),
      hand('8c 10c 2h 9h', { status: 'bust' }),
      hand('8s Ad 10h', { status: 'stood' }),
    ],
  }),
  spot({ hands: [hand('As Kd')] }),
  spot({ bet: 0 }),
  spot({ bet: 0, stack: 5, isIn: false }),
  spot({ hands: [hand('9s 9d')] }),
];
const turn: LaidTable = { round: 8, phase: 'playing', stack: 950, bet: 50, hands: [hand('8s 8d')], dealer: dealer('4c Kh') };
const split: LaidTable = { ...turn, hands: [hand('8s Jd', { status: 'stood' }), hand('8d 3c')], turn: 1 };
const four: LaidTable = { ...turn, hands: ['8s 9d', '8d 3c', '8h 2c', '8c 7d'].map((text) => hand(text)) };
const result: LaidTable = {
  ...turn,
  phase: 'between',
  dealer: dealer('4c Kh Js', true),
  result: { verdicts: [{ outcome: 'win', net: 50 }], insurance: 0, net: 50 },
};
const at = (state: LaidTable, size: Size): Model<Blackjack> => modelWith({ rules, state, others, size });

test.each([
  ['seven', turn],
  ['seven-split', split],
  ['seven-result', result],
])('seven at the table: the others in a line each, and the own hand drawn: %s', async (name, state) => {
  await expectScreen(golden(`blackjack-${name}`), (size) => draw(room, at(state, size)));
});

test('four hands of one’s own beside six others have their places in ASCII too', () => {
  for (const size of SIZES) expectAscii(draw(room, at(four, size)));
});

test('no hand of another is cut: with suits, without them, or its total alone, whatever there is room for', () => {
  const lines = (hands: readonly string[], size: Size): string => {
    const held = hands.map((text) => hand(text, { status: 'stood' }));
    return drawn(modelWith({ rules, state: turn, others: [spot({ hands: held })], size }));
  };
  for (const size of SIZES) {
    expect(lines(['Kc 7d'], size)).toContain('K♣ 7♦ (17)');
    expect(lines(['8h Kc', '8d 2c 5s'], size)).toContain('8♥K♣ 18/8♦2♣5♠ 15');
    expect(lines(['8h 2c 2d 3s 5c', '8d 2s 2h 3h 6c', '8c 10c 2h 9h', '8s Ad 10h'], size)).toContain('20/21/29/19');
    expect(lines(['8h 2c 2d 3s 5c', '8d 2s 2h 3h 6c', '8c 10c 2h 9h', '8s Ad 10h'], size)).not.toContain('…');
  }
});

test('whoever keeps the bank is told so, and so is who has no part in the round', () => {
  const bank = modelWith({ rules: presets.banked, state: { ...turn, bet: 0, hands: [] }, others, size: WIDE });
  expect(drawn(bank)).toContain('keeps the bank');
  expect(drawn(at(turn, WIDE))).toContain('sits out');
  expect(drawn(at(turn, WIDE))).toContain('out of chips');
});
