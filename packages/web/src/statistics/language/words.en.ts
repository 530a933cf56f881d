/** The statistics' page in English. */

import { figure, inWords, many, tenth } from '@baize/engine/language/en';
import type { GameId } from '@baize/games';
import type { BooksWords } from './books-words.ts';

const plurals: Readonly<Record<GameId, readonly [one: string, other: string]>> = {
  pontoon: ['round', 'rounds'],
  hearts: ['game', 'games'],
  holdem: ['hand', 'hands'],
  blackjack: ['round', 'rounds'],
  roulette: ['spin', 'spins'],
  sabacc: ['game', 'games'],
};
const rounds = (game: GameId, count: number): string => many(count, ...plurals[game]);

/** What rules are called, by game; a test holds them against the games. */
const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pontoon: { house: 'House rules', british: 'British rules' },
  hearts: { house: 'House rules', modern: 'Modern rules', omnibus: 'Omnibus rules' },
  holdem: { holdem: 'House rules', casino: 'Casino rules', tda: 'Tournament rules', history: 'As recorded' },
  blackjack: {
    classic: 'Classic rules',
    casino: 'Casino rules',
    vegas: 'Vegas rules',
    european: 'European rules',
    shared: 'Up to seven players',
    banked: 'A player keeps the bank',
  },
  roulette: {
    house: 'House payouts',
    european: 'European rules',
    french: 'French rules',
    shared: 'Up to seven players',
    banked: 'A player keeps the bank',
  },
  sabacc: { house: 'House rules', spire: 'Spire rules' },
};

/** The statistics' page in English. */
export const words = {
  title: 'Statistics',
  back: 'Back to the floor',
  tables: 'Tables',
  allTables: 'All tables',
  puzzles: 'Puzzles',
  save: 'Save all figures (CSV)',
  value: (value) => (Number.isInteger(value) ? figure(value) : tenth(value)),
  purse: {
    title: 'Your chips',
    chips: (count) => (count === 1 ? 'chip' : 'chips'),
    start: 'Start',
    low: 'Lowest',
    peak: 'Highest',
    summary: (start, low, peak, now) =>
      `You started with ${many(start, 'chip', 'chips')}. Your lowest was ${figure(low)}, your highest ${figure(peak)}, and you now have ${figure(now)}. Use the arrow keys to read each point.`,
    after: (count) => `After ${many(count, 'round', 'rounds')}`,
  },
  broke: (times, chips) =>
    times === 1
      ? `You ran out of chips once and got ${figure(chips)} new ones.`
      : `You ran out of chips ${inWords(times)} times and got ${figure(chips)} new ones each time.`,
  byTable: 'Table by table',
  worthKnowing: 'Worth knowing',
  few: {
    soFar: (game, count) => `${rounds(game, count)} so far`,
    settles: (game, count) => `Figures settle after about ${rounds(game, count)}.`,
    progress: (count, settled) => `${figure(count)} of about ${figure(settled)}`,
  },
  notYet: { title: (game) => `You haven’t played ${game} yet`, text: 'Your figures start with your first round.', seat: 'Take a seat' },
  lookBackLast: 'Look back at your last session',
  invitation: {
    title: 'Your history starts with your first hand',
    text: (chips) =>
      `You have ${many(chips, 'chip', 'chips')}. After one hand you’ll see how they come and go, after a session you can look back at it, and after a hundred hands you can tell luck from skill.`,
    play: 'Play your first hand',
    picture: 'An example of how your chips might rise and fall',
    example: 'Example',
    begin: 'Good places to start',
    blackjack: 'Five minutes, with a coach beside you',
    hearts: 'Half an hour against three bots',
    kept: 'Everything stays on this device. Nothing is counted until you play.',
  },
  pots: { title: 'Biggest pots', note: 'what you won or lost in them' },
  course: {
    points: 'Points per hand',
    chips: 'Chips won',
    luck: 'Luck against the odds',
    you: 'you',
    result: 'your result',
    evenShare: (points) => `even share, ${tenth(points)}`,
    byOdds: 'expected by the odds',
    evenLuck: 'with even luck all-in',
    ordinary: 'ordinary luck',
    after: (game, count) => `After ${rounds(game, count)}`,
    pointsAHand: (points) => `${many(points, 'point', 'points', tenth)} per hand`,
    chipsAt: (signed) => `${signed} chips`,
    withEvenLuck: (signed) => `${signed} with even luck all-in`,
    expected: (signed, usual) => `${signed} expected, ±${figure(usual)} is usual`,
    summary: (title, where, value) => `${title}. ${where}: ${value}. Use the arrow keys to read each point.`,
  },
  positions: { title: 'By position', note: 'chips per 100 hands', hands: (count) => many(count, 'hand', 'hands') },
  range: {
    title: 'Hands you play',
    note: 'brighter = more often; suited above the diagonal',
    summary: (hands) => `Of the 169 starting hands, you play ${figure(hands)} more often than not.`,
  },
  numbers: {
    title: 'Numbers seen',
    note: (spins, each) => `${many(spins, 'spin', 'spins')}; expect about ${figure(each)} of each`,
    ordinary: (from, to) => `After this many spins, anything from ${figure(from)} to ${figure(to)} of a number is ordinary.`,
    noMemory: 'The wheel has no memory: nothing here says what comes next.',
  },
  sessions: {
    title: 'Your last sessions',
    note: 'Newest first, up to twenty. They stay on this device.',
    rules: (game, preset) => rules[game]?.[preset],
    moves: (count) => many(count, 'move', 'moves'),
    lookBack: 'Look back',
    forget: 'Forget',
    forgotten: (count) => (count === 1 ? 'One session forgotten.' : `${figure(count)} sessions forgotten.`),
    undo: 'Undo',
    forgetAll: 'Forget all of these',
  },
} as const satisfies BooksWords;
