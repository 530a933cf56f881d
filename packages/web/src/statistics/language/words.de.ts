/** Die Seite der Statistik auf Deutsch. */

import { figure, many, tenth } from '@baize/engine/language/de';
import type { GameId } from '@baize/games';
import type { BooksWords } from './books-words.ts';

/** Die letzte Form steht hinter „nach“. */
const plurals: Readonly<Record<GameId, readonly [one: string, other: string, dative: string]>> = {
  pontoon: ['Runde', 'Runden', 'Runden'],
  hearts: ['Partie', 'Partien', 'Partien'],
  holdem: ['Hand', 'Hände', 'Händen'],
  blackjack: ['Runde', 'Runden', 'Runden'],
  roulette: ['Spiel', 'Spiele', 'Spielen'],
  sabacc: ['Partie', 'Partien', 'Partien'],
};
const rounds = (game: GameId, count: number): string => many(count, plurals[game][0], plurals[game][1]);
const afterRounds = (game: GameId, count: number): string => many(count, plurals[game][0], plurals[game][2]);

/** Wie die Regeln heißen; ein Test hält sie gegen die Spiele. */
const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pontoon: { house: 'Hausregeln', british: 'Britische Regeln' },
  hearts: { house: 'Hausregeln', modern: 'Moderne Regeln', omnibus: 'Omnibus-Regeln' },
  holdem: { holdem: 'Hausregeln', casino: 'Casino-Regeln', tda: 'Turnierregeln', history: 'Wie aufgezeichnet' },
  blackjack: {
    classic: 'Klassische Regeln',
    casino: 'Casino-Regeln',
    vegas: 'Vegas-Regeln',
    european: 'Europäische Regeln',
    shared: 'Bis zu sieben am Tisch',
    banked: 'Jemand von euch hält die Bank',
  },
  roulette: {
    house: 'Quoten des Hauses',
    european: 'Europäische Regeln',
    french: 'Französische Regeln',
    shared: 'Bis zu sieben am Tisch',
    banked: 'Jemand hält die Bank',
  },
  sabacc: { house: 'Hausregeln', spire: 'Spire-Regeln' },
};

/** Die Seite der Statistik auf Deutsch. */
export const words = {
  title: 'Statistik',
  back: 'Zur Übersicht',
  tables: 'Tische',
  allTables: 'Alle Tische',
  puzzles: 'Rätsel',
  save: 'Alle Zahlen als CSV',
  value: (value) => (Number.isInteger(value) ? figure(value) : tenth(value)),
  purse: {
    title: 'Deine Chips',
    chips: (count) => (count === 1 ? 'Chip' : 'Chips'),
    start: 'Anfang',
    low: 'Tiefststand',
    peak: 'Höchststand',
    summary: (start, low, peak, now) =>
      `Du hast mit ${many(start, 'Chip', 'Chips')} angefangen. Dein Tiefststand war ${figure(low)}, dein Höchststand ${figure(peak)}, und jetzt hast du ${figure(now)}. Mit den Pfeiltasten liest du jeden Punkt.`,
    after: (count) => `Nach ${many(count, 'Runde', 'Runden')}`,
  },
  broke: (times, chips) =>
    times === 1
      ? `Einmal waren deine Chips alle, und du hast ${figure(chips)} neue bekommen.`
      : `${figure(times)}-mal waren deine Chips alle, und jedes Mal hast du ${figure(chips)} neue bekommen.`,
  byTable: 'Tisch für Tisch',
  worthKnowing: 'Wissenswert',
  few: {
    soFar: (game, count) => `Bisher ${rounds(game, count)}`,
    settles: (game, count) => `Aussagekräftig werden die Zahlen nach etwa ${afterRounds(game, count)}.`,
    progress: (count, settled) => `${figure(count)} von etwa ${figure(settled)}`,
  },
  notYet: {
    title: (game) => `${game} hast du noch nicht gespielt`,
    text: 'Deine Zahlen beginnen mit der ersten Runde.',
    seat: 'Nimm Platz',
  },
  lookBackLast: 'Rückblick auf deine letzte Sitzung',
  invitation: {
    title: 'Deine Geschichte beginnt mit der ersten Hand',
    text: (chips) =>
      `Du hast ${many(chips, 'Chip', 'Chips')}. Nach einer Hand siehst du, wie sie kommen und gehen, nach einer Sitzung kannst du auf sie zurückblicken, und nach hundert Händen lässt sich Glück von Können unterscheiden.`,
    play: 'Deine erste Hand spielen',
    picture: 'Ein Beispiel, wie deine Chips steigen und fallen könnten',
    example: 'Beispiel',
    begin: 'Damit fängst du am besten an',
    blackjack: 'Fünf Minuten, mit einem Coach an deiner Seite',
    hearts: 'Eine halbe Stunde gegen drei Bots',
    kept: 'Alles bleibt auf diesem Gerät. Gezählt wird erst, wenn du spielst.',
  },
  pots: { title: 'Größte Pots', note: 'was du darin gewonnen oder verloren hast' },
  course: {
    points: 'Punkte je Runde',
    chips: 'Gewonnene Chips',
    luck: 'Glück und Wahrscheinlichkeit',
    you: 'du',
    result: 'dein Ergebnis',
    evenShare: (points) => `gerecht geteilt, ${tenth(points)}`,
    byOdds: 'zu erwarten',
    evenLuck: 'bei gleichem Glück all-in',
    ordinary: 'normales Glück',
    after: (game, count) => `Nach ${afterRounds(game, count)}`,
    pointsAHand: (points) => `${many(points, 'Punkt', 'Punkte', tenth)} je Runde`,
    chipsAt: (signed) => `${signed} Chips`,
    withEvenLuck: (signed) => `${signed} bei gleichem Glück all-in`,
    expected: (signed, usual) => `${signed} zu erwarten, ±${figure(usual)} ist üblich`,
    summary: (title, where, value) => `${title}. ${where}: ${value}. Mit den Pfeiltasten liest du jeden Punkt.`,
  },
  positions: { title: 'Nach Position', note: 'Chips je 100 Hände', hands: (count) => many(count, 'Hand', 'Hände') },
  range: {
    title: 'Hände, die du spielst',
    note: 'heller = öfter; gleichfarbige über der Diagonale',
    summary: (hands) => `Von den 169 Starthänden spielst du ${figure(hands)} in mehr als der Hälfte der Fälle.`,
  },
  numbers: {
    title: 'Gefallene Zahlen',
    note: (spins, each) => `${many(spins, 'Spiel', 'Spiele')}; zu erwarten sind je etwa ${figure(each)}`,
    ordinary: (from, to) => `Nach so vielen Spielen ist alles von ${figure(from)} bis ${figure(to)} je Zahl normal.`,
    noMemory: 'Das Rad hat kein Gedächtnis: Nichts hier sagt, was als Nächstes kommt.',
  },
  sessions: {
    title: 'Deine letzten Sitzungen',
    note: 'Die neueste zuerst, höchstens zwanzig. Sie bleiben auf diesem Gerät.',
    rules: (game, preset) => rules[game]?.[preset],
    moves: (count) => many(count, 'Zug', 'Züge'),
    lookBack: 'Rückblick',
    forget: 'Vergessen',
    forgotten: (count) => (count === 1 ? 'Eine Sitzung vergessen.' : `${figure(count)} Sitzungen vergessen.`),
    undo: 'Rückgängig',
    forgetAll: 'Alle vergessen',
  },
} as const satisfies BooksWords;
