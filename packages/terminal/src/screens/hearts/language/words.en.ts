/** The terminal's table of Hearts in English. */
import type { Who } from '@baize/engine';
import {
  and,
  capital,
  cardWord,
  countWords,
  does,
  figure,
  inWords,
  many,
  suitWord,
  theCard,
  verb,
  whoWord,
  whoWords,
} from '@baize/engine/language/en';
import type { CardBy, HeartsScreenWords } from './hearts-screen-words.ts';

const points = (count: number): string =>
  count === 0 ? 'no points' : count < 0 ? `${many(-count, 'point', 'points')} off` : many(count, 'point', 'points');
const cards = (count: number): string => `${inWords(count)} ${count === 1 ? 'card' : 'cards'}`;
const laid = (all: readonly CardBy[]): string => all.map(({ who, card }) => `${whoWord(who)} ${cardWord(card)}`).join(', ');
const name = (who: Who): string => capital(whoWord(who));

const EXAMPLE = 'Name three, for example: as kh kd.';

/** The table's own words. */
export const words = {
  you: 'You',
  welcome: (rules, others, endsAt) => [
    `${rules}, with ${and(others)}.`,
    'Take no hearts and not the queen of spades – or take them all.',
    `Each heart costs 1 point, the queen 13. The game ends at ${endsAt}; the lowest score wins.`,
    'Press the letter under a card to play it, or type its name: 10h, /qs.',
  ],
  plainWelcome: (rules, others, endsAt) => [
    `Hearts. ${rules}, with ${and(others)}. The game ends when someone reaches ${endsAt}; the lowest score wins.`,
    'Type a card as rank and suit (10h, qs, queen of spades), then Enter.',
    'hand reads out your cards, table the table, trick the last trick and score the sheet. ? is help, q leaves.',
  ],
  goodbye: 'Goodbye, and thank you for the game.',

  status: {
    hand: (hand) => `Hand ${hand}`,
    afterHand: (hand) => `After hand ${hand}`,
    gameOver: 'Game over',
    pass: (direction) => `Pass: ${direction}`,
    trick: (trick) => `Trick ${trick} of 13`,
    hearts: (areBroken) => (areBroken ? 'Hearts: broken' : 'Hearts: not broken'),
    ends: (endsAt) => `The game ends at ${endsAt}, lowest score wins`,
    led: (who, suit) => `${name(who)} led ${suitWord(suit)}`,
    games: (games, won) => `Games: ${games}   Won: ${won}`,
  },

  trick: {
    led: () => 'led',
    highest: () => 'highest',
    takes: (isMine) => (isMine ? 'take it' : 'takes it'),
    ledSign: (who) => [`${name(who)} led `, ''],
    isHigh: (who) => `${name(who)} ${verb([who], 'are', 'is')} high`,
    taken: (who) => does(who, 'take', 'takes'),
    last: 'Last trick',
    taker: (who, count) => `${name(who)}, ${points(count)}`,
    fresh: 'new',
  },

  points: { hand: 'hand', game: 'game', narrow: 'now all' },
  arrows: { yours: 'your three', back: 'three back', three: 'three' },

  sheet: {
    name: 'Score',
    toTable: { label: 'Back to the table', short: 'Table' },
    hand: 'Hand',
    pass: 'Pass',
    total: 'Total',
    ways: { left: 'left', right: 'right', across: 'across', none: 'none' },
    lowest: ([first, ...more]) => (first === undefined || more.length > 0 ? 'tied lowest' : `${name(first)} lowest`),
    mineLowest: 'lowest',
    moon: (who) => ({ label: `${who}: moon`, short: 'moon' }),
  },

  moon: {
    heading: 'You shot the moon!',
    minus: '[-] Take 26 off your score',
    plus: '[+] Give everyone else 26',
    bar: {
      minus: { label: '[-] Take 26 off', short: '[-] 26 off' },
      plus: { label: '[+] Give the others 26', short: '[+] Give 26' },
    },
  },

  choices: {
    pick: { label: 'Pick or put back', short: 'Pick' },
    play: { label: 'Play it', short: 'Play' },
    pass: 'Pass',
    next: 'Next hand',
    claim: { label: 'claim the [R]est', short: '[R]est' },
    threePicked: 'You’ve picked three. Put one back first.',
    noTrickYet: 'No tricks taken yet in this hand.',
    letters: (isPicking) => `Press a letter to ${isPicking ? 'pick' : 'play'} the card above it, or use the arrow keys.`,
    notCertain: 'You can’t claim the rest yet: only when every trick left is yours, or none.',
    picking: (to, picked) => {
      const short = `Three for ${whoWord(to)}: ${picked === 0 ? 'none' : inWords(picked)} picked.`;
      if (picked === 3) return [`Three cards picked. Pass them to ${whoWord(to)}?`, short];
      const pick = `Pick three cards for ${whoWord(to)}.`;
      return [picked === 0 ? pick : `${pick} ${capital(inWords(picked))} picked, ${inWords(3 - picked)} to go.`, short];
    },
  },

  asked: {
    moon: 'You shot the moon! Take 26 off your score (minus), or give everyone else 26 (plus)?',
    next: 'Next hand (Enter) or leave (q)?',
    picked: (all) => `Picked: ${and(all.map(theCard))}.`,
    rest: (which) =>
      which === 'all'
        ? 'All the tricks left are yours: type rest to claim them.'
        : 'None of the tricks left are yours: type rest to play them out.',
    answers: { pass: 'pass (Enter)', rest: 'rest (r)', next: 'next hand (Enter)' },
  },

  naming: {
    ask: 'Name a card: ',
    howMany: 'three cards by rank and suit: as kh kd',
    howOne: 'a card by rank and suit: 10h, qs, queen of spades',
    enter: (isPicking) => (isPicking ? 'Pick it' : 'Play it'),
    how: 'A card is its rank and suit: 10h, 7c, qs. Esc goes back.',
    notHeld: 'You don’t have that card. Pick from your own hand.',
    noCardIn: (text) => `There’s no card in "${text}". ${EXAMPLE}`,
    notThree: (count) => `That’s ${cards(count)}. ${EXAMPLE}`,
    notOne: (count) => `That’s ${cards(count)}. Name one.`,
    one: 'Name a card by rank and suit: 10h, qs or queen of spades.',
  },

  moonScored: (who, isOff) => {
    const shoots = `${does(who, 'shoot', 'shoots')} the moon`;
    return [`${shoots}: 26 ${isOff ? 'points off' : 'for everyone else'}.`, `${shoots}!`];
  },

  leave: { warning: 'The game isn’t over.', question: 'Leave and give it up?' },
  summary: (games, won, lost) => `Games: ${figure(games)}. Won: ${figure(won)}. Lost: ${figure(lost)}.`,

  told: {
    noCards: 'You have no cards.',
    hand: (hand, direction, counts, moon) => {
      const pass = direction === 'none' ? 'no passing' : `pass ${direction}`;
      return `Hand ${hand}, ${pass}: ${countWords(counts)}.${moon === undefined ? '' : ` ${name(moon)} shot the moon.`}`;
    },
    soFar: (counts) => `This hand so far: ${countWords(counts)}.`,
    totals: (scores, lowest) => {
      const totals = `Totals: ${countWords(scores)}.`;
      if (lowest.length === 0) return totals;
      const lead = lowest.length > 1 ? 'are tied for the lead' : verb(lowest, 'are in the lead', 'is in the lead');
      return `${totals} ${capital(whoWords(lowest))} ${lead}.`;
    },
    lastTrick: (all, taker, count) => `Last trick: ${laid(all)}. ${name(taker)} took it, ${points(count)}.`,
    stands: (hand, trick, areBroken) => `Hand ${hand}, trick ${trick} of 13. Hearts ${areBroken ? 'are' : 'aren’t'} broken.`,
    onTable: (all) => (all.length === 0 ? 'No cards on the table.' : `On the table: ${laid(all)}.`),
    noPot: (counts) => `There’s no pot in Hearts. Points this hand: ${countWords(counts)}.`,
    seats: (left, across, right) => `${name(left)} is on your left, ${whoWord(across)} across from you, ${whoWord(right)} on your right.`,
  },
  tells: { hand: 'hand', table: 'table', pot: 'pot', who: 'who', score: 'score', trick: 'trick' },

  keys: {
    letters: 'the card above the letter',
    names: 'by name; /qs from a letter',
    arrows: 'move; Space takes the card',
    back: 'put one back, or all',
    last: 'the last trick again',
    rest: 'claim the rest, if certain',
  },
} as const satisfies HeartsScreenWords;
