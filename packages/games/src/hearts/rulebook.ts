/** How to play Hearts: the page behind "Rules". */
import type { Passage } from '@baize/engine';
import type { Rules } from './rules.ts';

const moonLine: Readonly<Record<Rules['moon'], string>> = {
  choice: 'You choose: 26 off your own score, or 26 on everybody else’s.',
  plus: 'Everybody else gets 26 points, and you none.',
  minus: '26 points are taken off your score.',
};

const scoring = ({ firstTrickCounts, jackOfDiamonds }: Rules): Passage => ({
  heading: 'The score',
  lines: [
    'Each heart you take costs 1 point, the Queen of Spades 13.',
    ...(jackOfDiamonds === 0 ? [] : [`The Jack of Diamonds takes ${-jackOfDiamonds} points off. It is not needed for the moon.`]),
    firstTrickCounts
      ? 'Points that had to be played to the first trick count like all others.'
      : 'Points that had to be played to the first trick are not counted.',
  ],
});

const endLine: Readonly<Record<Rules['tie'], string>> = {
  together: 'If several are lowest, they win together.',
  'further-hand': 'If several are lowest, a further hand is played.',
};

/** The rules page. */
export const rulebook = (rules: Rules): readonly Passage[] => [
  {
    heading: 'The aim',
    lines: ['Four play, each alone. Take no hearts and not the Queen of Spades, or take all of them. The lowest score wins.'],
  },
  {
    heading: 'The deal and the pass',
    lines: [
      'All 52 cards are dealt one by one, thirteen each, from the dealer’s left. The first dealer is drawn; then the deal goes round clockwise.',
      'Before play you pass three cards, and see what you get only when all have chosen.',
      'The first hand passes to the left, the second to the right, the third across, the fourth not at all. Then it begins again.',
    ],
  },
  {
    heading: 'The tricks',
    lines: [
      'Who holds the 2 of Clubs leads it to the first trick.',
      'Follow the suit that was led if you can. If you cannot, play any card.',
      'The highest card of the suit led takes the trick, and its player leads the next. Aces are high; there are no trumps.',
      'On the first trick no heart and no Queen of Spades may be played, unless you hold nothing else.',
    ],
  },
  {
    heading: 'Breaking hearts',
    lines: [
      'A heart may not be led until hearts are broken, unless you hold nothing but hearts.',
      rules.queenBreaksHearts
        ? 'They are broken, for this hand, as soon as a heart or the Queen of Spades is played.'
        : 'They are broken, for this hand, as soon as a heart is played. The Queen of Spades does not break them.',
    ],
  },
  scoring(rules),
  {
    heading: 'Shooting the moon',
    lines: [`Take all thirteen hearts and the Queen of Spades in one hand, and you have shot the moon. ${moonLine[rules.moon]}`],
  },
  {
    heading: 'The end',
    lines: [`The game ends after the hand in which somebody reaches ${rules.endsAt} points. The lowest score wins.`, endLine[rules.tie]],
  },
];
