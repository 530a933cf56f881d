/**
 * Blackjack auf Deutsch. What is dealt at once is a Runde, the cards that are played a Hand, and whoever deals is the Dealer: the word of
 * most tables today, and the shorter one.
 */
import type { Card, Passage, Rank, Saying } from '@baize/engine';
import { rankOf } from '@baize/engine';
import {
  and,
  capital,
  cardWord,
  does,
  figure,
  genitive,
  many,
  or,
  rankWord,
  roughly,
  tenth,
  theCard,
  verb,
  whoWord,
} from '@baize/engine/language/de';
import { isFreshEveryRound, type Ratio, type Rules } from '../rules.ts';
import type { Action, Brings, MoveWhy, Why } from '../state.ts';
import type { BlackjackStanding, BlackjackWords, HandEnding, Holding, Money, RoundEnd, ToDo, Total, Whose } from './blackjack-words.ts';

// --- small words -----------------------------------------------------------------------------------------------------

const money = ({ chips, currency }: Money): string => (currency === '$' ? `${figure(chips)} $` : figure(chips));
const net = (sum: Money): string => {
  const size = money({ ...sum, chips: Math.abs(sum.chips) });
  return sum.chips > 0 ? `+${size}` : sum.chips < 0 ? `-${size}` : size;
};
const ratio = ({ pays, for: each }: Ratio): string => `${pays} zu ${each}`;

const total = ({ total: count, soft }: Total): string => (soft ? `Soft ${count}` : `${count}`);
const holding = (held: Holding): string => (held === 'blackjack' ? 'Blackjack' : `${total(held)}${held.total > 21 ? ', überkauft' : ''}`);

const cardList = (cards: readonly Card[]): string => cards.map((card) => cardWord(card)).join(', ');
const articles: Readonly<Partial<Record<Rank, string>>> = { J: 'einen', K: 'einen', A: 'ein' };
/** „eine 8“, „einen König“, „ein Ass“: die Farbe zählt hier nicht, und in einer kurzen Zeile bleibt sie weg. */
const aCard = (card: Card): string => `${articles[rankOf(card)] ?? 'eine'} ${rankWord(card, 'accusative')}`;
/** The same of a card's count, where an ace is 1. */
const aCount = (pips: number): string => (pips === 1 ? 'ein Ass' : `eine ${pips}`);
const withCount = (pips: number): string => (pips === 1 ? 'einem Ass' : `einer ${pips}`);

/** „Du bleibst“, „Hand 2 bleibt“, „Adas Hand 2 bleibt“. */
const handDoes = (of: Whose, du: string, sie: string): string => {
  if (of.hand === undefined) return does(of.who, du, sie);
  return `${of.owner === undefined ? 'Hand' : `${genitive(of.owner.name)} Hand`} ${of.hand} ${sie}`;
};
const handVerb = (of: Whose, du: string, sie: string): string => (of.hand === undefined ? verb([of.who], { du, sie }) : sie);

const purse = (left: Money | undefined): string => (left === undefined ? '' : ` Chips: ${money(left)}.`);
const netResult = (all: Money | undefined): string => (all === undefined ? '' : ` Insgesamt: ${net(all)}.`);

// --- what happened ---------------------------------------------------------------------------------------------------

const detail = (ending: HandEnding): string => {
  switch (ending.type) {
    case 'blackjack':
      return `zahlt ${ratio(ending.pays)}`;
    case 'win':
    case 'lose':
      return `${ending.total} gegen ${ending.dealer}`;
    case 'dealer-bust':
      return `der Dealer ist mit ${ending.dealer} überkauft`;
    case 'push':
      return `beide ${ending.total}`;
    case 'bust':
      return `${ending.total} ist über 21`;
    case 'both-blackjack':
      return 'beide haben einen Blackjack';
    case 'dealer-blackjack':
      return 'der Dealer hat einen Blackjack';
    case 'surrender':
      return 'der halbe Einsatz ist weg';
  }
};

const titles = {
  blackjack: 'Blackjack!',
  win: 'Gewonnen',
  push: 'Unentschieden',
  lose: 'Verloren',
  bust: 'Überkauft',
  surrender: 'Aufgegeben',
} as const;

const told: BlackjackWords['told'] = {
  bettingOpened: (round, left) => `Runde ${round}.${purse(left)}`,
  bet: (who, sum, left) => `${does(who, 'setzt', 'setzt')} ${money(sum)}.${purse(left)}`,
  tookBack: (who, sum, left) => `${does(who, 'nimmst', 'nimmt')} ${money(sum)} zurück.${purse(left)}`,
  satOut: (who) => `${does(who, 'setzt', 'setzt')} diese Runde aus.`,
  reshuffled: 'Die Karten werden neu gemischt.',
  ranOut: 'Die Karten sind ausgegangen. Die abgelegten werden neu gemischt.',
  dealerShows: (cards, isHidden, count) =>
    isHidden
      ? [
          `Dealer: ${cardList(cards)} und eine verdeckte Karte. Er zeigt ${count}.`,
          `Der Dealer zeigt ${and(cards.map((card) => theCard(card, 'accusative')))}.`,
        ]
      : `Dealer: ${cardList(cards)}. Er zeigt ${count}.`,
  firstCards: (who, cards, held) =>
    `${capital(whoWord(who))}: ${cardList(cards)}. ${held === 'blackjack' ? 'Blackjack!' : `${total(held)}.`}`,
  splitCards: ({ hand, owner }, cards, held) =>
    `${owner === undefined ? `Hand ${hand}` : `${owner.name}, Hand ${hand}`}: ${cardList(cards)}. ${total(held)}.`,
  insuranceOffered: (cost) =>
    cost === undefined
      ? ['Der Dealer zeigt ein Ass und bietet eine Versicherung an.', 'Der Dealer bietet Versicherung an.']
      : [`Der Dealer zeigt ein Ass. Die Versicherung kostet ${money(cost)}.`, `Die Versicherung kostet ${money(cost)}.`],
  insured: (who, sum, left) => `${does(who, 'versicherst dich', 'versichert sich')} für ${money(sum)}.${purse(left)}`,
  insuranceDeclined: (who) => (who === undefined ? 'Keine Versicherung.' : `${does(who, 'nimmst', 'nimmt')} keine Versicherung.`),
  peeked: ['Der Dealer prüft die verdeckte Karte: kein Blackjack.', 'Der Dealer hat keinen Blackjack.'],
  drew: (of, card, held, stands) => {
    const draws = handDoes(of, 'ziehst', 'zieht');
    const theOne = theCard(card, 'accusative');
    if (!stands) return [`${draws} ${theOne}. ${total(held)}.`, `${draws} ${aCard(card)}: ${total(held)}.`];
    const on = `und ${handVerb(of, 'bleibst', 'bleibt')} bei ${held.total} stehen.`;
    return [`${draws} ${theOne} ${on}`, `${draws} ${aCard(card)}: ${held.total}.`];
  },
  dealerDrew: (card, held) => [
    `Der Dealer zieht ${theCard(card, 'accusative')}. ${holding(held)}.`,
    `Dealer zieht ${aCard(card)}: ${holding(held)}.`,
  ],
  dealerTurned: (card, held) => [
    `Der Dealer deckt ${theCard(card, 'accusative')} auf. ${holding(held)}.`,
    `Dealer zeigt ${aCard(card)}: ${holding(held)}.`,
  ],
  doubled: (who, sum, left) =>
    `${does(who, 'verdoppelst', 'verdoppelt')} und ${verb([who], { du: 'setzt', sie: 'setzt' })} ${money(sum)} mehr.${purse(left)}`,
  split: (who, sum, left) =>
    `${does(who, 'teilst', 'teilt')} und ${verb([who], { du: 'setzt', sie: 'setzt' })} noch einmal ${money(sum)}.${purse(left)}`,
  surrendered: (who) => `${does(who, 'gibst', 'gibt')} auf.`,
  stood: (of, count) => `${handDoes(of, 'bleibst', 'bleibt')} bei ${count} stehen.`,
  wentBust: (of, count) =>
    of.hand === undefined
      ? `${does(of.who, 'hast dich', 'hat sich')} mit ${count} überkauft.`
      : `${handDoes(of, 'ist', 'ist')} mit ${count} überkauft.`,
  insuranceSettled: (sum) =>
    sum.chips > 0 ? `Die Versicherung zahlt 2 zu 1: ${net(sum)}.` : `Die Versicherung ist verloren: ${net(sum)}.`,
  handEnded: (hand, outcome, ending, sum) =>
    `Hand ${hand}: ${detail(ending)}. ${outcome === 'blackjack' ? 'Blackjack' : titles[outcome]}, ${net(sum)}.`,
  roundEnded: (who, ending, sum, all, left) => {
    const end = `${netResult(all)}${purse(left)}`;
    const [wins, loses] = [does(who, 'gewinnst', 'gewinnt'), does(who, 'verlierst', 'verliert')];
    const back = who === 'you' ? 'Du bekommst deinen Einsatz zurück' : `${who.name} bekommt den Einsatz zurück`;
    switch (ending.type) {
      case 'blackjack':
        return `Blackjack ${detail(ending)}: ${net(sum)}.${end}`;
      case 'win':
        return `${wins}, ${detail(ending)}: ${net(sum)}.${end}`;
      case 'dealer-bust':
        return `Der Dealer hat sich mit ${ending.dealer} überkauft. ${wins}: ${net(sum)}.${end}`;
      case 'push':
        return `Unentschieden, beide ${ending.total}. ${back}.${end}`;
      case 'both-blackjack':
        return `Unentschieden, Blackjack auf beiden Seiten. ${back}.${end}`;
      case 'lose':
      case 'bust':
        return `${loses}, ${detail(ending)}: ${net(sum)}.${end}`;
      case 'dealer-blackjack':
        return `Der Dealer hat einen Blackjack. ${loses}: ${net(sum)}.${end}`;
      case 'surrender':
        return `${loses} den halben Einsatz: ${net(sum)}.${end}`;
    }
  },
  roundSum: (all, left) => `${netResult(all)}${purse(left)}`.trimStart(),
  cameTo: (who, sum, isBank, left) => {
    const bank = isBank ? ' mit der Bank' : '';
    if (sum.chips === 0) return `${does(who, 'machst', 'macht')}${bank} weder Gewinn noch Verlust.${purse(left)}`;
    const size = money({ ...sum, chips: Math.abs(sum.chips) });
    return `${sum.chips > 0 ? does(who, 'gewinnst', 'gewinnt') : does(who, 'verlierst', 'verliert')}${bank} ${size}.${purse(left)}`;
  },
  nobodyBet: 'Niemand hat gesetzt.',
  leftTable: (who) => [
    `${does(who, 'hast', 'hat')} zu wenige Chips, um weiterzuspielen, und ${verb([who], { du: 'verlässt', sie: 'verlässt' })} den Tisch.`,
    `${does(who, 'verlässt', 'verlässt')} den Tisch.`,
  ],
  over: (why) => {
    switch (why.type) {
      case 'no-chips':
        return `${does(why.who, 'hast', 'hat')} keine Chips mehr. Das Spiel ist vorbei.`;
      case 'too-few-chips':
        return `${does(why.who, 'hast', 'hat')} weniger als ${money(why.least)}, den kleinsten Einsatz. Das Spiel ist vorbei.`;
      case 'bank-broken':
        return 'Die Bank kann keinen Einsatz mehr decken. Das Spiel ist vorbei.';
      case 'nobody-can-bet':
        return 'Niemand hat genug Chips für einen Einsatz. Das Spiel ist vorbei.';
    }
  },
};

const headline = ({ net: sum, isInsured, by }: RoundEnd): ReturnType<BlackjackWords['headline']> => {
  const change = net(sum);
  if (by.type === 'hand') {
    const said = detail(by.ending);
    return { title: titles[by.outcome], detail: said, change, line: `${said} (${change}${isInsured ? ' mit Versicherung' : ''})` };
  }
  const title = sum.chips > 0 ? titles.win : sum.chips < 0 ? titles.lose : 'Ausgeglichen';
  if (by.type === 'insurance') return { title, detail: 'mit Versicherung', change, line: `mit Versicherung (${change})` };
  if (by.type === 'bank') return { title, detail: 'als Bank', change, line: `als Bank (${change})` };
  const over = `mit ${many(by.count, 'Hand', 'Händen')}`;
  return { title, detail: over, change, line: `${over} (${change}${isInsured ? ' mit Versicherung' : ''})` };
};

// --- what is asked and refused ---------------------------------------------------------------------------------------

/** „Karte ziehen oder stehen bleiben?“ */
const moveWords: Readonly<Record<Action['type'], string>> = {
  bet: 'setzen',
  'take-back': 'Einsatz zurücknehmen',
  deal: 'geben',
  'sit-out': 'aussetzen',
  insure: 'versichern',
  decline: 'nicht versichern',
  hit: 'Karte ziehen',
  stand: 'stehen bleiben',
  double: 'verdoppeln',
  split: 'teilen',
  surrender: 'aufgeben',
  again: 'noch einmal dasselbe setzen',
  ready: 'weiter zur nächsten Runde',
};
/** „Zieh eine Karte oder bleib stehen.“ */
const orders: Readonly<Record<Action['type'], string>> = {
  bet: 'setze',
  'take-back': 'nimm den Einsatz zurück',
  deal: 'lass geben',
  'sit-out': 'setz diese Runde aus',
  insure: 'versichere dich',
  decline: 'verzichte auf die Versicherung',
  hit: 'zieh eine Karte',
  stand: 'bleib stehen',
  double: 'verdopple',
  split: 'teile',
  surrender: 'gib auf',
  again: 'setz noch einmal dasselbe',
  ready: 'geh weiter zur nächsten Runde',
};

const asked: BlackjackWords['asked'] = {
  bet: (min, max) => `Dein Einsatz (${money(min)} bis ${money(max)}):`,
  deal: (sum) => `Dein Einsatz: ${money(sum)}. Karten geben?`,
  bankCannotPay: ['Die Bank kann gerade keinen Einsatz von dir decken.', 'Die Bank kann das gerade nicht decken.'],
  insurance: (cost) => `Versicherung für ${money(cost)}?`,
  moves: (moves, hand) => {
    const list = or(moves.map((move) => moveWords[move]));
    return hand === undefined ? `${capital(list)}?` : `Hand ${hand.hand}, ${total(hand.total)}: ${list}?`;
  },
  dealerPlays: 'Der Dealer spielt.',
  next: 'Noch eine Runde?',
  over: 'Das Spiel ist vorbei.',
  othersBet: 'Die anderen setzen.',
  othersBetAgainstYou: 'Du hältst die Bank. Die anderen setzen.',
  othersPlay: 'Die anderen spielen.',
  othersGetReady: 'Die anderen machen sich bereit.',
};

const toDo = (now: ToDo): string => {
  switch (now.type) {
    case 'wait':
      return 'Einen Moment noch.';
    case 'bet':
      return now.min.chips === now.max.chips
        ? `Gib ${money(now.min)} ein.`
        : `Gib einen Betrag von ${money(now.min)} bis ${money(now.max)} ein.`;
    case 'moves':
      return `${capital(or(now.moves.map((move) => orders[move])))}.`;
    case 'next':
      return now.mayRepeat ? 'Geh weiter zur nächsten Runde, oder setz noch einmal dasselbe.' : 'Geh weiter zur nächsten Runde.';
  }
};
/** What is so, then what to do; where there is little room, the first alone. */
const then =
  (fact: string | ((standing: BlackjackStanding) => string)) =>
  (standing: BlackjackStanding): Saying => {
    const so = typeof fact === 'string' ? fact : fact(standing);
    return [`${so} ${toDo(standing.toDo)}`, so];
  };

// --- why -------------------------------------------------------------------------------------------------------------

/** The best that the dealer can show and still often go bust. */
const WEAK = 6;
/** From this hard total on a card may take the hand over 21. */
const STIFF = 12;
const isWeak = ({ up }: MoveWhy): boolean => up > 1 && up <= WEAK;

const hitWhy = (one: MoveWhy): string => {
  const { total, soft, up, taken } = one;
  if (taken === 'double') return 'Nach dem Verdoppeln bekommst du nur eine Karte, und vielleicht brauchst du noch eine.';
  if (taken === 'split') return `Gegen ${aCount(up)} verlieren zwei schwache Hände mehr als eine.`;
  if (taken === 'surrender') return 'Diese Hand gewinnt oft genug, um sie zu spielen.';
  if (soft) return 'Das Ass kann als 1 zählen: Mit einer Karte kommst du nicht über 21.';
  if (total < STIFF) return 'Mit keiner Karte kommst du über 21.';
  return isWeak(one)
    ? `Mit ${total} kommst du bei den meisten Karten nicht über 21, und die ${up} des Dealers ist nicht schwach genug, um abzuwarten.`
    : `Mit ${withCount(up)} schlägt der Dealer deine ${total} wahrscheinlich.`;
};

/** Why this move and not that one, in a sentence. */
const moveWhy = (one: MoveWhy): string => {
  const { total, soft, up } = one;
  switch (one.best) {
    case 'stand':
      return isWeak(one)
        ? `Mit ${withCount(up)} muss der Dealer ziehen und überkauft sich oft. Lass ihn machen.`
        : `Noch eine Karte macht deine ${total} eher schlechter als besser.`;
    case 'hit':
      return hitWhy(one);
    case 'split':
      return soft
        ? 'Zwei Asse zusammen sind nur eine schwache 12, aber jedes für sich ist ein starker Anfang.'
        : `Zwei Hände, die mit ${withCount(total / 2)} anfangen, bringen mehr als eine mit ${total}.`;
    case 'double':
      return isWeak(one)
        ? `Die ${up} des Dealers ist schwach, und eine Karte hilft dir: der richtige Moment, mehr zu setzen.`
        : `Du liegst vor ${up === 1 ? 'dem Ass' : `der ${up}`} des Dealers, und eine Karte reicht wahrscheinlich.`;
    case 'surrender':
      return 'Damit gewinnst du nicht einmal jedes vierte Mal, da ist der halbe Einsatz zurück besser.';
    case 'insure':
      return 'Es sind noch so viele Zehner da, dass die andere Karte des Dealers öfter als jedes dritte Mal zehn zählt.';
    case 'decline':
      return 'Die Versicherung zahlt nur, wenn die andere Karte des Dealers zehn zählt, und das ist seltener als jedes dritte Mal.';
    case 'bet':
    case 'take-back':
    case 'deal':
    case 'sit-out':
    case 'again':
    case 'ready':
      return '';
  }
};

/** What a move is called in a sentence. */
const moveNames: Readonly<Record<Action['type'], string>> = {
  hit: 'Ziehen',
  stand: 'Stehenbleiben',
  double: 'Verdoppeln',
  split: 'Teilen',
  surrender: 'Aufgeben',
  insure: 'die Versicherung',
  decline: 'keine Versicherung',
  bet: 'Setzen',
  'take-back': 'Zurücknehmen',
  deal: 'Geben',
  'sit-out': 'Aussetzen',
  again: 'derselbe Einsatz',
  ready: 'Weiterspielen',
};

/** What a move brings: „Ziehen kostet 54“, „Teilen bringt 12“, „Stehenbleiben ist ausgeglichen“; or the verb first. */
const brings = (move: Action['type'], value: number, amount: string): string => {
  if (amount === '0') return `${moveNames[move]} ist ausgeglichen`;
  return `${moveNames[move]} ${value > 0 ? 'bringt' : 'kostet'} ${amount}`;
};
const onAverage = (move: Action['type'], value: number, amount: string): string => {
  if (amount === '0') return `ist ${moveNames[move]} im Schnitt ausgeglichen`;
  return `${value > 0 ? 'bringt' : 'kostet'} ${moveNames[move]} im Schnitt ${amount}`;
};
/** Of every hundred chips bet. */
const inAHundred = (value: number): string => String(Math.abs(Math.round(value * 100)));
const about = (value: number): string => (roughly(value) === '0' ? '0' : `etwa ${roughly(value)}`);

/** „kostet Stehenbleiben im Schnitt etwa 12, Ziehen kostet etwa 31.“ In chips of this bet, as they stand in the list. */
const comparison = (best: Brings, taken: Brings): string =>
  `${onAverage(best.move, best.value, about(best.value))}, ${brings(taken.move, taken.value, about(taken.value))}.`;

const why = (one: Why): Saying => {
  switch (one.type) {
    case 'any-bet':
      return 'Kein Einsatz ist besser als ein anderer, also reicht der kleinste.';
    case 'nothing-else':
      return 'Etwas anderes geht hier nicht.';
    case 'insurance-brings':
      return `Auf je 100, die du darauf setzt, ${onAverage('insure', one.value, inAHundred(one.value))}.`;
    case 'moves-bring': {
      const [best, ...others] = one.moves;
      if (best === undefined) return 'Etwas anderes geht hier nicht.';
      const first = `Auf je 100 Einsatz ${onAverage(best.move, best.value, inAHundred(best.value))}`;
      const [next, ...more] = others.map(({ move, value }) => brings(move, value, inAHundred(value)));
      if (next === undefined) return `${first}.`;
      return [`${first}; ${and([next, ...more])}.`, `${first}; ${next}.`];
    }
    case 'better-move': {
      const compared = comparison(one.best, one.taken);
      return one.why === null ? `Nach den Karten, die schon weg sind, ${compared}` : `${moveWhy(one.why)} Von hier ${compared}`;
    }
  }
};

/** What a mistake cost of every hundred bet; a small one with a decimal. */
const costInAHundred = (cost: number): string => (cost < 0.01 ? tenth(cost * 100) : figure(Math.round(cost * 100)));

// --- the rules -------------------------------------------------------------------------------------------------------

const feltParts = ({ natural, hitsSoft17 }: Rules): readonly [pays: string, dealer: string] => [
  natural === null ? 'Gewinne zahlen 1 zu 1' : `Blackjack zahlt ${ratio(natural)}`,
  hitsSoft17 ? 'Dealer zieht bei Soft 17' : 'Dealer bleibt bei jeder 17 stehen',
];

const betRules = (rules: Rules): readonly string[] => {
  const { bet, decks, reshuffleBelow, currency } = rules;
  const sum = (chips: number): string => money({ chips, currency });
  const fresh = decks === 1 ? 'einem frischen Deck' : `einem frischen Schlitten mit ${decks} Decks`;
  return [
    bet.max === null
      ? `Vor dem Geben setzt du mindestens ${sum(bet.min)} und höchstens alles, was du hast.`
      : `Vor dem Geben setzt du einen ganzen Betrag von ${sum(bet.min)} bis ${sum(bet.max)}.`,
    isFreshEveryRound(rules)
      ? `Jede Runde kommt aus ${fresh}.`
      : `Die Karten bleiben von Runde zu Runde im Spiel. Sind weniger als ${reshuffleBelow} übrig, werden alle ${52 * decks} neu gemischt.`,
  ];
};

const togetherRules = ({ players, bank, bet }: Rules): readonly Passage[] =>
  players.max === 1
    ? []
    : [
        {
          heading: 'Gemeinsam am Tisch',
          lines: [
            'Alle setzen gleichzeitig oder setzen die Runde aus. Haben sich alle entschieden, wird gegeben.',
            'Die Versicherung wird allen gleichzeitig angeboten. Dann geht es im Uhrzeigersinn, und der Dealer kommt zuletzt.',
            'Alle Karten und Einsätze liegen offen. Jeder spielt gegen den Dealer, niemand gegen die anderen.',
          ],
        },
        ...(bank === 'house'
          ? []
          : [
              {
                heading: 'Die Bank',
                lines: [
                  'Der erste Platz hält die Bank: Er gewinnt, was die anderen verlieren, zahlt, was sie gewinnen, und setzt selbst nichts.',
                  'Der Dealer spielt die Karten der Bank nach festen Regeln. Zu entscheiden gibt es dabei nichts.',
                  'Setzen, verdoppeln oder teilen darfst du nur, wenn die Bank auch dann zahlen kann, wenn jeder Einsatz am Tisch so viel gewinnt wie möglich.',
                  `Das Spiel endet, wenn die Bank einen Einsatz von ${bet.min} nicht mehr decken kann oder niemand ihn mehr setzen kann.`,
                ],
              },
            ]),
      ];

const doubleRules = ({ double, doubleAfterSplit }: Rules): readonly string[] => {
  if (double === 'none') return [];
  const on = double === 'any' ? 'Mit deinen ersten zwei Karten' : `Mit zwei Karten, die Hard ${or(double.map(String))} ergeben,`;
  return [
    `${on} darfst du den Einsatz verdoppeln und bekommst genau noch eine Karte. ${doubleAfterSplit ? 'Das geht auch nach dem Teilen' : 'Nach dem Teilen geht das nicht'}.`,
  ];
};

const splitRules = ({ split, mostHands, resplitAces, natural }: Rules): readonly string[] => {
  if (split === 'none') return [];
  const pair = `Zwei Karten ${split === 'rank' ? 'vom selben Rang' : 'mit demselben Wert'} darfst du in zwei Hände teilen`;
  return [
    mostHands === 2
      ? `${pair}, aber nur einmal. Auf die zweite Hand setzt du noch einmal dasselbe.`
      : `${pair}, bis du ${mostHands} Hände hast. Auf jede neue Hand setzt du noch einmal dasselbe.`,
    `Geteilte Asse bekommen je eine Karte${resplitAces || mostHands === 2 ? '' : ' und dürfen nicht noch einmal geteilt werden'}.${natural === null ? '' : ' Eine 21 nach dem Teilen ist kein Blackjack.'}`,
  ];
};

const holes: Readonly<Record<Rules['hole'], string>> = {
  peek: 'Eine der zwei Karten des Dealers liegt verdeckt. Zeigt er ein Ass oder eine Zehnerkarte, prüft er sie und deckt einen Blackjack sofort auf.',
  unseen: 'Die erste Karte des Dealers bleibt verdeckt, bis du stehen bleibst.',
  none: 'Der Dealer hat nur eine Karte, bis du fertig bist. Mit einem Blackjack gewinnt er dann auch alles, was du verdoppelt und geteilt hast.',
};

const rules = (set: Rules): readonly Passage[] => [
  {
    heading: 'Das Ziel',
    lines: [
      'Komm näher an 21 heran als der Dealer, aber nicht darüber.',
      'Mit mehr als 21 hast du dich überkauft: Du verlierst sofort, egal was der Dealer hat.',
    ],
  },
  {
    heading: 'Kartenwerte',
    lines: [
      'Zahlenkarten zählen ihre Zahl, Bube, Dame und König zählen 10.',
      'Ein Ass zählt 11, oder 1, wenn du mit 11 über 21 kämst. Solange es 11 zählt, ist die Hand soft, sonst hard.',
    ],
  },
  { heading: 'Einsätze und Karten', lines: betRules(set) },
  ...togetherRules(set),
  {
    heading: 'Du bist dran',
    lines: [
      `Zieh eine Karte, oder bleib stehen und behalte, was du hast.${set.standsAt21 ? ' Bei 21 bleibst du von selbst stehen.' : ''}`,
      ...doubleRules(set),
      ...splitRules(set),
      ...(set.surrender
        ? ['Mit deinen ersten zwei Karten darfst du aufgeben: Die Hand ist vorbei, und du bekommst den halben Einsatz zurück.']
        : []),
      ...(set.insurance
        ? [
            'Zeigt der Dealer ein Ass, kannst du dich für den halben Einsatz versichern. Die Versicherung zahlt 2 zu 1, wenn er einen Blackjack hat.',
          ]
        : []),
    ],
  },
  {
    heading: 'Der Dealer',
    lines: [
      holes[set.hole],
      set.hitsSoft17
        ? 'Der Dealer zieht bei 16 oder weniger und bei Soft 17. Bei Hard 17 und allem darüber bleibt er stehen.'
        : 'Der Dealer zieht bei 16 oder weniger. Bei jeder 17 und allem darüber bleibt er stehen.',
      'Der Dealer hat keine Wahl, auch wenn du dadurch gewinnst.',
    ],
  },
  {
    heading: 'Wer gewinnt',
    lines: [
      'Die höhere Summe gewinnt, und ein überkaufter Dealer verliert gegen jede Hand, die es nicht ist. Gewinnst du, bekommst du so viel dazu, wie du gesetzt hast.',
      'Gleiche Summen sind unentschieden: Du bekommst deinen Einsatz zurück.',
      set.natural === null
        ? 'Ein Ass und eine Zehnerkarte sind eine 21 wie jede andere.'
        : `Ein Blackjack, also Ass und Zehnerkarte gleich beim Geben, schlägt jede andere 21 und zahlt ${ratio(set.natural)}, auf ganze Chips gerundet.`,
    ],
  },
];

/** Blackjack auf Deutsch. */
export const words = {
  presets: {
    classic: 'Klassische Regeln',
    casino: 'Casino-Regeln',
    vegas: 'Vegas-Regeln',
    european: 'Europäische Regeln',
    shared: 'Bis zu sieben am Tisch',
    banked: 'Jemand von euch hält die Bank',
  },
  levels: { mimic: 'Wie der Dealer', wild: 'Wild', cautious: 'Vorsichtig', basic: 'Nach Tabelle', exact: 'Zählt jede Karte' },
  told,
  asked,
  actions: {
    bet: (sum) => `${money(sum)} setzen`,
    insure: (sum) => `Für ${money(sum)} versichern`,
    again: (sum) => `Noch einmal ${money(sum)}`,
    'take-back': 'Zurücknehmen',
    deal: 'Geben',
    'sit-out': 'Aussetzen',
    decline: 'Nicht versichern',
    hit: 'Karte',
    stand: 'Stehen',
    double: 'Verdoppeln',
    split: 'Teilen',
    surrender: 'Aufgeben',
    ready: 'Nächste Runde',
  },
  refused: {
    'round-in-play': then('Die Runde läuft noch.'),
    'between-rounds': then('Die Runde ist vorbei.'),
    'bet-first': then('Es sind noch keine Karten gegeben.'),
    'no-bet-laid': then('Du hast noch nichts gesetzt.'),
    'no-last-bet': then('Du hast noch keinen Einsatz, den du wiederholen könntest.'),
    'answer-insurance': then('Erst geht es um die Versicherung.'),
    'no-insurance-now': then('Eine Versicherung gibt es nur gegen ein Ass, gleich nach dem Geben.'),
    'not-in-these-rules': then('Das gibt es an diesem Tisch nicht.'),
    'bet-not-whole': then('Du kannst nur ganze Beträge setzen.'),
    'bet-too-small': then(({ least }) => `Der kleinste Einsatz ist ${money(least)}.`),
    'bet-too-large': then(({ most }) => `Der größte Einsatz ist ${money(most)}.`),
    'not-enough-chips': then(({ left }) => `Du hast nur noch ${money(left)}.`),
    'bank-cannot-pay': then('Das könnte die Bank nicht auszahlen.'),
    'not-on-21': then('Du hast 21. Besser wird es nicht.'),
    'only-on-two-cards': then('Das geht nur mit zwei Karten.'),
    'not-on-this-total': then('Mit diesen Karten kannst du an diesem Tisch nicht verdoppeln.'),
    'no-double-after-a-split': then('Nach dem Teilen kannst du nicht verdoppeln.'),
    'no-surrender-after-a-split': then('Nach dem Teilen kannst du nicht aufgeben.'),
    'no-pair': then('Teilen kannst du nur ein Paar.'),
    'no-more-hands': then(({ hands }) => `Du hast ${hands} Hände, mehr geht nicht.`),
    'aces-split-once': then('Asse kannst du nur einmal teilen.'),
    'one-card-to-split-aces': then('Ein geteiltes Ass bekommt nur eine Karte.'),
    'not-an-action': then('Das geht hier nicht.'),
    'not-your-turn': ({ waitsFor }) => {
      if (waitsFor === 'nothing') return 'Das Spiel ist vorbei.';
      return waitsFor === 'others' ? 'Du bist noch nicht dran.' : 'Der Dealer spielt. Einen Moment noch.';
    },
  },
  why,
  lesson: (taken, best, cost) =>
    best === undefined
      ? `${capital(moveNames[taken])} war am besten.`
      : `${capital(moveNames[best])} wäre besser gewesen: ${costInAHundred(cost)} mehr je 100 Einsatz.`,
  headline,
  money,
  net,
  total,
  totalWithin: total,
  holdingWithin: holding,
  felt: (set) => {
    const [pays, dealer] = feltParts(set);
    return [`${pays} · ${dealer}`, pays];
  },
  feltSentences: (set) => {
    const [pays, dealer] = feltParts(set);
    return `${pays}. Der ${dealer}.`;
  },
  rules,
} as const satisfies BlackjackWords;
