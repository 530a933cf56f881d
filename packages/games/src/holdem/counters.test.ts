import type { Counters, Seat } from '@baize/engine';
import { expect, test } from 'vitest';
import { counters } from './counters.ts';
import { dealt, playOut } from './holdem.fixture.ts';

/** What a hand of three adds for a seat. The last seat has the button, so seat 0 is the small blind. */
const addedBy = (seat: Seat, ...words: readonly string[]): Counters => {
  const { beats } = playOut(dealt({ hands: ['AsAh', 'KdKc', '7h2d'], board: 'Qh9c4d2s3s' }), ...words);
  return Object.assign({}, ...beats.map((beat) => counters.adds(beat, seat)));
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

test('a pot that goes all-in with cards to come counts what was due of it, and luck is the rest', () => {
  const { beats } = playOut(dealt({ hands: ['AsAh', 'KdKc', '7h2d'], board: 'Qh9c4d2s3s' }), 'raise 1000', 'call', 'fold');
  const added = [0, 1, 2].map((seat) => {
    const sums = beats.map((beat) => counters.adds(beat, seat));
    const total = (name: string): number => sums.reduce((sum, more) => sum + (more[name] ?? 0), 0);
    return { pots: total('all-in'), luck: total('all-in.luck'), variance: total('all-in.variance') };
  });
  // Aces are due about four parts in five of 2,000 and got all; what one was lucky by, the other was not.
  expect(added.map(({ pots }) => pots)).toEqual([1, 1, 0]);
  expect(added[0]?.luck).toBeGreaterThan(300);
  expect(added[0]?.luck).toBeLessThan(450);
  expect(added[1]?.luck).toBeCloseTo(-(added[0]?.luck ?? 0), 6);
  expect(Math.sqrt(added[0]?.variance ?? 0)).toBeCloseTo(Math.sqrt(added[1]?.variance ?? 1), 6);
  expect(addedBy(0, 'raise 60', 'call', 'fold', ...down)).not.toHaveProperty('all-in.luck');
});

test('a hand is noted with what it brought, the cards held, and how it ended', () => {
  const notedBy = (seat: Seat, ...words: readonly string[]) => {
    const { beats } = playOut(dealt({ hands: ['AsAh', 'KdKc', '7h2d'], board: 'Qh9c4d2s3s' }), ...words);
    return beats.flatMap((beat) => counters.noted?.(beat, seat) ?? []);
  };
  const order = ['raise 60', 'call', 'fold', ...down];
  const board = ['Qh', '9c', '4d', '2s', '3s'];
  expect(notedBy(0, ...order)).toEqual([{ net: 60, cards: ['As', 'Ah'], how: { type: 'shown', board } }]);
  expect(notedBy(1, ...order)).toEqual([{ net: -60, cards: ['Kd', 'Kc'], how: { type: 'shown', board, beatenBy: ['As', 'Ah'] } }]);
  expect(notedBy(2, ...order)).toEqual([]);
  const unseen = ['raise 60', 'call', 'fold', 'bet 100', 'fold'];
  expect(notedBy(0, ...unseen)).toMatchObject([{ net: 60, how: { type: 'uncalled' } }]);
  expect(notedBy(1, ...unseen)).toMatchObject([{ net: -60, how: { type: 'folded', board: board.slice(0, 3) } }]);
  const early = ['raise 60', 'fold', 'fold'];
  expect(notedBy(1, ...early)).toMatchObject([{ net: -20, how: { type: 'folded', board: [] } }]);
});
