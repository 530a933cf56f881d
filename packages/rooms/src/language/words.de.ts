/** Tische mit Freunden auf Deutsch. */
import type { CountOf } from '@baize/engine';
import { and, capital, figure, inWords, many } from '@baize/engine/language/de';
import type { HandRun, RoomUnchecked, RoomWords } from './room-words.ts';

const hands = (count: number): string => (count === 1 ? 'eine Hand' : `${inWords(count)} Hände`);
const each = (chips: number, isEven: boolean): string => (isEven ? figure(chips) : `${figure(chips)} oder ${figure(chips + 1)}`);
const handList = (runs: readonly HandRun[]): string =>
  `Hand ${and(runs.flatMap(([from, to]) => (to - from > 1 ? [`${from} bis ${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`])))}`;
const didWords = ({ who, count }: CountOf): string => {
  const how = count === 0 ? 'bei null' : `${figure(Math.abs(count))} im ${count > 0 ? 'Plus' : 'Minus'}`;
  return who === 'you' ? `du bist ${how}` : `${who.name} ist ${how}`;
};
const wrong = (what: string): string => `Das Protokoll stimmt nicht: ${what}.`;
const unchecked: Readonly<Record<RoomUnchecked, string>> = {
  seal: 'ob das das ganze Protokoll des Tisches ist (gib das Siegel an, das du am Ende notiert hast)',
  log: 'ob der Verlauf am Tisch nach jeder Hand zum Protokoll passte (ein Gerät merkt sich, was es am Tisch gesehen hat)',
  sealed: 'was in den verdeckten Händen geschah',
  bots: 'wie die Bots auf ihre Züge kamen',
};

/** Tische mit Freunden auf Deutsch. */
export const words = {
  phrases: {
    'well-played': 'Gut gespielt',
    thanks: 'Danke',
    luck: 'Viel Glück',
    moment: 'Moment bitte',
    ha: 'Ha!',
    ouch: 'Autsch',
    'nice-hand': 'Schöne Hand',
    'good-night': 'Gute Nacht',
  },
  refused: {
    'cannot-open': 'Ein Tisch mit diesen Regeln lässt sich hier nicht eröffnen.',
    'bad-wish': 'Ein Tisch mit diesen Regeln lässt sich hier nicht eröffnen.',
    'room-is-open': 'Der Tisch ist schon offen.',
    'room-is-closed': 'Dieser Tisch ist geschlossen.',
    'back-in-time': 'Mit der Uhr ging etwas schief. Bitte versuch es noch einmal.',
    'no-such-seat': 'Diesen Platz gibt es nicht.',
    'not-in-the-lobby': 'Die erste Hand ist schon gegeben.',
    'not-at-play': 'Die Sitzung ist vorbei.',
    'seat-is-taken': 'Jemand war schneller: Der Platz ist vergeben.',
    'seated-already': 'Du hast an diesem Tisch schon einen Platz.',
    'name-taken': 'An diesem Tisch heißt schon jemand so oder fast so. Bitte wähl einen anderen Namen.',
    'bad-name': 'Dieser Name geht nicht. Nimm ein bis zwanzig sichtbare Buchstaben und Ziffern.',
    'too-often': 'Das ist zu oft. Warte einen Moment und versuch es dann noch einmal.',
    'not-your-seat': 'Das ist nicht dein Platz.',
    'not-away': 'Dieser Spieler ist gar nicht weg.',
    away: 'Du bist weg, und ein Bot spielt für dich. Komm erst zurück.',
    'not-the-host': 'Das kann nur der Gastgeber.',
    'no-such-bot': 'Diesen Bot gibt es nicht.',
    'wrong-nonce': 'Dein Mischcode passt nicht zu dem, den du versiegelt hattest.',
    'decided-already': 'Das ist schon entschieden: Deine Zeit war um.',
    'not-asked-yet': 'Am Tisch ging es weiter. Schau noch einmal hin.',
    'too-early': 'Dafür ist es zu früh.',
    'too-few-seats': 'Dieser Tisch hat zu wenige Plätze.',
    'too-few-guests': 'Für dieses Spiel seid ihr zu wenige. Wartet auf weitere, oder lasst Bots mitspielen.',
    'nobody-watches': 'An diesem Tisch sind keine Zuschauer erlaubt.',
    'rail-is-full': 'Die Zuschauerliste ist voll. Zusehen kannst du trotzdem.',
    'nothing-sealed': 'Keine deiner Hände ist verdeckt.',
    'hand-in-play': 'Spielt erst diese Hand zu Ende: Ein Tisch wird nur zwischen zwei Händen geschlossen.',
    'words-are-off': 'An diesem Tisch gibt es nur die festen Sprüche.',
    'bad-words': 'Das geht hier nicht. Nimm bis zu 48 sichtbare Zeichen, und keine, die wie andere aussehen.',
    refused: 'Das geht gerade nicht.',
    'not-seated': 'Du hast an diesem Tisch keinen Platz.',
  },
  problems: {
    garbled: 'Diese Version versteht die Antwort des Servers nicht. Bitte neu laden.',
    silent: 'Der Server antwortet nicht. Neuer Versuch läuft.',
    offline: 'Dieses Gerät ist offline. Sobald es zurück ist, geht es weiter.',
    full: 'Der Server ist voll. Gleich noch ein Versuch.',
    barred: 'Der Server hat die Verbindung abgelehnt. Gleich noch ein Versuch.',
    other: 'Dieser Tisch stammt aus einer anderen Version. Bitte neu laden.',
  },
  unreachable: 'Der Server ist nicht zu erreichen. Läuft er?',
  tableFull: 'Dieser Tisch ist voll und ohne Zuschauer. Bitte den Gastgeber um einen Platz.',
  tableGone: 'Kein Tisch gefunden. Vielleicht ist er geschlossen, oder der Link ist unvollständig.',
  gone: (name) => `${name} hat keine Verbindung`,
  stillWaiting: (name, seconds) => `Warten auf ${name} … ${seconds} s`,
  cover: (name) => `Soll ein Bot für ${name} spielen? Wer zurückkommt, spielt sofort wieder selbst.`,
  free: (name) => `Den Platz von ${name} freigeben? Wer vor dem Nächsten zurückkommt, bekommt ihn wieder.`,
  atTable: (held) => (held === 0 ? 'Noch niemand da' : `${held === 1 ? 'Eine Person' : capital(inWords(held))} am Tisch`),
  seatsLeft: (free, fills) => {
    if (free === 0) return 'alle Plätze besetzt';
    if (fills) return free === 1 ? 'ein Bot' : `${inWords(free)} Bots`;
    return free === 1 ? 'ein Platz frei' : `${inWords(free)} Plätze frei`;
  },
  pace: (seconds, spare) => (seconds === 0 ? 'ohne Uhr' : `${seconds} Sekunden je Zug${spare === 0 ? '' : `, ${spare} in Reserve`}`),
  tableOf: (name) => (name === undefined ? 'Ein Tisch mit Freunden' : `Tisch von ${name}`),
  watching: (names) => (names.length === 0 ? '' : `${and(names)} ${names.length === 1 ? 'schaut' : 'schauen'} zu`),
  inLine: (place) => (place === 0 ? 'als Nächstes dran' : `auf Platz ${place + 1} der Warteliste`),
  names: and,
  calls: { othersReady: 'Alle anderen sind bereit', nextHand: 'Die nächste Hand wartet auf dich', turn: 'Du bist dran' },
  timeUp: 'Deine Zeit war um: Ein Bot hat für dich gespielt.',
  noHints: 'Mit Freunden gibt es keine Tipps.',
  waitsFor: (names) => `Warten auf ${and(names)}.`,
  moment: 'Einen Moment.',
  potLeft: (chips, share, isEven) =>
    `${many(chips, 'Chip', 'Chips')} aus dem Pot werden gleich verteilt, ${each(share, isEven)} für jeden.`,
  potBefore: (chips, share, isEven) =>
    `${many(chips, 'Chip', 'Chips')} lagen vor der ersten Partie im Pot und zählen für alle gleich, ${each(share, isEven)} für jeden.`,
  houseBanks: 'das Haus hält die Bank',
  friendBanks: 'einer von euch hält die Bank',
  againstHouse: (nets) =>
    capital(
      [...(nets.length === 0 ? [] : [nets.map(didWords).join(', ')]), 'das Haus hält die Bank, niemand schuldet jemandem etwas.'].join(
        '; ',
      ),
    ),
  check: {
    holds: (open) => `Das Protokoll stimmt: ${hands(open)} wie versiegelt gegeben und nach den Regeln gespielt.`,
    sealed: (count) => `${capital(hands(count))} ${count === 1 ? 'bleibt' : 'bleiben'} verdeckt, weil Karten nie gezeigt wurden.`,
    chain: 'Keine Hand fehlt, jede beginnt mit den Chips der vorigen, und kein Chip entsteht oder verschwindet.',
    allMixed: 'Jeder Spieler hat zu jedem Geben eigenen Zufall beigetragen.',
    notMixed: (guests) =>
      `Nicht jeder hat eigenen Zufall beigetragen: ${and(guests.map(({ name, hands: runs }) => `${name} nicht in ${handList(runs)}`))}.`,
    placed: (count) =>
      `Nach ${count === 1 ? 'einer Hand' : `${inWords(count)} Händen`} passte der Verlauf zu dem, was dieses Gerät gesehen hat.`,
    unchecked: (what) => `Nicht geprüft: ${what.map((one) => unchecked[one]).join('; ')}.`,
    otherGame: 'Das Protokoll ist von einem anderen Spiel oder von Regeln, die diese Version nicht kennt.',
    faults: {
      'other-order': (hand) => wrong(`Hand ${hand} folgt nicht auf die davor. Hände fehlen, sind doppelt oder vertauscht`),
      'chain-broken': (hand) => wrong(`In Hand ${hand} wurde etwas geändert, oder danach wurden Hände abgeschnitten`),
      'promise-broken': (hand) => wrong(`Der Startwert von Hand ${hand} ist nicht der versiegelte`),
      'nonce-broken': (hand) => wrong(`Jemandes Zufall in Hand ${hand} ist nicht der, der versiegelt war`),
      'other-acts': (hand) => wrong(`Was in Hand ${hand} geschah, ist nicht, was der Tisch notiert hat`),
      'does-not-replay': (hand) => wrong(`Ab Hand ${hand} lässt es sich nicht nach den Regeln spielen`),
      'other-end': (hand) => wrong(`Hand ${hand} endet anders, als dort steht`),
      'chips-made-or-lost': (hand) => wrong(`In Hand ${hand} entstehen oder verschwinden Chips`),
      'other-log': (hand) => wrong(`Nach Hand ${hand} passte der Verlauf nicht zu dem, was dieses Gerät gesehen hat`),
    },
    otherSeal: wrong('Das angegebene Siegel ist nicht von diesem Tisch'),
    noWords: wrong('An einem Tisch mit Freunden werden keine Wörter eingemischt; dort trägt jedes Gerät eigenen Zufall bei'),
  },
} as const satisfies RoomWords;
