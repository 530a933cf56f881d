/** Die gemeinsamen Teile auf Deutsch. */
import { cardWord, figure, many, suitWord } from '@baize/engine/language/de';
import type { KitWords } from './kit-words.ts';

const chips = (amount: number): string => many(amount, 'Chip', 'Chips');

/** Die gemeinsamen Teile auf Deutsch. */
export const words = {
  chips,
  tray: {
    add: (amount) => `${chips(amount)} dazulegen`,
    any: (name) => `${name}: beliebig viele Chips`,
    undo: 'Zurück',
    clear: 'Leeren',
    repeat: 'Wie zuvor',
    double: 'Doppelt',
  },
  cardsLeft: (count) => (count === 1 ? 'Karte übrig' : 'Karten übrig'),
  card: (card) => cardWord(card),
  suit: suitWord,
  faceDown: 'Eine verdeckte Karte',
  dieNotRolled: 'Ein Würfel, noch nicht geworfen',
  die: (pips) => `Ein Würfel: ${figure(pips)}`,
  ok: 'OK',
  close: 'Schließen',
  happened: 'Was geschah',
  wholeTable: 'Ganzer Tisch',
  leave: 'Gehen',
  table: 'Der Tisch',
  noAmount: {
    empty: 'Gib eine Zahl von Chips ein.',
    negative: 'Weniger als null geht nicht.',
    tooMany: 'So viele Chips gibt es nicht.',
    separators: 'Gib die Zahl ohne Punkte ein.',
    notWhole: 'Setzen kannst du nur ganze Chips.',
    notNumber: (text) => `„${text}“ ist keine Zahl. Gib nur Ziffern ein.`,
  },
  youWin: 'Gewonnen',
  youLose: 'Verloren',
  even: 'Unentschieden',
} as const satisfies KitWords;
