/** How to play Pontoon: the page behind "Rules". */
import type { Passage } from '@baize/engine';
import type { Rules } from './rules.ts';

const aim: Passage = {
  heading: 'The aim',
  lines: [
    'Come nearer to 21 than the banker, and not past it.',
    'An ace counts 1 or 11, a court card 10, every other card its number.',
    'A pontoon (ace and ten card) beats a five card trick, which beats 21, which beats any lower total.',
  ],
};

const house: readonly Passage[] = [
  aim,
  {
    heading: 'Your turn',
    lines: [
      'Twist takes a card. Stick keeps what you have.',
      'Past 21 you are bust and lose at once.',
      'Five cards within 21 are a five card trick. It ends your turn, and so does 21.',
    ],
  },
  {
    heading: 'The banker',
    lines: [
      'The banker twists on 16 or less and sticks on 17 or more, soft or hard, and stops at five cards.',
      'The better hand wins. Of two five card tricks the higher total wins.',
      'The banker wins ties.',
    ],
  },
  { heading: 'The deck', lines: ['Rounds go on with the same deck. With fewer than 15 cards left, all 52 are shuffled.'] },
];

const british = ({ stake, stickFrom, players }: Rules): readonly Passage[] => [
  aim,
  {
    heading: 'The bank and the stakes',
    lines: [
      `${players.min} to ${players.max} play. The highest cut takes the bank; everybody plays against it.`,
      `You get a card face down, stake ${stake.min} to ${stake.max} on it, and get a second card face down.`,
      'A pontoon in the bank is shown at once and takes double from everyone.',
    ],
  },
  {
    heading: 'Your turn',
    lines: [
      'Show a pontoon, or else choose as often as you like:',
      'Buy a card face down, for at least your first stake and at most twice it; later cards cost no more than the one before.',
      'Twist a card face up for nothing. After a twist you cannot buy.',
      `Stick on ${stickFrom} or more.`,
      'Two cards of one rank can be split into two hands, with an equal stake on each.',
      'On four cards of 11 or less the fifth cannot be bought. Five cards end your turn.',
    ],
  },
  {
    heading: 'The banker',
    lines: [
      'The banker turns up and plays as they like, up to five cards.',
      'A bust bank pays everybody who is in. Otherwise the bank pays better hands, and takes equal and lower ones.',
      "Pontoons and five card tricks are paid double. A banker's five card trick loses only to a pontoon, and takes double.",
      'Nobody pays more than they have.',
    ],
  },
  {
    heading: 'Who gets the bank',
    lines: ['A pontoon that was not split wins the bank when the banker has none. Only then is the pack shuffled.'],
  },
];

/** The rules page. */
export const rulebook = (rules: Rules): readonly Passage[] => (rules.bank === 'house' ? house : british(rules));
