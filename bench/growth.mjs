/**
 * How cost grows with the length of a sitting: `node bench/growth.mjs`, with the built packages (`npm run build`). Each game plays one
 * long sitting by the first thing offered that risks little; what a round costs and what memory the table holds has to be the same at
 * the end as at the beginning. 20,000 rounds of each by default; as many as told by an argument: `node bench/growth.mjs 1000000`.
 *
 * Time is what the processor spent, a tenth of the rounds at a time: the best of the last five tenths against the best of the first
 * five, after one that warms up, so that what else the machine does counts for little. Memory is what is left after the garbage is
 * collected, and the length of the state as text.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSitting, play } from '@baize/engine';
import { blackjack } from '@baize/games/blackjack';
import { hearts } from '@baize/games/hearts';
import { holdem } from '@baize/games/holdem';
import { pontoon } from '@baize/games/pontoon';
import { roulette } from '@baize/games/roulette';
import { sabacc } from '@baize/games/sabacc';
import { atMost } from './lib/bars.mjs';

const [rounds = 20_000] = process.argv.slice(2).map(Number);
const TENTHS = 10;
/** In per cent. */
const MAX_GROWTH = 10;
/** In KB: what a collector may leave behind either way. */
const MAX_MEMORY = 1024;
const RICH = 1_000_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const heldNow = () => {
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1024;
};

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
    return openSitting(game, { preset, stacks, seed: sittings.toString(16).padStart(64, '0') }).state;
  };
  let state = open();
  const act = () => {
    const [seat] = game.toAct(state);
    if (seat === undefined) {
      state = open();
      return;
    }
    const played = play(game, state, seat, choose(game.legal(state, seat)));
    if (!played.ok) throw new Error(`${game.title}: ${played.refusal.reason}`);
    ({ state } = played.step);
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

const spent = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

for (const table of tables) {
  const { run, size } = sittingOf(table);
  const { title } = table.game;
  const each = Math.ceil(rounds / TENTHS);
  run(each);
  const [before, textBefore] = [heldNow(), size()];
  const times = Array.from({ length: TENTHS }, () => {
    const began = spent();
    run(each);
    return (spent() - began) / each;
  });
  const [first, last] = [times.slice(0, TENTHS / 2), times.slice(TENTHS / 2)].map((some) => Math.min(...some));
  console.log(`${title}: ${first.toFixed(2)} µs a round in the first half of ${rounds}, ${last.toFixed(2)} µs in the second`);
  atMost(`${title}, what a round costs more at the end`, Math.round((last / first - 1) * 100), MAX_GROWTH, { unit: '%' });
  atMost(`${title}, memory held more at the end`, Math.round(heldNow() - before), MAX_MEMORY, { unit: 'KB' });
  atMost(`${title}, length of the state as text`, size(), Math.max(6000, textBefore * 3));
}
