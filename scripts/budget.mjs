/** How heavy the built web app may be: the script of the first load, what tables share, and what each adds, in compressed bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isEntry, root } from './workspace.mjs';

/** @typedef {{ readonly file: string, readonly isEntry?: boolean, readonly imports?: readonly string[], readonly dynamicImports?: readonly string[] }} Chunk */
/** @typedef {Readonly<Record<string, Chunk>>} Manifest what Vite writes of a build: each chunk by its source, and what it needs */
/** @typedef {{ readonly name: string, readonly bytes: number, readonly limit: number }} Weight */

const KB = 1024;
/** What the first load may weigh: what the floor is drawn with, and nothing else. */
export const FIRST_LOAD = 85 * KB;
/** What the words that the first load says may weigh in one language: they are loaded beside it. */
export const FIRST_WORDS = 8 * KB;
/** What every table is played with may add, once: the engine, the kit of the tables, the room round them. */
export const EVERY_TABLE = 32 * KB;
/** What one table may add to both: its screen and its game. */
export const ONE_TABLE = 29 * KB;
/** What tables with friends may add to all of it: the plate, the sheet that opens one, and the pages of a room. */
export const FRIENDS = 34 * KB;

/** Every chunk that one needs before it can run, by its source, its own first. @param {Manifest} manifest @param {string} key */
const chunksFor = (manifest, key) => {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ one) => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const next of manifest[one]?.imports ?? []) visit(next);
  };
  visit(key);
  return [...seen];
};

/**
 * The files that a chunk needs before it can run, its own first.
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {readonly string[]}
 */
export const neededBy = (manifest, key) => chunksFor(manifest, key).flatMap((one) => manifest[one]?.file ?? []);

const WORDS = /\/language\/words\.([a-z]{2})\.ts$/;

/** The files of words that the first load asks for, by language. @param {Manifest} manifest @param {readonly string[]} first */
const firstWords = (manifest, first) => {
  const asked = chunksFor(manifest, 'index.html').flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const languages = [...new Set(asked.flatMap((key) => WORDS.exec(key)?.[1] ?? []))].toSorted();
  return languages.map((language) => {
    const keys = asked.filter((key) => WORDS.exec(key)?.[1] === language);
    return { language, files: [...new Set(keys.flatMap((key) => neededBy(manifest, key)))].filter((file) => !first.includes(file)) };
  });
};

const TABLE = /^src\/tables\/([^/]+)\/index\.tsx$/;
const ROOM = 'src/tables/TableRoom.tsx';
const FRIENDS_PAGE = /^src\/friends\/[^/]+\.tsx$/;

/**
 * What is weighed: the first load, what all tables share, what each of them adds, and what tables with friends add to all of it.
 * @param {Manifest} manifest
 * @param {(file: string) => number} sizeOf the compressed size of a file
 * @returns {readonly Weight[]}
 */
export const weigh = (manifest, sizeOf) => {
  const first = neededBy(manifest, 'index.html');
  const sum = (/** @type {readonly string[]} */ files) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);
  const tables = Object.keys(manifest).filter((key) => TABLE.test(key));
  const [one = ''] = tables;
  const shared = neededBy(manifest, one).filter((file) => tables.every((key) => neededBy(manifest, key).includes(file)));
  const common = [...new Set([...neededBy(manifest, ROOM), ...(tables.length > 1 ? shared : [])])].filter((file) => !first.includes(file));
  const isNew = (/** @type {string} */ file) => !first.includes(file) && !common.includes(file);
  const friends = new Set(
    Object.keys(manifest)
      .filter((key) => FRIENDS_PAGE.test(key))
      .flatMap((key) => neededBy(manifest, key))
      .filter(isNew),
  );
  return [
    { name: 'the first load', bytes: sum(first), limit: FIRST_LOAD },
    ...firstWords(manifest, first).map(({ language, files }) => ({
      name: `the words of the first load in ${language}`,
      bytes: sum(files),
      limit: FIRST_WORDS,
    })),
    { name: 'what every table is played with', bytes: sum(common), limit: EVERY_TABLE },
    ...tables.map((key) => ({
      name: `the table of ${TABLE.exec(key)?.[1]}`,
      bytes: sum(neededBy(manifest, key).filter(isNew)),
      limit: ONE_TABLE,
    })),
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
