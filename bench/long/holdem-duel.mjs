/**
 * Two players of Hold'em alone: `node bench/long/holdem-duel.mjs ONE OTHER [--hands 10000] [--from 0] [--table artifacts/blueprint.json]`. A level with
 * `@` is one of an earlier commit: `shark@662960e`. `blueprint` is the player of blueprint/player.ts with the table that
 * `node bench/long/holdem-blueprint.mjs` made.
 *
 * Preset `tda`, 100 big blinds each, every deal from both seats; what the one wins in both together is one observation. When both are
 * all-in, what they win on average counts. Told are big blinds a hundred hands with their standard error.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { load, loadFrom } from '../lib/load.mjs';
import { mean, quantile, standardError } from '../lib/statistics.mjs';

const FILES = { engine: 'packages/engine/src/index.ts', holdem: 'packages/games/src/holdem/index.ts' };
const all = async (named) => ({ ...(await named('engine')), ...(await named('holdem')) });
const { cardCode, exactEquity, fork, holdem, holdemModule, play, playerOf, sightOf } = await load(
  { ...FILES, blueprint: 'bench/blueprint/player.ts' },
  async (named) => ({ ...(await all(named)), ...(await named('blueprint')) }),
);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { hands: { type: 'string', default: '10000' }, from: { type: 'string', default: '0' }, table: { type: 'string' } },
});
const SEED = 'd0e1'.repeat(16);
const rules = holdem.presets.tda;
const BIG_BLIND = 20;
const STACK = 100 * BIG_BLIND;

const named = async (name) => {
  if (name === 'blueprint')
    return playerOf(JSON.parse(readFileSync(values.table ?? 'artifacts/blueprint.json', 'utf8')), holdemModule.bots.shark);
  const [level, commit] = name.split('@');
  const { bots } = (commit === undefined ? { holdemModule } : await loadFrom(commit, FILES, all)).holdemModule;
  if (bots[level] === undefined) throw new RangeError(`There is no player "${name}": choose among ${Object.keys(bots).join(', ')}.`);
  return bots[level];
};

const [one = 'shark', other = 'regular'] = positionals;
const players = [await named(one), await named(other)];
const thought = [];

/** What both win on average who are all-in. */
const wonOnAverage = ({ hands, board }) => {
  const { shares } = exactEquity(
    hands.map((hand) => hand.map(cardCode)),
    board.map(cardCode),
  );
  return shares.map(({ equity }) => (2 * equity - 1) * STACK);
};

/** One hand; what each seat won. The seat of the first player is told. */
const playHand = (seed, place) => {
  let { state } = holdem.open({ rules, stacks: [STACK, STACK], chance: { seed, at: 0 } });
  for (let turn = 0; state.phase === 'betting'; turn += 1) {
    const [seat, before, began] = [state.turn, state, process.cpuUsage()];
    const player = seat === place ? 0 : 1;
    const action = players[player](sightOf(holdem, state, seat), fork(seed, `bot ${seat} at ${turn}`));
    if (player === 0) thought.push(process.cpuUsage(began).user / 1000);
    const played = play(holdem, state, seat, action);
    if (!played.ok) throw new Error(`${player === 0 ? one : other} chose what is refused: ${played.refusal.reason}`);
    state = played.step.state;
    if (action.type === 'call' && state.phase !== 'betting' && before.board.length < 5) return wonOnAverage(before);
  }
  return state.stacks.map((stack) => stack - STACK);
};

const won = Array.from({ length: Number(values.hands) / 2 }, (_, number) => {
  const { seed } = fork(SEED, `deal ${Number(values.from) + number}`);
  return mean([0, 1].map((place) => playHand(seed, place)[place])) / BIG_BLIND;
});
const [bigs, error] = [100 * mean(won), 100 * standardError(won)];
console.log(
  `${one} wins ${bigs.toFixed(1)} big blinds a hundred hands from ${other}, standard error ${error.toFixed(1)}: ${(bigs / error).toFixed(2)} errors (${2 * won.length} hands).`,
);
console.log(`${one}: 999 of 1000 decisions take less than ${quantile(thought, 0.999).toFixed(0)} ms of the processor.`);
