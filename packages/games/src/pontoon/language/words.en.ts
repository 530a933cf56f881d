/** Pontoon in English. */
import type { Card, Passage, Range, Saying } from '@baize/engine';
import { and, capital, cardWord, does, figure, many, or, theCard, verb, whoWord } from '@baize/engine/language/en';
import type { Score } from '../hand.ts';
import type { Rules } from '../rules.ts';
import type { Action, Brings, Way, Why } from '../state.ts';
import type { Actor, HandEnding, Headline, PontoonStanding, PontoonWords } from './pontoon-words.ts';

/** "You stick", "The banker sticks", "Ada sticks". */
const act = (who: Actor, stick: string, sticks: string): string => (who === 'banker' ? `The banker ${sticks}` : does(who, stick, sticks));
const list = (cards: readonly Card[]): string => cards.map(cardWord).join(', ');
const theCards = (cards: readonly Card[]): string => and(cards.map(theCard));
const chips = (count: number): string => many(count, 'chip', 'chips');

/** "20", "soft 17", "pontoon": a total by itself. */
const sum = ({ kind, total, isSoft }: Score): string => (kind === 'pontoon' ? 'pontoon' : isSoft ? `soft ${total}` : figure(total));
/** "20", "a soft 17", "a five-card trick of 19", "a pontoon": what somebody has. */
const what = ({ kind, total, isSoft }: Score): string => {
  if (kind === 'pontoon') return 'a pontoon';
  if (kind === 'trick') return `a five-card trick of ${total}`;
  return isSoft ? `a soft ${total}` : figure(total);
};
const alone = (score: Score): string => `${capital(sum(score))}.`;

/** The same with one thing less each time: "You twist: 2 of spades. Soft 17.", "You twist: 2 of spades.", "You twist." */
const shorter = (does: string, card: Card, score: Score | undefined): readonly string[] => [
  ...(score === undefined ? [] : [`${does}: ${cardWord(card)}. ${alone(score)}`]),
  `${does}: ${cardWord(card)}.`,
  `${does}.`,
];
const ends = (score: Score | undefined): string => (score === undefined ? '' : ` ${alone(score)}`);

const told: PontoonWords['told'] = {
  reshuffled: 'The deck is reshuffled.',
  cut: (cuts) => [
    `Cut for the bank: ${cuts.map(({ who, card }) => `${whoWord(who)} ${cardWord(card)}`).join(', ')}.`,
    'Cutting for the bank.',
  ],
  tookBank: (who) => `${does(who, 'take', 'takes')} the bank.`,
  roundBegan: (round, left) =>
    left === undefined ? `Round ${round}.` : [`Round ${round}. ${many(left, 'card', 'cards')} left in the deck.`, `Round ${round}.`],
  firstCard: (card) => `Your first card: ${cardWord(card)}.`,
  secondCard: (card, score) => [`Your second card: ${cardWord(card)}. ${alone(score)}`, `Your second card: ${cardWord(card)}.`],
  splitCard: (hand, card, score) => `Hand ${hand}: ${cardWord(card)}. ${alone(score)}`,
  staked: (who, amount) => `${does(who, 'stake', 'stakes')} ${figure(amount)}.`,
  bankShows: (cards, total) => [`The banker shows ${total}: ${list(cards)}, and a hidden card.`, `The banker shows ${total}.`],
  has: (who, cards, score) => {
    const has = `${act(who, 'have', 'has')} ${what(score)}`;
    return [`${has}: ${list(cards)}.`, `${has}.`];
  },
  hasHand: (hand, cards, score) => [`Hand ${hand}: ${list(cards)}. ${alone(score)}`, `Hand ${hand}: ${sum(score)}.`],
  split: (who) => `${does(who, 'split your', 'splits a')} pair.`,
  bought: (who, amount, card, score) => {
    const buys = does(who, 'buy', 'buys');
    const price = figure(amount);
    if (card === undefined) return `${buys} a card for ${price}.`;
    return [`${buys} a card for ${price}: ${cardWord(card)}.${ends(score)}`, ...shorter(`${buys} for ${price}`, card, score)];
  },
  twisted: (who, card, score) => [
    `${act(who, 'twist', 'twists')} and ${who === 'you' ? 'get' : 'gets'} ${theCard(card)}.${ends(score)}`,
    ...shorter(act(who, 'twist', 'twists'), card, score),
  ],
  stuck: (who, total) => `${act(who, 'stick', 'sticks')}${total === undefined ? '' : ` on ${total}`}.`,
  bust: (who, total, cards) => {
    const is = `${who === 'you' ? 'You’re' : act(who, '', 'is')} bust with ${total}`;
    return cards === undefined ? `${is}.` : [`${is}: ${list(cards)}.`, `${is}.`];
  },
  showedPontoon: (who, cards) => {
    const shows = `${does(who, 'show', 'shows')} a pontoon`;
    return [`${shows}: ${list(cards)}.`, `${shows}.`];
  },
  madeTrick: (who, cards) => {
    const has = `${act(who, 'have', 'has')} a five-card trick`;
    return cards === undefined ? `${has}.` : [`${has}: ${list(cards)}.`, `${has}.`];
  },
  turnedUp: (who, cards, score) => [
    `${act(who, 'turn', 'turns')} up ${theCards(cards)}. ${alone(score)}`,
    `${act(who, 'have', 'has')} ${what(score)}.`,
  ],
  showed: (who, hand, cards, score) => {
    const shows = `${does(who, 'show', 'shows')} ${hand === undefined ? what(score) : `hand ${hand} with ${what(score)}`}`;
    return [`${shows}: ${list(cards)}.`, `${shows}.`];
  },
  net: (who, net, isBanker) => {
    const as = isBanker ? ' as banker' : '';
    if (net === 0) return `${does(who, 'break', 'breaks')} even${as}.`;
    return net > 0 ? `${does(who, 'win', 'wins')} ${figure(net)}${as}.` : `${does(who, 'lose', 'loses')} ${figure(-net)}${as}.`;
  },
  left: (who) => [
    `${does(who, 'can’t', 'can’t')} cover the smallest stake and ${verb([who], 'leave', 'leaves')} the table.`,
    `${does(who, 'leave', 'leaves')} the table.`,
  ],
  wonBank: (who) => `${does(who, 'win', 'wins')} the bank with a pontoon.`,
  brokeBank: (heir) => `The bank is broken. ${does(heir, 'take', 'takes')} it over.`,
  wonTable: (who) => (who === 'you' ? 'You’ve won the table.' : `${who.name} has won the table.`),
};

const ties: Readonly<Record<Score['kind'], (total: number) => string>> = {
  bust: (total) => `bust with ${total}`,
  points: (total) => `${total} each, and the banker wins ties`,
  trick: () => 'two five-card tricks, and the banker wins ties',
  pontoon: () => 'two pontoons, and the banker wins ties',
};

/** What comes after "You win" or "You lose", and what joins them. */
const detailOf = ({ result, by, mine, bank }: HandEnding): readonly [glue: ' ' | ': ', detail: string] => {
  const isWon = result === 'won';
  const [high, low] = isWon ? [mine.total, bank.total] : [bank.total, mine.total];
  switch (by) {
    case 'pontoon':
      return isWon ? [' ', 'with a pontoon'] : [': ', 'the banker has a pontoon'];
    case 'trick':
      return isWon ? [' ', 'with a five-card trick'] : [': ', 'the banker has a five-card trick'];
    case 'bust':
      return [': ', isWon ? `the banker is bust with ${low}` : `${low} is bust`];
    case 'two-tricks':
      return [': ', `two five-card tricks, and ${high} beats ${low}`];
    case 'tie':
      return [': ', ties[mine.kind](mine.total)];
    case 'points':
      return [': ', `${high} beats ${low}`];
  }
};

const headline = (ending: HandEnding): Headline => {
  const title = ending.result === 'won' ? 'You win' : 'You lose';
  const [glue, detail] = detailOf(ending);
  return { title, detail, sentence: `${title}${glue}${detail}.` };
};

const bare: Readonly<Record<Action['type'], string>> = {
  ready: 'Next round',
  stake: 'Stake',
  declare: 'Show pontoon',
  split: 'Split',
  buy: 'Buy',
  twist: 'Twist',
  stick: 'Stick',
};
/** "Twist or stick". */
const choices = (among: readonly Action['type'][]): string => capital(or(among.map((type) => bare[type].toLowerCase())));
const fromTo = ({ min, max }: Range): string => (min === max ? figure(min) : `${figure(min)} to ${figure(max)}`);

const toDo = ({ toDo: now, stakes }: PontoonStanding): string => {
  if (now.includes('ready')) return 'Go on to the next.';
  if (stakes !== undefined) return `Stake ${fromTo(stakes)}.`;
  if (now.includes('declare')) return 'Show your pontoon.';
  return now.length === 0 ? 'Just a moment.' : `${choices(now)}.`;
};
const then =
  (fact: string) =>
  (standing: PontoonStanding): string =>
    `${fact} ${toDo(standing)}`;
/** Where a price was wrong: what it may be, as long as a card can be bought at all. */
const thenPay =
  (fact: string) =>
  (standing: PontoonStanding): string =>
    standing.buys === undefined ? `${fact} ${toDo(standing)}` : `${fact} Buy for ${fromTo(standing.buys)}.`;

const ways: Readonly<Record<Way, string>> = { stick: 'sticking', card: 'a card', split: 'splitting' };
const brings = (value: number): string => {
  const whole = Math.round(value);
  return whole === 0 ? 'breaks even' : `${whole < 0 ? 'loses' : 'wins'} ${chips(Math.abs(whole))}`;
};
const bringing = ({ way, chips: value }: Brings): string => `${ways[way]} ${brings(value)}`;

const why = (one: Why): Saying => {
  switch (one.type) {
    case 'round-over':
      return 'The round is over.';
    case 'no-cards-left':
      return 'There are no cards left.';
    case 'nothing-beats-it':
      return 'Nothing beats a pontoon.';
    case 'stake-more':
      return 'A first card like this is worth a bigger stake.';
    case 'stake-least':
      return 'A first card like this is only worth the smallest stake.';
    case 'wins':
      return `Sticking wins ${one.sticking} times in 100, twisting ${one.twisting}.`;
    case 'brings':
      return one.next === null
        ? `${capital(bringing(one.best))} on average, and it’s too early to stick.`
        : `${capital(bringing(one.best))} on average, and ${bringing(one.next)}.`;
    case 'bank-brings':
      return `Against hands like these, sticking ${brings(one.sticking)} on average and a card ${brings(one.drawing)}.`;
  }
};

const aim: Passage = {
  heading: 'The aim',
  lines: [
    'Get closer to 21 than the banker without going over.',
    'An ace counts 1 or 11, a court card 10, and every other card its number.',
    'A pontoon (ace and ten card) beats a five-card trick, which beats 21, which beats any lower total.',
  ],
};

const house = ({ bankerTwistsTo, reshuffleBelow }: Rules): readonly Passage[] => [
  aim,
  {
    heading: 'Your turn',
    lines: [
      'Twist to take a card. Stick to keep what you have.',
      'Go over 21 and you’re bust: you lose at once.',
      'Five cards without going over 21 are a five-card trick. That ends your turn, and so does 21.',
    ],
  },
  {
    heading: 'The banker',
    lines: [
      `The banker twists on ${bankerTwistsTo} or less and sticks on ${bankerTwistsTo + 1} or more, soft or hard, and stops at five cards.`,
      'The better hand wins. Between two five-card tricks, the higher total wins.',
      'The banker wins ties.',
    ],
  },
  {
    heading: 'The deck',
    lines: [
      `Every round is dealt from the same deck. When fewer than ${reshuffleBelow} cards are left, all 52 are shuffled for the next round.`,
    ],
  },
];

const british = ({ stake, stickFrom, players }: Rules): readonly Passage[] => [
  aim,
  {
    heading: 'The bank and the stakes',
    lines: [
      `For ${players.min} to ${players.max} players. The highest cut takes the bank, and everyone else plays against it.`,
      `You get a card face down, stake ${stake.min} to ${stake.max} on it, and get a second card face down.`,
      'If the banker has a pontoon, it’s shown at once and takes double from everyone.',
    ],
  },
  {
    heading: 'Your turn',
    lines: [
      'If you have a pontoon, show it. Otherwise choose as often as you like:',
      'Buy a card face down for at least your first stake and at most twice that. Later cards cost no more than the one before.',
      'Twist for a free card, face up. After a twist you can’t buy.',
      `Stick on ${stickFrom} or more.`,
      'Split two cards of the same rank into two hands, with an equal stake on each.',
      'On four cards of 11 or less you can’t buy the fifth. Five cards end your turn.',
    ],
  },
  {
    heading: 'The banker',
    lines: [
      'The banker turns up both cards and plays as they like, up to five cards.',
      'If the bank is bust, it pays everyone who’s still in. Otherwise it pays better hands and takes equal and lower ones.',
      'Pontoons and five-card tricks are paid double. A banker’s five-card trick loses only to a pontoon, and takes double.',
      'Nobody pays more than they have.',
    ],
  },
  {
    heading: 'Who gets the bank',
    lines: [
      'A pontoon wins the bank if it isn’t from a split pair and the banker has none. A bank that runs out of chips passes to the next player.',
      'The pack is shuffled only when the bank passes.',
    ],
  },
];

/** Pontoon in English. */
export const words = {
  presets: { house: 'House rules', british: 'British rules' },
  levels: { steady: 'Steady', sharp: 'Sharp' },
  told,
  headline,
  asked: {
    over: 'The session is over.',
    othersPlay: 'The others are playing.',
    ready: 'Another round?',
    declare: 'Show your pontoon.',
    stake: (stakes) => `Your stake, ${fromTo(stakes)}?`,
    choose: (among) => `${choices(among)}?`,
  },
  actions: { bare, stake: (amount) => `Stake ${figure(amount)}`, buy: (amount) => `Buy for ${figure(amount)}` },
  refused: {
    'round-in-play': then('The round isn’t over yet.'),
    'between-rounds': then('The round is over.'),
    'not-in-these-rules': then('That isn’t played at this table.'),
    'stake-first': then('You stake before the second card.'),
    'staked-already': then('Your stake is already down.'),
    'stake-too-small': (standing) => then(`The smallest stake is ${figure(standing.rules.stake.min)}.`)(standing),
    'stake-too-large': then('That’s more than you can stake.'),
    'banker-only-twists-or-sticks': then('The banker can only twist or stick.'),
    'declare-your-pontoon': then('You have a pontoon, and nothing beats it.'),
    'no-pontoon': then('Only an ace with a ten card is a pontoon.'),
    'no-pair': then('You can only split two cards of the same rank.'),
    'not-enough-chips': then('You don’t have enough chips for that.'),
    'buy-too-small': thenPay('A card costs at least your first stake.'),
    'buy-too-large': thenPay('This card can’t cost that much.'),
    'no-buying-after-a-twist': then('You can’t buy after a twist.'),
    'no-fifth-card-on-eleven': then('With 11 or less on four cards you can’t buy the fifth.'),
    'too-low-to-stick': (standing) => then(`You have ${what(standing.score)} and can’t stick below ${standing.rules.stickFrom}.`)(standing),
    'no-cards-left': then('There are no cards left to take.'),
    'not-your-turn': ({ isOver }) => (isOver ? 'The session is over.' : 'It isn’t your turn yet. Just a moment.'),
    'not-an-action': then('You can’t do that here.'),
  },
  why,
  rules: (rules) => (rules.bank === 'house' ? house(rules) : british(rules)),
} as const satisfies PontoonWords;
