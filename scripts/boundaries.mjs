/**
 * The import rules of docs/architecture.md: arrows point down, games and front ends keep to themselves, and a package is
 * entered through its front door. Names that only a browser or Node has, and import cycles, are the linter's part.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { Visitor } from 'vite';
import { parse, tell } from './rule.mjs';
import { filesUnder, isTest, nameOf, packages } from './sources.mjs';
import { isEntry, readJson, root } from './workspace.mjs';

/** What each package may import of ours. */
const BELOW = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  engine: [],
  games: ['engine'],
  casino: ['engine', 'games'],
  odds: ['engine', 'games'],
  rooms: ['engine', 'games', 'casino'],
  server: ['engine', 'games', 'casino', 'rooms'],
  terminal: ['engine', 'games', 'casino', 'odds', 'rooms', 'server'],
  web: ['engine', 'games', 'casino', 'odds', 'rooms'],
});
const LOWER = new Set(['engine', 'games', 'casino', 'odds', 'rooms']);

/**
 * @typedef {{ readonly file: string, readonly home: string, readonly target: string, readonly doors: Doors }} Import
 * `file` is the importer from the workspace's folder, `home` its package, `target` what it names.
 * @typedef {Readonly<Record<string, readonly string[]>>} Doors what each package exports: `.`, `./laws`
 */

/**
 * Everything a source file imports, also only as a type, also lazily.
 * @param {string} file
 * @param {string} text
 */
export const importsOf = (file, text) => {
  const { program } = parse(file, text);
  /** @type {string[]} */
  const found = [];
  const note = (/** @type {{ readonly source: unknown }} */ { source }) => {
    if (typeof source === 'object' && source && 'value' in source && typeof source.value === 'string') found.push(source.value);
  };
  const visitor = new Visitor({
    ImportDeclaration: note,
    ImportExpression: note,
    ExportAllDeclaration: note,
    ExportNamedDeclaration: note,
    TSImportType: note,
  });
  // Most files import in their first lines alone, so that there is no need to walk through them.
  const isDeep = /\bimport\s*\(|\b(?:module|namespace)\b/.test(text);
  visitor.visit(isDeep ? program : { ...program, body: program.body.filter((node) => 'source' in node) });
  return found;
};

/** @param {Import} _ */
const resolved = ({ file, target }) => posix.join(posix.dirname(file), target);

/** @param {string} target */
const isRelative = (target) => target.startsWith('./') || target.startsWith('../');

/** The game a path belongs to; undefined outside the games' folders. @param {string} path */
const gameOf = (path) => /^packages\/games\/src\/([^/]+)\//.exec(path)?.[1];

/**
 * Each rule says what is wrong with an import, or nothing. A test may use the tools of its trade, so some leave tests alone.
 * @type {readonly ((one: Import) => string | false | undefined)[]}
 */
const RULES = [
  ({ home, target }) => {
    const [scope, name = ''] = target.split('/');
    if (scope !== '@baize') return false;
    if (name === home) return 'a package imports itself by relative paths';
    return !BELOW[home]?.includes(name) && `${home} may not import ${name}: arrows point down`;
  },
  ({ target, doors }) => {
    const [scope, name = '', ...deep] = target.split('/');
    const door = `./${deep.join('/')}`;
    return (
      scope === '@baize' &&
      deep.length > 0 &&
      !doors[name]?.includes(door) &&
      `${name} has no such door: no deep paths into another package`
    );
  },
  (one) => {
    if (!isRelative(one.target)) return false;
    const path = resolved(one);
    const isFree = path.startsWith(`packages/${one.home}/`) || (isTest(one.file) && !path.startsWith('packages/'));
    return !isFree && 'a relative path may not leave its package';
  },
  ({ target }) => isRelative(target) && !/\.\w+(\?\w+)?$/.test(target) && 'a relative path names its file with the extension',
  ({ file, home, target }) => !isTest(file) && LOWER.has(home) && isBuiltin(target) && `${home} runs without Node`,
  ({ file, home, target }) => !isTest(file) && home === 'web' && isBuiltin(target) && 'the web app runs without Node',
  ({ file, home, target }) => {
    const isOuter = isTest(file) || /^packages\/terminal\/src\/(main\.ts$|runtime\/)/.test(file);
    return home === 'terminal' && !isOuter && isBuiltin(target) && target !== 'node:util' && 'only main.ts and runtime/ touch the system';
  },
  (one) => {
    const mine = gameOf(one.file);
    const theirs = isRelative(one.target) ? gameOf(resolved(one)) : undefined;
    return (
      mine !== undefined && theirs !== undefined && mine !== theirs && `${mine} may not import ${theirs}: games never import each other`
    );
  },
  (one) => {
    const isList = isRelative(one.target) && /^packages\/games\/src\/(index|catalogue)\.ts$/.test(resolved(one));
    return gameOf(one.file) !== undefined && !isTest(one.file) && isList && 'a game does not know the list of games';
  },
  (one) => {
    const game = gameOf(one.file);
    const isBot = game !== undefined && one.file.startsWith(`packages/games/src/${game}/bots/`) && !isTest(one.file);
    const path = isRelative(one.target) ? resolved(one) : '';
    const secrets = ['scenes.ts', 'index.ts', `${game}.ts`].map((name) => `packages/games/src/${game}/${name}`);
    return isBot && secrets.includes(path) && 'a bot is given a Sight: it does not touch the game itself';
  },
];

/**
 * What is wrong with a source file's imports, one sentence each.
 * @param {string} file its path from the workspace's folder, with slashes
 * @param {string} text
 * @param {Doors} doors
 */
export const faultsOf = (file, text, doors) => {
  const home = /^packages\/([^/]+)\//.exec(file)?.[1] ?? '';
  return importsOf(file, text).flatMap((target) =>
    RULES.map((rule) => rule({ file, home, target, doors }))
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${file}: "${target}": ${fault}`),
  );
};

/** @returns {Doors} */
const allDoors = () =>
  Object.fromEntries(packages().map((name) => [name, Object.keys(readJson('packages', name, 'package.json').exports ?? {})]));

/** Every package's own TypeScript files. */
export const packageSources = () =>
  packages()
    .map((name) => join(root, 'packages', name, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap(filesUnder)
    .filter((file) => /\.tsx?$/.test(file));

/** What there is to find in the sources of all packages. @returns {import('./rule.mjs').Found} */
export const check = () => {
  const doors = allDoors();
  const faults = packageSources().flatMap((file) => faultsOf(nameOf(file), readFileSync(file, 'utf8'), doors));
  return { faults, words: `${packageSources().length} files, ${faults.length} broken import rules` };
};

if (isEntry(import.meta.url)) tell(check());
