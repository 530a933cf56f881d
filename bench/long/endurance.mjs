/**
 * Whether memory stays flat: `node bench/long/endurance.mjs` plays a million rounds of each game in one process; a number shortens it
 * (`node bench/long/endurance.mjs 10000`), and names after it choose the games (`node bench/long/endurance.mjs 10000 hearts roulette`).
 *
 * Everybody plays by chance, through the functions that both front ends use: a profile sits down, every beat is shown, every choice
 * is kept, and the player stands up. A log grows as long as its sitting, so one goes on for a few rounds, as sittings do; presets and
 * numbers of opponents take turns. A round is what its players call one: a hand, a spin. The heap is measured after
 * a forced collection, first when everything is warm and then ten times; what counts is the last measure against the first.
 */
import { bench, judge } from '../lib/bench.mjs';
import { sources } from '../lib/load.mjs';
import { heldNow } from '../lib/usage.mjs';

const ROUNDS_A_SITTING = 10;
const MEASURES = 10;
const { catalogue, endsRound, fillAny, fork, gameIds, loadWords, read, ...casino } = await sources(['engine', 'games', 'casino']);

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

/** Plays all rounds of one game, and judges whether its memory is flat. */
const endure = async (id, rounds) => {
  const module = await catalogue[id]();
  await loadWords();
  const { playTo, sittings } = player(id, module);
  // What is warmed up here is code and the few tables that a game builds once.
  const warm = Math.max(1000, Math.round(rounds / 20));
  playTo(warm);
  const heaps = [heldNow()];
  const began = performance.now();
  for (let measure = 1; measure <= MEASURES; measure += 1) {
    playTo(warm + (rounds * measure) / MEASURES);
    heaps.push(heldNow());
  }
  const seconds = (performance.now() - began) / 1000;
  const grown = heaps.slice(1).map((heap) => Math.round(heap - heaps[0]));
  const count = (figure) => figure.toLocaleString('en-US');
  console.log(
    `${id}: ${count(rounds)} rounds in ${count(sittings())} sittings, ${count(Math.round(rounds / seconds))} a second; ` +
      `KiB more after each tenth: ${grown.join(', ')}`,
  );
  judge('growth of the heap', grown.at(-1), { of: id });
};

await bench({
  options: { rounds: [1_000_000, 'rounds of each game'], games: [gameIds, 'which games', gameIds] },
  // A byte for each of a million rounds.
  bars: { 'growth of the heap': 'at most 1024 KiB' },
  measures: {
    memory: async ({ rounds, games }) => {
      for (const id of games) await endure(id, rounds);
    },
  },
});
