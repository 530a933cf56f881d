/**
 * One word, one meaning: no two folders export different things under one name. The folders of the games stand side by side, as
 * the two front ends do: there the same name says that the same part is meant.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { packageSources } from './boundaries.mjs';
import { isTest, nameOf } from './sources.mjs';
import { isEntry } from './workspace.mjs';

const GAMES = /\b(pontoon|blackjack|roulette|sabacc|hearts|holdem)\b/;
const FRONT_ENDS = /^packages\/(web|terminal)\//;

/** The part that a folder plays: the same for every game, and for both front ends. @param {string} file */
const partOf = (file) => posix.dirname(file).replace(GAMES, '<game>').replace(FRONT_ENDS, 'packages/<front end>/');

/**
 * The names that a source file gives to others; what it only passes on is not its own.
 * @param {string} file
 * @param {string} text
 */
export const exportsOf = (file, text) =>
  parseSync(file, text).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const { declaration } = node;
    const declared = 'declarations' in declaration ? declaration.declarations : [declaration];
    return declared.flatMap((one) => ('id' in one && one.id && 'name' in one.id ? [one.id.name] : []));
  });

/**
 * The names with more than one meaning, one sentence each.
 * @param {readonly { readonly file: string, readonly names: readonly string[] }[]} sources
 */
export const doubles = (sources) => {
  /** @type {Map<string, string[]>} */
  const homes = new Map();
  for (const { file, names } of sources) for (const name of names) homes.set(name, [...(homes.get(name) ?? []), file]);
  return [...homes]
    .filter(([, files]) => new Set(files.map(partOf)).size > 1 || new Set(files.map(posix.dirname)).size < files.length)
    .map(([name, files]) => `"${name}" has several meanings: ${files.join(', ')}`);
};

const main = () => {
  const files = packageSources().filter((file) => !isTest(file));
  const faults = doubles(files.map((file) => ({ file: nameOf(file), names: exportsOf(nameOf(file), readFileSync(file, 'utf8')) })));
  for (const fault of faults) console.error(fault);
  console.log(`${files.length} files, ${faults.length} names with several meanings`);
  return faults.length === 0 ? 0 : 1;
};

if (isEntry(import.meta.url)) process.exitCode = main();
