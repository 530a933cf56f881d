/** Hostile hands at a table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { withPage } from './house.mjs';

const INPUTS = 10_000;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The monkey of the tests, as plain modules. */
const load = async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'baize-monkey-'));
  const from = join(root, 'packages/web/test');
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
        rolldownOptions: {
          input: { monkey: join(from, 'monkey.ts'), watch: join(from, 'watch.ts') },
          output: { entryFileNames: '[name].mjs' },
        },
      },
    });
    const named = (name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href);
    return { ...(await named('monkey')), ...(await named('watch')) };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};

let loaded;

/** Half of the inputs with this context; true when nothing went wrong. The seed names the spree, so that it can be had again. */
const spree = async (house, { seed, inputs, byTouch }) => {
  loaded ??= load();
  const { rampage, watch } = await loaded;
  const { table, url } = house;
  const name = `monkey, ${table}, ${byTouch ? 'fingers' : 'mouse'}, seed ${seed}`;
  const opening = { path: `#/${table}?seed=${seed}`, settings: { speed: 'instant' }, ...(byTouch ? { context: PHONE } : {}) };
  const began = performance.now();
  return withPage(house, opening, async (page) => {
    const faults = watch(page, new URL(url).origin);
    const end = await rampage(page, { table, seed, inputs, byTouch }).catch((error) => {
      faults.push(error.message);
      return undefined;
    });
    const took = `${((performance.now() - began) / 1000).toFixed(0)} s`;
    const did =
      end === undefined ? '' : `, ${end.rounds} rounds, ${end.moves} moves, slowest answer ${end.slowest.toFixed(0)} ms (bar 5000)`;
    console.log(`${name}: ${inputs.toLocaleString('en-US')} inputs in ${took}${did}; faults ${faults.length}, bar 0`);
    for (const fault of faults.slice(0, 5)) console.log(`  ${fault.slice(0, 2000)}`);
    return faults.length === 0;
  });
};

/** The part. */
export const monkey = async ({ amount = INPUTS, ...house }) => {
  const inputs = Math.ceil(amount / 2);
  const byMouse = await spree(house, { seed: 1, inputs, byTouch: false });
  const byFinger = await spree(house, { seed: 2, inputs, byTouch: true });
  return byMouse && byFinger;
};
