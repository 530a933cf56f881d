import { testLanguage } from '../../language.fixture.ts';
import { dealt, playOut } from '../holdem.fixture.ts';
import { holdemModule } from '../index.ts';
import type { Event, Why } from '../state.ts';
import { gainsWords, handWords, pastRow, pastWords, resultWords } from '../words.ts';
import { namedAt } from './speak.ts';
import { words } from './words.en.ts';

const wins = { type: 'wins', others: 1, share: 0.2, price: null, isDefence: false } as const;
const price = { toCall: 20, pot: 1240 } as const;
// A kind that is missing here does not compile.
const whys: { readonly [Type in Why['type']]: readonly (Why & { readonly type: Type })[] } = {
  'hand-over': [{ type: 'hand-over' }],
  wins: [
    { ...wins, does: 'check' },
    { ...wins, does: 'bet', others: 3, share: 0.01 },
    { ...wins, does: 'raise', share: 0.72 },
    { ...wins, does: 'fold', price },
    { ...wins, does: 'call', others: 9, price },
    { ...wins, does: 'raise', share: 0.9, price: { toCall: 0.5, pot: 2.5 } },
    { ...wins, does: 'call', price, isDefence: true },
  ],
  price: [
    { type: 'price', isRight: true, share: 0.34, needed: 0.25 },
    { type: 'price', isRight: false, share: 0, needed: 0.3 },
  ],
  brings: [
    {
      type: 'brings',
      best: { action: { type: 'bet', amount: 1040 }, chips: 12.4 },
      taken: { action: { type: 'check' }, chips: -3 },
      isGuess: false,
    },
    {
      type: 'brings',
      best: { action: { type: 'raise', to: 80 }, chips: 1208 },
      taken: { action: { type: 'fold' }, chips: 0 },
      isGuess: true,
    },
    { type: 'brings', best: { action: { type: 'call' }, chips: 0.35 }, taken: { action: { type: 'fold' }, chips: 0 }, isGuess: false },
  ],
};

const start = dealt({ hands: ['AcQd', 'TcTh', 'QsJs'], board: 'Qh9c4d2cJh', button: 0 });
const flop = playOut(start, 'call', 'check', 'call').state;
const paid = { amount: 40, allIn: true } as const;
const shared = (amount: number, ...shares: readonly number[]) => ({ amount, winners: shares.map((one, seat) => ({ seat, amount: one })) });
const rare: readonly Event[] = [
  { type: 'ante-posted', seat: 0, ...paid },
  { type: 'blind-posted', seat: 0, blind: 'post', ...paid },
  { type: 'blind-posted', seat: 1, blind: 'straddle', ...paid, allIn: false },
  { type: 'called', seat: 0, to: 60, ...paid },
  { type: 'bet', seat: 1, ...paid },
  { type: 'raised', seat: 2, to: 80, ...paid },
  { type: 'bet-returned', seat: 0, amount: 1 },
  { type: 'bet-returned', seat: 2, amount: 1250 },
  { type: 'settled', results: [], hands: [], pots: [] },
  { type: 'settled', results: [], hands: [], pots: [shared(45, 23, 22), shared(1970, 985, 985), shared(700, 700)] },
  { type: 'settled', results: [], hands: [], pots: [shared(9, 3, 3, 3), { amount: 12, winners: [{ seat: 1, amount: 12 }] }] },
  { type: 'seat-left', seat: 0 },
  { type: 'seat-left', seat: 1 },
  { type: 'sitting-ended', winner: 0 },
  { type: 'sitting-ended', winner: 2 },
  // Every kind of hand is shown once.
  ...(['AsKd', 'QsTd', 'QdJd', 'QdQs', 'TsKd', '9d9h', '4c4h'] as const).map(
    (text): Event => ({ type: 'hand-shown', seat: 1, cards: dealt({ hands: [text, '2h3h'] }).hands[0] ?? [] }),
  ),
];

testLanguage(holdemModule, {
  refused: words.refused,
  whys,
  rare: [start, flop].flatMap((state) => rare.map((event) => ({ event, state }))),
  also: (view, audience) =>
    view.won.length === 0
      ? []
      : [
          ...resultWords(view, audience),
          gainsWords(view, audience),
          ...view.hands.flatMap((_, seat) => [handWords(view, seat) ?? []].flat(1)),
        ],
  sayings: [
    { winners: [], pot: 0, shown: undefined },
    { winners: ['you' as const], pot: 720, shown: undefined },
    { winners: ['you' as const, { name: 'Bruno' }], pot: 1720, shown: namedAt(holdemModule.game.view(flop, 0), 0) },
  ].flatMap((past) => [() => pastWords({ hand: 3, ...past }), () => pastRow({ hand: 3, ...past })]),
  sessions: 2,
});
