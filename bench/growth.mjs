/**
 * How cost grows with the length of a sitting: `node bench/growth.mjs`, with the built packages (`npm run build`). Each game plays one
 * long sitting by the first thing offered that risks little; what a round costs and what memory the table holds has to be the same at
 * the end as at the beginning. 20,000 rounds of each by default; as many as told by an argument: `node bench/growth.mjs 1000000`.
 *
 * Time is what the processor spent, a tenth of the rounds at a time: the best of the last five tenths against the best of the first
 * five, after one that warms up, so that what else the machine does counts for little. Memory is what is left after the garbage is
 * collected, and the length of the state as text.
 */
import * as engine from '@baize/engine';
import { blackjack } from '@baize/games/blackjack';
import { hearts } from '@baize/games/hearts';
import { holdem } from '@baize/games/holdem';
import { pontoon } from '@baize/games/pontoon';
import { roulette } from '@baize/games/roulette';
import { sabacc } from '@baize/games/sabacc';
import { bench, judge } from './lib/bench.mjs';
import { actWith } from './lib/table.mjs';
import { heldNow, spent } from './lib/usage.mjs';

const TENTHS = 10;
const RICH = 1_000_000_000;
const take = actWith(engine);

/** The first of these that is offered, its blanks filled at their least. */
const prefer =
  (...types) =>
  (offers) => {
    const offer = types.map((type) => offers.find((one) => one.type === type)).find((one) => one !== undefined) ?? offers[0];
    const filled = Object.entries(offer).map(([key, ask]) => {
      if (key === 'type') return [key, ask];
      return [key, ask.kind === 'range' ? ask.min : ask.kind === 'oneOf' ? ask.options[0] : ask.options.slice(0, ask.count)];
    });
    return Object.fromEntries(filled);
  };

const tables = [
  { game: pontoon, preset: 'house', stacks: [0], round: 'round', choose: prefer('ready', 'stick') },
  { game: hearts, preset: 'house', stacks: [0, 0, 0, 0], round: 'hand', choose: prefer('ready') },
  { game: holdem, preset: 'tda', stacks: Array.from({ length: 6 }, () => RICH), round: 'hand', choose: prefer('ready', 'check', 'call') },
  { game: blackjack, preset: 'classic', stacks: [RICH], round: 'round', choose: prefer('again', 'deal', 'bet', 'stand') },
  { game: roulette, preset: 'house', stacks: [RICH], round: 'spins', choose: prefer('rest', 'spin', 'repeat', 'place') },
  {
    game: sabacc,
    preset: 'house',
    stacks: Array.from({ length: 4 }, () => RICH),
    round: 'game',
    choose: prefer('ready', 'stand', 'check', 'call'),
  },
];

/** A sitting that goes on for as many rounds as it is asked for. A game of Hearts ends by its rules: then another begins. */
const sittingOf = ({ game, preset, stacks, round, choose }) => {
  let sittings = 0;
  const open = () => {
    sittings += 1;
    return engine.openSitting(game, { preset, stacks, seed: sittings.toString(16).padStart(64, '0') }).state;
  };
  let state = open();
  const act = () => {
    const [seat] = game.toAct(state);
    if (seat === undefined) {
      state = open();
      return;
    }
    ({ state } = take(game, state, seat, choose(game.legal(state, seat))));
  };
  return {
    run: (count) => {
      for (let left = count; left > 0; ) {
        const before = state[round];
        act();
        if (state[round] !== before) left -= 1;
      }
    },
    size: () => JSON.stringify(state).length,
  };
};

const playOut = (table, rounds) => {
  const { run, size } = sittingOf(table);
  const { title } = table.game;
  const each = Math.ceil(rounds / TENTHS);
  run(each);
  const [before, textBefore] = [heldNow(), size()];
  const times = Array.from({ length: TENTHS }, () => {
    const began = spent();
    run(each);
    return (1000 * (spent() - began)) / each;
  });
  const [first, last] = [times.slice(0, TENTHS / 2), times.slice(TENTHS / 2)].map((some) => Math.min(...some));
  console.log(`${title}: ${first.toFixed(2)} µs a round in the first half of ${rounds}, ${last.toFixed(2)} µs in the second`);
  judge('what a round costs more at the end', Math.round((last / first - 1) * 100), { of: title });
  judge('memory held more at the end', Math.round(heldNow() - before), { of: title });
  judge('length of the state as text', size(), { of: title, move: (bar) => Math.max(bar, textBefore * 3) });
};

await bench({
  options: { rounds: [20_000, 'rounds of each game'] },
  bars: {
    'what a round costs more at the end': 'at most 10 %',
    // What a collector may leave behind either way.
    'memory held more at the end': 'at most 1024 KB',
    // Or three times what it was at the beginning.
    'length of the state as text': 'at most 6000',
  },
  measures: {
    sittings: ({ rounds }) => {
      for (const table of tables) playOut(table, rounds);
    },
  },
});
