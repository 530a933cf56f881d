/** The screen of Pontoon in English. */
import type { Range } from '@baize/engine';
import { and, capital, cardWord, does, figure, many, percent, theCard, whoWord, whoWords } from '@baize/engine/language/en';
import type { Score } from '@baize/games/pontoon';
import type { BankersEnd, CardsSeen, PontoonScreenWords } from './pontoon-screen-words.ts';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const soften = ({ total, isSoft }: Score): string => (isSoft ? `a soft ${total}` : `${total}`);
const fromTo = ({ min, max }: Range): string => (min === max ? figure(min) : `${figure(min)} to ${figure(max)}`);

const bankersEnd = ({ type, total }: BankersEnd): string =>
  type === 'stuck' ? `sticks on ${total}` : type === 'went-bust' ? `is bust with ${total}` : 'has a five-card trick';

const cardsOf = ({ seen, hidden }: CardsSeen): string =>
  [...seen.map(cardWord), ...(hidden === 0 ? [] : [hidden === 1 ? 'a hidden card' : `${hidden} hidden cards`])].join(', ');

const sum = ({ kind, total, isSoft }: Score): string => (kind === 'pontoon' ? 'pontoon, 21' : isSoft ? `soft ${total}` : `${total}`);
const ends = (score: Score | undefined): string => (score === undefined ? '' : ` ${capital(sum(score))}.`);

/** The screen in English. */
export const words = {
  figure,
  signed: (count) => (count > 0 ? `+${figure(count)}` : count < 0 ? `-${figure(-count)}` : '0'),
  card: (card) => capital(cardWord(card)),
  print: {
    house: 'A pontoon beats a five-card trick beats 21  ·  the banker wins ties',
    british: 'Pontoons and five-card tricks are paid double  ·  the banker wins ties',
  },
  reshuffled: 'Deck reshuffled',
  hiddenCard: 'hidden card',
  headings: {
    banker: 'BANKER',
    mine: 'YOUR HAND',
    myHand: 'YOUR HAND',
    myHands: 'YOUR HANDS',
    myBank: 'YOUR HAND, THE BANK',
    myBankShort: 'YOUR BANK',
    hand: (number) => `HAND ${number}`,
    active: '*active*',
    stake: 'Stake',
    showing: (total) => `showing ${total}`,
    total: (score) => (score.kind === 'pontoon' ? ['pontoon, 21', 'pontoon'] : sum(score)),
  },
  stands: { bust: 'bust', pontoon: 'pontoon', trick: '5 cards', stuck: 'sticks' },
  ended: { bust: 'Bust', pontoon: 'Pontoon', trick: 'Five cards', stuck: 'Stick', playing: '' },
  fared: ({ result, times: often }) => `${result}${often === 2 ? ' double' : ''}`,
  hands: (count) => many(count, 'hand', 'hands'),
  results: (counts) => counts.map(({ result, count }) => `${count} ${result}`).join(', '),
  columns: {
    seats: 'At the table',
    cards: 'Cards',
    stake: 'Stake',
    result: 'Result',
    chips: 'Chips',
    bank: '(bank)',
    bankShort: 'B',
    out: 'out',
  },
  log: {
    bankersTurn: (up, drawn, end) => {
      const shows = `The banker turns up ${and(up.map(theCard))}`;
      const ending = bankersEnd(end);
      if (drawn.length === 0) return [`${shows} and ${ending}.`, `The banker ${ending}.`];
      return [
        `${shows}, gets ${and(drawn.map(theCard))} and ${ending}.`,
        `${shows}, twists ${times(drawn.length)} and ${ending}.`,
        `The banker twists ${times(drawn.length)} and ${ending}.`,
        `The banker ${ending}.`,
      ];
    },
    twisted: (card, score) => `You twist and get ${theCard(card)}. You have ${soften(score)}${score.isSoft ? ': the ace counts 11' : ''}.`,
    dealt: (score, shown) => `You have ${score.kind === 'pontoon' ? 'a pontoon' : soften(score)}. The banker shows ${theCard(shown)}.`,
  },
  welcome: {
    house: [
      'Welcome to Pontoon, house rules. You against the banker.',
      'Get closer to 21 than the banker without going over. An ace counts 1 or 11, a court card 10. Twist takes a card, stick keeps what you have.',
      'A pontoon (ace and ten card) beats a five-card trick, which beats 21.',
      'The banker twists on 16 or less, sticks on 17 or more, and wins ties.',
    ],
    british: (players, stack, { stake, stickFrom }) => [
      [
        `Welcome to Pontoon, British rules. ${capital(whoWords(players))}, with ${figure(stack)} chips each.`,
        `Pontoon, British rules. ${capital(whoWords(players))}, with ${figure(stack)} chips each.`,
      ],
      [
        'Get closer to 21 than the banker without going over. An ace counts 1 or 11, a court card 10. The highest cut takes the bank.',
        'Get closer to 21 than the banker without going over. Aces count 1 or 11, court cards 10.',
      ],
      [
        `Stake ${stake.min} to ${stake.max} on your first card. Then buy cards face down for more chips, twist for a free one face up, or stick on ${stickFrom} or more.`,
        `Stake ${stake.min} to ${stake.max}. Then buy, twist for free, or stick on ${stickFrom} or more.`,
      ],
      [
        'A pontoon (ace and ten card) beats a five-card trick, which beats 21. Both are paid double. The banker wins ties.',
        'Pontoons (ace and ten card) and five-card tricks beat 21 and pay double. The banker wins ties.',
      ],
    ],
  },
  status: {
    rounds: (count) => `Rounds: ${figure(count)}`,
    won: (count) => `Won: ${figure(count)}`,
    lost: (count) => `Lost: ${figure(count)}`,
    round: (number) => `Round ${number}`,
    cut: 'The cut',
    inDeck: (cards) => `${many(cards, 'card', 'cards')} in the deck`,
    chips: (count) => `Chips: ${figure(count)}`,
    stakes: (stakes) =>
      stakes.length > 2
        ? `Staked: ${figure(stakes.reduce((all, stake) => all + stake, 0))}`
        : `${stakes.length > 1 ? 'Stakes' : 'Stake'}: ${stakes.map(figure).join(' + ')}`,
    outcome: (net) => (net > 0 ? `Won: ${figure(net)}` : net < 0 ? `Lost: ${figure(-net)}` : 'Even'),
    keepsBank: (who) => (who === 'you' ? 'you have the bank' : `${who.name} has the bank`),
    getsBank: (who) => `the bank goes to ${whoWord(who)}`,
  },
  leave: {
    uncounted: { warning: 'The round isn’t over and won’t count.', question: 'Leave in the middle of the round?' },
    staked: (atRisk, stack) => ({
      warning: `The round isn’t over. You lose the ${many(atRisk, 'chip', 'chips')} you’ve staked and leave with ${figure(stack)}.`,
      question: `Leave and lose ${figure(atRisk)}?`,
    }),
  },
  summary: (rounds, won, lost, even) =>
    `Rounds: ${figure(rounds)}. Won: ${figure(won)}. Lost: ${figure(lost)}.${even > 0 ? ` Even: ${figure(even)}.` : ''}`,
  leavesWith: (stack) => `You leave the table with ${many(stack, 'chip', 'chips')}.`,
  goodbye: 'Goodbye, and thank you for the game.',
  keys: {
    twist: 'twist: take a card',
    stick: 'stick: keep what you have',
    buy: 'buy a card, face down',
    split: 'split a pair',
    stake: 'type a stake, then Enter',
  },
  score: {
    name: 'Score',
    session: 'This session',
    rounds: 'Rounds',
    won: 'Won',
    lost: 'Lost',
    even: 'Even',
    winRate: 'Win rate',
    longestRun: 'Longest run',
    net: 'Net',
    bestRound: 'Best round',
    wonAndLost: 'Won / lost',
    chips: 'Chips',
    out: 'out',
    you: 'You',
    percent: (share) => percent(share, 1),
  },
  tells: {
    hold: (cards, score) => `You have ${cardsOf(cards)}.${ends(score)}`,
    holdHand: (hand, cards, score) => `Hand ${hand}: ${cardsOf(cards)}.${ends(score)}`,
    holdNothing: 'You have no cards.',
    lies: (name, isBanker, hands) => {
      const who = name === undefined ? 'The banker' : isBanker ? `${name}, the banker` : name;
      return `${who}: ${hands.map(cardsOf).join('; ')}.`;
    },
    nothingDealt: 'Nothing is dealt yet.',
    noStakes: 'There are no stakes at this table.',
    staked: (staked, left) =>
      staked === 0
        ? `You have nothing staked, and ${figure(left)} left.`
        : `You have staked ${figure(staked)}, and have ${figure(left)} left.`,
    alone: 'It’s just you against the banker.',
    sits: (who, stack, isBanker) => {
      const has = stack === undefined ? `${does(who, 'are', 'is')} out` : `${does(who, 'have', 'has')} ${many(stack, 'chip', 'chips')}`;
      return `${has}${isBanker ? ', and the bank' : ''}.`;
    },
  },
  choices: {
    ready: { word: 'next', label: '[Y]es, another round', short: '[Y]es', asked: 'another round: yes (y or Enter)' },
    no: { word: 'no', label: '[N]o', asked: 'no (n)' },
    declare: { word: 'show', label: '[Enter] Show pontoon', short: '[Enter] Show', asked: 'show your pontoon (Enter)' },
    twist: { word: 'twist', label: '[T]wist', asked: 'twist (t)' },
    stick: { word: 'stick', label: '[S]tick', asked: 'stick (s)' },
    split: { word: 'split', label: 's[P]lit', asked: 'split (p)' },
    stake: { word: 'stake', label: '[0-9] Stake', ask: 'Your stake', asked: (range) => `your stake, ${fromTo(range)}` },
    buy: {
      word: 'buy',
      label: '[B]uy',
      ask: 'Buy for',
      asked: (range) => (range.min === range.max ? `buy for ${figure(range.min)} (b)` : `buy for ${fromTo(range)} (b and the amount)`),
    },
  },
} as const satisfies PontoonScreenWords;
