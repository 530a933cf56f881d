/** The sources as plain modules, so that what is measured is what is written, at full speed. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds source files of a workspace into a folder, each as a module of its name.
 * @param {Readonly<Record<string, string>>} files where each lies, by its name
 * @param {string} outDir
 * @param {string} [root] where the workspace lies, unless it is this one
 */
export const buildInto = async (files, outDir, root = here) => {
  const input = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(root, file)]));
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
};

/**
 * Builds source files of a workspace, hands the modules on, and clears away.
 * @param {Readonly<Record<string, string>>} files where each lies, by the name it is asked for with
 * @param {(named: (name: string) => Promise<object>) => Promise<object>} use
 * @param {string} [root] where the workspace lies, unless it is this one
 */
export const load = async (files, use, root = here) => {
  const outDir = mkdtempSync(join(tmpdir(), 'baize-bench-'));
  try {
    await buildInto(files, outDir, root);
    return await use((name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};

/**
 * The same with the sources as they were at an earlier commit.
 * @param {string} commit
 * @param {Readonly<Record<string, string>>} files
 * @param {(named: (name: string) => Promise<object>) => Promise<object>} use
 */
export const loadFrom = async (commit, files, use) => {
  // Under node_modules, where what they import from elsewhere is found.
  const root = mkdtempSync(join(here, 'node_modules', '.before-'));
  try {
    const packed = execFileSync('git', ['archive', commit, 'tsconfig.base.json', 'packages/engine', 'packages/games'], {
      cwd: here,
      maxBuffer: 1 << 28,
    });
    execFileSync('tar', ['-x', '-C', root], { input: packed });
    mkdirSync(join(root, 'node_modules', '@baize'), { recursive: true });
    symlinkSync(join(root, 'packages', 'engine'), join(root, 'node_modules', '@baize', 'engine'));
    return await load(files, use, root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
