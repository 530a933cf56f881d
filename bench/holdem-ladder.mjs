/**
 * Who beats whom at Hold'em: `node bench/holdem-ladder.mjs [seconds] [preset…]`, at `holdem` and `casino` unless told otherwise.
 *
 * Two kinds of player sit in every other seat of a table of six. Each deal is played twice, the kinds changing seats, with fresh
 * stacks of a hundred big blinds; what the one kind wins in both together is one observation. Printed are chips a hundred hands,
 * how many standard errors that is, and the longest decision.
 *
 * The deals follow from a seed that was not looked at while the players were made better.
 */
import { bench, judge } from './lib/bench.mjs';
import { sources } from './lib/load.mjs';
import { mean, quantile, standardError } from './lib/statistics.mjs';
import { actWith } from './lib/table.mjs';

const { fork, holdem, holdemModule, sightOf, ...engine } = await sources(['engine', 'games/holdem']);
const take = actWith(engine);
const SEED = '0ddc'.repeat(16);
const SEATS = 6;
const STACK = 2000;

/** Calls whatever comes. */
const caller = ({ view, offers }) => {
  if (view.phase === 'between') return { type: 'ready' };
  return offers.some(({ type }) => type === 'check') ? { type: 'check' } : { type: 'call' };
};
const players = { ...holdemModule.bots, caller };

/** How long decisions took, in milliseconds. */
const thought = [];

/** What a player does. */
const ask = (name, sight, chance) => {
  const began = performance.now();
  const action = players[name](sight, chance);
  thought.push(performance.now() - began);
  return action;
};

/** One hand; what each seat won. */
const playHand = (rules, seed, names) => {
  let { state } = holdem.open({ rules, stacks: Array.from({ length: SEATS }, () => STACK), chance: { seed, at: 0 } });
  for (let turn = 0; state.phase === 'betting'; turn += 1) {
    const seat = state.turn;
    const action = ask(names[seat], sightOf(holdem, state, seat), fork(seed, `bot ${seat} at ${turn}`));
    ({ state } = take(holdem, state, seat, action, names[seat]));
  }
  return state.stacks.map((stack) => stack - STACK);
};

/** What the first kind wins over a deal played from both sides, a seat and a hand. */
const observe = (rules, number, one, other) => {
  const { seed } = fork(SEED, `${one} ${other} ${number}`);
  const sides = [0, 1].map((shift) => {
    const names = Array.from({ length: SEATS }, (_, seat) => ((seat + shift) % 2 === 0 ? one : other));
    const won = playHand(rules, seed, names);
    return won.reduce((sum, chips, seat) => sum + (names[seat] === one ? chips : 0), 0) / (SEATS / 2);
  });
  return (sides[0] + sides[1]) / 2;
};

/** What the first kind wins, deal by deal, as long as there is time. */
const observations = (rules, one, other, seconds) => {
  const until = performance.now() + seconds * 1000;
  const seen = [];
  while (performance.now() < until) seen.push(observe(rules, seen.length, one, other));
  return seen;
};

/** Who is to beat whom, and what part of the time it takes to see it. */
const pairs = [
  ['shark', 'regular', 3],
  ['regular', 'thirds', 2],
  ['regular', 'caller', 0.5],
];
const whole = pairs.reduce((sum, [, , part]) => sum + part, 0);

const climb = ({ seconds, presets }) => {
  for (const preset of presets) {
    for (const [one, other, part] of pairs) {
      const won = observations(holdem.presets[preset], one, other, (seconds * part) / whole / presets.length);
      const [chips, error] = [100 * mean(won), 100 * standardError(won)];
      const told = `${chips.toFixed(0)} chips a hundred hands, standard error ${error.toFixed(0)}`;
      console.log(`${preset}: ${one} against ${other}: ${told} (${2 * won.length} hands)`);
      judge('standard errors ahead', chips / error, { of: `${preset}: ${one} over ${other}` });
    }
  }
  // A busy machine takes the processor away now and then, so all but one decision in a thousand count.
  judge('the longest decision in 999 of 1000', quantile(thought, 0.999));
};

await bench({
  options: {
    seconds: [300, 'how long, in all'],
    presets: [['holdem', 'casino'], 'at which rules', Object.keys(holdem.presets)],
  },
  bars: { 'standard errors ahead': 'at least 2', 'the longest decision in 999 of 1000': 'at most 200 ms' },
  measures: { ladder: climb },
});
