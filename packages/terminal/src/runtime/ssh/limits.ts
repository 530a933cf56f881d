/** What one address, one line and the whole house may do, and who is in. */
import type { Barred } from './language/house-words.ts';

/** The limits of a house. */
export interface HouseLimits {
  /** Lines in all. */
  readonly lines: number;
  /** Lines of one address. */
  readonly linesOfAddress: number;
  /** Guests in all: whoever comes without a key. */
  readonly guests: number;
  /** Accounts in all: keys cost nothing to make. */
  readonly accounts: number;
  /** Bytes that one account may keep. */
  readonly quota: number;
  /** How long somebody may take to come in, in milliseconds. */
  readonly grace: number;
  /** Lines that are coming in at the same time. */
  readonly coming: number;
  /** After so long without a key the line is closed, in milliseconds. */
  readonly idle: number;
  /** Keys a second, and at once; what is more is dropped. */
  readonly keys: number;
  readonly keysAtOnce: number;
  /** So many dropped keys end the line. */
  readonly dropped: number;
  /** How often somebody who says nothing is asked whether they are there, in milliseconds. */
  readonly keepalive: number;
  /** Bytes unsent at which frames are left out. */
  readonly behind: number;
}

/** The limits, by default. */
export const houseLimits: HouseLimits = {
  lines: 200,
  linesOfAddress: 8,
  guests: 100,
  accounts: 10_000,
  quota: 8_000_000,
  grace: 20_000,
  coming: 40,
  idle: 30 * 60_000,
  keys: 60,
  keysAtOnce: 120,
  dropped: 20_000,
  keepalive: 15_000,
  behind: 64 * 1024,
};

/** Counts lines. */
export class DoorCount {
  readonly #limits: HouseLimits;
  readonly #byAddress = new Map<string, number>();
  #lines = 0;
  #coming = 0;

  constructor(limits: HouseLimits) {
    this.#limits = limits;
  }
  /** How many lines there are. */
  get lines(): number {
    return this.#lines;
  }
  /** A line has come, or why it may not. */
  come(address: string): Barred | undefined {
    const mine = this.#byAddress.get(address) ?? 0;
    if (this.#lines >= this.#limits.lines) return 'full';
    if (mine >= this.#limits.linesOfAddress) return 'too-many';
    if (this.#coming >= this.#limits.coming) return 'too-many-coming';
    this.#byAddress.set(address, mine + 1);
    this.#lines += 1;
    this.#coming += 1;
    return undefined;
  }
  /** It is in. */
  enter(): void {
    this.#coming -= 1;
  }
  /** It has gone: `isIn` when it had come in. */
  leave(address: string, isIn: boolean): void {
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, left);
    this.#lines -= 1;
    if (!isIn) this.#coming -= 1;
  }
}
