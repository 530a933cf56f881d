/** Der Hold’em-Tisch im Web, auf Deutsch. */
import type { Card, Chips } from '@baize/engine';
import { cardWord, figure, genitive, many } from '@baize/engine/language/de';
import type { HoldemTableWords } from './holdem-table-words.ts';

const chips = (count: Chips): string => many(count, 'Chip', 'Chips');
const list = (cards: readonly Card[]): string => cards.map((card) => cardWord(card)).join(', ');

/** The web's table of Hold'em auf Deutsch. */
export const words = {
  lines: {
    holdem: 'Blinds von 10 und 20. Links vom Button geht es los. Wer checken kann, darf nicht folden.',
    casino: 'Keine Blinds. Der Flop liegt gleich mit deinen zwei Karten da; gesetzt wird nach Flop, Turn und River. Du bist zuletzt dran.',
    tda: 'Wie im Turnier: Links vom Big Blind geht es los, der Button kann tot sein, und wer zuletzt geraist hat, zeigt zuerst.',
  },
  alone: 'Du sitzt allein.',
  bar: {
    fold: 'Fold',
    bet: 'Bet',
    raise: 'Raise',
    allIn: 'All-in',
    halfPot: '½ Pot',
    pot: 'Pot',
    amount: {
      bet: { slider: 'Bet', field: 'Bet: beliebig viele Chips' },
      raise: { slider: 'Raise auf', field: 'Raise auf: beliebig viele Chips' },
    },
    chips,
    next: 'Nächste Hand',
    leave: 'Tisch verlassen',
    folded: 'Du hast gefoldet.',
    foldedAway: 'Du hast gefoldet. Die anderen spielen die Hand zu Ende.',
    toTheEnd: 'Ans Ende springen',
  },
  middle: {
    board: 'Das Board',
    noBoard: 'Auf dem Board liegt noch nichts.',
    spots: ['', 'Flop', '', 'Turn', 'River'],
    pot: 'Pot',
    highestBet: 'Höchster Einsatz',
    pots: (main, side) =>
      [`Main-Pot ${figure(main)}`, `${side.length === 1 ? 'Side-Pot' : 'Side-Pots'} ${side.map(figure).join(' · ')}`].join(' · '),
  },
  seat: {
    you: 'Du',
    yourTurn: 'Du bist dran',
    won: (count) => `Gewinn: ${figure(count)}`,
    chips,
    toCall: (count) => `${figure(count)} zu callen`,
    nothingToCall: 'Nichts zu callen',
    folded: 'Gefoldet',
    allIn: 'All-in',
    outOfChips: 'Keine Chips',
    left: 'ist gegangen',
    checks: 'Check',
    button: 'Der Dealer-Button',
    dealer: 'Dealer',
    yourBet: 'Dein Einsatz:',
    betOf: (name) => `${genitive(name)} Einsatz:`,
    yourCards: 'Deine Karten',
    draws: {
      straight: 'und ein Straßen-Draw',
      flush: 'und ein Flush-Draw',
      'straight-flush': 'und ein Straight-Flush-Draw',
      'royal-flush': 'und ein Royal-Flush-Draw',
    },
  },
  purses: { stack: 'Stack', inHand: 'In dieser Hand', inHandShort: 'Gesetzt' },
  tools: { hint: 'Tipp', history: 'Hände dieser Sitzung', rules: 'Regeln', settings: 'Einstellungen' },
  dialogs: {
    chipsLeft: (count) => (count > 0 ? `Noch ${chips(count)}.` : 'Keine Chips mehr.'),
    allInTitle: 'All-in?',
    allIn: (count) => (count === 1 ? 'Dein letzter Chip geht in den Pot.' : `Alle deine ${chips(count)} gehen in den Pot.`),
    back: 'Zurück',
  },
  history: {
    title: 'Hände',
    subtitle: 'dieser Sitzung',
    none: 'Noch ist keine Hand vorbei.',
    save: 'Als .phhs speichern',
    ok: 'OK',
    hand: (number) => `Hand ${number}`,
    cards: (cards) => `Deine Karten: ${list(cards)}`,
    board: (cards) => `Das Board: ${list(cards)}`,
  },
  keys: {
    fold: 'Fold',
    match: 'Check oder Call',
    lay: 'Raise oder Bet mit dem eingestellten Betrag',
    allIn: 'All-in',
    parts: 'Den Betrag auf den halben Pot, den Pot setzen',
    nudge: 'Etwas mehr, etwas weniger',
    type: 'Einen Betrag tippen, dann Enter',
    next: 'Nächste Hand',
    skip: 'Überspringen, was gezeigt wird',
    coach: 'Nach einem Tipp fragen',
    rules: 'Regeln und Rangfolge der Hände',
    history: 'Die Hände dieser Sitzung',
  },
  lesson: {
    cards: {
      title: 'Zwei für dich, fünf für alle',
      says: 'Zwei Karten gehören nur dir. Fünf liegen offen für alle. Die besten fünf von deinen sieben sind deine Hand: hier Ass, König, Dame, Bube, Zehn.',
    },
    betting: {
      title: 'Call, Raise oder Fold',
      says: 'Während die offenen Karten kommen, wird gesetzt. Calle einen Einsatz, um dabeizubleiben, raise ihn oder folde: Was du gesetzt hast, bleibt im Pot.',
    },
    best: {
      title: 'Die beste Hand gewinnt',
      says: 'Von unten nach oben: Paar, zwei Paare, Drilling, Straße, Flush, Full House, Vierling, Straight Flush. Folden alle anderen, gewinnst du, ohne zu zeigen.',
    },
    bets: 'Ada setzt 40',
    answers: ['Fold', 'Call 40', 'Raise auf 80'],
    kinds: { pair: 'Paar', three: 'Drilling', fullHouse: 'Full House' },
  },
} as const satisfies HoldemTableWords;
