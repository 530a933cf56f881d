/**
 * QR codes, for a link that a phone is to read off a screen: bytes, error correction M, versions 1 to 10 (up to 213 bytes).
 * After ISO/IEC 18004.
 */

/** A code: rows of modules, true where it is dark. Draw it with four light modules around it. */
export type QrCode = readonly (readonly boolean[])[];

/** By version: all codewords, those for correction in a block, the blocks, and where alignment patterns are centred. */
const VERSIONS: readonly (readonly [all: number, correction: number, blocks: number, centres: readonly number[]])[] = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
];

// --- the codewords ---------------------------------------------------------------------------------------------------

/** Product in the field of 256 elements. */
const times = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
};

/** What a block is divided by to find its correction. */
const divisorOf = (degree: number): readonly number[] => {
  let divisor: number[] = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    divisor = divisor.map((one, at) => times(one, root) ^ (divisor[at + 1] ?? 0));
    root = times(root, 2);
  }
  return divisor;
};

const correctionFor = (block: readonly number[], divisor: readonly number[]): readonly number[] => {
  let rest: number[] = divisor.map(() => 0);
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = divisor.map((one, at) => (rest[at + 1] ?? 0) ^ times(one, factor));
  }
  return rest;
};

const bitsOf = (value: number, size: number): readonly number[] => Array.from({ length: size }, (_, at) => (value >> (size - 1 - at)) & 1);

/** The text's bytes with their heading, padded to what the version holds. */
const dataFor = (bytes: readonly number[], version: number, room: number): readonly number[] => {
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...bytes.flatMap((byte) => bitsOf(byte, 8))];
  while (bits.length < Math.min(room * 8, bits.length + 4) || bits.length % 8 !== 0) {
    bits.push(0);
    if (bits.length % 8 === 0) break;
  }
  const data = Array.from({ length: bits.length / 8 }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
};

/** All codewords in the order in which they are drawn: a byte of each block in turn. */
const interleaved = (bytes: readonly number[], version: number): readonly number[] => {
  const [all = 0, correction = 0, blocks = 1] = VERSIONS[version - 1] ?? [];
  const data = dataFor(bytes, version, all - correction * blocks);
  const short = Math.floor(all / blocks) - correction;
  const shorts = blocks - (all % blocks);
  const divisor = divisorOf(correction);
  const parts = Array.from({ length: blocks }, (_, at) => {
    const from = at * short + Math.max(0, at - shorts);
    return data.slice(from, from + short + (at < shorts ? 0 : 1));
  });
  const tails = parts.map((part) => correctionFor(part, divisor));
  const turn = (lists: readonly (readonly number[])[], longest: number): readonly number[] =>
    Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...turn(parts, short + 1), ...turn(tails, correction)];
};

// --- the drawing -----------------------------------------------------------------------------------------------------

interface Canvas {
  readonly size: number;
  readonly dark: boolean[][];
  /** Where a pattern stands, and no data. */
  readonly taken: boolean[][];
}

const put = ({ dark, taken, size }: Canvas, x: number, y: number, isDark: boolean): void => {
  const [row, mark] = [dark[y], taken[y]];
  if (row === undefined || mark === undefined || x < 0 || x >= size) return;
  row[x] = isDark;
  mark[x] = true;
};

/** Rings around a middle: dark where their distance is not among the light ones. */
const rings = (canvas: Canvas, x: number, y: number, reach: number, light: readonly number[]): void => {
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) put(canvas, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
};

const remainder = (value: number, divisor: number, degree: number): number => {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return rest;
};

/** Level and mask, twice. Level M is 0. */
const putFormat = (canvas: Canvas, mask: number): void => {
  const { size } = canvas;
  const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 6; at += 1) put(canvas, 8, at, bit(at));
  put(canvas, 8, 7, bit(6));
  put(canvas, 8, 8, bit(7));
  put(canvas, 7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) put(canvas, 14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) put(canvas, size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) put(canvas, 8, size - 15 + at, bit(at));
  put(canvas, 8, size - 8, true);
};

const putVersion = (canvas: Canvas, version: number): void => {
  if (version < 7) return;
  const bits = (version << 12) | remainder(version, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const [a, b] = [canvas.size - 11 + (at % 3), Math.floor(at / 3)];
    put(canvas, a, b, ((bits >> at) & 1) === 1);
    put(canvas, b, a, ((bits >> at) & 1) === 1);
  }
};

const blank = (version: number): Canvas => {
  const size = 17 + 4 * version;
  const rows = (): boolean[][] => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const canvas = { size, dark: rows(), taken: rows() };
  for (let at = 0; at < size; at += 1) {
    put(canvas, 6, at, at % 2 === 0);
    put(canvas, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(canvas, x, y, 4, [2, 4]);
  const [, , , centres = []] = VERSIONS[version - 1] ?? [];
  const last = centres.length - 1;
  for (const [i, x] of centres.entries())
    for (const [j, y] of centres.entries()) {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isCorner) rings(canvas, x, y, 2, [1]);
    }
  putFormat(canvas, 0);
  putVersion(canvas, version);
  return canvas;
};

/** The places for data, in the order in which it is drawn: two columns at a time, up and down, from the right. */
export function* dataPlaces({ size, taken }: Pick<Canvas, 'size' | 'taken'>): Iterable<readonly [x: number, y: number]> {
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (taken[y]?.[x] === false) yield [x, y];
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a line is to read: long runs, and what looks like a finder. */
const lineCost = (line: readonly boolean[]): number => {
  const text = line.map((one) => (one ? '1' : '0')).join('');
  const runs = (text.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  return runs + 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
};

const costOf = (dark: QrCode): number => {
  const columns = dark.map((_, x) => dark.map((row) => row[x] === true));
  const lines = [...dark, ...columns].reduce((sum, line) => sum + lineCost(line), 0);
  let squares = 0;
  for (const [y, row] of dark.entries())
    for (const [x, one] of row.entries())
      if (x > 0 && y > 0 && row[x - 1] === one && dark[y - 1]?.[x] === one && dark[y - 1]?.[x - 1] === one) squares += 3;
  const share = dark.flat().filter(Boolean).length / dark.length ** 2;
  return lines + squares + 10 * Math.floor(Math.abs(share - 0.5) * 20);
};

/** The code of a text; undefined when it is too long for one. */
export const qrCode = (text: string): QrCode | undefined => {
  const bytes = utf8(text);
  const version = VERSIONS.findIndex(([all, correction, blocks], at) => all - correction * blocks >= bytes.length + (at < 9 ? 2 : 3)) + 1;
  if (version === 0) return undefined;
  const plain = blank(version);
  const bits = interleaved(bytes, version).flatMap((byte) => bitsOf(byte, 8));
  const drawings = MASKS.map((mask, number) => {
    const canvas: Canvas = { ...plain, dark: plain.dark.map((row) => [...row]), taken: plain.taken.map((row) => [...row]) };
    let next = 0;
    for (const [x, y] of dataPlaces(plain)) {
      const row = canvas.dark[y];
      if (row !== undefined) row[x] = (bits[next] === 1) !== mask(x, y);
      next += 1;
    }
    putFormat(canvas, number);
    return canvas.dark;
  });
  return drawings.reduce((best, one) => (costOf(one) < costOf(best) ? one : best));
};

/** A text's bytes. Links are plain letters, so what is not is written as a link writes it. */
const utf8 = (text: string): readonly number[] => [...encodeURI(decodeSafely(text))].map((letter) => letter.charCodeAt(0));

/** The text without what is escaped in it already, so that nothing is escaped twice. */
const decodeSafely = (text: string): string => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};

/** The code in text, two modules a letter, for a terminal: light on dark, as most terminals are. */
export const qrText = (code: QrCode): string => {
  const size = code.length;
  const isLight = (x: number, y: number): boolean => code[y]?.[x] !== true;
  const rows = Array.from({ length: Math.ceil((size + 4) / 2) }, (_, row) =>
    Array.from({ length: size + 4 }, (_, column) => {
      const [x, y] = [column - 2, row * 2 - 2];
      return [' ', '▀', '▄', '█'][(isLight(x, y) ? 1 : 0) + (isLight(x, y + 1) ? 2 : 0)];
    }).join(''),
  );
  return rows.join('\n');
};
