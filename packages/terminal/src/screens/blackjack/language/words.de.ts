/** Blackjack's screen auf Deutsch. The keys are the same in every language, so a key that is no letter of its word stands before it. */
import { type Card, type Rank, rankOf, type Saying } from '@baize/engine';
import { and, capital, cardWord, figure, many, or, rankWord, tenth, theCard } from '@baize/engine/language/de';
import { blackjackModule, dealerWithin, feltSentences, money, netText, type Rules, totalWords } from '@baize/games/blackjack';
import type { BlackjackScreenWords, ChoiceName, FaredAlike, FirstTwo } from './blackjack-screen-words.ts';

/** Ranks as words, for halves of a pair with their article, and for pairs. */
const ranks: Readonly<Record<Rank, readonly [one: string, several: string]>> = {
  '2': ['die zweite Zwei', 'Zweien'],
  '3': ['die zweite Drei', 'Dreien'],
  '4': ['die zweite Vier', 'Vieren'],
  '5': ['die zweite Fünf', 'Fünfen'],
  '6': ['die zweite Sechs', 'Sechsen'],
  '7': ['die zweite Sieben', 'Siebenen'],
  '8': ['die zweite Acht', 'Achten'],
  '9': ['die zweite Neun', 'Neunen'],
  T: ['die zweite Zehn', 'Zehnen'],
  J: ['der zweite Bube', 'Buben'],
  Q: ['die zweite Dame', 'Damen'],
  K: ['der zweite König', 'Könige'],
  A: ['das zweite Ass', 'Asse'],
};
const articles: Readonly<Partial<Record<Rank, string>>> = { J: 'einen', K: 'einen', A: 'ein' };
/** „eine 8“, „einen König“, „ein Ass“. */
const aCard = (card: Card): string => `${articles[rankOf(card)] ?? 'eine'} ${rankWord(card, 'accusative')}`;
const theOne = (card: Card): string => theCard(card, 'accusative');
const cardList = (cards: readonly Card[]): string => cards.map((card) => cardWord(card)).join(', ');

const heldWords = (held: FirstTwo): string => ('pairOf' in held ? `ein Paar ${ranks[rankOf(held.pairOf)][1]}` : totalWords(held));

const choices: BlackjackScreenWords['choices'] = {
  next: { word: 'weiter', label: '[Enter] Nächste Runde', asked: 'nächste Runde (Enter)' },
  out: { word: 'aussetzen', label: '[O] Aussetzen', short: '[O] Aus', asked: 'aussetzen (o)' },
  insure: { word: 'ja', label: '[Y] Ja, versichern', short: '[Y] Ja', asked: 'versichern (y)' },
  decline: { word: 'nein', label: '[N]ein, nicht versichern', short: '[N]ein', asked: 'nicht versichern (n)' },
  hit: { word: 'karte', label: '[H] Karte', asked: 'Karte (h)' },
  stand: { word: 'stehen', label: '[S]tehen', asked: 'stehen bleiben (s)' },
  double: { word: 'doppeln', label: '[D] Verdoppeln', short: '[D]oppeln', asked: 'verdoppeln (d)' },
  split: { word: 'teilen', label: '[P] Teilen', short: '[P]', asked: 'teilen (p)' },
  surrender: { word: 'aufgeben', label: '[F] Aufgeben', short: '', asked: 'aufgeben (f)' },
};
const askedFor = (names: readonly ChoiceName[]): string => or(names.map((name) => choices[name].asked));

const verbs: Readonly<Record<FaredAlike['outcome'], string>> = { lose: 'schlägt', win: 'verliert gegen', push: 'ist gleichauf mit' };
const faredAlike = ({ outcome, totals, hands }: FaredAlike): string => {
  const [total, ...more] = totals;
  if (more.length > 0 || hands === 1) return `${verbs[outcome]} ${and(totals.map(String))}`;
  return `${verbs[outcome]} ${hands === 2 ? 'beide' : 'alle'} ${total}`;
};

/** „deckt den Herz-König auf und zieht den Pik-Buben“ */
const dealersCards = (turned: Card | undefined, drawn: readonly Card[], name: (card: Card) => string): string =>
  [...(turned === undefined ? [] : [`deckt ${name(turned)} auf`]), ...(drawn.length === 0 ? [] : [`zieht ${and(drawn.map(name))}`])].join(
    ' und ',
  );

const betLimits = (rules: Rules): string => {
  const { min, max } = rules.bet;
  return max === null
    ? `Einsatz von ${money(rules, min)} bis zu allem, was du hast.`
    : `Einsatz von ${money(rules, min)} bis ${money(rules, max)}.`;
};

const percent = (share: number): string => `${tenth(100 * share)} %`;

/** Blackjack's screen auf Deutsch. */
export const words = {
  welcome: (rules, chips) => [
    'Komm näher an 21 heran als der Dealer, aber nicht darüber.',
    `Du hast ${money(rules, chips)}. ${betLimits(rules)}`,
  ],
  opening: (rules, chips) => [
    `Blackjack 21: ${blackjackModule.words.preset(rules)}. Du hast ${money(rules, chips)}.`,
    feltSentences(rules),
  ],
  goodbye: 'Bis bald, und danke fürs Spiel.',
  leave: (rules, bet, left) => ({
    warning: `Die Runde ist noch nicht vorbei. Gehst du, verlierst du sie und deinen Einsatz von ${money(rules, bet)}. Du behältst ${money(rules, left)}.`,
    question: `Gehen und ${money(rules, bet)} verlieren?`,
  }),
  keys: {
    digits: 'Einsatz eintippen, dann Enter',
    last: 'noch einmal dasselbe setzen',
    out: 'diese Runde aussetzen',
    hit: 'eine Karte ziehen',
    stand: 'stehen bleiben',
    double: 'verdoppeln, für eine Karte',
    split: 'ein Paar teilen',
    surrender: 'aufgeben für den halben Einsatz',
    insurance: 'Versicherung: ja, nein',
  },

  chips: (rules, chips) => `Chips: ${money(rules, chips)}`,
  bets: (rules, laid) => {
    const [one, two, ...more] = laid;
    if (one === undefined) return 'Einsatz: -';
    if (two === undefined) return `Einsatz: ${money(rules, one)}`;
    return more.length === 0
      ? `Einsatz: ${money(rules, one)} + ${money(rules, two)}`
      : `Einsatz: ${money(
          rules,
          laid.reduce((all, bet) => all + bet, 0),
        )}`;
  },
  round: (round, cards, decks) => [
    `Runde ${round} · ${many(cards, 'Karte', 'Karten')} im ${decks === 1 ? 'Deck' : 'Schlitten'}`,
    `Runde ${round}`,
  ],

  choices,
  bet: { label: '[0-9] Einsatz', asked: 'dein Einsatz', ask: 'Dein Einsatz' },
  enter: { deal: '[Enter] Geben', bet: '[Enter] Setzen' },
  emptyBet: (rules, min, max) =>
    min === max
      ? `Tippe ${money(rules, min)}, dann Enter.`
      : `Tippe einen Betrag von ${money(rules, min)} bis ${money(rules, max)}, dann Enter.`,
  last: (rules, bet) => ({
    word: 'letzter',
    label: `[L]etzter Einsatz ${money(rules, bet)}`,
    short: `[L] ${money(rules, bet)}`,
    asked: 'der letzte Einsatz (l)',
  }),
  next: 'ENTER: nächste Runde, Q: beenden',
  yourMove: (rules, dear, bet) => {
    if (dear.length === 0) return 'Du bist dran.';
    const doing = { double: 'Verdoppeln', split: 'Teilen' } as const;
    const list = or(dear.map((one) => doing[one]));
    return [`Du bist dran. ${list} kostet ${money(rules, bet)} mehr.`, `${list}: ${money(rules, bet)} mehr.`];
  },
  handInTurn: (hand, signs, total) => `Hand ${hand}: ${signs} (${totalWords(total)})`,
  question: (names, hand) =>
    hand === undefined ? `${capital(askedFor(names))}?` : `Hand ${hand.hand}, ${totalWords(hand)}: ${askedFor(names)}?`,
  insuranceQuestion: (rules, cost, names) => `Versicherung für ${money(rules, cost)}? ${capital(askedFor(names))}?`,

  dealer: 'DEALER',
  showing: (total) => `zeigt ${total}`,
  blackjack: 'BLACKJACK!',
  bust: 'überkauft',
  yourHand: 'DEINE HAND',
  yourHands: 'DEINE HÄNDE',
  hiddenCard: 'verdeckte Karte',
  cardName: (card) => cardWord(card),
  insurance: (rules, laid, net) => {
    if (net === undefined) return `Versicherung: ${money(rules, laid)}`;
    return net > 0 ? `Versicherung zahlt 2 zu 1: ${netText(rules, net)}` : `Versicherung verloren: ${netText(rules, net)}`;
  },
  reshuffled: '↻ Neu gemischt',
  keepsBank: ['DU HÄLTST DIE BANK', 'Der Dealer spielt für dich.'],
  hand: (hand) => `HAND ${hand}`,
  active: '*dran*',
  stands: { stood: 'Steht', doubled: 'Verdoppelt', bust: 'Überkauft', surrendered: 'Aufgegeben' },
  fared: {
    blackjack: 'BLACKJACK',
    win: 'GEWONNEN',
    push: 'UNENTSCHIEDEN',
    lose: 'VERLOREN',
    bust: 'ÜBERKAUFT',
    surrender: 'AUFGEGEBEN',
  },
  natural: 'BJ',
  withoutCards: { 'out-of-chips': 'keine Chips', bank: 'hält die Bank', bet: 'hat gesetzt', thinks: 'überlegt', out: 'setzt aus' },

  dealt: (held, up): Saying => [
    `Du hast ${heldWords(held)}. Der Dealer zeigt ${aCard(up)}.`,
    `${capital(heldWords(held))} gegen ${aCard(up)}.`,
  ],
  dealersTurn: (view, turned, drawn): Saying => {
    const end = dealerWithin(view);
    return [
      `Der Dealer ${dealersCards(turned, drawn, theOne)}: ${end}.`,
      `Der Dealer ${dealersCards(turned, drawn, aCard)}: ${end}.`,
      drawn.length === 0 ? `Der Dealer zeigt ${end}.` : `Der Dealer zieht ${drawn.length}-mal: ${end}.`,
    ];
  },
  splitResult: (dealer, fared): Saying => {
    const list = and(fared.map(faredAlike));
    return [`Die ${dealer} des Dealers ${list}.`, `${dealer} ${list}.`];
  },
  lastHand: (rules, total, net) =>
    net === 0
      ? `Die letzte Runde war unentschieden, mit ${total}.`
      : `Letzte Runde mit ${total} ${net > 0 ? 'gewonnen' : 'verloren'}: ${netText(rules, net)}.`,
  secondHalf: (card) => `Jetzt kommt ${ranks[rankOf(card)][0]}.`,

  statistics: 'Statistik',
  thisSession: 'Diese Sitzung',
  counts: {
    final: 'Chips am Ende',
    chips: 'Chips',
    most: 'Meiste Chips',
    played: 'Hände',
    won: 'Gewonnen',
    lost: 'Verloren',
    pushed: 'Unentschieden',
    blackjacks: 'Blackjacks',
    rate: 'Gewinnquote',
  },
  figure,
  percent,
  gameOver: 'SPIEL VORBEI',
  gameOverWhy: (rules, chips) =>
    chips === 0 ? 'Du hast keine Chips mehr.' : `Weniger als ${money(rules, rules.bet.min)}, der kleinste Einsatz.`,
  handsThisSession: (hands) => `${many(hands, 'Hand', 'Hände')} gespielt`,
  playAgain: (rules, chips): Saying => [
    `Spiel weiter mit ${money(rules, chips)}. Deine Statistik bleibt.`,
    `Neu mit ${money(rules, chips)}. Statistik bleibt.`,
  ],
  summary: (rules, { played, won, lost, pushed, blackjacks, peak, stack, rate }) => [
    `Hände: ${figure(played)}. Gewonnen: ${figure(won)}. Verloren: ${figure(lost)}. Unentschieden: ${figure(pushed)}. Blackjacks: ${figure(blackjacks)}.`,
    `Gewinnquote: ${percent(rate)}. Meiste Chips: ${money(rules, peak)}. Chips am Ende: ${money(rules, stack)}.`,
  ],

  tells: {
    noCards: 'Du hast keine Karten.',
    hand: (hand, cards, total) => `${hand === undefined ? 'Du hast' : `Hand ${hand}`}: ${cardList(cards)}. ${totalWords(total)}.`,
    nothingDealt: 'Es sind noch keine Karten gegeben.',
    dealer: (cards, isHidden, total) =>
      isHidden
        ? `Der Dealer hat ${and(cards.map(theOne))} und eine verdeckte Karte und zeigt ${total.total}.`
        : `Der Dealer hat ${and(cards.map(theOne))}. ${totalWords(total)}.`,
    otherHand: (name, cards, total) => `${name}: ${cardList(cards)}. ${totalWords(total)}.`,
    alone: (rules, chips) => `Du bist allein mit dem Dealer und hast ${money(rules, chips)}.`,
    seat: (name, rules, chips, isBank) => {
      const has = `${name === undefined ? 'Du hast' : `${name} hat`} ${money(rules, chips)}`;
      return isBank ? `${has} und ${name === undefined ? 'hältst' : 'hält'} die Bank.` : `${has}.`;
    },
    bet: (rules, bet, chips) =>
      `${bet === 0 ? 'Du hast noch nichts gesetzt.' : `Dein Einsatz: ${money(rules, bet)}.`} Du hast ${money(rules, chips)}.`,
  },
} as const satisfies BlackjackScreenWords;
