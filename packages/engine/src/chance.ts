/**
 * Chance as data: a seed of 256 bits and a position in the keystream that follows from it.
 *
 * A state carries its `Chance`, so a shuffle is a pure function and a log replays. The stream is ChaCha8, and its 32-bit
 * words become fair integers by rejection. Nothing else in Baize is random.
 */
import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Where chance stands: the sitting's seed in hex, and how many 32-bit words of its stream are used up. */
export interface Chance {
  readonly seed: string;
  readonly at: number;
}

const SEED = /^[0-9a-f]{64}$/;

/** Whether this text is a seed: 64 hex digits, in small letters. */
export const isSeed = (text: unknown): text is string => typeof text === 'string' && SEED.test(text);

/** Chance at the start of a seed's stream. */
export const openChance = (seed: string): Chance => {
  if (!isSeed(seed)) throw new RangeError('A seed is 64 hex digits in small letters.');
  return { seed, at: 0 };
};

/** A seed for an independent stream, such as a bot's thoughts about one move. It tells nothing of the seed it comes from. */
export const fork = (seed: string, label: string): Chance => {
  return { seed: bytesToHex(sha256(concatBytes(hexToBytes(seed), utf8ToBytes(label)))), at: 0 };
};

/** What may be shown before a sitting, so that the seed shown after it can be checked. */
export const commitment = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

// --- reading the stream ------------------------------------------------------------------------------

const WORDS_A_BLOCK = 16;
const MOST_BLOCKS = 64;
const NONCE = new Uint8Array(12);
const TWO_32 = 2 ** 32;

/** A reader of one stream. It moves as it reads, so it lives inside a single function and never in a state. */
export interface Reader {
  /** A fair whole number from 0 to `bound - 1`; a bound is from 1 to 2^32. */
  below(bound: number): number;
  /** Where the stream stands now. */
  chance(): Chance;
}

/** Reads a stream from where chance stands. */
export const read = ({ seed, at }: Chance): Reader => {
  const key = hexToBytes(seed);
  let words = new DataView(new ArrayBuffer(0));
  let first = at; // position of the buffer's first word
  let next = at;
  let blocks = 2;

  const refill = (): void => {
    const block = Math.floor(next / WORDS_A_BLOCK);
    const bytes = chacha8(key, NONCE, new Uint8Array(blocks * WORDS_A_BLOCK * 4), undefined, block);
    words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    first = block * WORDS_A_BLOCK;
    blocks = Math.min(blocks * 2, MOST_BLOCKS);
  };
  const word = (): number => {
    if ((next - first) * 4 >= words.byteLength) refill();
    const value = words.getUint32((next - first) * 4, true);
    next += 1;
    return value;
  };
  return {
    below(bound) {
      // A bound past the range of a word would reject every word, for ever.
      if (!Number.isInteger(bound) || bound < 1 || bound > TWO_32) throw new RangeError(`No whole number is below ${bound} in one word.`);
      // Words past the last whole multiple of the bound would favour the low numbers.
      const limit = TWO_32 - (TWO_32 % bound);
      let value = word();
      while (value >= limit) value = word();
      return value % bound;
    },
    chance: () => ({ seed, at: next }),
  };
};

// --- what games ask for -----------------------------------------------------------------------------------

/** A fair whole number from 0 to `bound - 1`, and chance after it. */
export const drawNumber = (bound: number, chance: Chance): readonly [number, Chance] => {
  const reader = read(chance);
  return [reader.below(bound), reader.chance()];
};

/** The same things in a fair new order (Fisher and Yates), and chance after it. */
export const shuffle = <T>(things: readonly T[], chance: Chance): readonly [readonly T[], Chance] => {
  const reader = read(chance);
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = reader.below(last + 1);
    const [a, b] = [order[last], order[pick]];
    if (a !== undefined && b !== undefined) {
      order[last] = b;
      order[pick] = a;
    }
  }
  return [order, reader.chance()];
};
