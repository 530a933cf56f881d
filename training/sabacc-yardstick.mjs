/**
 * How far `hard` is from perfect play at Sabacc where that can be told: `node training/sabacc-yardstick.mjs [rounds] [games] [level]`, 60
 * rounds of learning and 4,000 games unless told otherwise.
 *
 * The game is the last round between two who have all their chips in, 200 each, over a sabacc pot of 300 (sabacc/last-round.mjs). It is
 * learned by counterfactual regret minimisation; then every deal is counted: what the first seat is sure of by what was learned, and what the
 * second can be held to, are exact, and the worth of the game lies between the two. In the first seat the bot is asked what it does with
 * every hand, and what it is sure of is counted in the same way. In the second it has too many hands for that: there it plays games against
 * what was learned, and each is compared with what the learned way brings with the same cards.
 */

import { sources } from '../bench/lib/load.mjs';
import { randomFrom } from '../bench/lib/random.mjs';
import { mean, standardError } from '../bench/lib/statistics.mjs';
import { averageOf, exploit } from './sabacc/exact.mjs';
import { askedWith, behindInSecond, firstSeatOf } from './sabacc/hard.mjs';
import { FIRST_CHOICES, LATER_CHOICES, stakes } from './sabacc/last-round.mjs';
import { learnAll } from './sabacc/learn.mjs';

const ROUNDS = Number(process.argv[2] ?? 60);
const GAMES = Number(process.argv[3] ?? 4000);
const LEVEL = process.argv[4] ?? 'hard';
const SEED = 'sabacc yardstick';
const played = stakes(200, 300);

const { fork, play, sightOf, sabaccModule } = await sources(['engine', 'games/sabacc']);
const asked = askedWith({ game: sabaccModule.game, bot: sabaccModule.bots[LEVEL], play, sightOf, fork }, played);

const learned = learnAll(played, ROUNDS).map(([first, later]) => [averageOf(first, FIRST_CHOICES), averageOf(later, LATER_CHOICES)]);
const random = randomFrom(SEED, 'games');
const behind = Array.from({ length: GAMES }, () => behindInSecond(asked, played, learned, random));
console.log(
  `${LEVEL} in the second seat is ${mean(behind).toFixed(2)} chips a game behind what was learned, standard error ${standardError(behind).toFixed(2)} (${GAMES} games).`,
);

const { least, most } = exploit(played, learned[0], learned[1]);
console.log(
  `The round is worth between ${least.toFixed(2)} and ${most.toFixed(2)} chips to the first seat: a gap of ${(most - least).toFixed(2)}.`,
);

const own = exploit(played, firstSeatOf(asked), learned[1]);
console.log(
  `${LEVEL} in the first seat is sure of ${own.least.toFixed(2)}: ${(least - own.least).toFixed(2)} to ${(most - own.least).toFixed(2)} chips a game behind perfect play.`,
);
