/**
 * Roulette auf Deutsch, as it is spoken in German casinos: Plein, Cheval, Carré, Manque und Passe; the cloth is the Tableau, a bet an
 * Einsatz, a spin a Runde, and the calls are Ansagen.
 */
import type { Chips } from '@baize/engine';
import { and, capital, does, figure, hundredth, inWords, many, or, roughly, tenth } from '@baize/engine/language/de';
import { type Bet, stakeOf } from '../bets.ts';
import type { CallName } from '../calls.ts';
import { type Spot, type SpotId, spotById } from '../layout.ts';
import type { Misreading } from '../misreading.ts';
import { type BetKind, isForSeveral, type Rules } from '../rules.ts';
import type { Why } from '../state.ts';
import { type Case, onHundred, type Payout, paysPlayer } from '../summary.ts';
import type { RouletteStanding, RouletteWords, Sums, ToDo } from './roulette-words.ts';

const chips = (count: Chips): string => many(count, 'Chip', 'Chips');
const bets = (count: number): string => (count === 1 ? 'ein Einsatz' : `${inWords(count)} Einsätze`);
/** „in fünf Einsätzen“. */
const inBets = (count: number): string => (count === 1 ? 'in einem Einsatz' : `in ${inWords(count)} Einsätzen`);

/** „sechsmal“, „14-mal“. */
const times = (count: number): string => (/\d/.test(inWords(count)) ? `${inWords(count)}-mal` : `${inWords(count)}mal`);

// --- names -----------------------------------------------------------------------------------------------------------

const kinds: Readonly<Record<BetKind, string>> = {
  straight: 'Plein',
  split: 'Cheval',
  street: 'Transversale pleine',
  trio: 'Trio',
  corner: 'Carré',
  'first-four': 'Die ersten vier',
  'six-line': 'Transversale simple',
  dozen: 'Dutzend',
  column: 'Kolonne',
  'red-black': 'Rot/Schwarz',
  'odd-even': 'Gerade/Ungerade',
  'low-high': 'Manque/Passe',
};
const calls: Readonly<Record<CallName, string>> = {
  voisins: 'Große Serie',
  tiers: 'Kleine Serie',
  orphelins: 'Orphelins',
  'jeu-zero': 'Zero-Spiel',
};
const boxes: Readonly<Record<SpotId, string>> = {
  'dozen-1': '1. Dutzend',
  'dozen-2': '2. Dutzend',
  'dozen-3': '3. Dutzend',
  'column-1': 'Kolonne 1',
  'column-2': 'Kolonne 2',
  'column-3': 'Kolonne 3',
  low: '1-18',
  high: '19-36',
  red: 'Rot',
  black: 'Schwarz',
  even: 'Gerade',
  odd: 'Ungerade',
};

const spotName = ({ id }: Spot): string => boxes[id] ?? id;
/** The name as it stands behind „auf“: „die 17“, „das 2. Dutzend“, „Rot“. */
const onto = (spot: Spot): string =>
  spot.kind === 'straight' ? `die ${spot.id}` : spot.kind === 'dozen' ? `das ${spotName(spot)}` : spotName(spot);
const halves: Readonly<Record<SpotId, string>> = { low: 'Manque', high: 'Passe' };
const place = (spot: Spot): string => {
  const { id, kind, box } = spot;
  if (kind === 'straight') return `${id} Plein`;
  if (kind === 'first-four') return `die ersten vier (${id})`;
  if (kind === 'low-high') return `${halves[id]} (${spotName(spot)})`;
  return box === undefined ? `${kinds[kind]} ${id}` : onto(spot);
};
const title = (spot: Spot): string => {
  const { id, kind, numbers, box } = spot;
  if (kind === 'six-line') return `${kinds[kind]} ${numbers[0]} bis ${numbers.at(-1)}`;
  if (kind === 'low-high') return `${halves[id]}, ${numbers[0]} bis ${numbers.at(-1)}`;
  return box === undefined || kind === 'straight' ? `${kinds[kind]} ${numbers.join(', ')}` : spotName(spot);
};
const betIn = ({ spot, amount }: Bet): string => `${figure(amount)} auf ${onto(spotById(spot))}`;
const total = (of: readonly Bet[]): string => `${chips(stakeOf(of))} ${inBets(of.length)}`;

const chipPlaces: Readonly<Record<BetKind, string>> = {
  straight: 'auf einer Zahl',
  split: 'auf der Linie zwischen zwei Zahlen',
  street: 'außen am Ende einer Dreierreihe',
  trio: 'wo Zero 1 und 2 oder 2 und 3 trifft',
  corner: 'wo vier Zahlen zusammenstoßen',
  'first-four': 'außen, wo Zero an 3 stößt',
  'six-line': 'außen zwischen zwei Reihen',
  dozen: 'in seinem Feld',
  column: 'in ihrem Feld',
  'red-black': 'im eigenen Feld',
  'odd-even': 'im eigenen Feld',
  'low-high': 'im Feld 1 bis 18 oder 19 bis 36',
};

const plurals: Readonly<Partial<Record<BetKind, string>>> = {
  corner: 'Carrés',
  dozen: 'Dutzende',
  column: 'Kolonnen',
  street: 'Transversalen pleines',
  'six-line': 'Transversalen simples',
};
const favours = (good: readonly BetKind[]): string =>
  good.length === 0
    ? 'An diesem Tisch ist bei jedem Einsatz das Haus im Vorteil.'
    : `An diesem Tisch bist du bei ${and(good.map((kind) => plurals[kind] ?? kinds[kind]))} im Vorteil.`;

const traits: RouletteWords['names']['traits'] = {
  even: 'Gerade',
  odd: 'Ungerade',
  low: 'Manque',
  high: 'Passe',
  'dozen-1': 'erstes Dutzend',
  'dozen-2': 'zweites Dutzend',
  'dozen-3': 'drittes Dutzend',
  'column-1': 'erste Kolonne',
  'column-2': 'mittlere Kolonne',
  'column-3': 'letzte Kolonne',
};
const colours: RouletteWords['names']['colours'] = { red: 'Rot', black: 'Schwarz', green: 'Grün' };

// --- what happens ----------------------------------------------------------------------------------------------------

/** A sentence with the sums behind it, and without where there is no room for them. */
const summed = (fact: string, { laid, stack }: Sums): readonly [string, string] => [
  `${fact} Auf dem Tableau: ${figure(laid)}. Chips: ${figure(stack)}.`,
  fact,
];

const told: RouletteWords['told'] = {
  betsOpen: 'Bitte das Spiel zu machen.',
  placed: ({ spot, amount }, there, pays, sums) => {
    const more = there > amount ? ' mehr' : '';
    const inAll = there > amount ? `, zusammen ${figure(there)}` : '';
    const whole = `${figure(amount)}${more} auf ${place(spotById(spot))}${inAll}.`;
    return [...summed(`${whole} Zahlt ${pays}:1.`, sums), whole, `${figure(amount)}${more} auf ${spotName(spotById(spot))}${inAll}.`];
  },
  called: (name, of, sums) => [...summed(`${calls[name]}: ${total(of)}.`, sums), `${calls[name]}: ${chips(stakeOf(of))}.`],
  neighbours: (number, of, sums) => [
    ...summed(`Die ${number} und ihre Nachbarn: ${total(of)}.`, sums),
    `${number} mit Nachbarn: ${chips(stakeOf(of))}.`,
  ],
  takenBack: (of, sums) => {
    const [only, ...more] = of;
    return [
      ...summed(`Zurückgenommen: ${only === undefined || more.length > 0 ? total(of) : betIn(only)}.`, sums),
      `Zurückgenommen: ${chips(stakeOf(of))}.`,
    ];
  },
  laidAgain: (count, sums) => summed(`Die Einsätze liegen wieder, ${chips(count)}.`, sums),
  cleared: (count, stack) => [`Abgeräumt, ${chips(count)} zurück. Chips: ${figure(stack)}.`, `Abgeräumt, ${chips(count)} zurück.`],
  repeated: (of, sums) => [...summed(`Noch einmal dasselbe: ${total(of)}.`, sums), `Noch einmal dasselbe: ${chips(stakeOf(of))}.`],
  doubled: (of, sums) => [...summed(`Alles verdoppelt: ${total(of)}.`, sums), `Alles verdoppelt: ${chips(stakeOf(of))}.`],
  spun: 'Rien ne va plus. Die Kugel rollt.',
  ball: (number, { colour, traits: all }) => [
    `${[number, colours[colour], ...all.map((trait) => traits[trait])].join(', ')}.`,
    `${number}, ${colours[colour]}.`,
  ],
  won: (bet, net) => `${betIn(bet)}: ${figure(net)} gewonnen.`,
  halved: (bet, back) => `${betIn(bet)}: ${figure(back)} zurück.`,
  lost: (of) => `Verloren: ${and(of.map(betIn))}.`,
  lostMany: (count, lost) => `${capital(bets(count))} verloren, zusammen ${chips(lost)}.`,
  result: (who, net, stack) => {
    const fact =
      net === 0
        ? `${does(who, 'kommst', 'kommt')} ohne Gewinn und Verlust heraus.`
        : `${net > 0 ? does(who, 'gewinnst', 'gewinnt') : does(who, 'verlierst', 'verliert')} ${figure(Math.abs(net))}.`;
    return stack === undefined ? fact : [`${fact} Chips: ${figure(stack)}.`, fact];
  },
  laid: (who, of) => `${does(who, 'setzt', 'setzt')} ${and(of.map(betIn))}.`,
  laidMany: (who, count, laid) => `${does(who, 'setzt', 'setzt')} ${times(count)}, zusammen ${chips(laid)}.`,
  satOut: (who) => `${does(who, 'setzt', 'setzt')} diese Runde aus.`,
  broke: (who) => `${does(who, 'hast', 'hat')} keine Chips mehr.`,
  nobodyHasChips: 'Niemand hat noch Chips.',
  bankIsBust: 'Die Bank ist gesprengt.',
  bankHasAll: 'Die Bank hat alle Chips.',
};

const asked: RouletteWords['asked'] = {
  bet: (isAlone) => (isAlone ? 'Setzen oder drehen?' : 'Setzen oder fertig?'),
  noMoreToBet: (isAlone) => (isAlone ? 'Alle deine Chips liegen auf dem Tableau. Drehen?' : 'Mehr kannst du nicht setzen. Fertig?'),
  rolling: (count) => {
    const riding = `Es geht um ${chips(count)}.`;
    return count === 0 ? 'Die Kugel rollt noch.' : [`Die Kugel rollt noch. ${riding}`, riding];
  },
  nextSpin: 'Bereit für die nächste Runde?',
  over: 'Die Sitzung ist zu Ende.',
};

// --- refusals --------------------------------------------------------------------------------------------------------

const toDoWords: Readonly<Record<ToDo, string>> = {
  place: 'setzen',
  undo: 'den letzten Schritt zurücknehmen',
  clear: 'abräumen',
  repeat: 'die letzten Einsätze wiederholen',
  double: 'verdoppeln',
  spin: 'drehen',
  rest: 'die Kugel fallen lassen',
  done: '„Fertig“ sagen',
  ready: '„Bereit“ sagen',
};

/** The most that would do; what can be done instead where the amount is not the matter. */
const instead = ({ most, toDo }: RouletteStanding): string => {
  if (most !== undefined) return ` Setz höchstens ${figure(most.chips)}${most.isEach ? ' je Chip' : ''}.`;
  return toDo.length === 0 ? '' : ` Du kannst ${or(toDo.map((one) => toDoWords[one]))}.`;
};
const then =
  (fact: (standing: RouletteStanding) => string) =>
  (standing: RouletteStanding): string =>
    fact(standing) + instead(standing);
/** What to do follows from what is offered, whatever the amount was. */
const next =
  (fact: string) =>
  (standing: RouletteStanding): string =>
    fact + instead({ ...standing, most: undefined });

const refused: RouletteWords['refused'] = {
  'no-more-bets': next('Rien ne va plus: Die Kugel rollt.'),
  'ball-at-rest': next('Die Kugel rollt nicht.'),
  'bets-are-open': next('Es wird noch gesetzt.'),
  'between-spins': next('Diese Runde ist vorbei.'),
  'others-are-not-done': next('Gedreht wird, wenn alle fertig sind.'),
  'nobody-else-bets': next('Außer dir setzt hier niemand.'),
  'not-in-these-rules': next('Dieser Einsatz wird an diesem Tisch nicht angenommen.'),
  'bet-too-small': () => 'Der kleinste Einsatz ist 1 Chip. Setz 1 oder mehr.',
  'no-chips-left': next('Alle deine Chips liegen auf dem Tableau.'),
  'not-enough-chips': ({ stack, most, ...rest }) =>
    `Du hast noch ${chips(stack)}.${instead({ ...rest, stack, most: most ?? { chips: stack, isEach: false } })}`,
  'over-the-limit': then(({ limit }) => `In einer Runde darfst du höchstens ${chips(limit)} auf dem Tableau haben.`),
  'bank-cannot-pay': then(({ bank }) => `Die Bank hat ${chips(bank)} und könnte diesen Gewinn nicht auszahlen.`),
  'no-such-number': () => 'Die Zahlen gehen von 0 bis 36. Wähle eine davon.',
  'nothing-laid': next('Auf dem Tableau liegt kein Einsatz.'),
  'nothing-there': next('Dort liegt kein Einsatz von dir.'),
  'nothing-to-undo': next('Es gibt nichts zurückzunehmen.'),
  'nothing-to-repeat': next('Es gibt noch keine letzten Einsätze.'),
  'too-few-to-repeat': (standing) =>
    next(`Deine letzten Einsätze waren ${chips(standing.last)}, und du hast noch ${figure(standing.stack)}.`)(standing),
  'too-few-to-double': (standing) =>
    next(`Verdoppeln kostet ${figure(standing.laid)} mehr, und du hast noch ${chips(standing.stack)}.`)(standing),
  'not-your-turn': ({ isOver }) => (isOver ? asked.over : 'Du bist noch nicht dran. Einen Moment.'),
  'not-an-action': next('Das geht hier nicht.'),
};

// --- typed bets ------------------------------------------------------------------------------------------------------

const HOW = 'Tippe Feld und Betrag, etwa 17 25 oder 25 auf 17.';

const misread = (one: Misreading): string => {
  switch (one.type) {
    case 'not-a-bet':
      return `Das ist kein Einsatz. ${HOW}`;
    case 'one-bet-back':
      return 'Zurücknehmen kannst du einen Einsatz, etwa zurück 17; rückgängig und abräumen nehmen mehr zurück.';
    case 'no-calls':
      return 'An diesem Tisch gibt es keine Ansagen. Setz jeden Einsatz einzeln.';
    case 'no-amount':
      return one.spot === undefined
        ? `Wie viele Chips? ${HOW}`
        : `Wie viele Chips? Sag es dazu, etwa 25 auf ${spotName(spotById(one.spot))}.`;
    case 'no-such-number':
      return `Eine ${one.number} gibt es nicht. Die Zahlen gehen von 0 bis 36.`;
    case 'not-touching':
      return `${and(one.numbers.map(String))} liegen nicht nebeneinander. Neben der ${one.numbers[0]} liegen ${and(one.beside.map(String))}.`;
    case 'no-such-bet': {
      const these = one.numbers.length > 6 ? `diese ${one.numbers.length} Zahlen` : and(one.numbers.map(String));
      return `Genau auf ${these} gibt es keinen Einsatz. Ein Carré tippst du als 25/26/28/29, eine Dreierreihe als 13-15.`;
    }
    case 'not-at-table':
      return `${kinds[one.kind]}: Das gibt es an diesem Tisch nicht. Setz etwas anderes.`;
    case 'unclear':
      return `${kinds[one.kind]} ${and(one.numbers.map(String))} ist nicht eindeutig. Nenne alle Zahlen.`;
  }
};

// --- reasons ---------------------------------------------------------------------------------------------------------

/** Chips to a tenth; many of them to the whole. */
const someChips = (count: number): string => (count < 10 ? tenth(count) : figure(Math.round(count)));
const brings = (value: number): string =>
  roughly(value) === '0' ? 'nichts' : `etwa ${roughly(value)} ${value < 0 ? 'Verlust' : 'Gewinn'}`;

const bestKind = ({ best, onHundred: each, isHalfBack }: Extract<Why, { readonly type: 'best-kind' }>): string => {
  const hundred = hundredth(Math.abs(each));
  if (each > 0) return `${kinds[best.kind]} zahlt hier ${best.pays}:1. 100 Chips darauf gewinnen im Schnitt ${hundred}.`;
  return isHalfBack
    ? `Im Schnitt verliert jeder Einsatz, die einfachen Chancen am wenigsten: ${hundred} von 100 Chips, denn bei Zero gibt es die Hälfte zurück.`
    : `Jeder Einsatz verliert im Schnitt ${hundred} von 100 Chips, und die einfachen Chancen schwanken am wenigsten.`;
};

const why = (one: Why): string => {
  switch (one.type) {
    case 'ball-to-rest':
      return 'Jetzt muss nur noch die Kugel fallen.';
    case 'like-the-last':
      return 'Jede Runde ist wie die vorige.';
    case 'bank-is-full':
      return 'Auf den besten Einsatz könnte die Bank nicht mehr auszahlen.';
    case 'spin-brings':
      return `Bei ${chips(one.staked)} auf dem Tableau ${one.average < 0 ? 'verliert' : 'gewinnt'} eine Runde im Schnitt ${someChips(Math.abs(one.average))}.`;
    case 'best-kind':
      return bestKind(one);
    case 'better-bet':
      return `${kinds[one.best.kind]} zahlt ${one.best.pays}:1, gemessen an der Chance am meisten. Dort bringen diese Chips im Schnitt ${brings(one.there)}, hier ${brings(one.here)}.`;
  }
};

// --- the bets summed up, and the rules -------------------------------------------------------------------------------

const net = (amount: Chips): string => (amount === 0 ? 'nichts' : amount > 0 ? `+${figure(amount)}` : figure(amount));
const onNumbers = ({ numbers }: Case): string =>
  numbers.length <= 6 ? `bei ${numbers.join(', ')}` : `bei ${figure(numbers.length)} Zahlen`;

/** „Carré, wo vier Zahlen zusammenstoßen: zahlt 11:1. 100 Chips gewinnen im Schnitt 29,73, genau 11/37 je Chip.“ */
const payoutLine = (payout: Payout): string => {
  const { kind, pays, brings: each } = payout;
  const hundred = onHundred(payout);
  const exactly = `${Math.abs(each.over)}/${each.under}`;
  return `${kinds[kind]}, ${chipPlaces[kind]}: zahlt ${pays}:1. 100 Chips ${hundred < 0 ? 'verlieren' : 'gewinnen'} im Schnitt ${hundredth(Math.abs(hundred))}, genau ${exactly} je Chip.`;
};

const zero = ({ halfBackOnZero }: Rules): string =>
  halfBackOnZero
    ? 'Bei Zero verlieren Dutzende und Kolonnen. Bei Rot oder Schwarz, Gerade oder Ungerade, Manque oder Passe bekommst du die Hälfte zurück; bei einer ungeraden Zahl von Chips behält das Haus den überzähligen.'
    : 'Bei Zero verlieren alle äußeren Einsätze: Dutzende, Kolonnen, Rot und Schwarz, Gerade und Ungerade, Manque und Passe.';

const rules: RouletteWords['rules'] = {
  aim: (set) => ({
    heading: 'Das Ziel',
    lines: [
      'Sag voraus, wohin die Kugel fällt. Im Kessel stehen die Zahlen 1 bis 36, die Hälfte davon rot, die Hälfte schwarz, und die grüne Zero.',
      `Setz Chips auf Zahlen, Linien, Ecken oder Felder, so viele Einsätze, wie du willst. ${isForSeveral(set) ? 'Dann sag, dass du fertig bist.' : 'Dann dreh.'}`,
      'Deckt dein Einsatz die Zahl ab, wird er wie unten ausgezahlt, und du bekommst ihn zurück. Alle anderen Einsätze verlieren.',
      zero(set),
    ],
  }),
  chips: (set) => ({
    heading: 'Deine Chips',
    lines: [
      `Du kannst von einem einzigen Chip bis zu allem setzen, was du hast. ${isForSeveral(set) ? 'Gewinne bekommst du mit dem Einsatz zurück.' : 'Bis zum Drehen kannst du jeden Einsatz zurücknehmen.'}`,
      'Gehst du, bevor die Kugel liegt, verlierst du, was auf dem Tableau liegt.',
    ],
  }),
  together: (set) => ({
    heading: 'Gemeinsam',
    lines: [
      'Alle setzen gleichzeitig, jeder mit Chips in eigener Farbe und mit eigenem Rand. Bis du sagst, dass du fertig bist, kannst du jeden Einsatz zurücknehmen.',
      'Sind alle fertig, heißt es Rien ne va plus: Die Kugel rollt einmal für alle.',
      ...(set.most === null ? [] : [`Niemand darf in einer Runde mehr als ${figure(set.most)} Chips auf dem Tableau haben.`]),
      set.bank === 'house'
        ? 'Das Haus hält die Bank. Ihr spielt also nicht gegeneinander.'
        : 'Wer auf dem ersten Platz sitzt, hält die Bank: setzt nicht, gewinnt, was die anderen verlieren, und zahlt, was sie gewinnen. Die Bank nimmt keinen Einsatz an, den sie nicht bei jeder Zahl auszahlen könnte.',
    ],
  }),
  payouts: (all) => ({ heading: 'Auszahlung', lines: [...all.map(payoutLine), favours(paysPlayer(all))] }),
  calls: {
    heading: 'Ansagen',
    lines: [
      'Eine Ansage legt mehrere Chips auf einmal auf einen Teil des Kessels.',
      'Große Serie (Voisins du zéro): die 17 Zahlen rund um Zero, neun Chips. Kleine Serie (Tiers du cylindre): die 12 Zahlen gegenüber, sechs Chips.',
      'Orphelins: die 8 Zahlen dazwischen, fünf Chips. Zero-Spiel (Jeu zéro): die 7 Zahlen neben Zero, vier Chips.',
      'Nachbarn: eine Zahl und die zwei auf jeder Seite, fünf Chips.',
    ],
  },
};

/** Roulette auf Deutsch. */
export const words = {
  presets: {
    house: 'Quoten des Hauses',
    european: 'Europäische Regeln',
    french: 'Französische Regeln',
    shared: 'Bis zu sieben am Tisch',
    banked: 'Jemand hält die Bank',
  },
  levels: { scatter: 'Setzt überall', cautious: 'Rot oder Schwarz', shrewd: 'Verliert am wenigsten' },
  names: {
    kind: (kind) => kinds[kind],
    kindTitle: (kind) => kinds[kind],
    spot: spotName,
    place,
    title,
    bet: ({ spot, amount }) => `${figure(amount)} auf ${spotName(spotById(spot))}`,
    total: (laid, count) => `${figure(laid)} ${inBets(count)}`,
    call: (name) => calls[name],
    colours,
    traits,
    chipPlace: (kind) => chipPlaces[kind],
    favours,
  },
  told,
  asked,
  actions: {
    call: (name, unit) => `${calls[name]} mit ${figure(unit)} je Chip`,
    neighbours: (of, unit) => `Die ${of} und ihre Nachbarn mit ${figure(unit)} je Chip`,
    takeBack: (spot) => `${capital(place(spot))} zurücknehmen`,
    bare: {
      undo: 'Rückgängig',
      clear: 'Abräumen',
      repeat: 'Noch einmal dasselbe',
      double: 'Verdoppeln',
      spin: 'Drehen',
      rest: 'Kugel fallen lassen',
      done: 'Fertig',
      ready: 'Bereit',
    },
  },
  refused,
  misread,
  why,
  summary: {
    none: 'Auf dem Tableau liegt kein Einsatz.',
    bet: (at, { spot, amount }, wins) => [
      `${at}. ${figure(amount)} auf ${place(spotById(spot))}, Gewinn ${figure(wins)}.`,
      `${at}. ${figure(amount)} auf ${spotName(spotById(spot))}, Gewinn ${figure(wins)}.`,
    ],
    total: (laid, count) => `${chips(laid)} ${inBets(count)}.`,
    cases: (best, worst) => `Im besten Fall ${net(best.net)}, ${onNumbers(best)}; im schlechtesten ${net(worst.net)}, ${onNumbers(worst)}.`,
  },
  rules,
} as const satisfies RouletteWords;
