/** The sources as plain modules, so that what is measured is what is written, at full speed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds source files of the workspace, hands the modules on, and clears away.
 * @param {Readonly<Record<string, string>>} files where each lies, by the name it is asked for with
 * @param {(named: (name: string) => Promise<object>) => Promise<object>} use
 */
export const load = async (files, use) => {
  const outDir = mkdtempSync(join(tmpdir(), 'baize-bench-'));
  const input = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(root, file)]));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true, resolve: { conditions: ['baize-source'] } },
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        target: 'esnext',
        rolldownOptions: { input, output: { entryFileNames: '[name].mjs' } },
      },
    });
    return await use((name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};
