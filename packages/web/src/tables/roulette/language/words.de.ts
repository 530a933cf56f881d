/** The web's table of Roulette in German. The cloth has its French names, as in German casinos. */
import { figure, hundredth, many } from '@baize/engine/language/de';
import type { RouletteTableWords } from './roulette-table-words.ts';

const chips = (count: number): string => many(count, 'Chip', 'Chips');

/** The table's own words. */
export const words = {
  you: 'Du',
  lines: {
    house: 'Dieses Haus zahlt für Carrés 11:1 und für Manque oder Passe 2:1.',
    european: 'Der übliche Tisch mit einer Zero, den ersten vier und den Ansagen.',
    french: 'Wie europäisch, aber einfache Chancen verlieren bei Zero nur die Hälfte.',
    shared: 'Zwei bis sieben setzen gleichzeitig, jeder in einer eigenen Farbe. Die Kugel rollt für alle, und das Haus hält die Bank.',
    banked: 'Genauso, nur hält statt des Hauses jemand am Tisch die Bank.',
  },
  alone: 'Ein Kessel, eine kleine Kugel und du.',

  purses: { balance: 'Guthaben', onBoard: 'Auf dem Tableau', bets: 'Gesetzt' },

  tray: {
    chip: (count) => `Je ${chips(count)} setzen`,
    any: 'Beliebig viele Chips auf einmal',
    undo: 'Rückgängig',
    takeBack: { label: 'Einen Einsatz zurücknehmen', short: 'Zurück' },
    clear: 'Abräumen',
    repeat: 'Nochmal',
    double: 'Doppelt',
    calls: 'Ansagen',
    yourBets: 'Einsätze',
    allBets: 'Alle Einsätze',
    skip: 'Weiter',
  },
  over: { broke: 'Du hast keine Chips mehr.', ended: 'Die Sitzung ist zu Ende.', again: 'Neu hinsetzen' },

  cloth: {
    names: {
      'dozen-1': '1. Dutzend',
      'dozen-2': '2. Dutzend',
      'dozen-3': '3. Dutzend',
      'column-1': '2 zu 1',
      'column-2': '2 zu 1',
      'column-3': '2 zu 1',
      low: 'Manque',
      even: 'Pair',
      odd: 'Impair',
      high: 'Passe',
    },
    short: {
      'dozen-1': '12 P',
      'dozen-2': '12 M',
      'dozen-3': '12 D',
      'column-1': '2:1',
      'column-2': '2:1',
      'column-3': '2:1',
      low: '1–18',
      high: '19–36',
    },
  },
  board: {
    label: 'Das Tableau',
    spot: (title, pays) => `${title} zahlt ${pays}:1`,
    laid: (title, pays, own, others) =>
      [
        `${title} zahlt ${pays}:1`,
        ...(own > 0 ? [`${chips(own)} von dir`] : []),
        ...others.map(({ name, amount }) => `${name} ${figure(amount)}`),
      ].join(', '),
  },
  wheel: { spins: 'Die Kugel rollt', label: 'Der Kessel', rests: (number) => `Die Kugel liegt auf ${number}` },

  panel: {
    placeBets: 'Bitte setzen',
    noMoreBets: 'Rien ne va plus',
    keepsBank: 'Du hältst die Bank',
    waiting: 'Warten auf die anderen',
    sum: (net) => (net === 0 ? 'Weder Gewinn noch Verlust' : net > 0 ? `Du gewinnst ${figure(net)}` : `Du verlierst ${figure(-net)}`),
    lastNumbers: 'Die letzten Zahlen',
    yourBets: 'Deine Einsätze',
    tapToBet: 'Tippe auf das Tableau, um zu setzen.',
    more: (count) => `${figure(count)} weitere`,
    hadNoBet: 'Du hattest nicht gesetzt',
    halfBack: (net) => `halb zurück, ${figure(net)}`,
    staked: (count) => `Gesetzt ${figure(count)}`,
    paidBack: (count) => `Zurück ${figure(count)}`,
  },

  company: {
    label: 'Am Tableau',
    noBet: 'ohne',
    even: '0',
    bank: 'die Bank',
    ready: 'bereit',
    done: 'fertig',
    keepsBank: 'Hält die Bank',
    hasNoBet: 'Kein Einsatz',
    bet: (amount, title) => `${figure(amount)} auf ${title}`,
  },

  papers: {
    pays: (to) => `${to}:1`,
    payouts: { bet: 'Einsatz', where: 'Wo der Chip liegt', pays: 'Zahlt', onHundred: 'Je 100' },
    signedHundredth: (value) => `${value > 0 ? '+' : ''}${hundredth(value)}`,
    bets: {
      title: 'Deine Einsätze',
      none: 'Auf dem Tableau liegen keine Chips.',
      noneOfYours: 'Auf dem Tableau liegen keine Chips von dir.',
      onBoard: (count) => `${chips(count)} auf dem Tableau`,
      bet: 'Einsatz',
      chips: 'Chips',
      pays: 'Zahlt',
      wins: 'Gewinn',
      best: 'Im besten Fall',
      worst: 'Im schlechtesten',
      average: 'Im Schnitt',
      aSpin: 'je Runde',
      onNumbers: (numbers) => (numbers.length <= 6 ? `bei ${numbers.join(', ')}` : `bei ${figure(numbers.length)} Zahlen`),
    },
    calls: {
      title: 'Ansagen',
      eachBet: (count) => `${chips(count)} auf jedes Feld`,
      parts: {
        voisins: 'die 17 Zahlen rund um Zero',
        tiers: 'die 12 Zahlen gegenüber',
        orphelins: 'die 8 Zahlen dazwischen',
        'jeu-zero': 'die 7 Zahlen neben Zero',
      },
      neighbours: 'Nachbarn',
      howNeighbours: (count) => `Eine Zahl und im Kessel die zwei auf jeder Seite, ${chips(count)}.`,
      neighboursOf: (number) => `Die ${number} und ihre Nachbarn`,
    },
  },

  keys: {
    arrowKeys: 'Pfeile',
    arrows: 'Über das Tableau wandern, sobald du es mit Tab erreicht hast',
    enter: 'Dort einen Chip setzen',
    delete: 'Den Einsatz dort zurücknehmen',
    taking: 'Antippen nimmt Einsätze zurück, oder setzt wieder',
    chips: 'Einen Chip wählen',
    space: 'Drehen; mit anderen fertig und bereit; die Kugel gleich fallen lassen',
    undo: 'Rückgängig',
    clear: 'Das Tableau abräumen',
    repeat: 'Noch einmal dasselbe',
    double: 'Alle Einsätze verdoppeln',
    bets: 'Deine Einsätze, der beste und der schlechteste Fall',
    calls: 'Ansagen, wo der Tisch sie annimmt',
    coach: 'Den Coach fragen',
    rules: 'Regeln und Auszahlung',
  },

  lesson: {
    bet: {
      title: 'Bitte setzen',
      says: 'Wähle einen Chip und tippe dorthin, wo er liegen soll: auf eine Zahl, auf die Linie zwischen mehreren oder daneben auf eine Farbe oder ein Dutzend.',
    },
    ball: {
      title: 'Die Kugel entscheidet',
      says: 'Es gibt 37 Zahlen, und jede kommt gleich oft. Was vorher kam, spielt keine Rolle. Bei Zero gewinnen weder Farben noch Dutzende.',
    },
    pays: {
      title: 'Was es bringt',
      says: 'In der Regel gilt: Je weniger Zahlen ein Einsatz abdeckt, desto mehr zahlt er. Deinen Chip bekommst du dazu zurück.',
      number: 'Eine Zahl',
      dozen: 'Ein Dutzend',
      colour: 'Rot oder Schwarz',
      to: (pays) => `${pays}:1`,
    },
  },
} as const satisfies RouletteTableWords;
