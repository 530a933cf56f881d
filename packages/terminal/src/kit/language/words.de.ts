/** Der Rahmen auf Deutsch. */
import { capital, or } from '@baize/engine/language/de';
import type { KitWords } from './kit-words.ts';

/** Der Rahmen auf Deutsch. */
export const words = {
  amount: {
    thousands: '.',
    aboveZero: 'Ein Betrag muss größer als null sein.',
    whole: 'Nur ganze Beträge.',
    none: (typed) => `${typed} ist kein Betrag.`,
    only: (sum) => `Tippe ${sum}.`,
    range: (least, most) => `Tippe einen Betrag von ${least} bis ${most}.`,
  },
  question: (answers) => `${capital(or(answers))}?`,
  letterOrWord: 'Tippe den Buchstaben oder das ganze Wort, dann Enter. ? ist Hilfe, q beendet.',
  turnTitle: 'Baize: Du bist dran',
  compact: (columns) => `Kompakte Ansicht. Ganz ab ${columns} Spalten.`,
  tooSmall: (columns, rows, leastColumns, leastRows) =>
    `Dieses Fenster hat ${columns} mal ${rows} Zeichen. Der Tisch braucht ${leastColumns} mal ${leastRows}.`,
  mouse: {
    table: 'Die Maus gehört dem Tisch. Strg+T gibt sie frei; Umschalt markiert Text.',
    text: 'Die Maus markiert Text. Strg+T gibt sie dem Tisch zurück.',
  },
  help: {
    keys: 'Tasten',
    rules: 'Regeln',
    thisTable: 'An diesem Tisch',
    everyTable: 'An jedem Tisch',
    does: {
      enter: 'geben, weiter, bestätigen',
      space: 'Pause überspringen',
      hint: 'ein Tipp',
      tab: 'Spielstand, Statistik',
      log: 'Verlauf; / sucht darin',
      mouse: 'Maus, oder Text markieren',
      escape: 'zurück, löschen',
      quit: 'gehen oder beenden',
    },
    note: 'Groß oder klein ist egal. Was grau ist, geht gerade nicht; drück den Buchstaben trotzdem, und der Tisch sagt dir, warum.',
  },
} as const satisfies KitWords;
