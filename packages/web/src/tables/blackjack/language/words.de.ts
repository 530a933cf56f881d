/** Blackjack's table auf Deutsch. */
import { figure } from '@baize/engine/language/de';
import { dealerWithin } from '@baize/games/blackjack';
import type { BlackjackTableWords } from './blackjack-table-words.ts';

/** Blackjack's table auf Deutsch. */
export const words = {
  lines: {
    classic:
      'Ein Deck, neu gemischt, wenn es knapp wird. Blackjack zahlt 3 zu 2, Paare darfst du teilen, und der Dealer bleibt bei jeder 17 stehen.',
    casino: 'Ziehen oder stehen bleiben, sonst nichts. Setz bis zu allem, was du hast; Gewinne zahlen 1 zu 1.',
    vegas: 'Sechs Decks. Verdoppeln nach dem Teilen, bis zu vier Hände, Aufgeben, Versicherung.',
    european: 'Der Dealer nimmt die zweite Karte zuletzt, und mit einem Blackjack gewinnt er alles.',
    shared: 'Ein Schlitten für alle. Ihr setzt gleichzeitig, gespielt wird reihum, und das Haus hält die Bank.',
    banked: 'Genauso, aber statt des Hauses hält jemand von euch die Bank.',
  },
  alone: 'Du bist allein mit dem Dealer.',
  faceUp: 'Karte des Dealers offen',

  balance: 'Guthaben',
  atRisk: 'Im Spiel',
  bet: 'Einsatz',
  start: 'Start',
  sitOut: 'Aussetzen',
  sitDownAgain: 'Noch einmal hinsetzen',

  discards: 'Ablage',
  spot: { bet: 'Dein Einsatz', bank: 'Deine Bank', out: 'Du setzt aus' },
  insuredFor: (chips) => `Versichert für ${figure(chips)}`,
  blackjack: 'Blackjack',
  bust: (total) => `Über\u00adkauft, ${total}`,
  dealerShows: (total) => `Dealer zeigt ${total === 11 ? 'ein Ass' : total}`,
  dealerHas: (view) => `Dealer: ${dealerWithin(view)}`,
  natural: 'BJ',
  others: { outOfChips: 'Keine Chips', bank: 'Hält die Bank', hasBet: 'Hat gesetzt', thinks: 'Überlegt', out: 'Setzt aus' },

  keys: {
    enter: 'Start, nächste Runde',
    last: 'Noch einmal dasselbe setzen',
    out: 'Diese Runde aussetzen',
    takeBack: 'Einsatz zurücknehmen',
    insurance: 'Versicherung: ja, nein',
    skip: 'Überspringen',
    coach: 'Den Coach fragen',
    strategy: 'Die Strategie für diesen Tisch',
    rules: 'Regeln',
  },

  strategy: {
    title: 'Strategie',
    note: 'Der beste Zug nach deiner Summe und der Karte des Dealers.',
    working: 'Wird berechnet …',
    hand: 'Hand',
    parts: { hard: 'Hard', soft: 'Soft', pairs: 'Paare' },
    softTotal: (total) => `Soft ${total}`,
    codes: {
      H: 'Karte ziehen',
      S: 'stehen bleiben',
      D: 'verdoppeln, sonst ziehen',
      Ds: 'verdoppeln, sonst stehen bleiben',
      P: 'teilen',
      R: 'aufgeben, sonst ziehen',
      Rs: 'aufgeben, sonst stehen bleiben',
      Rp: 'aufgeben, sonst teilen',
    },
  },

  lesson: {
    beats: 'schlägt',
    pages: [
      {
        title: 'Schlag den Dealer',
        says: 'Du setzt und bekommst zwei Karten. Komm näher an 21 heran als der Dealer, aber nicht darüber: Bube, Dame und König zählen 10, ein Ass 1 oder 11.',
      },
      {
        title: 'Ziehen oder stehen bleiben',
        says: 'Zieh eine Karte, oder bleib stehen und beende deinen Zug. Mit mehr als 21 ist dein Einsatz sofort verloren, egal was der Dealer hat.',
      },
      {
        title: 'Der Dealer spielt zuletzt',
        says: 'Der Dealer hat keine Wahl und zieht bis 17 oder mehr. Ist deine Hand besser, gewinnst du so viel, wie du gesetzt hast; bei Gleichstand bekommst du deinen Einsatz zurück.',
      },
    ],
  },
} as const satisfies BlackjackTableWords;
