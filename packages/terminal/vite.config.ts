/** Builds the command as one file that needs nothing beside it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { defaultServerConditions, defineConfig, type Plugin, type Rolldown } from 'vite';

const conditions = ['baize-source', ...defaultServerConditions];

/** The code that wakes the parts. */
const LOADER = readFileSync(new URL('loader.cjs', import.meta.url), 'utf8');

/** Code without a character outside ASCII: Node holds a file of single bytes in half the room, and parses it more quickly. */
const inAscii = (code: string): string => code.replace(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A part as the loader calls it. Modules are strict; as plain code they have to say so. */
const partOf = ({ fileName, code }: Rolldown.OutputChunk): string =>
  `${JSON.stringify(fileName)}:function(require,exports){'use strict';${inAscii(code)}\n}`;

/** What every start needs: the entry, and all that is imported by what is needed. */
const neededBy = (entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] => {
  const needed = new Set([entry]);
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return [...needed];
};

/**
 * Puts the parts of the command into one file. They lie in it packed, in a comment: a session of one game does not even parse the
 * others, and a command has to be ready at once.
 */
const inOneFile = (): Plugin => ({
  name: 'in-one-file',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (entry === undefined) throw new Error('The build has no entry.');
    const start = neededBy(entry, chunks);
    let end = 0;
    const blocks = [start, ...chunks.filter((chunk) => !start.includes(chunk)).map((chunk) => [chunk])].map((parts) => {
      const code = `({${parts.map(partOf).join(',')}})`;
      const packed = deflateRawSync(code, { level: 9 }).toString('base64');
      const from = end;
      end += packed.length;
      return { packed, place: { ids: parts.map(({ fileName }) => fileName), from, to: end, size: code.length } };
    });
    const asleep = blocks.map(({ packed }) => packed).join('');
    for (const { fileName } of chunks) if (fileName !== entry.fileName) delete bundle[fileName];
    const build = createHash('sha256').update(asleep).digest('hex').slice(0, 16);
    entry.code = `#!/usr/bin/env node
const asleep = () => {/*${asleep}*/};
const blocks = ${JSON.stringify(blocks.map(({ place }) => place))};
const loader = {};
((module) => {
${inAscii(LOADER)}})(loader);
loader.exports.openParts(asleep, blocks, '${build}', require)(${JSON.stringify(entry.fileName)});
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
 * `ssh2` in one small file: what it has in machine code, it has in JavaScript as well, since nothing is beside this file; what starts
 * other programs is for clients, and left out; and it asks an object for the name of its class, which would be another once names are
 * made short.
 */
const sshInside = (): Plugin => ({
  name: 'ssh-inside',
  enforce: 'pre',
  transform: (code, id) =>
    /[\\/]ssh2[\\/]lib[\\/]/.test(id)
      ? code
          .replace(/require\('(?:[^']+\.node|cpu-features)'\)/g, 'undefined')
          .replace(/\b__dirname\b/g, "''")
          .replace("require('child_process')", '{}')
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
