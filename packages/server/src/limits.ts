/** What one address, one connection and the whole server may do. */
import { isFields } from '@baize/engine';

/** The limits of a server. */
export interface Limits {
  readonly rooms: number;
  readonly lines: number;
  readonly linesOfAddress: number;
  /** New rooms a minute from one address. */
  readonly roomsOfAddress: number;
  /** Sockets of one address that are open at all, whatever they say. */
  readonly socketsOfAddress: number;
  /** How long a connection may take to say what it wants. */
  readonly handshake: number;
  /** Entries a minute that one connection, and one room's coming and going, may write besides decisions. */
  readonly entriesOfLine: number;
  readonly entriesOfRoom: number;
  /** Records a minute on one connection. */
  readonly records: number;
  /** Messages a second on one connection, and at once. */
  readonly rate: number;
  readonly burst: number;
  /** Bytes unsent at which frames stop, and at which one picture follows. */
  readonly behind: number;
  readonly caughtUp: number;
  /** How long a connection may stay behind. */
  readonly patience: number;
  /** How long a connection may say nothing, not even that it is there. */
  readonly silence: number;
}

/** The limits, by default. */
export const defaultLimits: Limits = {
  rooms: 2000,
  lines: 8000,
  linesOfAddress: 20,
  roomsOfAddress: 5,
  socketsOfAddress: 100,
  handshake: 5000,
  entriesOfLine: 30,
  entriesOfRoom: 120,
  records: 3,
  rate: 20,
  burst: 40,
  behind: 256 * 1024,
  caughtUp: 16 * 1024,
  patience: 30_000,
  silence: 15_000,
};

/** Limits as whoever runs a server writes them: some of them, as JSON. Throws where something else stands there. */
export const readLimits = (text: string): Partial<Limits> => {
  const value: unknown = JSON.parse(text);
  if (!isFields(value)) throw new Error('Limits are written as {"rooms": 2000}.');
  for (const [name, limit] of Object.entries(value)) {
    if (!Object.hasOwn(defaultLimits, name))
      throw new Error(`There is no limit "${name}": they are ${Object.keys(defaultLimits).join(', ')}.`);
    if (typeof limit !== 'number' || limit < 0) throw new Error(`The limit "${name}" is a number.`);
  }
  return value;
};

/** What counts as one address: of IPv6 the network of one household, as each has more addresses than there are people. */
export const addressKey = (address: string): string => {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/** A bucket that fills by time and empties by use. */
export class TokenBucket {
  readonly #rate: number;
  readonly #most: number;
  #held: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#rate = perSecond / 1000;
    this.#most = most;
    this.#held = most;
    this.#at = now;
  }
  /** Takes one out; false when there is none. */
  take(now: number): boolean {
    this.#held = Math.min(this.#most, this.#held + Math.max(0, now - this.#at) * this.#rate);
    this.#at = now;
    if (this.#held < 1) return false;
    this.#held -= 1;
    return true;
  }
  /** Whether it is as full as it can be: then it need not be remembered. */
  isFull(now: number): boolean {
    return this.#held + (now - this.#at) * this.#rate >= this.#most;
  }
}

/** A bucket for so many a minute. */
export const bucketFor = (perMinute: number): TokenBucket => new TokenBucket(perMinute / 60, perMinute, performance.now());

/** Who has how many connections, and who opens how many rooms. */
export class ConnectionLimiter {
  readonly #limits: Limits;
  readonly #lines = new Map<string, number>();
  readonly #rooms = new Map<string, TokenBucket>();
  readonly #sockets = new Map<string, number>();
  #all = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }
  /** Lets a connection in, or says why not. */
  enter(address: string): 'full' | 'too-many' | undefined {
    const mine = this.#lines.get(address) ?? 0;
    if (this.#all >= this.#limits.lines) return 'full';
    if (mine >= this.#limits.linesOfAddress) return 'too-many';
    this.#lines.set(address, mine + 1);
    this.#all += 1;
    return undefined;
  }
  /** A connection is gone. */
  leave(address: string): void {
    const left = (this.#lines.get(address) ?? 1) - 1;
    if (left === 0) this.#lines.delete(address);
    else this.#lines.set(address, left);
    this.#all -= 1;
  }
  /** Whether this address may open one more room. */
  mayOpen(address: string, now: number): boolean {
    for (const [known, bucket] of this.#rooms) if (bucket.isFull(now)) this.#rooms.delete(known);
    const bucket = this.#rooms.get(address) ?? new TokenBucket(this.#limits.roomsOfAddress / 60, this.#limits.roomsOfAddress, now);
    this.#rooms.set(address, bucket);
    return bucket.take(now);
  }
  /** A socket is opened; false when its address has too many. */
  mayConnect(address: string): boolean {
    const mine = (this.#sockets.get(address) ?? 0) + 1;
    if (mine > this.#limits.socketsOfAddress) return false;
    this.#sockets.set(address, mine);
    return true;
  }
  /** One that was let in is closed. */
  disconnect(address: string): void {
    const left = (this.#sockets.get(address) ?? 1) - 1;
    if (left === 0) this.#sockets.delete(address);
    else this.#sockets.set(address, left);
  }
  /** How many connections there are. */
  get lines(): number {
    return this.#all;
  }
}
