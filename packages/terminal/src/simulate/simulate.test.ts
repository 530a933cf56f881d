import { rouletteModule } from '@baize/games/roulette';
import { fieldFor, type SimulationPlan, simulate, simulationReport, stretchOf } from '@baize/odds/simulate';
import { describe, expect, test } from 'vitest';
import { expectedLine, progressLine, simulationPage, simulationRows } from './page.ts';
import { parseCount, readSimulate } from './request.ts';

const SEED = '5eed'.padStart(64, '0');
const read = (...args: readonly string[]) => readSimulate(args, () => SEED);

describe('what was asked for', () => {
  test('counts may be short, or have commas', () => {
    expect(['5000', '10,000', '250k', '10M'].map(parseCount)).toEqual([5000, 10_000, 250_000, 10_000_000]);
    for (const text of ['', '0', '-5', '1.5', '10x', '1,00', '9'.repeat(16), '9999999999999m']) expect(parseCount(text)).toBeUndefined();
  });

  test('is a plan with all that was left out', async () => {
    expect(await read('blackjack', '--preset', 'vegas', '--rounds', '10m', '--play', 'basic')).toEqual({
      kind: 'run',
      plan: {
        game: 'blackjack',
        preset: 'vegas',
        players: ['basic'],
        strategies: {},
        rounds: 10_000_000,
        evening: 200,
        seed: SEED,
        purse: null,
        duplicate: false,
      },
      chart: undefined,
      shard: { part: 1, parts: 1 },
      workers: undefined,
      out: undefined,
      told: 'text',
    });
  });

  test('has players by name, bets in words, a chart in a file, a seed of few digits and a part of the whole', async () => {
    expect(await read('hearts', '--players', 'hard, easy,easy,easy', '--duplicate', '--seed', 'C0FFEE')).toMatchObject({
      plan: { players: ['hard', 'easy', 'easy', 'easy'], duplicate: true, evening: 3, seed: 'c0ffee'.padStart(64, '0') },
    });
    expect(await read('roulette', '--bet', 'red 10', '--purse', '1,000', '--shard', '3/16', '--out', 'p.json')).toMatchObject({
      plan: { players: ['red 10'], strategies: { 'red 10': 'red 10' }, purse: 1000 },
      shard: { part: 3, parts: 16 },
      out: 'p.json',
    });
    expect(await read('blackjack', '--play', 'my.json', '--json')).toMatchObject({
      plan: { players: ['own'] },
      chart: 'my.json',
      told: 'json',
    });
    expect(await read('--merge', 'a.json', 'b.json', '--csv')).toEqual({
      kind: 'merge',
      files: ['a.json', 'b.json'],
      out: undefined,
      told: 'csv',
    });
    expect(await read('blackjack', '--play', 'coach')).toMatchObject({ plan: { players: ['exact'] } });
  });

  test('is played by those next to the strongest, unless somebody is named, and is short where the strongest think', async () => {
    expect(await read('hearts')).toMatchObject({ plan: { players: ['normal', 'normal', 'normal', 'normal'], rounds: 1000, evening: 40 } });
    expect(await read('blackjack')).toMatchObject({ plan: { players: ['basic'], rounds: 100_000, evening: 200 } });
    expect(await read('hearts', '--players', 'hard,easy,easy,easy')).toMatchObject({ plan: { rounds: 12, evening: 3 } });
    expect(await read('holdem', '--players', 'shark,regular', '--rounds', '10k')).toMatchObject({ plan: { rounds: 10_000, evening: 20 } });
  });

  test.each([
    [['blackjak'], 'There is no game "blackjak". Did you mean blackjack?'],
    [[], 'Name a game: '],
    [['blackjack', 'vegas'], '"vegas" is one word too many.'],
    [['blackjack', '--preset', 'vega'], 'There is no preset "vega". Did you mean vegas?'],
    [['blackjack', '--rounds', '1.5'], '--rounds needs a whole number'],
    [['blackjack', '--rounds'], '--rounds needs a value.'],
    [['blackjack', '--shard', '17/16'], 'Say which part of how many'],
    [['blackjack', '--seed', 'xyz'], 'A seed is up to 64 hex digits'],
    [['blackjack', '--round', '5'], 'There is no option "--round". Did you mean --rounds?'],
  ])('%j is answered with a sentence', async (args, sentence) => {
    const asked = await read(...args);
    expect(asked.kind === 'wrong' ? asked.sentence : asked.kind).toContain(sentence);
  });
});

describe('what is told', () => {
  test('before a run, how long it will take', () => {
    expect(expectedLine(100_000, 0.4, 2)).toBe('100,000 rounds. About a second on 2 processors.');
    expect(expectedLine(500, 11.2, 1)).toBe('500 rounds. About 12 seconds on one processor.');
    expect(expectedLine(500, 600, 8)).toBe('500 rounds. About 10 minutes on 8 processors. Ctrl+C stops it and shows what there is.');
    expect(expectedLine(5000, 9000, 2)).toContain('About 2.5 hours');
  });

  const plan: SimulationPlan = {
    game: 'roulette',
    preset: 'european',
    players: ['red 10'],
    strategies: { 'red 10': 'red 10' },
    rounds: 200,
    evening: 20,
    seed: SEED,
    purse: 30,
    duplicate: false,
  };
  const report = async () => {
    const found = await fieldFor('roulette', plan);
    if (!found.ok) throw new Error(found.why.type);
    return simulationReport(rouletteModule, plan, simulate(found.field, plan, stretchOf(plan, 1, 1)));
  };

  test('a page has the average beside the exact one, how results spread, the course and the purse', async () => {
    const lines = simulationPage(await report(), { mean: -10 / 37, holdsFor: 'bets' });
    expect(lines[0]).toBe('Roulette, european: 200 rounds over 10 evenings.');
    expect(lines[1]).toContain('Seed 5eed.');
    expect(lines[3]).toMatch(/^Red 10: -?\d.* ± \d.* chips a round/);
    expect(lines).toContain('  The exact expectation is -0.270, for these bets.');
    expect(lines.join('\n')).toMatch(/30 chips are gone within 20 rounds on \d+\.\d\d% ± /);
    expect(lines.filter((line) => /^ +[-+]10 #+ +\d+\.\d%$/.test(line))).toHaveLength(2);
    expect(lines.every((line) => line.length <= 78)).toBe(true);
  });

  test('rows are the course, a line an evening', async () => {
    const [head, ...rows] = simulationRows(await report());
    expect([head, rows.length]).toEqual(['evening,red 10', 10]);
    expect(rows[9]).toMatch(/^10,-?\d+$/);
  });

  test('the line of progress tells how far it is, how fast and how long still', () => {
    expect(progressLine(0, 100, 0)).toBe(`[${' '.repeat(30)}]   0%`);
    expect(progressLine(50, 100, 10)).toBe(`[${'#'.repeat(15)}${' '.repeat(15)}]  50%  5.0 evenings a second, 10 s left`);
    expect(progressLine(100, 100_000, 1)).toContain('100 evenings a second, 17 min left');
  });
});
