import { commitment, type GameTypes } from '@baize/engine';
import { holdemModule } from '@baize/games/holdem';
import { ASKED_FOR_MS, type EntryBody, fitRoomOptions, type RoomState, type Subscriber, timeBankLeft } from '@baize/rooms';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotWorkers } from './bot-workers.ts';
import { bucketFor } from './limits.ts';
import { openMemoryLog } from './log/memory.ts';
import { Metrics } from './metrics.ts';
import { RoomRegistry } from './registry.ts';
import type { RoomReplica } from './replica.ts';

const CLOCK = 20_000;
const BANK = 15_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nonce = (name: string): string => name.charCodeAt(0).toString(16).repeat(32);
const token = (name: string): string => commitment(nonce(name));

/** A process with one room: Hold'em, with a clock and a time bank. */
const openTable = async () => {
  const log = openMemoryLog();
  const metrics = new Metrics();
  let marks = 0;
  const mark = (): string => {
    marks += 1;
    return `p${marks}`;
  };
  const nothing = (): void => undefined;
  const services = {
    log,
    metrics,
    workers: new BotWorkers(undefined, 0),
    mark,
    onEnd: nothing,
    onLost: nothing,
    roomBucket: () => bucketFor(1e6),
  };
  const registry = new RoomRegistry(services, 10);
  const options = fitRoomOptions(holdemModule, { preset: 'tda', seats: 2, clock: CLOCK, timeBank: BANK });
  if (options === undefined) throw new Error('There is no such table.');
  const code = await registry.create(options);
  const host = await registry.find(code ?? '');
  if (typeof host === 'string') throw new Error(host);
  return { host, registry };
};

const enter = (host: RoomReplica, name: string): Subscriber => {
  const subscriber: Subscriber = { token: token(name), place: undefined, send: () => undefined };
  host.enter(subscriber, 0);
  return subscriber;
};

const must = async (host: RoomReplica, deed: EntryBody): Promise<void> => {
  expect(await host.propose(() => deed)).toEqual({ ok: true });
};

/** Ann and Bob are dealt to. */
const twoAtTable = async () => {
  const { host, registry } = await openTable();
  const friends = ['Ann', 'Bob'].map((name) => enter(host, name));
  for (const [seat, name] of ['Ann', 'Bob'].entries())
    await must(host, { t: 'sat', seat, name, face: 'Qh', token: token(name), commit: commitment(nonce(name)) });
  await must(host, { t: 'started', seat: 0, reveal: { nonce: nonce('Ann'), next: commitment(nonce('c')) } });
  return { host, registry, friends };
};

const askedIn = ({ seats }: RoomState<GameTypes>): number => seats.findIndex(({ asked }) => asked !== null);
const leftOf = ({ opening, seats }: RoomState<GameTypes>, seat: number): number => timeBankLeft(opening, seats[seat] ?? { holder: null });

test('the clock of the server acts when the time bank is empty, and not a moment sooner', async () => {
  const { host } = await twoAtTable();
  const seat = askedIn(host.room);
  const { nth } = host.room.seats[seat] ?? {};
  await vi.advanceTimersByTimeAsync(CLOCK + BANK - 100);
  expect(host.room.seats[seat]?.nth).toBe(nth);
  await vi.advanceTimersByTimeAsync(1000);
  expect(host.room.seats[seat]).toMatchObject({ nth: (nth ?? 0) + 1, last: 'clock', misses: 1 });
  expect(leftOf(host.room, seat)).toBe(0);
  host.close();
});

test('who decides while the time bank runs has used as much of it as the server has waited', async () => {
  const { host } = await twoAtTable();
  const seat = askedIn(host.room);
  await vi.advanceTimersByTimeAsync(CLOCK + 6000);
  await must(host, { t: 'act', seat, nth: host.room.seats[seat]?.nth ?? 0, who: 'human', action: { type: 'fold' } });
  expect(leftOf(host.room, seat)).toBe(BANK - 6000);
  host.close();
});

test('another process that takes the room up knows how much of every time bank is left', async () => {
  const { host, registry } = await twoAtTable();
  const seat = askedIn(host.room);
  await vi.advanceTimersByTimeAsync(CLOCK + 4000);
  await must(host, { t: 'act', seat, nth: host.room.seats[seat]?.nth ?? 0, who: 'human', action: { type: 'fold' } });
  registry.forget(host);
  const again = await registry.find(host.code);
  if (typeof again === 'string') throw new Error(again);
  expect(again.room.seats).toEqual(host.room.seats);
  expect(leftOf(again.room, seat)).toBe(BANK - 4000);
  again.close();
});

test('who has closed the page before a hand is waited for a short while, and then the house plays for them in it', async () => {
  const { host, friends } = await twoAtTable();
  const seat = askedIn(host.room);
  await must(host, { t: 'act', seat, nth: host.room.seats[seat]?.nth ?? 0, who: 'human', action: { type: 'fold' } });
  expect(host.room.between).toBe(true);
  const [, bob] = friends;
  if (bob === undefined) throw new Error('Bob is not here.');
  host.leave(bob);
  await must(host, { t: 'act', seat: 0, nth: host.room.seats[0]?.nth ?? 0, who: 'human', action: { type: 'ready' } });
  expect(host.room.hand).toBe(1);
  // Some seconds until it is clear that it was no reload, and then the short wait: less than the clock.
  await vi.advanceTimersByTimeAsync(8000);
  expect(host.room.seats[1]).toMatchObject({ away: null });
  expect(host.room.seats[1]?.gone).not.toBeNull();
  await vi.advanceTimersByTimeAsync(ASKED_FOR_MS);
  expect(host.room.hand).toBe(2);
  expect(host.room.seats[1]).toMatchObject({ covered: true });
  // With a line again it is theirs at once.
  host.enter(bob, 0);
  await vi.advanceTimersByTimeAsync(100);
  expect(host.room.seats[1]).toMatchObject({ away: null, gone: null, covered: false });
  host.close();
});
