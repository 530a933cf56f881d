/**
 * Two players of Hold'em alone: `node bench/long/holdem-duel.mjs ONE OTHER [--hands 10000] [--from 0] [--depth 100] [--table artifacts/blueprint.json]`. A level with
 * `@` is one of an earlier commit: `shark@662960e`. `blueprint` is `shark` as players meet it when two are left, or with another
 * table that `node training/holdem-blueprint.mjs` made; `shark` by itself goes without.
 *
 * Preset `tda`, so many big blinds each, every deal from both seats; what the one wins in both together is one observation. Told are big blinds
 * a hundred hands with their standard error: as they were played, with all chips in on average over the boards; and without the luck of the
 * cards (lib/holdem-luck.mjs), which is the better figure, since it takes away nothing but what is zero on average.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { luckWith } from '../lib/holdem-luck.mjs';
import { load, loadFrom } from '../lib/load.mjs';
import { randomFrom } from '../lib/random.mjs';
import { mean, quantile, standardError, withoutLuck } from '../lib/statistics.mjs';

const FILES = { engine: 'packages/engine/src/index.ts', holdem: 'packages/games/src/holdem/index.ts' };
const all = async (named) => ({ ...(await named('engine')), ...(await named('holdem')) });
const tools = await load(
  {
    ...FILES,
    blueprint: 'packages/games/src/holdem/blueprint/player.ts',
    hundred: 'packages/games/src/holdem/blueprint/hundred-big-blinds.ts',
    strengths: 'packages/games/src/holdem/blueprint/strengths.ts',
    starting: 'packages/games/src/holdem/bots/starting.ts',
  },
  async (named) => ({
    ...(await all(named)),
    ...(await named('blueprint')),
    ...(await named('hundred')),
    ...(await named('strengths')),
    ...(await named('starting')),
  }),
);
const { fork, holdem, holdemModule, hundredBigBlinds, play, playerOf, sightOf } = tools;
const { follow, goodnessIn } = luckWith(tools);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    hands: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    depth: { type: 'string', default: '100' },
    table: { type: 'string' },
  },
});
const SEED = 'd0e1'.repeat(16);
const rules = holdem.presets.tda;
const BIG_BLIND = 20;
const STACK = Number(values.depth) * BIG_BLIND;
/** How often somebody is told how it stands. */
const TOLD_EVERY = 1000;

/** A player by its name; `waysOf` says how often it does what with which cards, where that is known. */
const named = async (name) => {
  if (name === 'blueprint')
    return playerOf(values.table ? JSON.parse(readFileSync(values.table, 'utf8')) : hundredBigBlinds, holdemModule.bots.shark);
  const [level, commit] = name.split('@');
  const { bots } = (commit === undefined ? { holdemModule } : await loadFrom(commit, FILES, all)).holdemModule;
  if (bots[level] === undefined) throw new RangeError(`There is no player "${name}": choose among ${Object.keys(bots).join(', ')}.`);
  return { bot: bots[level], waysOf: () => undefined };
};

const [one = 'shark', other = 'regular'] = positionals;
const players = [await named(one), await named(other)];
const thought = [];
let handedOn = 0;

/** One hand with the first player in this seat: what it won, what its range won on average, and its luck. */
const playHand = (seed, place, random) => {
  let { state } = holdem.open({ rules, stacks: [STACK, STACK], chance: { seed, at: 0 } });
  const followed = follow(state, place, random);
  for (let turn = 0; ; turn += 1) {
    const player = state.turn === place ? 0 : 1;
    const sight = sightOf(holdem, state, state.turn);
    const began = process.cpuUsage();
    const action = players[player].bot(sight, fork(seed, `bot ${state.turn} at ${turn}`));
    if (player === 0) thought.push(process.cpuUsage(began).user / 1000);
    const ways = player === 0 ? players[0].waysOf(sight) : undefined;
    if (player === 0 && ways === undefined) handedOn += 1;
    const played = play(holdem, state, state.turn, action);
    if (!played.ok) throw new Error(`${player === 0 ? one : other} chose what is refused: ${played.refusal.reason}`);
    const end = followed.see(state, action, played.step.state, ways);
    if (end !== undefined) return end;
    state = played.step.state;
  }
};

/** A deal from both seats, in big blinds: what was won as it was played, what is won on average by the range, and the luck that is known. */
const observe = (number) => {
  const { seed } = fork(SEED, `deal ${number}`);
  const { state } = holdem.open({ rules, stacks: [STACK, STACK], chance: { seed, at: 0 } });
  const random = randomFrom('duel', `boards ${number}`);
  const hands = [0, 1].map((place) => playHand(seed, place, random));
  const streets = hands[0].luck.map((_, at) => mean(hands.map(({ luck }) => luck[at])) / BIG_BLIND);
  return {
    raw: mean(hands.map(({ raw }) => raw)) / BIG_BLIND,
    won: mean(hands.map(({ won }) => won)) / BIG_BLIND,
    controls: [...streets, ...goodnessIn(state)],
  };
};

const tell = (kind, won) => {
  const [bigs, error] = [100 * mean(won), 100 * standardError(won)];
  console.log(
    `${one} wins ${bigs.toFixed(1)} big blinds a hundred hands from ${other} ${kind}, standard error ${error.toFixed(1)}: ${(bigs / error).toFixed(2)} errors (${2 * won.length} hands).`,
  );
};
const tellAll = (seen) => {
  const won = seen.map((deal) => deal.won);
  tell(
    'as played',
    seen.map(({ raw }) => raw),
  );
  tell('with its whole range', won);
  tell(
    'without luck',
    withoutLuck(
      won,
      seen.map(({ controls }) => controls),
    ),
  );
};

const seen = [];
const deals = Number(values.hands) / 2;
for (let number = 0; number < deals; number += 1) {
  seen.push(observe(Number(values.from) + number));
  if (seen.length % TOLD_EVERY === 0 && seen.length < deals) tellAll(seen);
}
tellAll(seen);
console.log(
  `${one}: 999 of 1000 decisions take less than ${quantile(thought, 0.999).toFixed(0)} ms of the processor; ${((100 * handedOn) / thought.length).toFixed(1)} of a hundred were left to another.`,
);
