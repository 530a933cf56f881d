/** Blackjack's table in English. */
import { figure } from '@baize/engine/language/en';
import { dealerWithin } from '@baize/games/blackjack';
import type { BlackjackTableWords } from './blackjack-table-words.ts';

/** Blackjack's table in English. */
export const words = {
  lines: {
    classic: 'One deck, reshuffled when it runs low. Blackjack pays 3 to 2, pairs can be split, and the dealer stands on all 17s.',
    casino: 'Hit or stand, nothing else. Bet up to all you have; wins pay even money.',
    vegas: 'Six decks. Double after a split, split up to four hands, surrender, insurance.',
    european: 'The dealer takes the second card last, and a blackjack takes everything.',
    shared: 'One shoe for all of you. Everyone bets at the same time, play goes round the table, and the house keeps the bank.',
    banked: 'The same, but one of the players keeps the bank instead of the house.',
  },
  alone: 'You’re alone with the dealer.',
  faceUp: 'Dealer’s card face up',

  balance: 'Balance',
  atRisk: 'At risk',
  bet: 'Bet',
  start: 'Start',
  sitOut: 'Sit out',
  sitDownAgain: 'Sit down again',

  discards: 'Discards',
  spot: { bet: 'Your bet', bank: 'Your bank', out: 'Sitting out' },
  insuredFor: (chips) => `Insured for ${figure(chips)}`,
  blackjack: 'Blackjack',
  bust: (total) => `Bust, ${total}`,
  dealerShows: (total) => `Dealer shows ${total === 11 ? 'an ace' : total}`,
  dealerHas: (view) => `Dealer: ${dealerWithin(view)}`,
  natural: 'BJ',
  others: { outOfChips: 'Out of chips', bank: 'Keeps the bank', hasBet: 'Has bet', thinks: 'Thinking', out: 'Sits out' },

  keys: {
    enter: 'Start, next hand',
    last: 'Same bet again',
    out: 'Sit this one out',
    takeBack: 'Take the bet back',
    insurance: 'Insurance: yes, no',
    skip: 'Skip ahead',
    coach: 'Ask the coach',
    strategy: 'The strategy for this table',
    rules: 'Rules',
  },

  strategy: {
    title: 'Strategy',
    note: 'The best play by your total and the dealer’s card.',
    working: 'Working it out…',
    hand: 'Hand',
    parts: { hard: 'Hard totals', soft: 'Soft totals', pairs: 'Pairs' },
    softTotal: (total) => `Soft ${total}`,
    codes: {
      H: 'hit',
      S: 'stand',
      D: 'double, or else hit',
      Ds: 'double, or else stand',
      P: 'split',
      R: 'surrender, or else hit',
      Rs: 'surrender, or else stand',
      Rp: 'surrender, or else split',
    },
  },

  lesson: {
    beats: 'beats',
    pages: [
      {
        title: 'Beat the dealer',
        says: 'Place your bet and you’re dealt two cards. Get closer to 21 than the dealer without going over: jacks, queens and kings count 10, an ace 1 or 11.',
      },
      {
        title: 'Hit or stand',
        says: 'Hit to take a card, or stand to end your turn. Go over 21 and you lose your bet at once, whatever the dealer has.',
      },
      {
        title: 'The dealer plays last',
        says: 'The dealer has no choice, and draws to 17 or more. If your hand is better, you win as much as you bet; on a tie you get your bet back.',
      },
    ],
  },
} as const satisfies BlackjackTableWords;
