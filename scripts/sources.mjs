/** The source files of the workspace, and the hash that tells whether they have changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readJson, root } from './workspace.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'artifacts', 'coverage']);

/**
 * Every file under a folder, in a fixed order.
 * @param {string} folder
 * @returns {string[]}
 */
export const filesUnder = (folder) => {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter(({ name }) => !SKIPPED.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)]));
};

/**
 * A path as every system writes it here: from the workspace's folder, with slashes.
 * @param {string} file
 */
export const nameOf = (file) => relative(root, file).split(sep).join('/');

/**
 * Whether a file is there to test others.
 * @param {string} file
 */
export const isTest = (file) => /\.(test|fixture)\.tsx?$/.test(file);

/** The packages there are, by folder. */
export const packages = () =>
  readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'package.json')));

/**
 * A package and every package of ours below it.
 * @param {string} name
 * @returns {string[]}
 */
export const withDependencies = (name) => {
  const { dependencies = {} } = readJson('packages', name, 'package.json');
  const ours = Object.keys(dependencies).filter((key) => key.startsWith('@baize/'));
  return [...new Set([name, ...ours.flatMap((key) => withDependencies(key.slice('@baize/'.length)))])];
};

const COMMON = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs'];

/**
 * One hash over all that a built package is made of.
 * @param {string} name
 */
export const fingerprint = (name) => {
  const hash = createHash('sha256');
  const folders = withDependencies(name).map((each) => join(root, 'packages', each));
  const files = [...COMMON.map((file) => join(root, file)), ...folders.flatMap(filesUnder)];
  const matters = files.filter((file) => !isTest(file) && !file.endsWith('.md'));
  for (const file of matters)
    hash
      .update(`${nameOf(file)}\n`)
      .update(readFileSync(file))
      .update('\n');
  return hash.digest('hex');
};
