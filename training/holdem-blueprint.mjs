/**
 * Makes a blueprint of Hold'em for two: `node training/holdem-blueprint.mjs [--depth 100] [--order button-first] [--boards 3000] [--deals 20000]
 * [--batches 350] [--seed baize] [--out artifacts/blueprint.json]`. Learns a small game (blueprint/tree.ts) from deals by chance, a batch after the other, by
 * counterfactual regret minimisation (blueprint/regrets.mjs). The same arguments give the same table; seven million deals take about four
 * minutes of the processor. `node bench/long/holdem-duel.mjs blueprint shark` plays it.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildInto } from '../bench/lib/load.mjs';
import { ownFolder } from '../bench/lib/usage.mjs';
import { root } from '../scripts/workspace.mjs';

const outDir = ownFolder('baize-blueprint');
await buildInto({ program: 'training/blueprint/program.mjs' }, outDir);
execFileSync(process.execPath, [join(outDir, 'program.mjs'), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
