/** Sabacc in English. A total is spoken in full, as "plus 4", and has its sign where room is short. */
import type { Chips, CountOf, Passage, Saying } from '@baize/engine';
import { and, capital, does, figure, inWords, many, or, verb, whose, whoWord, whoWords } from '@baize/engine/language/en';
import { cardSign, cardValue, type SabaccCard, signedTotal } from '../cards.ts';
import type { Rules } from '../rules.ts';
import type { Make } from '../spire.ts';
import type { Why } from '../state.ts';
import type { Edge, Idle, PotName, SabaccStanding, SabaccWords, ToBet, ToDo, WonPot } from './sabacc-words.ts';

const shapes = { c: 'circles', s: 'squares', t: 'triangles' } as const;
/** "plus 4", "minus 1", "zero". */
const spoken = (value: number): string => (value === 0 ? 'zero' : `${value > 0 ? 'plus' : 'minus'} ${Math.abs(value)}`);

/** "plus 7 of circles", "sylop". */
const cardName = (card: SabaccCard): string => {
  const suit = card.charAt(0);
  return suit === 'c' || suit === 's' || suit === 't' ? `${spoken(cardValue(card))} of ${shapes[suit]}` : 'sylop';
};
/** "the plus 7 of circles", "a sylop". */
const theCard = (card: SabaccCard): string => (cardValue(card) === 0 ? `a ${cardName(card)}` : `the ${cardName(card)}`);
/** "the plus 7 of circles and two sylops". */
const theCards = (cards: readonly SabaccCard[]): string => {
  const sylops = cards.filter((card) => cardValue(card) === 0);
  if (sylops.length < 2) return and(cards.map(theCard));
  return and([...cards.filter((card) => cardValue(card) !== 0).map(theCard), `${inWords(sylops.length)} sylops`]);
};
/** "+7●"; a sylop has its name. */
const cardToken = (card: SabaccCard): string => (cardValue(card) === 0 ? 'sylop' : cardSign(card));
/** "+7● −3■". */
const cardTokens = (cards: readonly SabaccCard[]): string => cards.map(cardToken).join(' ');
/** "+7●", "a sylop". */
const aToken = (card: SabaccCard): string => (cardValue(card) === 0 ? 'a sylop' : cardSign(card));

const chips = (count: Chips): string => many(count, 'chip', 'chips');

const makes: Readonly<Record<Make, string>> = {
  'pure sabacc': 'pure sabacc',
  'full sabacc': 'full sabacc',
  fleet: 'fleet',
  'prime sabacc': 'prime sabacc',
  'yee-haa': 'yee-haa',
  rhylet: 'rhylet',
  squadron: 'squadron',
  'gee whiz': 'gee whiz',
  'straight khyron': 'straight khyron',
  'banthas wild': 'banthas wild',
  'rule of two': 'rule of two',
  sabacc: 'sabacc',
  nothing: 'nothing',
};
const cry = (make: Make): string => `${capital(makes[make])}!`;
const cried = (make: Make | undefined): string => (make === undefined ? '' : `${cry(make)} `);

const pots = { pot: 'the pot', main: 'the main pot', side: 'the side pot' } as const;
/** "the pot of 80", "side pot 2, 7 chips". */
const potOf = (pot: PotName, amount: Chips): string =>
  typeof pot === 'number' ? `side pot ${pot}, ${chips(amount)}` : `${pots[pot]} of ${figure(amount)}`;

/** "41 each", "you get 42, Tovo 41". */
const parts = (shares: readonly CountOf[]): string => {
  const [first, ...more] = shares.toSorted((a, b) => Number(b.who === 'you') - Number(a.who === 'you'));
  if (first === undefined || more.every(({ count }) => count === first.count)) return `${figure(first?.count ?? 0)} each`;
  const gets = `${whoWord(first.who)} ${verb([first.who], 'get', 'gets')} ${figure(first.count)}`;
  return [gets, ...more.map(({ who, count }) => `${whoWord(who)} ${figure(count)}`)].join(', ');
};

/** "You win the pot of 80.", "You and Tovo share the pot of 82: 41 each." */
const won = (pot: string, { shares }: WonPot): string => {
  const whos = shares.map(({ who }) => who);
  const wins = `${capital(whoWords(whos))} ${whos.length > 1 ? 'share' : verb(whos, 'win', 'wins')} ${pot}`;
  return whos.length > 1 ? `${wins}: ${parts(shares)}.` : `${wins}.`;
};

const brought = (net: Chips | undefined): string => {
  if (net === undefined) return '';
  return net === 0 ? 'You break even.' : `You ${net > 0 ? 'win' : 'lose'} ${figure(Math.abs(net))} overall.`;
};

const told: SabaccWords['told'] = {
  potOpened: (amount) => `The sabacc pot stands at ${figure(amount)}.`,
  gameBegan: (game) => `Game ${game}.`,
  entryPaid: (entry, pot) => [
    `Everyone puts ${figure(entry)} into the sabacc pot. It now holds ${figure(pot)}.`,
    `${figure(entry)} each into the sabacc pot: ${figure(pot)}.`,
  ],
  chips: (stack) => `You have ${chips(stack)}.`,
  discardOpened: (card) => [`The discard pile starts with ${theCard(card)}.`, `Discard pile: ${aToken(card)}.`],
  dealt: (cards) => [`You have ${theCards(cards)}.`, `You have ${cardTokens(cards)}.`],
  dealtAgain: (cards) => [`You’re dealt ${theCards(cards)}.`, `You’re dealt ${cardTokens(cards)}.`],
  total: (total) => `That makes ${spoken(total)}.`,
  round: (round, of) => `Round ${round} of ${of}.`,
  pot: (amount) => (amount === 0 ? 'The pot is empty.' : [`The pot is ${figure(amount)}.`, `Pot ${figure(amount)}.`]),
  youDrew: (card) => [`You draw ${theCard(card)}.`, `You draw ${aToken(card)}.`],
  youKept: (cards) => `You keep all ${inWords(cards)}.`,
  youDiscarded: (card) => [`You discard ${theCard(card)}.`, `You discard ${aToken(card)}.`],
  youSwapped: (gave, took) => [
    `You swap ${theCard(gave)} for ${theCard(took)}, face up.`,
    `You swap ${aToken(gave)} for ${aToken(took)}, face up.`,
  ],
  kept: (who) => [
    `${does(who, 'draw', 'draws')} a card and ${verb([who], 'keep', 'keeps')} it.`,
    `${does(who, 'draw', 'draws')} and ${verb([who], 'keep', 'keeps')} it.`,
  ],
  discarded: (who, card) => [
    `${does(who, 'draw', 'draws')} a card and ${verb([who], 'discard', 'discards')} ${theCard(card)}.`,
    `${does(who, 'draw', 'draws')} and ${verb([who], 'discard', 'discards')} ${aToken(card)}.`,
  ],
  swapped: (who, took) => [
    `${does(who, 'swap', 'swaps')} a card for ${theCard(took)}, face up.`,
    `${does(who, 'swap', 'swaps')} for ${aToken(took)}, face up.`,
  ],
  stood: (who) => `${does(who, 'stand', 'stands')}.`,
  junked: (who) => [
    `${does(who, 'junk your hand and are', 'junks and is')} out of this game.`,
    `${does(who, 'junk and are', 'junks and is')} out.`,
  ],
  checked: (who) => `${does(who, 'check', 'checks')}.`,
  bid: (who, how, amount, by) => {
    switch (how) {
      case 'called':
        return `${does(who, 'call', 'calls')} ${figure(amount)}.`;
      case 'bet':
        return `${does(who, 'bet', 'bets')} ${figure(amount)}.`;
      case 'raised':
        return `${does(who, 'raise', 'raises')} by ${figure(by)}.`;
      case 'all-in':
        return `${does(who, 'go', 'goes')} all-in with ${figure(amount)}.`;
    }
  },
  excess: (who, amount) => [
    `${does(who, 'get', 'gets')} back ${chips(amount)} that nobody matched.`,
    `${does(who, 'get', 'gets')} back ${figure(amount)}.`,
  ],
  dice: (first, second) => `The dice: ${first} and ${second}.`,
  double: 'A double!',
  noDouble: 'No double.',
  swept: 'Every hand goes to the discard pile.',
  shuffledIn: ['The deck has run out. All the discards but the top one are shuffled back in.', 'The discards are shuffled back in.'],
  shown: (who, cards, total) => [
    `${does(who, 'show', 'shows')} ${theCards(cards)}: ${spoken(total)}.`,
    `${does(who, 'show', 'shows')} ${cardTokens(cards)}: ${signedTotal(total)}.`,
  ],
  drawnBlind: (lots) => [
    `A tie: ${and(lots.map(({ who, card }) => `${whoWord(who)} ${verb([who], 'draw', 'draws')} ${theCard(card)}`))}.`,
    `A tie: ${lots.map(({ who, card }) => `${whoWord(who)} ${aToken(card)}`).join(', ')}.`,
  ],
  ranked: (totals) => {
    const list = totals.map(({ who, count }) => `${whoWord(who)} ${signedTotal(count)}`).join(', ');
    return [`All hands are shown: ${list}.`, `${capital(list)}.`];
  },
  lastOne: (who) => `${who === 'you' ? 'You’re' : `${who.name} is`} the only one left.`,
  nothingBet: 'Nobody bet anything.',
  wonBoth: (make, who, pot, sabaccPot) => {
    const wins = `${cried(make)}${does(who, 'win', 'wins')}`;
    return [
      `${wins} the pot of ${figure(pot)} and the sabacc pot of ${figure(sabaccPot)}.`,
      `${wins} both pots: ${figure(pot)} and ${figure(sabaccPot)}.`,
    ];
  },
  wonPot: (pot, one) => won(potOf(pot, one.amount), one),
  wonSabaccPot: (make, one) => {
    const wins = won(`the sabacc pot of ${figure(one.amount)}`, one);
    return make === undefined ? wins : [`${cried(make)}${wins}`, wins];
  },
  sabaccPotStays: (amount) => `The sabacc pot stays at ${figure(amount)}.`,
  result: (net, stack) => {
    const has = `You have ${chips(stack)}.`;
    return net === undefined ? has : [`${brought(net)} ${has}`, has];
  },
  left: (who, entry) => [
    `${does(who, 'leave', 'leaves')} the table with fewer than ${figure(entry)} chips.`,
    `${does(who, 'leave', 'leaves')} the table.`,
  ],
  tableWon: (who) => [
    `${who === 'you' ? 'You’ve' : `${who.name} has`} won the table: every opponent is out. Well played!`,
    `${who === 'you' ? 'You’ve' : `${who.name} has`} won the table. Well played!`,
  ],
  broke: (who) => `${does(who, 'have', 'has')} no chips left.`,
  tooFewChips: (who, left, entry) => [
    `${does(who, 'have', 'has')} ${chips(left)} left, and a game costs ${figure(entry)}.`,
    `${does(who, 'have', 'has')} ${figure(left)} left; a game costs ${figure(entry)}.`,
  ],
};

const bet = ({ call, raise, isFirst }: ToBet): Saying => {
  const match = call === 0 ? 'Check' : `Call ${figure(call)} to stay in`;
  const short = call === 0 ? 'Check' : `Call ${figure(call)}`;
  if (raise === undefined) return call === 0 ? `${match}?` : [`${match}?`, `${short}?`];
  const lift = isFirst ? `bet up to ${figure(raise.most)}` : `raise by up to ${figure(raise.most)}`;
  return [`${match}, or ${lift}? Raises left: ${raise.left}.`, `${match}, or ${lift}?`, `${short} or ${isFirst ? 'bet' : 'raise'}?`];
};

const idle = (now: Idle): Saying => {
  switch (now.type) {
    case 'others-play':
      return 'The others are playing.';
    case 'table-won':
      return 'You’ve won the table. Leave with your chips.';
    case 'over':
      return 'The session is over.';
    case 'too-few-chips':
      return [
        `A game costs ${figure(now.entry)} and you have ${figure(now.chips)}, so it’s time to leave the table.`,
        `A game costs ${figure(now.entry)}. You have ${figure(now.chips)}.`,
      ];
  }
};

const doing: Readonly<Record<ToDo, (call: Chips) => string>> = {
  ready: () => 'start the next game',
  draw: () => 'draw',
  swap: () => 'swap',
  stand: () => 'stand',
  junk: () => 'junk',
  release: () => 'discard a card',
  keep: () => 'keep them all',
  check: () => 'check',
  call: (call) => `call ${figure(call)}`,
  bet: () => 'bet',
  raise: () => 'raise',
  'all-in': () => 'go all-in',
};
const then =
  (fact: (standing: SabaccStanding) => string) =>
  (standing: SabaccStanding): Saying => {
    const { toDo, call } = standing;
    if (toDo.length === 0) return fact(standing);
    return [`${fact(standing)} You can ${or(toDo.map((one) => doing[one](call)))}.`, fact(standing)];
  };

/** "8 times in 100", "once in 100". */
const inAHundred = (chance: number): string => {
  const times = Math.round(chance * 100);
  if (times === 0) return 'less than once in 100';
  return times === 1 ? 'once in 100' : `${times} times in 100`;
};

const why = (one: Why): Saying => {
  switch (one.type) {
    case 'game-over':
      return 'The game is over.';
    case 'nothing-nearer':
      return 'You’re at zero, and you can’t get closer than that.';
    case 'stands':
      return one.betters === 0
        ? `You’re at ${spoken(one.total)}, and no card would improve that.`
        : `You’re at ${spoken(one.total)}, and a card would improve that only ${inAHundred(one.betters)}.`;
    case 'swaps':
      return [
        `Swap ${theCard(one.card)} for ${one.for === null ? 'the top card' : theCard(one.for)} and you’re at ${spoken(one.total)}.`,
        `Swap ${aToken(one.card)} for ${one.for === null ? 'the top card' : aToken(one.for)} and you’re at ${signedTotal(one.total)}.`,
      ];
    case 'costs-more':
      return [
        `A hand like this wins ${inAHundred(one.wins)}, and staying in costs more than that’s worth.`,
        `A hand like this wins ${inAHundred(one.wins)}.`,
      ];
    case 'card-betters':
      return [
        `A card improves your hand ${inAHundred(one.betters)}. If it doesn’t, you can discard it.`,
        `A card improves your hand ${inAHundred(one.betters)}.`,
      ];
    case 'keeps-all':
      return `With all of them you’re at ${spoken(one.total)}.`;
    case 'without':
      return [
        `Without ${theCard(one.card)} you’re at ${spoken(one.total)}.`,
        `Without ${aToken(one.card)} you’re at ${signedTotal(one.total)}.`,
      ];
    case 'wins':
      return `Your ${spoken(one.total)} wins about ${inAHundred(one.wins)}.`;
  }
};

const edges: Readonly<Record<Exclude<Edge['type'], 'make'>, string>> = {
  nearer: 'closer to zero',
  plus: 'plus beats minus',
  'more-cards': 'more cards',
  tiebreak: 'it wins the tiebreak',
};

const lastOneWins = 'If everyone else junks, the last player in wins the bets at once, and the sabacc pot stays.';

const rules = (set: Rules): readonly Passage[] => [
  {
    heading: 'The aim',
    lines: [
      'Get your hand to zero. The hand closest to zero wins the pot, and an exact zero wins the sabacc pot too.',
      'There are 62 cards: circles, squares and triangles, each from −10 to −1 (red) and from 1 to 10 (green), plus two zeros called sylops.',
    ],
  },
  {
    heading: 'A game',
    lines: [
      `You play against ${inWords(set.players.min - 1)} to ${inWords(set.players.max - 1)} opponents, who bring ${figure(set.opponents.min)} to ${figure(set.opponents.max)} chips.`,
      `Everyone puts ${figure(set.entry)} into the sabacc pot. It isn’t a bet: you only get it back by winning with an exact zero.`,
      `The sabacc pot holds ${figure(set.openingPot.min)} to ${figure(set.openingPot.max)} chips when you sit down, and carries over from game to game.`,
      `Everyone is dealt ${inWords(set.dealt)} cards, and one card starts the discard pile. Then come ${inWords(set.rounds)} rounds of action, betting and dice.`,
      'The order is always the same: left, centre, right, then you.',
    ],
  },
  {
    heading: 'The action',
    lines: [
      'Draw: take a card from the deck and look at it. Then discard any one of your cards, or keep them all.',
      'Swap: trade one of your cards for the top of the discard pile. A card from there stays face up for as long as you hold it.',
      'Stand: leave your hand as it is.',
      'Junk: give up your hand and everything you’ve bet.',
    ],
  },
  {
    heading: 'Betting',
    lines: [
      'Each round of betting starts at zero. Check, or bet as much as you like; everyone else has to match the bet or raise it.',
      `Everyone must answer a raise. At most ${inWords(set.raises)} raises per round, counting the first bet.`,
      'If you can’t match a bet, you go all-in with what you have and play for that much from everyone. The rest is a side pot.',
      'Chips that nobody matched go back.',
      set.junkWhileBetting ? 'You can junk during the betting too.' : 'You can’t junk during the betting.',
    ],
  },
  {
    heading: 'The dice',
    lines: [
      'Two dice are rolled after every round, even the last.',
      'On a double, every hand goes to the discard pile, and everyone is dealt as many new cards. It happens one time in six.',
      'When the deck runs out, all the discards but the top one are shuffled back in.',
    ],
  },
  ...(set.ranks === 'spire'
    ? [
        {
          heading: 'Zeros, best first',
          lines: [
            'Pure sabacc: 0, 0.',
            'Full sabacc: 0, +10, +10, −10, −10.',
            'Fleet: 0 and four of another number.',
            'Prime sabacc: 0, +10, −10.',
            'Yee-haa: 0 and another pair.',
            'Rhylet: three of one number and two of another with the opposite sign.',
            'Squadron: two and two of one number.',
            'Gee whiz: 1, 2, 3, 4 and −10, or the reverse.',
            'Straight khyron: a run of four.',
            'Banthas wild: three of one number.',
            'Rule of two: two pairs.',
            'Sabacc: any other zero.',
          ],
        },
        {
          heading: 'Who wins',
          lines: [
            'The best zero wins. If nobody has one, the hand closest to zero wins.',
            'In a tie, plus beats minus, then more cards win, then the higher sum of plus cards, then the highest plus card.',
            'If hands are still tied, each of those players draws a card blind: closest to zero wins, and plus beats minus.',
            lastOneWins,
          ],
        },
      ]
    : [
        {
          heading: 'Who wins',
          lines: [
            'The hand closest to zero wins. Between 1 and −1, plus beats minus. Between equal totals, more cards win.',
            'If hands are still equal, they share the pot, and an odd chip goes to the earlier seat. Equal zeros share the sabacc pot too.',
            lastOneWins,
          ],
        },
      ]),
  {
    heading: 'Leaving',
    lines: [
      'You can leave between games. Leaving in the middle of a game forfeits your bets and your entry.',
      `An opponent with fewer than ${figure(set.entry)} chips leaves. When they’re all out, you’ve won the table.`,
      `With fewer than ${figure(set.entry)} chips you can’t start a game.`,
    ],
  },
];

/** Sabacc in English. */
export const words = {
  presets: { house: 'House rules', spire: 'Spire rules' },
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  told,
  asked: {
    ready: (entry) => `Another game for ${figure(entry)}?`,
    action: ['Draw, swap, stand or junk? Closest to zero wins.', 'Draw, swap, stand or junk?'],
    discard: 'Discard a card, or keep them all?',
    bet,
    allIn: (call, stack) => [
      `It’s ${figure(call)} to match: go all-in with your last ${figure(stack)}?`,
      `All-in with your last ${figure(stack)}?`,
    ],
    idle,
  },
  actions: {
    ready: 'Next game',
    draw: 'Draw',
    swap: (card) => `Swap ${theCard(card)}`,
    stand: 'Stand',
    junk: 'Junk',
    release: (card) => `Discard ${theCard(card)}`,
    keep: 'Keep all',
    check: 'Check',
    call: (amount) => `Call ${figure(amount)}`,
    bet: (amount) => `Bet ${figure(amount)}`,
    raise: (by) => `Raise by ${figure(by)}`,
    allIn: 'All-in',
  },
  refused: {
    'game-in-play': then(() => 'This game isn’t over yet.'),
    'between-games': then(() => 'This game is over.'),
    'keep-or-release-first': then(() => 'You’ve drawn a card.'),
    'nothing-drawn': then(() => 'You can only discard after a draw.'),
    'betting-now': then(() => 'You can’t change your cards during the betting.'),
    'no-betting-yet': then(() => 'Betting comes once everyone has acted.'),
    'no-junk-while-betting': then(() => 'You can’t junk during the betting.'),
    'not-in-your-hand': then(() => 'You don’t have that card.'),
    'nothing-to-call': then(() => 'There’s no bet to call.'),
    'bet-to-match': then(({ call }) => `You have ${figure(call)} to match.`),
    'too-few-chips': then(({ stack }) => `You only have ${chips(stack)}.`),
    'no-raises-left': then(({ raises }) => `There are at most ${inWords(raises)} raises per round, and they’ve all been made.`),
    'nobody-can-answer': then(() => 'Nobody else has chips left to answer a raise.'),
    'raise-too-small': then(() => 'A raise is at least 1.'),
    'raise-too-large': then(({ stack, call }) => `You can raise by at most ${figure(stack - call)}.`),
    'not-your-turn': ({ idle: now }) => (now.type === 'others-play' ? 'It isn’t your turn yet.' : idle(now)),
    'not-an-action': then(() => 'You can’t do that here.'),
  },
  why,
  cry,
  card: cardName,
  hand: (cards, total) => (cards.length === 0 ? 'You have no cards.' : `You have ${theCards(cards)}: ${spoken(total)} in all.`),
  discards: (cards) => (cards.length === 0 ? 'The discard pile is empty.' : `Discard pile, top first: ${cards.map(cardName).join(', ')}.`),
  beats: (better, worse, edge) => {
    const beaten = `${capital(whose(better.who))} ${signedTotal(better.count)} beats ${whose(worse.who)} ${signedTotal(worse.count)}`;
    const reason = edge.type === 'make' ? `${makes[edge.better]} beats ${makes[edge.worse]}` : edges[edge.type];
    return [`${beaten}: ${reason}.`, `${capital(reason)}.`];
  },
  counts: (total, make) => {
    if (total !== 0) return `${figure(Math.abs(total))} from zero`;
    return make === undefined ? 'a sabacc, worth both pots' : makes[make];
  },
  rules,
} as const satisfies SabaccWords;
