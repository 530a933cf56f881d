import { catalogue, type GameId, gameIds } from '@baize/games';
import { fieldFor } from '@baize/odds/simulate';
import { describe, expect, test } from 'vitest';
import { barsOfEvenings, DRAWING, eveningCourse, heightAt, pathOf, reachOf, summaryOfEvenings } from './evenings.ts';
import { casts, longRunPlan, presetsFor } from './players.ts';
import { type RunNews, startRun } from './run.ts';

const SEED = '10'.repeat(32);

describe('who can be watched', () => {
  test.each(gameIds)('%s: everybody who is offered can play an evening under every set of rules', async (game: GameId) => {
    const presets = presetsFor(game, Object.keys((await catalogue[game]()).game.presets));
    expect(presets.length).toBeGreaterThan(0);
    for (const cast of casts[game]) {
      const plan = { ...longRunPlan(game, presets[0] ?? '', cast, SEED), evening: 2 };
      const found = await fieldFor<GameId>(game, plan);
      if (!found.ok) throw new Error(found.why.type);
      expect(eveningCourse(found.field, plan, 0)).toHaveLength(2);
    }
  });
});

describe('evenings', () => {
  const courses = [
    [10, 20, 30],
    [-10, -20, -5],
    [0, 10, 0],
  ];

  test('are summed up', () => {
    expect(summaryOfEvenings(courses)).toEqual({ evenings: 3, mean: 25 / 3, best: 30, worst: -5, ahead: 1, behind: 1 });
    expect(summaryOfEvenings([])).toMatchObject({ evenings: 0, mean: 0 });
  });

  test('are drawn from the left edge to the right, and none leaves the drawing', () => {
    const reach = reachOf(courses);
    expect(reach).toEqual({ low: -20, high: 40, lines: [-20, 0, 20, 40] });
    expect(pathOf([40, -20], reach)).toBe(`M0 ${heightAt(reach, 0)}L300 0L600 ${DRAWING.height}`);
    expect(heightAt(reachOf([]), 0)).toBe(DRAWING.height / 2);
  });

  test('fall into bars, each into one', () => {
    const bars = barsOfEvenings(courses);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(bars[0]).toEqual({ from: -5, count: 1 });
    expect(bars.at(-1)?.count).toBe(1);
  });
});

test('where no thread can be had the page plays by itself, and a run that is stopped tells nothing more', async () => {
  const [cast] = casts.roulette;
  if (cast === undefined) throw new Error('There are bets to watch.');
  const heard: RunNews[] = [];
  await new Promise<void>((resolve) => {
    const stop = startRun(
      { plan: { ...longRunPlan('roulette', 'european', cast, SEED), evening: 2 }, evenings: 50 },
      (news) => {
        heard.push(news);
        if (heard.length < 4) return;
        stop();
        resolve();
      },
      () => {
        throw new Error('No threads here.');
      },
    );
  });
  expect(heard.map(({ kind }) => kind)).toEqual(['exact', 'evening', 'evening', 'evening']);
});
