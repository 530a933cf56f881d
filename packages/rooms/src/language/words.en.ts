/** Rooms in English. */
import type { CountOf } from '@baize/engine';
import { and, capital, figure, inWords, many } from '@baize/engine/language/en';
import type { HandRun, RoomUnchecked, RoomWords } from './room-words.ts';

const hands = (count: number): string => (count === 1 ? 'one hand' : `${inWords(count)} hands`);
const each = (chips: number, isEven: boolean): string => (isEven ? figure(chips) : `${figure(chips)} or ${figure(chips + 1)}`);
const handList = (runs: readonly HandRun[]): string => {
  const told = runs.flatMap(([from, to]) => (to - from > 1 ? [`${from} to ${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`]));
  return `${told.length === 1 && runs[0]?.[0] === runs[0]?.[1] ? 'hand' : 'hands'} ${and(told)}`;
};
const didWords = ({ who, count }: CountOf): string => {
  const how = count === 0 ? 'even' : `${count > 0 ? 'up' : 'down'} ${figure(Math.abs(count))}`;
  return who === 'you' ? `you’re ${how}` : `${who.name} is ${how}`;
};
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const wrong = (what: string): string => `The record doesn’t hold up: ${what}.`;
const unchecked: Readonly<Record<RoomUnchecked, string>> = {
  seal: 'whether this is the whole record the table wrote (give the seal you noted at the end)',
  log: 'whether the table’s log matched the record after every hand (a device remembers what it was shown while it’s at the table)',
  sealed: 'what happened in the hands that stay private',
  bots: 'how the bots chose their moves',
};

/** Rooms in English. */
export const words = {
  phrases: {
    'well-played': 'Well played',
    thanks: 'Thank you',
    luck: 'Good luck',
    moment: 'One moment',
    ha: 'Ha!',
    ouch: 'Ouch',
    'nice-hand': 'Nice hand',
    'good-night': 'Good night',
  },
  refused: {
    'cannot-open': 'A table with these rules can’t be opened here.',
    'bad-wish': 'A table with these rules can’t be opened here.',
    'room-is-open': 'The table is already open.',
    'room-is-closed': 'This table has closed.',
    'back-in-time': 'Something went wrong with the timer. Please try again.',
    'no-such-seat': 'There’s no such seat.',
    'not-in-the-lobby': 'The first hand has already been dealt.',
    'not-at-play': 'The session is over.',
    'seat-is-taken': 'Somebody was quicker: that seat is taken.',
    'seated-already': 'You already have a seat at this table.',
    'name-taken': 'Somebody at this table has that name, or one very like it. Please choose another.',
    'bad-name': 'That name can’t be used. Use one to twenty visible letters and digits.',
    'too-often': 'That’s too often. Wait a moment and try again.',
    'not-your-seat': 'That isn’t your seat.',
    'not-away': 'That player isn’t away.',
    away: 'You’re away, and a bot is playing for you. Come back first.',
    'not-the-host': 'Only the host can do that.',
    'no-such-bot': 'There is no such bot.',
    'wrong-nonce': 'Your shuffle code doesn’t match the one you committed to.',
    'decided-already': 'That’s already decided: your time was up.',
    'not-asked-yet': 'The table has moved on. Take another look.',
    'too-early': 'It’s too early for that.',
    'too-few-seats': 'That table has too few seats.',
    'too-few-guests': 'There are too few players for this game. Wait for more, or let bots fill the seats.',
    'nobody-watches': 'This table doesn’t allow spectators.',
    'rail-is-full': 'The spectator list is full. You can still watch.',
    'nothing-sealed': 'None of your hands is private.',
    'hand-in-play': 'Finish this hand first: a table can only be closed between hands.',
    'words-are-off': 'Only the set phrases are allowed at this table.',
    'bad-words': 'That can’t be said here. Use up to 48 visible letters, and none that pose as others.',
    refused: 'That can’t be done right now.',
    'not-seated': 'You don’t have a seat at this table.',
  },
  problems: {
    garbled: 'This version can’t read the server’s reply. Please reload.',
    silent: 'The server isn’t answering. Retrying.',
    offline: 'This device is offline. Retrying as soon as it’s back.',
    full: 'The server is full. Retrying in a moment.',
    barred: 'The server refused the connection. Retrying in a moment.',
    other: 'This table was opened by another version. Please reload.',
  },
  unreachable: 'The server can’t be reached. Is it running?',
  tableFull: 'This table is full and doesn’t allow spectators. Ask the host to free a seat.',
  tableGone: 'Table not found. It may have closed, or the link is incomplete.',
  gone: (name) => `${name} has no connection`,
  stillWaiting: (name, seconds) => `Waiting for ${name} … ${seconds} s`,
  cover: (name) => `Let a bot play for ${name}? They’ll take over again as soon as they’re back.`,
  free: (name) => `Free ${name}’s seat? They get it back if they return before somebody else takes it.`,
  atTable: (held) => (held === 0 ? 'Nobody is here yet' : `${capital(held === 1 ? 'one' : inWords(held))} at the table`),
  seatsLeft: (free, fills) => {
    if (free === 0) return 'every seat is taken';
    if (fills) return free === 1 ? 'one bot' : `${inWords(free)} bots`;
    return free === 1 ? 'one seat free' : `${inWords(free)} seats free`;
  },
  pace: (seconds, spare) => (seconds === 0 ? 'no time limit' : `${seconds} seconds per move${spare === 0 ? '' : `, ${spare} to spare`}`),
  tableOf: (name) => (name === undefined ? 'A table with friends' : `${name}’s table`),
  watching: (names) => (names.length === 0 ? '' : `${and(names)} ${names.length === 1 ? 'is' : 'are'} watching`),
  inLine: (place) => (ordinals[place] === undefined ? `number ${place + 1} in line` : `${ordinals[place]} in line`),
  names: and,
  calls: { othersReady: 'Everyone else is ready', nextHand: 'The next hand is waiting for you', turn: 'Your turn' },
  timeUp: 'Your time was up: a bot moved for you.',
  noHints: 'Hints are off when you play with friends.',
  waitsFor: (names) => `Waiting for ${and(names)}.`,
  moment: 'One moment.',
  potLeft: (chips, share, isEven) => `${many(chips, 'chip', 'chips')} left in the pot are shared out equally, ${each(share, isEven)} each.`,
  potBefore: (chips, share, isEven) =>
    `${many(chips, 'chip', 'chips')} were in the pot before the first game and count equally for everyone, ${each(share, isEven)} each.`,
  houseBanks: 'the house keeps the bank',
  friendBanks: 'one of you keeps the bank',
  againstHouse: (nets) =>
    capital(
      [...(nets.length === 0 ? [] : [nets.map(didWords).join(', ')]), 'the house keeps the bank, so nobody owes anybody.'].join('; '),
    ),
  check: {
    holds: (open) => `The record holds up: ${hands(open)} dealt as sealed and played by the rules.`,
    sealed: (count) => `${capital(hands(count))} ${count === 1 ? 'stays' : 'stay'} private because some cards were never shown.`,
    chain: 'No hand is missing, each begins with the chips of the one before, and no chip appears or disappears.',
    allMixed: 'Every player added randomness of their own to every deal.',
    notMixed: (guests) =>
      `Not every player added randomness of their own: not ${and(guests.map(({ name, hands: runs }) => `${name} in ${handList(runs)}`))}.`,
    placed: (count) => `After ${hands(count)}, the table’s log matched what this device was shown.`,
    unchecked: (what) => `Not checked: ${what.map((one) => unchecked[one]).join('; ')}.`,
    otherGame: 'The record is of another game, or of rules this version doesn’t play.',
    faults: {
      'other-order': (hand) => wrong(`hand ${hand} doesn’t follow the one before it. Hands are missing, doubled or moved`),
      'chain-broken': (hand) => wrong(`something was changed in hand ${hand}, or hands were cut off after it`),
      'promise-broken': (hand) => wrong(`the seed of hand ${hand} isn’t the one that was sealed`),
      'nonce-broken': (hand) => wrong(`somebody’s randomness in hand ${hand} isn’t what they had committed to`),
      'other-acts': (hand) => wrong(`what was done in hand ${hand} isn’t what the table noted`),
      'does-not-replay': (hand) => wrong(`from hand ${hand} on, it can’t be played by the rules`),
      'other-end': (hand) => wrong(`hand ${hand} doesn’t end the way it says`),
      'chips-made-or-lost': (hand) => wrong(`chips appear or disappear in hand ${hand}`),
      'other-log': (hand) => wrong(`after hand ${hand}, the table’s log didn’t match what this device was shown`),
    },
    otherSeal: wrong('the seal you gave isn’t from this table'),
    noWords: wrong('no words are mixed in at a table with friends, where every device adds its own randomness'),
  },
} as const satisfies RoomWords;
