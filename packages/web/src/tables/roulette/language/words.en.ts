/** The web's table of Roulette in English. */
import { figure, hundredth, many } from '@baize/engine/language/en';
import type { RouletteTableWords } from './roulette-table-words.ts';

const chips = (count: number): string => many(count, 'chip', 'chips');

/** The table's own words. */
export const words = {
  you: 'You',
  lines: {
    house: 'This house pays corners 11 to 1, and low or high 2 to 1.',
    european: 'The standard single-zero table, with first-four and French call bets.',
    french: 'Like European, but even-money bets lose only half on zero.',
    shared: 'Two to seven players bet at the same time, each in their own colour. One spin for all, and the house keeps the bank.',
    banked: 'The same, but a player keeps the bank instead of the house.',
  },
  alone: 'One wheel, one small ball, and you.',

  purses: { balance: 'Balance', onBoard: 'On the board', bets: 'Bets' },

  tray: {
    chip: (count) => `Bet ${chips(count)} at a time`,
    any: 'Any number of chips at a time',
    undo: 'Undo',
    takeBack: { label: 'Take back a bet', short: 'Take back' },
    clear: 'Clear',
    repeat: 'Repeat',
    double: 'Double',
    calls: 'Call bets',
    yourBets: 'Your bets',
    allBets: 'All bets',
    skip: 'Skip',
  },
  over: { broke: 'You have no chips left.', ended: 'The session is over.', again: 'Sit down again' },

  cloth: {
    names: {
      'dozen-1': '1st 12',
      'dozen-2': '2nd 12',
      'dozen-3': '3rd 12',
      'column-1': '2 to 1',
      'column-2': '2 to 1',
      'column-3': '2 to 1',
      low: '1 to 18',
      even: 'Even',
      odd: 'Odd',
      high: '19 to 36',
    },
    short: {
      'dozen-1': '1st',
      'dozen-2': '2nd',
      'dozen-3': '3rd',
      'column-1': '2:1',
      'column-2': '2:1',
      'column-3': '2:1',
      low: '1–18',
      high: '19–36',
    },
  },
  board: {
    label: 'The board',
    spot: (title, pays) => `${title} pays ${pays} to 1`,
    laid: (title, pays, own, others) =>
      [
        `${title} pays ${pays} to 1`,
        ...(own > 0 ? [`you have ${chips(own)} there`] : []),
        ...others.map(({ name, amount }) => `${name} ${figure(amount)}`),
      ].join(', '),
  },
  wheel: { spins: 'The wheel is spinning', label: 'The wheel', rests: (number) => `The ball is on ${number}` },

  panel: {
    placeBets: 'Place your bets',
    noMoreBets: 'No more bets',
    keepsBank: 'You keep the bank',
    waiting: 'Waiting for the others',
    sum: (net) => (net === 0 ? 'You break even' : net > 0 ? `You win ${figure(net)}` : `You lose ${figure(-net)}`),
    lastNumbers: 'The last numbers',
    yourBets: 'Your bets',
    tapToBet: 'Tap the board to bet a chip.',
    more: (count) => `${figure(count)} more`,
    hadNoBet: 'You had no bet',
    halfBack: (net) => `half back, ${figure(net)}`,
    staked: (count) => `Staked ${figure(count)}`,
    paidBack: (count) => `Paid back ${figure(count)}`,
  },

  company: {
    label: 'At the board',
    noBet: 'no bet',
    even: 'even',
    bank: 'the bank',
    ready: 'ready',
    done: 'done',
    keepsBank: 'Keeps the bank',
    hasNoBet: 'No bet',
    bet: (amount, title) => `${figure(amount)} on ${title}`,
  },

  papers: {
    pays: (to) => `${to} to 1`,
    payouts: { bet: 'Bet', where: 'Where the chip goes', pays: 'Pays', onHundred: 'Return on 100' },
    signedHundredth: (value) => `${value > 0 ? '+' : ''}${hundredth(value)}`,
    bets: {
      title: 'Your bets',
      none: 'There are no chips on the board.',
      noneOfYours: 'You have no chips on the board.',
      onBoard: (count) => `${chips(count)} on the board`,
      bet: 'Bet',
      chips: 'Chips',
      pays: 'Pays',
      wins: 'Wins',
      best: 'At best',
      worst: 'At worst',
      average: 'On average',
      aSpin: 'a spin',
      onNumbers: (numbers) => (numbers.length <= 6 ? `on ${numbers.join(', ')}` : `on ${figure(numbers.length)} numbers`),
    },
    calls: {
      title: 'Call bets',
      eachBet: (count) => `${chips(count)} on each bet`,
      parts: {
        voisins: 'the 17 numbers around zero',
        tiers: 'the 12 numbers opposite zero',
        orphelins: 'the 8 numbers in between',
        'jeu-zero': 'the 7 numbers nearest zero',
      },
      neighbours: 'Neighbours',
      howNeighbours: (count) => `A number and the two on either side of it on the wheel, ${chips(count)}.`,
      neighboursOf: (number) => `${number} and its neighbours`,
    },
  },

  keys: {
    arrowKeys: 'Arrows',
    arrows: 'Move around the board, once Tab has reached it',
    enter: 'Bet a chip there',
    delete: 'Take back the bet there',
    taking: 'Taps take bets back, or place them again',
    chips: 'Choose a chip',
    space: 'Spin; with others, done and ready; let the ball land at once',
    undo: 'Undo',
    clear: 'Clear the board',
    repeat: 'Same bets again',
    double: 'Double every bet',
    bets: 'Your bets, the best and the worst case',
    calls: 'Call bets, where the table has them',
    coach: 'Ask the coach',
    rules: 'Rules and payouts',
  },

  lesson: {
    bet: {
      title: 'Place your bets',
      says: 'Choose a chip and tap where it goes: on a number, on the line between some, or on a colour or a dozen beside them.',
    },
    ball: {
      title: 'The ball decides',
      says: 'There are 37 numbers, and each comes up as often as any other. What came before makes no difference. On zero, colours and dozens don’t win.',
    },
    pays: {
      title: 'What it pays',
      says: 'As a rule, the fewer numbers a bet covers, the more a win pays. Your chip comes back with it.',
      number: 'One number',
      dozen: 'A dozen',
      colour: 'Red or black',
      to: (pays) => `${pays} to 1`,
    },
  },
} as const satisfies RouletteTableWords;
