import { describe, expect, test } from 'vitest';
import { dealt, opened, playOut } from '../holdem.fixture.ts';
import type { Event } from '../state.ts';
import { ruling } from './referee.fixture.ts';
import { replayPhh } from './replay.ts';
import { oddHands, oddSitting } from './sittings.fixture.ts';
import { writePhh } from './write.ts';

/** How far an end is from what the file tells: odd chips are given otherwise elsewhere, less than one for each player. */
const isNear = (stacks: readonly number[], told: readonly number[]): boolean =>
  stacks.every((stack, player) => Math.abs(stack - (told[player] ?? Number.NaN)) < stacks.length);

describe('hands at tda are read by a reader of other rules of writing', () => {
  test('sittings with odd stacks, hand by hand, to the stacks that the file tells', () => {
    const hands = Array.from({ length: 24 }, (_, number) => oddHands(number)).flat();
    expect(hands.length).toBeGreaterThan(120);
    for (const text of hands) {
      const ruled = ruling(text);
      if ('fault' in ruled) throw new Error(`${ruled.fault}\n${text}`);
      if (!isNear(ruled.stacks, ruled.told)) throw new Error(`It ends with ${ruled.stacks.join(', ')}.\n${text}`);
    }
  });

  test('and by our own, beat for beat', () => {
    for (const number of [0, 3, 6, 9]) {
      const beats = oddSitting(number);
      const before: Event[][] = [];
      for (const { event } of beats) {
        if (event.type === 'hand-began') before.push([]);
        if (event.type !== 'said-ready') before.at(-1)?.push(event);
      }
      const settled = before.filter((hand) => hand.some(({ type }) => type === 'settled'));
      const again = replayPhh(writePhh(beats, [])).map((hand) => (hand.ok ? hand.beats.map(({ event }) => event) : hand.error));
      expect(again).toEqual(settled);
    }
  });
});

describe('what other programs see otherwise', () => {
  const FOUR = ['AsAh', 'KdKc', '7h2c', 'QsQd'] as const;
  const written = (stacks: readonly number[], ...words: readonly string[]): string => {
    const table = { preset: 'tda', hands: FOUR.slice(0, stacks.length), board: '9c4d2s3s8h', stacks } as const;
    return writePhh([...opened(table).beats, ...playOut(dealt(table), ...words).beats], []);
  };

  test('a call that completes a short big blind is a raise there, and a call here', () => {
    const text = written([1000, 5, 1000], 'call', 'call', ...Array.from({ length: 6 }, () => 'check'));
    expect(text).toContain('"p3 cbr 20"');
    expect(text).toMatch(/^min_bet = 1$/m);
    expect(text).toMatch(/^_baize_min_bet = 20$/m);
    expect(ruling(text)).toEqual({ stacks: [1025, 0, 980], told: [1025, 0, 980] });
    expect(replayPhh(text)).toMatchObject([{ ok: true, stacks: [1025, 0, 980] }]);
    // Where somebody has put in as much, that is no raise and no call.
    const raised = text.replace('"p1 cc"', '"p1 cbr 20"');
    expect(replayPhh(raised)).toMatchObject([{ ok: false, outcome: 'parsed' }]);
  });

  test('who has nothing to decide any more is asked for a check there', () => {
    const text = written([1000, 5, 1000], 'fold');
    expect(text).toContain('"p3 f",\n  "p1 cc",\n  "p1 sm AsAh"');
    expect(ruling(text)).toEqual({ stacks: [1005, 0, 1000], told: [1005, 0, 1000] });
    const flop = written([40, 1000, 1000], 'raise 40', 'call', 'call', 'fold');
    expect(flop).toContain('"p2 f",\n  "p3 cc",\n  "p1 sm AsAh"');
    expect(ruling(flop)).toMatchObject({ stacks: [120, 960, 960] });
    // Two players of whom one is all-in with the blind: nobody is asked, here or there.
    const run = written([10, 1000]);
    expect(run).not.toContain(' cc"');
    expect('fault' in ruling(run)).toBe(false);
  });

  test('the referee sees what is wrong', () => {
    const text = written([1000, 1000, 1000], 'raise 60', 'fold', 'fold');
    expect(ruling(text)).toEqual({ stacks: [990, 980, 1030], told: [990, 980, 1030] });
    expect(ruling(text.replace('cbr 60', 'cbr 39'))).toEqual({ fault: 'p3 cbr 39: not from 40 on' });
    expect(ruling(text.replace('"p1 f"', '"p2 f"'))).toEqual({ fault: 'p2 f: it is not their turn' });
    expect(ruling(text.replace('  "p2 f",\n', ''))).toEqual({ fault: 'the hand is not over' });
  });
});
