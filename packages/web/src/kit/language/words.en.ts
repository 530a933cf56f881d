/** The kit in English. */
import { capital, cardWord, figure, many, suitWord } from '@baize/engine/language/en';
import type { KitWords } from './kit-words.ts';

const chips = (amount: number): string => many(amount, 'chip', 'chips');

/** The kit in English. */
export const words = {
  chips,
  tray: {
    add: (amount) => `Add ${chips(amount)}`,
    any: (name) => `${name}: any number of chips`,
    undo: 'Undo',
    clear: 'Clear',
    repeat: 'Repeat',
    double: 'Double',
  },
  cardsLeft: (count) => (count === 1 ? 'card left' : 'cards left'),
  card: (card) => capital(cardWord(card)),
  suit: suitWord,
  faceDown: 'A card face down',
  dieNotRolled: 'A die, not rolled yet',
  die: (pips) => `A die: ${figure(pips)}`,
  ok: 'OK',
  close: 'Close',
  happened: 'What happened',
  wholeTable: 'Whole table',
  leave: 'Leave',
  table: 'The table',
  noAmount: {
    empty: 'Type a number of chips.',
    negative: 'An amount can’t be less than zero.',
    tooMany: 'There aren’t that many chips.',
    separators: 'Type the number without commas.',
    notWhole: 'You can only bet whole chips.',
    notNumber: (text) => `“${text}” isn’t a number. Type digits only.`,
  },
  youWin: 'You win',
  youLose: 'You lose',
  even: 'Even',
} as const satisfies KitWords;
