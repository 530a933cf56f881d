import { testLanguage } from '../../language.fixture.ts';
import { tableWith } from '../hearts.fixture.ts';
import { heartsModule } from '../index.ts';
import { presets } from '../rules.ts';
import type { CardWhy, Event, Why } from '../state.ts';
import { nextHandWords, pointsWords } from '../words.ts';
import { words } from './words.en.ts';

// A kind that is missing here does not compile.
const cardWhys: { readonly [Type in CardWhy['type']]: readonly (CardWhy & { readonly type: Type })[] } = {
  'higher-to-come': [
    { type: 'higher-to-come', suit: 'c', voids: [1], isQueenOut: true, higher: 4 },
    { type: 'higher-to-come', suit: 'd', voids: [1, 3], isQueenOut: false, higher: 1 },
    { type: 'higher-to-come', suit: 's', voids: [2, 0], isQueenOut: true, higher: 2 },
  ],
  'not-that-suit': [
    { type: 'not-that-suit', suit: 'd', voids: [3], isQueenOut: true },
    { type: 'not-that-suit', suit: 'h', voids: [1, 2, 3], isQueenOut: false },
  ],
  'drives-queen': [{ type: 'drives-queen' }],
  'all-may-follow': [{ type: 'all-may-follow', suit: 'd' }],
  'higher-out': [
    { type: 'higher-out', suit: 'c', higher: 1 },
    { type: 'higher-out', suit: 's', higher: 12 },
  ],
  'gives-queen': [{ type: 'gives-queen', led: 'c', to: 2 }],
  'gives-heart': [{ type: 'gives-heart', led: 'd', to: 1 }],
  'gets-rid': [{ type: 'gets-rid', led: 'c', card: 'Jd' }],
  'stays-under': [{ type: 'stays-under', card: 'Qs' }],
  'high-now': [
    { type: 'high-now', after: 1 },
    { type: 'high-now', after: 3 },
  ],
  'cannot-duck': [
    { type: 'cannot-duck', seat: 1, card: 'Jd' },
    { type: 'cannot-duck', seat: 3, card: '2c' },
  ],
  'cheap-win': [{ type: 'cheap-win' }],
};

const better = {
  type: 'better-card',
  best: { what: 'Jd', points: 1 },
  taken: { what: 'As', points: 5.24 },
  why: { type: 'cheap-win' },
} as const;
const whys: { readonly [Type in Why['type']]: readonly (Why & { readonly type: Type })[] } = {
  ...cardWhys,
  'hand-over': [{ type: 'hand-over' }],
  'only-card': [{ type: 'only-card' }],
  'moon-way': [
    { type: 'moon-way', way: 'minus' },
    { type: 'moon-way', way: 'plus' },
  ],
  'moon-near': [{ type: 'moon-near', timesInTen: 8 }],
  'card-costs': [
    { type: 'card-costs', best: { what: 'Jd', points: 1 }, next: { what: 'As', points: 5.2 }, why: { type: 'cheap-win' } },
    { type: 'card-costs', best: { what: 'Ac', points: 0 }, next: null, why: { type: 'cheap-win' } },
  ],
  'pass-costs': [
    { type: 'pass-costs', best: { what: ['Qs', 'Jd', 'Ac'], points: 6.4 }, next: { what: ['Kh', 'Jc', '2d'], points: 7.3 } },
    { type: 'pass-costs', best: { what: ['Qs', 'Jd', 'Ac'], points: 0.96 }, next: null },
  ],
  'better-card': [
    { ...better, doubt: null },
    { ...better, doubt: 'winning' },
    { ...better, best: { what: 'Kd', points: -3.2 }, doubt: 'early' },
    { ...better, best: { what: 'Kd', points: -3.2 }, taken: { what: 'Th', points: -0.4 }, doubt: 'little' },
  ],
  'better-pass': [{ type: 'better-pass', best: { what: ['Qs', 'Jd', 'Ac'], points: 6.4 }, points: 11.25 }],
};

const table = tableWith({ tricks: [[0, '2c 3c 4c 5c']], trick: [3, '9d Jd Qs'] });
const scored = { type: 'hand-scored', hand: 7, direction: 'across', scores: [34, 9, 104, -26], points: [0, 9, 17, 0], moon: null } as const;
const rare: readonly Event[] = [
  { type: 'moon-shot', seat: 0 },
  { type: 'moon-shot', seat: 2 },
  { type: 'moon-chosen', seat: 0, way: 'minus' },
  { type: 'moon-chosen', seat: 2, way: 'minus' },
  { type: 'moon-chosen', seat: 1, way: 'plus' },
  { type: 'trick-taken', taker: 1, points: -9, plays: [] },
  { type: 'trick-taken', taker: 0, points: 1, plays: [{ seat: 0, card: '2h' }] },
  scored,
  { ...scored, scores: [34, 34, 90, 34] },
  { type: 'settled', results: [], winners: [0], scores: [34, 104, 35, 54] },
  { type: 'settled', results: [], winners: [0, 3], scores: [34, 104, 35, 34] },
  { type: 'settled', results: [], winners: [1, 2, 3], scores: [134, 1, 1, 1] },
];

testLanguage(heartsModule, {
  refused: words.refused,
  whys,
  rare: Object.values(presets).flatMap((rules) => rare.map((event) => ({ event, state: { ...table, rules } }))),
  sayings: [
    ...[0, 1, 13, -2].map((points) => () => pointsWords(points)),
    ...(['left', 'none'] as const).map((way) => () => nextHandWords(3, way)),
  ],
  actions: 140,
});
