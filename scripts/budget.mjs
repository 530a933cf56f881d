/** How heavy the built web app may be: the script of the first load, and what each table adds to it, in compressed bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isEntry, root } from './workspace.mjs';

/** @typedef {{ readonly file: string, readonly isEntry?: boolean, readonly imports?: readonly string[] }} Chunk */
/** @typedef {Readonly<Record<string, Chunk>>} Manifest what Vite writes of a build: each chunk by its source, and what it needs */
/** @typedef {{ readonly name: string, readonly bytes: number, readonly limit: number }} Weight */

const KB = 1024;
/** What the first load may weigh. */
export const FIRST_LOAD = 100 * KB;
/** What one table may add: its screen, its game, and what it shares with other tables. */
export const ONE_TABLE = 40 * KB;
/** What tables with friends may add: the plate, the sheet that opens one, and the pages of a room. */
export const FRIENDS = 32 * KB;

/**
 * The files that a chunk needs before it can run, its own first.
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {readonly string[]}
 */
export const neededBy = (manifest, key) => {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ one) => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const next of manifest[one]?.imports ?? []) visit(next);
  };
  visit(key);
  return [...seen].flatMap((one) => manifest[one]?.file ?? []);
};

const TABLE = /^src\/tables\/([^/]+)\/index\.tsx$/;
const FRIENDS_PAGE = /^src\/friends\/[^/]+\.tsx$/;

/**
 * What is weighed: the first load, what each table adds, and what tables with friends add to both.
 * @param {Manifest} manifest
 * @param {(file: string) => number} sizeOf the compressed size of a file
 * @returns {readonly Weight[]}
 */
export const weigh = (manifest, sizeOf) => {
  const first = neededBy(manifest, 'index.html');
  const sum = (/** @type {readonly string[]} */ files) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);
  const tables = Object.keys(manifest).filter((key) => TABLE.test(key));
  const added = tables.map((key) => ({
    name: `the table of ${TABLE.exec(key)?.[1]}`,
    bytes: sum(neededBy(manifest, key).filter((file) => !first.includes(file))),
    limit: ONE_TABLE,
  }));
  // What every table is played with comes with the table, whoever sits there.
  const common = [
    ...neededBy(manifest, 'src/tables/TableRoom.tsx'),
    ...(tables[0] === undefined ? [] : neededBy(manifest, tables[0])),
  ].filter(
    (file) =>
      neededBy(manifest, 'src/tables/TableRoom.tsx').includes(file) || tables.every((key) => neededBy(manifest, key).includes(file)),
  );
  const friends = new Set(
    Object.keys(manifest)
      .filter((key) => FRIENDS_PAGE.test(key))
      .flatMap((key) => neededBy(manifest, key))
      .filter((file) => !first.includes(file) && !common.includes(file)),
  );
  return [
    { name: 'the first load', bytes: sum(first), limit: FIRST_LOAD },
    ...added,
    ...(friends.size === 0 ? [] : [{ name: 'tables with friends', bytes: sum([...friends]), limit: FRIENDS }]),
  ];
};

/** A weight in words. @param {Weight} weight */
export const weightWords = ({ name, bytes, limit }) =>
  `${bytes > limit ? '✗' : '✓'} ${name}: ${(bytes / KB).toFixed(1)} KB of ${limit / KB} KB`;

const main = () => {
  const dist = join(root, 'packages', 'web', 'dist');
  const list = join(dist, '.vite', 'manifest.json');
  if (!existsSync(list)) {
    console.error('The web app is not built. Run: npm run build -- web');
    return 1;
  }
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(list, 'utf8'));
  const weights = weigh(manifest, (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  for (const weight of weights) console.log(weightWords(weight));
  return weights.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
};

if (isEntry(import.meta.url)) process.exitCode = main();
