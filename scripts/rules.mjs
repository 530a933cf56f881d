/** Every rule that reads the sources, in one program: each alone would parse them all again. What each has found, as JSON, by its file. */
import { check as boundaries } from './boundaries.mjs';
import { check as documented } from './documented.mjs';
import { check as gameWords } from './game-words.mjs';
import { check as names } from './names.mjs';
import { check as sentences } from './sentences.mjs';
import { check as smallFiles } from './small-files.mjs';

const RULES = {
  'boundaries.mjs': boundaries,
  'documented.mjs': documented,
  'names.mjs': names,
  'game-words.mjs': gameWords,
  'small-files.mjs': smallFiles,
  'sentences.mjs': sentences,
};

console.log(JSON.stringify(Object.fromEntries(Object.entries(RULES).map(([file, check]) => [file, check()]))));
