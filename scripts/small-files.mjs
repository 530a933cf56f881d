/**
 * Fewer, fuller files: one of fewer than fifty lines that a single file of its own folder imports, and nobody else, belongs into that
 * file, if both together have at most three hundred and fifty lines. Left alone are what is loaded lazily or runs in a thread of its own,
 * and one half of a pair that every game, or both front ends, have.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { importsOf, packageSources } from './boundaries.mjs';
import { tell } from './rule.mjs';
import { isTest, nameOf } from './sources.mjs';
import { isEntry } from './workspace.mjs';

const SMALL = 50;
const TOGETHER = 350;
const GAMES = /\b(pontoon|blackjack|roulette|sabacc|hearts|holdem)\b/;

/**
 * @typedef {{ readonly file: string, readonly lines: number, readonly imports: readonly string[], readonly lazy: readonly string[] }} Source
 * `imports` are the files it names, `lazy` those that it names only to load them later.
 */

/** The part that a file plays in its game: two games that have it are a pair. @param {string} file */
const partOf = (file) => file.replace(GAMES, '<game>');

/**
 * The files that belong into another, one sentence each.
 * @param {readonly Source[]} sources
 */
export const tooSmall = (sources) => {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  const lazy = new Set(sources.flatMap((one) => one.lazy));
  const lines = new Map(sources.map((one) => [one.file, one.lines]));
  const parts = new Map();
  for (const { file } of sources) if (GAMES.test(file)) parts.set(partOf(file), (parts.get(partOf(file)) ?? 0) + 1);
  for (const { file, imports } of sources) for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), file]);
  return sources.flatMap(({ file, lines: own }) => {
    const [only, ...more] = importers.get(file) ?? [];
    const isPaired = (parts.get(partOf(file)) ?? 0) > 1;
    if (own >= SMALL || only === undefined || more.length > 0 || lazy.has(file) || isPaired) return [];
    // A list that only passes on is no reason by itself, and a program that runs as soon as it is read is no home.
    if (posix.dirname(only) !== posix.dirname(file) || /^(index|main)\.tsx?$/.test(posix.basename(only))) return [];
    const together = own + (lines.get(only) ?? 0);
    return together > TOGETHER
      ? []
      : [`${file} has ${own} lines and is used by ${posix.basename(only)} alone: put it there (${together} together)`];
  });
};

const LAZY = /(?:import\(|new URL\()\s*'(\.[^']+)'/g;

/** @param {string} path @returns {Source} */
const read = (path) => {
  const text = readFileSync(path, 'utf8');
  const file = nameOf(path);
  const from = (/** @type {string} */ target) => posix.join(posix.dirname(file), target);
  const lazy = [...text.matchAll(LAZY)].map(([, target = '']) => from(target));
  const imports = importsOf(file, text)
    .filter((target) => target.startsWith('.'))
    .map(from);
  return { file, lines: text.split('\n').length - 1, imports: [...new Set(imports)], lazy };
};

/** What there is to find in the sources of all packages. @returns {import('./rule.mjs').Found} */
export const check = () => {
  const sources = packageSources()
    .filter((file) => !isTest(file))
    .map(read);
  const faults = tooSmall(sources);
  return { faults, words: `${sources.length} files, ${faults.length} that belong into another` };
};

if (isEntry(import.meta.url)) tell(check());
