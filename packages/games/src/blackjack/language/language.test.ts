import { testLanguage } from '../../language.fixture.ts';
import { tableFor } from '../blackjack.fixture.ts';
import { blackjackModule } from '../index.ts';
import { presets } from '../rules.ts';
import type { Action, Event, MoveWhy, Why } from '../state.ts';
import { feltPrint, feltSentences, lessonWords, roundHeadline } from '../words.ts';
import { words } from './words.en.ts';

/** What speaks for each move against others, with hands and cards that are told differently. */
const moveWhys: readonly MoveWhy[] = (
  [
    ['stand', 'hit'],
    ['hit', 'stand'],
    ['hit', 'double'],
    ['hit', 'split'],
    ['hit', 'surrender'],
    ['split', 'hit'],
    ['double', 'hit'],
    ['surrender', 'stand'],
    ['insure', 'decline'],
    ['decline', 'insure'],
  ] as const satisfies readonly (readonly [Action['type'], Action['type']])[]
).flatMap(([best, taken]) =>
  [1, 5, 8, 10].flatMap((up) => [
    { best, taken, total: 8, soft: false, up },
    { best, taken, total: 16, soft: false, up },
    { best, taken, total: 12, soft: true, up },
  ]),
);

// A kind that is missing here does not compile.
const whys: { readonly [Type in Why['type']]: readonly (Why & { readonly type: Type })[] } = {
  'any-bet': [{ type: 'any-bet' }],
  'nothing-else': [{ type: 'nothing-else' }],
  'insurance-brings': [
    { type: 'insurance-brings', value: -0.07 },
    { type: 'insurance-brings', value: 0.001 },
    { type: 'insurance-brings', value: 0.5 },
  ],
  'moves-bring': [
    { type: 'moves-bring', moves: [{ move: 'stand', value: 0.59 }] },
    {
      type: 'moves-bring',
      moves: [
        { move: 'split', value: 0.12 },
        { move: 'stand', value: 0.001 },
        { move: 'hit', value: -0.54 },
        { move: 'double', value: -1.08 },
      ],
    },
  ],
  'better-move': [
    { type: 'better-move', best: { move: 'stand', value: 0 }, taken: { move: 'hit', value: -0.35 }, why: null },
    ...moveWhys.map((why) => ({
      type: 'better-move' as const,
      best: { move: why.best, value: 7.24 },
      taken: { move: why.taken, value: -1208 },
      why,
    })),
  ],
};

const dealt = { seats: ['8s Jd | 8d 3c Kh', 'As Kd', '9c 9h 9d'], dealer: 'Ac Kc' } as const;
const rare: readonly Event[] = [
  { type: 'shuffled', because: 'ran-out' },
  { type: 'hole-revealed', card: 'Jh' },
  { type: 'card-drawn', by: 'dealer', card: 'As' },
  { type: 'card-drawn', by: 'player', card: 'Jc', seat: 0, hand: 1 },
  { type: 'went-bust', seat: 2, hand: 0 },
  { type: 'went-bust', seat: 0, hand: 1 },
  { type: 'stood', seat: 0, hand: 0 },
  { type: 'surrendered', seat: 1, hand: 0 },
  { type: 'insurance-offered', amounts: [25, 0, 25] },
  { type: 'insured', seat: 0, amount: 1250 },
  { type: 'seat-left', seat: 1 },
  { type: 'sitting-ended' },
  { type: 'settled', results: [] },
];

const spotsWith = (table: ReturnType<typeof tableFor>) =>
  table.spots.map((spot, seat) => ({
    ...spot,
    result: {
      verdicts: spot.hands.map((_, hand) => ({ outcome: (['push', 'lose', 'bust'] as const)[seat + hand] ?? 'lose', net: -50 * hand })),
      insurance: 50 * seat - 50,
      net: 50 * seat - 50,
    },
  }));

testLanguage(blackjackModule, {
  refused: words.refused,
  whys,
  rare: [presets.shared, presets.banked].flatMap((rules) => {
    const table = tableFor({ ...dealt, rules });
    return rare.map((event) => ({ event, state: { ...table, spots: spotsWith(table), dealer: { ...table.dealer, revealed: true } } }));
  }),
  also: (view) =>
    view.spots.flatMap(({ result }, seat) => {
      if (result === null) return [];
      const { title, detail, line } = roundHeadline(view, seat, result);
      return [title, detail, line];
    }),
  sayings: [
    ...Object.values(presets).flatMap((rules) => [() => feltPrint(rules), () => feltSentences(rules)]),
    ...(['stand', 'hit'] as const).map((taken) => () => lessonWords({ taken, best: 'stand', cost: 0.12 })),
  ],
  sessions: 3,
  actions: 60,
});
