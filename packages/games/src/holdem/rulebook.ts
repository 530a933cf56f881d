/** How to play Hold'em: the page behind "Rules". */
import { figure, type Passage } from '@baize/engine';
import type { Rules } from './rules.ts';

const aim: Passage = {
  heading: 'The aim',
  lines: [
    'Win the chips in the pot: with the best hand when the cards are shown, or by betting until everybody else has folded.',
    'Your hand is the best five of seven cards: your own two and the five on the board.',
  ],
};

const handRanks: Passage = {
  heading: 'The hands, best first',
  lines: [
    '1. Royal flush: ace, king, queen, jack and ten of one suit.',
    '2. Straight flush: five cards in a row, of one suit.',
    '3. Four of a kind: four cards of one rank.',
    '4. Full house: three of one rank and two of another.',
    '5. Flush: five cards of one suit.',
    '6. Straight: five cards in a row. An ace is high, or low under a two.',
    '7. Three of a kind: three cards of one rank.',
    '8. Two pair: two cards of one rank and two of another.',
    '9. Pair: two cards of one rank.',
    '10. High card: none of these.',
    'Of two hands of one kind the higher ranks win, then the higher cards beside them. Suits do not count.',
  ],
};

const flow = ({ blinds, opens }: Rules): Passage => {
  const [small = 0, big = 0] = blinds;
  const first = opens === 'after-blinds' ? 'the player left of the big blind' : 'the player left of the button';
  const start =
    blinds.length === 0
      ? ['Everybody gets two cards, and three public cards are laid out at once: the flop. Then there is a round of betting.']
      : [
          `Left of the button stand the small blind, ${figure(small)}, and the big blind, ${figure(big)}: bets made before the deal. With two players the button has the small blind.`,
          `Everybody gets two cards. A first round of betting begins with ${first}.`,
          'Then three cards are laid out for all: the flop. A second round of betting follows.',
        ];
  return {
    heading: 'A hand',
    lines: [
      ...start,
      'A fourth card, the turn, and a fifth, the river, each bring another round. A card is burned before each of them.',
      blinds.length === 0
        ? 'The opponents act from left to right, and you last; whoever raises is to be answered by all.'
        : 'After the flop the first player left of the button begins.',
      'Then the hands are shown, and the best takes the pot. Equal hands share it; an odd chip goes to the first of them left of the button.',
    ],
  };
};

const moves = ({ foldsFreely, minBet }: Rules): Passage => ({
  heading: 'What you can do',
  lines: [
    'Fold: give up your hand and what you have put in.',
    foldsFreely
      ? 'Check: do nothing, while there is nothing to call.'
      : 'Check: do nothing. With nothing to call it is free, so there is no need to fold.',
    'Call: match the highest bet. If you have too little, call with all you have.',
    `Bet: at least ${figure(minBet)}. Raise: at least as much more as the largest bet or raise of the round.`,
    'All-in: put in all your chips. You play for as much of the pot as you have matched; the rest is a side pot for the others.',
    'An all-in for less than a full raise does not let players raise who have acted already. What nobody calls goes back.',
  ],
});

const leaving: Passage = {
  heading: 'The end',
  lines: [
    'Who has no chips left leaves the table. The last one with chips has won it. Leave in the middle of a hand, and what you have put in is lost.',
  ],
};

/** The rules page. */
export const rulebook = (rules: Rules): readonly Passage[] => [aim, handRanks, flow(rules), moves(rules), leaving];
