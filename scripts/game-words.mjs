/**
 * What one game calls its actions and events, and which game it is, is nobody else's business: outside a game's own folders nothing is
 * decided by such a word. What all games share is asked of the contract (`isReady`, `endsRound`, `passiveFor`), and what differs from game
 * to game stands in a typed list, so that a forgotten game does not compile.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'vite';
import { packageSources } from './boundaries.mjs';
import { parse, tell } from './rule.mjs';
import { isTest, nameOf } from './sources.mjs';
import { isEntry, root } from './workspace.mjs';

/** @typedef {{ readonly type: string, readonly [key: string]: unknown }} Node */

const GAMES = ['pontoon', 'blackjack', 'roulette', 'sabacc', 'hearts', 'holdem'];
/** A folder or a file that is one game's own. */
const OWN = new RegExp(`/(${GAMES.join('|')})(/|\\.tsx?$)`);

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** Every literal under a property called `type`, however deep. @param {unknown} node @param {string[]} found */
const tagsIn = (node, found = []) => {
  if (Array.isArray(node)) for (const one of node) tagsIn(one, found);
  if (!isNode(node)) return found;
  const { key, typeAnnotation } = node;
  const isTag = node.type === 'TSPropertySignature' && isNode(key) && key['name'] === 'type';
  const literal =
    isTag && isNode(typeAnnotation) && isNode(typeAnnotation['typeAnnotation']) ? typeAnnotation['typeAnnotation'] : undefined;
  if (literal !== undefined && isNode(literal['literal'])) found.push(String(literal['literal']['value']));
  for (const value of Object.values(node)) if (typeof value === 'object') tagsIn(value, found);
  return found;
};

/** The words of a game: the types of its actions and of its events. @param {string} text what stands in its `state.ts` */
export const wordsIn = (text) => {
  /** @type {string[]} */
  const found = [];
  for (const node of parse('state.ts', text).program.body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined;
    if (declared?.type === 'TSTypeAliasDeclaration' && /^(Action|Event)$/.test(declared.id.name))
      found.push(...tagsIn(declared.typeAnnotation));
  }
  return new Set(found);
};

/** Whether an expression is the type of something: `event.type`, `action['type']`, `type`. @param {unknown} node */
const isTag = (node) => {
  if (!isNode(node)) return false;
  if (node.type === 'ChainExpression') return isTag(node['expression']);
  if (node.type === 'Identifier') return node['name'] === 'type';
  const { property } = node;
  return node.type === 'MemberExpression' && isNode(property) && (property['name'] === 'type' || property['value'] === 'type');
};

/** @param {unknown} node */
const textOf = (node) => (isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined);

/**
 * The words of games that something is decided by in a source file.
 * @param {string} file its path from the workspace's folder, with slashes
 * @param {string} text
 * @param {ReadonlySet<string>} words
 */
export const faultsOf = (file, text, words) => {
  if (OWN.test(file) || /^packages\/(games|engine)\//.test(file)) return [];
  /** @type {string[]} */
  const found = [];
  const note = (/** @type {unknown} */ compared, /** @type {string | undefined} */ word) => {
    if (word === undefined) return;
    if (GAMES.includes(word)) found.push(`${file}: something is decided by the game being "${word}"`);
    else if (words.has(word) && isTag(compared)) found.push(`${file}: something is decided by "${word}", a word of one game`);
  };
  new Visitor({
    BinaryExpression: ({ operator, left, right }) => {
      if (!/^[!=]==?$/.test(operator)) return;
      note(left, textOf(right));
      note(right, textOf(left));
    },
    SwitchStatement: ({ discriminant, cases }) => {
      for (const { test } of cases) note(discriminant, textOf(test));
    },
    CallExpression: ({ callee, arguments: [one] }) => {
      const isList = callee.type === 'MemberExpression' && callee.object.type === 'ArrayExpression' && 'name' in callee.property;
      if (isList && callee.object.type === 'ArrayExpression') for (const each of callee.object.elements) note(one, textOf(each));
    },
  }).visit(parse(file, text).program);
  return found;
};

/** What there is to find in the sources of all packages. @returns {import('./rule.mjs').Found} */
export const check = () => {
  const words = new Set(
    GAMES.flatMap((game) => [...wordsIn(readFileSync(join(root, 'packages', 'games', 'src', game, 'state.ts'), 'utf8'))]),
  );
  const files = packageSources().filter((file) => !isTest(file));
  const faults = files.flatMap((file) => faultsOf(nameOf(file), readFileSync(file, 'utf8'), words));
  return { faults, words: `${files.length} files, ${words.size} words of games, ${faults.length} places where one decides elsewhere` };
};

if (isEntry(import.meta.url)) tell(check());
