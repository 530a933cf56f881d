/**
 * Who beats whom at Hold'em: `node bench/holdem-ladder.mjs [seconds] [preset]`.
 *
 * Two kinds of player sit in every other seat of a table of six. Each deal is played twice, the kinds changing seats, with fresh
 * stacks of a hundred big blinds; what the one kind wins in both together is one observation. Printed are chips a hundred hands
 * and two standard errors. The bar: each is above zero by more than that.
 */
import { fork, play, sightOf } from '@baize/engine';
import { holdem, holdemModule } from '@baize/games/holdem';

const SECONDS = Number(process.argv[2] ?? 240);
const PRESET = process.argv[3] ?? 'holdem';
const SEED = '1add'.repeat(16);
const SEATS = 6;
const STACK = 2000;

/** Calls whatever comes. */
const caller = ({ view, offers }) => {
  if (view.phase === 'between') return { type: 'ready' };
  return offers.some(({ type }) => type === 'check') ? { type: 'check' } : { type: 'call' };
};
const players = { ...holdemModule.bots, caller };

/** One hand; what each seat won. */
const playHand = (seed, names) => {
  const rules = holdem.presets[PRESET];
  let { state } = holdem.open({ rules, stacks: Array.from({ length: SEATS }, () => STACK), chance: { seed, at: 0 } });
  for (let turn = 0; state.phase === 'betting'; turn += 1) {
    const seat = state.turn;
    const action = players[names[seat]](sightOf(holdem, state, seat), fork(seed, `bot ${seat} at ${turn}`));
    const played = play(holdem, state, seat, action);
    if (!played.ok) throw new Error(`${names[seat]} chose what is refused: ${played.refusal.reason}`);
    state = played.step.state;
  }
  return state.stacks.map((stack) => stack - STACK);
};

/** What the first kind wins over a deal played from both sides, a seat and a hand. */
const observe = (number, one, other) => {
  const { seed } = fork(SEED, `${one} ${other} ${number}`);
  const sides = [0, 1].map((shift) => {
    const names = Array.from({ length: SEATS }, (_, seat) => ((seat + shift) % 2 === 0 ? one : other));
    const won = playHand(seed, names);
    return won.reduce((sum, chips, seat) => sum + (names[seat] === one ? chips : 0), 0) / (SEATS / 2);
  });
  return (sides[0] + sides[1]) / 2;
};

const compare = (one, other, seconds) => {
  const until = performance.now() + seconds * 1000;
  let [count, sum, squares] = [0, 0, 0];
  while (performance.now() < until) {
    const value = observe(count, one, other);
    count += 1;
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  const error = Math.sqrt((squares / count - mean * mean) / (count - 1));
  return { mean: 100 * mean, error: 100 * error, deals: count };
};

const pairs = [
  ['shark', 'regular', 3],
  ['regular', 'thirds', 1],
  ['regular', 'caller', 1],
  ['shark', 'thirds', 0.5],
  ['shark', 'caller', 0.5],
];
const whole = pairs.reduce((sum, [, , part]) => sum + part, 0);
let isAbove = true;
for (const [one, other, part] of pairs) {
  const { mean, error, deals } = compare(one, other, (SECONDS * part) / whole);
  const above = mean > 2 * error;
  isAbove &&= above;
  console.log(
    `${PRESET}: ${one} against ${other}: ${mean.toFixed(0)} chips a hundred hands, give or take ${(2 * error).toFixed(0)} (${2 * deals} hands)${above ? '' : ': below the bar'}`,
  );
}
process.exitCode = isAbove ? 0 : 1;
