/** Die Übersicht auf Deutsch. */
import { capital, figure, inWords } from '@baize/engine/language/de';
import type { FloorWords } from './floor-words.ts';

/** Die Übersicht auf Deutsch. */
export const words = {
  tagLine: (tables) => [`${capital(inWords(tables))} ${tables === 1 ? 'Tisch' : 'Tische'},`, 'eine Kasse'],
  chips: (count) => (count === 1 ? 'Chip' : 'Chips'),
  atTable: (chips) => `${figure(chips)} an einem Tisch`,
  menu: 'Menü',
  statistics: 'Statistik',
  settings: 'Einstellungen',
  leave: 'Gehen',
  lines: {
    holdem: 'Zwei Karten für dich, fünf für alle',
    blackjack: 'Näher an 21 als der Dealer',
    pontoon: 'Karte, passen, Fünf-Karten-Trick',
    hearts: 'Kein Herz nehmen, oder alle',
    roulette: 'Eine Kugel, siebenunddreißig Zahlen',
    sabacc: 'Wer null am nächsten kommt, gewinnt',
  },
  takeSeat: (game) => `${game}: Platz nehmen`,
  backToHand: (game) => `${game}: zurück zu deiner Hand`,
  returnToHand: 'Zurück zu deiner Hand',
  tableKept: 'Dein Tisch wartet',
  held: (stack, atRisk) => `${atRisk > 0 ? `${figure(atRisk)} im Spiel, ` : ''}${figure(stack)} vor dir`,
  friends: {
    title: 'Ein Tisch mit Freunden',
    open: 'Tisch eröffnen und Link verschicken',
    offline: 'Braucht eine Verbindung. Alle anderen Tische gehen auch ohne.',
    backTo: (host) => `Zurück an den Tisch von ${host}`,
    seatHeld: 'Dein Platz ist noch frei',
  },
  loading: 'Der Tisch wird vorbereitet …',
  broken: {
    title: 'Etwas ist schiefgegangen',
    text: 'Hier geht es nicht weiter. Deine Chips und dein Tisch sind gespeichert, wie sie waren.',
    report: 'Der Bericht',
    copy: 'Bericht kopieren',
    copied: 'Kopiert',
    back: 'Zur Übersicht',
  },
} as const satisfies FloorWords;
