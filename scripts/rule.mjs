/** What the rules that read the sources have in common: a file is parsed once, whoever asks, and what was found is told the same way. */
import { parseSync } from 'vite';

/** @typedef {{ readonly faults: readonly string[], readonly words: string }} Found what broke a rule, a sentence each, and the sum of it in words */

/** @type {Map<string, import('vite').ParseResult>} */
const known = new Map();

/**
 * A source file as a tree. What cannot be read as one is no source file.
 * @param {string} file
 * @param {string} text
 */
export const parse = (file, text) => {
  const key = `${file}\n${text}`;
  const parsed = known.get(key) ?? parseSync(file, text);
  known.set(key, parsed);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  return parsed;
};

/** Tells what a rule has found, and ends the program accordingly. @param {Found} found */
export const tell = ({ faults, words }) => {
  for (const fault of faults) console.error(fault);
  console.log(words);
  process.exitCode = faults.length === 0 ? 0 : 1;
};
