/** What the documents say of the project is true: the files they name, the commands they give, and how many there are of what they count. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { laws } from '../packages/engine/src/laws/index.ts';
import { catalogue, gameIds } from '../packages/games/src/catalogue.ts';
import { retiredInProse } from './names.mjs';
import { filesUnder, nameOf, packages } from './sources.mjs';
import { readJson, root } from './workspace.mjs';

const files = filesUnder(root)
  .map(nameOf)
  .filter((file) => !file.startsWith('.git/'));
const names = new Set(files.map((file) => basename(file)));
/** A changelog tells what was; everything else tells what is. */
const documents = files
  .filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
/** Decisions and requirements speak of their own time and of other people's documents. */
const ofToday = documents.filter(({ file }) => !/decisions|requirements/.test(file));

/** A file as a document names it: whole, from its own folder, or by its last parts. */
const isThere = (from: string, named: string): boolean =>
  named.includes('/')
    ? files.some((file) => file.endsWith(`/${named}`) || file === normalize(join(dirname(from), named)) || file === named)
    : names.has(named);

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const bots = (await Promise.all(gameIds.map((id) => catalogue[id]()))).reduce((sum, module) => sum + Object.keys(module.bots).length, 0);
const counted: Readonly<Record<string, number>> = { laws: laws.length, packages: packages().length, games: gameIds.length, bots };

const NUMBER = new RegExp(
  `(?<![\\d,])\\b(\\d{1,2}|${WORDS.slice(2).join('|')}) (?:table |card )?(${Object.keys(counted).join('|')})\\b`,
  'gi',
);
/** Every number of something that can be counted, where it is another than there are. */
const miscounted = (text: string): readonly string[] =>
  [...text.matchAll(NUMBER)].flatMap(([said, number = '', what = '']) => {
    const place = WORDS.indexOf(number.toLowerCase());
    return (place < 0 ? Number(number) : place) === counted[what.toLowerCase()] ? [] : [said];
  });

describe.each(documents)('$file', ({ file, text }) => {
  test('names files that are there', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|css|json|jsonc|md|sh|svg|yml))`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !name.startsWith('.') && !isThere(file, name))).toEqual([]);
  });

  test('links to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link).filter((link) => !/^(?:https?|mailto):/.test(link));
    expect(links.filter((link) => !existsSync(join(root, dirname(file), decodeURI(link))))).toEqual([]);
  });

  test('gives commands that are there', () => {
    const { scripts } = readJson('package.json');
    const given = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    const started = [...text.matchAll(/\bnode ((?:scripts|bench|training|mutation|examples)\/[\w./-]+)/g)].map(([, name = '']) => name);
    expect(given.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    expect(started.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });
});

test.each(ofToday)('$file counts right, in plain words', ({ file, text }) => {
  expect(miscounted(text)).toEqual([]);
  expect(retiredInProse(file, text)).toEqual([]);
});

test('a wrong number, a file that is gone and a word that was given up are found', () => {
  expect(miscounted('Sixteen laws, six games, 3 packages.')).toEqual(['Sixteen laws', '3 packages']);
  expect(isThere('docs/tour.md', 'packages/engine/src/gone.ts')).toBe(false);
  expect(retiredInProse('x.md', 'The deed is done.')).toHaveLength(1);
});

test('both maps of the packages name every one of them', () => {
  const maps = ['README.md', 'docs/architecture.md'].map((file) => readFileSync(join(root, file), 'utf8'));
  expect(maps.map((text) => packages().filter((name) => !text.includes(name)))).toEqual([[], []]);
});
