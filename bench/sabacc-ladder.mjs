/**
 * Whether each of Sabacc's players beats the one below: `node bench/sabacc-ladder.mjs 600`.
 *
 * Every deal is played twice with the sides changed over, at tables of two and of four, so that cards, dice and pots favour
 * neither. What is told is by how many chips a deal puts the better side ahead, with its standard error.
 */
import { bench, judge } from './lib/bench.mjs';
import { sources } from './lib/load.mjs';
import { mean, standardError } from './lib/statistics.mjs';
import { actWith } from './lib/table.mjs';

const { fork, sightOf, sabaccModule, ...engine } = await sources(['engine', 'games/sabacc']);
const { game, bots } = sabaccModule;
const take = actWith(engine);
const STACK = 1000;
const SEED = '5abacc1a'.repeat(8);

/** What one game brings each seat. */
const netsOf = (rules, seed, players) => {
  let { state, beats } = game.open({ rules, stacks: players.map(() => STACK), chance: { seed, at: 0 } });
  for (let turn = 0; ; turn += 1) {
    const settled = beats.find(({ event }) => event.type === 'settled');
    if (settled !== undefined) return settled.event.results.map((result) => result?.net ?? 0);
    const [seat] = game.toAct(state);
    const action = bots[players[seat]](sightOf(game, state, seat), fork(seed, `${seat} at ${turn}`));
    ({ state, beats } = take(game, state, seat, action, players[seat]));
  }
};

/** What one deal brings a side, when it holds every second seat once and the others once. */
const duplicate = (rules, seed, seats, upper, lower) => {
  const sides = [0, 1].map((turned) => Array.from({ length: seats }, (_, seat) => (seat % 2 === turned ? upper : lower)));
  const won = sides.map((players) => {
    const nets = netsOf(rules, seed, players);
    return nets.reduce((sum, net, seat) => sum + (players[seat] === upper ? net : -net), 0);
  });
  return won.reduce((sum, net) => sum + net, 0);
};

const compare = (count, preset, seats, upper, lower) => {
  const deals = Array.from({ length: count }, (_, deal) =>
    duplicate(game.presets[preset], fork(SEED, `deal ${deal}`).seed, seats, upper, lower),
  );
  const [ahead, error] = [mean(deals), standardError(deals)];
  const table = `${preset}, ${seats} seats`;
  console.log(`${table}: ${upper} against ${lower} ${ahead.toFixed(1)} chips a deal, standard error ${error.toFixed(1)}`);
  judge('standard errors ahead', ahead / error, { of: `${table}: ${upper} over ${lower}` });
};

await bench({
  options: { deals: [600, 'how many deals'] },
  bars: { 'standard errors ahead': 'at least 2' },
  measures: {
    ladder: ({ deals }) => {
      const names = Object.keys(bots);
      for (const preset of Object.keys(game.presets)) {
        for (const seats of [2, 4])
          for (const [below, upper] of names.slice(1).entries()) compare(deals, preset, seats, upper, names[below]);
      }
    },
  },
});
