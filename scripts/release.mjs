/**
 * `npm run release -- minor`: what a release would write. `npm run release -- minor --write` writes it: the new version in every
 * package and in the lock file, a heading with the version and the day in the changelog, the packed command in `artifacts/release`, and
 * what Homebrew and Scoop have to know about it in `deploy/`. It publishes nothing.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packCommand } from './command-package.mjs';
import { published } from './doors.mjs';
import { formula, scoopManifest } from './release-files.mjs';
import { packages } from './sources.mjs';
import { isEntry, readJson, root } from './workspace.mjs';

const USAGE = 'npm run release -- major|minor|patch|1.2.3 [--write]';

/**
 * The version after this one; undefined when the word is none of those that it may be, or the version is not a later one.
 * @param {string} now
 * @param {string} word `major`, `minor`, `patch`, or the version itself
 */
export const versionAfter = (now, word) => {
  const [major = 0, minor = 0, patch = 0] = now.split('.').map(Number);
  if (word === 'major') return `${major + 1}.0.0`;
  if (word === 'minor') return `${major}.${minor + 1}.0`;
  if (word === 'patch') return `${major}.${minor}.${patch + 1}`;
  const named = /^(\d+)\.(\d+)\.(\d+)$/.exec(word)?.slice(1).map(Number);
  const steps = named?.map((part, place) => part - ([major, minor, patch][place] ?? 0)) ?? [];
  return (steps.find((step) => step !== 0) ?? 0) > 0 ? word : undefined;
};

/**
 * The changelog with what was unreleased under the new version; undefined when there is nothing to release.
 * @param {string} text
 * @param {string} version
 * @param {string} day such as `2026-11-15`
 */
export const releasedChangelog = (text, version, day) => {
  const [, before, news, after] = /^(.*?^## Unreleased\n)(.*?)(^## .*)?$(?![\s\S])/ms.exec(text) ?? [];
  if (before === undefined || news === undefined || news.trim() === '') return undefined;
  return `${before}\n## ${version} (${day})\n${news}${after ?? ''}`;
};

/** @typedef {{ version?: string, link?: boolean, repository?: { url?: string }, dependencies?: Record<string, string> }} Manifest */

/**
 * A package of ours, or its entry in the lock file, in a new version: its own and that of every package of ours that it needs.
 * @template {Manifest} M
 * @param {M} manifest
 * @param {string} version
 * @param {string} [url] where the project lives
 * @returns {M}
 */
export const inVersion = (manifest, version, url) => {
  const needs = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [name, name.startsWith('@baize/') ? version : range]);
  return {
    ...manifest,
    ...(manifest.version !== undefined && { version }),
    ...(manifest.repository && url && { repository: { ...manifest.repository, url } }),
    ...(manifest.dependencies && { dependencies: Object.fromEntries(needs) }),
  };
};

/**
 * The lock file with all packages of the workspace in a new version. What lies in `node_modules` is not ours.
 * @param {{ version?: string, packages: Record<string, Manifest> }} lock
 * @param {string} version
 */
export const lockInVersion = (lock, version) => ({
  ...lock,
  version,
  packages: Object.fromEntries(
    Object.entries(lock.packages).map(([path, one]) => [path, path.startsWith('node_modules/') ? one : inVersion(one, version)]),
  ),
});

/** @param {unknown} value */
const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** @typedef {{ readonly path: string, readonly text: string }} ReleaseFile */

/** The files of a release, each with what will be in it. @param {string} version @param {string} changelog */
const filesOf = (version, changelog) => {
  const { url } = readJson('package.json').repository;
  const manifests = [
    'package.json',
    ...['examples', 'bench', ...packages().map((name) => `packages/${name}`)].map((folder) => `${folder}/package.json`),
  ];
  return [
    ...manifests.map((path) => ({ path, text: asJson(inVersion(readJson(path), version, url)) })),
    { path: 'package-lock.json', text: asJson(lockInVersion(readJson('package-lock.json'), version)) },
    { path: 'CHANGELOG.md', text: changelog },
  ];
};

/** The address of a page, from that of a repository. @param {string} url */
export const homeOf = (url) =>
  url
    .replace(/^git\+/, '')
    .replace(/\.git$/, '')
    .replace(/\/$/, '');

/**
 * What package managers read about a release: each file with what will be in it.
 * @param {Uint8Array} packed the packed command
 * @param {{ version: string, description: string, license: string, repository: { url: string } }} manifest
 */
export const managedFiles = (packed, { version, description, license, repository }) => {
  const sha256 = createHash('sha256').update(packed).digest('hex');
  const release = { version, description, license, home: homeOf(repository.url), sha256 };
  return [
    { path: 'deploy/baize.rb', text: formula(release) },
    { path: 'deploy/baize.json', text: asJson(scoopManifest(release)) },
  ];
};

/** Writes the files of a release, packs the command as it then is, and writes what package managers have to know about it. @param {readonly ReleaseFile[]} files */
const write = async (files) => {
  const put = (/** @type {ReleaseFile} */ { path, text }) => writeFileSync(join(root, path), text);
  files.forEach(put);
  const packed = await packCommand(join(root, 'artifacts', 'release'));
  managedFiles(readFileSync(packed), readJson('package.json')).forEach(put);
};

/** What stands in the way of writing, one sentence each. */
const obstacles = () => {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
  const { url } = readJson('package.json').repository;
  return [
    ...(changed === '' ? [] : ['There are changes that are not committed.']),
    ...(url === '' ? ['package.json does not say where the project lives: write the address into "repository.url".'] : []),
  ];
};

const main = async () => {
  const [word = '', ...options] = process.argv.slice(2);
  const now = readJson('package.json').version;
  const version = versionAfter(now, word);
  if (version === undefined || options.some((option) => option !== '--write')) {
    console.error(`${USAGE} (this is ${now})`);
    return 2;
  }
  const changelog = releasedChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version, new Date().toISOString().slice(0, 10));
  if (changelog === undefined) {
    console.error('CHANGELOG.md has nothing under "Unreleased".');
    return 1;
  }
  const [files, trouble] = [filesOf(version, changelog), obstacles()];
  const isWriting = options.includes('--write') && trouble.length === 0;
  for (const sentence of trouble) console.error(sentence);
  console.log(`${now} → ${version}: ${isWriting ? 'writing' : 'this would write'}`);
  const packed = `artifacts/release/baize-${version}.tgz`;
  const managed = managedFiles(new Uint8Array(), readJson('package.json'));
  for (const path of [...[...files, ...managed].map((file) => file.path), packed]) console.log(`  ${path}`);
  if (isWriting) await write(files);
  const names = published().map((name) => `--workspace @baize/${name}`);
  console.log(`Then: npm run format && npm test && git add deploy && git commit -am "Version ${version}" && git tag v${version}`);
  console.log(`And:  npm publish ${names.join(' ')} && npm publish ${packed}`);
  console.log(`Put ${packed} with the release v${version}: the formula and the manifest in deploy/ name it there.`);
  return options.includes('--write') && !isWriting ? 1 : 0;
};

if (isEntry(import.meta.url)) process.exitCode = await main();
