import { fillAny, fork, openChance, play, read } from '@baize/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealt, only, playOut, told } from './holdem.fixture.ts';
import { holdem } from './holdem.ts';
import { presets } from './rules.ts';
import type { State } from './state.ts';

const TWO = { hands: ['AsAh', 'KdKc'], board: 'Qh9c4d2s3s', button: 1 } as const;
const THREE = { hands: ['AsAh', 'KdKc', '7h2c'], board: 'Qh9c4d8s3s', button: 2 } as const;
const offered = (state: State): readonly string[] => holdem.legal(state, state.turn ?? -1).map(({ type }) => type);

describe('a big blind that cannot be paid in full', () => {
  test.each(['holdem', 'tda'] as const)('two players at %s: who has put in as much owes nothing, and the hand is run out', (preset) => {
    for (const short of [1, 5, 10]) {
      const over = dealt({ ...TWO, preset, stacks: [short, 1000] });
      expect([over.phase, over.turn, over.board.length]).toEqual(['between', null, 5]);
      expect(over.stacks).toEqual([2 * short, 1000 - short]);
    }
  });

  test('two players: of a blind that is short by less, what is there is owed and no more', () => {
    const start = dealt({ ...TWO, preset: 'tda', stacks: [15, 1000] });
    expect([start.turn, offered(start)]).toEqual([1, ['fold', 'call']]);
    expect(holdem.view(start, 1).toCall).toBe(5);
    const { beats, state } = playOut(start, 'call');
    expect(only(beats, 'called')).toEqual({ type: 'called', seat: 1, amount: 5, to: 15, allIn: false });
    expect(told(beats)).not.toContain('bet-returned');
    expect(state.stacks).toEqual([30, 985]);
  });

  test('three players: when the third has folded, the small blind owes nothing to a shorter big blind', () => {
    const { beats, state } = playOut(dealt({ ...THREE, preset: 'tda', stacks: [1000, 5, 1000] }), 'fold');
    expect(only(beats, 'bet-returned')).toEqual({ type: 'bet-returned', seat: 0, amount: 5 });
    expect([state.phase, state.stacks]).toEqual(['between', [1005, 0, 1000]]);
  });

  test('three players: the blind is matched in full by whoever others can follow', () => {
    const start = dealt({ ...THREE, preset: 'tda', stacks: [1000, 5, 1000] });
    expect(holdem.view(start, 2).toCall).toBe(20);
    const called = playOut(start, 'call').state;
    expect([called.turn, holdem.view(called, 0).toCall, offered(called)]).toEqual([0, 10, ['fold', 'call', 'raise']]);
    // What a folded hand has put in is matched as well: it is in the pot.
    const folded = playOut(dealt({ ...THREE, preset: 'holdem', stacks: [1000, 5, 1000] }), 'fold').state;
    expect([folded.turn, holdem.view(folded, 2).toCall]).toEqual([2, 10]);
  });
});

describe('a raise that nobody can answer is not offered', () => {
  test('two players: against one who is covered a call is enough', () => {
    // The big blind has 20 in front and nothing behind, and is not all-in by an action of its own.
    const start = dealt({ ...TWO, preset: 'tda', stacks: [20, 1000] });
    expect([start.turn, offered(start)]).toEqual([1, ['fold', 'call']]);
  });

  test('three players: somebody with chips left who cannot pass the level is not somebody who could answer', () => {
    const { state } = playOut(dealt({ ...THREE, preset: 'tda', stacks: [200, 40, 60] }), 'raise 60');
    expect([state.turn, state.standing, offered(state)]).toEqual([0, ['in', 'in', 'all-in'], ['fold', 'call']]);
    const played = play(holdem, state, 0, { type: 'raise', to: 200 });
    expect(played).toEqual({ ok: false, refusal: { reason: 'nobody-left-to-raise', instead: { type: 'fold' } } });
  });

  test('the upper bound stays what the seat has, and what nobody matched comes back', () => {
    const start = dealt({ ...TWO, preset: 'tda', stacks: [300, 1000] });
    expect(holdem.legal(start, 1)).toContainEqual({ type: 'raise', to: { kind: 'range', min: 40, max: 1000, step: 1 } });
    const { beats } = playOut(start, 'raise 1000', 'call');
    expect(only(beats, 'bet-returned')).toEqual({ type: 'bet-returned', seat: 1, amount: 700 });
  });

  test('the option of the big blind is not asked for when nobody could answer it', () => {
    // At holdem the small blind acts before the big one, and the third player, with 15 chips, after it.
    const { state } = playOut(dealt({ ...THREE, stacks: [20, 1000, 15] }), 'call');
    expect([state.turn, holdem.view(state, 2).toCall]).toEqual([2, 15]);
  });
});

test('a bet or raise is offered only where somebody left in the hand could put in more than the level; and nobody is asked in vain', () => {
  const chips = fc.array(fc.oneof(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 20, max: 400 })), { minLength: 2, maxLength: 6 });
  const seen = { raises: 0, closed: 0 };
  fc.assert(
    fc.property(chips, fc.constantFrom('holdem' as const, 'casino' as const, 'tda' as const), fc.nat(1_000_000), (stacks, preset, n) => {
      const { seed } = fork('cd'.repeat(32), `${n}`);
      const reader = read(fork(seed, 'walk'));
      let { state } = holdem.open({ rules: presets[preset], stacks, chance: openChance(seed) });
      while (state.phase === 'betting') {
        const now = state;
        const seat = now.turn ?? -1;
        const others = now.standing.flatMap((one, other) =>
          other !== seat && one === 'in' ? [(now.bets[other] ?? 0) + (now.stacks[other] ?? 0)] : [],
        );
        const types = offered(now);
        const answerable = others.some((reach) => reach > now.level);
        if (types.includes('raise') || types.includes('bet')) expect(answerable).toBe(true);
        // Who is asked can lose something by a call, or raise, or see a raise of somebody else.
        expect(types.includes('call') || answerable).toBe(true);
        seen[answerable ? 'raises' : 'closed'] += 1;
        const played = play(holdem, now, seat, fillAny(holdem.legal(now, seat), reader));
        if (!played.ok) throw new Error(played.refusal.reason);
        state = played.step.state;
      }
    }),
    { seed: 5, numRuns: 120 },
  );
  expect(Math.min(seen.raises, seen.closed)).toBeGreaterThan(20);
});
