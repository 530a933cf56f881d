import type { Seat, Sums } from '@baize/engine';
import { expect, test } from 'vitest';
import { dealt, playOut } from './holdem.fixture.ts';
import { tally } from './tally.ts';

/** What a hand of three adds for a seat. The last seat has the button, so seat 0 is the small blind. */
const addedBy = (seat: Seat, ...words: readonly string[]): Sums => {
  const { beats } = playOut(dealt({ hands: ['AsAh', 'KdKc', '7h2d'], board: 'Qh9c4d2s3s' }), ...words);
  return Object.assign({}, ...beats.map((beat) => tally.adds(beat, seat)));
};
const down = ['check', 'check', 'check', 'check', 'check', 'check'];

test('a hand that is paid for of one’s own will is played; the blind alone is not', () => {
  const order = ['raise 60', 'call', 'fold', ...down];
  expect(addedBy(0, ...order)).toMatchObject({ hands: 1, dealt: 1, 'dealt.AA': 1, played: 1, 'played.AA': 1, raised: 1, showdowns: 1 });
  expect(addedBy(0, ...order)).toMatchObject({ 'showdowns.won': 1, 'end.showdown': 1, 'at.small.hands': 1, 'at.small.net': 60 });
  expect(addedBy(1, ...order)).toMatchObject({ played: 1, 'played.KK': 1, showdowns: 1, 'at.big.net': -60 });
  expect(addedBy(1, ...order)).not.toHaveProperty('raised');
  expect(addedBy(2, ...order)).toMatchObject({ dealt: 1, 'dealt.72o': 1, 'at.button.hands': 1, 'at.button.net': 0 });
  expect(addedBy(2, ...order)).not.toHaveProperty('played');
});

test('bets, raises and calls after the flop make the aggression', () => {
  const order = ['raise 60', 'call', 'fold', 'bet 100', 'raise 300', 'call', 'check', 'bet 50', 'call', 'check', 'check'];
  expect(addedBy(0, ...order)).toMatchObject({ calls: 2, bets: 1 });
  expect(addedBy(1, ...order)).toMatchObject({ bets: 2 });
});

test('a pot that nobody calls is won unseen, and a fold is told by its street', () => {
  const order = ['raise 60', 'call', 'fold', 'bet 100', 'fold'];
  expect(addedBy(0, ...order)).toMatchObject({ 'end.unseen': 1 });
  expect(addedBy(1, ...order)).toMatchObject({ 'end.folded.flop': 1 });
  expect(addedBy(0, ...order)).not.toHaveProperty('showdowns');
});
