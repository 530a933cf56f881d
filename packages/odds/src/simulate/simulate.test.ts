import type { Bot, GameModule, GameTypes } from '@baize/engine';
import { blackjackModule } from '@baize/games/blackjack';
import { heartsModule } from '@baize/games/hearts';
import { holdemModule } from '@baize/games/holdem';
import { pontoonModule } from '@baize/games/pontoon';
import { type Roulette, rouletteModule } from '@baize/games/roulette';
import { describe, expect, test } from 'vitest';
import {
  addTotals,
  eveningsOf,
  type Field,
  makePart,
  mergeParts,
  parsePart,
  playEvening,
  type SimulationPart,
  type SimulationPlan,
  type SimulationTotals,
  simulate,
  simulationReport,
  stretchOf,
} from './index.ts';
import { followCourse } from './totals.ts';

const plan = (change: Partial<SimulationPlan>): SimulationPlan => ({
  game: 'blackjack',
  preset: 'vegas',
  players: ['basic'],
  strategies: {},
  rounds: 60,
  evening: 10,
  seed: '51'.repeat(32),
  purse: null,
  duplicate: false,
  ...change,
});

const fieldOf = <T extends GameTypes>(module: GameModule<T>): Field<T> => ({ module, strategies: module.bots });

const run = <T extends GameTypes>(field: Field<T>, its: SimulationPlan, part = 1, parts = 1): SimulationTotals =>
  simulate(field, its, stretchOf(its, part, parts));

const partOf = (its: SimulationPlan, totals: SimulationTotals): SimulationPart => {
  const part = parsePart(makePart(its, totals));
  if (part === undefined) throw new Error('A part reads back.');
  return part;
};

describe('a plan', () => {
  test('is cut into parts that are alike to one evening, and together they are all', () => {
    const its = plan({ rounds: 1003, evening: 10 });
    expect(eveningsOf(its)).toBe(101);
    const parts = Array.from({ length: 16 }, (_, at) => stretchOf(its, at + 1, 16));
    expect(parts[0]?.from).toBe(0);
    expect(parts.at(-1)?.to).toBe(101);
    for (const [at, { from, to }] of parts.entries()) {
      expect(from).toBe(parts[at - 1]?.to ?? 0);
      expect([6, 7]).toContain(to - from);
    }
  });
});

describe('a run', () => {
  test('gives the same figures to the digit however it is spread', () => {
    const its = plan({ purse: 100 });
    const whole = run(fieldOf(blackjackModule), its);
    for (const parts of [2, 3, 6]) {
      const spread = Array.from({ length: parts }, (_, at) => partOf(its, run(fieldOf(blackjackModule), its, at + 1, parts)));
      const merged = mergeParts(spread.toReversed());
      expect(merged).toEqual({ ok: true, part: partOf(its, whole) });
    }
  });

  test('plays as many rounds as it was asked for, in the games against the house', () => {
    expect(run(fieldOf(blackjackModule), plan({ rounds: 47 })).players[0]).toMatchObject({ rounds: 47, evenings: 5 });
    const house = run(fieldOf(pontoonModule), plan({ game: 'pontoon', preset: 'house', players: ['sharp'], rounds: 30 }));
    const [player] = house.players;
    expect(player?.rounds).toBe(30);
    expect(player?.sum).toBe(player?.won);
  });

  test('of Roulette keeps to the exact expectation', () => {
    const red: Bot<Roulette> = ({ view, offers }) => {
      if (offers.some(({ type }) => type === 'rest')) return { type: 'rest' };
      return view.bets.length === 0 ? { type: 'place', spot: 'red', amount: 10 } : { type: 'spin' };
    };
    const its = plan({ game: 'roulette', preset: 'european', players: ['red'], rounds: 1500, evening: 50 });
    const report = simulationReport(rouletteModule, its, run({ module: rouletteModule, strategies: { red } }, its));
    const { mean, margin } = report.players[0]?.perRound ?? { mean: 0, margin: 0 };
    expect(Math.abs(mean - -10 / 37)).toBeLessThan(2 * margin);
    expect(margin).toBeGreaterThan(0.2);
    expect(margin).toBeLessThan(0.8);
    expect(report.players[0]?.byRound.map(({ from }) => from)).toEqual([-10, 10]);
  });

  test('between players wins and loses the same chips', () => {
    const its = plan({ game: 'holdem', preset: 'holdem', players: ['regular', 'thirds', 'thirds'], rounds: 12, evening: 6 });
    const { players } = run(fieldOf(holdemModule), its);
    expect(players.reduce((sum, one) => sum + one.sum, 0)).toBe(0);
    expect(players.map(({ rounds }) => rounds)).toEqual([12, 12, 12]);
  });

  test('of Hearts counts the points of every hand', () => {
    const its = plan({ game: 'hearts', preset: 'house', players: ['easy', 'easy', 'easy', 'easy'], rounds: 8, evening: 4 });
    const { players } = run(fieldOf(heartsModule), its);
    const points = players.reduce((sum, one) => sum + one.sum, 0);
    expect(points % 26).toBe(0);
    expect(points).toBeGreaterThanOrEqual(8 * 26);
  });

  test('stops at a player who does what may not be done, and at one whom nobody knows', () => {
    const its = plan({ players: ['mad'] });
    expect(() => run({ module: blackjackModule, strategies: { mad: () => ({ type: 'hit' as const }) } }, its)).toThrow('"mad" chose');
    expect(() => run(fieldOf(blackjackModule), its)).toThrow('Nobody here plays as "mad"');
  });
});

test('squares that grow past whole numbers are added up to the digit', () => {
  // The house pays low too well: who lays a fifth of all there is on it gets rich.
  const bold: Bot<Roulette> = ({ view, offers }) => {
    if (offers.some(({ type }) => type === 'rest')) return { type: 'rest' };
    return view.bets.length === 0 ? { type: 'place', spot: 'low', amount: Math.ceil(view.stack / 5) } : { type: 'spin' };
  };
  const its = plan({ game: 'roulette', preset: 'house', players: ['bold'], rounds: 400, evening: 200 });
  const sums: bigint[] = [];
  for (const evening of [0, 1])
    playEvening({ module: rouletteModule, strategies: { bold } }, its, evening, ([net]) => sums.push(BigInt(net ?? 0) ** 2n));
  const squares = sums.reduce((sum, square) => sum + square, 0n);
  expect(squares).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  expect(run({ module: rouletteModule, strategies: { bold } }, its).players[0]?.squares).toBe(String(squares));
});

test('in a duplicate each deal is played from every seat: players who are alike come out even', () => {
  const its = plan({ game: 'holdem', preset: 'holdem', players: ['thirds', 'thirds', 'thirds'], rounds: 3, evening: 3, duplicate: true });
  const sums = [0, 0, 0];
  // Chance at the table is the same; what players draw for themselves goes by their seat.
  playEvening(fieldOf(holdemModule), its, 0, (result) => {
    for (const [player, net] of result.entries()) sums[player] = (sums[player] ?? 0) + (net ?? 0);
  });
  expect(sums).toEqual([0, 0, 0]);
});

describe('courses', () => {
  test('one after another fall as deep as both together', () => {
    const up = { net: 50, low: -10, high: 60, drawdown: 20 };
    const down = { net: -40, low: -45, high: 5, drawdown: 50 };
    expect(followCourse(up, down)).toEqual({ net: 10, low: -10, high: 60, drawdown: 55 });
  });
});

describe('parts', () => {
  const its = plan({ rounds: 30 });
  const parts = [1, 2, 3].map((part) => partOf(its, run(fieldOf(blackjackModule), its, part, 3)));

  test('that are missing, doubled or of another run are refused in words', () => {
    const [first, second, third] = parts;
    if (first === undefined || second === undefined || third === undefined) throw new Error('There are three parts.');
    expect(mergeParts([first, third])).toEqual({ ok: false, why: { type: 'evening-missing', evening: 2 } });
    expect(mergeParts([first, second, second])).toEqual({ ok: false, why: { type: 'evening-twice', evening: 2 } });
    expect(mergeParts([first, { ...second, plan: { ...its, seed: '52'.repeat(32) } }])).toMatchObject({ ok: false });
    expect(mergeParts([])).toMatchObject({ ok: false });
    expect(() => addTotals(first.totals, third.totals)).toThrow('Evening 1 is missing');
  });

  test('are read only when they are whole', () => {
    for (const text of [
      '',
      '{}',
      '[]',
      'null',
      '{"kind":"baize-simulation"}',
      makePart(its, { stretch: { from: 0, to: 1 }, players: [] }).slice(0, -5),
    ])
      expect(parsePart(text)).toBeUndefined();
  });
});
