/** Sabacc's screen auf Deutsch. The keys are the same in every language, so a key that is no letter of its word stands before it. */
import type { Saying } from '@baize/engine';
import { capital, figure, inWords, many, or, verb, whoWord, whoWords } from '@baize/engine/language/de';
import { sabaccCardName, signedTotal } from '@baize/games/sabacc';
import type { LetteredCard, SabaccScreenWords, TableCompany } from './sabacc-screen-words.ts';

const presets = { house: 'Hausregeln', spire: 'Spire-Regeln' } as const;
const stages = { action: 'Zug', betting: 'Einsätze', dice: 'Würfel', reveal: 'Showdown' } as const;
const places = ['Erster Platz', 'Zweiter Platz', 'Dritter Platz', 'Vierter Platz'] as const;
const doubles = ['Pasch', 'Einerpasch', 'Zweierpasch', 'Dreierpasch', 'Viererpasch', 'Fünferpasch', 'Sechserpasch'] as const;

const chips = (count: number): string => many(count, 'Chip', 'Chips');
const cards = (count: number): string => many(count, 'Karte', 'Karten');
const double = (pips: number): string => doubles[pips] ?? doubles[0];
const lettered = (held: readonly LetteredCard[]): string => held.map(({ letter, card }) => `${letter}: ${sabaccCardName(card)}`).join(', ');

const choices: SabaccScreenWords['choices'] = {
  keep: { word: 'behalten', label: '[Enter] Alle behalten', short: '[Enter] Behalten', asked: 'Enter, um alle zu behalten' },
  draw: { word: 'ziehen', label: '[D] Ziehen', short: '[D]Karte', asked: 'ziehen (d)' },
  swap: { word: 'tauschen', label: '[W] Tauschen', short: '[W]Tausch', asked: 'tauschen (w)' },
  stand: { word: 'passen', label: '[S] Passen', short: '[S]Pass', asked: 'passen (s)' },
  check: { word: 'checken', label: '[C]hecken', short: '[C]heck', asked: 'checken (c)' },
  bet: { word: 'setzen', label: '[B] Setzen', asked: 'setzen (b)' },
  raise: { word: 'erhöhen', label: '[R] Erhöhen', asked: 'erhöhen (r)' },
  'all-in': { word: 'all-in', label: '[A]ll-in', asked: 'all-in (a)' },
  junk: { word: 'aussteigen', label: '[J] Aussteigen', short: '[J]Aus', asked: 'aussteigen (j)' },
  back: { word: 'zurück', label: '[Esc] Zurück', asked: 'zurück' },
};
const ready: SabaccScreenWords['ready'] = (entry) => ({
  word: 'weiter',
  label: '[Enter] Nächstes Spiel',
  short: '[Enter] Weiter',
  asked: `nächstes Spiel für ${figure(entry)} (Enter) oder gehen (q)`,
});
const call: SabaccScreenWords['call'] = (amount) => ({
  word: 'mitgehen',
  label: `[C] ${figure(amount)} mitgehen`,
  short: `[C] Mit ${figure(amount)}`,
  asked: 'mitgehen (c)',
});

const opponents = ({ opponents: { min, max } }: TableCompany): string => `Wie viele Gegner? Eine Zahl von ${min} bis ${max} legt es fest.`;

/** Sabacc's screen auf Deutsch. */
export const words = {
  welcome: (company) => [
    `Sabacc, ${presets[company.rules.preset]}. ${company.others.map(({ who, count }) => `${whoWord(who)} hat ${figure(count)}`).join(', ')}, du ${figure(company.chips)}.`,
    opponents(company),
    'Bring dein Blatt auf 0. Wer der Null am nächsten ist, gewinnt den Handpot, eine genaue Null auch den Sabacc-Pot.',
    `Ein Spiel kostet ${figure(company.rules.entry)}: ${inWords(company.rules.rounds)} Runden mit Zug, Einsätzen und Würfeln. Bei einem Pasch gibt es neue Karten.`,
    'Ziehen nimmt eine Karte, Tauschen holt die oberste Ablage, Passen tut nichts, Aussteigen gibt auf.',
  ],
  opening: ({ rules, others, chips: mine }) => [
    `Sabacc, ${presets[rules.preset]}. Du hast ${chips(mine)}.`,
    others.map(({ who, count }) => `${whoWord(who)} hat ${figure(count)}.`).join(' '),
    `Bring dein Blatt auf 0. Wer der Null am nächsten ist, gewinnt den Handpot, eine genaue Null auch den Sabacc-Pot. Gespielt werden ${inWords(rules.rounds)} Runden mit Zug, Einsätzen und Würfeln; bei einem Pasch gibt es neue Karten. ? ist Hilfe, q ist Gehen.`,
  ],
  leave: (atRisk, stack) => ({
    warning: `Das Spiel läuft noch. Deine ${chips(atRisk)} in den Pots bleiben liegen. Du nimmst ${figure(stack)} mit.`,
    question: `Gehen und ${figure(atRisk)} verlieren?`,
  }),
  summary: (games, won, lost, even) =>
    `Spiele: ${figure(games)}. Gewonnen: ${figure(won)}. Verloren: ${figure(lost)}.${even > 0 ? ` Ausgeglichen: ${figure(even)}.` : ''}`,
  goodbye: (stack) => [`Du verlässt den Tisch mit ${chips(stack)}.`, 'Bis bald, und danke fürs Spiel.'],
  keys: {
    draw: 'eine Karte ziehen',
    swap: 'mit der Ablage tauschen',
    stand: 'passen',
    junk: 'aussteigen: Blatt aufgeben',
    junkInAction: 'aussteigen, nur im Zug',
    card: 'eine Karte, beim Auswählen',
    match: 'checken oder mitgehen',
    lift: 'setzen, erhöhen',
    allIn: 'all-in',
  },

  chips: (stack) => `Chips: ${figure(stack)}`,
  outcome: (net) => (net > 0 ? `Gewinn: ${figure(net)}` : net < 0 ? `Verlust: ${figure(-net)}` : 'Ausgeglichen'),
  staked: (count) => `Drin: ${figure(count)}`,
  toCall: (count) => `Mitgehen: ${figure(count)}`,
  standing: (game, round, of, stage): Saying =>
    stage === 'reveal'
      ? [`Spiel ${game} · ${stages[stage]}`, `Spiel ${game}`]
      : [`Spiel ${game} · Runde ${round} von ${of} · ${stages[stage]}`, `Runde ${round} von ${of}`],

  choices,
  ready,
  call,
  swapFor: (sign) => `[W] Gegen ${sign} tauschen`,
  lift: { bet: 'Setzen', raise: 'Erhöhen um' },
  discardOne: (letters) => `${letters} Abwerfen`,
  giveOne: (letters) => `${letters} Weggeben`,
  whichToGive: (sign) => (sign === undefined ? 'Welche Karte gibst du?' : `Welche Karte gibst du für ${sign}?`),
  lastDouble: (pips) => [
    `${double(pips)} nach der letzten Runde: Die neuen Blätter werden aufgedeckt.`,
    `${double(pips)}: Neue Blätter, dann aufdecken.`,
  ],
  roundStarts: (round, who) => `${capital(whoWord(who))} ${verb([who], { du: 'beginnst', sie: 'beginnt' })} Runde ${round}.`,
  another: (entry) => `Ein weiteres Spiel kostet ${figure(entry)}.`,
  wonBoth: (count, entry) => [
    `Deine Null gewinnt beide Pots: ${chips(count)}. Ein weiteres Spiel kostet ${figure(entry)}.`,
    `Ein weiteres Spiel kostet ${figure(entry)}.`,
  ],
  question: (names, toCall, entry) => {
    const asked = names.map((name) => (name === 'ready' ? ready(entry) : name === 'call' ? call(toCall) : choices[name]).asked);
    return `${toCall > 0 ? `Mitgehen kostet ${figure(toCall)}. ` : ''}${capital(or(asked))}?`;
  },
  discardQuestion: (held) => `Eine Karte abwerfen? ${lettered(held)}. Ein Buchstabe, oder Enter, um alle zu behalten.`,
  giveQuestion: (held) => `Welche Karte gibst du? ${lettered(held)}.`,

  stack: (stack, staked) => `${chips(stack)}${staked > 0 ? `, ${figure(staked)} drin` : ''}`,
  stakedShort: (staked) => `${figure(staked)} drin`,
  moves: {
    stood: 'passt',
    junked: () => 'ausgestiegen',
    checked: 'checkt',
    drew: 'hat gezogen',
    discarded: (isWide) => (isWide ? ['zog, warf ', ' ab'] : ['ab: ', '']),
    swapped: ['tauschte gegen ', ''],
    swappedShort: 'getauscht',
    redealt: (count, isWide) => (isWide ? `${inWords(count)} neue Karten` : `${count} neue`),
    bid: (how, amount, isWide) => {
      switch (how) {
        case 'all-in':
          return isWide ? `all-in mit ${figure(amount)}` : 'all-in';
        case 'called':
          return isWide ? `geht ${figure(amount)} mit` : 'geht mit';
        case 'bet':
          return `setzt ${figure(amount)}`;
        case 'raised':
          return isWide ? `erhöht um ${figure(amount)}` : `erhöht ${figure(amount)}`;
      }
    },
    left: (isWide) => (isWide ? 'hat den Tisch verlassen' : 'gegangen'),
  },
  deck: (count) => `Stapel ${count}`,
  deckLabel: 'Stapel',
  cards,
  discards: 'Ablage',
  discardsTop: 'Ablage, oben: ',
  top: 'oben',
  noRoll: 'Noch kein Wurf',
  lastRoll: 'Letzter Wurf',
  rollLabel: 'Wurf',
  roll: (dice) => (dice === null ? 'keiner' : `${dice[0]} und ${dice[1]}`),
  pot: 'Handpot',
  sabaccPot: 'Sabacc-Pot',
  double: (pips) => double(pips).toUpperCase(),
  dealtAgain: ['alle bekommen', 'neue Karten'],
  yourHand: 'DEIN BLATT',
  yourHandJunked: 'DEIN BLATT: raus',
  othersPlayOn: 'ausgestiegen: die anderen spielen',
  total: (total) => `Summe ${signedTotal(total)}`,
  faceUp: 'offen: ',

  junkedName: (name) => `${name}: ausgestiegen`,
  out: 'raus',
  place: (place, paid): Saying => {
    const rank = place === undefined ? '' : (places[place - 1] ?? '');
    if (paid === 0) return rank === '' ? '' : [rank, `Platz ${place}`];
    return [`${rank === '' ? '' : `${rank}, `}gewinnt ${figure(paid)}`, `+${figure(paid)}`];
  },
  winners: (winners) =>
    winners.length === 0
      ? 'Niemand hat gesetzt'
      : `${capital(whoWords(winners))} ${verb(winners, { du: 'gewinnst', sie: 'gewinnt', ihr: 'teilt', alle: 'teilen' })}`,
  potPaid: 'Handpot',
  sabaccPotPaid: 'Sabacc-Pot',
  sabaccPotStays: (amount) => `Sabacc-Pot bleibt bei ${figure(amount)}`,
  sabacc: 'SABACC',

  together: {
    checked: (whos) => `${whoWords(whos)} ${verb(whos, { du: 'checkst', sie: 'checkt', alle: 'checken' })}.`,
    called: (whos) => `${whoWords(whos)} ${verb(whos, { du: 'gehst', sie: 'geht', alle: 'gehen' })} mit.`,
    stood: (whos) => `${whoWords(whos)} ${verb(whos, { du: 'passt', sie: 'passt', alle: 'passen' })}.`,
  },
  storm: (pips, swept, mine) => [
    `${double(pips)}: Alle ${inWords(swept)} Karten gehen auf die Ablage.${mine === undefined ? '' : ` Du bekommst ${inWords(mine)} neue.`}`,
    `${double(pips)}: Alle bekommen neue Karten.`,
  ],

  statistics: 'Statistik',
  score: 'Stand',
  thisSession: 'Diese Sitzung',
  counts: {
    games: 'Spiele',
    won: 'Gewonnen',
    lost: 'Verloren',
    even: 'Ausgeglichen',
    run: 'Längste Serie',
    net: 'Bilanz',
    best: 'Bestes Spiel',
  },
  chipsHeading: 'Chips',
  you: 'Du',

  tells: {
    table: (game, round, of, dice) =>
      `Spiel ${game}, Runde ${round} von ${of}.${dice === null ? '' : ` Die Würfel zeigen ${dice[0]} und ${dice[1]}.`}`,
    pots: (pot, sabaccPot, staked) =>
      `Im Handpot liegen ${figure(pot)}, im Sabacc-Pot ${figure(sabaccPot)}. Du hast ${figure(staked)} gesetzt.`,
    seat: (who, stack, count, standing) => {
      const state = { in: '', junked: ', ausgestiegen', left: ', raus' }[standing];
      return `${capital(whoWord(who))}: ${chips(stack)}, ${cards(count)}${state}.`;
    },
  },
} as const satisfies SabaccScreenWords;
