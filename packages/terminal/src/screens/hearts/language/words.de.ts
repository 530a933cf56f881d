/** The terminal's table of Hearts in German. */
import type { Who } from '@baize/engine';
import { and, capital, cardWord, countWords, figure, inWords, many, suitWord, verb, whoWord, whoWords } from '@baize/engine/language/de';
import type { CardBy, HeartsScreenWords } from './hearts-screen-words.ts';

const points = (count: number): string =>
  count === 0 ? 'keine Punkte' : count < 0 ? `${many(-count, 'Punkt', 'Punkte')} Abzug` : many(count, 'Punkt', 'Punkte');
/** „eine Karte“, „zwei Karten“. */
const cards = (count: number): string => (count === 0 ? 'keine Karte' : count === 1 ? 'eine Karte' : `${inWords(count)} Karten`);
/** „eine“, of cards. */
const ofCards = (count: number): string => (count === 1 ? 'eine' : inWords(count));
const laid = (all: readonly CardBy[]): string => all.map(({ who, card }) => `${whoWord(who)} ${cardWord(card, 'accusative')}`).join(', ');
const name = (who: Who): string => capital(whoWord(who));

const ways = { left: 'links', right: 'rechts', across: 'gegenüber', none: '–' } as const;
const toWays = { left: 'nach links', right: 'nach rechts', across: 'nach gegenüber' } as const;

const EXAMPLE = 'Nenne drei, zum Beispiel: as kh kd.';

/** The table's own words. */
export const words = {
  you: 'Du',
  welcome: (rules, others, endsAt) => [
    `${rules}, mit ${and(others)}.`,
    'Nimm keine Herzen und nicht die Pik-Dame – oder nimm sie alle.',
    `Jedes Herz kostet 1 Punkt, die Dame 13. Bei ${endsAt} ist Schluss; wer die wenigsten Punkte hat, gewinnt.`,
    'Der Buchstabe unter einer Karte spielt sie; oder nenne sie: 10h, /qs.',
  ],
  plainWelcome: (rules, others, endsAt) => [
    `Hearts. ${rules}, mit ${and(others)}. Die Partie endet, wenn jemand ${endsAt} Punkte erreicht; die wenigsten Punkte gewinnen.`,
    'Nenne eine Karte mit Farbe und Wert (pik dame, herz 10 oder kurz qs, 10h), dann Enter.',
    'blatt liest deine Karten vor, tisch den Tisch, stich den letzten Stich und punkte den Spielstand. ? ist Hilfe, q hört auf.',
  ],
  goodbye: 'Auf Wiedersehen, und danke fürs Spiel.',

  status: {
    hand: (hand) => `Runde ${hand}`,
    afterHand: (hand) => `Nach Runde ${hand}`,
    gameOver: 'Partie zu Ende',
    pass: (direction) => `Weitergeben: ${ways[direction]}`,
    trick: (trick) => `Stich ${trick} von 13`,
    hearts: (areBroken) => (areBroken ? 'Herz: gebrochen' : 'Herz: nicht gebrochen'),
    ends: (endsAt) => `Bis ${endsAt}, die wenigsten Punkte gewinnen`,
    led: (who, suit) => `${suitWord(suit)} von ${whoWord(who, 'dative')}`,
    games: (games, won) => `Partien: ${games}   Gewonnen: ${won}`,
  },

  trick: {
    led: (isMine) => (isMine ? 'kommst heraus' : 'beginnt'),
    highest: (isMine) => (isMine ? 'liegst vorn' : 'vorn'),
    takes: (isMine) => (isMine ? 'machst ihn' : 'macht ihn'),
    ledSign: (who) => ['', ` von ${whoWord(who, 'dative')}`],
    isHigh: (who) => `Vorn: ${whoWord(who)}`,
    taken: (who) => `Stich: ${whoWord(who)}`,
    last: 'Letzter Stich',
    taker: (who, count) => `${name(who)}, ${points(count)}`,
    fresh: 'neu',
  },

  points: { hand: 'Runde', game: 'Stand', narrow: 'Runde ges.' },
  arrows: { yours: 'deine drei', back: 'drei zurück', three: 'drei' },

  sheet: {
    name: 'Punkte',
    toTable: { label: 'Zurück zum Tisch', short: 'Tisch' },
    hand: 'Nr.',
    pass: 'Weiter',
    total: 'Summe',
    ways,
    lowest: ([first, ...more]) => (first === undefined || more.length > 0 ? 'gleichauf vorn' : `${name(first)} vorn`),
    mineLowest: 'vorn',
    moon: (who) => ({ label: `${who}: Marsch`, short: 'Marsch' }),
  },

  moon: {
    heading: 'Durchmarsch!',
    minus: '[-] Dir 26 abziehen',
    plus: '[+] Allen anderen 26 anschreiben',
    bar: {
      minus: { label: '[-] Mir 26 abziehen', short: '[-] 26 ab' },
      plus: { label: '[+] 26 für die anderen', short: '[+] 26 geben' },
    },
  },

  choices: {
    pick: { label: 'Wählen oder zurück', short: 'Wählen' },
    play: { label: 'Spielen', short: 'Spielen' },
    pass: 'Weitergeben',
    next: 'Nächste Runde',
    claim: { label: '[R]est nehmen', short: '[R]est' },
    threePicked: 'Drei sind schon gewählt. Nimm erst eine zurück.',
    noTrickYet: 'In dieser Runde gibt es noch keinen Stich.',
    letters: (isPicking) => `Ein Buchstabe ${isPicking ? 'wählt' : 'spielt'} die Karte darüber; oder geh mit den Pfeilen hin.`,
    notCertain: 'Den Rest kannst du erst nehmen, wenn alle übrigen Stiche an dich gehen, oder keiner.',
    picking: (to, picked) => {
      const short = `Drei für ${whoWord(to, 'accusative')}: ${picked === 0 ? 'keine' : ofCards(picked)} gewählt.`;
      if (picked === 3) return [`Drei Karten gewählt. An ${whoWord(to, 'accusative')} weitergeben?`, short];
      const pick = `Wähle drei Karten für ${whoWord(to, 'accusative')}.`;
      const left = 3 - picked === 1 ? 'eine fehlt' : `${inWords(3 - picked)} fehlen`;
      return [picked === 0 ? pick : `${pick} ${capital(ofCards(picked))} gewählt, ${left} noch.`, short];
    },
  },

  asked: {
    moon: 'Durchmarsch! Ziehst du dir 26 Punkte ab (minus), oder schreibst du den anderen 26 an (plus)?',
    next: 'Nächste Runde (Enter) oder aufhören (q)?',
    picked: (all) => `Gewählt: ${and(all.map((card) => cardWord(card)))}.`,
    rest: (which) =>
      which === 'all'
        ? 'Alle übrigen Stiche gehen an dich: Mit rest nimmst du sie.'
        : 'Kein Stich mehr geht an dich: Mit rest spielst du zu Ende.',
    answers: { pass: 'weitergeben (Enter)', rest: 'rest (r)', next: 'nächste Runde (Enter)' },
  },

  naming: {
    ask: 'Welche Karte: ',
    howMany: 'drei Karten: pik ass, herz könig, karo könig oder as kh kd',
    howOne: 'eine Karte: pik dame, herz 10 oder qs, 10h',
    enter: (isPicking) => (isPicking ? 'Wählen' : 'Spielen'),
    how: 'Eine Karte heißt kurz 10h, 7c, qs. Esc geht zurück.',
    notHeld: 'Diese Karte hast du nicht. Wähle aus deinem Blatt.',
    noCardIn: (text) => `In „${text}“ steckt keine Karte. ${EXAMPLE}`,
    notThree: (count) => `Das ${count === 1 ? 'ist' : 'sind'} ${cards(count)}. ${EXAMPLE}`,
    notOne: (count) => `Das ${count === 1 ? 'ist' : 'sind'} ${cards(count)}. Nenne eine.`,
    one: 'Nenne eine Karte: pik dame, herz 10 oder kurz qs, 10h.',
  },

  moonScored: (who, isOff) => {
    const shot = who === 'you' ? 'Dein Durchmarsch' : `Durchmarsch von ${who.name}`;
    return [`${shot}: 26 ${isOff ? 'Punkte Abzug' : 'für alle anderen'}.`, `${shot}!`];
  },

  leave: { warning: 'Die Partie läuft noch.', question: 'Gehen und sie aufgeben?' },
  summary: (games, won, lost) => `Partien: ${figure(games)}. Gewonnen: ${figure(won)}. Verloren: ${figure(lost)}.`,

  told: {
    noCards: 'Du hast keine Karten mehr.',
    hand: (hand, direction, counts, moon) => {
      const pass = direction === 'none' ? 'ohne Weitergeben' : `weitergegeben ${toWays[direction]}`;
      const shot = moon === undefined ? '' : ` ${moon === 'you' ? 'Dein Durchmarsch.' : `Durchmarsch von ${moon.name}.`}`;
      return `Runde ${hand}, ${pass}: ${countWords(counts)}.${shot}`;
    },
    soFar: (counts) => `Diese Runde bisher: ${countWords(counts)}.`,
    totals: (scores, lowest) => {
      const totals = `Stand: ${countWords(scores)}.`;
      if (lowest.length === 0) return totals;
      const lead =
        lowest.length > 1
          ? `${verb(lowest, { du: 'liegst', sie: 'liegt', ihr: 'liegt', alle: 'liegen' })} gemeinsam vorn`
          : verb(lowest, { du: 'führst', sie: 'führt' });
      return `${totals} ${capital(whoWords(lowest))} ${lead}.`;
    },
    lastTrick: (all, taker, count) =>
      `Letzter Stich: ${laid(all)}. ${name(taker)} ${verb([taker], { du: 'hast', sie: 'hat' })} ihn gemacht, ${points(count)}.`,
    stands: (hand, trick, areBroken) => `Runde ${hand}, Stich ${trick} von 13. Herz ist ${areBroken ? '' : 'noch nicht '}gebrochen.`,
    onTable: (all) => (all.length === 0 ? 'Auf dem Tisch liegt keine Karte.' : `Auf dem Tisch: ${laid(all)}.`),
    noPot: (counts) => `Bei Hearts gibt es keinen Pot. Punkte in dieser Runde: ${countWords(counts)}.`,
    seats: (left, across, right) => `Links von dir sitzt ${whoWord(left)}, gegenüber ${whoWord(across)}, rechts ${whoWord(right)}.`,
  },
  tells: { hand: 'blatt', table: 'tisch', pot: 'pot', who: 'wer', score: 'punkte', trick: 'stich' },

  keys: {
    letters: 'die Karte über ihm',
    names: 'nach Namen; sonst mit /qs',
    arrows: 'gehen; Leertaste wählt',
    back: 'eine zurück, oder alle',
    last: 'den letzten Stich zeigen',
    rest: 'den Rest, wenn er feststeht',
  },
} as const satisfies HeartsScreenWords;
