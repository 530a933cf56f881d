/** Sabacc's table on the page auf Deutsch. */
import { figure, many } from '@baize/engine/language/de';
import { sabaccCardName } from '@baize/games/sabacc';
import type { SabaccTableWords } from './sabacc-table-words.ts';

const places = ['Erster Platz', 'Zweiter Platz', 'Dritter Platz', 'Vierter Platz'] as const;
const doubles = ['Pasch', 'Einerpasch', 'Zweierpasch', 'Dreierpasch', 'Viererpasch', 'Fünferpasch', 'Sechserpasch'] as const;
const chips = (count: number): string => many(count, 'Chip', 'Chips');

/** Sabacc's table on the page auf Deutsch. */
export const words = {
  lines: {
    house:
      'Wer der Null am nächsten ist, gewinnt den Handpot, eine genaue Null auch den Sabacc-Pot. Drei Runden, und die Würfel können jedes Blatt ändern.',
    spire:
      'Dasselbe, aber Nullen haben ihre eigene Rangfolge, vom reinen Sabacc abwärts, und aussteigen kannst du auch während der Einsätze.',
  },
  alone: 'Du sitzt allein am Tisch.',
  stack: 'Chips',
  staked: 'Einsatz',
  music: 'Musik',
  leave: 'Tisch verlassen',

  bar: {
    swap: (number) => (number === undefined ? 'Tauschen' : `${number} tauschen`),
    discard: (number) => (number === undefined ? 'Karte abwerfen' : `${number} abwerfen`),
    bet: 'Setzen',
    raise: 'Erhöhen',
    lift: (by, isFirst, cost) =>
      `${isFirst ? `${figure(by)} setzen` : `Um ${figure(by)} erhöhen`}${cost === undefined ? '' : `, kostet ${figure(cost)}`}`,
    chooseToSwap: 'Tippe die Karte an, die du tauschen willst.',
    chooseToDiscard: 'Tippe die Karte an, die du abwerfen willst.',
  },

  felt: {
    sabaccPot: 'Sabacc-Pot',
    gamePot: 'Handpot',
    deck: (cards) => `Stapel, ${cards}`,
    discards: (cards) => `Ablage, ${cards}`,
    lookThrough: (cards, top) =>
      top === undefined ? 'Die Ablage: noch leer' : `Die Ablage ansehen: ${cards}, oben ${sabaccCardName(top)}`,
    roll: (dice) => {
      if (dice === null) return 'Noch kein Wurf';
      return dice[0] === dice[1] ? (doubles[dice[0]] ?? doubles[0]) : 'Wurf ohne Pasch';
    },
    dealtAgain: 'Alle bekommen neue Karten',
    faceUp: 'Offen',
    myCard: (card, isFaceUp) => `${sabaccCardName(card)}${isFaceUp ? ', offen' : ''}`,
    youJunked: 'Du bist ausgestiegen. Die anderen spielen weiter.',
    round: (round, of) => `Runde ${round} von ${of}`,
    junked: 'ausgestiegen',
    stakedBy: (count) => `Einsatz ${figure(count)}`,
    rank: (total, place) => [total ?? '', place === undefined ? '' : (places[place - 1] ?? '')].filter((part) => part !== '').join(', '),
    ifSwapped: (gave, took, total) => `Tausch ${gave} gegen ${took}, und du stehst bei ${total}`,
    ifDiscarded: (card, total) => `Ohne die ${card} stehst du bei ${total}`,
  },

  discardPile: { title: 'Ablage', subtitle: (cards) => `${cards}, die oberste zuerst` },
  junk: {
    title: 'Wirklich aussteigen?',
    yes: 'Aussteigen',
    no: 'Weiterspielen',
    says: (staked) =>
      staked === 0
        ? 'Du bist für dieses Spiel raus, und was du eingezahlt hast, bleibt in den Pots.'
        : `Du bist für dieses Spiel raus, und deine ${chips(staked)} Einsatz ${staked === 1 ? 'bleibt' : 'bleiben'} in den Pots.`,
  },
  track: {
    title: 'Musik',
    subtitle: 'An diesem Tisch',
    choose: 'Datei wählen',
    house: 'Unsere Musik',
    ok: 'OK',
    plays: (name) =>
      name === undefined ? 'Es läuft unsere eigene Musik, komponiert, während du zuhörst.' : `Es läuft deine Datei: ${name}`,
    about:
      'Du kannst eine eigene Audiodatei wählen, bis 20 MB. Sie bleibt auf diesem Gerät, läuft nur an diesem Tisch und ist in keinem Spielstand, den du mitnimmst.',
    notes: {
      'too-large': 'Diese Datei ist größer als 20 MB. Wähle eine kleinere.',
      'not-audio': 'Das kann dieser Browser nicht abspielen. Unsere Musik läuft weiter.',
      'not-kept': 'Sie läuft jetzt, aber dieser Browser behält sie nicht für den nächsten Besuch.',
      'not-forgotten': 'Dieser Browser vergisst die Datei nicht. Beim nächsten Besuch ist sie wieder da.',
    },
  },
  keys: {
    draw: 'Karte ziehen',
    choose: 'Karte im Blatt wählen',
    swap: 'Gewählte Karte gegen die oberste der Ablage tauschen',
    stand: 'Passen',
    junk: 'Aussteigen',
    junkInAction: 'Aussteigen, statt zu ziehen',
    afterDraw: 'Nach dem Ziehen: gewählte Karte abwerfen, alle behalten',
    match: 'Checken oder mitgehen',
    lift: 'Setzen oder erhöhen',
    allIn: 'All-in',
    next: 'Nächstes Spiel, Einsatz bestätigen',
    discards: 'Ablage ansehen',
    music: 'Musik an diesem Tisch',
    skip: 'Überspringen, was gezeigt wird',
    coach: 'Coach fragen',
    rules: 'Regeln',
  },

  lesson: {
    aim: {
      title: 'Auf die Null',
      says: 'Deine Karten werden zusammengezählt: Rot zählt minus, Grün plus. Das Blatt, das der Null am nächsten ist, gewinnt.',
    },
    dice: {
      title: 'Die Würfel können alles ändern',
      says: 'Drei Runden: ziehen, tauschen oder passen, dann setzen. Jede Runde endet mit zwei Würfeln. Ein Pasch räumt alle Blätter ab, und alle bekommen gleich viele neue Karten.',
    },
    bets: {
      title: 'Mitgehen oder erhöhen',
      says: 'Geh mit, um dabeizubleiben, oder erhöhe. Willst du aufgeben, steig aus, statt zu ziehen: Was du gesetzt hast, bleibt im Pot.',
    },
    pots: {
      title: 'Zwei Pots',
      says: 'Die Einsätze dieses Spiels gehen an das Blatt, das der Null am nächsten ist. Der Sabacc-Pot wächst von Spiel zu Spiel, und nur eine genaue Null holt ihn.',
    },
  },
  pictured: {
    yourTurn: 'Du bist dran',
    junk: 'Aussteigen',
    junkCosts: 'dein Einsatz ist weg',
    bets: 'Ada setzt 20',
    call: '20 mitgehen',
    raise: 'Um 50 erhöhen',
    raiseCosts: 'kostet 70',
    nearest: 'der Null am nächsten',
    exactZero: 'genau 0 und sonst nichts',
    whichWins: 'Welches Blatt gewinnt',
    beats: 'schlägt',
    edges: {
      nearer: '0 schlägt +1: näher an der Null',
      plus: '+1 schlägt −1: Plus schlägt Minus',
      moreCards: '+2 mit drei Karten schlägt +2 mit zwei',
    },
  },
} as const satisfies SabaccTableWords;
