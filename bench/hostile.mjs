/**
 * Garbage at the terminal: `node bench/hostile.mjs` sends a hundred thousand key sequences, three quarters of them to every preset of
 * every game and the rest to the floor; a number shortens it (`node bench/hostile.mjs 5000`).
 *
 * Sequences are broken UTF-8, broken escapes, control characters, pastes of 10 kB and keys that mean something, with windows of
 * every size in between. It fails on the first crash, torn frame, lost chip, endless key or program that cannot be left. The long
 * tests do the same in small (packages/terminal/src/hostile.long.test.ts).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const SEQUENCES = 100_000;
const ON_THE_FLOOR = 0.25;
const root = fileURLToPath(new URL('..', import.meta.url));

/** The sources as plain modules, so that what is tried is what is written, at full speed. */
const load = async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'baize-hostile-'));
  const from = join(root, 'packages/terminal/src');
  const input = { assault: join(from, 'runtime/assault.fixture.ts'), stands: join(from, 'stands.fixture.ts') };
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
    const named = (name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href);
    const { allGrounds } = await named('stands');
    return { ...(await allGrounds()), ...(await named('assault')) };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};

const count = Number(process.argv[2] ?? SEQUENCES);
if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`"${process.argv[2]}" is no number of sequences.`);
const { sessions, floor, assault } = await load();

const timed = (ground, sequences) => {
  const began = performance.now();
  assault(ground, sequences);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${ground.name}: ${sequences.toLocaleString('en-US')} sequences in ${seconds.toFixed(1)} s`);
};

for (const ground of sessions) timed(ground, Math.ceil((count * (1 - ON_THE_FLOOR)) / sessions.length));
timed(floor, Math.ceil(count * ON_THE_FLOOR));
console.log('No crash, no torn frame, no chip lost, and always a way out.');
