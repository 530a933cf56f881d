import { type Counters, replay } from '@baize/engine';
import { expect, test } from 'vitest';
import { counters } from './counters.ts';
import { pontoon } from './pontoon.ts';
import british from './replays/british.json' with { type: 'json' };
import house from './replays/house.json' with { type: 'json' };

/** What is counted of all hands that ended in some way. */
const endsIn = (sums: Counters): number =>
  Object.entries(sums).reduce((sum, [name, count]) => sum + (name.startsWith('end.') ? count : 0), 0);

test.each([house, british])('at $preset every hand of a recorded sitting has one end, and the bank brings what it was paid', (record) => {
  const replayed = replay(pontoon, record);
  const beats = replayed.ok ? replayed.beats : [];
  const rounds = beats.flatMap((beat) => (beat.event.type === 'settled' ? [{ ...beat, results: beat.event.results }] : []));
  expect(rounds.length).toBeGreaterThan(1);
  for (const { results, ...beat } of rounds)
    for (const [seat, result] of results.entries()) {
      const sums = counters.adds(beat, seat);
      expect(sums['hands'] ?? 0).toBe(result === null ? 0 : beat.state.hands[seat]?.length);
      expect(endsIn(sums)).toBe(sums['hands'] ?? 0);
      expect(sums['bank.net']).toBe(beat.state.banker === seat ? result?.net : undefined);
    }
});
