/** What one address, one connection and the whole server may do. */

/** The limits of a server. */
export interface Limits {
  readonly rooms: number;
  readonly lines: number;
  readonly linesOfAddress: number;
  /** New rooms a minute from one address. */
  readonly roomsOfAddress: number;
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
  rate: 20,
  burst: 40,
  behind: 256 * 1024,
  caughtUp: 16 * 1024,
  patience: 30_000,
  silence: 15_000,
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

/** Who has how many connections, and who opens how many rooms. */
export class ConnectionLimiter {
  readonly #limits: Limits;
  readonly #lines = new Map<string, number>();
  readonly #rooms = new Map<string, TokenBucket>();
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
  /** How many connections there are. */
  get lines(): number {
    return this.#all;
  }
}
