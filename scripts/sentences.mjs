/**
 * Sentences stand in `language/` and nowhere else. What reads like one and stands elsewhere by design is named here, with the reason;
 * `node scripts/sentences.mjs --list` shows all of it.
 */
import { readFileSync } from 'node:fs';
import { packageSources } from './boundaries.mjs';
import { parse, tell } from './rule.mjs';
import { isTest, nameOf } from './sources.mjs';
import { isEntry } from './workspace.mjs';

/** @typedef {{ readonly type: string, readonly [key: string]: unknown }} Node */
/** @typedef {{ readonly file: string, readonly line: number, readonly text: string }} Sentence */

/** @typedef {{ readonly where: RegExp, readonly texts?: RegExp, readonly why: string }} Exception */

/** Where sentences belong. */
const AT_HOME = /\/language\//;
/**
 * Texts that stand outside `language/` by design: where, which of them where not all are meant, and why.
 * @type {readonly Exception[]}
 */
const EXCEPTIONS = [
  { where: /^packages\/engine\/src\/laws\//, why: 'what a broken law says to whoever writes a game' },
  { where: /^packages\/server\//, why: 'what the server writes into its own log, and answers over HTTP' },
  { where: /^packages\/games\/src\/holdem\/phh\//, why: 'hand histories are a format for programs, and so is what is wrong with one' },
  { where: /^packages\/games\/src\/sabacc\/spire\.ts$/, why: 'ids of hands; language/ has their names' },
  { where: /^packages\/games\/src\/(?:blackjack|hearts)\/appraise\.ts$/, texts: /^\{\} \{\} /, why: 'keys that tell puzzles apart' },
  { where: /^packages\/casino\/src\/(?:puzzles\/puzzle-finder|review\/review)\.ts$/, texts: /look/, why: 'keys of chance' },
  { where: /^packages\/casino\/src\/records\/commitment\.ts$/, why: 'a seal is the digest of this text' },
  { where: /^packages\/engine\/src\/chance\.ts$/, why: 'a seal is the digest of this text' },
  { where: /^packages\/casino\/src\/statistics\/figures\/index\.ts$/, why: 'rows of a CSV file, for programs' },
  { where: /^packages\/rooms\/src\/personas\.ts$/, texts: /аa/, why: 'letters that look alike' },
  { where: /\/holdem\/holdem\.ts$/, texts: /texas hold'em/i, why: 'the name of the game' },
  {
    where: /^packages\/terminal\/src\/screens\/holdem\/choices\.ts$/,
    texts: /^(?:half|full) pot$/,
    why: 'commands; language/ has more words for them',
  },
  { where: /^packages\/terminal\/src\/runtime\/exit\.ts$/, texts: /node \{\}/, why: 'the crash report, for whoever has to find the fault' },
  {
    where: /^packages\/terminal\/src\/runtime\/ssh\/command\.ts$/,
    texts: /^ssh -p/,
    why: 'the server tells whoever runs it, as its log does',
  },
  {
    where: /^packages\/web\/src\/(?:kit|tables)\//,
    texts: /^(?:gilt fine|xMidYMid slice|(?:key|hearts|holdem|pontoon|sabacc) \{\}.*)$/,
    why: 'styles and names of animations',
  },
];

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
  textsIn(parse(file, code).program, false).map(([at, text]) => ({
    file,
    line: code.slice(0, at).split('\n').length,
    text: text.replace(/\s+/g, ' ').trim(),
  }));

/** @param {Sentence} sentence @param {Exception} exception */
const isExcepted = ({ file, text }, { where, texts }) => where.test(file) && (texts?.test(text) ?? true);

/**
 * What is wrong: sentences that stand where they should not, and exceptions that nothing needs any more.
 * @param {readonly Sentence[]} found
 * @param {readonly Exception[]} exceptions
 * @returns {readonly string[]}
 */
export const faultsIn = (found, exceptions) => [
  ...found
    .filter((sentence) => !exceptions.some((exception) => isExcepted(sentence, exception)))
    .map(({ file, line, text }) => `${file}:${line}: "${text}" belongs in language/`),
  ...exceptions
    .filter((exception) => !found.some((sentence) => isExcepted(sentence, exception)))
    .map(({ where, why }) => `${where.source}: nothing needs this exception any more (${why})`),
];

/** What there is to find in the sources of all packages. @returns {import('./rule.mjs').Found} */
export const check = () => {
  const files = packageSources().filter((file) => !isTest(file) && !AT_HOME.test(nameOf(file)));
  const found = files.flatMap((file) => sentencesIn(nameOf(file), readFileSync(file, 'utf8')));
  if (process.argv[2] === '--list') for (const { file, line, text } of found) console.log(`${file}:${line}: ${text}`);
  const faults = faultsIn(found, EXCEPTIONS);
  return { faults, words: `${files.length} files, ${found.length} texts outside language/ by ${EXCEPTIONS.length} named exceptions` };
};

if (isEntry(import.meta.url)) tell(check());
