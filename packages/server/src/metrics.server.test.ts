import { afterEach, expect, test, vi } from 'vitest';
import { until } from './friend.fixture.ts';
import { Metrics } from './metrics.ts';

afterEach(() => {
  vi.useRealTimers();
});

const loopDelayIn = (metrics: Metrics): number => Number(/baize_loop_delay_p99_ms ([\d.]+)/.exec(metrics.print())?.[1]);
/** Holds everything up for a while, as a fold that is too large would. */
const block = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

test('how long the loop was held up is told for a minute, and not for ever', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const metrics = new Metrics();
  await until('a first look at the loop', () => loopDelayIn(metrics) > 1);
  block(1500);
  await until('the delay to be told', () => loopDelayIn(metrics) > 1000);
  vi.advanceTimersByTime(30_000);
  expect(loopDelayIn(metrics)).toBeGreaterThan(1000);
  vi.advanceTimersByTime(30_000);
  expect(loopDelayIn(metrics)).toBeLessThan(1000);
  metrics.close();
});
