import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { personasFor } from '../profile/personas.ts';
import { countEvent, countRound, MAX_NOTED, noRounds, noteRound, sumStatistics } from './statistics.ts';

const settlement = fc.record({
  net: fc.integer({ min: -500, max: 500 }),
  result: fc.constantFrom('won' as const, 'lost' as const, 'pushed' as const),
});

test('rounds, wins and losses are counted', claims('PON-5.5'), () => {
  const after = (['won', 'lost', 'won', 'won'] as const).map((result) => ({ net: 0, result })).reduce(countRound, noRounds);
  expect(after).toMatchObject({ rounds: 4, won: 3, lost: 1, pushed: 0, run: 2, bestRun: 2 });
});

test('every round is won, lost or pushed, and the net is the sum', () => {
  fc.assert(
    fc.property(fc.array(settlement), (rounds) => {
      const { rounds: count, won, lost, pushed, net, biggestWin } = rounds.reduce(countRound, noRounds);
      expect(won + lost + pushed).toBe(count);
      expect(count).toBe(rounds.length);
      expect(net).toBe(rounds.reduce((sum, round) => sum + round.net, 0));
      expect(biggestWin).toBe(Math.max(0, ...rounds.map((round) => round.net)));
    }),
  );
});

test('the books of several games are added up, but for runs and the biggest win', () => {
  fc.assert(
    fc.property(fc.array(settlement), fc.array(settlement), (here, there) => {
      const [one, other] = [here.reduce(countRound, noRounds), there.reduce(countRound, noRounds)];
      const both = sumStatistics([one, other]);
      expect(both).toMatchObject({ rounds: one.rounds + other.rounds, won: one.won + other.won, net: one.net + other.net, run: 0 });
      expect([both.bestRun, both.biggestWin]).toEqual([Math.max(one.bestRun, other.bestRun), Math.max(one.biggestWin, other.biggestWin)]);
      expect(both.won + both.lost + both.pushed).toBe(both.rounds);
    }),
  );
});

test('only a settled round in which the seat took part is counted', () => {
  const settled = { type: 'settled', results: [{ net: 5, result: 'won' }, null] };
  expect(countEvent(noRounds, settled, 0)).toMatchObject({ rounds: 1, net: 5 });
  expect(countEvent(noRounds, settled, 1)).toBe(noRounds);
  expect(countEvent(noRounds, { type: 'twisted' }, 0)).toBe(noRounds);
});

test('guests are all different, and the same for the same seed', () => {
  const seed = '7c'.repeat(32);
  expect(new Set(personasFor(seed, 7).map(({ name }) => name)).size).toBe(7);
  expect(personasFor(seed, 3)).toEqual(personasFor(seed, 7).slice(0, 3));
  expect(personasFor(seed, 7)).not.toEqual(personasFor('7d'.repeat(32), 7));
});

test('of all rounds the largest few are noted, won or lost, the largest first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 })), (nets) => {
      const noted = nets.map((net) => ({ net, cards: [], how: { type: 'uncalled' } }) as const).reduce(noteRound, []);
      const sizes = nets.map(Math.abs).toSorted((a, b) => b - a);
      expect(noted.map(({ net }) => Math.abs(net))).toEqual(sizes.slice(0, MAX_NOTED));
    }),
  );
});
