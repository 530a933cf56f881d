/**
 * The log of many processes: a Redis stream for each room, `room:{code}`, whose ids are `<seq>-0`. A script appends, so that no entry is
 * ever written over another or behind a gap, and sharded channels carry entries to all who follow.
 */
import { createHash } from 'node:crypto';
import { isLogEntry, type RoomEntry } from '@baize/rooms';
import { createClient } from '@redis/client';
import { type Appended, type Follower, type RoomLog, SNAPSHOT_TTL, type WrittenEntry } from './log.ts';

// A bare XADD refuses a taken id but takes one behind a hole, and brings a room back to life that is gone.
const APPEND = `
local top = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
local head = 0
if #top > 0 then head = tonumber(string.match(top[1][1], '^%d+')) end
if head ~= tonumber(ARGV[1]) - 1 then
  return { 0, head, redis.call('XRANGE', KEYS[1], ARGV[1] .. '-0', '+', 'COUNT', 200) }
end
for nth = 3, #ARGV do
  local seq = string.format('%d', head + nth - 2)
  redis.call('XADD', KEYS[1], seq .. '-0', 'e', ARGV[nth])
  redis.call('SPUBLISH', KEYS[1], seq .. ' ' .. ARGV[nth])
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return { 1 }
`;

const APPEND_SHA = createHash('sha1').update(APPEND).digest('hex');

const keyOf = (room: string): string => `room:{${room}}`;

const lineOf = (seq: number, text: unknown): WrittenEntry => {
  const entry: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
  if (!Number.isSafeInteger(seq) || !isLogEntry(entry)) throw new Error('A line of the log is no entry.');
  return { seq, entry };
};

/** The lines of a stream's answer: `[[id, ['e', text]], …]`. */
const linesOf = (reply: unknown): readonly WrittenEntry[] => {
  if (!Array.isArray(reply)) throw new Error('Redis has answered something else.');
  return reply.map((item: unknown) => {
    const [id, fields]: readonly unknown[] = Array.isArray(item) ? item : [];
    const [, text]: readonly unknown[] = Array.isArray(fields) ? fields : [];
    return lineOf(Number.parseInt(String(id), 10), text);
  });
};

const SYNC_EVERY = 10_000;

/** Options of a log in Redis. */
export interface RedisOptions {
  readonly url: string;
  /** Something went wrong that will be tried again. */
  onTrouble(error: unknown): void;
}

type Client = ReturnType<typeof connect>;

const connect = ({ url, onTrouble }: RedisOptions) => {
  const client = createClient({
    url,
    // A command on a silent connection would wait for ever: the connection is asked every second, and given up after three.
    pingInterval: 1000,
    socket: {
      connectTimeout: 3000,
      socketTimeout: 3000,
      reconnectStrategy: (tries: number) => Math.min(1000, 50 * 2 ** Math.min(tries, 5)),
    },
    // While Redis cannot be reached nothing piles up here: whoever asked is told to ask again.
    disableOfflineQueue: true,
  });
  client.on('error', onTrouble);
  return client;
};

class RedisLog implements RoomLog {
  readonly #client: Client;
  readonly #subscriber: Client;
  readonly #followers = new Map<string, Set<Follower>>();
  #offset = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RedisOptions) {
    this.#client = connect(options);
    this.#subscriber = connect(options);
    // What passed while the connection was down is forgotten: everybody reads again.
    this.#subscriber.on('ready', () => this.#tellAll());
    this.#client.on('ready', () => void this.#syncTime().catch(options.onTrouble));
    this.#timer = setInterval(() => void this.#syncTime().catch(options.onTrouble), SYNC_EVERY);
    this.#timer.unref();
  }
  async connect(): Promise<void> {
    await Promise.all([this.#client.connect(), this.#subscriber.connect()]);
    await this.#syncTime();
  }
  #tellAll(): void {
    for (const followers of this.#followers.values()) for (const follower of followers) follower.missed();
  }
  async #syncTime(): Promise<void> {
    if (!this.#client.isReady) return;
    const asked = Date.now();
    const reply: unknown = await this.#client.sendCommand(['TIME']);
    const [seconds, micros]: readonly unknown[] = Array.isArray(reply) ? reply : [];
    this.#offset = Math.round(Number(seconds) * 1000 + Number(micros) / 1000 - (asked + Date.now()) / 2);
  }

  async append(room: string, seq: number, entries: readonly RoomEntry[]): Promise<Appended> {
    const reply = await this.#run([keyOf(room), String(seq), String(SNAPSHOT_TTL), ...entries.map((entry) => JSON.stringify(entry))]);
    const [ok, head, tail]: readonly unknown[] = Array.isArray(reply) ? reply : [];
    if (ok === 1) return { ok: true };
    return { ok: false, head: Number(head), tail: linesOf(tail) };
  }
  /** Runs the script by its fingerprint; a Redis that was started again has to be told it again, and has done nothing before. */
  async #run(words: readonly string[]): Promise<unknown> {
    try {
      return await this.#client.sendCommand(['EVALSHA', APPEND_SHA, '1', ...words]);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return this.#client.sendCommand(['EVAL', APPEND, '1', ...words]);
    }
  }
  async read(room: string, from: number, most?: number): Promise<readonly WrittenEntry[]> {
    const count = most === undefined ? [] : ['COUNT', String(most)];
    return linesOf(await this.#client.sendCommand(['XRANGE', keyOf(room), `${Math.max(1, from)}-0`, '+', ...count]));
  }
  async follow(room: string, follower: Follower): Promise<() => void> {
    const followers = this.#followers.get(room) ?? new Set();
    followers.add(follower);
    if (followers.size === 1) {
      this.#followers.set(room, followers);
      await this.#subscriber.sSubscribe(keyOf(room), (text: string) => this.#heard(room, text));
    }
    return () => {
      followers.delete(follower);
      if (followers.size > 0 || this.#followers.get(room) !== followers) return;
      this.#followers.delete(room);
      if (this.#subscriber.isReady) void this.#subscriber.sUnsubscribe(keyOf(room)).catch(() => undefined);
    };
  }
  #heard(room: string, text: string): void {
    const space = text.indexOf(' ');
    const seq = Number(text.slice(0, space));
    // Whoever wrote it knows it already: it is read only by those who ask what it says.
    const line: WrittenEntry = {
      seq,
      get entry() {
        return lineOf(seq, text.slice(space + 1)).entry;
      },
    };
    for (const follower of this.#followers.get(room) ?? []) follower.heard(line);
  }
  now(): number {
    return Date.now() + this.#offset;
  }
  async keep(room: string, seq: number, text: string): Promise<void> {
    await this.#client.sendCommand(['SET', `${keyOf(room)}:fold`, `${seq} ${text}`, 'PX', String(SNAPSHOT_TTL)]);
  }
  async kept(room: string): Promise<string | undefined> {
    const reply: unknown = await this.#client.sendCommand(['GET', `${keyOf(room)}:fold`]);
    return typeof reply === 'string' ? reply.slice(reply.indexOf(' ') + 1) : undefined;
  }
  async isThere(): Promise<boolean> {
    if (!this.#client.isReady || !this.#subscriber.isReady) return false;
    try {
      await this.#client.ping();
      return true;
    } catch {
      return false;
    }
  }
  close(): Promise<void> {
    clearInterval(this.#timer);
    for (const client of [this.#client, this.#subscriber]) if (client.isOpen) client.destroy();
    return Promise.resolve();
  }
}

/** Opens a log in Redis. */
export const openRedisLog = async (options: RedisOptions): Promise<RoomLog> => {
  const log = new RedisLog(options);
  await log.connect();
  return log;
};
