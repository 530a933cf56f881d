/** How to play Blackjack: the page behind "Rules". It is written from the rules of the table. */
import { listOr, type Passage } from '@baize/engine';
import { money, ratioText } from './phrases.ts';
import { isFreshEveryRound, type Rules } from './rules.ts';

const aim: Passage = {
  heading: 'The aim',
  lines: ['Come closer to 21 than the dealer, and not past it.', 'Past 21 you are bust, and lose at once, whatever the dealer has.'],
};

const values: Passage = {
  heading: 'What cards count',
  lines: [
    'A number counts itself, a court card 10.',
    'An ace counts 11, or 1 where 11 would pass 21. While it counts 11 the hand is soft.',
  ],
};

const bets = (rules: Rules): Passage => {
  const { bet, decks, reshuffleBelow } = rules;
  const fresh = decks === 1 ? 'a fresh deck' : `a fresh shoe of ${decks} decks`;
  return {
    heading: 'Bets and cards',
    lines: [
      bet.max === null
        ? `Bet from ${money(rules, bet.min)} up to all you have, before the deal.`
        : `Bet from ${money(rules, bet.min)} to ${money(rules, bet.max)}, in whole numbers, before the deal.`,
      isFreshEveryRound(rules)
        ? `Every round is dealt from ${fresh}.`
        : `Rounds go on with the same cards. With fewer than ${reshuffleBelow} left, all ${52 * decks} are shuffled.`,
    ],
  };
};

const doubling = ({ double, doubleAfterSplit }: Rules): readonly string[] => {
  if (double === 'none') return [];
  const on = double === 'any' ? 'On your first two cards' : `On two cards that make a hard ${listOr(double.map(String))}`;
  return [
    `${on} you may double the bet for exactly one card more${doubleAfterSplit ? ', after a split as well' : ', but not after a split'}.`,
  ];
};

const splitting = ({ split, mostHands, resplitAces, natural }: Rules): readonly string[] => {
  if (split === 'none') return [];
  const pair = split === 'rank' ? 'Two cards of one rank' : 'Two cards of one value';
  const most = mostHands === 2 ? 'once' : `up to ${mostHands} hands`;
  return [
    `${pair} may be split into two hands, ${most}, with as much again on the second.`,
    `Split aces get one card each${resplitAces ? '' : mostHands > 2 ? ' and are not split again' : ''}.${natural === null ? '' : ' A 21 after a split is no blackjack.'}`,
  ];
};

const turn = (rules: Rules): Passage => ({
  heading: 'Your turn',
  lines: [
    `Hit takes a card, stand keeps what you have.${rules.standsAt21 ? ' On 21 you stand by yourself.' : ''}`,
    ...doubling(rules),
    ...splitting(rules),
    ...(rules.surrender ? ['On your first two cards you may surrender: the hand is over, and half the bet comes back.'] : []),
    ...(rules.insurance ? ['Against an ace you may insure for half the bet: it pays 2 to 1 if the dealer has blackjack.'] : []),
  ],
});

const holes: Readonly<Record<Rules['hole'], string>> = {
  peek: "One of the dealer's two cards is hidden. Under an ace or a ten the dealer looks at it, and shows a blackjack at once.",
  unseen: "The dealer's first card is hidden until you stand.",
  none: 'The dealer has one card until you are done. A blackjack then takes all that you have doubled and split, too.',
};

const dealer = ({ hole, hitsSoft17 }: Rules): Passage => ({
  heading: 'The dealer',
  lines: [
    holes[hole],
    `The dealer hits on 16 or less${hitsSoft17 ? ' and on a soft 17, and stands on a hard 17' : ', and stands on all 17s'} and on more.`,
    'The dealer has no choice, even where you would win.',
  ],
});

const winning = ({ natural }: Rules): Passage => ({
  heading: 'Who wins',
  lines: [
    'The higher total wins, and a bust dealer loses to every hand that is not. A win pays as much as you bet.',
    'Equal totals are a push: your bet comes back.',
    natural === null
      ? 'An ace and a ten card are a 21 like any other.'
      : `Blackjack, an ace and a ten card on the deal, beats every other 21 and pays ${ratioText(natural)}, rounded to whole chips.`,
  ],
});

/** The rules page. */
export const rulebook = (rules: Rules): readonly Passage[] => [aim, values, bets(rules), turn(rules), dealer(rules), winning(rules)];

/** What is printed on the felt: "Blackjack pays 3 to 2", "The dealer stands on all 17s". */
export const felt = ({ natural, hitsSoft17 }: Rules): readonly string[] => [
  natural === null ? 'A win pays evens' : `Blackjack pays ${ratioText(natural)}`,
  hitsSoft17 ? 'The dealer hits soft 17' : 'The dealer stands on all 17s',
];
