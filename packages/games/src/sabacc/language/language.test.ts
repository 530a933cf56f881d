import { testLanguage } from '../../language.fixture.ts';
import { isSabaccCard } from '../cards.ts';
import { sabaccModule } from '../index.ts';
import { presets } from '../rules.ts';
import { tableWith } from '../sabacc.fixture.ts';
import type { Event, Finish, State, Why } from '../state.ts';
import { accountWords, discardWords, whyWords } from '../words.ts';
import { words as de } from './words.de.ts';
import { words as en } from './words.en.ts';

// A kind that is missing here does not compile.
const whys: { readonly [Type in Why['type']]: readonly (Why & { readonly type: Type })[] } = {
  'game-over': [{ type: 'game-over' }],
  'nothing-nearer': [{ type: 'nothing-nearer' }],
  stands: [
    { type: 'stands', total: 2, betters: 0.083 },
    { type: 'stands', total: -1, betters: 0.01 },
    { type: 'stands', total: 0, betters: 0 },
  ],
  swaps: [
    { type: 'swaps', card: 'c+10', for: 't-1', total: 0 },
    { type: 'swaps', card: 'z1', for: null, total: -4 },
  ],
  'costs-more': [
    { type: 'costs-more', wins: 0.04 },
    { type: 'costs-more', wins: 0.003 },
  ],
  'card-betters': [{ type: 'card-betters', betters: 0.62 }],
  'keeps-all': [{ type: 'keeps-all', total: 0 }],
  without: [
    { type: 'without', card: 's-3', total: 7 },
    { type: 'without', card: 'z2', total: 0 },
  ],
  wins: [{ type: 'wins', total: -2, wins: 0.41 }],
};

const table = tableWith({ hands: ['c+9* c-9* z1* z2*', 't+9* t-9*', 's+10* s-1*'], discard: 's-6 c+1' });
const pot = (amount: number, ...winners: readonly number[]): Finish['pots'][number] => ({ amount, seats: winners, winners });
const ended = (finish: Partial<Finish>, net = 1200): Event => ({
  type: 'settled',
  results: [{ net, result: 'won' }, { net: 0, result: 'pushed' }, null],
  finish: { by: 'showdown', pots: [], sabacc: { amount: 850, winners: [] }, places: [], ...finish },
});
const rare: readonly Event[] = [
  { type: 'discard-opened', card: 'z1' },
  { type: 'hands-dealt', again: true },
  { type: 'drew', seat: 0, card: 'c-10' },
  { type: 'released', seat: 0, card: 'z2' },
  { type: 'swapped', seat: 1, gave: 'c+1', took: 'z1' },
  { type: 'swapped', seat: 0, gave: 'c+1', took: 'c+10' },
  { type: 'excess-returned', seat: 0, amount: 1 },
  { type: 'excess-returned', seat: 1, amount: 1300 },
  { type: 'discards-shuffled', cards: 12 },
  { type: 'hands-swept', cards: 8 },
  { type: 'hand-shown', seat: 0 },
  { type: 'hand-shown', seat: 2 },
  { type: 'blind-drawn', seats: [0, 2], cards: ['z1', 'c+5'] },
  { type: 'hands-ranked', places: [[0, 1], [2]] },
  ended({}),
  ended({ by: 'last-one', pots: [pot(80, 1)] }, 0),
  ended({ pots: [pot(1250, 0)], sabacc: { amount: 850, winners: [0] } }),
  ended({ pots: [pot(83, 0, 1)], sabacc: { amount: 851, winners: [0, 1, 2] } }, -40),
  ended({ pots: [pot(9, 0), pot(8, 1)] }),
  ended({ pots: [pot(9, 0), pot(8, 1, 2), pot(7, 2)], sabacc: { amount: 200, winners: [1] } }),
  { type: 'seat-left', seat: 1 },
  { type: 'sitting-ended', because: 'table-won' },
  { type: 'sitting-ended', because: 'broke' },
  { type: 'sitting-ended', because: 'too-few-chips' },
];

/** A number may be the beginning of another: "Kreis plus 1" is no part of "Kreis plus 10". */
const wholly = (name: string): readonly string[] => (/\d$/.test(name) ? [' ', '.', ',', ':', '?'].map((end) => name + end) : [name]);

const stateOf = (rules: State['rules'], { type }: Event): State => ({
  ...table,
  rules,
  ...(type === 'settled' ? { phase: 'between' } : {}),
});

testLanguage(sabaccModule, {
  refused: en.refused,
  whys,
  rare: Object.values(presets).flatMap((rules) => rare.map((event) => ({ event, state: stateOf(rules, event) }))),
  also: (view, audience) =>
    // Nothing is said where no hands were compared.
    [discardWords(view), ...accountWords(view, audience), whyWords(view, audience)].filter((saying) => saying !== ''),
  sessions: 3,
  actions: 90,
  cardNames: {
    en: (card) => (isSabaccCard(card) ? [en.card(card)] : []),
    de: (card) => (isSabaccCard(card) ? wholly(de.card(card)) : []),
  },
});
