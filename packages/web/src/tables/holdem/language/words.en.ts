/** The web's table of Hold'em in English. */
import type { Card, Chips } from '@baize/engine';
import { cardWord, figure, many, whose } from '@baize/engine/language/en';
import type { HoldemTableWords } from './holdem-table-words.ts';

const chips = (count: Chips): string => many(count, 'chip', 'chips');
const list = (cards: readonly Card[]): string => cards.map(cardWord).join(', ');

/** The web's table of Hold'em in English. */
export const words = {
  lines: {
    holdem: 'Blinds of 10 and 20. The player left of the button acts first. You can’t fold when you could check.',
    casino: 'No blinds. The flop is dealt with your two cards; betting follows the flop, turn and river. You act last.',
    tda: 'As in a tournament: the player left of the big blind acts first, the button may be dead, and the last to raise shows first.',
  },
  alone: 'You sit alone.',
  bar: {
    fold: 'Fold',
    bet: 'Bet',
    raise: 'Raise',
    allIn: 'All-in',
    halfPot: '½ pot',
    pot: 'Pot',
    amount: {
      bet: { slider: 'Bet', field: 'Bet: any number of chips' },
      raise: { slider: 'Raise to', field: 'Raise to: any number of chips' },
    },
    chips,
    next: 'Next hand',
    leave: 'Leave the table',
    folded: 'You’ve folded.',
    foldedAway: 'You’ve folded. The others finish the hand.',
    toTheEnd: 'Skip to the end',
  },
  middle: {
    board: 'The board',
    noBoard: 'No cards on the board yet.',
    spots: ['', 'Flop', '', 'Turn', 'River'],
    pot: 'Pot',
    highestBet: 'Highest bet',
    pots: (main, side) =>
      [`Main pot ${figure(main)}`, `${side.length === 1 ? 'Side pot' : 'Side pots'} ${side.map(figure).join(' · ')}`].join(' · '),
  },
  seat: {
    you: 'You',
    yourTurn: 'Your turn',
    won: (count) => `Won ${figure(count)}`,
    chips,
    toCall: (count) => `${figure(count)} to call`,
    nothingToCall: 'Nothing to call',
    folded: 'Folded',
    allIn: 'All-in',
    outOfChips: 'Out of chips',
    left: 'has left',
    checks: 'Checks',
    button: 'The dealer button',
    dealer: 'dealer',
    yourBet: 'Your bet:',
    betOf: (name) => `${whose({ name })} bet:`,
    yourCards: 'Your cards',
    draws: {
      straight: 'and a straight draw',
      flush: 'and a flush draw',
      'straight-flush': 'and a straight flush draw',
      'royal-flush': 'and a royal flush draw',
    },
  },
  purses: { stack: 'Stack', inHand: 'In this hand', inHandShort: 'Put in' },
  tools: { hint: 'Hint', history: 'Hands of this session', rules: 'Rules', settings: 'Settings' },
  dialogs: {
    chipsLeft: (count) => (count > 0 ? `${chips(count)} left.` : 'No chips left.'),
    allInTitle: 'All-in?',
    allIn: (count) => (count === 1 ? 'Your last chip goes into the pot.' : `All your ${chips(count)} go into the pot.`),
    back: 'Back',
  },
  history: {
    title: 'Hands',
    subtitle: 'of this session',
    none: 'No hand is over yet.',
    save: 'Save as .phhs',
    ok: 'OK',
    hand: (number) => `Hand ${number}`,
    cards: (cards) => `Your cards: ${list(cards)}`,
    board: (cards) => `The board: ${list(cards)}`,
  },
  keys: {
    fold: 'Fold',
    match: 'Check or call',
    lay: 'Raise or bet the amount you’ve set',
    allIn: 'All-in',
    parts: 'Set the amount to half the pot, the pot',
    nudge: 'A little more, a little less',
    type: 'Type an amount, then Enter',
    next: 'Next hand',
    skip: 'Skip what’s being shown',
    coach: 'Ask for a hint',
    rules: 'Rules and the order of the hands',
    history: 'The hands of this session',
  },
  lesson: {
    cards: {
      title: 'Two of your own, five for all',
      says: 'Two cards are yours alone. Five lie open for everyone. The best five of your seven are your hand: here ace, king, queen, jack, ten.',
    },
    betting: {
      title: 'Call, raise or fold',
      says: 'There’s betting as the open cards come. Match a bet to stay in, raise it, or fold: what you’ve bet stays in the pot.',
    },
    best: {
      title: 'The best hand wins',
      says: 'From low to high: a pair, two pair, three of a kind, a straight, a flush, a full house, four of a kind, a straight flush. If everyone else folds, you win without showing.',
    },
    bets: 'Ada bets 40',
    answers: ['Fold', 'Call 40', 'Raise to 80'],
    kinds: { pair: 'Pair', three: 'Three of a kind', fullHouse: 'Full house' },
  },
} as const satisfies HoldemTableWords;
