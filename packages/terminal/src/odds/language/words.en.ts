/** `baize odds` in English. */
import { figure, many, percent } from '@baize/engine/language/en';
import { EXAMPLES } from './examples.ts';
import type { OddsLineWords } from './odds-line-words.ts';

const before = (board: string): string => (board === '' ? 'before the flop' : `on ${board}`);

/** The odds in English. */
export const words = {
  percent,
  dealt: (part) => `${percent(part)} dealt`,
  decimal: (value, digits) => value.toFixed(digits),
  tooMany: (word, game) => `${word} is one word too many. Try: ${EXAMPLES[game]}`,
  needsPreset: (presets) => `--preset needs a name: ${presets.join(', ')}.`,
  blackjack: {
    title: (preset, decks) => `Blackjack, ${preset}, ${decks === 'infinite' ? 'an infinite shoe' : many(decks, 'deck', 'decks')}.`,
    edge: (edge) =>
      `${edge < 0 ? 'You have' : 'The house has'} an edge of ${percent(Math.abs(edge), 4)}, from a fresh shoe, with the best play.`,
    hard: 'hard',
    soft: 'soft',
    pairs: 'pairs',
    codes: 'H hit, S stand, P split, D double or else hit (h) or stand (s), R surrender or else hit (h), stand (s) or split (p).',
    needsDecks: (most) => `--decks needs a whole number from 1 to ${most}, or infinite.`,
  },
  hearts: {
    title: 'Hearts: what thirteen cards hold before the pass.',
    hearts: 'hearts',
    chance: 'chance',
    average: (hearts, queen, bareQueen) =>
      `On average ${hearts.toFixed(2)} hearts. The queen of spades: ${percent(queen, 4)}; with fewer than three other spades: ${percent(bareQueen, 4)}.`,
    missing: (chance) => `At least one suit missing: ${percent(chance, 4)}.`,
  },
  holdem: {
    hands: (hands, board, boards) => `Hold'em: ${hands} hands ${before(board)}, ${many(boards, 'board', 'boards')}.`,
    ranges: (ranges, board, deals, isExact) =>
      `Hold'em: ${ranges} ranges ${before(board)}, ${many(deals, 'deal', 'deals')}, ${isExact ? 'counted' : 'sampled'}.`,
    heads: {
      hand: 'hand',
      range: 'range',
      equity: 'equity',
      wins: 'wins',
      ties: 'ties',
      boardsWon: 'boards won',
      tied: 'tied',
      error: 'give or take',
    },
    needsBoard: '--board needs cards after it, such as Qh9c4d.',
    needsHands: 'Name two to ten hands: baize odds holdem AsAh KdKc',
    fault: (fault) => {
      switch (fault.type) {
        case 'no-hand':
          return `"${fault.text}" isn’t a hand of two cards, such as AsAh.`;
        case 'no-range':
          return `"${fault.text}" is neither a hand nor a range. Try AsAh, QQ+, AKs, ATo+, 22-77 or random.`;
        case 'no-board':
          return `"${fault.text}" isn’t a board of up to five cards, such as Qh9c4d.`;
        case 'hand-count':
          return `Odds are for two to ten hands, not ${fault.count}.`;
        case 'card-twice':
          return `The ${fault.card} is there twice.`;
        case 'empty-range':
          return `With this board, nothing is left of "${fault.text}".`;
      }
    },
  },
  pontoon: {
    title: (preset, wins) => `Pontoon, ${preset}: from a full deck, with the best play, you win ${percent(wins, 4)} of rounds.`,
    shows: 'banker shows',
    wins: 'you win',
    ace: 'ace',
    ten: 'ten or court',
    pontoons: (chance) => `You’re dealt a pontoon in ${percent(chance, 4)} of rounds. The banker wins ties.`,
    onlyHouse: (preset) => `With ${preset} rules you play against others. Exact odds need --preset house.`,
  },
  roulette: {
    title: (preset) => `Roulette, ${preset}: what a bet pays, and what a chip on it wins or loses on average.`,
    heads: { bet: 'bet', pays: 'pays', numbers: 'numbers', chip: 'per chip', exactly: 'exactly' },
    pays: (to) => `${to} to 1`,
    halfBack: 'Even-money bets are counted for even stakes: they lose only half on zero, and the house keeps an odd chip.',
  },
  sabacc: {
    title: (cards, hands) => `Sabacc: totals of ${many(cards, 'card', 'cards')} from a full deck of 62, ${figure(hands)} hands.`,
    heads: { total: 'total', hands: 'hands', chance: 'chance', farther: 'farther' },
    sum: (sabacc, near, distance) =>
      `A sabacc: ${percent(sabacc, 3)}. Within 2 of zero: ${percent(near, 3)}. On average ${distance.toFixed(2)} from zero.`,
    needsCards: (most) => `--cards needs a whole number from 1 to ${most}.`,
  },
} as const satisfies OddsLineWords;
