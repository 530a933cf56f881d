/**
 * The log of many processes: a Redis stream for each room, `room:{code}`, whose ids are `<seq>-0`. A script appends, so that no entry is
 * ever written over another, behind a gap or on a branch that is gone, and sharded channels carry entries to all who follow.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRawSync, inflateRaw } from 'node:zlib';
import {
  type Appended,
  BrokenLog,
  checkedLines,
  type Follower,
  isSameHead,
  type KeptFold,
  LOG_START,
  type LogHead,
  linesAfter,
  ROOM_TTL,
  type RoomLog,
  type WrittenEntry,
} from './log.ts';
import { openRedisDoor } from './redis-door.ts';
import type { RedisDoor } from './redis-one.ts';

/** A script, and the fingerprint that it is called by. */
const script = (text: string): { readonly text: string; readonly sha: string } => ({
  text,
  sha: createHash('sha1').update(text).digest('hex'),
});

// Whoever writes and listens itself says so: if nobody else listens, nobody need be told.
// A bare XADD refuses a taken id but takes one behind a hole, brings a room back to life that is gone, and knows nothing of branches.
const APPEND = script(`
local seq, digest = tonumber(ARGV[1]), ARGV[2]
local top = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
local head = top and tonumber(string.match(top[1], '^%d+')) or 0
if head ~= seq or (top and top[2][4] ~= digest) then
  if seq > 0 then
    local known = redis.call('XRANGE', KEYS[1], ARGV[1] .. '-0', ARGV[1] .. '-0')[1]
    if not known or known[2][4] ~= digest then return { 0 } end
  end
  return { 0, redis.call('XRANGE', KEYS[1], string.format('%d', seq + 1) .. '-0', '+', 'COUNT', 200) }
end
for nth = 5, #ARGV, 2 do
  head = head + 1
  redis.call('XADD', KEYS[1], string.format('%d', head) .. '-0', 'e', ARGV[nth], 'd', ARGV[nth + 1])
end
local isTold = ARGV[4] ~= '1' or redis.call('PUBSUB', 'SHARDNUMSUB', KEYS[1])[2] ~= 1
if isTold then
  redis.call('SPUBLISH', KEYS[1], string.format('%d', seq) .. '\\n' .. table.concat(ARGV, '\\n', 5))
end
for nth = 1, 3 do redis.call('PEXPIRE', KEYS[nth], ARGV[3]) end
return { 1, isTold and 1 or 0 }
`);

// Only a fold of what is in the log is kept, and only one that is newer. What it covers is put by; its last entry stays.
const KEEP = script(`
local known = redis.call('XRANGE', KEYS[1], ARGV[1] .. '-0', ARGV[1] .. '-0')[1]
if not known or known[2][4] ~= ARGV[2] then return 0 end
local kept = redis.call('GET', KEYS[2])
if kept and tonumber(string.match(kept, '^%d+')) >= tonumber(ARGV[1]) then return 0 end
redis.call('SET', KEYS[2], ARGV[1] .. ' ' .. ARGV[2] .. ' ' .. ARGV[4], 'PX', ARGV[3])
local first = redis.call('XRANGE', KEYS[1], '-', '+', 'COUNT', 1)[1]
if ARGV[5] ~= '' and string.match(first[1], '^%d+') == ARGV[5] then
  redis.call('HSET', KEYS[3], ARGV[5], ARGV[6])
  redis.call('PEXPIRE', KEYS[3], ARGV[3])
  redis.call('XTRIM', KEYS[1], 'MINID', ARGV[1] .. '-0')
end
return 1
`);

// Whoever has the room tells the time: no command is without a key.
const TIME = script("return redis.call('TIME')");

const keyOf = (room: string): string => `room:{${room}}`;
/** The keys of a room: its stream, its fold, and what was put by. They lie in one slot. */
const keysOf = (room: string): readonly string[] => [keyOf(room), `${keyOf(room)}:fold`, `${keyOf(room)}:past`];

// The quickest packing: entries are much alike, and what a slower one would save is not worth a server's time.
const packed = (text: string): Buffer => deflateRawSync(text, { level: 1 });
const unpacked = promisify<Buffer, Buffer>(inflateRaw);

const lineOf = (seq: number, digest: unknown, text: unknown): WrittenEntry => {
  if (!Number.isSafeInteger(seq) || typeof digest !== 'string' || typeof text !== 'string') throw new BrokenLog('a line is none of ours');
  return { seq, digest, text };
};

const listOf = (reply: unknown): readonly unknown[] => (Array.isArray(reply) ? reply : []);

/** The lines of a stream's answer: `[[id, ['e', text, 'd', digest]], …]`. */
const linesOf = (reply: unknown): readonly WrittenEntry[] => {
  if (!Array.isArray(reply)) throw new Error('Redis has answered something else.');
  return reply.map((item: unknown) => {
    const [id, fields]: readonly unknown[] = Array.isArray(item) ? item : [];
    const [, text, , digest]: readonly unknown[] = Array.isArray(fields) ? fields : [];
    return lineOf(Number.parseInt(String(id), 10), digest, text);
  });
};

/** How often rooms are looked for of which nothing was heard, and for how long that may be. */
const LOOK_EVERY_MS = 500;
const SILENCE_MS = 3000;

/** How long there is between two goes of writing. */
const GAP_MS = 5;

/** How long an entry waits for its replicas. */
const COPIED_MS = 500;

/** Options of a log in Redis. */
export interface RedisOptions {
  readonly url: string;
  /** How many replicas have an entry before it is answered; none by default. */
  readonly copies?: number;
  /** Something went wrong that will be tried again. */
  onTrouble(error: unknown): void;
}

class RedisLog implements RoomLog {
  readonly #door: RedisDoor;
  readonly #followers = new Map<string, Set<Follower>>();
  /** Rooms whose channel is being left. */
  readonly #leaving = new Map<string, Promise<unknown>>();
  /** When something was last heard of a room, or looked for. */
  readonly #heardAt = new Map<string, number>();
  readonly #timer = setInterval(() => this.#lookForSilent(), LOOK_EVERY_MS).unref();
  readonly #options: RedisOptions;
  /** When something was last written, and what waits to be written next. */
  #leftAt = Number.NEGATIVE_INFINITY;
  #going: Promise<void> | undefined;
  /** Whether the replicas had what was written last. */
  #isCopied = true;

  constructor(options: RedisOptions) {
    const { url, onTrouble } = options;
    this.#options = options;
    // What passed while a connection was down is forgotten: everybody reads again.
    this.#door = openRedisDoor(url, { onTrouble, onReady: () => this.#tellAll() });
  }
  async connect(): Promise<void> {
    await this.#door.connect();
  }
  #tellAll(): void {
    for (const followers of this.#followers.values()) for (const follower of followers) follower.missed();
  }
  /** A channel may be lost without a word, with a slot that moves or a master that falls: who hears nothing for a while looks. */
  #lookForSilent(): void {
    if (!this.#door.isReady) return;
    const now = performance.now();
    for (const [room, followers] of this.#followers) {
      if (now - (this.#heardAt.get(room) ?? 0) < SILENCE_MS) continue;
      this.#heardAt.set(room, now);
      for (const follower of followers) follower.missed();
    }
  }
  /** Runs a script by its fingerprint; a Redis that was started again has to be told it again, and has done nothing before. */
  async #run({ text, sha }: typeof APPEND, room: string, words: readonly string[]): Promise<unknown> {
    const rest = ['3', ...keysOf(room), ...words];
    const { copies = 0 } = this.#options;
    const send = (call: readonly string[]): Promise<unknown> =>
      copies > 0 && text === APPEND.text ? this.#sendCopied(room, call, copies) : this.#door.send(keyOf(room), call);
    try {
      return await send(['EVALSHA', sha, ...rest]);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return send(['EVAL', text, ...rest]);
    }
  }
  /** Where much is written, a few milliseconds are one go: it leaves, and is forced to the disk, together. */
  #gap(): Promise<void> | undefined {
    const early = this.#leftAt + GAP_MS - performance.now();
    if (this.#going !== undefined) return this.#going;
    if (early <= 0) this.#leftAt = performance.now();
    else
      this.#going = new Promise((done) => {
        setTimeout(() => {
          this.#leftAt = performance.now();
          this.#going = undefined;
          done();
        }, early);
      });
    return this.#going;
  }
  /** Sends a command, and answers when so many replicas have what it wrote. Both go over one connection, or neither is answered. */
  async #sendCopied(room: string, call: readonly string[], copies: number): Promise<unknown> {
    const key = keyOf(room);
    const [reply, had] = await Promise.all([this.#door.send(key, call), this.#door.send(key, ['WAIT', String(copies), String(COPIED_MS)])]);
    const isCopied = Number(had) >= copies;
    // It is written all the same, and the table goes on: whoever runs the server is told that it could be lost.
    if (!isCopied && this.#isCopied) this.#options.onTrouble(new Error(`Fewer than ${copies} replicas have what was written.`));
    this.#isCopied = isCopied;
    return reply;
  }

  async append(room: string, after: LogHead, lines: readonly WrittenEntry[]): Promise<Appended> {
    await this.#gap();
    const isHeard = this.#followers.has(room) && this.#door.hears(keyOf(room));
    const words = [String(after.seq), after.digest, String(ROOM_TTL), isHeard ? '1' : '0'];
    for (const { text, digest } of lines) words.push(text, digest);
    const reply = await this.#run(APPEND, room, words);
    const [ok, tail]: readonly unknown[] = Array.isArray(reply) ? reply : [];
    if (ok === 1) {
      // What the channel does not carry is told here.
      if (tail === 0) this.#heard(room, lines);
      return { ok: true };
    }
    return { ok: false, tail: tail === undefined ? undefined : checkedLines(after, linesOf(tail)) };
  }
  async read(room: string, after: LogHead): Promise<readonly WrittenEntry[] | undefined> {
    const lines = linesOf(await this.#door.send(keyOf(room), ['XRANGE', keyOf(room), `${Math.max(1, after.seq)}-0`, '+']));
    if (after.seq === 0) return this.#whole(room, lines);
    const [known, ...rest] = lines;
    return isSameHead(after, known) ? checkedLines(after, rest) : undefined;
  }
  /** All of a log. What was put by is read after the stream, so that nothing is missed that is put by in between. */
  async #whole(room: string, stream: readonly WrittenEntry[]): Promise<readonly WrittenEntry[]> {
    const first = stream[0]?.seq ?? 1;
    if (first === 1) return checkedLines(LOG_START, stream);
    const reply: unknown = await this.#door.send(keyOf(room), ['HGETALL', keysOf(room)[2] ?? '']);
    const cells: readonly unknown[] = Array.isArray(reply) ? reply : Object.entries(reply ?? {}).flat();
    const pages = cells.flatMap((cell, at) => (at % 2 === 0 ? [{ first: Number(cell), zip: String(cells[at + 1]) }] : []));
    const texts: string[] = [];
    for (const { first: from, zip } of pages.toSorted((a, b) => a.first - b.first)) {
      if (from !== texts.length + 1) throw new BrokenLog(`entry ${texts.length + 1} is missing`);
      texts.push(...(await unpacked(Buffer.from(zip, 'base64'))).toString('utf8').split('\n'));
    }
    const past = linesAfter(LOG_START, texts.slice(0, first - 1));
    return [...past, ...checkedLines(past.at(-1) ?? LOG_START, stream)];
  }
  async follow(room: string, follower: Follower): Promise<() => void> {
    const followers = this.#followers.get(room) ?? new Set();
    followers.add(follower);
    const unfollow = (): void => {
      followers.delete(follower);
      if (followers.size > 0 || this.#followers.get(room) !== followers) return;
      this.#followers.delete(room);
      this.#heardAt.delete(room);
      this.#listeners.delete(room);
      if (!this.#door.isReady) return;
      const left = this.#door.unsubscribe(keyOf(room)).catch(() => undefined);
      this.#leaving.set(room, left);
      void left.then(() => this.#leaving.get(room) === left && this.#leaving.delete(room));
    };
    this.#followers.set(room, followers);
    this.#heardAt.set(room, performance.now());
    try {
      // What is said in the wrong order would leave nobody listening.
      await this.#leaving.get(room);
      // Each who follows says so again: one that failed before is made good with the next.
      await this.#door.subscribe(keyOf(room), this.#listenerOf(room));
    } catch (error) {
      unfollow();
      throw error;
    }
    return unfollow;
  }
  /** One listener for each room, however often it is subscribed. */
  readonly #listeners = new Map<string, (text: string) => void>();
  #listenerOf(room: string): (text: string) => void {
    const listener = this.#listeners.get(room) ?? ((text: string) => this.#hear(room, text));
    this.#listeners.set(room, listener);
    return listener;
  }
  #hear(room: string, message: string): void {
    // The place before them, and of each its text and its digest. No text has an end of line in it: it is JSON.
    const [before = '', ...parts] = message.split('\n');
    const lines: WrittenEntry[] = [];
    for (let at = 0; at + 1 < parts.length; at += 2)
      lines.push({ seq: Number(before) + lines.length + 1, text: parts[at] ?? '', digest: parts[at + 1] ?? '' });
    this.#heard(room, lines);
  }
  /** Tells followers of what was written, here or elsewhere. */
  #heard(room: string, lines: readonly WrittenEntry[]): void {
    this.#heardAt.set(room, performance.now());
    for (const follower of this.#followers.get(room) ?? []) {
      if (lines.length > 0) follower.heard(lines);
      // Another build says it in another way: it is read from the log.
      else follower.missed();
    }
  }
  async now(room: string): Promise<number> {
    const [seconds, micros] = listOf(await this.#run(TIME, room, []));
    return Math.floor(Number(seconds) * 1000 + Number(micros) / 1000);
  }
  async keep(room: string, { head, text }: KeptFold): Promise<void> {
    const reply = await this.#door.send(keyOf(room), ['XRANGE', keyOf(room), '-', `(${head.seq}-0`]);
    const covered = linesOf(reply);
    const first = covered[0]?.seq;
    const page = packed(covered.map((line) => line.text).join('\n'));
    const rest = first === undefined ? ['', ''] : [String(first), page.toString('base64')];
    await this.#run(KEEP, room, [String(head.seq), head.digest, String(ROOM_TTL), text, ...rest]);
  }
  async kept(room: string): Promise<KeptFold | undefined> {
    const reply: unknown = await this.#door.send(keyOf(room), ['GET', keysOf(room)[1] ?? '']);
    if (typeof reply !== 'string') return undefined;
    const [seq = '', digest = ''] = reply.split(' ', 2);
    return { head: { seq: Number(seq), digest }, text: reply.slice(seq.length + digest.length + 2) };
  }
  async isThere(): Promise<boolean> {
    if (!this.#door.isReady) return false;
    try {
      await this.#door.send(keyOf(''), ['EXISTS', keyOf('')]);
      return true;
    } catch {
      return false;
    }
  }
  close(): Promise<void> {
    clearInterval(this.#timer);
    this.#door.destroy();
    return Promise.resolve();
  }
}

/** Opens a log in Redis. */
export const openRedisLog = async (options: RedisOptions): Promise<RoomLog> => {
  const log = new RedisLog(options);
  await log.connect();
  return log;
};
