/** The package `baize`: the command, one file without dependencies, with the built page beside it. `npx baize` plays, `baize rooms` serves a house. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from './build.mjs';
import { runNpm } from './setup.mjs';
import { isEntry, readJson, root } from './workspace.mjs';

/** What the package may weigh, packed, and the command in it, as it lies on the disk. */
export const PACKAGE_LIMIT = 2 * 1024 * 1024;

/** What the package says of itself. All of it stands elsewhere already. */
export const commandManifest = () => {
  const { name, version, description, license, repository, engines } = readJson('package.json');
  const { bin } = readJson('packages', 'terminal', 'package.json');
  const commands = Object.keys(bin).map((command) => [command, 'baize.cjs']);
  return {
    name,
    version,
    description,
    keywords: ['cards', 'card-games', 'terminal', 'game', 'poker', 'blackjack', 'hearts'],
    license,
    repository,
    // What is in the page's folder are modules.
    type: 'module',
    bin: Object.fromEntries(commands),
    files: ['baize.cjs', 'web'],
    engines,
    publishConfig: { access: 'public' },
  };
};

/** Lays the package out in a folder, from what was built. @param {string} folder */
const layOut = (folder) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'packages', 'terminal', 'dist', 'baize.cjs'), join(folder, 'baize.cjs'));
  // What begins with a dot is for the build alone.
  const filter = (/** @type {string} */ file) => !basename(file).startsWith('.');
  cpSync(join(root, 'packages', 'web', 'dist'), join(folder, 'web'), { recursive: true, filter });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(root, 'deploy', 'npm', 'README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(commandManifest(), null, 2)}\n`);
};

/**
 * Builds and packs it. The packed file.
 * @param {string} to the folder it is written to
 */
export const packCommand = async (to) => {
  for (const target of /** @type {const} */ (['terminal', 'web']))
    if (!(await build(target))) throw new Error(`${target} could not be built.`);
  const folder = join(root, 'artifacts', 'baize');
  layOut(folder);
  mkdirSync(to, { recursive: true });
  if ((await runNpm(['pack', folder, '--silent', '--pack-destination', to])) !== 0) throw new Error('npm could not pack the command.');
  const { name, version } = commandManifest();
  return join(to, `${name}-${version}.tgz`);
};

if (isEntry(import.meta.url)) {
  const file = await packCommand(join(root, 'artifacts'));
  console.log(`${file}: ${Math.round(readFileSync(file).length / 1024)} KiB`);
}
