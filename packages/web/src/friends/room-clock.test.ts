import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientAt } from './client.fixture.ts';
import { makeTicker, timedTurn, waitedFor } from './room-clock.ts';

const CLOCK = 30_000;

let heard: number[] = [];
const ticker = () => makeTicker(() => heard.push(performance.now()));

beforeEach(() => {
  heard = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it ticks once in a turn of one’s own, when five seconds are left, and once more in the next', () => {
  const tick = ticker();
  const begun = performance.now();
  const mine = timedTurn(clientAt({}), begun + CLOCK);
  tick(mine);
  vi.advanceTimersByTime(CLOCK - 5001);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([begun + CLOCK - 5000]);
  // Somebody else does something meanwhile, and the time comes over a slower line: the deadline is a breath later.
  tick(timedTurn(clientAt({ seq: 6 }), begun + CLOCK + 80));
  vi.advanceTimersByTime(CLOCK);
  expect(heard.length).toBe(1);
  tick(timedTurn(clientAt({ nth: 5 }), performance.now() + CLOCK));
  vi.advanceTimersByTime(CLOCK);
  expect(heard.length).toBe(2);
});

test('it does not tick for others, for a watcher, for who has answered, without a clock or with a very short one', () => {
  const later = performance.now() + CLOCK;
  const pending = { t: 'act', nth: 4, action: { type: 'ready' } } as const;
  const turns = [
    timedTurn(clientAt({ offers: [], toAct: [2] }), later),
    timedTurn(clientAt({ me: 'rail' }), later),
    timedTurn({ ...clientAt({}), pending }, later),
    timedTurn(clientAt({ clock: 0, left: null }), undefined),
    timedTurn(clientAt({ clock: 5000 }), later),
  ];
  for (const turn of turns) ticker()(turn);
  vi.advanceTimersByTime(2 * CLOCK);
  expect(heard).toEqual([]);
});

test('who answers in time hears nothing', () => {
  const callOff = ticker()(timedTurn(clientAt({}), performance.now() + CLOCK));
  vi.advanceTimersByTime(CLOCK / 2);
  callOff();
  vi.advanceTimersByTime(CLOCK);
  expect(heard).toEqual([]);
});

test('the table waits for friends who are there, and never for oneself or the house', () => {
  const seat = (name: string, held = true, away: number | null = null) => ({ name, face: 'Ks', held, away, coming: null, ready: true });
  const seats = [seat('Bob'), seat('Ann'), seat('Hugo', false), seat('Cleo'), seat('Dan', true, 5)];
  const waiting = { seats, offers: [], toAct: [0, 2, 3, 4] };
  expect(waitedFor(clientAt(waiting))).toEqual(['Bob', 'Cleo']);
  expect(waitedFor(clientAt({ ...waiting, toAct: [2, 4] }))).toEqual([]);
  expect(waitedFor(clientAt({ seats, toAct: [0, 1] }))).toEqual([]);
  expect(waitedFor(clientAt({ ...waiting, phase: 'over' }))).toEqual([]);
});
