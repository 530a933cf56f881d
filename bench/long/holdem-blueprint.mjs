/**
 * Makes a blueprint of Hold'em for two: `node bench/long/holdem-blueprint.mjs [--depth 100] [--order button-first] [--boards 3000] [--deals 20000]
 * [--batches 350] [--seed baize] [--out artifacts/blueprint.json]`. Learns a small game (blueprint/tree.ts) from deals by chance, a batch after the other, by
 * counterfactual regret minimisation (blueprint/regrets.mjs). The same arguments give the same table; seven million deals take about four
 * minutes of the processor. `node bench/long/holdem-duel.mjs blueprint shark` plays it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'baize-blueprint-'));
try {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, resolve: { conditions: ['baize-source'] } },
    build: {
      ssr: true,
      outDir,
      target: 'esnext',
      rolldownOptions: { input: { program: join(root, 'bench/blueprint/program.mjs') }, output: { entryFileNames: '[name].mjs' } },
    },
  });
  execFileSync(process.execPath, [join(outDir, 'program.mjs'), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
