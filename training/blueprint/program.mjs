/** Makes a blueprint: see ../holdem-blueprint.mjs, which builds this and runs it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../bench/lib/random.mjs';
import { buildTree } from '../../packages/games/src/holdem/blueprint/tree.ts';
import { cutsFrom, makeBoards } from './boards.mjs';
import { packTable } from './pack.mjs';
import { flatten, makeLearner, scaleBy } from './regrets.mjs';

const { values } = parseArgs({
  options: {
    depth: { type: 'string', default: '100' },
    order: { type: 'string', default: 'button-first' },
    boards: { type: 'string', default: '3000' },
    deals: { type: 'string', default: '20000' },
    batches: { type: 'string', default: '350' },
    seed: { type: 'string', default: 'baize' },
    out: { type: 'string', default: 'artifacts/blueprint.json' },
  },
});
const [depth, deals, batches] = [values.depth, values.deals, values.batches].map(Number);
const { seed, order, out } = values;
const seconds = () => Math.round(process.cpuUsage().user / 1e6);
const flat = flatten(buildTree(depth, order));
const cuts = cutsFrom(100, seed);
const boards = makeBoards(Number(values.boards), cuts, seed);
console.log(`${flat.street.length} spots, ${flat.size} entries, ${boards.count} boards after ${seconds()} s of the processor`);

const tables = { regrets: new Float32Array(flat.size), played: new Float32Array(flat.size) };
const learn = makeLearner(flat, boards, tables);
mkdirSync(dirname(out), { recursive: true });
for (let batch = 1; batch <= batches; batch += 1) {
  learn(deals, randomFrom(seed, `batch ${batch}`));
  scaleBy(batch / (batch + 1), tables.regrets, tables.played);
  if (batch % 25 > 0 && batch < batches) continue;
  // What lies there after so many batches is what so many would have made: whoever stops early has it.
  const table = Buffer.from(packTable(flat, tables.played)).toString('base64');
  writeFileSync(out, JSON.stringify({ depth, order, cuts, table }));
  console.log(`${batch} batches, ${(batch * deals) / 1e6} million deals after ${seconds()} s`);
}
