import { type Counters, replay, type Seat } from '@baize/engine';
import { expect, test } from 'vitest';
import { counters } from './counters.ts';
import house from './replays/house.json' with { type: 'json' };
import spire from './replays/spire.json' with { type: 'json' };
import { sabacc } from './sabacc.ts';

test.each([house, spire])(
  'at $preset every game of a recorded sitting ends at a total or is junked, and pots are won as they were',
  (record) => {
    const replayed = replay(sabacc, record);
    const beats = replayed.ok ? replayed.beats : [];
    const sumsOf = (seat: Seat): Counters => {
      const sums: Record<string, number> = {};
      for (const beat of beats) for (const [name, more] of Object.entries(counters.adds(beat, seat))) sums[name] = (sums[name] ?? 0) + more;
      return sums;
    };
    const games = beats.flatMap(({ event }) => (event.type === 'settled' ? [event] : []));
    expect(games.length).toBeGreaterThan(1);
    for (const seat of record.stacks.keys()) {
      const sums = sumsOf(seat);
      const told = Object.entries(sums).flatMap(([name, count]) => (name.startsWith('total.') ? [count] : []));
      expect(sums['games']).toBe(games.filter(({ results }) => results[seat] != null).length);
      expect(told.reduce((sum, count) => sum + count, sums['junked'] ?? 0)).toBe(sums['games']);
      expect(sums['called'] ?? 0).toBeGreaterThanOrEqual(sums['called.won'] ?? 0);
      expect(sums['sabacc-pots'] ?? 0).toBe(games.filter(({ finish }) => finish.sabacc.winners.includes(seat)).length);
    }
  },
);
