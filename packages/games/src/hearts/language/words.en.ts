/** Hearts in English. */
import {
  type Card,
  type CountOf,
  heldBySuit,
  type Passage,
  type Saying,
  type Seat,
  type Suit,
  type SuitHeld,
  type Who,
} from '@baize/engine';
import {
  and,
  capital,
  cardWord,
  countWords,
  does,
  figure,
  heldWords,
  inWords,
  many,
  or,
  ranksWords,
  shortCard,
  suitWord,
  tenth,
  theCard,
  verb,
  whose,
  whoWord,
  whoWords,
} from '@baize/engine/language/en';
import { suitOrder } from '../hand-order.ts';
import type { Rules } from '../rules.ts';
import type { CardWhy, Why } from '../state.ts';
import type { HeartsStanding, HeartsWords, PassWay, ToDo } from './hearts-words.ts';

const ways: Readonly<Record<PassWay, string>> = { left: 'to the left', right: 'to the right', across: 'across' };
const places: Readonly<Record<PassWay, string>> = { left: 'on your left', right: 'on your right', across: 'across the table' };
const points = (count: number): string => many(count, 'point', 'points');
/** "0.6 points"; behind a decimal one is many too: "1.0 points". */
const cost = (value: number): string => `${tenth(value)} points`;
/** "A♠, K♥ and K♦". */
const cardSigns = (cards: readonly Card[]): string => and(cards.map(shortCard));
const theCards = (cards: readonly Card[]): string => and(cards.map(theCard));

const handLine = (held: readonly SuitHeld[]): string =>
  held.map(({ suit, cards }) => `${capital(suitWord(suit))}: ${ranksWords(cards)}.`).join(' ');

const told: HeartsWords['told'] = {
  dealerDrawn: (dealer) => `${does(dealer, 'deal', 'deals')} first.`,
  handBegan: (hand, way, to) => {
    if (way === 'none') return `Hand ${hand}. No passing this time.`;
    if (to === undefined) return `Hand ${hand}. Everyone passes three cards ${ways[way]}.`;
    return [`Hand ${hand}. Pass three cards to ${whoWord(to)}, ${places[way]}.`, `Hand ${hand}. Pass three to ${whoWord(to)}.`];
  },
  dealt: (held) => ['Your hand.', handLine(held)],
  allPassed: (way) => `Everyone passes three cards ${ways[way]}.`,
  youPassed: (cards, to) => [`You pass ${whoWord(to)} ${theCards(cards)}.`, `You pass ${whoWord(to)} ${cardSigns(cards)}.`],
  youGot: (cards, from) => [
    `${does(from, 'pass', 'passes')} you ${theCards(cards)}.`,
    `${does(from, 'pass', 'passes')} you ${cardSigns(cards)}.`,
  ],
  opened: (who) => [
    `${does(who, 'have', 'has')} the 2 of clubs and ${verb([who], 'lead', 'leads')} it.`,
    `${does(who, 'lead', 'leads')} the 2 of clubs.`,
  ],
  led: (who, card, trick) => {
    const leads = `${does(who, 'lead', 'leads')} ${theCard(card)}.`;
    return [`Trick ${trick}. ${leads}`, leads];
  },
  followed: (who, card) => `${does(who, 'play', 'plays')} ${theCard(card)}.`,
  threw: (who, card, led) => [
    `${does(who, 'have', 'has')} no ${suitWord(led)} and ${verb([who], 'discard', 'discards')} ${theCard(card)}.`,
    `${does(who, 'discard', 'discards')} ${theCard(card)}.`,
  ],
  heartsBroken: 'Hearts are broken.',
  took: (who, count) => {
    const takes = does(who, 'take', 'takes');
    if (count === 0) return [`${takes} the trick. No points.`, `${takes} the trick.`];
    if (count < 0) return `${takes} the trick: ${points(-count)} off.`;
    return [`${takes} the trick and ${points(count)}.`, `${takes} ${points(count)}.`];
  },
  spared: ['Points forced onto the first trick don’t count.', 'These points don’t count.'],
  moonShot: (who) => [
    `${does(who, 'shoot', 'shoots')} the moon, with every heart and the queen of spades!`,
    `${does(who, 'shoot', 'shoots')} the moon!`,
  ],
  moonChosen: (who, way) =>
    way === 'minus'
      ? `${does(who, 'take', 'takes')} 26 points off ${who === 'you' ? 'your' : 'their'} score.`
      : `${does(who, 'give', 'gives')} everyone else 26 points.`,
  handScored: (hand, counts) => `Hand ${hand} is over. ${capital(countWords(counts))}.`,
  totals: (scores, lowest) => {
    const lead = lowest.length > 1 ? 'are tied for the lead' : verb(lowest, 'are in the lead', 'is in the lead');
    return `Totals: ${countWords(scores)}. ${capital(whoWords(lowest))} ${lead}.`;
  },
  gameOver: (scores) => `Game over. ${capital(countWords(scores))}.`,
  winners: (winners, score) =>
    `${capital(whoWords(winners))} ${winners.length > 1 ? 'share the win' : verb(winners, 'win', 'wins')} with ${points(score)}.`,
};

const asked: HeartsWords['asked'] = {
  pass: 'Which three cards will you pass?',
  moon: ['You shot the moon! Take 26 off your score, or give everyone else 26?', 'Take 26 off, or give everyone else 26?'],
  ready: 'Next hand?',
  othersChoose: 'The others are still choosing.',
  othersPlay: 'The others are playing.',
  gameOver: 'Game over.',
  leadTwoOfClubs: 'Your lead. The 2 of clubs goes first.',
  leadAny: 'Your lead. Any card will do.',
  lead: (suits) => [`Your lead. Hearts aren’t broken yet: lead ${or(suits.map(suitWord))}.`, 'Your lead. Hearts aren’t broken yet.'],
  follow: (led, cards) => [`Your turn. Follow ${suitWord(led)}: ${ranksWords(cards)}.`, `Your turn. Follow ${suitWord(led)}.`],
  throwOff: (led, spares) =>
    spares
      ? [`Your turn. You have no ${suitWord(led)}: any card but a heart or the queen of spades.`, 'No hearts and no queen of spades.']
      : [`Your turn. You have no ${suitWord(led)}, so play any card.`, `No ${suitWord(led)}: any card.`],
};

const toDo = (now: ToDo): string => {
  switch (now.type) {
    case 'pass':
      return 'Pick three different cards from your hand.';
    case 'play':
      return `You can play ${heldWords(now.held)}.`;
    case 'moon':
      return 'Take 26 off your score, or give everyone else 26.';
    case 'ready':
      return 'Go on to the next hand.';
    case 'wait':
      return 'Just a moment.';
    case 'over':
      return 'The game is over.';
  }
};
const then =
  (fact: string) =>
  ({ toDo: now }: HeartsStanding): string =>
    `${fact} ${toDo(now)}`;

/** "diamond", of the suit of diamonds. */
const oneOf: Readonly<Record<Suit, string>> = { c: 'club', d: 'diamond', h: 'heart', s: 'spade' };
const danger = (isQueenOut: boolean): string => (isQueenOut ? 'the queen is still out' : 'hearts could land on it');
const voids = (seats: readonly Seat[], suit: string, who: (seat: Seat) => Who): string => {
  const whos = seats.map(who);
  return `${capital(whoWords(whos))} ${verb(whos, 'have', 'has')} no ${suit} left`;
};

const cardWhy = (one: CardWhy, who: (seat: Seat) => Who): string => {
  switch (one.type) {
    case 'higher-to-come': {
      const higher = one.higher === 1 ? 'one higher card is' : `${inWords(one.higher)} higher cards are`;
      return `${voids(one.voids, suitWord(one.suit), who)} and ${danger(one.isQueenOut)}, but ${higher} still to come.`;
    }
    case 'not-that-suit':
      return `${voids(one.voids, suitWord(one.suit), who)} and ${danger(one.isQueenOut)}, so stay off ${suitWord(one.suit)}.`;
    case 'drives-queen':
      return 'The queen is still out, and low spades will flush her out.';
    case 'all-may-follow':
      return `Nothing beats it, but everyone may still have ${suitWord(one.suit)}.`;
    case 'higher-out':
      return `${one.higher === 1 ? `One higher ${oneOf[one.suit]} is` : `${capital(inWords(one.higher))} higher ${suitWord(one.suit)} are`} still out, so someone else will probably take it.`;
    case 'gives-queen':
      return `You have no ${suitWord(one.led)}, so give ${whoWord(who(one.to))} the queen.`;
    case 'gives-heart':
      return `You have no ${suitWord(one.led)}, so give ${whoWord(who(one.to))} a heart.`;
    case 'gets-rid':
      return `You have no ${suitWord(one.led)}: a good time to get rid of ${theCard(one.card)}.`;
    case 'stays-under':
      return `It stays under ${theCard(one.card)}, so the trick won’t be yours.`;
    case 'high-now':
      return `It’s high for now, with ${one.after === 1 ? 'one player' : `${inWords(one.after)} players`} still to come.`;
    case 'cannot-duck':
      return `You can’t get under ${whose(who(one.seat))} ${cardWord(one.card)}.`;
    case 'cheap-win':
      return 'You play last and there are no points in it: a cheap way to get rid of a high card.';
  }
};

/** Somebody who may still shoot the moon can lose points that they have taken. */
const isRelief = (points: number): boolean => Number(points.toFixed(1)) < 0;
const doubts = {
  winning: ', though it may be the other way round for winning the game',
  early: ', though this early in a hand that’s a guess',
  little: ', which is close enough to be chance',
} as const;

const betterCard = (
  { best, taken, why: reason, doubt }: Extract<Why, { readonly type: 'better-card' }>,
  who: (seat: Seat) => Who,
): Saying => {
  const own = isRelief(best.points) ? `takes about ${cost(-best.points)} off your score` : `costs about ${cost(best.points)}`;
  const other = isRelief(best.points) === isRelief(taken.points) ? tenth(Math.abs(taken.points)) : `costs ${cost(taken.points)}`;
  const counted = `From here, ${theCard(best.what)} ${own} on average, and ${theCard(taken.what)} ${other}`;
  const doubted = doubt === null ? '' : doubts[doubt];
  return [`${cardWhy(reason, who)} ${counted}${doubted}.`, `${counted}${doubted}.`];
};

const why = (one: Why, who: (seat: Seat) => Who): Saying => {
  switch (one.type) {
    case 'only-card':
      return 'It’s the only card you can play.';
    case 'hand-over':
      return 'The hand is over.';
    case 'moon-near':
      return `Go for every point: from here the moon comes off ${one.timesInTen} times in ten.`;
    case 'moon-way':
      return one.way === 'plus'
        ? '26 for everyone else puts you further ahead.'
        : '26 for the others would end the game, and you wouldn’t win it.';
    case 'card-costs': {
      const costs = `${capital(theCard(one.best.what))} costs you ${cost(one.best.points)} on average`;
      return one.next === null ? `${costs}.` : [`${costs}, ${theCard(one.next.what)} ${tenth(one.next.points)}.`, `${costs}.`];
    }
    case 'pass-costs': {
      const costs = `Without those three, a hand like this costs you ${cost(one.best.points)} on average.`;
      if (one.next === null) return costs;
      return [`${costs} The next best pass is ${theCards(one.next.what)}, at ${tenth(one.next.points)}.`, costs];
    }
    case 'better-card':
      return betterCard(one, who);
    case 'better-pass':
      return `Without ${theCards(one.best.what)}, a hand like this costs about ${cost(one.best.points)}; without the three you passed, ${tenth(one.points)}.`;
    default:
      return cardWhy(one, who);
  }
};

/** "17, East 6, West 3": what comes behind the first name. */
const countsAfter = ({ count }: CountOf, more: readonly CountOf[]): string =>
  [figure(count), ...more.map((one) => countWords([one]))].join(', ');

const moonLine: Readonly<Record<Rules['moon'], string>> = {
  choice: 'You choose: take 26 points off your own score, or add 26 to everyone else’s.',
  plus: 'Everyone else gets 26 points and you get none.',
  minus: 'You take 26 points off your score.',
};

const rules = (set: Rules): readonly Passage[] => [
  {
    heading: 'The aim',
    lines: ['Four players, no partners. Avoid taking hearts and the queen of spades, or take them all. The lowest score wins.'],
  },
  {
    heading: 'Dealing and passing',
    lines: [
      'All 52 cards are dealt one at a time, thirteen each, starting on the dealer’s left. The first dealer is drawn; after that the deal moves clockwise.',
      'Before play, everyone passes three cards. You see what you’re given once everyone has chosen.',
      'The first hand passes left, the second right, the third across, and the fourth doesn’t pass. Then it starts over.',
    ],
  },
  {
    heading: 'Tricks',
    lines: [
      'Whoever holds the 2 of clubs leads it to the first trick.',
      'Follow suit if you can. If you can’t, play anything.',
      'The highest card of the suit led takes the trick, and its player leads the next one. Aces are high, and there are no trumps.',
      'You can’t play a heart or the queen of spades on the first trick unless you have nothing else.',
    ],
  },
  {
    heading: 'Breaking hearts',
    lines: [
      'You can’t lead a heart until hearts are broken, unless hearts are all you have.',
      set.queenBreaksHearts
        ? 'Hearts are broken for the rest of the hand once someone plays a heart or the queen of spades.'
        : 'Hearts are broken for the rest of the hand once someone plays a heart. The queen of spades doesn’t break them.',
    ],
  },
  {
    heading: 'Scoring',
    lines: [
      'Each heart you take costs 1 point, and the queen of spades 13.',
      ...(set.jackOfDiamonds === 0
        ? []
        : [`The jack of diamonds takes ${-set.jackOfDiamonds} points off. You don’t need it for the moon.`]),
      set.firstTrickCounts
        ? 'Points forced onto the first trick count like any others.'
        : 'Points forced onto the first trick don’t count.',
    ],
  },
  {
    heading: 'Shooting the moon',
    lines: [`Take all thirteen hearts and the queen of spades in one hand, and you’ve shot the moon. ${moonLine[set.moon]}`],
  },
  {
    heading: 'The end',
    lines: [
      `The game ends with the hand in which someone reaches ${set.endsAt} points. The lowest score wins.`,
      set.tie === 'together'
        ? 'Players tied for the lowest score share the win.'
        : 'If players are tied for the lowest score, another hand is played.',
    ],
  },
];

/** Hearts in English. */
export const words = {
  presets: { house: 'House rules', modern: 'Modern rules', omnibus: 'Omnibus rules' },
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  told,
  asked,
  actions: {
    pass: (cards) => `Pass ${theCards(cards)}`,
    play: (card) => `Play ${theCard(card)}`,
    moon: { minus: 'Take 26 off my score', plus: 'Give everyone else 26' },
    ready: 'Next hand',
  },
  refused: {
    'hand-in-play': then('This hand isn’t over yet.'),
    'between-hands': then('This hand is over.'),
    'pass-first': then('You pass three cards before play.'),
    'passing-is-over': then('The passing is done.'),
    'choose-three': then('You pass exactly three cards.'),
    'no-moon': then('Nobody has shot the moon.'),
    'choose-moon-first': then('You shot the moon.'),
    'not-in-hand': then('You don’t have that card.'),
    'lead-two-of-clubs': () => 'The 2 of clubs leads the first trick. Play that.',
    'follow-suit': ({ led, playable }) =>
      `You have ${led === undefined ? 'the suit led' : suitWord(led)}, so follow suit: ${heldWords(playable)}.`,
    'no-points-on-first-trick': ({ suits }) => `No hearts or queen of spades on the first trick. Play ${or(suits.map(suitWord))}.`,
    'hearts-not-broken': ({ suits }) => `Hearts aren’t broken yet. Lead ${or(suits.map(suitWord))}.`,
    'not-your-turn': ({ toDo: now }) => (now.type === 'over' ? 'The game is over.' : 'It isn’t your turn yet.'),
    'not-an-action': then('You can’t do that here.'),
  },
  why,
  hand: (cards) => handLine(heldBySuit(cards, suitOrder)),
  points: (count) => (count === 0 ? 'no points' : count < 0 ? `${points(-count)} off` : points(count)),
  passing: (to, from): Saying => [
    `You pass three cards to ${whoWord(to)} and get three from ${whoWord(from)}.`,
    `Three to ${whoWord(to)}, three from ${whoWord(from)}.`,
  ],
  swapping: (who) => `You and ${whoWord(who)} swap three cards.`,
  handTook: (others, mine): Saying => {
    const [first, ...more] = others;
    const list = first === undefined ? '' : `${whoWord(first.who)} gets ${countsAfter(first, more)}.`;
    const own = mine === undefined ? '' : mine === 0 ? 'You get none.' : `You get ${figure(mine)}.`;
    return [[list, own].filter((part) => part !== '').join(' '), own === '' ? list : own];
  },
  nextHand: (hand, way) => `Next: hand ${hand}, ${way === 'none' ? 'no passing' : `pass ${way}`}.`,
  rules,
} as const satisfies HeartsWords;
