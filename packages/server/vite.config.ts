/** Builds the server: its entry, and the thread in which strong bots think. What it depends on stays outside. */
import { fileURLToPath } from 'node:url';
import { defaultServerConditions, defineConfig } from 'vite';

const conditions = ['baize-source', ...defaultServerConditions];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions },
  ssr: {
    noExternal: [/^@baize\//, /^@noble\//, 'valibot'],
    external: ['ws', '@redis/client', 'libsql'],
    target: 'node',
    resolve: { conditions },
  },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { main: 'src/main.ts', thread: 'src/thread.ts', index: 'src/index.ts' },
      output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
