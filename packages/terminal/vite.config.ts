/** Builds the command as one file that needs nothing beside it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

const conditions = ['baize-source', ...defaultServerConditions];

/** The code that wakes the parts. */
const LOADER = readFileSync(new URL('loader.cjs', import.meta.url), 'utf8');

/** Code without a character outside ASCII: Node holds a file of single bytes in half the room, and parses it more quickly. */
const inAscii = (code: string): string => code.replace(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Modules are strict; as plain code they have to say so. */
const strict = (code: string): string => `'use strict';${inAscii(code)}`;

/** A part so long that few sessions wake is packed: every start reads over all of them. */
const LONG_PART = 100_000;

const packed = (code: string): string =>
  code.length < LONG_PART ? code : `packed:${deflateRawSync(code, { level: 9 }).toString('base64')}`;

/**
 * Puts the parts of the command into one file. What is loaded later lies in it as text: a session of one game does not even parse
 * the others, and a command has to be ready at once.
 */
const inOneFile = (): Plugin => ({
  name: 'in-one-file',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (entry === undefined) throw new Error('The build has no entry.');
    const parts = chunks.filter((part) => part !== entry);
    const asleep = JSON.stringify(Object.fromEntries(parts.map(({ fileName, code }) => [fileName, packed(strict(code))])));
    for (const { fileName } of parts) delete bundle[fileName];
    const build = createHash('sha256').update(asleep).digest('hex').slice(0, 16);
    entry.code = `#!/usr/bin/env node
const asleep = ${asleep};
const loader = {};
((module) => {
${inAscii(LOADER)}})(loader);
const { wake, awake } = loader.exports.openParts(asleep, '${build}', require);
((require, exports) => {${strict(entry.code)}})(wake, (awake[${JSON.stringify(entry.fileName)}] = {}));
`;
  },
});

/** Where each value that a file exports is defined: in it, or in one that it hands on. */
const valuesOf = (file: string): readonly (readonly [string, string])[] => {
  const code = readFileSync(file, 'utf8');
  const beside = (other: string): string => join(dirname(file), other);
  const own = [...code.matchAll(/^export (?:const|function\*?|class) (\w+)/gm)].map(([, name = '']) => [name, file] as const);
  const all = [...code.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, other = '']) => valuesOf(beside(other)));
  const some = [...code.matchAll(/^export \{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(([, names = '', other = '']) =>
    names.split(',').map((name) => [name.trim(), beside(other)] as const),
  );
  return [...own, ...all, ...some];
};

/** Where each value that a package of ours exports is defined. */
const packageValues = (name: string): ReadonlyMap<string, string> =>
  new Map(valuesOf(fileURLToPath(new URL(`../${name}/src/index.ts`, import.meta.url))));

/**
 * Leads each import from a package to the very file that has it. In one file of code, whoever asks an index for one thing runs all of
 * it; a session of one game must not pay for saves and schemas that only the floor has use for. And parts that share an index wait for
 * each other: what is asked for first would find the other half asleep.
 */
const byFile = (name: string): Plugin => ({
  name: `${name}-by-file`,
  enforce: 'post',
  transform: (code) => {
    if (!code.includes(`@baize/${name}`)) return undefined;
    const values = packageValues(name);
    return code.replace(new RegExp(`\\bimport\\s*\\{([^}]*)\\}\\s*from\\s*["']@baize/${name}["'];?`, 'g'), (_, names: string) =>
      names
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .map((one) => {
          const file = values.get(one.split(' ')[0] ?? '');
          if (file === undefined) throw new Error(`The package "${name}" has no "${one}".`);
          return `import { ${one} } from ${JSON.stringify(file)};`;
        })
        .join(' '),
    );
  },
});

/**
 * `ssh2` in one small file: what it has in machine code, it has in JavaScript as well, since nothing is beside this file; and it asks an
 * object for the name of its class, which would be another once names are made short.
 */
const sshInside = (): Plugin => ({
  name: 'ssh-inside',
  enforce: 'pre',
  transform: (code, id) =>
    /[\\/]ssh2[\\/]lib[\\/]/.test(id)
      ? code
          .replace(/require\('(?:[^']+\.node|cpu-features)'\)/g, 'undefined')
          .replace(/\b__dirname\b/g, "''")
          .replace('class Session extends EventEmitter {', "class Session extends EventEmitter { static get name() { return 'Session'; }")
      : undefined,
});

export default defineConfig({
  plugins: [sshInside(), byFile('casino'), byFile('rooms'), inOneFile()],
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    conditions,
    // Nothing lies beside this file, so rooms are kept by Node's own SQLite where it has one.
    alias: { libsql: fileURLToPath(new URL('../server/src/log/node-sqlite.ts', import.meta.url)) },
  },
  // What `ws` can do without, it does without: nothing is beside this file.
  define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
  ssr: { noExternal: true, target: 'node', resolve: { conditions } },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    rolldownOptions: {
      // A third of a megabyte that few need: rooms over Redis are served by the server itself.
      external: ['@redis/client'],
      // Constants that are inlined lose their chunk, and the bundler stops at those that are exported again.
      optimization: { inlineConst: false },
      output: {
        format: 'cjs',
        entryFileNames: 'baize.cjs',
        chunkFileNames: '[name].js',
        // The bundler puts its own few lines, which every part asks for, to what many parts share: beside web sockets they had every
        // start load Node's http and tls. With nothing left to be put to, they are a part of their own.
        codeSplitting: {
          groups: [
            { name: 'sockets', test: /node_modules[\\/]ws[\\/]/ },
            { name: 'protocol', test: /rooms[\\/]src[\\/](?:protocol|qr)\.ts$/, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
