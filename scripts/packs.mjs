/**
 * Whether the packages can be published: packs them as npm would, looks into what is packed, and uses it in an empty folder, as ES
 * modules under Node, through a bundler, and with plain `require`. The command is installed where there is nothing else, and plays and serves.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build as bundle } from 'vite';
import { build } from './build.mjs';
import { PACKAGE_LIMIT, packCommand } from './command-package.mjs';
import { doorsOf, exampleOf, linksIn, promisedBy, published } from './doors.mjs';
import { runNpm, setup } from './setup.mjs';
import { capture, isEntry, readJson, root, runCompiler } from './workspace.mjs';

/** @typedef {import('@arethetypeswrong/core').Package} Packed */

/** Packs every published package into a folder. The bytes of each, by the package's folder. @param {string} folder */
const packAll = async (folder) => {
  const wanted = published().flatMap((name) => ['--workspace', `@baize/${name}`]);
  // Before npm packs a package it would have all of them built, each time.
  if (!(await build('lib')) || (await runNpm(['pack', '--ignore-scripts', '--silent', '--pack-destination', folder, ...wanted])) !== 0)
    throw new Error('npm could not pack the packages.');
  const files = readdirSync(folder);
  return published().map((name) => {
    const file = files.find((each) => new RegExp(`^baize-${name}-\\d.*\\.tgz$`).test(each));
    if (file === undefined) throw new Error(`npm packed nothing for ${name}.`);
    return { name, bytes: readFileSync(join(folder, file)) };
  });
};

/** The files of a packed package, by their path in it. @param {Packed} packed */
const filesOf = (packed) => {
  const home = `/node_modules/${packed.packageName}/`;
  return packed.listFiles(home).map((file) => ({ path: file.slice(home.length), text: () => packed.readFile(file) }));
};

/** What is missing in a packed package, or should not be there, one sentence each. @param {Packed} packed */
const contentFaults = (packed) => {
  const files = filesOf(packed);
  const paths = new Set(files.map(({ path }) => path));
  const missing = ['LICENSE', 'README.md', 'package.json', 'dist', 'src'].filter(
    (want) => ![...paths].some((path) => path.startsWith(want)),
  );
  const strays = [...paths].filter((path) => /\.(test|fixture)\.|\.built-from$|tsconfig/.test(path));
  const pages = files.filter(({ path }) => path.endsWith('.md'));
  const dead = pages.flatMap(({ path, text }) =>
    linksIn(text())
      .filter((link) => !paths.has(posix.join(posix.dirname(path), link)))
      .map((link) => `${path} links to ${link}, which is not packed`),
  );
  return [...missing.map((want) => `${want} is not packed`), ...strays.map((path) => `${path} is packed`), ...dead];
};

/** What publint says. @param {Buffer} bytes @param {string} name */
const publintFaults = async (bytes, name) => {
  const tarball = new Uint8Array(bytes).buffer;
  const { messages } = await publint({ pack: { tarball }, strict: true });
  const manifest = readJson('packages', name, 'package.json');
  return messages.map((message) => formatMessage(message, manifest, { color: false }) ?? message.code);
};

/**
 * What is wrong with the types, however they are asked for. The packages are ES modules alone: every Node that they run on can
 * `require` them, and TypeScript knows; the resolution of Node 10 knows no `exports`.
 * @param {Packed} packed
 */
const typeFaults = async (packed) => {
  const checked = await checkPackage(packed, { excludeEntrypoints: ['package.json'] });
  if (checked.types === false) return ['There are no types.'];
  return checked.problems
    .filter((problem) => problem.kind !== 'CJSResolvesToESM')
    .filter((problem) => !('resolutionKind' in problem) || problem.resolutionKind !== 'node10')
    .map((problem) => JSON.stringify(problem));
};

/** Puts the packed packages, and what they need, into the folder of somebody who has nothing else. @param {string} folder @param {readonly Packed[]} all */
const install = (folder, all) => {
  for (const packed of all)
    for (const { path, text } of filesOf(packed)) {
      const file = join(folder, 'node_modules', packed.packageName, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text());
    }
  const needed = published().flatMap((name) => Object.keys(readJson('packages', name, 'package.json').dependencies ?? {}));
  for (const name of new Set(needed.filter((each) => !each.startsWith('@baize/'))))
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
};

const SETTINGS = {
  strict: true,
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  types: [],
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
};

/** Writes every example as a module, as a script that requires, and for a bundler, with the settings to check each. @param {string} folder */
const writePrograms = (folder) => {
  const doors = published().flatMap(doorsOf);
  const programs = doors.map((door) => ({ file: door.name.replace(/\W+/g, '-').slice(1), name: door.name, code: exampleOf(door) }));
  const write = (/** @type {string} */ file, /** @type {string} */ text) => writeFileSync(join(folder, file), text);
  for (const { file, code } of programs) for (const kind of ['mts', 'cts', 'ts']) write(`${file}.${kind}`, code);
  const mark = (/** @type {{ readonly name: string }} */ { name }) => `console.log('── ${name}');`;
  write('all.mjs', programs.map((one) => `${mark(one)} await import('./out/${one.file}.mjs'); await null;`).join('\n'));
  // Each when the one before has come to rest: what is still on its way by an import can't be required.
  const scripts = programs.map((one) => `() => { ${mark(one)} require('./out/${one.file}.cjs'); }`).join(',\n');
  write('all.cjs', `const rest = [${scripts}];\nprocess.on('beforeExit', () => rest.length > 0 && setImmediate(rest.shift()));`);
  write('all.ts', programs.map((one) => `import './${one.file}.ts';`).join('\n'));
  write('package.json', '{ "type": "module" }');
  const node = { ...SETTINGS, module: 'nodenext', outDir: 'out' };
  write('tsconfig.json', JSON.stringify({ compilerOptions: node, include: ['*.mts', '*.cts'] }));
  const bundler = { ...SETTINGS, module: 'esnext', moduleResolution: 'bundler', noEmit: true, allowImportingTsExtensions: true };
  write('tsconfig.bundler.json', JSON.stringify({ compilerOptions: bundler, include: ['*.ts'] }));
  return programs;
};

/** Bundles the examples into one file. @param {string} folder */
const bundleIn = (folder) =>
  bundle({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'all.ts', outDir: 'bundled', rolldownOptions: { output: { entryFileNames: 'all.mjs' } } },
  });

/** Uses all packages in an empty folder, in every way. What went wrong. @param {string} folder @param {readonly Packed[]} all */
const usageFaults = async (folder, all) => {
  install(folder, all);
  const programs = writePrograms(folder);
  for (const config of ['tsconfig.json', 'tsconfig.bundler.json'])
    if ((await runCompiler(['-p', join(folder, config)])) !== 0) return [`The examples do not compile under ${config}.`];
  await bundleIn(folder);
  const promised = programs.flatMap(({ code }) => promisedBy(code)).toSorted();
  /** @type {string[]} */
  const faults = [];
  for (const file of ['all.mjs', 'all.cjs', join('bundled', 'all.mjs')]) {
    const { code, text } = await capture(process.execPath, [join(folder, file)], { cwd: folder });
    const said = text.split('\n').filter((line) => line !== '' && !line.startsWith('── '));
    if (code !== 0) faults.push(`${file} ended with code ${code}`);
    // Sorted, for one of them prints when it is ready.
    if (said.toSorted().join('\n') !== promised.join('\n')) faults.push(`${file} printed ${said.join(' | ')}, not ${promised.join(' | ')}`);
  }
  return faults;
};

/** Starts the room server of an installed command, asks for its page, and ends it. What it answered. @param {string} command @param {string} cwd */
const servedBy = (command, cwd) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, 'rooms', '--port', '0'], { cwd, env: { PATH: process.env['PATH'], HOME: cwd } });
    let said = '';
    const hear = async (/** @type {unknown} */ data) => {
      said += String(data);
      const url = /Rooms are open at (\S+)/.exec(said)?.[1];
      if (url === undefined) return;
      child.stdout.off('data', listen);
      const page = await fetch(url);
      // Read to its end before the server is: one that ends sooner has failed.
      resolve(page.ok ? await page.text() : `${page.status}`);
      child.kill('SIGTERM');
    };
    const listen = (/** @type {unknown} */ data) => void hear(data).catch(reject);
    child.stdout.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`baize rooms has ended: ${said}`)));
  });

/** Installs the packed command where there is nothing else, not even a network, and uses it. What went wrong. @param {string} work */
const commandFaults = async (work) => {
  const packed = await packCommand(work);
  const bytes = readFileSync(packed);
  const folder = join(work, 'player');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{}');
  const installing = ['install', '--offline', '--no-audit', '--no-fund', '--silent', '--prefix', folder, packed];
  if ((await runNpm(installing)) !== 0) return ['baize: it cannot be installed by itself'];
  const home = join(folder, 'node_modules', 'baize');
  const command = join(folder, 'node_modules', '.bin', 'baize');
  const size = readFileSync(join(home, 'baize.cjs')).length;
  const { version } = readJson('package.json');
  // Where a program is a script that starts another, as on Windows, the file itself is started.
  const started = process.platform === 'win32' ? join(home, 'baize.cjs') : command;
  const told = await capture(process.execPath, [started, '--version'], { cwd: folder });
  const page = await servedBy(started, folder);
  const others = readdirSync(join(folder, 'node_modules')).filter((name) => name !== 'baize' && !name.startsWith('.'));
  console.log(
    `baize: ${Math.round(bytes.length / 1024)} KiB packed, the command ${Math.round(size / 1024)} KiB, with ${others.length} others`,
  );
  return [
    ...(await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true })).messages.map((message) => message.code),
    ...(Math.max(size, bytes.length) > PACKAGE_LIMIT ? [`more than ${PACKAGE_LIMIT} bytes`] : []),
    ...others.map((name) => `it brings ${name}`),
    ...(told.text.trim() === `baize ${version}` ? [] : [`baize --version says ${told.text}`]),
    ...(page.includes('<title>Baize</title>') ? [] : [`baize rooms serves ${page.slice(0, 100)}`]),
  ].map((fault) => `baize: ${fault}`);
};

const main = async () => {
  await setup();
  const work = mkdtempSync(join(tmpdir(), 'baize-packs-'));
  try {
    /** @type {string[]} */
    const faults = [];
    /** @type {Packed[]} */
    const all = [];
    for (const { name, bytes } of await packAll(work)) {
      const packed = createPackageFromTarballData(new Uint8Array(bytes));
      all.push(packed);
      const found = [...contentFaults(packed), ...(await publintFaults(bytes, name)), ...(await typeFaults(packed))];
      faults.push(...found.map((fault) => `@baize/${name}: ${fault}`));
      console.log(`@baize/${name}: ${filesOf(packed).length} files, ${Math.round(bytes.length / 1024)} KiB packed, ${found.length} faults`);
    }
    const folder = join(work, 'somebody');
    mkdirSync(folder);
    faults.push(...(await usageFaults(folder, all)), ...(await commandFaults(work)));
    for (const fault of faults) console.error(fault);
    console.log(`${published().flatMap(doorsOf).length} doors, used as modules, with require and in a bundle: ${faults.length} faults`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

if (isEntry(import.meta.url)) process.exitCode = await main();
