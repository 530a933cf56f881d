/// <reference types="vite/types/importMeta.d.ts" />
/** Loads the words of everything, in every language, before a test begins: tests may ask for any of them at once. */
import { LANGUAGES, loadWords } from '@baize/engine';

// Each of these makes a lexicon known by being imported.
import.meta.glob('../packages/*/src/**/language/index.ts', { eager: true });
await Promise.all(LANGUAGES.map((language) => loadWords(language)));
