/** Builds the command as one file that needs nothing beside it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

const conditions = ['baize-source', ...defaultServerConditions];

/**
 * Takes Node's own modules where they already are. The module loader would build a module around each of them first,
 * which a command that has to be ready at once has no time for.
 */
const builtinsAtHand = (): Plugin => ({
  name: 'builtins-at-hand',
  renderChunk: (code) =>
    code.replace(
      /\bimport\s*\{([^}]*)\}\s*from\s*["'](node:[a-z_/]+)["'];?/g,
      (_, names: string, id: string) => `const {${names.replaceAll(' as ', ': ')}} = process.getBuiltinModule('${id}');`,
    ),
});

const CASINO = fileURLToPath(new URL('../casino/src/', import.meta.url));

/** Where each value that the casino exports is defined. */
const casinoValues = (): ReadonlyMap<string, string> => {
  const names = [...readFileSync(`${CASINO}index.ts`, 'utf8').matchAll(/^export \* from '\.\/([\w-]+\.ts)'/gm)];
  return new Map(
    names.flatMap(([, file = '']) =>
      [...readFileSync(CASINO + file, 'utf8').matchAll(/^export (?:const|function\*?) (\w+)/gm)].map(([, name = '']) => [
        name,
        CASINO + file,
      ]),
    ),
  );
};

/**
 * Leads each import from the casino to the very file that has it. In one file of code, whoever asks the casino's index for
 * one thing runs all of it; a session of one game must not pay for saves and schemas that only the floor has use for.
 */
const casinoByFile = (): Plugin => ({
  name: 'casino-by-file',
  enforce: 'post',
  transform: (code) => {
    if (!code.includes('@baize/casino')) return undefined;
    const values = casinoValues();
    return code.replace(/\bimport\s*\{([^}]*)\}\s*from\s*["']@baize\/casino["'];?/g, (_, names: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => {
          const file = values.get(name.split(' ')[0] ?? '');
          if (file === undefined) throw new Error(`The casino has no "${name}".`);
          return `import { ${name} } from ${JSON.stringify(file)};`;
        })
        .join(' '),
    );
  },
});

export default defineConfig({
  plugins: [casinoByFile(), builtinsAtHand()],
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions },
  ssr: { noExternal: true, target: 'node', resolve: { conditions } },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    rolldownOptions: {
      output: { entryFileNames: 'baize.mjs', codeSplitting: false, banner: '#!/usr/bin/env node' },
    },
  },
});
