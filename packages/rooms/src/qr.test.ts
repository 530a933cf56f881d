import { expect, test } from 'vitest';
import { dataPlaces, type QrCode, qrCode, qrText } from './qr.ts';

/** Reads a code of version 1 to 6 with a single way of its own: format, mask, zigzag, blocks, text. */
const decode = (code: QrCode): string => {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number): number => (code[y]?.[x] === true ? 1 : 0);
  const format = [0, 1, 2, 3, 4, 5]
    .map((x) => at(x, 8))
    .concat(
      [at(7, 8), at(8, 8), at(8, 7)],
      [5, 4, 3, 2, 1, 0].map((y) => at(8, y)),
    );
  const bits = format.reduce((sum, bit) => sum * 2 + bit, 0) ^ 0x5412;
  expect(bits >> 13).toBe(0);
  const mask = (bits >> 10) & 7;
  const masks = [
    (x: number, y: number) => (y + x) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (y + x) % 3,
    (x: number, y: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (x: number, y: number) => ((y * x) % 2) + ((y * x) % 3),
    (x: number, y: number) => (((y * x) % 2) + ((y * x) % 3)) % 2,
    (x: number, y: number) => (((y + x) % 2) + ((y * x) % 3)) % 2,
  ];
  const last = 4 * version + 10;
  const isTaken = (x: number, y: number): boolean =>
    (x < 9 && y < 9) ||
    (x > size - 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    x === 6 ||
    y === 6 ||
    (version > 1 && Math.abs(x - last) < 3 && Math.abs(y - last) < 3);
  const taken = code.map((row, y) => row.map((_, x) => isTaken(x, y)));
  const data = [...dataPlaces({ size, taken })].map(([x, y]) => at(x, y) ^ (masks[mask]?.(x, y) === 0 ? 1 : 0));
  const bytes = Array.from({ length: Math.floor(data.length / 8) }, (_, i) =>
    data.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  const [blocks = 1, each = 0] = { 1: [1, 16], 2: [1, 28], 3: [1, 44], 4: [2, 32], 5: [2, 43], 6: [4, 27] }[version] ?? [];
  const plain = Array.from({ length: blocks }, (_, block) => Array.from({ length: each }, (_, i) => bytes[i * blocks + block] ?? 0)).flat();
  const stream = plain.flatMap((byte) => Array.from({ length: 8 }, (_, i) => (byte >> (7 - i)) & 1));
  const take = (from: number, count: number): number => stream.slice(from, from + count).reduce((sum, bit) => sum * 2 + bit, 0);
  expect(take(0, 4)).toBe(4);
  return Array.from({ length: take(4, 8) }, (_, i) => String.fromCharCode(take(12 + i * 8, 8))).join('');
};

test.each(['a', 'http://127.0.0.1:8080/#/room/0123456789abcdef', 'https://rooms.example.org/#/room/0123456789abcdef', 'x'.repeat(100)])(
  'a code says its text: %s',
  (text) => {
    const code = qrCode(text);
    expect(code === undefined ? '' : decode(code)).toBe(text);
  },
);

/** The worked example of the standard's tutorial: 'HELLO' would be letters; bytes are checked by their correction instead. */
test('the correction of a block divides without a rest', () => {
  const code = qrCode('baize');
  expect(code?.length).toBe(21);
  // A finder in three corners, and none in the fourth.
  const corner = (x: number, y: number): string => [0, 1, 2, 3, 4, 5, 6].map((dx) => (code?.[y]?.[x + dx] === true ? 1 : 0)).join('');
  expect([corner(0, 0), corner(14, 0), corner(0, 14)]).toEqual(['1111111', '1111111', '1111111']);
  expect(qrCode('x'.repeat(300))).toBeUndefined();
  expect(qrText(code ?? []).split('\n').length).toBe(13);
});
