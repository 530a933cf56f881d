/** The terminal's table of Roulette in German. The cloth has its French names, as in German casinos. */
import { and, capital, figure, hundredth, many, whoWord } from '@baize/engine/language/de';
import type { RouletteScreenWords } from './roulette-screen-words.ts';

const chips = (count: number): string => many(count, 'Chip', 'Chips');
const signed = (count: number): string => (count > 0 ? `+${figure(count)}` : figure(count));
const colours = { red: 'Rot', black: 'Schwarz', green: 'Grün' } as const;

/** The table's own words. */
export const words = {
  figure,
  signed,
  signedHundredth: (count) => (count > 0 ? `+${hundredth(count)}` : hundredth(count)),

  welcome: (preset, isAlone) => [
    `${preset}. Ein Kessel, eine Zero, eine kleine Kugel.`,
    'Tippe Feld und Betrag, dann Enter: 17 50, 50 auf 17, 17/20 10, rot 100. Eine Zahl allein stellt den Chip ein.',
    `Oder geh mit den Pfeiltasten: Space setzt dort den Chip. ${isAlone ? 'Enter dreht.' : 'Enter heißt: fertig. Sind es alle, wird gedreht.'}`,
    'Bis dahin kannst du jeden Einsatz zurücknehmen. Gehst du, bevor die Kugel liegt, ist er verloren.',
  ],
  plainWelcome: (preset, count, isAlone, hasCalls) => [
    `Roulette mit einer Zero. ${preset}. Du hast ${chips(count)}.`,
    'Tippe einen Einsatz als Feld und Betrag: 17 25 oder 25 auf 17, 17/20 10, rot 50,',
    '2. dutzend 20, kolonne 1 5, 25/26/28/29 10, 7-9 5 (Dreierreihe).',
    ...(hasCalls ? ['Bei einer Ansage gilt der Betrag je Chip: 5 auf große serie, kleine serie, orphelins, zero-spiel, nachbarn 17.'] : []),
    `${isAlone ? 'drehen dreht,' : 'fertig heißt, dass du fertig bist; sind es alle, wird gedreht.'} zurück 17 nimmt diesen Einsatz zurück. Außerdem: einsätze, rückgängig, abräumen, wiederholen, verdoppeln, quoten. ? ist die Hilfe, q geht.`,
  ],

  status: {
    wide: (stack, laid) => `Chips: ${figure(stack)}     Auf dem Tableau: ${figure(laid)}`,
    narrow: (stack, laid) => `Chips: ${figure(stack)} Gesetzt: ${figure(laid)}`,
    last: 'Zuletzt: ',
  },

  cloth: {
    'dozen-1': '1. Dutzend',
    'dozen-2': '2. Dutzend',
    'dozen-3': '3. Dutzend',
    low: '1-18',
    even: 'PAIR',
    red: '♦ ROT',
    black: 'SCHWARZ',
    odd: 'IMPAIR',
    high: '19-36',
  },
  narrowDozens: { 'dozen-1': ['1.', 'Dtz.'], 'dozen-2': ['2.', 'Dtz.'], 'dozen-3': ['3.', 'Dtz.'] },

  bets: {
    heading: 'DEINE EINSÄTZE',
    list: 'Liste',
    none: 'Noch keine Chips auf dem Tableau.',
    noneNarrow: 'Noch keine Chips.',
    wins: (count) => `bringt ${figure(count)}`,
    more: (count) => `${figure(count)} weitere`,
    andMore: (count) => `und ${figure(count)} weitere`,
    onBoard: 'Auf dem Tableau',
    pays: (to) => `${to}:1`,
    halfBack: 'halb zurück',
    thisSpin: 'Diese Runde',
  },
  spot: {
    on: (name, kind) => (kind === '' ? `Auf ${name}` : `Auf ${name}, ${kind}`),
    pays: (to) => `zahlt ${to}:1`,
    chipWins: (chip, wins) => `${figure(chip)} bringt ${figure(wins)}`,
    takeBack: '[Del] zurück',
  },
  bank: 'Bank',
  noBet: 'ohne',

  wheelSpins: 'Die Kugel rollt',
  number: (number, colour) => `${number}  ${colours[colour].toUpperCase()}`,
  log: { noMoreBets: 'Rien ne va plus.', landed: (number, colour) => `Die Kugel fällt auf ${number}, ${colours[colour]}.` },

  choices: {
    place: { label: '[Space] Chip', asked: 'den Chip setzen (Space)' },
    undo: { label: '[U] Weg', asked: 'rückgängig (u)' },
    clear: { label: '[X] Leer', short: '', asked: 'abräumen (x)' },
    double: { label: '[*] x2', short: '', asked: 'verdoppeln (*)' },
    repeat: { label: '[=] Dito', short: '', asked: 'wiederholen (=)' },
    done: { label: '[Enter] Fertig', short: '[Enter] OK', asked: 'fertig (Enter)' },
    spin: { label: '[Enter] Los', asked: 'drehen (Enter)' },
    ready: { label: '[Enter] Nächste Runde', asked: 'bereit für die nächste Runde (Enter)' },
    fresh: { label: '[Enter] Neu setzen', asked: 'neu setzen (Enter)', also: ['neu'] },
    repeatAll: { label: '[=] Noch mal dasselbe', short: '[=] Dasselbe', asked: 'noch einmal dasselbe (=)' },
    rest: { label: '[Space] Fallen lassen', asked: 'fallen lassen (Space)' },
  },
  takeBack: ['zurück', 'zurueck', 'nimm'],

  typed: {
    ask: 'Dein Einsatz: ',
    how: 'Feld und Betrag: 17 50',
    enter: 'OK',
    chip: (chip) => `Chip ${figure(chip)}`,
    chipOrPlace: (chip, before) => `Dein Chip ist jetzt ${figure(chip)}. Für einen Einsatz auf ${chip} tippe ${chip} ${before}.`,
    chipSet: (chip, place) => `Dein Chip ist jetzt ${figure(chip)}. Space setzt ihn auf ${place}.`,
    goOn: (ways) => `So könnte es weitergehen: ${ways.join(', ')}.`,
  },

  prompt: {
    wide: (place, pays, chip) => `${capital(place)}: zahlt ${pays}:1. Chip: ${figure(chip)}`,
    narrow: (name, chip) => `Auf ${name}. Chip: ${figure(chip)}`,
    takesBack: '[Del] nimmt zurück',
    syntax: 'oder: 17 50, rot 50',
    betAgain: 'Noch einmal setzen?',
    nextSpin: 'Nächste Runde?',
    hadNoBet: 'Du hattest nicht gesetzt.',
    keepsBank: 'Du hältst die Bank. Die anderen setzen.',
    isDone: 'Du bist fertig. Die anderen setzen noch.',
  },

  payouts: {
    widths: { 80: [20, 36, 6, 8], 44: [20, 0, 6, 8] },
    heads: ['Einsatz', 'Wo der Chip liegt', 'Zahlt', 'Je 100'],
    note: (favours) => `Je 100: was 100 Chips im Schnitt gewinnen oder verlieren. ${favours}`,
  },

  told: {
    bets: (who, all) => `${capital(whoWord(who))}: ${all.length === 0 ? 'kein Einsatz' : and(all)}.`,
    alone: (count) => `Du spielst allein gegen das Haus, mit ${chips(count)}.`,
    seat: (who, isBank, count) => `${capital(whoWord(who))}${isBank ? ', die Bank' : ''}: ${chips(count)}.`,
    neverSpun: 'Es ist noch nicht gedreht worden.',
    history: (numbers) =>
      `Die letzten Zahlen, die neueste zuerst: ${numbers.map(([number, colour]) => `${number} ${colours[colour]}`).join(', ')}.`,
    pot: (laid, stack) => `Auf dem Tableau: ${figure(laid)}. Deine Chips: ${figure(stack)}.`,
  },
  tells: { hand: 'chips', bets: 'einsätze', list: 'liste', table: 'tisch', pot: 'topf', who: 'wer', payouts: 'quoten' },

  sheet: {
    name: 'Statistik',
    short: 'Stand',
    bets: 'Deine Einsätze',
    session: 'Diese Sitzung',
    rows: { spins: 'Runden', won: 'Gewonnen', lost: 'Verloren', even: 'Ohne Gewinn', net: 'Bilanz', best: 'Beste Runde' },
    narrow: ({ spins, won, lost, net }) => [
      `${spins} Runden · ${won} gewonnen · ${lost} verloren · ${signed(net)}`,
      `${spins} Runden · ${won} gewonnen · ${signed(net)}`,
    ],
  },
  summary: ({ spins, won, lost, net }) =>
    `Runden: ${figure(spins)}. Gewonnen: ${figure(won)}. Verloren: ${figure(lost)}. Bilanz: ${signed(net)}.`,

  leave: {
    warning: (isRolling, atRisk, stack) =>
      `${isRolling ? 'Die Kugel rollt noch.' : 'Es ist noch nicht gedreht worden.'} ${chips(atRisk)} auf dem Tableau ${atRisk === 1 ? 'wäre' : 'wären'} verloren, ${figure(stack)} nimmst du mit.`,
    question: (atRisk) => `Gehen und ${figure(atRisk)} verlieren?`,
  },
  goodbye: (count) => `Du verlässt den Tisch mit ${chips(count)}.`,

  keys: {
    arrows: ['Pfeile', 'über das Tableau gehen'],
    space: 'Chip setzen; fallen lassen',
    bet: (hasCalls) => (hasCalls ? 'ein Einsatz; auch tiers 5' : 'ein Einsatz; auch rot 50'),
    chip: 'und Enter: der Chip ist 50',
    undo: 'zurücknehmen, abräumen',
    takeBack: 'einen Einsatz zurück',
    double: 'verdoppeln, wiederholen',
  },
} as const satisfies RouletteScreenWords;
