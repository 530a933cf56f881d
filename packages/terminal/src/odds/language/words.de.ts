/** `baize odds` auf Deutsch. */
import { figure, hundredth, many, percent } from '@baize/engine/language/de';
import { EXAMPLES } from './examples.ts';
import type { OddsLineWords } from './odds-line-words.ts';

const before = (board: string): string => (board === '' ? 'vor dem Flop' : `auf ${board}`);

/** Die Chancen auf Deutsch. */
export const words = {
  percent,
  dealt: (part) => `${percent(part)} gegeben`,
  decimal: (value, digits) => value.toFixed(digits).replace('.', ','),
  tooMany: (word, game) => `${word} ist ein Wort zu viel. Versuch: ${EXAMPLES[game]}`,
  needsPreset: (presets) => `--preset braucht einen Namen: ${presets.join(', ')}.`,
  blackjack: {
    title: (preset, decks) => `Blackjack, ${preset}, ${decks === 'infinite' ? 'endloser Schlitten' : many(decks, 'Deck', 'Decks')}.`,
    edge: (edge) =>
      `${edge < 0 ? 'Du hast' : 'Das Haus hat'} einen Vorteil von ${percent(Math.abs(edge), 4)}, mit frisch gemischten Karten und bestem Spiel.`,
    hard: 'hart',
    soft: 'weich',
    pairs: 'Paare',
    codes:
      'H Karte, S stehen, P teilen, D verdoppeln, sonst Karte (h) oder stehen (s), R aufgeben, sonst Karte (h), stehen (s) oder teilen (p).',
    needsDecks: (most) => `--decks braucht eine ganze Zahl von 1 bis ${most} oder infinite.`,
  },
  hearts: {
    title: 'Hearts: Was dreizehn Karten vor dem Weitergeben enthalten.',
    hearts: 'Herzen',
    chance: 'Chance',
    average: (hearts, queen, bareQueen) =>
      `Im Schnitt ${hundredth(hearts)} Herzen. Die Pik-Dame: ${percent(queen, 4)}; mit weniger als drei weiteren Pik: ${percent(bareQueen, 4)}.`,
    missing: (chance) => `Mindestens eine Farbe fehlt: ${percent(chance, 4)}.`,
  },
  holdem: {
    hands: (hands, board, boards) => `Hold'em: ${hands} Hände ${before(board)}, ${many(boards, 'Board', 'Boards')}.`,
    ranges: (ranges, board, deals, isExact) =>
      `Hold'em: ${ranges} Ranges ${before(board)}, ${figure(deals)}-mal gegeben, ${isExact ? 'ausgezählt' : 'als Stichprobe'}.`,
    heads: {
      hand: 'Hand',
      range: 'Range',
      equity: 'Equity',
      wins: 'gewinnt',
      ties: 'teilt',
      boardsWon: 'gewonnen',
      tied: 'geteilt',
      error: 'plus/minus',
    },
    needsBoard: '--board braucht Karten dahinter, etwa Qh9c4d.',
    needsHands: 'Nenne zwei bis zehn Hände: baize odds holdem AsAh KdKc',
    fault: (fault) => {
      switch (fault.type) {
        case 'no-hand':
          return `„${fault.text}“ ist keine Hand aus zwei Karten wie AsAh.`;
        case 'no-range':
          return `„${fault.text}“ ist weder eine Hand noch eine Range. Versuch AsAh, QQ+, AKs, ATo+, 22-77 oder random.`;
        case 'no-board':
          return `„${fault.text}“ ist kein Board aus höchstens fünf Karten wie Qh9c4d.`;
        case 'hand-count':
          return `Gerechnet wird mit zwei bis zehn Händen, nicht mit ${fault.count}.`;
        case 'card-twice':
          return `${fault.card} kommt doppelt vor.`;
        case 'empty-range':
          return `Bei diesem Board bleibt von „${fault.text}“ nichts übrig.`;
      }
    },
  },
  pontoon: {
    title: (preset, wins) => `Pontoon, ${preset}: Mit vollem Deck und bestem Spiel gewinnst du ${percent(wins, 4)} der Runden.`,
    shows: 'Bank zeigt',
    wins: 'du siegst',
    ace: 'Ass',
    ten: '10 oder Bild',
    pontoons: (chance) => `Einen Pontoon bekommst du in ${percent(chance, 4)} der Runden. Bei Gleichstand gewinnt die Bank.`,
    onlyHouse: (preset) => `Mit den Regeln ${preset} spielst du gegen andere. Genaue Chancen gibt es mit --preset house.`,
  },
  roulette: {
    title: (preset) => `Roulette, ${preset}: Was ein Einsatz zahlt und was ein Chip darauf im Schnitt bringt.`,
    heads: { bet: 'Einsatz', pays: 'zahlt', numbers: 'Zahlen', chip: 'je Chip', exactly: 'genau' },
    pays: (to) => `${to} zu 1`,
    halfBack: 'Einfache Chancen gelten für gerade Einsätze: Bei null verlieren sie nur die Hälfte, und einen übrigen Chip behält das Haus.',
  },
  sabacc: {
    title: (cards, hands) =>
      `Sabacc: Summen von ${many(cards, 'Karte', 'Karten')} aus dem vollen Deck von 62, ${many(hands, 'Hand', 'Hände')}.`,
    heads: { total: 'Summe', hands: 'Hände', chance: 'Chance', farther: 'weiter weg' },
    sum: (sabacc, near, distance) =>
      `Ein Sabacc: ${percent(sabacc, 3)}. Höchstens 2 von null: ${percent(near, 3)}. Im Schnitt ${hundredth(distance)} von null.`,
    needsCards: (most) => `--cards braucht eine ganze Zahl von 1 bis ${most}.`,
  },
} as const satisfies OddsLineWords;
