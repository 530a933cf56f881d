/** Builds the command as one file that needs nothing beside it. */
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

export default defineConfig({
  plugins: [builtinsAtHand()],
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
