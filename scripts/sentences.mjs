/**
 * Sentences stand in `language/` and nowhere else. What still stands elsewhere is counted by folder in `sentences.json`, and no count may
 * grow; `node scripts/sentences.mjs --list FOLDER` shows what is left there, and `--write` takes down counts that have fallen.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { packageSources } from './boundaries.mjs';
import { isTest, nameOf } from './sources.mjs';
import { isEntry, root } from './workspace.mjs';

/** @typedef {{ readonly type: string, readonly [key: string]: unknown }} Node */
/** @typedef {{ readonly file: string, readonly line: number, readonly text: string }} Sentence */

/** Where sentences belong, and where nobody reads them as a player: laws, books of puzzles, what the server writes into its own log. */
const AT_HOME = /\/language\/|^packages\/(?:engine\/src\/laws|casino\/src\/puzzles\/books|server)\//;
/** Two words with a blank between them, or one that stands as a sentence. */
const SENTENCE = /\p{L}{2}[’'\p{L}]*[,.:;!?…)]*\s+[(„“"]?\p{L}[’'\p{L}]*|^\s*\p{Lu}\p{Ll}+[.!?…]$/u;
/** A word beside a blank to be filled in. */
const FILLED = /(?:^|[\s{}])\p{L}{3,}[’'\p{L}]*(?=[\s.,:;!?]|\{)/u;
const LABEL = /\p{L}{2}/u;
/** Attributes that are read out or shown, whatever they say. */
const SPOKEN = /^(?:aria-(?:label|description|valuetext)|title|placeholder|alt|label|subtitle|note|heading)$/;
/** Attributes that nobody reads. */
const MUTE =
  /^(?:className|style|d|viewBox|transform|id|key|keyName|type|role|href|src|points|aria-(?:controls|labelledby|describedby)|sizes)$|^data-/;
/** Calls whose texts are for machines. */
const MACHINES =
  /^(?:fork|digest|chanceFor|includes|startsWith|endsWith|replace|replaceAll|split|join|closest|matches|querySelector(?:All)?|matchMedia|getElementById|setProperty|setAttribute|RegExp|URL|Worker|scryptAsync|\w*Error|regex|getContext)$/;
/** Parts of a program that say nothing to anybody. */
const SILENT = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'TSLiteralType',
  'TSTemplateLiteralType',
  'TSModuleDeclaration',
  'ThrowStatement',
  'TaggedTemplateExpression',
]);
/** What hands on that its parts are spoken. */
const CARRIERS = new Set(['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression']);

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The text of a literal, its blanks as `{}`; undefined for anything else. @param {unknown} node */
const textOf = (node) => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;
  return node['quasis'].map((part) => String(part.value.cooked)).join('{}');
};

/** @param {unknown} node the name that is called */
const nameIn = (node) => {
  if (!isNode(node)) return '';
  const named = node.type === 'MemberExpression' ? node['property'] : node;
  return isNode(named) ? String(named['name'] ?? '') : '';
};

/** Styles, paths and selectors: text that a browser reads. */
const IS_CODE = /\b(?:translate|rotate|perspective|scale)[XY]?\(|\[role=|^@layer /;

/** @param {string} text @param {boolean} isSpoken */
const isSentence = (text, isSpoken) => {
  if (IS_CODE.test(text)) return false;
  const plain = text.replaceAll('{}', '');
  return isSpoken ? LABEL.test(plain) : SENTENCE.test(plain) || (text.includes('{}') && FILLED.test(text) && /\s/.test(text));
};

/** Parts that are no literal: what is compared, looked up or handed to a machine. @param {readonly unknown[]} parts */
const unlessText = (parts) => parts.filter((part) => textOf(part) === undefined);

/** @param {Node} node */
const argumentsOf = (node) => {
  const given = Array.isArray(node['arguments']) ? node['arguments'] : [];
  return MACHINES.test(nameIn(node['callee'])) ? unlessText(given) : given;
};

/** The parts of a node that may speak, where not all do. @type {Readonly<Record<string, (node: Node) => readonly unknown[]>>} */
const parts = {
  BinaryExpression: ({ operator, left, right }) => (/^(?:[!=]==?|in)$/.test(String(operator)) ? unlessText([left, right]) : [left, right]),
  SwitchCase: ({ consequent }) => [consequent],
  MemberExpression: ({ object, computed, property }) => [object, ...(computed === true ? unlessText([property]) : [])],
  CallExpression: (node) => [node['callee'], ...argumentsOf(node)],
  NewExpression: (node) => [node['callee'], ...argumentsOf(node)],
  Property: ({ computed, key, value }) => [...(computed === true ? [key] : []), value],
  PropertyDefinition: ({ computed, key, value }) => [...(computed === true ? [key] : []), value],
};

/** @param {Node} node */
const partsOf = (node) =>
  parts[node.type]?.(node) ?? Object.entries(node).flatMap(([key, value]) => (/^(?:type|start|end)$/.test(key) ? [] : [value]));

/** @param {Node} node */
const isSilent = (node) => SILENT.has(node.type) || (node.type === 'ExportNamedDeclaration' && isNode(node['source']));

/**
 * Every text under a node that somebody may read.
 * @param {unknown} node
 * @param {boolean} isSpoken
 * @returns {readonly (readonly [at: number, text: string])[]}
 */
const textsIn = (node, isSpoken) => {
  if (Array.isArray(node)) return node.flatMap((one) => textsIn(one, isSpoken));
  if (!isNode(node) || isSilent(node)) return [];
  const at = Number(node['start']);
  if (node.type === 'JSXText') return LABEL.test(String(node['value'])) ? [[at, String(node['value'])]] : [];
  if (node.type === 'JSXAttribute') {
    const name = nameIn(node['name']);
    return MUTE.test(name) ? [] : textsIn(node['value'], SPOKEN.test(name));
  }
  const text = textOf(node);
  /** @type {readonly (readonly [number, string])[]} */
  const own = text !== undefined && isSentence(text, isSpoken) ? [[at, text]] : [];
  return [...own, ...partsOf(node).flatMap((part) => textsIn(part, isSpoken && CARRIERS.has(node.type)))];
};

/**
 * The sentences in a file of code.
 * @param {string} file
 * @param {string} code
 * @returns {readonly Sentence[]}
 */
export const sentencesIn = (file, code) =>
  textsIn(parseSync(file, code).program, false).map(([at, text]) => ({
    file,
    line: code.slice(0, at).split('\n').length,
    text: text.replace(/\s+/g, ' ').trim(),
  }));

/** The folder that a file is counted in: a game, a page, a part of a package. @param {string} file */
export const folderOf = (file) => {
  const [, name = '', , ...rest] = file.split('/');
  const depth = rest.length > 2 && /^(?:tables|screens)$/.test(rest[0] ?? '') ? 2 : rest.length > 1 ? 1 : 0;
  return [name, ...rest.slice(0, depth)].join('/');
};

/** @param {readonly Sentence[]} sentences @returns {Readonly<Record<string, number>>} */
const countsOf = (sentences) => {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { file } of sentences) counts[folderOf(file)] = (counts[folderOf(file)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).toSorted());
};

/** What a folder has more than it may have. @param {Readonly<Record<string, number>>} now @param {Readonly<Record<string, number>>} before */
export const grownIn = (now, before) => Object.entries(now).filter(([folder, count]) => count > (before[folder] ?? 0));

const ledger = join(root, 'scripts', 'sentences.json');

const main = () => {
  const files = packageSources().filter((file) => !isTest(file) && !AT_HOME.test(nameOf(file)));
  const found = files.flatMap((file) => sentencesIn(nameOf(file), readFileSync(file, 'utf8')));
  const [, , option, folder] = process.argv;
  if (option === '--list')
    for (const { file, line, text } of found)
      if (folder === undefined || folderOf(file) === folder) console.log(`${file}:${line}: ${text}`);
  const now = countsOf(found);
  if (option === '--write') writeFileSync(ledger, `${JSON.stringify(now, undefined, 2)}\n`);
  const grown = grownIn(now, JSON.parse(readFileSync(ledger, 'utf8')));
  for (const [name, count] of grown)
    console.error(`${name}: ${count} sentences outside language/. See node scripts/sentences.mjs --list ${name}`);
  console.log(`${files.length} files, ${found.length} sentences that are not in language/ yet`);
  return grown.length === 0 ? 0 : 1;
};

if (isEntry(import.meta.url)) process.exitCode = main();
