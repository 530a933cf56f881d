/** Blackjack in English. */
import type { Card, Passage, Saying } from '@baize/engine';
import {
  and,
  capital,
  cardWord,
  does,
  figure,
  many,
  or,
  rankWord,
  roughly,
  tenth,
  theCard,
  verb,
  whose,
  whoWord,
} from '@baize/engine/language/en';
import { isFreshEveryRound, type Ratio, type Rules } from '../rules.ts';
import type { Action, Brings, MoveWhy, Why } from '../state.ts';
import type { BlackjackStanding, BlackjackWords, HandEnding, Holding, Money, RoundEnd, ToDo, Total, Whose } from './blackjack-words.ts';

// --- small words -----------------------------------------------------------------------------------------------------

const money = ({ chips, currency }: Money): string => (currency === '$' ? `$${figure(chips)}` : figure(chips));
/** A sum with its sign. A plain hyphen, as on a price tag: it has to stand in any terminal. */
const net = (sum: Money): string => {
  const size = money({ ...sum, chips: Math.abs(sum.chips) });
  return sum.chips > 0 ? `+${size}` : sum.chips === 0 ? size : `-${size}`;
};
const ratio = ({ pays, for: each }: Ratio): string => `${pays} to ${each}`;

const total = ({ total: count, soft }: Total): string => (soft ? `Soft ${count}` : `${count}`);
const totalWithin = ({ total: count, soft }: Total): string => (soft ? `soft ${count}` : `${count}`);
const bust = ({ total: count }: Total): string => (count > 21 ? ', bust' : '');
const holding = (held: Holding): string => (held === 'blackjack' ? 'Blackjack' : `${total(held)}${bust(held)}`);
const holdingWithin = (held: Holding): string => (held === 'blackjack' ? 'blackjack' : `${totalWithin(held)}${bust(held)}`);

const cardList = (cards: readonly Card[]): string => cards.map(cardWord).join(', ');
/** "an 8", "a queen", "an ace": suits make no difference here, so a short line leaves them out. */
const aCard = (card: Card): string => {
  const rank = rankWord(card);
  return `${rank === '8' || rank === 'ace' ? 'an' : 'a'} ${rank}`;
};
/** The same of a card's count, where an ace is 1. */
const aCount = (pips: number): string => (pips === 1 ? 'an ace' : pips === 8 ? 'an 8' : `a ${pips}`);

/** "You stand", "Hand 2 stands", "Ada’s hand 2 stands". */
const handDoes = (of: Whose, stand: string, stands: string): string => {
  if (of.hand === undefined) return does(of.who, stand, stands);
  return `${of.owner === undefined ? 'Hand' : `${whose(of.owner)} hand`} ${of.hand} ${stands}`;
};
const handVerb = (of: Whose, stand: string, stands: string): string => (of.hand === undefined ? verb([of.who], stand, stands) : stands);

/** " Chips: $950." */
const purse = (left: Money | undefined): string => (left === undefined ? '' : ` Chips: ${money(left)}.`);
/** " Net result: -$250." */
const netResult = (all: Money | undefined): string => (all === undefined ? '' : ` Net result: ${net(all)}.`);

// --- what happened ---------------------------------------------------------------------------------------------------

const detail = (ending: HandEnding): string => {
  switch (ending.type) {
    case 'blackjack':
      return `pays ${ratio(ending.pays)}`;
    case 'win':
    case 'lose':
      return `${ending.total} against ${ending.dealer}`;
    case 'dealer-bust':
      return `the dealer is bust with ${ending.dealer}`;
    case 'push':
      return `${ending.total} each`;
    case 'bust':
      return `${ending.total} is over 21`;
    case 'both-blackjack':
      return 'you both have blackjack';
    case 'dealer-blackjack':
      return 'the dealer has blackjack';
    case 'surrender':
      return 'half the bet is lost';
  }
};

const titles = {
  blackjack: 'Blackjack!',
  win: 'You win',
  push: 'Push',
  lose: 'You lose',
  bust: 'Bust',
  surrender: 'Surrender',
} as const;

const short: Readonly<Record<keyof typeof titles, string>> = {
  blackjack: 'Blackjack',
  win: 'Win',
  push: 'Push',
  lose: 'Loss',
  bust: 'Bust',
  surrender: 'Surrender',
};

const told: BlackjackWords['told'] = {
  bettingOpened: (round, left) => `Hand ${round}.${purse(left)}`,
  bet: (who, sum, left) => `${does(who, 'bet', 'bets')} ${money(sum)}.${purse(left)}`,
  tookBack: (who, sum, left) => `${does(who, 'take', 'takes')} back ${money(sum)}.${purse(left)}`,
  satOut: (who) => `${does(who, 'sit', 'sits')} this one out.`,
  reshuffled: 'The deck is reshuffled.',
  ranOut: 'The deck has run out. The discards are shuffled back in.',
  dealerShows: (cards, isHidden, count) =>
    isHidden
      ? [`Dealer: ${cardList(cards)} and a hidden card. Showing ${count}.`, `The dealer shows ${and(cards.map(theCard))}.`]
      : `Dealer: ${cardList(cards)}. Showing ${count}.`,
  firstCards: (who, cards, held) =>
    `${capital(whoWord(who))}: ${cardList(cards)}. ${held === 'blackjack' ? 'Blackjack!' : `${total(held)}.`}`,
  splitCards: ({ hand, owner }, cards, held) =>
    `${owner === undefined ? `Hand ${hand}` : `${owner.name}, hand ${hand}`}: ${cardList(cards)}. ${total(held)}.`,
  insuranceOffered: (cost) =>
    cost === undefined
      ? 'The dealer shows an ace and offers insurance.'
      : [`The dealer shows an ace. Insurance costs ${money(cost)}.`, `Insurance costs ${money(cost)}.`],
  insured: (who, sum, left) => `${does(who, 'take', 'takes')} insurance for ${money(sum)}.${purse(left)}`,
  insuranceDeclined: (who) => (who === undefined ? 'No insurance.' : `${does(who, 'take', 'takes')} no insurance.`),
  peeked: ['The dealer checks the hidden card: no blackjack.', 'The dealer doesn’t have blackjack.'],
  drew: (of, card, held, stands) => {
    const draws = handDoes(of, 'draw', 'draws');
    if (!stands) return [`${draws} ${theCard(card)}. ${total(held)}.`, `${draws} ${aCard(card)}: ${totalWithin(held)}.`];
    const on = `and ${handVerb(of, 'stand', 'stands')} on ${held.total}.`;
    return [`${draws} ${theCard(card)} ${on}`, `${draws} ${aCard(card)} ${on}`];
  },
  dealerDrew: (card, held) => [
    `The dealer draws ${theCard(card)}. ${holding(held)}.`,
    `The dealer draws ${aCard(card)}: ${holdingWithin(held)}.`,
  ],
  dealerTurned: (card, held) => [
    `The dealer turns over ${theCard(card)}. ${holding(held)}.`,
    `The dealer turns over ${aCard(card)}: ${holdingWithin(held)}.`,
  ],
  doubled: (who, sum, left) => `${does(who, 'double', 'doubles')} for ${money(sum)} more.${purse(left)}`,
  split: (who, sum, left) => `${does(who, 'split', 'splits')} for ${money(sum)} more.${purse(left)}`,
  surrendered: (who) => `${does(who, 'surrender', 'surrenders')}.`,
  stood: (of, count) => `${handDoes(of, 'stand', 'stands')} on ${count}.`,
  wentBust: (of, count) => `${of.hand === undefined && of.who === 'you' ? 'You’re' : handDoes(of, 'are', 'is')} bust with ${count}.`,
  insuranceSettled: (sum) => (sum.chips > 0 ? `Insurance pays 2 to 1: ${net(sum)}.` : `The insurance is lost: ${net(sum)}.`),
  handEnded: (hand, outcome, ending, sum) => `Hand ${hand}: ${detail(ending)}. ${short[outcome]}, ${net(sum)}.`,
  roundEnded: (who, ending, sum, all, left) => {
    const end = `${netResult(all)}${purse(left)}`;
    const [wins, loses] = [does(who, 'win', 'wins'), does(who, 'lose', 'loses')];
    const back = `${does(who, 'get', 'gets')} ${who === 'you' ? 'your' : 'the'} bet back`;
    switch (ending.type) {
      case 'blackjack':
        return `Blackjack ${detail(ending)}: ${net(sum)}.${end}`;
      case 'win':
        return `${wins}, ${detail(ending)}: ${net(sum)}.${end}`;
      case 'dealer-bust':
        return `The dealer is bust with ${ending.dealer}. ${wins}: ${net(sum)}.${end}`;
      case 'push':
        return `A push, ${ending.total} each. ${back}.${end}`;
      case 'both-blackjack':
        return `A push, blackjack for both. ${back}.${end}`;
      case 'lose':
      case 'bust':
        return `${loses}, ${detail(ending)}: ${net(sum)}.${end}`;
      case 'dealer-blackjack':
        return `The dealer has blackjack. ${loses}: ${net(sum)}.${end}`;
      case 'surrender':
        return `${loses} half the bet: ${net(sum)}.${end}`;
    }
  },
  roundSum: (all, left) => `${netResult(all)}${purse(left)}`.trimStart(),
  cameTo: (who, sum, isBank, left) => {
    const bank = isBank ? ' with the bank' : '';
    if (sum.chips === 0) return `${does(who, 'break', 'breaks')} even${bank}.${purse(left)}`;
    const size = money({ ...sum, chips: Math.abs(sum.chips) });
    return `${sum.chips > 0 ? does(who, 'win', 'wins') : does(who, 'lose', 'loses')} ${size}${bank}.${purse(left)}`;
  },
  nobodyBet: 'Nobody bet.',
  leftTable: (who) => [
    who === 'you'
      ? 'You don’t have enough chips to go on, so you leave the table.'
      : `${who.name} doesn’t have enough chips to go on and leaves the table.`,
    `${does(who, 'leave', 'leaves')} the table.`,
  ],
  over: (why) => {
    switch (why.type) {
      case 'no-chips':
        return `${does(why.who, 'have', 'has')} no chips left. The game is over.`;
      case 'too-few-chips':
        return `${does(why.who, 'have', 'has')} less than ${money(why.least)}, the smallest bet. The game is over.`;
      case 'bank-broken':
        return 'The bank can’t cover another bet. The game is over.';
      case 'nobody-can-bet':
        return 'Nobody has enough chips to bet. The game is over.';
    }
  },
};

const headline = ({ net: sum, isInsured, by }: RoundEnd): ReturnType<BlackjackWords['headline']> => {
  const change = net(sum);
  if (by.type === 'hand') {
    const said = detail(by.ending);
    return { title: titles[by.outcome], detail: said, change, line: `${said} (${change}${isInsured ? ' with the insurance' : ''})` };
  }
  const title = sum.chips > 0 ? titles.win : sum.chips < 0 ? titles.lose : 'Even';
  if (by.type === 'insurance') return { title, detail: 'with the insurance', change, line: `with the insurance (${change})` };
  if (by.type === 'bank') return { title, detail: 'as the bank', change, line: `as the bank (${change})` };
  const over = `over ${many(by.count, 'hand', 'hands')}`;
  return { title, detail: over, change, line: `${over} (${change}${isInsured ? ' with the insurance' : ''})` };
};

// --- what is asked and refused ---------------------------------------------------------------------------------------

const moveWords: Readonly<Record<Action['type'], string>> = {
  bet: 'bet',
  'take-back': 'take back your bet',
  deal: 'deal',
  'sit-out': 'sit this one out',
  insure: 'insure',
  decline: 'go without insurance',
  hit: 'hit',
  stand: 'stand',
  double: 'double',
  split: 'split',
  surrender: 'surrender',
  again: 'bet the same again',
  ready: 'go on to the next hand',
};
const choices = (moves: readonly Action['type'][]): string => or(moves.map((move) => moveWords[move]));

const asked: BlackjackWords['asked'] = {
  bet: (min, max) => `Place your bet (${money(min)}-${money(max)}):`,
  deal: (sum) => `Your bet is ${money(sum)}. Deal?`,
  bankCannotPay: ['The bank can’t cover a bet from you right now.', 'The bank can’t cover your bet now.'],
  insurance: (cost) => `Insurance for ${money(cost)}?`,
  moves: (moves, hand) =>
    hand === undefined ? `${capital(choices(moves))}?` : `Hand ${hand.hand}, ${totalWithin(hand.total)}: ${choices(moves)}?`,
  dealerPlays: 'The dealer is playing.',
  next: 'Another hand?',
  over: 'The game is over.',
  othersBet: 'The others are betting.',
  othersBetAgainstYou: 'You keep the bank. The others are betting.',
  othersPlay: 'The others are playing.',
  othersGetReady: 'The others are getting ready.',
};

const toDo = (now: ToDo): string => {
  switch (now.type) {
    case 'wait':
      return 'Just a moment.';
    case 'bet':
      return now.min.chips === now.max.chips ? `Type ${money(now.min)}.` : `Type an amount from ${money(now.min)} to ${money(now.max)}.`;
    case 'moves':
      return `${capital(choices(now.moves))}.`;
    case 'next':
      return now.mayRepeat ? 'Go on to the next hand, or bet the same again.' : 'Go on to the next hand.';
  }
};
/** What is so, then what to do; where there is little room, the first alone. */
const then =
  (fact: string | ((standing: BlackjackStanding) => string)) =>
  (standing: BlackjackStanding): Saying => {
    const so = typeof fact === 'string' ? fact : fact(standing);
    return [`${so} ${toDo(standing.toDo)}`, so];
  };

// --- why -------------------------------------------------------------------------------------------------------------

/** The best that the dealer can show and still often go bust. */
const WEAK = 6;
/** From this hard total on a card may take the hand over 21. */
const STIFF = 12;
const isWeak = ({ up }: MoveWhy): boolean => up > 1 && up <= WEAK;

const hitWhy = (one: MoveWhy): string => {
  const { total, soft, up, taken } = one;
  if (taken === 'double') return 'Doubling gets you one card only, and you may want another.';
  if (taken === 'split') return `Against ${aCount(up)}, two weak hands lose more than one.`;
  if (taken === 'surrender') return 'This hand wins often enough to be worth playing.';
  if (soft) return 'The ace can count as 1, so one more card can’t take you over 21.';
  if (total < STIFF) return 'No card can take you over 21.';
  return isWeak(one)
    ? `Most cards won’t take ${total} over 21, and the dealer’s ${up} isn’t weak enough to wait for.`
    : `With ${aCount(up)} showing, the dealer is likely to beat ${total}.`;
};

/** Why this move and not that one, in a sentence. */
const moveWhy = (one: MoveWhy): string => {
  const { total, soft, up } = one;
  switch (one.best) {
    case 'stand':
      return isWeak(one)
        ? `With ${aCount(up)} showing, the dealer has to draw and often goes bust. Let it happen.`
        : `Another card is more likely to spoil ${total} than to improve it.`;
    case 'hit':
      return hitWhy(one);
    case 'split':
      return soft
        ? 'Two aces together make a poor 12, but each is a strong start on its own.'
        : `Two hands that start with ${aCount(total / 2)} do better than one of ${total}.`;
    case 'double':
      return isWeak(one)
        ? `The dealer’s ${up} is weak and one card helps you: now’s the time to bet more.`
        : `You start ahead of the dealer’s ${up === 1 ? 'ace' : up}, and one card will probably be enough.`;
    case 'surrender':
      return 'From here you’d win less than one time in four, so half the bet back is better.';
    case 'insure':
      return 'So many tens are left that the dealer’s other card counts ten more than one time in three.';
    case 'decline':
      return 'Insurance only pays if the dealer’s other card counts ten, and that’s less than one time in three.';
    case 'bet':
    case 'take-back':
    case 'deal':
    case 'sit-out':
    case 'again':
    case 'ready':
      return '';
  }
};

/** What a move is called in a sentence. */
const moveNames: Readonly<Record<Action['type'], string>> = {
  hit: 'hitting',
  stand: 'standing',
  double: 'doubling',
  split: 'splitting',
  surrender: 'surrender',
  insure: 'insurance',
  decline: 'no insurance',
  bet: 'betting',
  'take-back': 'taking the bet back',
  deal: 'dealing',
  'sit-out': 'sitting out',
  again: 'betting the same again',
  ready: 'going on',
};

/** What of every hundred chips bet is won or lost: "wins 12", "loses 48", "breaks even". */
const inAHundred = (value: number): string => {
  const chips = Math.abs(Math.round(value * 100));
  return chips === 0 ? 'breaks even' : `${value > 0 ? 'wins' : 'loses'} ${chips}`;
};
const brings = ({ move, value }: Brings): string => `${moveNames[move]} ${inAHundred(value)}`;

const about = (value: number): string => {
  const amount = roughly(value);
  return amount === '0' ? 'breaks even' : `${value > 0 ? 'wins' : 'loses'} about ${amount}`;
};
/** "standing loses about 12 on average; hitting loses about 31." In chips of this bet, as they stand in the list. */
const comparison = (best: Brings, taken: Brings): string =>
  `${moveNames[best.move]} ${about(best.value)} on average; ${moveNames[taken.move]} ${about(taken.value)}.`;

const why = (one: Why): Saying => {
  switch (one.type) {
    case 'any-bet':
      return 'No bet is better than another, so the smallest will do.';
    case 'nothing-else':
      return 'There’s nothing else to do.';
    case 'insurance-brings':
      return `For every 100 bet on it, insurance ${inAHundred(one.value)} on average.`;
    case 'moves-bring': {
      const [best, ...others] = one.moves.map(brings);
      const [next] = others;
      if (best === undefined) return 'There’s nothing else to do.';
      if (next === undefined) return `For every 100 bet, ${best} on average.`;
      return [
        `For every 100 bet, ${best} on average; ${and(others)}.`,
        `For every 100 bet, ${best} on average; ${next}.`,
        `For every 100 bet, ${best} on average.`,
      ];
    }
    case 'better-move': {
      const compared = comparison(one.best, one.taken);
      return one.why === null ? `Going by the cards already out, ${compared}` : `${moveWhy(one.why)} ${capital(compared)}`;
    }
  }
};

/** What a mistake cost of every hundred bet; a small one with a decimal. */
const costInAHundred = (cost: number): string => (cost < 0.01 ? tenth(cost * 100) : figure(Math.round(cost * 100)));

// --- the rules -------------------------------------------------------------------------------------------------------

const feltParts = ({ natural, hitsSoft17 }: Rules): readonly [pays: string, dealer: string] => [
  natural === null ? 'Wins pay even money' : `Blackjack pays ${ratio(natural)}`,
  hitsSoft17 ? 'dealer hits soft 17' : 'dealer stands on all 17s',
];

const betRules = (rules: Rules): readonly string[] => {
  const { bet, decks, reshuffleBelow, currency } = rules;
  const sum = (chips: number): string => money({ chips, currency });
  const fresh = decks === 1 ? 'a fresh deck' : `a fresh shoe of ${decks} decks`;
  return [
    bet.max === null
      ? `Before the deal, bet anything from ${sum(bet.min)} up to all you have.`
      : `Before the deal, bet a whole amount from ${sum(bet.min)} to ${sum(bet.max)}.`,
    isFreshEveryRound(rules)
      ? `Every hand is dealt from ${fresh}.`
      : `The same cards stay in play from hand to hand. When fewer than ${reshuffleBelow} are left, all ${52 * decks} are shuffled.`,
  ];
};

const togetherRules = ({ players, bank, bet }: Rules): readonly Passage[] =>
  players.max === 1
    ? []
    : [
        {
          heading: 'Playing together',
          lines: [
            'Everyone bets at the same time or sits the round out. Once everyone has decided, the cards are dealt.',
            'Insurance is offered to everyone at once. Then play goes clockwise, and the dealer goes last.',
            'All cards and bets are open. Everyone plays against the dealer, never against each other.',
          ],
        },
        ...(bank === 'house'
          ? []
          : [
              {
                heading: 'The bank',
                lines: [
                  'The first seat keeps the bank: it wins what the others lose, pays what they win, and doesn’t bet.',
                  'The dealer plays the bank’s cards by fixed rules. Nobody decides anything for it.',
                  'A bet, a double or a split is only allowed when the bank could still pay if every bet on the table won as much as it can.',
                  `The game ends when the bank can’t cover a bet of ${bet.min}, or nobody can make one.`,
                ],
              },
            ]),
      ];

const doubleRules = ({ double, doubleAfterSplit }: Rules): readonly string[] => {
  if (double === 'none') return [];
  const on = double === 'any' ? 'On your first two cards' : `On two cards that make a hard ${or(double.map(String))}`;
  return [
    `${on}, you can double your bet and take exactly one more card. ${doubleAfterSplit ? 'You can do that after a split too' : 'You can’t do that after a split'}.`,
  ];
};

const splitRules = ({ split, mostHands, resplitAces, natural }: Rules): readonly string[] => {
  if (split === 'none') return [];
  const pair = `Two cards of the same ${split === 'rank' ? 'rank' : 'value'} can be split into two hands`;
  return [
    mostHands === 2
      ? `${pair}, but only once. You bet the same again on the second hand.`
      : `${pair}, up to ${mostHands} hands in all. You bet the same again on each new hand.`,
    `Split aces get one card each${resplitAces || mostHands === 2 ? '' : ' and can’t be split again'}.${natural === null ? '' : ' A 21 after a split isn’t a blackjack.'}`,
  ];
};

const holes: Readonly<Record<Rules['hole'], string>> = {
  peek: 'One of the dealer’s two cards is hidden. With an ace or a ten-card showing, the dealer checks it and turns over a blackjack at once.',
  unseen: 'The dealer’s first card stays hidden until you stand.',
  none: 'The dealer has only one card until you’ve finished. A blackjack then takes everything you’ve doubled and split too.',
};

const rules = (set: Rules): readonly Passage[] => [
  {
    heading: 'The aim',
    lines: [
      'Get closer to 21 than the dealer without going over.',
      'Go over 21 and you’re bust: you lose at once, whatever the dealer has.',
    ],
  },
  {
    heading: 'Card values',
    lines: [
      'Number cards count their number. Jacks, queens and kings count 10.',
      'An ace counts 11, or 1 if 11 would take you over 21. While it counts 11, the hand is soft.',
    ],
  },
  { heading: 'Bets and cards', lines: betRules(set) },
  ...togetherRules(set),
  {
    heading: 'Your turn',
    lines: [
      `Hit to take a card, or stand to keep what you have.${set.standsAt21 ? ' On 21 you stand automatically.' : ''}`,
      ...doubleRules(set),
      ...splitRules(set),
      ...(set.surrender ? ['On your first two cards, you can surrender: you give up the hand and get half your bet back.'] : []),
      ...(set.insurance
        ? ['If the dealer shows an ace, you can insure for half the bet. Insurance pays 2 to 1 if the dealer has blackjack.']
        : []),
    ],
  },
  {
    heading: 'The dealer',
    lines: [
      holes[set.hole],
      set.hitsSoft17
        ? 'The dealer hits on 16 or less and on a soft 17, and stands on a hard 17 and on anything higher.'
        : 'The dealer hits on 16 or less, and stands on all 17s and on anything higher.',
      'The dealer has no choice, even when that lets you win.',
    ],
  },
  {
    heading: 'Who wins',
    lines: [
      'The higher total wins, and a bust dealer loses to every hand that isn’t bust. A win pays as much as you bet.',
      'Equal totals are a push: you get your bet back.',
      set.natural === null
        ? 'An ace and a ten-card are a 21 like any other.'
        : `Blackjack, an ace and a ten-card on the deal, beats every other 21 and pays ${ratio(set.natural)}, rounded to whole chips.`,
    ],
  },
];

/** Blackjack in English. */
export const words = {
  presets: {
    classic: 'Classic rules',
    casino: 'Casino rules',
    vegas: 'Vegas rules',
    european: 'European rules',
    shared: 'Up to seven players',
    banked: 'A player keeps the bank',
  },
  levels: { mimic: 'Like the dealer', wild: 'Wild', cautious: 'Cautious', basic: 'By the chart', exact: 'Counts every card' },
  told,
  asked,
  actions: {
    bet: (sum) => `Bet ${money(sum)}`,
    insure: (sum) => `Insure for ${money(sum)}`,
    again: (sum) => `Bet ${money(sum)} again`,
    'take-back': 'Take back',
    deal: 'Deal',
    'sit-out': 'Sit this one out',
    decline: 'No insurance',
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
    surrender: 'Surrender',
    ready: 'Next hand',
  },
  refused: {
    'round-in-play': then('This hand isn’t over yet.'),
    'between-rounds': then('This hand is over.'),
    'bet-first': then('No cards have been dealt yet.'),
    'no-bet-laid': then('You haven’t bet yet.'),
    'no-last-bet': then('You have no earlier bet to repeat.'),
    'answer-insurance': then('The dealer asks about insurance first.'),
    'no-insurance-now': then('Insurance is only offered against an ace, right after the deal.'),
    'not-in-these-rules': then('That isn’t played at this table.'),
    'bet-not-whole': then('Only whole amounts are taken.'),
    'bet-too-small': then(({ least }) => `The smallest bet is ${money(least)}.`),
    'bet-too-large': then(({ most }) => `The largest bet is ${money(most)}.`),
    'not-enough-chips': then(({ left }) => `You only have ${money(left)} left.`),
    'bank-cannot-pay': then('The bank couldn’t pay if that won.'),
    'not-on-21': then('You have 21. It doesn’t get better than that.'),
    'only-on-two-cards': then('You can only do that with two cards.'),
    'not-on-this-total': then('You can’t double these cards at this table.'),
    'no-double-after-a-split': then('You can’t double after a split.'),
    'no-surrender-after-a-split': then('You can’t surrender after a split.'),
    'no-pair': then('You can only split a pair.'),
    'no-more-hands': then(({ hands }) => `You have ${hands} hands, and that’s the most you can have.`),
    'aces-split-once': then('Aces can only be split once.'),
    'one-card-to-split-aces': then('A split ace only gets one card.'),
    'not-an-action': then('You can’t do that here.'),
    'not-your-turn': ({ waitsFor }) => {
      if (waitsFor === 'nothing') return 'The game is over.';
      return waitsFor === 'others' ? 'It isn’t your turn yet.' : 'The dealer is playing. Just a moment.';
    },
  },
  why,
  lesson: (taken, best, cost) =>
    best === undefined
      ? `${capital(moveNames[taken])} was best.`
      : `${capital(moveNames[best])} was better, by ${costInAHundred(cost)} for every 100 bet.`,
  headline,
  money,
  net,
  total,
  totalWithin,
  holdingWithin,
  felt: (set) => {
    const [pays, dealer] = feltParts(set);
    return [`${pays} · ${dealer}`, pays];
  },
  feltSentences: (set) => {
    const [pays, dealer] = feltParts(set);
    return `${pays}. The ${dealer}.`;
  },
  rules,
} as const satisfies BlackjackWords;
