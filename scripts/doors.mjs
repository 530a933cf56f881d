/** The packages that are published, their entry points, and the example that each of them shows of itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './sources.mjs';
import { readJson, root } from './workspace.mjs';

/**
 * @typedef {object} Door
 * @property {string} name as it is imported: `@baize/games/pontoon`
 * @property {string} source the file behind it, from the workspace's folder
 */

/** The packages that are published, by folder. */
export const published = () => packages().filter((name) => readJson('packages', name, 'package.json').private !== true);

/**
 * The entry points of a package.
 * @param {string} name its folder
 * @returns {readonly Door[]}
 */
export const doorsOf = (name) =>
  Object.entries(readJson('packages', name, 'package.json').exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([door, target]) => ({ name: `@baize/${name}${door.slice(1)}`, source: join('packages', name, target['baize-source']) }));

/**
 * The program in the comment at the head of a file; undefined when there is none.
 * @param {string} text
 */
export const exampleIn = (text) => {
  const comment = /^\/\*\*.*?\*\//s.exec(text)?.[0] ?? '';
  const lines = comment.split('\n').map((line) => line.replace(/^ \* ?/, ''));
  return /^@example\n```ts\n(.*?)^```$/ms.exec(lines.join('\n'))?.[1];
};

/**
 * The program that an entry point shows of itself.
 * @param {Door} door
 */
export const exampleOf = ({ name, source }) => {
  const example = exampleIn(readFileSync(join(root, source), 'utf8'));
  if (!example?.includes(`from '${name}'`)) throw new Error(`${source} has no @example that imports from '${name}'.`);
  return example;
};

/**
 * What a program prints, by the comments after its `console.log` lines.
 * @param {string} program
 */
export const promisedBy = (program) => [...program.matchAll(/console\.log\(.*; \/\/ (.*)$/gm)].map(([, line = '']) => line);

/**
 * The relative links of a text in Markdown, without what stands after a `#`.
 * @param {string} text
 */
export const linksIn = (text) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^\w+:/.test(link));
