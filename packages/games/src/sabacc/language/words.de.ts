/** Sabacc auf Deutsch. To draw is ziehen, to swap tauschen, to stand passen, to junk aussteigen; a hand is a Blatt, a double a Pasch. */
import type { Chips, CountOf, Passage, Saying } from '@baize/engine';
import { and, type Case, capital, does, figure, genitive, inWords, many, or, verb, whoWord, whoWords } from '@baize/engine/language/de';
import { cardSign, cardValue, type SabaccCard, signedTotal } from '../cards.ts';
import type { Rules } from '../rules.ts';
import type { Make } from '../spire.ts';
import type { Why } from '../state.ts';
import type { Edge, Idle, PotName, SabaccStanding, SabaccWords, ToBet, ToDo, WonPot } from './sabacc-words.ts';

const shapes = { c: 'Kreis', s: 'Quadrat', t: 'Dreieck' } as const;
/** „plus 4“, „minus 1“, „0“. */
const spoken = (value: number): string => (value === 0 ? '0' : `${value > 0 ? 'plus' : 'minus'} ${Math.abs(value)}`);

/** „Kreis plus 7“, „Sylop“. */
const cardName = (card: SabaccCard): string => {
  const suit = card.charAt(0);
  return suit === 'c' || suit === 's' || suit === 't' ? `${shapes[suit]} ${spoken(cardValue(card))}` : 'Sylop';
};
const articles: Readonly<Record<Case, string>> = { nominative: 'ein', accusative: 'einen', dative: 'einem' };
/** „Kreis plus 7“, „einen Sylop“: a card with a number goes without an article. */
const aCard = (card: SabaccCard, as: Case = 'accusative'): string => (cardValue(card) === 0 ? `${articles[as]} Sylop` : cardName(card));
/** „Kreis plus 7 und zwei Sylops“. */
const allCards = (cards: readonly SabaccCard[]): string => {
  const sylops = cards.filter((card) => cardValue(card) === 0);
  if (sylops.length < 2) return and(cards.map((card) => aCard(card)));
  return and([...cards.filter((card) => cardValue(card) !== 0).map((card) => aCard(card)), `${inWords(sylops.length)} Sylops`]);
};
/** „+7● −3■“; a sylop has its name. */
const cardTokens = (cards: readonly SabaccCard[]): string =>
  cards.map((card) => (cardValue(card) === 0 ? 'Sylop' : cardSign(card))).join(' ');
/** „+7●“, „einen Sylop“. */
const aToken = (card: SabaccCard, as: Case = 'accusative'): string => (cardValue(card) === 0 ? aCard(card, as) : cardSign(card));

const chips = (count: Chips): string => many(count, 'Chip', 'Chips');

const makes: Readonly<Record<Make, string>> = {
  'pure sabacc': 'reiner Sabacc',
  'full sabacc': 'voller Sabacc',
  fleet: 'Flotte',
  'prime sabacc': 'Prime-Sabacc',
  'yee-haa': 'Yee-haa',
  rhylet: 'Rhylet',
  squadron: 'Staffel',
  'gee whiz': 'Gee Whiz',
  'straight khyron': 'Khyron-Straße',
  'banthas wild': 'wilde Banthas',
  'rule of two': 'Regel der Zwei',
  sabacc: 'Sabacc',
  nothing: 'nichts',
};
const cry = (make: Make): string => `${capital(makes[make])}!`;
const cried = (make: Make | undefined): string => (make === undefined ? '' : `${cry(make)} `);

const potWord = (pot: PotName): string => {
  if (typeof pot === 'number') return `Nebenpot ${pot}`;
  return { pot: 'den Handpot', main: 'den Hauptpot', side: 'den Nebenpot' }[pot];
};

/** „je 41“, „Tovo bekommt 42, du 41“. */
const parts = (shares: readonly CountOf[]): string => {
  const [first, ...more] = shares.toSorted((a, b) => Number(a.who === 'you') - Number(b.who === 'you'));
  if (first === undefined || more.every(({ count }) => count === first.count)) return `je ${figure(first?.count ?? 0)}`;
  const gets = `${whoWord(first.who)} ${verb([first.who], { du: 'bekommst', sie: 'bekommt' })} ${figure(first.count)}`;
  return [gets, ...more.map(({ who, count }) => `${whoWord(who)} ${figure(count)}`)].join(', ');
};

/** „Du gewinnst den Handpot mit 80.“, „Tovo und du teilt euch den Handpot mit 82: je 41.“ */
const won = (pot: string, { amount, shares }: WonPot): string => {
  const whos = shares.map(({ who }) => who);
  const wins = verb(whos, { du: 'gewinnst', sie: 'gewinnt', ihr: 'teilt euch', alle: 'teilen sich' });
  const head = `${capital(whoWords(whos))} ${wins} ${pot} mit ${figure(amount)}`;
  return whos.length > 1 ? `${head}: ${parts(shares)}.` : `${head}.`;
};

const brought = (net: Chips): string => {
  if (net === 0) return 'Für dich geht das Spiel glatt auf.';
  return `Unterm Strich ${net > 0 ? 'gewinnst' : 'verlierst'} du ${figure(Math.abs(net))}.`;
};

const told: SabaccWords['told'] = {
  potOpened: (amount) => `Im Sabacc-Pot liegen ${figure(amount)}.`,
  gameBegan: (game) => `Spiel ${game}.`,
  entryPaid: (entry, pot) => [
    `Alle zahlen ${figure(entry)} in den Sabacc-Pot. Jetzt liegen ${figure(pot)} darin.`,
    `Je ${figure(entry)} in den Sabacc-Pot: ${figure(pot)}.`,
  ],
  chips: (stack) => `Du hast ${chips(stack)}.`,
  discardOpened: (card) => [`Die Ablage beginnt mit ${aCard(card, 'dative')}.`, `Ablage: ${aToken(card, 'nominative')}.`],
  dealt: (cards) => [`Du hast ${allCards(cards)}.`, `Du hast ${cardTokens(cards)}.`],
  dealtAgain: (cards) => [`Du bekommst ${allCards(cards)}.`, `Du bekommst ${cardTokens(cards)}.`],
  total: (total) => `Das macht ${spoken(total)}.`,
  round: (round, of) => `Runde ${round} von ${of}.`,
  pot: (amount) => (amount === 0 ? 'Der Handpot ist leer.' : [`Im Handpot liegen ${figure(amount)}.`, `Handpot ${figure(amount)}.`]),
  youDrew: (card) => [`Du ziehst ${aCard(card)}.`, `Du ziehst ${aToken(card)}.`],
  youKept: (cards) => `Du behältst alle ${inWords(cards)}.`,
  youDiscarded: (card) => [`Du wirfst ${aCard(card)} ab.`, `Du wirfst ${aToken(card)} ab.`],
  youSwapped: (gave, took) => [
    `Du tauschst ${aCard(gave)} gegen ${aCard(took)}, offen für alle.`,
    `Du tauschst ${aToken(gave)} gegen ${aToken(took)}, offen.`,
  ],
  kept: (who) => [
    `${does(who, 'ziehst', 'zieht')} eine Karte und ${verb([who], { du: 'behältst', sie: 'behält' })} sie.`,
    `${does(who, 'ziehst', 'zieht')} eine Karte.`,
  ],
  discarded: (who, card) => {
    const throws = verb([who], { du: 'wirfst', sie: 'wirft' });
    return [
      `${does(who, 'ziehst', 'zieht')} eine Karte und ${throws} ${aCard(card)} ab.`,
      `${does(who, 'ziehst', 'zieht')} und ${throws} ${aToken(card)} ab.`,
    ];
  },
  swapped: (who, took) => [
    `${does(who, 'tauschst', 'tauscht')} eine Karte gegen ${aCard(took)}, offen für alle.`,
    `${does(who, 'tauschst', 'tauscht')} gegen ${aToken(took)}, offen.`,
  ],
  stood: (who) => `${does(who, 'passt', 'passt')}.`,
  junked: (who) => [
    `${does(who, 'steigst', 'steigt')} aus und ${verb([who], { du: 'bist', sie: 'ist' })} für dieses Spiel raus.`,
    `${does(who, 'steigst', 'steigt')} aus.`,
  ],
  checked: (who) => `${does(who, 'checkst', 'checkt')}.`,
  bid: (who, how, amount, by) => {
    switch (how) {
      case 'called':
        return `${does(who, 'gehst', 'geht')} die ${figure(amount)} mit.`;
      case 'bet':
        return `${does(who, 'setzt', 'setzt')} ${figure(amount)}.`;
      case 'raised':
        return `${does(who, 'erhöhst', 'erhöht')} um ${figure(by)}.`;
      case 'all-in':
        return `${does(who, 'gehst', 'geht')} mit ${figure(amount)} all-in.`;
    }
  },
  excess: (who, amount) => [
    `${does(who, 'bekommst', 'bekommt')} ${chips(amount)} zurück: So weit ging niemand mit.`,
    `${does(who, 'bekommst', 'bekommt')} ${figure(amount)} zurück.`,
  ],
  dice: (first, second) => `Die Würfel: ${first} und ${second}.`,
  double: 'Ein Pasch!',
  noDouble: 'Kein Pasch.',
  swept: 'Alle werfen ihr Blatt ab.',
  shuffledIn: ['Der Stapel ist leer. Die Ablage wird neu gemischt, nur die oberste Karte bleibt liegen.', 'Die Ablage wird neu gemischt.'],
  shown: (who, cards, total) => [
    `${does(who, 'zeigst', 'zeigt')} ${allCards(cards)}: ${spoken(total)}.`,
    `${does(who, 'zeigst', 'zeigt')} ${cardTokens(cards)}: ${signedTotal(total)}.`,
  ],
  drawnBlind: (lots) => [
    `Gleichstand: ${capital(and(lots.map(({ who, card }) => `${whoWord(who)} ${verb([who], { du: 'ziehst', sie: 'zieht' })} ${aCard(card)}`)))}.`,
    `Gleichstand: ${lots.map(({ who, card }) => `${whoWord(who)} ${aToken(card)}`).join(', ')}.`,
  ],
  ranked: (totals) => {
    const list = totals.map(({ who, count }) => `${whoWord(who)} ${signedTotal(count)}`).join(', ');
    return [`Alle decken auf: ${list}.`, `${capital(list)}.`];
  },
  lastOne: (who) => `Nur ${whoWord(who)} ${verb([who], { du: 'bist', sie: 'ist' })} noch dabei.`,
  nothingBet: 'Niemand hat gesetzt.',
  wonBoth: (make, who, pot, sabaccPot) => {
    const wins = `${cried(make)}${does(who, 'gewinnst', 'gewinnt')}`;
    return [
      `${wins} den Handpot mit ${figure(pot)} und den Sabacc-Pot mit ${figure(sabaccPot)}.`,
      `${wins} beide Pots: ${figure(pot)} und ${figure(sabaccPot)}.`,
    ];
  },
  wonPot: (pot, one) => won(potWord(pot), one),
  wonSabaccPot: (make, one) => {
    const wins = won('den Sabacc-Pot', one);
    return make === undefined ? wins : [`${cried(make)}${wins}`, wins];
  },
  sabaccPotStays: (amount) => `Der Sabacc-Pot bleibt stehen, mit ${figure(amount)}.`,
  result: (net, stack) => {
    const has = `Du hast ${chips(stack)}.`;
    return net === undefined ? has : [`${brought(net)} ${has}`, has];
  },
  left: (who, entry) => [
    `${does(who, 'hast', 'hat')} weniger als ${figure(entry)} Chips und ${verb([who], { du: 'verlässt', sie: 'verlässt' })} den Tisch.`,
    `${does(who, 'verlässt', 'verlässt')} den Tisch.`,
  ],
  tableWon: (who) => [
    `${does(who, 'hast', 'hat')} den Tisch gewonnen: Alle Gegner sind raus. Gut gespielt!`,
    `${does(who, 'hast', 'hat')} den Tisch gewonnen. Gut gespielt!`,
  ],
  broke: (who) => `${does(who, 'hast', 'hat')} keine Chips mehr.`,
  tooFewChips: (who, left, entry) => [
    `${does(who, 'hast', 'hat')} noch ${chips(left)}, und ein Spiel kostet ${figure(entry)}.`,
    `${does(who, 'hast', 'hat')} ${figure(left)}; ein Spiel kostet ${figure(entry)}.`,
  ],
};

const bet = ({ call, raise, isFirst }: ToBet): Saying => {
  const match = call === 0 ? 'Checken' : `${figure(call)} mitgehen`;
  if (raise === undefined) return `${match}?`;
  const lift = isFirst ? `bis zu ${figure(raise.most)} setzen` : `um bis zu ${figure(raise.most)} erhöhen`;
  return [
    `${match} oder ${lift}? Erhöhungen übrig: ${raise.left}.`,
    `${match} oder ${lift}?`,
    `${match} oder ${isFirst ? 'setzen' : 'erhöhen'}?`,
  ];
};

const idle = (now: Idle): Saying => {
  switch (now.type) {
    case 'others-play':
      return 'Die anderen sind dran.';
    case 'table-won':
      return 'Der Tisch ist gewonnen. Nimm deine Chips mit.';
    case 'over':
      return 'Die Sitzung ist vorbei.';
    case 'too-few-chips':
      return [
        `Ein Spiel kostet ${figure(now.entry)}, und du hast ${figure(now.chips)}: Zeit, den Tisch zu verlassen.`,
        `Ein Spiel kostet ${figure(now.entry)}, du hast ${figure(now.chips)}.`,
      ];
  }
};

const doing: Readonly<Record<ToDo, (call: Chips) => string>> = {
  ready: () => 'das nächste Spiel beginnen',
  draw: () => 'ziehen',
  swap: () => 'tauschen',
  stand: () => 'passen',
  junk: () => 'aussteigen',
  release: () => 'eine Karte abwerfen',
  keep: () => 'alle behalten',
  check: () => 'checken',
  call: (call) => `${figure(call)} mitgehen`,
  bet: () => 'setzen',
  raise: () => 'erhöhen',
  'all-in': () => 'all-in gehen',
};
const then =
  (fact: (standing: SabaccStanding) => string) =>
  (standing: SabaccStanding): Saying => {
    const { toDo, call } = standing;
    if (toDo.length === 0) return fact(standing);
    return [`${fact(standing)} Du kannst ${or(toDo.map((one) => doing[one](call)))}.`, fact(standing)];
  };

/** „in 8 von 100 Fällen“. */
const inAHundred = (chance: number): string => {
  const times = Math.round(chance * 100);
  return times === 0 ? 'in weniger als 1 von 100 Fällen' : `in ${times} von 100 Fällen`;
};

const why = (one: Why): Saying => {
  switch (one.type) {
    case 'game-over':
      return 'Das Spiel ist vorbei.';
    case 'nothing-nearer':
      return 'Du stehst bei 0, und näher kommst du nicht heran.';
    case 'stands':
      return one.betters === 0
        ? `Du stehst bei ${spoken(one.total)}, und keine Karte würde das verbessern.`
        : `Du stehst bei ${spoken(one.total)}, und eine Karte würde das nur ${inAHundred(one.betters)} verbessern.`;
    case 'swaps':
      return [
        `Tausch ${aCard(one.card)} gegen ${one.for === null ? 'die oberste Karte' : aCard(one.for)}, und du stehst bei ${spoken(one.total)}.`,
        `Tausch ${aToken(one.card)} gegen ${one.for === null ? 'die oberste Karte' : aToken(one.for)}: ${signedTotal(one.total)}.`,
      ];
    case 'costs-more':
      return [
        `So ein Blatt gewinnt ${inAHundred(one.wins)}, und dabeizubleiben kostet mehr, als das einbringt.`,
        `So ein Blatt gewinnt ${inAHundred(one.wins)}.`,
      ];
    case 'card-betters':
      return [
        `Eine Karte verbessert dein Blatt ${inAHundred(one.betters)}. Wenn nicht, kannst du sie abwerfen.`,
        `Eine Karte verbessert dein Blatt ${inAHundred(one.betters)}.`,
      ];
    case 'keeps-all':
      return `Mit allen zusammen stehst du bei ${spoken(one.total)}.`;
    case 'without':
      return [
        `Ohne ${aCard(one.card)} stehst du bei ${spoken(one.total)}.`,
        `Ohne ${aToken(one.card)} stehst du bei ${signedTotal(one.total)}.`,
      ];
    case 'wins':
      return `Mit ${spoken(one.total)} gewinnst du etwa ${inAHundred(one.wins)}.`;
  }
};

const edges: Readonly<Record<Exclude<Edge['type'], 'make'>, string>> = {
  nearer: 'näher an der Null',
  plus: 'Plus schlägt Minus',
  'more-cards': 'mehr Karten',
  tiebreak: 'im Stechen besser',
};

/** „deine 0“, „Odettes −1“. */
const totalOfWho = ({ who, count }: CountOf): string => `${who === 'you' ? 'deine' : genitive(who.name)} ${signedTotal(count)}`;

const lastOneWins = 'Steigen alle anderen aus, gewinnst du sofort die Einsätze, und der Sabacc-Pot bleibt stehen.';

const rules = (set: Rules): readonly Passage[] => [
  {
    heading: 'Das Ziel',
    lines: [
      'Bring dein Blatt auf 0. Wer der Null am nächsten ist, gewinnt den Handpot; eine genaue Null gewinnt auch den Sabacc-Pot.',
      'Es gibt 62 Karten: Kreise, Quadrate und Dreiecke, jeweils von −10 bis −1 (rot) und von 1 bis 10 (grün), dazu zwei Nullen, die Sylops.',
    ],
  },
  {
    heading: 'Ein Spiel',
    lines: [
      `Du spielst gegen ${set.players.min === 2 ? 'einen' : inWords(set.players.min - 1)} bis ${inWords(set.players.max - 1)} Gegner, die ${figure(set.opponents.min)} bis ${figure(set.opponents.max)} Chips mitbringen.`,
      `Alle zahlen ${figure(set.entry)} in den Sabacc-Pot. Das ist kein Einsatz: Zurück bekommst du es nur, wenn du mit einer genauen Null gewinnst.`,
      `Im Sabacc-Pot liegen ${figure(set.openingPot.min)} bis ${figure(set.openingPot.max)} Chips, wenn du dich setzt. Er wandert von Spiel zu Spiel weiter.`,
      `Alle bekommen ${inWords(set.dealt)} Karten, und eine Karte eröffnet die Ablage. Dann folgen ${inWords(set.rounds)} Runden mit Zug, Einsätzen und Würfeln.`,
      'Die Reihenfolge bleibt immer gleich: links, Mitte, rechts, dann du.',
    ],
  },
  {
    heading: 'Der Zug',
    lines: [
      'Ziehen: Nimm eine Karte vom Stapel und sieh sie dir an. Dann wirf eine deiner Karten ab, oder behalte alle.',
      'Tauschen: Gib eine Karte für die oberste der Ablage. Was von dort kommt, bleibt offen liegen, solange du es hast.',
      'Passen: Lass dein Blatt, wie es ist.',
      'Aussteigen: Gib dein Blatt auf und alles, was du gesetzt hast.',
    ],
  },
  {
    heading: 'Die Einsätze',
    lines: [
      'Jede Setzrunde beginnt bei 0. Checke, oder setz so viel du willst; alle anderen müssen mitgehen oder erhöhen.',
      `Auf eine Erhöhung müssen alle antworten. Pro Runde sind höchstens ${inWords(set.raises)} Erhöhungen erlaubt, der erste Einsatz zählt mit.`,
      'Reichen deine Chips nicht zum Mitgehen, gehst du mit dem Rest all-in und spielst um so viel von allen. Was darüber liegt, ist ein Nebenpot.',
      'Was niemand mitgeht, geht zurück.',
      set.junkWhileBetting ? 'Aussteigen kannst du auch während der Einsätze.' : 'Während der Einsätze kannst du nicht aussteigen.',
    ],
  },
  {
    heading: 'Die Würfel',
    lines: [
      'Nach jeder Runde rollen zwei Würfel, auch nach der letzten.',
      'Bei einem Pasch kommen alle Blätter auf die Ablage, und alle bekommen gleich viele neue Karten. Das passiert in einem von sechs Fällen.',
      'Ist der Stapel leer, wird die Ablage neu gemischt; nur die oberste Karte bleibt liegen.',
    ],
  },
  ...(set.ranks === 'spire'
    ? [
        {
          heading: 'Nullen, die beste zuerst',
          lines: [
            'Reiner Sabacc: 0, 0.',
            'Voller Sabacc: 0, +10, +10, −10, −10.',
            'Flotte: 0 und vier von einer anderen Zahl.',
            'Prime-Sabacc: 0, +10, −10.',
            'Yee-haa: 0 und ein anderes Paar.',
            'Rhylet: drei von einer Zahl und zwei von einer anderen mit umgekehrtem Vorzeichen.',
            'Staffel: zwei und zwei von einer Zahl.',
            'Gee Whiz: 1, 2, 3, 4 und −10, oder umgekehrt.',
            'Khyron-Straße: vier in Folge.',
            'Wilde Banthas: drei von einer Zahl.',
            'Regel der Zwei: zwei Paare.',
            'Sabacc: jede andere Null.',
          ],
        },
        {
          heading: 'Wer gewinnt',
          lines: [
            'Die beste Null gewinnt. Hat niemand eine, gewinnt das Blatt, das der Null am nächsten ist.',
            'Bei Gleichstand schlägt Plus Minus, dann zählen mehr Karten, dann die höhere Summe der Pluskarten, dann die höchste Pluskarte.',
            'Steht es dann noch gleich, wird gestochen: Alle, die gleichauf liegen, ziehen blind eine Karte. Wer der Null am nächsten ist, gewinnt, und Plus schlägt Minus.',
            lastOneWins,
          ],
        },
      ]
    : [
        {
          heading: 'Wer gewinnt',
          lines: [
            'Das Blatt, das der Null am nächsten ist, gewinnt. Bei 1 und −1 schlägt Plus Minus. Bei gleicher Summe gewinnen mehr Karten.',
            'Steht es dann noch gleich, wird der Handpot geteilt; ein übriger Chip geht an den früheren Platz. Gleiche Nullen teilen sich auch den Sabacc-Pot.',
            lastOneWins,
          ],
        },
      ]),
  {
    heading: 'Den Tisch verlassen',
    lines: [
      'Zwischen zwei Spielen kannst du gehen. Mitten im Spiel verlierst du damit deine Einsätze und was du in den Sabacc-Pot gezahlt hast.',
      `Wer von den Gegnern weniger als ${figure(set.entry)} Chips hat, geht. Sind alle raus, hast du den Tisch gewonnen.`,
      `Mit weniger als ${figure(set.entry)} Chips kannst du kein Spiel beginnen.`,
    ],
  },
];

/** Sabacc auf Deutsch. */
export const words = {
  presets: { house: 'Hausregeln', spire: 'Spire-Regeln' },
  levels: { easy: 'Leicht', normal: 'Normal', hard: 'Schwer' },
  told,
  asked: {
    ready: (entry) => `Noch ein Spiel für ${figure(entry)}?`,
    action: [
      'Ziehen, tauschen, passen oder aussteigen? Wer der Null am nächsten ist, gewinnt.',
      'Ziehen, tauschen, passen oder aussteigen?',
      'Ziehen, tauschen, passen, aussteigen?',
    ],
    discard: 'Eine Karte abwerfen oder alle behalten?',
    bet,
    allIn: (call, stack) => [
      `Mitgehen kostet ${figure(call)}: Gehst du mit deinen letzten ${figure(stack)} all-in?`,
      `Mit deinen letzten ${figure(stack)} all-in?`,
    ],
    idle,
  },
  actions: {
    ready: 'Nächstes Spiel',
    draw: 'Ziehen',
    swap: (card) => `${capital(aCard(card))} tauschen`,
    stand: 'Passen',
    junk: 'Aussteigen',
    release: (card) => `${capital(aCard(card))} abwerfen`,
    keep: 'Alle behalten',
    check: 'Checken',
    call: (amount) => `${figure(amount)} mitgehen`,
    bet: (amount) => `${figure(amount)} setzen`,
    raise: (by) => `Um ${figure(by)} erhöhen`,
    allIn: 'All-in',
  },
  refused: {
    'game-in-play': then(() => 'Dieses Spiel läuft noch.'),
    'between-games': then(() => 'Dieses Spiel ist vorbei.'),
    'keep-or-release-first': then(() => 'Du hast eine Karte gezogen.'),
    'nothing-drawn': then(() => 'Abwerfen kannst du nur nach dem Ziehen.'),
    'betting-now': then(() => 'Während der Einsätze bleiben die Karten, wie sie sind.'),
    'no-betting-yet': then(() => 'Gesetzt wird erst, wenn alle am Zug waren.'),
    'no-junk-while-betting': then(() => 'Während der Einsätze kannst du nicht aussteigen.'),
    'not-in-your-hand': then(() => 'Diese Karte hast du nicht.'),
    'nothing-to-call': then(() => 'Es gibt keinen Einsatz zum Mitgehen.'),
    'bet-to-match': then(({ call }) => `Zum Mitgehen brauchst du ${figure(call)}.`),
    'too-few-chips': then(({ stack }) => `Du hast nur ${chips(stack)}.`),
    'no-raises-left': then(({ raises }) => `Mehr als ${inWords(raises)} Erhöhungen gibt es in einer Runde nicht.`),
    'nobody-can-answer': then(() => 'Niemand sonst hat noch Chips, um auf eine Erhöhung zu antworten.'),
    'raise-too-small': then(() => 'Eine Erhöhung ist mindestens 1.'),
    'raise-too-large': then(({ stack, call }) => `Du kannst höchstens um ${figure(stack - call)} erhöhen.`),
    'not-your-turn': ({ idle: now }) => (now.type === 'others-play' ? 'Du bist noch nicht dran.' : idle(now)),
    'not-an-action': then(() => 'Das geht hier nicht.'),
  },
  why,
  cry,
  card: cardName,
  hand: (cards, total) => (cards.length === 0 ? 'Du hast keine Karten.' : `Du hast ${allCards(cards)}: zusammen ${spoken(total)}.`),
  discards: (cards) => (cards.length === 0 ? 'Die Ablage ist leer.' : `Ablage von oben: ${cards.map(cardName).join(', ')}.`),
  beats: (better, worse, edge) => {
    const beaten = `${capital(totalOfWho(better))} schlägt ${totalOfWho(worse)}`;
    const reason = edge.type === 'make' ? `${makes[edge.better]} schlägt ${makes[edge.worse]}` : edges[edge.type];
    return [`${beaten}: ${reason}.`, `${capital(reason)}.`];
  },
  counts: (total, make) => {
    if (total !== 0) return `${figure(Math.abs(total))} von der Null`;
    return make === undefined ? 'ein Sabacc, gut für beide Pots' : makes[make];
  },
  rules,
} as const satisfies SabaccWords;
