/**
 * Chance as data: a seed of 256 bits and a position in the keystream that follows from it.
 *
 * A state carries its `Chance`, so a shuffle is a pure function and a log replays. The stream is ChaCha8, and its 32-bit
 * words become fair integers by rejection. Nothing else in Baize is random.
 */
import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isSeed } from './seed.ts';

/** Where chance stands: the sitting's seed in hex, and how many 32-bit words of its stream are used up. */
export interface Chance {
  readonly seed: string;
  readonly at: number;
}

/** Chance at the start of a seed's stream. */
export const openChance = (seed: string): Chance => {
  if (!isSeed(seed)) throw new RangeError('A seed is 64 hex digits in small letters.');
  return { seed, at: 0 };
};

/** A seed for an independent stream, such as a bot's thoughts about one move. It tells nothing about the seed it comes from. */
export const fork = (seed: string, label: string): Chance => {
  return { seed: bytesToHex(sha256(concatBytes(hexToBytes(seed), utf8ToBytes(label)))), at: 0 };
};

/** A fingerprint of a text: SHA-256, in hex. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

// It comes before the seed, where a fork's label comes after it: no fork of a seed is its commitment, not even one without a label.
const PROMISED = utf8ToBytes('baize commitment ');

/**
 * What may be shown before a sitting, so that the seed shown after it can be checked: `sha256("baize commitment " + seed + about)`. The
 * seed goes in as its 32 bytes, not as hex digits; `about` is what else is fixed with it, and nothing by default.
 */
export const commitment = (seed: string, about = ''): string =>
  bytesToHex(sha256(concatBytes(PROMISED, hexToBytes(seed), utf8ToBytes(about))));

// --- reading the stream ------------------------------------------------------------------------------

const WORDS_A_BLOCK = 16;
const BYTES_A_WORD = 4;
const MIN_BLOCKS = 2;
const MAX_BLOCKS = 64;
const NONCE = new Uint8Array(12);
const TWO_32 = 2 ** 32;

/** Some words of a stream, from one place to before another. */
interface Stretch {
  readonly seed: string;
  readonly first: number;
  readonly end: number;
  readonly blocks: number;
  readonly words: DataView;
}

// The stretch that was read last. A simulation reads one stream from end to end, a few words at a time, and making words is
// expensive per call. What it holds follows from seed and place alone, so whoever reads sees no difference.
let latest: Stretch = { seed: '', first: 0, end: 0, blocks: 0, words: new DataView(new ArrayBuffer(0)) };

/** A stretch of a seed's stream that holds the word at this place: the longer, the further the stream has been read on. */
const stretchAt = (seed: string, place: number): Stretch => {
  const isSame = latest.seed === seed;
  if (isSame && place >= latest.first && place < latest.end) return latest;
  const block = Math.floor(place / WORDS_A_BLOCK);
  const first = block * WORDS_A_BLOCK;
  const blocks = isSame && place === latest.end ? Math.min(latest.blocks * 2, MAX_BLOCKS) : MIN_BLOCKS;
  const bytes = chacha8(hexToBytes(seed), NONCE, new Uint8Array(blocks * WORDS_A_BLOCK * BYTES_A_WORD), undefined, block);
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  latest = { seed, first, end: first + blocks * WORDS_A_BLOCK, blocks, words };
  return latest;
};

/** A reader of one stream. It moves as it reads, so it lives inside a single function and never in a state. */
export interface Reader {
  /** A fair whole number from 0 to `bound - 1`; a bound is from 1 to 2^32. */
  below(bound: number): number;
  /** Where the stream stands now. */
  chance(): Chance;
}

// A class, since readers are made by the million and three functions made again for each would cost more than what they read.
class StreamReader implements Reader {
  readonly #seed: string;
  #next: number;
  #stretch: Stretch;

  constructor({ seed, at }: Chance) {
    this.#seed = seed;
    this.#next = at;
    this.#stretch = stretchAt(seed, at);
  }
  #word(): number {
    if (this.#next >= this.#stretch.end) this.#stretch = stretchAt(this.#seed, this.#next);
    const offset = (this.#next - this.#stretch.first) * BYTES_A_WORD;
    this.#next += 1;
    return this.#stretch.words.getUint32(offset, true);
  }
  below(bound: number): number {
    // A bound past the range of a word would reject every word, for ever.
    if (!Number.isInteger(bound) || bound < 1 || bound > TWO_32) throw new RangeError(`No whole number is below ${bound} in one word.`);
    // Words past the last whole multiple of the bound would favour the low numbers.
    for (;;) {
      const value = this.#word();
      // Numbers of this size divide without loss. The shift changes nothing but how the result is kept: as a whole number, which
      // everything that is done with it later is quicker for.
      const multiple = Math.floor(value / bound) * bound;
      if (multiple + bound <= TWO_32) return (value - multiple) >>> 0;
    }
  }
  chance(): Chance {
    return { seed: this.#seed, at: this.#next };
  }
}

/** Reads a stream from where chance stands. */
export const read = (chance: Chance): Reader => new StreamReader(chance);

// --- what games ask for -----------------------------------------------------------------------------------

/** A fair whole number from 0 to `bound - 1`, and chance after it. */
export const drawNumber = (bound: number, chance: Chance): readonly [number, Chance] => {
  const reader = read(chance);
  return [reader.below(bound), reader.chance()];
};
