/** Blackjack's screen in English. */
import type { Card, Saying } from '@baize/engine';
import { and, capital, cardWord, figure, inWords, many, or, percent, rankWord, theCard } from '@baize/engine/language/en';
import { blackjackModule, dealerWithin, feltSentences, money, netText, type Rules, totalWithin, totalWords } from '@baize/games/blackjack';
import type { BlackjackScreenWords, ChoiceName, FaredAlike, FirstTwo } from './blackjack-screen-words.ts';

/** Ranks as words, for pairs and halves: "eight". */
const rankName = (card: Card): string => {
  const rank = rankWord(card);
  return /^\d+$/.test(rank) ? inWords(Number(rank)) : rank;
};
const plural = (name: string): string => (name === 'six' ? 'sixes' : `${name}s`);
/** "an 8", "a queen". */
const aCard = (card: Card): string => {
  const rank = rankWord(card);
  return `${rank === '8' || rank === 'ace' ? 'an' : 'a'} ${rank}`;
};
const cardList = (cards: readonly Card[]): string => cards.map(cardWord).join(', ');

const heldWords = (held: FirstTwo): string => {
  if ('pairOf' in held) return `a pair of ${plural(rankName(held.pairOf))}`;
  const total = totalWithin(held);
  return held.soft && held.total < 21 ? `a ${total}` : total;
};

const choices: BlackjackScreenWords['choices'] = {
  next: { word: 'next', label: '[Enter] Next hand', asked: 'next hand (Enter)' },
  out: { word: 'out', label: '[O] Sit out', short: '[O]ut', asked: 'sit this one out (o)' },
  insure: { word: 'yes', label: '[Y]es, insure', asked: 'insure (y)' },
  decline: { word: 'no', label: '[N]o insurance', asked: 'not (n)' },
  hit: { word: 'hit', label: '[H]it', asked: 'hit (h)' },
  stand: { word: 'stand', label: '[S]tand', asked: 'stand (s)' },
  double: { word: 'double', label: '[D]ouble', asked: 'double (d)' },
  split: { word: 'split', label: 's[P]lit', asked: 'split (p)' },
  surrender: { word: 'surrender', label: '[F] Surrender', short: '', asked: 'surrender (f)' },
};
const askedFor = (names: readonly ChoiceName[]): string => or(names.map((name) => choices[name].asked));

const verbs: Readonly<Record<FaredAlike['outcome'], string>> = { lose: 'beats', win: 'loses to', push: 'ties with' };
const faredAlike = ({ outcome, totals, hands }: FaredAlike): string => {
  const [total, ...more] = totals;
  // Two hands with the same total fare alike: "beats both 20s".
  if (more.length > 0 || hands === 1) return `${verbs[outcome]} ${and(totals.map(String))}`;
  return `${verbs[outcome]} ${hands === 2 ? 'both' : 'all'} ${total}s`;
};

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${inWords(count)} times`);
/** "turns over the king of hearts and draws the jack of spades" */
const dealersCards = (turned: Card | undefined, drawn: readonly Card[], name: (card: Card) => string): string =>
  [...(turned === undefined ? [] : [`turns over ${name(turned)}`]), ...(drawn.length === 0 ? [] : [`draws ${and(drawn.map(name))}`])].join(
    ' and ',
  );

const betLimits = (rules: Rules): string => {
  const { min, max } = rules.bet;
  return max === null ? `Bet from ${money(rules, min)} up to all you have.` : `Bets from ${money(rules, min)} to ${money(rules, max)}.`;
};

/** Blackjack's screen in English. */
export const words = {
  welcome: (rules, chips) => [
    'Get closer to 21 than the dealer without going over.',
    `You have ${money(rules, chips)}. ${betLimits(rules)}`,
  ],
  opening: (rules, chips) => [
    `Blackjack 21: ${blackjackModule.words.preset(rules)}. You have ${money(rules, chips)}.`,
    feltSentences(rules),
  ],
  goodbye: 'Goodbye, and thanks for the game.',
  leave: (rules, bet, left) => ({
    warning: `This hand isn’t over. If you leave, you lose it and the ${money(rules, bet)} you’ve bet. You keep ${money(rules, left)}.`,
    question: `Leave and lose ${money(rules, bet)}?`,
  }),
  keys: {
    digits: 'type a bet, then Enter',
    last: 'bet the same again',
    out: 'sit this round out',
    hit: 'hit: take a card',
    stand: 'stand: keep your hand',
    double: 'double for one more card',
    split: 'split a pair',
    surrender: 'surrender for half the bet',
    insurance: 'insurance: yes, no',
  },

  chips: (rules, chips) => `Chips: ${money(rules, chips)}`,
  bets: (rules, laid) => {
    const [one, two, ...more] = laid;
    if (one === undefined) return 'Bet: -';
    if (two === undefined) return `Bet: ${money(rules, one)}`;
    return more.length === 0
      ? `Bets: ${money(rules, one)} + ${money(rules, two)}`
      : `Bets: ${money(
          rules,
          laid.reduce((all, bet) => all + bet, 0),
        )}`;
  },
  round: (round, cards, decks) => [
    `Hand ${round} · ${many(cards, 'card', 'cards')} in the ${decks === 1 ? 'deck' : 'shoe'}`,
    `Hand ${round}`,
  ],

  choices,
  bet: { label: '[0-9] Bet', asked: 'your bet', ask: 'Place your bet' },
  enter: { deal: '[Enter] Deal', bet: '[Enter] Bet' },
  emptyBet: (rules, min, max) =>
    min === max
      ? `Type ${money(rules, min)}, then Enter.`
      : `Type an amount from ${money(rules, min)} to ${money(rules, max)}, then Enter.`,
  last: (rules, bet) => ({
    word: 'last',
    label: `[L]ast bet ${money(rules, bet)}`,
    short: `[L]ast ${money(rules, bet)}`,
    asked: 'the last bet (l)',
  }),
  next: 'Press ENTER for next hand or Q to quit',
  yourMove: (rules, dear, bet) => {
    if (dear.length === 0) return 'Your move.';
    return [`Your move. It’s ${money(rules, bet)} more to ${or(dear)}.`, `${capital(or(dear))} for ${money(rules, bet)} more.`];
  },
  handInTurn: (hand, signs, total) => `Hand ${hand}: ${signs} (${totalWords(total)})`,
  question: (names, hand) =>
    hand === undefined ? `${capital(askedFor(names))}?` : `Hand ${hand.hand}, ${totalWithin(hand)}: ${askedFor(names)}?`,
  insuranceQuestion: (rules, cost, names) => `Insurance for ${money(rules, cost)}? ${capital(askedFor(names))}?`,

  dealer: 'DEALER',
  showing: (total) => `showing ${total}`,
  blackjack: 'BLACKJACK!',
  bust: 'bust',
  yourHand: 'YOUR HAND',
  yourHands: 'YOUR HANDS',
  hiddenCard: 'hidden card',
  cardName: (card) => capital(cardWord(card)),
  insurance: (rules, laid, net) => {
    if (net === undefined) return `Insurance: ${money(rules, laid)}`;
    return net > 0 ? `Insurance pays 2 to 1: ${netText(rules, net)}` : `Insurance lost: ${netText(rules, net)}`;
  },
  reshuffled: '↻ Deck reshuffled',
  keepsBank: ['YOU KEEP THE BANK', 'The dealer plays for you.'],
  hand: (hand) => `HAND ${hand}`,
  active: '*active*',
  stands: { stood: 'Stand', doubled: 'Double', bust: 'Bust', surrendered: 'Surrender' },
  fared: { blackjack: 'BLACKJACK', win: 'WIN', push: 'PUSH', lose: 'LOSS', bust: 'BUST', surrender: 'SURRENDER' },
  natural: 'BJ',
  withoutCards: { 'out-of-chips': 'out of chips', bank: 'keeps the bank', bet: 'has bet', thinks: 'thinking', out: 'sits out' },

  dealt: (held, up): Saying => [
    `You have ${heldWords(held)}. The dealer shows ${aCard(up)}.`,
    `${capital(heldWords(held))} against ${aCard(up)}.`,
  ],
  dealersTurn: (view, turned, drawn): Saying => {
    const end = dealerWithin(view);
    return [
      `The dealer ${dealersCards(turned, drawn, theCard)}: ${end}.`,
      `The dealer ${dealersCards(turned, drawn, aCard)}: ${end}.`,
      drawn.length === 0 ? `The dealer shows ${end}.` : `The dealer draws ${times(drawn.length)}: ${end}.`,
    ];
  },
  splitResult: (dealer, fared): Saying => {
    const list = and(fared.map(faredAlike));
    return [`The dealer’s ${dealer} ${list}.`, `${dealer} ${list}.`];
  },
  lastHand: (rules, total, net) =>
    net === 0
      ? `Your last hand was a push with ${total}.`
      : `You ${net > 0 ? 'won' : 'lost'} the last hand with ${total}: ${netText(rules, net)}.`,
  secondHalf: (card) => `Now the second ${rankName(card)}.`,

  statistics: 'Statistics',
  thisSession: 'This session',
  counts: {
    final: 'Final chips',
    chips: 'Chips',
    most: 'Most chips held',
    played: 'Hands played',
    won: 'Won',
    lost: 'Lost',
    pushed: 'Pushed',
    blackjacks: 'Blackjacks',
    rate: 'Win rate',
  },
  figure,
  percent: (share) => percent(share, 1),
  gameOver: 'GAME OVER',
  gameOverWhy: (rules, chips) =>
    chips === 0 ? 'You have no chips left.' : `Less than ${money(rules, rules.bet.min)} left, the smallest bet.`,
  handsThisSession: (hands) => `${many(hands, 'hand', 'hands')} this session`,
  playAgain: (rules, chips): Saying => [
    `Play again with ${money(rules, chips)}. Your statistics are kept.`,
    `Play again with ${money(rules, chips)}. Statistics kept.`,
  ],
  summary: (rules, { played, won, lost, pushed, blackjacks, peak, stack, rate }) => [
    `Hands played: ${figure(played)}. Won: ${figure(won)}. Lost: ${figure(lost)}. Pushed: ${figure(pushed)}. Blackjacks: ${figure(blackjacks)}.`,
    `Win rate: ${percent(rate, 1)}. Most chips held: ${money(rules, peak)}. Final chips: ${money(rules, stack)}.`,
  ],

  tells: {
    noCards: 'You have no cards.',
    hand: (hand, cards, total) => `${hand === undefined ? 'You have' : `Hand ${hand}`}: ${cardList(cards)}. ${totalWords(total)}.`,
    nothingDealt: 'No cards have been dealt yet.',
    dealer: (cards, isHidden, total) =>
      isHidden
        ? `The dealer has ${and(cards.map(theCard))} and a hidden card, showing ${total.total}.`
        : `The dealer has ${and(cards.map(theCard))}. ${totalWords(total)}.`,
    otherHand: (name, cards, total) => `${name}: ${cardList(cards)}. ${totalWords(total)}.`,
    alone: (rules, chips) => `You’re alone with the dealer, and have ${money(rules, chips)}.`,
    seat: (name, rules, chips, isBank) => {
      const has = `${name === undefined ? 'You have' : `${name} has`} ${money(rules, chips)}`;
      return isBank ? `${has} and ${name === undefined ? 'keep' : 'keeps'} the bank.` : `${has}.`;
    },
    bet: (rules, bet, chips) =>
      `${bet === 0 ? 'You haven’t bet yet.' : `Your bet: ${money(rules, bet)}.`} You have ${money(rules, chips)}.`,
  },
} as const satisfies BlackjackScreenWords;
