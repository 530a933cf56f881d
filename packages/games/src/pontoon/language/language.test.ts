import { speakBy } from '@baize/engine';
import { expect, test } from 'vitest';
import { testLanguage } from '../../language.fixture.ts';
import { pontoonModule } from '../index.ts';
import { britishTable } from '../pontoon.fixture.ts';
import type { Event, Why } from '../state.ts';
import { headlineOf, words } from '../words.ts';
import { words as en } from './words.en.ts';

const brings: readonly (Why & { readonly type: 'brings' })[] = [
  { type: 'brings', best: { way: 'card', chips: 1 }, next: null },
  { type: 'brings', best: { way: 'split', chips: 12.4 }, next: { way: 'stick', chips: -3.6 } },
  { type: 'brings', best: { way: 'stick', chips: 1250 }, next: { way: 'card', chips: -0.2 } },
];
const bankBrings: Why & { readonly type: 'bank-brings' } = { type: 'bank-brings', sticking: -7, drawing: 1 };

/** Chance seldom brings splits, bought cards and the end of a bank. */
const rare: readonly Event[] = [
  { type: 'pair-split', place: 0, hand: 0 },
  { type: 'bought', place: 0, hand: 0, card: '8d', amount: 20 },
  { type: 'bought', place: 1, hand: 0, card: 'Ks', amount: 1250 },
  { type: 'bank-passed', to: 0, because: 'broken' },
  { type: 'bank-passed', to: 1, because: 'pontoon' },
  { type: 'seat-left', place: 1 },
  { type: 'sitting-ended', winner: 0 },
  { type: 'sitting-ended', winner: 2 },
];

testLanguage(pontoonModule, {
  refused: en.refused,
  whys: {
    'round-over': [{ type: 'round-over' }],
    'no-cards-left': [{ type: 'no-cards-left' }],
    'nothing-beats-it': [{ type: 'nothing-beats-it' }],
    'stake-more': [{ type: 'stake-more' }],
    'stake-least': [{ type: 'stake-least' }],
    wins: [{ type: 'wins', sticking: 34, twisting: 57 }],
    brings,
    'bank-brings': [bankBrings],
  },
  rare: rare.map((event) => ({ event, state: britishTable({ hands: ['8h 8d', 'Ks 9h', 'Ac Kd'] }) })),
  also: (view) => view.verdicts.flatMap((verdict) => Object.values(headlineOf(view, verdict))),
  sessions: 6,
  actions: 45,
});

test.each([
  [
    'en',
    [
      'A card wins 1 chip on average, and it’s too early to stick.',
      'Splitting wins 12 chips on average, and sticking loses 4 chips.',
      'Sticking wins 1,250 chips on average, and a card breaks even.',
      'Against hands like these, sticking loses 7 chips on average and a card wins 1 chip.',
    ],
  ],
  [
    'de',
    [
      'Eine Karte bringt im Schnitt 1 Chip, und zum Passen ist es noch zu früh.',
      'Teilen bringt im Schnitt 12 Chips, Passen kostet 4 Chips.',
      'Passen bringt im Schnitt 1.250 Chips, eine Karte bringt nichts.',
      'Gegen solche Blätter: Passen kostet im Schnitt 7 Chips, eine Karte bringt 1 Chip.',
    ],
  ],
] as const)('what a way brings is told in chips, in %s', (language, sentences) => {
  speakBy(() => language);
  expect([...brings, bankBrings].map((why) => words.why(why, { me: 0, names: [] }))).toEqual(sentences);
});
