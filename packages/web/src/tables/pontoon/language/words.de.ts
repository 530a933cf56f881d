/** The web's table of Pontoon auf Deutsch. */
import { figure } from '@baize/engine/language/de';
import type { Score, Status } from '@baize/games/pontoon';
import type { PontoonTableWords } from './pontoon-table-words.ts';

/** „24, überkauft“, „Fünf-Karten-Trick, 19“, „Soft 17“. */
const title = (status: Status, { kind, total, isSoft }: Score): string => {
  if (status === 'bust') return `${total}, überkauft`;
  if (status === 'trick') return `Fünf-Karten-Trick, ${total}`;
  return status === 'pontoon' || kind === 'pontoon' ? 'Pontoon' : isSoft ? `Soft ${total}` : `${total}`;
};

/** The table's own words. */
export const words = {
  lines: {
    house: 'Du allein gegen die Bank, ohne Einsatz: Nur die Runden werden gezählt.',
    british: 'Mit Setzen, Kaufen und Teilen. Ein Pontoon gewinnt die Bank, und vielleicht gehört sie bald dir.',
  },
  alone: 'Nur du und die Bank.',
  felt: {
    print: 'Pontoon vor Fünf-Karten-Trick vor 21 · Gleichstand geht an die Bank',
    printShort: 'Gleichstand: Bank',
    discards: 'Ablage',
    spent: (cards) => `${cards} abgelegt`,
    myBank: 'Du hältst die Bank',
    bank: 'Bank',
    left: 'Raus',
  },
  hand: {
    title,
    banker: (status, score) => `Bank: ${title(status, score)}`,
    bankerShows: (total) => `Bank zeigt ${total}`,
    stands: { bust: 'Überkauft', trick: '5 Karten', stuck: 'Passt' },
  },
  net: (net) => (net > 0 ? `Du gewinnst ${figure(net)}` : net < 0 ? `Du verlierst ${figure(-net)}` : 'Weder Gewinn noch Verlust'),
  purses: { stack: 'Chips', staked: 'Gesetzt', won: 'Gewonnen', lost: 'Verloren' },
  bar: { stake: 'Einsatz', price: 'Preis', buy: 'Kaufen', again: 'Noch eine Partie' },
  keys: { stake: 'Einsatz setzen', skip: 'Überspringen', coach: 'Den Coach fragen', rules: 'Regeln' },
  lesson: {
    closer: {
      title: 'Näher an 21',
      says: 'Zähl deine Karten zusammen: Ein Bild zählt 10, ein Ass 1 oder 11. Komm näher an 21 heran als die Bank, ohne darüber zu gehen.',
    },
    twist: {
      title: 'Karte oder passen',
      says: 'Nimm noch eine Karte, oder passe und bleib bei dem, was du hast. Mit mehr als 21 hast du dich überkauft: Die Runde ist sofort verloren.',
    },
    best: {
      title: 'Zwei Blätter schlagen 21',
      says: 'Ein Ass mit einer Zehn oder einem Bild ist ein Pontoon, das beste Blatt. Danach kommen fünf Karten mit höchstens 21. Bei Gleichstand gewinnt die Bank.',
    },
    beats: 'schlägt',
  },
} as const satisfies PontoonTableWords;
