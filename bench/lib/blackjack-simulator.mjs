/** `@blackjacktrainer/blackjack-simulator`, the program that our Blackjack is raced against. */
import { createRequire } from 'node:module';

// It is packed for a browser, and looks for this.
globalThis.self = globalThis;
const require = createRequire(import.meta.url);
const { Simulator } = require('@blackjacktrainer/blackjack-simulator');
const BASIC_STRATEGY = 1;

/** Plays so many rounds by basic strategy at the table of our preset `vegas`. A second simulator changes the first one's table. */
export const simulator = ({ deckCount, penetration }) => {
  const { game } = new Simulator({
    playerStrategy: BASIC_STRATEGY,
    deckCount,
    hitSoft17: true,
    allowDoubleAfterSplit: true,
    allowLateSurrender: true,
    allowResplitAces: false,
    maxHandsAllowed: 4,
    penetration,
  });
  return (rounds) => {
    for (let round = 0; round < rounds; round += 1) game.run(1000, 1);
  };
};
