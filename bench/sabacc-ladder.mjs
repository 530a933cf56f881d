/**
 * Whether each of Sabacc's players beats the one below: `node bench/sabacc-ladder.mjs 600`.
 *
 * Every deal is played twice with the sides changed over, at tables of two and of four, so that cards, dice and pots favour
 * neither. What is told is by how many chips a deal puts the better side ahead, with its standard error. The bar is two of these.
 */
import { atLeast } from './lib/bars.mjs';
import { load } from './lib/load.mjs';
import { mean, standardError } from './lib/statistics.mjs';

const {
  fork,
  play,
  sightOf,
  sabaccModule: { game, bots },
} = await load({ engine: 'packages/engine/src/index.ts', sabacc: 'packages/games/src/sabacc/index.ts' }, async (named) => ({
  ...(await named('engine')),
  ...(await named('sabacc')),
}));
const DEALS = Number(process.argv[2] ?? 600);
const STACK = 1000;
const BAR = 2;
const SEED = '5abacc1a'.repeat(8);

/** What one game brings each seat. */
const netsOf = (rules, seed, players) => {
  let { state, beats } = game.open({ rules, stacks: players.map(() => STACK), chance: { seed, at: 0 } });
  for (let turn = 0; ; turn += 1) {
    const settled = beats.find(({ event }) => event.type === 'settled');
    if (settled !== undefined) return settled.event.results.map((result) => result?.net ?? 0);
    const [seat] = game.toAct(state);
    const played = play(game, state, seat, bots[players[seat]](sightOf(game, state, seat), fork(seed, `${seat} at ${turn}`)));
    if (!played.ok) throw new Error(`${players[seat]} chose what is refused: ${played.refusal.reason}`);
    ({ state, beats } = played.step);
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

const compare = (preset, seats, upper, lower) => {
  const deals = Array.from({ length: DEALS }, (_, deal) =>
    duplicate(game.presets[preset], fork(SEED, `deal ${deal}`).seed, seats, upper, lower),
  );
  const [ahead, error] = [mean(deals), standardError(deals)];
  console.log(`${preset}, ${seats} seats: ${upper} against ${lower} ${ahead.toFixed(1)} chips a deal, standard error ${error.toFixed(1)}`);
  atLeast(`${preset}, ${seats} seats: ${upper} over ${lower}, standard errors`, ahead / error, BAR);
};

const names = Object.keys(bots);
for (const preset of Object.keys(game.presets)) {
  for (const seats of [2, 4]) for (const [below, upper] of names.slice(1).entries()) compare(preset, seats, upper, names[below]);
}
