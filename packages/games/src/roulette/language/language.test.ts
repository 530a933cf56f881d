import { openChance } from '@baize/engine';
import { testLanguage } from '../../language.fixture.ts';
import { rouletteModule } from '../index.ts';
import { spots } from '../layout.ts';
import type { Misreading } from '../misreading.ts';
import { betsOn } from '../roulette.fixture.ts';
import { roulette } from '../roulette.ts';
import { presets } from '../rules.ts';
import type { Event, Why } from '../state.ts';
import { misreadWords, spotTitle } from '../words.ts';
import { words } from './words.en.ts';

const lowHigh = { kind: 'low-high', pays: 2 } as const;
const corner = { kind: 'corner', pays: 11 } as const;

// A kind that is missing here does not compile.
const whys: { readonly [Type in Why['type']]: readonly (Why & { readonly type: Type })[] } = {
  'ball-to-rest': [{ type: 'ball-to-rest' }],
  'like-the-last': [{ type: 'like-the-last' }],
  'bank-is-full': [{ type: 'bank-is-full' }],
  'spin-brings': [
    { type: 'spin-brings', staked: 1, average: -0.027 },
    { type: 'spin-brings', staked: 2500, average: 1148.6 },
  ],
  'best-kind': [
    { type: 'best-kind', best: lowHigh, onHundred: 45.95, isHalfBack: false },
    { type: 'best-kind', best: { kind: 'red-black', pays: 1 }, onHundred: -2.7, isHalfBack: false },
    { type: 'best-kind', best: { kind: 'red-black', pays: 1 }, onHundred: -1.35, isHalfBack: true },
  ],
  'better-bet': [
    { type: 'better-bet', best: lowHigh, there: 4.6, here: -0.27 },
    { type: 'better-bet', best: corner, there: 1234.4, here: 0 },
  ],
};

/** Chance seldom brings calls, halves on zero and the end of a bank. */
const rare: readonly Event[] = [
  { type: 'call-placed', seat: 0, name: 'tiers', bets: betsOn({ '5/8': 5, '10/11': 5 }) },
  { type: 'neighbours-placed', seat: 0, of: 17, bets: betsOn({ '17': 1 }) },
  { type: 'bets-repeated', seat: 0, bets: betsOn({ red: 1250 }) },
  { type: 'bet-taken-back', seat: 0, spot: 'dozen-2', amount: 1 },
  { type: 'laying-undone', seat: 0, laying: betsOn({ low: -40, '31-36': -2 }) },
  { type: 'bets-cleared', seat: 0, bets: betsOn({ high: 1 }) },
  { type: 'ball-rested', number: 0 },
  {
    type: 'settled',
    number: 0,
    results: [
      { net: -3, result: 'lost' },
      { net: 0, result: 'pushed' },
    ],
    verdicts: [[{ spot: 'red', amount: 5, result: 'halved', net: -3 }], [{ spot: 'even', amount: 1, result: 'lost', net: -1 }]],
  },
  { type: 'seat-left', seat: 1 },
  { type: 'sitting-ended' },
];

const open = (rules: (typeof presets)[keyof typeof presets]) =>
  roulette.open({ rules, stacks: Array.from({ length: rules.players.min }, () => 1000), chance: openChance('1a'.repeat(32)) }).state;

const misread: readonly Misreading[] = [
  ...(['not-a-bet', 'one-bet-back', 'no-calls'] as const).map((type) => ({ type })),
  ...[undefined, 'red', '17'].map((spot) => ({ type: 'no-amount' as const, spot })),
  { type: 'no-such-number', number: 38 },
  { type: 'not-touching', numbers: [17, 36], beside: [14, 16, 18, 20] },
  { type: 'no-such-bet', numbers: [1, 17] },
  { type: 'no-such-bet', numbers: [1, 2, 3, 4, 5, 6, 17] },
  { type: 'not-at-table', kind: 'trio' },
  { type: 'unclear', kind: 'street', numbers: [5, 6] },
];

testLanguage(rouletteModule, {
  refused: words.refused,
  whys,
  rare: Object.values(presets).flatMap((rules) => rare.map((event) => ({ event, state: open(rules) }))),
  sayings: [...misread.map((one) => () => misreadWords(one)), ...spots(presets.french).map((spot) => () => spotTitle(spot))],
  sessions: 2,
});
