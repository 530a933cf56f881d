/** The sources as plain modules, so that what is measured is what is written, at full speed. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root as here } from '../../scripts/workspace.mjs';
import { ownFolder } from './usage.mjs';

/**
 * Builds source files of a workspace into a folder, each as a module of its name.
 * @param {Readonly<Record<string, string>>} files where each lies, by its name
 * @param {string} outDir
 * @param {{ root?: string, plugins?: import('vite').Plugin[] }} [more] where the workspace lies, unless it is this one
 */
export const buildInto = async (files, outDir, { root = here, plugins = [] } = {}) => {
  const input = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(root, file)]));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
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
 * Builds source files of a workspace, and hands the modules on.
 * @param {Readonly<Record<string, string>>} files where each lies, by the name it is asked for with
 * @param {(named: (name: string) => Promise<object>) => Promise<object>} use
 * @param {string} [root] where the workspace lies, unless it is this one
 */
export const load = async (files, use, root = here) => {
  // Modules may load others later, so they stay until the process ends.
  const outDir = ownFolder('baize-bench');
  await buildInto(files, outDir, { root });
  return use((name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href));
};

/** Where a source lies: `engine`, `games/hearts`, `games/hearts/bots/shooter`, or the path of any other file. @param {string} name */
const fileOf = (name) => {
  if (name.endsWith('.ts')) return name;
  const [home, ...rest] = name.split('/');
  const path = ['packages', home, 'src', ...rest].join('/');
  return existsSync(join(here, path)) ? `${path}/index.ts` : `${path}.ts`;
};

/** Everything that some sources export. @param {readonly string[]} names @param {string} [root] @returns {Promise<any>} */
export const sources = (names, root) => {
  const files = names.map((name, at) => [`source-${at}`, fileOf(name)]);
  return load(
    Object.fromEntries(files),
    async (named) => Object.assign({}, ...(await Promise.all(files.map(([name = '']) => named(name))))),
    root,
  );
};

/** The same as they were at an earlier commit. @param {string} commit @param {readonly string[]} names */
export const sourcesAt = (commit, names) => {
  // Under node_modules, where what they import from elsewhere is found.
  const root = ownFolder('.before', join(here, 'node_modules'));
  const packed = execFileSync('git', ['archive', commit, 'tsconfig.base.json', 'packages/engine', 'packages/games'], {
    cwd: here,
    maxBuffer: 1 << 28,
  });
  execFileSync('tar', ['-x', '-C', root], { input: packed });
  mkdirSync(join(root, 'node_modules', '@baize'), { recursive: true });
  symlinkSync(join(root, 'packages', 'engine'), join(root, 'node_modules', '@baize', 'engine'));
  return sources(names, root);
};
