import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { PACK } from './cards.ts';
import { type Chance, commitment, drawNumber, fork, openChance, read } from './chance.ts';
import { isSeed } from './seed.ts';
import { shuffle } from './shuffle.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const start = openChance(SEED);

const wordsFrom = (chance: Chance, count: number): readonly number[] => {
  const reader = read(chance);
  return Array.from({ length: count }, () => reader.below(2 ** 32));
};

/** ChaCha with eight rounds, written here once more from its description, to check the stream against. */
const chachaBlock = (seed: string, counter: number): readonly number[] => {
  const littleEndian = (hex: string): number => Number.parseInt(hex.replace(/(..)(..)(..)(..)/, '$4$3$2$1'), 16);
  const key = (seed.match(/.{8}/g) ?? []).map(littleEndian);
  const first = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, 0, 0, 0);
  const x = first.slice();
  const at = (place: number): number => x[place] ?? 0;
  const turn = (a: number, b: number, d: number, bits: number): void => {
    x[a] = at(a) + at(b);
    const mixed = at(d) ^ at(a);
    x[d] = (mixed << bits) | (mixed >>> (32 - bits));
  };
  const quarter = (a: number, b: number, c: number, d: number): void => {
    turn(a, b, d, 16);
    turn(c, d, b, 12);
    turn(a, b, d, 8);
    turn(c, d, b, 7);
  };
  for (let round = 0; round < 8; round += 2) {
    for (const i of [0, 1, 2, 3]) quarter(i, i + 4, i + 8, i + 12);
    for (const i of [0, 1, 2, 3]) quarter(i, ((i + 1) % 4) + 4, ((i + 2) % 4) + 8, ((i + 3) % 4) + 12);
  }
  return Array.from(x.map((value, place) => value + (first[place] ?? 0)));
};

describe('the stream of a seed never changes', claims('PON-14.5'), () => {
  test('its first words', () => {
    expect(wordsFrom(start, 8)).toEqual([2410812736, 1789596270, 2070341849, 856868145, 655855607, 1339667088, 3610143538, 3418275071]);
  });
  test('its first throws of a die', () => {
    const reader = read(start);
    expect(Array.from({ length: 16 }, () => reader.below(6) + 1)).toEqual([5, 1, 6, 4, 6, 1, 5, 6, 2, 6, 2, 6, 4, 2, 6, 3]);
  });
  test('its first shuffle of the pack', () => {
    const [deck, after] = shuffle(PACK, start);
    expect(deck.join(' ')).toBe(
      '8d Jh Kh Jd 5s 5h 7d 7h Td 9s As Kd Ks Tc 9h 3s Th 8h 8c Qc Ts 3h 2d 4c 6h Jc 6d Qh 2s 3d 4h 5d 8s 6s 7s 2h 7c Ah 4s 9c 6c Ad 3c 4d Kc Ac 5c Qd 2c Qs Js 9d',
    );
    expect(after).toEqual({ seed: SEED, at: 51 });
  });
  test('it is the keystream of ChaCha8, block after block', () => {
    const blocks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((counter) => chachaBlock(SEED, counter));
    expect(wordsFrom(start, blocks.length)).toEqual(blocks);
  });
});

describe('a position in the stream', () => {
  test('reading on from where chance stands is reading at once', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(3000), fc.nat(40), (first, at, second) => {
        const reader = read({ seed: SEED, at });
        const whole = Array.from({ length: first + second }, () => reader.below(52));
        const half = read({ seed: SEED, at });
        const front = Array.from({ length: first }, () => half.below(52));
        const rest = read(half.chance());
        expect([...front, ...Array.from({ length: second }, () => rest.below(52))]).toEqual(whole);
        expect(rest.chance()).toEqual(reader.chance());
      }),
      { seed: 1, numRuns: 15 },
    );
  });
  test('a long read crosses every refill', () => {
    const far = wordsFrom(start, 5000);
    expect(wordsFrom({ seed: SEED, at: 4999 }, 1)).toEqual(far.slice(-1));
  });
});

describe('a fair whole number', () => {
  test('a word past the last whole multiple of the bound is thrown away', () => {
    // Of the first two words only the second is below 2^31 + 1, so the first is passed over.
    expect(drawNumber(2 ** 31 + 1, start)).toEqual([1789596270, { seed: SEED, at: 2 }]);
    expect(drawNumber(2 ** 31, start)).toEqual([2410812736 - 2 ** 31, { seed: SEED, at: 1 }]);
  });
  test('the last word that is kept is the one before the limit', () => {
    // With the bound one more than the word, the word itself is the highest number there is; with the bound equal to it, it is thrown away.
    expect(drawNumber(2410812737, start)).toEqual([2410812736, { seed: SEED, at: 1 }]);
    expect(drawNumber(2410812736, start)).toEqual([1789596270, { seed: SEED, at: 2 }]);
  });
  test('it is below its bound, and a bound of one leaves no choice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(1000), (bound, at) => {
        const [number] = drawNumber(bound, { seed: SEED, at });
        expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      }),
      { seed: 2, numRuns: 60 },
    );
    expect(drawNumber(1, start)).toEqual([0, { seed: SEED, at: 1 }]);
  });
  test.each([0, -1, 2.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])('%s is no bound', (bound) => {
    expect(() => drawNumber(bound, start)).toThrow(RangeError);
  });
});

describe('a shuffle', () => {
  test('it gives the 52 cards of the pack in a new order', claims('PON-1.2'), () => {
    const [deck] = shuffle(PACK, start);
    expect(deck.toSorted()).toEqual(PACK.toSorted());
    expect(deck).not.toEqual(PACK);
  });
  test('it keeps what it is given and gives the same for the same chance', claims('PON-14.7'), () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 80 }), fc.nat(500), (things, at) => {
        const given = Object.freeze([...things]);
        const [order, after] = shuffle(given, { seed: SEED, at });
        expect(order.toSorted()).toEqual(things.toSorted());
        expect(shuffle(given, { seed: SEED, at })).toEqual([order, after]);
        expect(after.at).toBeGreaterThanOrEqual(at + Math.max(0, things.length - 1));
      }),
      { seed: 3, numRuns: 60 },
    );
  });
  test('one shuffle goes on where the other ended', () => {
    const [first, between] = shuffle(PACK, start);
    const [second] = shuffle(PACK, between);
    expect(second).not.toEqual(first);
  });
  // A hundred shuffles in the time of ten: slow machines pass, and a slow shuffle does not.
  test('it takes far less than 50 milliseconds', { ...claims('PON-8.3'), timeout: 500 }, () => {
    let chance = start;
    for (let count = 0; count < 100; count += 1) chance = shuffle(PACK, chance)[1];
    expect(chance.at).toBeGreaterThanOrEqual(5100);
  });
});

describe('a seed', () => {
  test('it is 64 hex digits in small letters', () => {
    expect(isSeed(SEED)).toBe(true);
    for (const odd of ['', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), SEED.replace('0', 'g'), `${SEED}\n`, 64, null, [SEED]]) {
      expect(isSeed(odd)).toBe(false);
    }
    expect(() => openChance('5eed')).toThrow('A seed is 64 hex digits in small letters.');
  });
  test('its commitment is the SHA-256 of its own few words and the seed, and no fork of it', () => {
    expect(commitment(SEED)).toBe('9e249964efcfb1903c62e575a4929b42aadf577d743676e2d440296013232c66');
    expect(commitment(SEED)).not.toBe(fork(SEED, '').seed);
    expect(commitment(SEED)).not.toBe(fork(SEED, 'baize commitment ').seed);
  });
  test('a fork is another stream for every label, and the same for the same', () => {
    expect(fork(SEED, 'bot')).toEqual({ seed: 'f843e1dfb6be73af45420ab385ecd89a16ac291720e22c7b150fd8f2fd342337', at: 0 });
    const seeds = ['', 'bot', 'bot 1', 'bot 2', 'bøt'].map((label) => fork(SEED, label).seed);
    expect(new Set([SEED, ...seeds]).size).toBe(6);
    expect(wordsFrom(fork(SEED, 'bot'), 4)).not.toEqual(wordsFrom(start, 4));
  });
});
