/** How to play Sabacc: the page behind "Rules". */
import { figure, type Passage } from '@baize/engine';
import type { Rules } from './rules.ts';

const aim: Passage = {
  heading: 'The aim',
  lines: [
    'Bring your hand to zero: the nearest to zero wins the pot, and a zero wins the sabacc pot too.',
    'The 62 cards: circles, squares and triangles, each from -10 to -1 (red) and from 1 to 10 (green), and two zeros, the sylops.',
  ],
};

const game = ({ entry, rounds, dealt, openingPot, opponents, players }: Rules): Passage => ({
  heading: 'A game',
  lines: [
    `You play against ${players.min - 1} to ${players.max - 1} opponents, who bring ${figure(opponents.min)} to ${figure(opponents.max)} chips.`,
    `Everybody puts ${entry} into the sabacc pot. It is no stake: only a zero that wins brings it back.`,
    `The sabacc pot holds ${figure(openingPot.min)} to ${figure(openingPot.max)} when you sit down, and is carried over from game to game.`,
    `Everybody gets ${dealt} cards, and one card begins the discard pile. Then come ${rounds} rounds of action, betting and dice.`,
    'The order is always the same: left, centre, right, and then you.',
  ],
});

const action: Passage = {
  heading: 'The action',
  lines: [
    'Draw: take a card from the deck, look at it, and let any one card go to the discard pile, or keep all.',
    'Swap: give a card for the top of the discard pile. A card taken from there stays open to all while you hold it.',
    'Stand: leave your hand as it is.',
    'Junk: give up your hand, and all you have bet.',
  ],
};

const betting = ({ raises, junkWhileBetting }: Rules): Passage => ({
  heading: 'Betting',
  lines: [
    'Each round of betting begins at zero. Check, or bet as much as you like; everybody has to match it or raise it.',
    `A raise is answered by all. There are ${raises} raises in a round at most, the first bet among them.`,
    'Too few chips to match: you are all-in with what you have, and play for that much from everybody. The rest is a side pot.',
    'What nobody matched goes back.',
    junkWhileBetting ? 'You may junk while there is betting.' : 'You cannot junk while there is betting.',
  ],
});

const dice: Passage = {
  heading: 'The dice',
  lines: [
    'Two dice end each round, the last one too.',
    'On a double every hand goes to the discard pile, and everybody gets as many new cards. It happens one time in six.',
    'When the deck is out, all discards but the top one are shuffled in.',
  ],
};

const nearest: Passage = {
  heading: 'Who wins',
  lines: [
    'The nearest to zero wins. Of 1 and -1, plus beats minus. Of equal totals, more cards win.',
    'What is still equal shares the pot; an odd chip goes to the earlier seat. Equal zeros share the sabacc pot as well.',
    'When all the others have junked, the last one wins the bets at once, and the sabacc pot stays.',
  ],
};

const spire: readonly Passage[] = [
  {
    heading: 'Zeros, the best first',
    lines: [
      'Pure sabacc: 0, 0.',
      'Full sabacc: 0, +10, +10, -10, -10.',
      'Fleet: 0 and four of another number.',
      'Prime sabacc: 0, +10, -10.',
      'Yee-haa: 0 and another pair.',
      'Rhylet: three of one number and two of another with the opposite sign.',
      'Squadron: two and two of one number.',
      'Gee whiz: 1, 2, 3, 4 and -10, or the reverse.',
      'Straight khyron: a run of four.',
      'Banthas wild: three of one number.',
      'Rule of two: two pairs.',
      'Sabacc: any other zero.',
    ],
  },
  {
    heading: 'Who wins',
    lines: [
      'The best zero wins; without one, the nearest to zero.',
      'Ties: plus beats minus, then more cards, then the higher sum of the plus cards, then the highest plus card.',
      'What is still equal draws blind: the nearest to zero of one card each, plus before minus.',
      'When all the others have junked, the last one wins the bets at once, and the sabacc pot stays.',
    ],
  },
];

const leaving = ({ entry }: Rules): Passage => ({
  heading: 'Leaving',
  lines: [
    'You may leave between games. In the middle of a game that forfeits your bets and your entry.',
    `An opponent with fewer than ${entry} chips leaves. When all of them are out, you have won the table.`,
    `With fewer than ${entry} chips you cannot start a game.`,
  ],
});

/** The rules page. */
export const rulebook = (rules: Rules): readonly Passage[] => [
  aim,
  game(rules),
  action,
  betting(rules),
  dice,
  ...(rules.ranks === 'spire' ? spire : [nearest]),
  leaving(rules),
];
