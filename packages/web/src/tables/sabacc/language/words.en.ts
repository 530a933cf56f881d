/** Sabacc's table on the page in English. */
import { figure, inWords, many } from '@baize/engine/language/en';
import { sabaccCardName } from '@baize/games/sabacc';
import type { SabaccTableWords } from './sabacc-table-words.ts';

const places = ['first', 'second', 'third', 'fourth'] as const;
const chips = (count: number): string => many(count, 'chip', 'chips');

/** Sabacc's table on the page in English. */
export const words = {
  lines: {
    house: 'Closest to zero wins the pot, an exact zero the sabacc pot too. Three rounds, and the dice may change every hand.',
    spire: 'The same, but zeros have ranks of their own, from pure sabacc down, and you can junk during the betting.',
  },
  alone: 'You’re alone at this table.',
  stack: 'Stack',
  staked: 'Bet',
  music: 'Music',
  leave: 'Leave the table',

  bar: {
    swap: (number) => (number === undefined ? 'Swap' : `Swap ${number}`),
    discard: (number) => (number === undefined ? 'Discard a card' : `Discard ${number}`),
    bet: 'Bet',
    raise: 'Raise',
    lift: (by, isFirst, cost) => `${isFirst ? 'Bet' : 'Raise by'} ${figure(by)}${cost === undefined ? '' : `, costs ${figure(cost)}`}`,
    chooseToSwap: 'Tap the card you want to swap.',
    chooseToDiscard: 'Tap the card you want to discard.',
  },

  felt: {
    sabaccPot: 'Sabacc pot',
    gamePot: 'Game pot',
    deck: (cards) => `Deck, ${cards}`,
    discards: (cards) => `Discards, ${cards}`,
    lookThrough: (cards, top) =>
      top === undefined ? 'The discards: none yet' : `Look through the discards: ${cards}, top ${sabaccCardName(top)}`,
    roll: (dice) => {
      if (dice === null) return 'No roll yet';
      return dice[0] === dice[1] ? `Double ${inWords(dice[0])}` : 'Last roll, no double';
    },
    dealtAgain: 'Every hand is dealt again',
    faceUp: 'Face up',
    myCard: (card, isFaceUp) => `${sabaccCardName(card)}${isFaceUp ? ', face up' : ''}`,
    youJunked: 'You’ve junked your hand. The others play on.',
    round: (round, of) => `Round ${round} of ${of}`,
    junked: 'junked',
    stakedBy: (count) => `bet ${figure(count)}`,
    rank: (total, place) => [total ?? '', place === undefined ? '' : (places[place - 1] ?? '')].filter((part) => part !== '').join(', '),
    ifSwapped: (gave, took, total) => `Swap ${gave} for the ${took} and you’re at ${total}`,
    ifDiscarded: (card, total) => `Without the ${card} you’re at ${total}`,
  },

  discardPile: { title: 'Discards', subtitle: (cards) => `${cards}, top first` },
  junk: {
    title: 'Junk this hand?',
    yes: 'Junk it',
    no: 'Play on',
    says: (staked) =>
      `You’re out of this game, and ${staked === 0 ? 'what you put in stays' : `the ${chips(staked)} you bet ${staked === 1 ? 'stays' : 'stay'}`} in the pots.`,
  },
  track: {
    title: 'Music',
    subtitle: 'This table',
    choose: 'Choose a file',
    house: 'Our own track',
    ok: 'OK',
    plays: (name) => (name === undefined ? 'Our own track is playing, composed while you listen.' : `Your file is playing: ${name}`),
    about:
      'You can choose an audio file of your own, up to 20 MB. It stays on this device, plays at this table only, and isn’t part of any save you take with you.',
    notes: {
      'too-large': 'That file is larger than 20 MB. Choose a smaller one.',
      'not-audio': 'That isn’t audio this browser can play, so our own track plays on.',
      'not-kept': 'It’s playing now, but this browser won’t keep it for your next visit.',
      'not-forgotten': 'This browser won’t forget the file. It will be back on your next visit.',
    },
  },
  keys: {
    draw: 'Draw a card',
    choose: 'Choose a card in your hand',
    swap: 'Swap the chosen card for the top discard',
    stand: 'Stand',
    junk: 'Junk',
    junkInAction: 'Junk, instead of drawing',
    afterDraw: 'After a draw: discard the chosen card, keep all',
    match: 'Check or call',
    lift: 'Bet or raise',
    allIn: 'All-in',
    next: 'Next game, place a bet',
    discards: 'Look through the discards',
    music: 'Music at this table',
    skip: 'Skip what’s being shown',
    coach: 'Ask the coach',
    rules: 'Rules',
  },

  lesson: {
    aim: {
      title: 'Aim for zero',
      says: 'Your cards are added up: red counts down, green counts up. The hand closest to zero wins.',
    },
    dice: {
      title: 'The dice may change it all',
      says: 'There are three rounds: draw, swap or stand, then bet. Two dice end each round. A double sweeps every hand away, and everyone is dealt as many new cards.',
    },
    bets: {
      title: 'Call or raise',
      says: 'Match a bet to stay in, or raise it. To give up a hand, junk it instead of drawing: what you’ve bet stays in the pot.',
    },
    pots: {
      title: 'Two pots',
      says: 'The bets of this game go to the closest hand. The sabacc pot grows from game to game, and only an exact zero takes it.',
    },
  },
  pictured: {
    yourTurn: 'Your turn',
    junk: 'Junk',
    junkCosts: 'your bet is gone',
    bets: 'Ada bets 20',
    call: 'Call 20',
    raise: 'Raise by 50',
    raiseCosts: 'costs 70',
    nearest: 'closest to zero',
    exactZero: 'an exact 0, and nothing else',
    whichWins: 'Which hand wins',
    beats: 'beats',
    edges: {
      nearer: '0 beats +1: closer to zero',
      plus: '+1 beats −1: plus beats minus',
      moreCards: '+2 with three cards beats +2 with two',
    },
  },
} as const satisfies SabaccTableWords;
