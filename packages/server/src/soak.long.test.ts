/** A soak of random faults: whatever happens to a log, to clocks, to servers and to lines, afterwards everybody sees what the log says. */
import { type GameModule, type GameTypes, isEqual, openChance, type Reader, read } from '@baize/engine';
import { heartsModule } from '@baize/games/hearts';
import { holdemModule } from '@baize/games/holdem';
import { afterEach, expect, test } from 'vitest';
import { type LineFriend, openOver, twoFriends, until } from './friend.fixture.ts';
import { type Follower, LOG_START, type RoomLog } from './log/log.ts';
import { openMemoryLog } from './log/memory.ts';
import type { RunningServer } from './server.ts';
import { testServers } from './servers.fixture.ts';
import { readRoom } from './snapshot.ts';

const FAULTS = Number(process.env['SOAK_FAULTS'] ?? 40);
const SEED = process.env['SOAK_SEED'] ?? 'ab'.repeat(32);
const HOUR = 3_600_000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const realNow = Date.now;
afterEach(() => {
  Date.now = realNow;
});

/** What can be wrong with one process's way to the log. */
type Trouble = 'none' | 'cut' | 'silent' | 'slow' | 'unanswered' | 'full' | 'deaf';

/** A log that several processes share, and that can lose its end. */
class SharedLog {
  #log = openMemoryLog();
  readonly followers = new Map<string, Set<Follower>>();
  /** How wrong the log's clock is. */
  step = 0;

  get now(): RoomLog {
    return this.#log;
  }
  /** Everything written to a room after some of its entries is lost, and so is every fold. */
  async loseTail(room: string, keep: number): Promise<void> {
    const rest = openMemoryLog();
    for (const code of this.followers.keys()) {
      const lines = (await this.#log.read(code, LOG_START)) ?? [];
      await rest.append(code, LOG_START, code === room ? lines.slice(0, Math.max(8, lines.length - keep)) : lines);
    }
    this.#log = rest;
  }
}

/** One process's way to it. */
class TroubledLog implements RoomLog {
  trouble: Trouble = 'none';
  readonly #shared: SharedLog;
  readonly #mine = new Map<string, Set<Follower>>();
  constructor(shared: SharedLog) {
    this.#shared = shared;
    // As over Redis: who has heard nothing for a while looks.
    setInterval(() => this.#look(), 2000).unref();
  }
  #look(): void {
    for (const followers of this.#mine.values()) for (const follower of followers) follower.missed();
  }
  async #through<R>(work: (log: RoomLog) => Promise<R>, isAppend = false): Promise<R> {
    const { trouble } = this;
    if (trouble === 'cut' || (trouble === 'full' && isAppend)) throw new Error(`The log is ${trouble}.`);
    if (trouble === 'silent') {
      await pause(400);
      throw new Error('The log has not answered.');
    }
    if (trouble === 'slow') await pause(20 + Math.random() * 200);
    const result = await work(this.#shared.now);
    if (trouble === 'unanswered' && isAppend) throw new Error('The answer was lost.');
    return result;
  }
  append(...[room, after, lines]: Parameters<RoomLog['append']>): ReturnType<RoomLog['append']> {
    return this.#through(async (log) => {
      const appended = await log.append(room, after, lines);
      if (appended.ok) for (const follower of this.#shared.followers.get(room) ?? []) follower.heard(lines);
      return appended;
    }, true);
  }
  read(...[room, after]: Parameters<RoomLog['read']>): ReturnType<RoomLog['read']> {
    return this.#through((log) => log.read(room, after));
  }
  follow(room: string, follower: Follower): Promise<() => void> {
    return this.#through(() => {
      const hears = (): boolean => this.trouble !== 'cut' && this.trouble !== 'silent' && this.trouble !== 'deaf';
      const heard: Follower = { heard: (lines) => hears() && follower.heard(lines), missed: () => follower.missed() };
      const all = this.#shared.followers.get(room) ?? new Set();
      this.#shared.followers.set(room, all.add(heard));
      const mine = this.#mine.get(room) ?? new Set();
      this.#mine.set(room, mine.add(heard));
      return Promise.resolve(() => {
        all.delete(heard);
        mine.delete(heard);
      });
    });
  }
  now(room: string): Promise<number> {
    return this.#through(async (log) => Math.max(0, (await log.now(room)) + this.#shared.step));
  }
  keep(...[room, fold]: Parameters<RoomLog['keep']>): Promise<void> {
    return this.#through((log) => log.keep(room, fold));
  }
  kept(room: string): ReturnType<RoomLog['kept']> {
    return this.#through((log) => log.kept(room));
  }
  isThere(): Promise<boolean> {
    return Promise.resolve(this.trouble === 'none');
  }
  /** The trouble is over: who follows looks for what it has missed. */
  heal(): void {
    this.trouble = 'none';
    this.#look();
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
}

const { friends, serve, stop } = testServers();

interface Process {
  readonly log: TroubledLog;
  server: RunningServer;
}

const pick = <V>(reader: Reader, list: readonly V[]): V => {
  const one = list[reader.below(list.length)];
  if (one === undefined) throw new Error('Nothing to pick from.');
  return one;
};

/** One fault, and the end of it. */
const suffer = async (reader: Reader, shared: SharedLog, processes: readonly Process[], codes: readonly string[]): Promise<string> => {
  const one = pick(reader, processes);
  const what = pick(reader, [
    'cut',
    'silent',
    'slow',
    'unanswered',
    'full',
    'deaf',
    'tail',
    'clock',
    'log-clock',
    'server',
    'lines',
  ] as const);
  switch (what) {
    case 'tail':
      await shared.loseTail(pick(reader, codes), 1 + reader.below(20));
      break;
    case 'clock': {
      const step = pick(reader, [-HOUR, HOUR]);
      Date.now = () => realNow() + step;
      break;
    }
    case 'log-clock':
      shared.step = pick(reader, [-HOUR, 0, HOUR]);
      break;
    case 'server':
      await stop(one.server);
      one.server = await serve({ log: one.log, limits: MANY });
      break;
    case 'lines':
      for (const friend of friends) if (reader.below(2) === 0) friend.cut();
      break;
    default:
      one.log.trouble = what;
      await pause(200 + reader.below(900));
      one.log.heal();
  }
  return what;
};

const MANY = { rate: 1e6, burst: 1e6, linesOfAddress: 1e6, roomsOfAddress: 1e6 };

/** Whether a friend sees the table as the log has it. */
const seesTruth = async <T extends GameTypes>(module: GameModule<T>, shared: SharedLog, friend: LineFriend): Promise<boolean> => {
  const { room, credentials } = friend.client;
  const truth = (await readRoom(module, shared.now, credentials.room))?.room;
  if (truth === undefined || room === undefined || room.me === 'rail') return false;
  const view = truth.state === null ? null : module.game.view(truth.state, room.me);
  return room.seq === truth.seq && room.phase === truth.phase && isEqual(room.view, view) && room.nth === truth.seats[room.me]?.nth;
};

test(`after ${FAULTS} random faults every table of every client equals the log within 5 s`, async () => {
  const reader = read(openChance(SEED));
  const shared = new SharedLog();
  const processes: Process[] = [];
  for (let count = 0; count < 3; count += 1) {
    const log = new TroubledLog(shared);
    processes.push({ log, server: await serve({ log, limits: MANY }) });
  }
  const urls = (): readonly string[] => processes.map(({ server }) => server.url);
  const tables = [
    [holdemModule, 'holdem', 'tda', 100_000],
    [heartsModule, 'hearts', 'house', 0],
    [heartsModule, 'hearts', 'omnibus', 0],
  ] as const;
  const codes: string[] = [];
  for (const [, game, preset, chips] of tables) {
    const code = await openOver(urls()[0] ?? '', game, preset, chips, 2000);
    codes.push(code);
    friends.push(...(await twoFriends(urls, code)));
  }
  let isPlaying = true;
  const players = setInterval(() => {
    for (const friend of friends) if (isPlaying && !friend.play() && reader.below(10) === 0) friend.resend();
  }, 200);
  const counted = new Map<string, number>();
  for (let fault = 0; fault < FAULTS; fault += 1) {
    const what = await suffer(reader, shared, processes, codes);
    counted.set(what, (counted.get(what) ?? 0) + 1);
    await pause(100 + reader.below(300));
  }
  isPlaying = false;
  clearInterval(players);
  // Nobody decides any more; clocks and bots go on, so what is compared is compared until it is the same for all.
  const end = performance.now() + 5000;
  const agree = async (): Promise<boolean> => {
    for (const friend of friends) {
      const isHoldem = friend.client.credentials.room === codes[0];
      if (!(await (isHoldem ? seesTruth(holdemModule, shared, friend) : seesTruth(heartsModule, shared, friend)))) return false;
    }
    return true;
  };
  let isSame = await agree();
  while (!isSame && performance.now() < end) {
    await pause(50);
    isSame = await agree();
  }
  expect(isSame, `seed ${SEED}, faults ${JSON.stringify([...counted])}`).toBe(true);
  // And the tables go on: nobody is stuck.
  isPlaying = true;
  const before = friends.map(({ client }) => client.room?.seq ?? 0);
  const again = setInterval(() => {
    for (const friend of friends) if (!friend.play()) friend.resend();
  }, 50);
  const goOn = (): boolean => friends.every(({ client: { room } }, at) => room?.phase === 'over' || (room?.seq ?? 0) > (before[at] ?? 0));
  await until('every table to go on', goOn).finally(() => clearInterval(again));
  expect(friends.flatMap(({ client }) => client.violations)).toEqual([]);
});
