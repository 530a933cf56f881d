/** Hearts auf Deutsch. A hand is a Runde, the game a Partie, the cards held a Blatt, and who shoots the moon has made a Durchmarsch. */
import {
  type Card,
  type CountOf,
  heldBySuit,
  type Passage,
  type Saying,
  type Seat,
  type Suit,
  type SuitHeld,
  type Who,
} from '@baize/engine';
import {
  and,
  capital,
  cardWord,
  countWords,
  does,
  figure,
  genitive,
  heldWords,
  inWords,
  many,
  or,
  ranksWords,
  shortCard,
  suitWord,
  tenth,
  theCard,
  verb,
  whoWord,
  whoWords,
} from '@baize/engine/language/de';
import { suitOrder } from '../hand-order.ts';
import type { Rules } from '../rules.ts';
import type { CardWhy, Why } from '../state.ts';
import type { HeartsStanding, HeartsWords, PassWay, ToDo } from './hearts-words.ts';

const ways: Readonly<Record<PassWay, string>> = { left: 'nach links', right: 'nach rechts', across: 'nach gegenüber' };
const places: Readonly<Record<PassWay, string>> = { left: 'links von dir', right: 'rechts von dir', across: 'dir gegenüber' };
const points = (count: number): string => many(count, 'Punkt', 'Punkte');
/** „mit 34 Punkten“. */
const pointsDative = (count: number): string => many(count, 'Punkt', 'Punkten');
/** „0,6 Punkte“; behind a decimal one is many too: „1,0 Punkte“. */
const cost = (value: number): string => `${tenth(value)} Punkte`;
/** „A♠, K♥ und K♦“. */
const cardSigns = (cards: readonly Card[]): string => and(cards.map(shortCard));
/** Named in a row, cards go without an article: „Pik-Ass, Herz-König und Karo-Buben“. */
const cardsWords = (cards: readonly Card[]): string => and(cards.map((card) => cardWord(card, 'accusative')));

const handLine = (held: readonly SuitHeld[]): string => held.map(({ suit, cards }) => `${suitWord(suit)}: ${ranksWords(cards)}.`).join(' ');

const told: HeartsWords['told'] = {
  dealerDrawn: (dealer) => `${does(dealer, 'gibst', 'gibt')} zuerst.`,
  handBegan: (hand, way, to) => {
    if (way === 'none') return [`Runde ${hand}. Diesmal werden keine Karten weitergegeben.`, `Runde ${hand}. Diesmal ohne Weitergeben.`];
    if (to === undefined) return `Runde ${hand}. Alle geben drei Karten ${ways[way]} weiter.`;
    return [
      `Runde ${hand}. Gib drei Karten an ${whoWord(to, 'accusative')} weiter, ${places[way]}.`,
      `Runde ${hand}. Drei Karten an ${whoWord(to, 'accusative')}.`,
    ];
  },
  dealt: (held) => ['Dein Blatt.', handLine(held)],
  allPassed: (way) => `Alle geben drei Karten ${ways[way]} weiter.`,
  youPassed: (cards, to) => [
    `Du gibst ${cardsWords(cards)} an ${whoWord(to, 'accusative')} weiter.`,
    `Du gibst ${cardSigns(cards)} an ${whoWord(to, 'accusative')}.`,
  ],
  youGot: (cards, from) => [
    `Von ${whoWord(from, 'dative')} bekommst du ${cardsWords(cards)}.`,
    `Von ${whoWord(from, 'dative')}: ${cardSigns(cards)}.`,
  ],
  opened: (who) => [
    `${does(who, 'hast', 'hat')} die Kreuz-2 und ${verb([who], { du: 'kommst', sie: 'kommt' })} heraus.`,
    `${does(who, 'spielst', 'spielt')} die Kreuz-2 aus.`,
  ],
  led: (who, card, trick) => {
    const leads = `${does(who, 'spielst', 'spielt')} ${theCard(card, 'accusative')} aus.`;
    return [`Stich ${trick}. ${leads}`, leads];
  },
  followed: (who, card) => `${does(who, 'legst', 'legt')} ${theCard(card, 'accusative')}.`,
  threw: (who, card, led) => {
    const throws = `${verb([who], { du: 'wirfst', sie: 'wirft' })} ${theCard(card, 'accusative')} ab.`;
    return [`${does(who, 'hast', 'hat')} kein ${suitWord(led)} und ${throws}`, `${capital(whoWord(who))} ${throws}`];
  },
  heartsBroken: 'Herz ist gebrochen.',
  took: (who, count) => {
    const takes = `${does(who, 'machst', 'macht')} den Stich`;
    if (count === 0) return [`${takes}. Keine Punkte.`, `${takes}.`];
    const brought = count < 0 ? `${points(-count)} Abzug` : points(count);
    return [`${takes}: ${brought}.`, `${capital(whoWord(who))}: ${brought}.`];
  },
  spared: ['Was in den ersten Stich fallen musste, zählt nicht.', 'Diese Punkte zählen nicht.'],
  moonShot: (who) => [
    `Durchmarsch! ${does(who, 'hast', 'hat')} alle Herzen und die Pik-Dame.`,
    who === 'you' ? 'Dein Durchmarsch!' : `Durchmarsch von ${who.name}!`,
  ],
  moonChosen: (who, way) =>
    way === 'minus'
      ? `${does(who, 'ziehst dir', 'zieht sich')} 26 Punkte ab.`
      : `${does(who, 'schreibst', 'schreibt')} allen anderen 26 Punkte an.`,
  handScored: (hand, counts) => `Runde ${hand} ist vorbei. ${capital(countWords(counts))}.`,
  totals: (scores, lowest) => {
    const lead =
      lowest.length > 1
        ? `${verb(lowest, { du: 'liegst', sie: 'liegt', ihr: 'liegt', alle: 'liegen' })} gemeinsam vorn`
        : verb(lowest, { du: 'führst', sie: 'führt' });
    return `Stand: ${countWords(scores)}. ${capital(whoWords(lowest))} ${lead}.`;
  },
  gameOver: (scores) => `Die Partie ist zu Ende. ${capital(countWords(scores))}.`,
  winners: (winners, score) =>
    `${capital(whoWords(winners))} ${verb(winners, { du: 'gewinnst', sie: 'gewinnt', ihr: 'gewinnt', alle: 'gewinnen' })}${winners.length > 1 ? ' gemeinsam' : ''} mit ${pointsDative(score)}.`,
};

const asked: HeartsWords['asked'] = {
  pass: 'Welche drei Karten gibst du weiter?',
  moon: ['Durchmarsch! Ziehst du dir 26 Punkte ab, oder schreibst du den anderen 26 an?', '26 abziehen oder den anderen geben?'],
  ready: 'Nächste Runde?',
  othersChoose: 'Die anderen wählen noch.',
  othersPlay: 'Die anderen sind dran.',
  gameOver: 'Die Partie ist zu Ende.',
  leadTwoOfClubs: 'Du kommst heraus, mit der Kreuz-2.',
  leadAny: 'Du spielst aus. Jede Karte ist erlaubt.',
  lead: (suits) => [`Du spielst aus. Herz ist noch nicht gebrochen, also ${or(suits.map(suitWord))}.`, 'Du spielst aus. Noch kein Herz.'],
  follow: (led, cards) => [`Du bist dran. Bediene ${suitWord(led)}: ${ranksWords(cards)}.`, `Du bist dran. Bediene ${suitWord(led)}.`],
  throwOff: (led, spares) =>
    spares
      ? [`Du bist dran. Du hast kein ${suitWord(led)}: jede Karte außer Herz und Pik-Dame.`, 'Du bist dran. Kein Herz, keine Pik-Dame.']
      : [`Du bist dran. Du hast kein ${suitWord(led)}, also ist jede Karte erlaubt.`, `Kein ${suitWord(led)}: jede Karte.`],
};

const toDo = (now: ToDo): string => {
  switch (now.type) {
    case 'pass':
      return 'Wähle drei verschiedene Karten aus deinem Blatt.';
    case 'play':
      return `Spielen kannst du ${heldWords(now.held)}.`;
    case 'moon':
      return 'Zieh dir 26 Punkte ab, oder schreib den anderen 26 an.';
    case 'ready':
      return 'Weiter zur nächsten Runde.';
    case 'wait':
      return 'Einen Moment noch.';
    case 'over':
      return 'Die Partie ist zu Ende.';
  }
};
const then =
  (fact: string) =>
  ({ toDo: now }: HeartsStanding): string =>
    `${fact} ${toDo(now)}`;

/** Several cards of a suit: „Karos“. */
const suitsWord: Readonly<Record<Suit, string>> = { c: 'Kreuze', d: 'Karos', h: 'Herzen', s: 'Piks' };
const danger = (isQueenOut: boolean): string => (isQueenOut ? 'die Dame ist noch draußen' : 'es könnte Herz darauf fallen');
const voids = (seats: readonly Seat[], suit: string, who: (seat: Seat) => Who): string => {
  const whos = seats.map(who);
  return `${capital(whoWords(whos))} ${verb(whos, { du: 'hast', sie: 'hat', ihr: 'habt', alle: 'haben' })} kein ${suit} mehr`;
};

const cardWhy = (one: CardWhy, who: (seat: Seat) => Who): string => {
  switch (one.type) {
    case 'higher-to-come': {
      const higher = one.higher === 1 ? 'eine höhere Karte ist' : `${inWords(one.higher)} höhere Karten sind`;
      return `${voids(one.voids, suitWord(one.suit), who)} und ${danger(one.isQueenOut)}, aber ${higher} noch im Spiel.`;
    }
    case 'not-that-suit':
      return `${voids(one.voids, suitWord(one.suit), who)} und ${danger(one.isQueenOut)}: lieber kein ${suitWord(one.suit)}.`;
    case 'drives-queen':
      return 'Die Dame ist noch draußen, und kleine Pik-Karten holen sie heraus.';
    case 'all-may-follow':
      return `Nichts ist höher, aber alle können noch ${suitWord(one.suit)} haben.`;
    case 'higher-out':
      return one.higher === 1
        ? `Ein höheres ${suitWord(one.suit)} ist noch draußen: Den Stich macht wohl jemand anders.`
        : `${capital(inWords(one.higher))} höhere ${suitsWord[one.suit]} sind noch draußen: Den Stich macht wohl jemand anders.`;
    case 'gives-queen':
      return `Du hast kein ${suitWord(one.led)}: Die Dame geht an ${whoWord(who(one.to), 'accusative')}.`;
    case 'gives-heart':
      return `Du hast kein ${suitWord(one.led)}: Ein Herz geht an ${whoWord(who(one.to), 'accusative')}.`;
    case 'gets-rid':
      return `Du hast kein ${suitWord(one.led)}: eine gute Gelegenheit, ${theCard(one.card, 'accusative')} loszuwerden.`;
    case 'stays-under':
      return `Du bleibst unter ${theCard(one.card, 'dative')}, und der Stich geht nicht an dich.`;
    case 'high-now':
      return one.after === 1
        ? 'Noch liegst du vorn, aber nach dir kommt noch jemand.'
        : `Noch liegst du vorn, aber nach dir kommen noch ${inWords(one.after)}.`;
    case 'cannot-duck': {
      const holder = who(one.seat);
      return `Unter ${holder === 'you' ? theCard(one.card, 'dative') : `${genitive(holder.name)} ${cardWord(one.card, 'dative')}`} kannst du nicht bleiben.`;
    }
    case 'cheap-win':
      return 'Nach dir kommt niemand mehr, und im Stich sind keine Punkte: So wirst du eine hohe Karte billig los.';
  }
};

/** Somebody who may still shoot the moon can lose points that they have taken. */
const isRelief = (points: number): boolean => Number(points.toFixed(1)) < 0;
const doubts = {
  winning: '; für den Sieg kann es umgekehrt sein',
  early: '; so früh in der Runde ist das geschätzt',
  little: '; so wenig kann Zufall sein',
} as const;

const betterCard = (
  { best, taken, why: reason, doubt }: Extract<Why, { readonly type: 'better-card' }>,
  who: (seat: Seat) => Who,
): Saying => {
  const own = isRelief(best.points)
    ? `bringt dir ${theCard(best.what, 'nominative')} im Schnitt etwa ${cost(-best.points)} Abzug`
    : `kostet ${theCard(best.what, 'nominative')} im Schnitt etwa ${cost(best.points)}`;
  const other = isRelief(best.points) === isRelief(taken.points) ? tenth(Math.abs(taken.points)) : `kostet ${cost(taken.points)}`;
  const counted = `Ab hier ${own}, ${theCard(taken.what, 'nominative')} ${other}`;
  const doubted = doubt === null ? '' : doubts[doubt];
  return [`${cardWhy(reason, who)} ${counted}${doubted}.`, `${counted}${doubted}.`];
};

const why = (one: Why, who: (seat: Seat) => Who): Saying => {
  switch (one.type) {
    case 'only-card':
      return 'Eine andere Karte darfst du nicht spielen.';
    case 'hand-over':
      return 'Die Runde ist vorbei.';
    case 'moon-near':
      return `Hol dir alle Punkte: Ab hier gelingt der Durchmarsch in ${one.timesInTen} von 10 Fällen.`;
    case 'moon-way':
      return one.way === 'plus'
        ? 'Mit 26 für alle anderen wird dein Vorsprung größer.'
        : 'Mit 26 für die anderen wäre die Partie zu Ende, und du hättest nicht gewonnen.';
    case 'card-costs': {
      const costs = `${capital(theCard(one.best.what, 'nominative'))} kostet dich im Schnitt ${cost(one.best.points)}`;
      return one.next === null
        ? `${costs}.`
        : [`${costs}, ${theCard(one.next.what, 'nominative')} ${tenth(one.next.points)}.`, `${costs}.`];
    }
    case 'pass-costs': {
      const costs = `Ohne diese drei kostet dich so ein Blatt im Schnitt ${cost(one.best.points)}.`;
      return one.next === null ? costs : [`${costs} Ohne ${cardsWords(one.next.what)} wären es ${tenth(one.next.points)}.`, costs];
    }
    case 'better-card':
      return betterCard(one, who);
    case 'better-pass':
      return `Ohne ${cardsWords(one.best.what)} kostet so ein Blatt etwa ${cost(one.best.points)}, ohne deine drei ${tenth(one.points)}.`;
    default:
      return cardWhy(one, who);
  }
};

/** „17, East 6, West 3“: what comes behind the first name. */
const countsAfter = ({ count }: CountOf, more: readonly CountOf[]): string =>
  [figure(count), ...more.map((one) => countWords([one]))].join(', ');

const moonLine: Readonly<Record<Rules['moon'], string>> = {
  choice: 'Du hast die Wahl: Du ziehst dir 26 Punkte ab, oder alle anderen bekommen 26.',
  plus: 'Alle anderen bekommen 26 Punkte, du bekommst keine.',
  minus: 'Dir werden 26 Punkte abgezogen.',
};

const rules = (set: Rules): readonly Passage[] => [
  {
    heading: 'Das Ziel',
    lines: [
      'Zu viert, jeder für sich. Nimm keine Herzen und nicht die Pik-Dame, oder nimm sie alle. Wer am Ende die wenigsten Punkte hat, gewinnt.',
    ],
  },
  {
    heading: 'Geben und Weitergeben',
    lines: [
      'Alle 52 Karten werden einzeln verteilt, dreizehn an jeden, angefangen links vom Geber. Wer zuerst gibt, entscheidet das Los; danach geht es im Uhrzeigersinn weiter.',
      'Vor dem Spiel gibt jeder drei Karten weiter. Was du bekommst, siehst du erst, wenn alle gewählt haben.',
      'In der ersten Runde geht es nach links, in der zweiten nach rechts, in der dritten nach gegenüber, in der vierten wird nichts weitergegeben. Dann geht es von vorn los.',
    ],
  },
  {
    heading: 'Die Stiche',
    lines: [
      'Wer die Kreuz-2 hat, kommt mit ihr heraus.',
      'Bediene die ausgespielte Farbe. Kannst du das nicht, darfst du jede Karte abwerfen.',
      'Die höchste Karte der ausgespielten Farbe macht den Stich, und wer ihn macht, spielt zum nächsten aus. Das Ass ist am höchsten, Trumpf gibt es nicht.',
      'In den ersten Stich dürfen weder Herz noch Pik-Dame fallen, es sei denn, du hast nichts anderes.',
    ],
  },
  {
    heading: 'Herz brechen',
    lines: [
      'Herz darf erst ausgespielt werden, wenn es gebrochen ist – es sei denn, du hast nur noch Herz.',
      set.queenBreaksHearts
        ? 'Gebrochen ist es für den Rest der Runde, sobald ein Herz oder die Pik-Dame gefallen ist.'
        : 'Gebrochen ist es für den Rest der Runde, sobald ein Herz gefallen ist. Die Pik-Dame bricht es nicht.',
    ],
  },
  {
    heading: 'Die Punkte',
    lines: [
      'Jedes Herz kostet 1 Punkt, die Pik-Dame 13.',
      ...(set.jackOfDiamonds === 0
        ? []
        : [`Der Karo-Bube bringt ${-set.jackOfDiamonds} Punkte Abzug. Für den Durchmarsch brauchst du ihn nicht.`]),
      set.firstTrickCounts
        ? 'Punkte, die in den ersten Stich fallen mussten, zählen wie alle anderen.'
        : 'Punkte, die in den ersten Stich fallen mussten, zählen nicht.',
    ],
  },
  {
    heading: 'Der Durchmarsch',
    lines: [`Wer in einer Runde alle dreizehn Herzen und die Pik-Dame nimmt, hat einen Durchmarsch geschafft. ${moonLine[set.moon]}`],
  },
  {
    heading: 'Das Ende',
    lines: [
      `Die Partie endet mit der Runde, in der jemand ${set.endsAt} Punkte erreicht. Wer die wenigsten hat, gewinnt.`,
      set.tie === 'together'
        ? 'Haben mehrere die wenigsten, gewinnen sie gemeinsam.'
        : 'Haben mehrere die wenigsten, wird noch eine Runde gespielt.',
    ],
  },
];

/** Hearts auf Deutsch. */
export const words = {
  presets: { house: 'Hausregeln', modern: 'Moderne Regeln', omnibus: 'Omnibus-Regeln' },
  levels: { easy: 'Leicht', normal: 'Normal', hard: 'Schwer' },
  told,
  asked,
  actions: {
    pass: (cards) => `${cardsWords(cards)} weitergeben`,
    play: (card) => `${cardWord(card, 'accusative')} spielen`,
    moon: { minus: 'Mir 26 abziehen', plus: 'Den anderen 26 anschreiben' },
    ready: 'Nächste Runde',
  },
  refused: {
    'hand-in-play': then('Die Runde läuft noch.'),
    'between-hands': then('Die Runde ist vorbei.'),
    'pass-first': then('Erst werden drei Karten weitergegeben.'),
    'passing-is-over': then('Die Karten sind schon weitergegeben.'),
    'choose-three': then('Weitergegeben werden genau drei Karten.'),
    'no-moon': then('Niemandem ist ein Durchmarsch gelungen.'),
    'choose-moon-first': then('Dir ist ein Durchmarsch gelungen.'),
    'not-in-hand': then('Diese Karte hast du nicht.'),
    'lead-two-of-clubs': () => 'Der erste Stich beginnt mit der Kreuz-2. Spiel sie aus.',
    'follow-suit': ({ led, playable }) =>
      `Du hast ${led === undefined ? 'die ausgespielte Farbe' : suitWord(led)} und musst bedienen: ${heldWords(playable)}.`,
    'no-points-on-first-trick': ({ suits }) =>
      `In den ersten Stich dürfen weder Herz noch Pik-Dame fallen. Spiel ${or(suits.map(suitWord))}.`,
    'hearts-not-broken': ({ suits }) => `Herz ist noch nicht gebrochen. Spiel ${or(suits.map(suitWord))} aus.`,
    'not-your-turn': ({ toDo: now }) => (now.type === 'over' ? 'Die Partie ist zu Ende.' : 'Du bist noch nicht dran.'),
    'not-an-action': then('Das geht hier nicht.'),
  },
  why,
  hand: (cards) => handLine(heldBySuit(cards, suitOrder)),
  points: (count) => (count === 0 ? 'keine Punkte' : count < 0 ? `${points(-count)} Abzug` : points(count)),
  passing: (to, from): Saying => [
    `Du gibst drei Karten an ${whoWord(to, 'accusative')} und bekommst drei von ${whoWord(from, 'dative')}.`,
    `Drei an ${whoWord(to, 'accusative')}, drei von ${whoWord(from, 'dative')}.`,
  ],
  swapping: (who) => `Du und ${whoWord(who)} tauscht drei Karten.`,
  handTook: (others, mine): Saying => {
    const [first, ...more] = others;
    const list = first === undefined ? '' : `${whoWord(first.who)} bekommt ${countsAfter(first, more)}.`;
    const own = mine === undefined ? '' : mine === 0 ? 'Du bekommst keinen Punkt.' : `Du bekommst ${figure(mine)}.`;
    return [[list, own].filter((part) => part !== '').join(' '), own === '' ? list : own];
  },
  nextHand: (hand, way) => `Gleich Runde ${hand}: ${way === 'none' ? 'ohne Weitergeben' : `Karten ${ways[way]}`}.`,
  rules,
} as const satisfies HeartsWords;
