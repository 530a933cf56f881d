/**
 * Whether memory stays flat: `node bench/long/endurance.mjs` plays a million rounds of each game in one process; a number shortens it
 * (`node bench/long/endurance.mjs 10000`), and names after it choose the games (`node bench/long/endurance.mjs 10000 hearts roulette`).
 *
 * Everybody plays by chance, through the functions that both front ends use: a profile sits down, every beat is shown, every choice
 * is kept, and the player stands up. A log grows as long as its sitting, so one goes on for a few rounds, as sittings do; presets and
 * numbers of opponents take turns. A round is what its players call one: a hand, a spin. The heap is measured after
 * a forced collection, first when everything is warm and then ten times; what counts is the last measure against the first.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { atMost } from '../lib/bars.mjs';
import { load } from '../lib/load.mjs';

const ROUNDS = 1_000_000;
const ROUNDS_A_SITTING = 10;
const MEASURES = 10;
/** KiB that the heap of one game may have grown by: a byte for each of a million rounds. */
const BAR = 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const { endsRound, fillAny, fork, read, modules, ...casino } = await load(
  Object.fromEntries(['engine', 'games', 'casino'].map((name) => [name, `packages/${name}/src/index.ts`])),
  async (named) => {
    const { catalogue, gameIds } = await named('games');
    const all = new Map(await Promise.all(gameIds.map(async (id) => [id, await catalogue[id]()])));
    return { ...(await named('engine')), ...(await named('casino')), modules: all };
  },
);

/** A seed of its own for each sitting. */
const seedOf = (number) => fork('e0'.repeat(32), `sitting ${number}`).seed;

/** A table: the presets take turns, and so does the number of others at it. */
const openingOf = (module, number, balance) => {
  const presets = Object.keys(module.game.presets);
  const preset = presets[number % presets.length];
  const { min, max } = casino.othersAt(module, preset);
  const others = min + (Math.floor(number / presets.length) % (max - min + 1));
  const buyIn = casino.isPlayedForChips(module, preset) ? balance : 0;
  return casino.openingFor(module, { preset, others, buyIn, serverSeed: seedOf(number) });
};

/** One thing further: a beat is shown, or somebody acts by chance. Undefined when the player's game is over. */
const moved = (module, table, reader) => {
  const { truth, waiting } = table;
  const by = (seat) => fillAny(module.game.legal(truth.state, seat), reader);
  if (waiting === 'over') return undefined;
  if (waiting !== 'me') return casino.showNextAt(module, table, waiting === 'bot' ? by(casino.botToAct(module, truth)) : undefined);
  const after = casino.chooseAt(module, table, by(truth.me));
  if (after.truth === truth) throw new Error(`${module.game.id}: what was offered is refused: ${after.lines.at(-1)?.text}`);
  return after;
};

/** Somebody who plays one game and nothing else. */
const player = (id, module) => {
  let profile = casino.freshProfile();
  let sittings = 0;
  let rounds = 0;

  const joinTable = () => {
    const least = Math.max(...Object.values(module.game.presets).map((rules) => module.game.seats(rules).buyIn));
    if (profile.balance < least) profile = casino.startOver(profile);
    const sat = casino.joinTable(module, profile, id, openingOf(module, sittings, profile.balance));
    if (!sat.ok) throw new Error(`${id}: nobody may sit down: ${sat.reason}.`);
    profile = sat.profile;
    return sat.table;
  };
  const leaveTable = (table) => {
    const kept = casino.saveTable(module, profile, id, table);
    const worth = casino.worthOf(kept);
    const left = casino.leaveTable(kept, id);
    if (left.profile.balance + left.forfeited !== worth) throw new Error(`${id}: chips were lost.`);
    profile = left.profile;
  };
  const playSitting = () => {
    const reader = read(fork(seedOf(sittings), 'actions'));
    const last = rounds + ROUNDS_A_SITTING;
    let table = joinTable();
    sittings += 1;
    while (rounds < last) {
      const next = moved(module, table, reader);
      if (next === undefined) break;
      table = next;
      rounds += table.told.filter(({ event }) => endsRound(module.game, event)).length;
    }
    leaveTable(table);
  };
  return {
    /** Plays until so many rounds are over in all. */
    playTo: (goal) => {
      while (rounds < goal) playSitting();
    },
    sittings: () => sittings,
  };
};

const heapKiB = () => {
  collect();
  return process.memoryUsage().heapUsed / 1024;
};

/** Plays all rounds of one game, and judges whether its memory is flat. */
const endure = (id, module, rounds) => {
  const { playTo, sittings } = player(id, module);
  // What is warmed up here is code and the few tables that a game builds once.
  const warm = Math.max(1000, Math.round(rounds / 20));
  playTo(warm);
  const heaps = [heapKiB()];
  const began = performance.now();
  for (let measure = 1; measure <= MEASURES; measure += 1) {
    playTo(warm + (rounds * measure) / MEASURES);
    heaps.push(heapKiB());
  }
  const seconds = (performance.now() - began) / 1000;
  const grown = heaps.slice(1).map((heap) => Math.round(heap - heaps[0]));
  const growth = grown.at(-1);
  console.log(
    `${id}: ${rounds.toLocaleString('en-US')} rounds in ${sittings().toLocaleString('en-US')} sittings, ${Math.round(rounds / seconds).toLocaleString('en-US')} a second; ` +
      `KiB more after each tenth: ${grown.join(', ')}`,
  );
  atMost(`${id}, growth of the heap`, growth, BAR, { unit: 'KiB' });
};

const [count = ROUNDS, ...wanted] = process.argv.slice(2);
const rounds = Number(count);
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError(`"${count}" is no number of rounds.`);
const unknown = wanted.find((id) => !modules.has(id));
if (unknown !== undefined) throw new RangeError(`"${unknown}" is no game.`);
for (const [id, module] of modules) if (wanted.length === 0 || wanted.includes(id)) endure(id, module, rounds);
