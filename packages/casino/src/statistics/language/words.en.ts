/** The statistics in English. */
import { capital, figure, many, tenth } from '@baize/engine/language/en';
import type { CountedKind, StatisticsWords } from './statistics-words.ts';

const plurals: Readonly<Record<CountedKind, readonly [one: string, other: string]>> = {
  round: ['round', 'rounds'],
  hand: ['hand', 'hands'],
  game: ['game', 'games'],
  spin: ['spin', 'spins'],
  pot: ['pot', 'pots'],
  decision: ['decision', 'decisions'],
  session: ['session', 'sessions'],
  time: ['time', 'times'],
};
const count = (number: number, of: CountedKind): string => many(number, ...plurals[of]);
const soFar = (least: string, number: number): string => `shown after ${least} (${figure(number)} so far)`;
const result = (net: number): string => `${net < 0 ? 'lost' : 'won'} ${figure(Math.abs(net))} chips per hundred`;
const within = (usual: number): string => `±${figure(usual)}`;

/** The statistics in English. */
export const words = {
  many: count,
  rounds: (number, of) => plurals[of][number === 1 ? 0 : 1],
  inHundred: 'in 100',
  tooFew: (least, number) => soFar(String(least), number),
  oneIn: (part, whole) =>
    part === 0 ? 'none yet' : part === whole ? 'all of your hands' : `one in ${figure(Math.max(1, Math.round(whole / part)))} hands`,
  wonOfThem: (won) => `${figure(won)} won`,
  partOf: (part, whole) => `${figure(part)} of ${figure(whole)}`,
  net: { name: 'Net', means: 'chips' },
  behind: 'chips down',
  ofYourHands: 'of your hands',
  chipsInAll: 'chips in all',
  wonAtOnce: 'chips won at once',
  played: { Rounds: 'Rounds', Games: 'Games', Hands: 'Hands', Spins: 'Spins' },
  luck: {
    name: 'Luck',
    nothingStaked: 'nothing bet yet',
    ordinary: (usual) => `normal: two players in three are within ${within(usual)}`,
    unusual: (usual) => `more than usual; ${within(usual)} is normal`,
    rare: (usual) => `rare; ${within(usual)} is normal`,
  },
  due: {
    name: 'Expected',
    bestPlay: 'with perfect play and your bets',
    share: (inHundred) => `${tenth(inHundred)} of every 100 bet`,
    beside: (luck) => (luck === 0 ? 'exactly as expected' : `${figure(Math.abs(luck))} ${luck > 0 ? 'above' : 'below'} expectation`),
  },
  noStakes: 'none yet',
  averageStake: (chips) => `${figure(chips)} chips bet on average`,
  mistakes: {
    name: 'Mistakes',
    means: 'decisions, small ones included',
    tooFew: (least, number) => soFar(`${least} decisions`, number),
    cost: 'Their cost',
    costUnit: { chips: 'chips on average', points: 'points on average' },
    title: 'Mistakes per 100',
    note: (decisions, sessions) => `by session: ${count(decisions, 'decision')} in ${count(sessions, 'session')} you reviewed`,
    last: 'last',
  },
  pontoon: {
    ends: {
      title: 'How your hands ended',
      bars: { bust: 'Bust', '17': '17 or less', '18': '18', '19': '19', '20': '20', '21': '21', trick: 'Five cards', pontoon: 'Pontoon' },
    },
    telling: (tricks) => many(tricks, 'five-card trick', 'five-card tricks'),
    pontoons: 'Pontoons',
    tricks: 'Five-card tricks',
    bust: 'Bust',
    bank: 'Held the bank',
    bankNet: (signed) => `${signed} chips as banker`,
  },
  sabacc: {
    totals: 'How close to zero',
    totalsNote: (games) => `your final total, ${count(games, 'game')}`,
    telling: (sabaccs) => many(sabaccs, 'sabacc', 'sabaccs'),
    wonWhenCalled: 'Won when called',
    sabaccs: { name: 'Sabaccs', means: 'hands that ended on zero' },
    pots: 'Sabacc pots',
    potChips: (chips) => `${figure(chips)} chips in all`,
    dice: { name: 'Dice', means: 'hands swept by doubles' },
  },
  hearts: {
    places: { title: 'Where you finish', bars: { '1': 'First', '2': 'Second', '3': 'Third', '4': 'Fourth' } },
    points: 'Points per hand',
    pointsNote: (hands) => `${count(hands, 'hand')}; your moons count as 26`,
    queen: { title: 'The queen of spades', bars: { passed: 'Passed on', given: 'Given away', kept: 'Taken' } },
    queenNote: (times) => `dealt to you ${count(times, 'time')}`,
    byPass: { title: 'By pass', bars: { left: 'Left', right: 'Right', across: 'Across', none: 'None' } },
    byPassNote: 'points per hand',
    queenShare: (inHundred) => `You take the queen of spades in ${inHundred} hands out of 100. An even share would be 25.`,
    telling: (points) => `${points} points per hand`,
    pointsAHand: 'Points per hand',
    evenShare: (points) => `an even share is ${points}`,
    clean: { name: 'Clean hands', means: 'without a point' },
    queens: 'Queens taken',
    queensOf: (queens, hands) => `${figure(queens)} in ${count(hands, 'hand')}`,
    moons: 'Moons',
    othersShot: (moons) => `the others shot ${figure(moons)}`,
    bestRun: 'Best run',
    run: (length) => (length === 1 ? 'first place' : 'first places in a row'),
  },
  holdem: {
    positions: {
      early: 'Under the gun',
      hijack: 'Hijack',
      cutoff: 'Cutoff',
      button: 'Button',
      small: 'Small blind',
      big: 'Big blind',
    },
    ends: {
      title: 'How far you go',
      bars: { preflop: 'Before', flop: 'Flop', turn: 'Turn', river: 'River', unseen: 'Unseen', showdown: 'Shown' },
    },
    endsNote: (hands) => `${count(hands, 'hand')} you paid to play`,
    bestPosition: (best, bestNet, worst, worstNet) =>
      `${capital(best)} is your best position: you’ve ${result(bestNet)}. ${capital(worst)} is your worst: you’ve ${result(worstNet)}.`,
    allInLuck: (pots, signed, usual) =>
      `Luck in ${count(pots, 'pot')} that went all-in with cards to come: ${signed} chips. Two players in three are within ${within(usual)}.`,
    telling: (inHundred) => `Plays ${inHundred} in 100`,
    chipsInAll: (signed) => `${signed} chips in all`,
    wonAtShowdown: 'Won at showdown',
    plays: { name: 'Plays (VPIP)', means: 'hands you chose to pay for' },
    raises: { name: 'Raises first (PFR)', means: 'raised before the flop' },
    aggression: { name: 'Aggression', means: 'bets and raises for each call' },
    aggressionTooFew: (least, number) => soFar(`${least} bets and calls`, number),
    betsToNone: (bets) => `${bets} to 0`,
    bestHand: 'Best hand',
  },
  blackjack: {
    results: 'Results',
    resultsNote: (hands) => `in bets, ${count(hands, 'hand')}`,
    ends: {
      title: 'How your hands ended',
      bars: { blackjack: 'Blackjack', win: 'Won', push: 'Push', lose: 'Lost', bust: 'Bust', surrender: 'Gave up' },
    },
    luckAndPlay: 'Luck and play',
    won: 'Won',
    withBlackjack: (number) => `${figure(number)} with a blackjack`,
    bust: 'Bust',
  },
  roulette: { staked: 'Bet', bestSpin: 'Best spin' },
} as const satisfies StatisticsWords;
