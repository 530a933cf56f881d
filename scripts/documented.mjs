/** Every exported name carries a doc comment: what it is, for one who has not read the code. */
import { readFileSync } from 'node:fs';
import { packageSources } from './boundaries.mjs';
import { parse, tell } from './rule.mjs';
import { isTest, nameOf } from './sources.mjs';
import { isEntry } from './workspace.mjs';

/**
 * The exports of a source file that say nothing about themselves, by line.
 * @param {string} file
 * @param {string} text
 */
export const undocumented = (file, text) => {
  const { program, comments } = parse(file, text);
  const documented = (/** @type {number} */ start) =>
    comments.some(
      ({ type, value, end }) => type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
    );
  return program.body
    .filter((node) => node.type === 'ExportNamedDeclaration' && node.declaration && !documented(node.start))
    .map(({ start }) => `${file}:${text.slice(0, start).split('\n').length}: this export has no doc comment`);
};

/** What there is to find in the sources of all packages. @returns {import('./rule.mjs').Found} */
export const check = () => {
  const files = packageSources().filter((file) => !isTest(file));
  const faults = files.flatMap((file) => undocumented(nameOf(file), readFileSync(file, 'utf8')));
  return { faults, words: `${files.length} files, ${faults.length} exports without a doc comment` };
};

if (isEntry(import.meta.url)) tell(check());
