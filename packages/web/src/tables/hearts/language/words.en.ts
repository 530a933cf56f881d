/** The web's table of Hearts in English. */
import type { Who } from '@baize/engine';
import { capital, cardWord, does, many, suitWord, verb, whoWord, whoWords } from '@baize/engine/language/en';
import type { BarredWhy, HeartsTableWords } from './hearts-table-words.ts';

const name = (who: Who): string => capital(whoWord(who));
const points = (count: number): string =>
  count === 0 ? 'no points' : count < 0 ? `${many(-count, 'point', 'points')} off` : many(count, 'point', 'points');
const shot = (who: Who): string => `${name(who)} shot the moon`;
const ways = { left: 'left', right: 'right', across: 'across', none: 'none' } as const;

const barred: Readonly<Record<Exclude<BarredWhy, 'follow-suit'>, string>> = {
  'hearts-not-broken': 'hearts aren’t broken',
  'lead-two-of-clubs': 'the 2 of clubs leads',
  'no-points-on-first-trick': 'no points on the first trick',
  'not-now': 'not now',
};

/** The table's own words. */
export const words = {
  you: 'You',
  balance: 'Balance',
  subtitle: (rules, endsAt) => `${rules}, to ${endsAt}`,
  lines: {
    house: 'To 100, lowest score wins. Take every heart and the queen, and you choose: 26 off your score, or 26 for everyone else.',
    modern: 'Points forced onto the first trick count, and the moon gives everyone else 26.',
    omnibus: 'The jack of diamonds takes 10 off, the queen breaks hearts, the moon takes 26 off, and ties are played out.',
  },
  alone: 'This table seats four.',

  bar: {
    pass: (to, chosen, of) =>
      chosen === 0 ? [`Three cards for ${whoWord(to)}.`, 'Tap to choose.'] : [`${chosen} of ${of} chosen.`, 'Tap a card to take it back.'],
    passTo: (to) => `Pass to ${whoWord(to)}`,
    changing: 'The cards change hands.',
    othersChoose: 'The others are still choosing.',
    last: ['', 'Last', ' trick'],
    claim: ['', 'Claim', ' the rest'],
    sheet: ['', 'Score', ' sheet'],
    playACard: 'Play a card',
    gameOver: 'Game over.',
    newGame: 'New game',
    next: 'Next hand',
    goOn: 'Go on',
  },

  felt: {
    hearts: (areBroken) => (areBroken ? 'Hearts broken' : 'Hearts unbroken'),
    trick: (trick) => `Trick ${trick}`,
    hand: (hand) => `Hand ${hand}`,
    passTo: (to) => `Pass three cards to ${whoWord(to)}`,
    othersChoose: 'The others are still choosing',
    passing: (now, [second = 'none', third = 'none', fourth = 'none']) =>
      `This hand passes ${ways[now]}. Next: ${ways[second]}, ${ways[third]}, then ${ways[fourth]}.`,
    yourHand: 'Your hand',
    yourCard: 'Your card',
    players: 'The players',
    points: (count) => (Math.abs(count) === 1 ? 'point' : 'points'),
    thisHand: ', in this hand ',
    by: (who) => `${name(who)}: `,
    took: (who, hasQueen, count) => {
      const took = `${does(who, 'take', 'takes')} ${hasQueen ? 'the queen' : 'it'}`;
      return count === 0 ? took : `${took}: ${points(count)}`;
    },
  },

  card: (card, from, why, led) => {
    const parts = [capital(cardWord(card))];
    if (from !== undefined) parts.push(`from ${whoWord(from)}`);
    if (why !== undefined)
      parts.push(`not playable: ${why === 'follow-suit' ? `follow ${led === undefined ? 'suit' : suitWord(led)}` : barred[why]}`);
    return parts.join(', ');
  },

  lastTrick: {
    title: 'Last trick',
    none: 'No tricks taken yet in this hand.',
    took: (who, count) => `${name(who)} took it, ${points(count)}`,
    of: (trick) => `Trick ${trick} of 13`,
  },

  moon: {
    shot,
    every: 'Every heart and the queen of spades',
    title: 'You shot the moon',
    asks: 'You took every heart and the queen of spades. How should it count?',
    end: (winners) => {
      if (winners.length === 0) return 'The game goes on.';
      if (winners.includes('you')) return winners.length > 1 ? 'The game ends, and you share the win.' : 'The game ends, and you win.';
      return `The game ends, and ${whoWords(winners)} ${verb(winners, 'win', 'wins')}.`;
    },
  },

  result: {
    scores: 'Scores',
    finalScores: 'Final scores',
    wins: (winners) => `${capital(whoWords(winners))} ${winners.length > 1 ? 'share the win' : verb(winners, 'win', 'wins')}`,
    handOver: (hand) => `Hand ${hand} is over`,
    moon: shot,
    thisHand: 'this hand ',
    total: 'total ',
    after: (hands) => `Final scores after ${many(hands, 'hand', 'hands')}. The lowest wins.`,
  },

  sheet: {
    title: 'Score',
    subtitle: (endsAt) => `to ${endsAt}, lowest score wins`,
    none: 'No hand is over yet. Everyone starts at 0.',
    hand: 'Hand',
    pass: 'Pass',
    total: 'Total',
    ways,
    moon: 'moon',
    lowest: 'lowest',
  },

  keys: {
    arrows: 'From card to card',
    places: 'A card by its place in your hand',
    suits: 'The next card of that suit',
    nameKeys: 'S, then Q',
    suitAndRank: 'A card by suit and rank: the queen of spades',
    space: 'Pick or put back a card for the pass; go on',
    enter: 'Pass, play the raised card, next hand',
    claim: 'Claim the rest when it’s certain',
    last: 'Last trick',
    sheet: 'Score sheet',
    coach: 'Ask the coach',
    rules: 'Rules',
  },

  lesson: {
    follow: {
      title: 'Follow suit',
      says: 'Everyone plays one card. Play the suit that was led if you have it. Its highest card takes all four: here, the king.',
    },
    avoid: {
      title: 'Take no hearts',
      says: 'Every heart you take costs 1 point, and the queen of spades 13. Whoever has the fewest points at the end wins.',
    },
    pass: {
      title: 'Pass three',
      says: 'Before most hands you pass three cards. The 2 of clubs leads, and nobody leads a heart until one has been discarded.',
    },
    moon: {
      title: 'Or take them all',
      says: 'Take every heart and the queen of spades, and you’ve shot the moon: the 26 points go to everyone else.',
    },
  },
} as const satisfies HeartsTableWords;
