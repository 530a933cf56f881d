/**
 * One word, one meaning: no two folders export different things under one name. The folders of the games stand side by side, as
 * the two front ends do, and the languages: there the same name is the same part. And the field's word first: what was once called by a word of our own
 * (docs/decisions/0009-names.md) is not called so again, be it an export, a parameter, a property or a file.
 */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Visitor } from 'vite';
import { packageSources } from './boundaries.mjs';
import { parse, tell } from './rule.mjs';
import { isTest, nameOf } from './sources.mjs';
import { isEntry } from './workspace.mjs';

const GAMES = /\b(pontoon|blackjack|roulette|sabacc|hearts|holdem)\b/;
const FRONT_ENDS = /^packages\/(web|terminal)\//;
/** What a language says is called the same in all of them, and its small words are nobody else's. */
const LANGUAGE = /\/language\/(?:words\.)?[a-z]{2}\.ts$/;

/** The part that a folder plays: the same for every game, and for both front ends. @param {string} file */
const partOf = (file) => posix.dirname(file).replace(GAMES, '<game>').replace(FRONT_ENDS, 'packages/<front end>/');

/**
 * The names that a source file gives to others; what it only passes on is not its own.
 * @param {string} file
 * @param {string} text
 */
export const exportsOf = (file, text) =>
  parse(file, text).program.body.flatMap((node) => {
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
  for (const { file, names } of sources.filter((source) => !LANGUAGE.test(source.file)))
    for (const name of names) homes.set(name, [...(homes.get(name) ?? []), file]);
  return [...homes]
    .filter(([, files]) => new Set(files.map(partOf)).size > 1 || new Set(files.map(posix.dirname)).size < files.length)
    .map(([name, files]) => `"${name}" has several meanings: ${files.join(', ')}`);
};

/** Words of our own that have given way, with the field's word. As a part of a name: `deed`, `onDeed`, `deed-line.ts`. */
const RETIRED = /** @type {Readonly<Record<string, string>>} */ ({
  deed: 'action, move or handler',
  mind: 'bot worker',
  minds: 'bot workers',
  hush: 'mute',
  gallery: 'broadcaster',
  doorman: 'limiter',
  foresee: 'predict',
  foreseen: 'predicted',
  wishes: 'options',
  moot: 'superseded',
  anew: 'again',
  theatre: 'replay',
  reception: 'setup',
  farewell: 'leave question',
  pulse: 'animation',
  swallow: 'word rest',
  manner: 'policy or options',
  narration: 'table',
  narrator: 'session',
  playhead: 'session',
});

/** Those of them, and more, that no comment and no document needs either: plain English has a word for each. */
const IN_PROSE =
  /\b(?:deeds?|minds|hush|gallery|doorm[ae]n|foreseen?|anew|theatre|reception|farewells?|moot|narrators?|playheads?|told when asked)\b/gi;

/**
 * The retired words in prose, one sentence each.
 * @param {string} file
 * @param {string} text
 */
export const retiredInProse = (file, text) =>
  [...text.matchAll(IN_PROSE)].map(([word]) => `${file}: "${word}" in prose: plain English has a word for it`);

/** The parts of a name, in small letters. @param {string} name */
const partsOfName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((part) => part.toLowerCase());

/**
 * The names and comments in a source file that use a retired word, one sentence each.
 * @param {string} file
 * @param {string} text
 */
export const retiredIn = (file, text) => {
  /** @type {Set<string>} */
  const names = new Set([posix.basename(file)]);
  const note = (/** @type {{ readonly name: string }} */ { name }) => names.add(name);
  const { program, comments } = parse(file, text);
  new Visitor({ Identifier: note, PrivateIdentifier: note, JSXIdentifier: note }).visit(program);
  return [
    ...[...names].flatMap((name) =>
      partsOfName(name).flatMap((part) => (Object.hasOwn(RETIRED, part) ? [`${file}: "${name}": say ${RETIRED[part]}`] : [])),
    ),
    ...comments.flatMap(({ value }) => retiredInProse(file, value)),
  ];
};

/** What there is to find in the sources of all packages. @returns {import('./rule.mjs').Found} */
export const check = () => {
  const files = packageSources().filter((file) => !isTest(file));
  const faults = doubles(files.map((file) => ({ file: nameOf(file), names: exportsOf(nameOf(file), readFileSync(file, 'utf8')) })));
  const retired = files.flatMap((file) => retiredIn(nameOf(file), readFileSync(file, 'utf8')));
  return {
    faults: [...faults, ...retired],
    words: `${files.length} files, ${faults.length} names with several meanings, ${retired.length} with a retired word`,
  };
};

if (isEntry(import.meta.url)) tell(check());
