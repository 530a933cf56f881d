/** Sabacc's screen in English. */
import type { Saying } from '@baize/engine';
import { and, capital, figure, inWords, many, or, verb, whoWord, whoWords } from '@baize/engine/language/en';
import { sabaccCardName, signedTotal } from '@baize/games/sabacc';
import type { LetteredCard, SabaccScreenWords, TableCompany } from './sabacc-screen-words.ts';

const presets = { house: 'house rules', spire: 'spire rules' } as const;
const stages = { action: 'action', betting: 'betting', dice: 'dice', reveal: 'showdown' } as const;
const places = ['first', 'second', 'third', 'fourth'] as const;

const chips = (count: number): string => many(count, 'chip', 'chips');
const cards = (count: number): string => many(count, 'card', 'cards');
const pips = (count: number): string => (count === 6 ? 'sixes' : `${inWords(count)}s`);
const lettered = (held: readonly LetteredCard[]): string => held.map(({ letter, card }) => `${letter}: ${sabaccCardName(card)}`).join(', ');

const choices: SabaccScreenWords['choices'] = {
  keep: { word: 'keep', label: '[Enter] Keep all', asked: 'Enter to keep all' },
  draw: { word: 'draw', label: '[D]raw', asked: 'draw a card (d)' },
  swap: { word: 'swap', label: 's[W]ap', asked: 'swap (w)' },
  stand: { word: 'stand', label: '[S]tand', asked: 'stand (s)' },
  check: { word: 'check', label: '[C]heck', asked: 'check (c)' },
  bet: { word: 'bet', label: '[B]et', asked: 'bet (b)' },
  raise: { word: 'raise', label: '[R]aise', asked: 'raise (r)' },
  'all-in': { word: 'all-in', label: '[A]ll-in', asked: 'all-in (a)' },
  junk: { word: 'junk', label: '[J]unk', asked: 'junk (j)' },
  back: { word: 'back', label: '[Esc] Back', asked: 'back' },
};
const ready: SabaccScreenWords['ready'] = (entry) => ({
  word: 'next',
  label: '[Enter] Next game',
  short: '[Enter] Next',
  asked: `next game for ${figure(entry)} (Enter) or leave (q)`,
});
const call: SabaccScreenWords['call'] = (amount) => ({ word: 'call', label: `[C]all ${figure(amount)}`, asked: 'call (c)' });

const opponents = ({ opponents: { min, max } }: TableCompany): string =>
  `Press a number from ${min} to ${max} to choose how many opponents you want.`;

/** Sabacc's screen in English. */
export const words = {
  welcome: (company) => [
    `Sabacc, ${presets[company.rules.preset]}. ${company.others.map(({ who, count }) => `${whoWord(who)} has ${figure(count)}`).join(', ')}, you ${figure(company.chips)}.`,
    opponents(company),
    'Get your hand to zero. Closest to zero wins the pot, and an exact zero wins the sabacc pot too.',
    `A game costs ${figure(company.rules.entry)}: ${inWords(company.rules.rounds)} rounds of action, betting and dice. A double changes every hand.`,
    'Draw takes a card, swap trades one for the top discard, stand does nothing, junk gives up.',
  ],
  opening: ({ rules, others, chips: mine }) => [
    `Sabacc, ${presets[rules.preset]}. You have ${chips(mine)}.`,
    others.map(({ who, count }) => `${whoWord(who)} has ${figure(count)}.`).join(' '),
    `Get your hand to zero. Closest to zero wins the pot, and an exact zero wins the sabacc pot too. There are ${inWords(rules.rounds)} rounds of action, betting and dice, and a double changes every hand. ? is help, q is leave.`,
  ],
  leave: (atRisk, stack) => ({
    warning: `The game isn’t over. Your ${chips(atRisk)} in the pots stay behind. You take ${figure(stack)}.`,
    question: `Leave and lose ${figure(atRisk)}?`,
  }),
  summary: (games, won, lost, even) =>
    `Games: ${figure(games)}. Won: ${figure(won)}. Lost: ${figure(lost)}.${even > 0 ? ` Even: ${figure(even)}.` : ''}`,
  goodbye: (stack) => [`You leave the table with ${chips(stack)}.`, 'Goodbye, and thanks for the game.'],
  keys: {
    draw: 'draw a card',
    swap: 'swap with the top discard',
    stand: 'stand',
    junk: 'junk: give up the hand',
    junkInAction: 'junk, in the action only',
    card: 'a card, while picking',
    match: 'check or call',
    lift: 'bet, raise',
    allIn: 'all-in',
  },

  chips: (stack) => `Chips: ${figure(stack)}`,
  outcome: (net) => (net > 0 ? `Won: ${figure(net)}` : net < 0 ? `Lost: ${figure(-net)}` : 'Even'),
  staked: (count) => `In: ${figure(count)}`,
  toCall: (count) => `To call: ${figure(count)}`,
  standing: (game, round, of, stage): Saying =>
    stage === 'reveal'
      ? [`Game ${game} · ${stages[stage]}`, `Game ${game}`]
      : [`Game ${game} · round ${round} of ${of} · ${stages[stage]}`, `Round ${round} of ${of}`],

  choices,
  ready,
  call,
  swapFor: (sign) => `s[W]ap for ${sign}`,
  lift: { bet: 'Bet', raise: 'Raise by' },
  discardOne: (letters) => `${letters} Discard`,
  giveOne: (letters) => `${letters} Give it`,
  whichToGive: (sign) => (sign === undefined ? 'Which card will you give?' : `Which card will you give for ${sign}?`),
  lastDouble: (count) => [
    `Two ${pips(count)} after the last round: the new hands are shown.`,
    `Two ${pips(count)}: the new hands are shown.`,
  ],
  roundStarts: (round, who) => `Round ${round} starts with ${whoWord(who)}.`,
  another: (entry) => `Another game costs ${figure(entry)}.`,
  wonBoth: (count, entry) => [
    `Your zero wins both pots: ${chips(count)}. Another game costs ${figure(entry)}.`,
    `Another game costs ${figure(entry)}.`,
  ],
  question: (names, toCall, entry) => {
    const asked = names.map((name) => (name === 'ready' ? ready(entry) : name === 'call' ? call(toCall) : choices[name]).asked);
    return `${toCall > 0 ? `${figure(toCall)} to call. ` : ''}${capital(or(asked))}?`;
  },
  discardQuestion: (held) => `Discard a card? ${lettered(held)}. A letter, or Enter to keep all.`,
  giveQuestion: (held) => `Which card will you give? ${lettered(held)}.`,

  stack: (stack, staked) => `${chips(stack)}${staked > 0 ? `, in ${figure(staked)}` : ''}`,
  stakedShort: (staked) => `in ${figure(staked)}`,
  moves: {
    stood: 'stands',
    junked: (isWide) => (isWide ? 'junked, out' : 'junked'),
    checked: 'checks',
    drew: 'drew one',
    discarded: (isWide) => [isWide ? 'drew one, let ' : 'let ', ' go'],
    swapped: ['swapped for ', ''],
    swappedShort: 'swapped',
    redealt: (count, isWide) => (isWide ? `${inWords(count)} new cards` : `${count} new`),
    bid: (how, amount, isWide) => {
      if (how === 'all-in') return isWide ? `all-in with ${figure(amount)}` : 'all-in';
      return `${{ called: 'calls', bet: 'bets', raised: 'raises' }[how]} ${figure(amount)}`;
    },
    left: (isWide) => (isWide ? 'left the table' : 'left'),
  },
  deck: (count) => `Deck ${count}`,
  deckLabel: 'Deck',
  cards,
  discards: 'Discards',
  discardsTop: 'Discards, top: ',
  top: 'top',
  noRoll: 'No roll yet',
  lastRoll: 'Last roll',
  rollLabel: 'Last roll',
  roll: (dice) => (dice === null ? 'none' : `${dice[0]} and ${dice[1]}`),
  pot: 'Pot',
  sabaccPot: 'Sabacc pot',
  double: (count) => `DOUBLE ${inWords(count).toUpperCase()}`,
  dealtAgain: ['every hand is', 'dealt again'],
  yourHand: 'YOUR HAND',
  yourHandJunked: 'YOUR HAND junked',
  othersPlayOn: 'junked: the others play on',
  total: (total) => `total ${signedTotal(total)}`,
  faceUp: 'face up: ',

  junkedName: (name) => `${name} junked`,
  out: 'out',
  place: (place, paid): Saying => {
    const rank = place === undefined ? '' : (places[place - 1] ?? '');
    if (paid === 0) return rank;
    return rank === '' ? `wins ${figure(paid)}` : [`${rank}, wins ${figure(paid)}`, `wins ${figure(paid)}`];
  },
  winners: (winners) =>
    winners.length === 0 ? 'Nobody bet' : `${capital(whoWords(winners))} ${winners.length > 1 ? 'share' : verb(winners, 'win', 'wins')}`,
  potPaid: 'pot',
  sabaccPotPaid: 'sabacc pot',
  sabaccPotStays: (amount) => `the sabacc pot stays at ${figure(amount)}`,
  sabacc: 'SABACC',

  together: {
    checked: (whos) => `${and(whos.map(whoWord))} ${verb(whos, 'check', 'checks')}.`,
    called: (whos) => `${and(whos.map(whoWord))} ${verb(whos, 'call', 'calls')}.`,
    stood: (whos) => `${and(whos.map(whoWord))} ${verb(whos, 'stand', 'stands')}.`,
  },
  storm: (count, swept, mine) => [
    `Two ${pips(count)}: all ${inWords(swept)} cards go to the discard pile.${mine === undefined ? '' : ` You get ${inWords(mine)} new ones.`}`,
    `Two ${pips(count)}: every hand is dealt again.`,
  ],

  statistics: 'Statistics',
  score: 'Score',
  thisSession: 'This session',
  counts: { games: 'Games', won: 'Won', lost: 'Lost', even: 'Even', run: 'Longest run', net: 'Net', best: 'Best game' },
  chipsHeading: 'Chips',
  you: 'You',

  tells: {
    table: (game, round, of, dice) =>
      `Game ${game}, round ${round} of ${of}.${dice === null ? '' : ` The dice show ${dice[0]} and ${dice[1]}.`}`,
    pots: (pot, sabaccPot, staked) => `The pot is ${figure(pot)}, the sabacc pot ${figure(sabaccPot)}. You’ve bet ${figure(staked)}.`,
    seat: (who, stack, count, standing) => {
      const state = { in: '', junked: ', junked', left: ', out' }[standing];
      return `${capital(whoWord(who))}: ${chips(stack)}, ${cards(count)}${state}.`;
    },
  },
} as const satisfies SabaccScreenWords;
