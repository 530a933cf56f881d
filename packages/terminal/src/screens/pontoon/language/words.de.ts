/** The screen of Pontoon auf Deutsch. Keys are the same in every language; the word stands beside them. */
import type { Range } from '@baize/engine';
import { and, cardWord, does, figure, many, tenth, theCard, whoWord, whoWords } from '@baize/engine/language/de';
import type { Score } from '@baize/games/pontoon';
import type { BankersEnd, CardsSeen, PontoonScreenWords } from './pontoon-screen-words.ts';

const fromTo = ({ min, max }: Range): string => (min === max ? figure(min) : `${figure(min)} bis ${figure(max)}`);

const bankersEnd = ({ type, total }: BankersEnd): string =>
  type === 'stuck' ? `passt mit ${total}` : type === 'went-bust' ? `hat sich mit ${total} überkauft` : 'hat einen Fünf-Karten-Trick';

const cardsOf = ({ seen, hidden }: CardsSeen): string =>
  [
    ...seen.map((card) => cardWord(card)),
    ...(hidden === 0 ? [] : [hidden === 1 ? 'eine verdeckte Karte' : `${hidden} verdeckte Karten`]),
  ].join(', ');

const sum = ({ kind, total, isSoft }: Score): string => (kind === 'pontoon' ? 'Pontoon, 21' : isSoft ? `Soft ${total}` : `${total}`);
const ends = (score: Score | undefined): string => (score === undefined ? '' : ` ${sum(score)}.`);

/** The screen auf Deutsch. */
export const words = {
  figure,
  signed: (count) => (count > 0 ? `+${figure(count)}` : count < 0 ? `-${figure(-count)}` : '0'),
  card: (card) => cardWord(card),
  print: {
    house: 'Pontoon vor Fünf-Karten-Trick vor 21  ·  Gleichstand geht an die Bank',
    british: 'Pontoon und Fünf-Karten-Trick doppelt  ·  Gleichstand geht an die Bank',
  },
  reshuffled: 'Neu gemischt',
  hiddenCard: 'verdeckt',
  headings: {
    banker: 'BANK',
    mine: 'DU',
    myHand: 'DEIN BLATT',
    myHands: 'DEINE BLÄTTER',
    myBank: 'DEIN BLATT, DIE BANK',
    myBankShort: 'DEINE BANK',
    hand: (number) => `BLATT ${number}`,
    active: '*dran*',
    stake: 'Einsatz',
    showing: (total) => `zeigt ${total}`,
    total: (score) => (score.kind === 'pontoon' ? ['Pontoon, 21', 'Pontoon'] : sum(score)),
  },
  stands: { bust: 'überkauft', pontoon: 'Pontoon', trick: '5 Karten', stuck: 'passt' },
  ended: { bust: 'überkauft', pontoon: 'Pontoon', trick: 'Fünf Karten', stuck: 'passt', playing: '' },
  fared: ({ result, times }) => `${result === 'won' ? 'gewinnt' : 'verliert'}${times === 2 ? ' 2x' : ''}`,
  hands: (count) => many(count, 'Blatt', 'Blätter'),
  results: (counts) => counts.map(({ result, count }) => `${count} ${result === 'won' ? 'gewonnen' : 'verloren'}`).join(', '),
  columns: {
    seats: 'Am Tisch',
    cards: 'Karten',
    stake: 'Einsatz',
    result: 'Ergebnis',
    chips: 'Chips',
    bank: '(Bank)',
    bankShort: 'B',
    out: 'raus',
  },
  log: {
    bankersTurn: (up, drawn, end) => {
      const shows = `Die Bank deckt ${and(up.map((card) => theCard(card, 'accusative')))} auf`;
      const ending = bankersEnd(end);
      if (drawn.length === 0) return [`${shows} und ${ending}.`, `Die Bank ${ending}.`];
      const count = drawn.length === 1 ? 'eine Karte' : `${drawn.length} Karten`;
      return [
        `${shows}, nimmt ${and(drawn.map((card) => theCard(card, 'accusative')))} und ${ending}.`,
        `${shows}, nimmt ${count} und ${ending}.`,
        `Die Bank nimmt ${count} und ${ending}.`,
        `Die Bank ${ending}.`,
      ];
    },
    twisted: (card, score) => `Du nimmst eine Karte: ${cardWord(card)}. Du hast ${sum(score)}${score.isSoft ? ': Das Ass zählt 11' : ''}.`,
    dealt: (score, shown) =>
      `Du hast ${score.kind === 'pontoon' ? 'einen Pontoon' : sum(score)}. Die Bank zeigt ${theCard(shown, 'accusative')}.`,
  },
  welcome: {
    house: [
      'Willkommen bei Pontoon, Hausregeln. Du gegen die Bank.',
      'Komm näher an 21 heran als die Bank, ohne darüber zu gehen. Ein Ass zählt 1 oder 11, ein Bild 10. Nimm noch eine Karte, oder passe und bleib bei dem, was du hast.',
      'Ein Pontoon (Ass mit Zehn oder Bild) schlägt einen Fünf-Karten-Trick, und der schlägt 21.',
      'Die Bank nimmt bis 16 eine Karte, passt ab 17 und gewinnt bei Gleichstand.',
    ],
    british: (players, stack, { stake, stickFrom }) => [
      [
        `Willkommen bei Pontoon, britische Regeln. Es spielen ${whoWords(players)}, mit je ${figure(stack)} Chips.`,
        `Pontoon, britische Regeln: ${whoWords(players)}, je ${figure(stack)} Chips.`,
      ],
      [
        'Komm näher an 21 heran als die Bank, ohne darüber zu gehen. Ein Ass zählt 1 oder 11, ein Bild 10. Wer am höchsten abhebt, hält die Bank.',
        'Komm näher an 21 als die Bank, ohne darüber zu gehen. Asse zählen 1 oder 11, Bilder 10.',
      ],
      [
        `Setz ${stake.min} bis ${stake.max} auf deine erste Karte. Dann kauf verdeckte Karten für weitere Chips, nimm offene umsonst oder passe ab ${stickFrom}.`,
        `Setz ${stake.min} bis ${stake.max}. Dann kauf, nimm eine Karte oder passe ab ${stickFrom}.`,
      ],
      [
        'Ein Pontoon (Ass mit Zehn oder Bild) schlägt einen Fünf-Karten-Trick, und der schlägt 21. Beide zählen doppelt. Bei Gleichstand gewinnt die Bank.',
        'Pontoon (Ass mit Zehn oder Bild) und Fünf-Karten-Trick schlagen 21 und zählen doppelt. Gleichstand geht an die Bank.',
      ],
    ],
  },
  status: {
    rounds: (count) => `Runden: ${figure(count)}`,
    won: (count) => `Gewonnen: ${figure(count)}`,
    lost: (count) => `Verloren: ${figure(count)}`,
    round: (number) => `Runde ${number}`,
    cut: 'Abheben',
    inDeck: (cards) => `${many(cards, 'Karte', 'Karten')} im Stapel`,
    chips: (count) => `Chips: ${figure(count)}`,
    stakes: (stakes) =>
      stakes.length > 2
        ? `Gesetzt: ${figure(stakes.reduce((all, stake) => all + stake, 0))}`
        : `${stakes.length > 1 ? 'Einsätze' : 'Einsatz'}: ${stakes.map(figure).join(' + ')}`,
    outcome: (net) => (net > 0 ? `Gewonnen: ${figure(net)}` : net < 0 ? `Verloren: ${figure(-net)}` : 'Ausgeglichen'),
    keepsBank: (who) => (who === 'you' ? 'du hältst die Bank' : `${who.name} hält die Bank`),
    getsBank: (who) => `die Bank geht an ${whoWord(who, 'accusative')}`,
  },
  leave: {
    uncounted: { warning: 'Die Runde läuft noch und zählt dann nicht.', question: 'Mitten in der Runde gehen?' },
    staked: (atRisk, stack) => ({
      warning: `Die Runde läuft noch. Dein Einsatz von ${many(atRisk, 'Chip', 'Chips')} ist dann verloren, und du gehst mit ${figure(stack)}.`,
      question: `Gehen und ${figure(atRisk)} verlieren?`,
    }),
  },
  summary: (rounds, won, lost, even) =>
    `Runden: ${figure(rounds)}. Gewonnen: ${figure(won)}. Verloren: ${figure(lost)}.${even > 0 ? ` Ausgeglichen: ${figure(even)}.` : ''}`,
  leavesWith: (stack) => `Du verlässt den Tisch mit ${many(stack, 'Chip', 'Chips')}.`,
  goodbye: 'Auf Wiedersehen, und danke fürs Spiel.',
  keys: {
    twist: 'noch eine Karte',
    stick: 'passen',
    buy: 'eine verdeckte Karte kaufen',
    split: 'ein Paar teilen',
    stake: 'Einsatz tippen, dann Enter',
  },
  score: {
    name: 'Stand',
    session: 'Diese Partie',
    rounds: 'Runden',
    won: 'Gewonnen',
    lost: 'Verloren',
    even: 'Ausgeglichen',
    winRate: 'Gewinnquote',
    longestRun: 'Längste Serie',
    net: 'Bilanz',
    bestRound: 'Beste Runde',
    wonAndLost: 'Gewonnen/verloren',
    chips: 'Chips',
    out: 'raus',
    you: 'Du',
    percent: (share) => `${tenth(100 * share)} %`,
  },
  tells: {
    hold: (cards, score) => `Du hast ${cardsOf(cards)}.${ends(score)}`,
    holdHand: (hand, cards, score) => `Blatt ${hand}: ${cardsOf(cards)}.${ends(score)}`,
    holdNothing: 'Du hast keine Karten.',
    lies: (name, isBanker, hands) => {
      const who = name === undefined ? 'Die Bank' : isBanker ? `${name}, die Bank` : name;
      return `${who}: ${hands.map(cardsOf).join('; ')}.`;
    },
    nothingDealt: 'Noch ist nichts ausgeteilt.',
    noStakes: 'An diesem Tisch wird nicht gesetzt.',
    staked: (staked, left) =>
      staked === 0 ? `Du hast nichts gesetzt und noch ${figure(left)}.` : `Du hast ${figure(staked)} gesetzt und noch ${figure(left)}.`,
    alone: 'Du spielst allein gegen die Bank.',
    sits: (who, stack, isBanker) => {
      const has = stack === undefined ? `${does(who, 'bist', 'ist')} raus` : `${does(who, 'hast', 'hat')} ${many(stack, 'Chip', 'Chips')}`;
      return `${has}${isBanker ? ' und die Bank' : ''}.`;
    },
  },
  choices: {
    ready: { word: 'weiter', label: '[J]a, noch eine Runde', short: '[J]a', asked: 'noch eine Runde: ja (j oder Enter)' },
    no: { word: 'nein', label: '[N]ein', asked: 'nein (n)' },
    declare: { word: 'zeigen', label: '[Enter] Pontoon zeigen', short: '[Enter] Zeigen', asked: 'zeig deinen Pontoon (Enter)' },
    twist: { word: 'karte', label: '[T] Karte', short: 'Kar[T]e', asked: 'Karte (t)' },
    stick: { word: 'passen', label: '[S] Passen', short: 'Pa[S]sen', asked: 'passen (s)' },
    split: { word: 'teilen', label: '[P] Teilen', short: '[P]aar', asked: 'teilen (p)' },
    stake: { word: 'setzen', label: '[0-9] Einsatz', ask: 'Dein Einsatz', asked: (range) => `dein Einsatz, ${fromTo(range)}` },
    buy: {
      word: 'kaufen',
      label: '[B] Kaufen',
      ask: 'Kaufen für',
      asked: (range) =>
        range.min === range.max ? `kaufen für ${figure(range.min)} (b)` : `kaufen für ${fromTo(range)} (b und der Betrag)`,
    },
  },
} as const satisfies PontoonScreenWords;
