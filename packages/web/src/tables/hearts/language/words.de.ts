/** The web's table of Hearts in German. */
import type { Who } from '@baize/engine';
import { and, capital, cardWord, does, many, suitWord, verb, whoWord, whoWords } from '@baize/engine/language/de';
import type { BarredWhy, HeartsTableWords } from './hearts-table-words.ts';

const name = (who: Who): string => capital(whoWord(who));
const points = (count: number): string =>
  count === 0 ? 'keine Punkte' : count < 0 ? `${many(-count, 'Punkt', 'Punkte')} Abzug` : many(count, 'Punkt', 'Punkte');
const shot = (who: Who): string => (who === 'you' ? 'Dein Durchmarsch' : `Durchmarsch von ${who.name}`);
const ways = { left: 'links', right: 'rechts', across: 'gegenüber', none: 'ohne' } as const;
const toWays = { left: 'nach links', right: 'nach rechts', across: 'nach gegenüber', none: 'gar nicht' } as const;
const winning = { du: 'gewinnst', sie: 'gewinnt', ihr: 'gewinnt', alle: 'gewinnen' } as const;

const barred: Readonly<Record<Exclude<BarredWhy, 'follow-suit'>, string>> = {
  'hearts-not-broken': 'Herz ist nicht gebrochen',
  'lead-two-of-clubs': 'erst die Kreuz-2',
  'no-points-on-first-trick': 'keine Punkte in den ersten Stich',
  'not-now': 'nicht jetzt',
};

/** The table's own words. */
export const words = {
  you: 'Du',
  balance: 'Guthaben',
  subtitle: (rules, endsAt) => `${rules}, bis ${endsAt}`,
  lines: {
    house: 'Bis 100, die wenigsten Punkte gewinnen. Wer alle Herzen und die Dame nimmt, hat die Wahl: 26 Abzug, oder 26 für alle anderen.',
    modern: 'Was in den ersten Stich fallen muss, zählt, und der Durchmarsch bringt allen anderen 26.',
    omnibus: 'Der Karo-Bube bringt 10 Abzug, die Dame bricht Herz, der Durchmarsch bringt 26 Abzug, und bei Gleichstand geht es weiter.',
  },
  alone: 'An diesem Tisch sitzen vier.',

  bar: {
    pass: (to, chosen, of) =>
      chosen === 0
        ? [`Drei Karten für ${whoWord(to, 'accusative')}.`, 'Tippe sie an.']
        : [`${chosen} von ${of} gewählt.`, 'Noch mal tippen nimmt zurück.'],
    passTo: (to) => `An ${whoWord(to, 'accusative')} geben`,
    changing: 'Die Karten wandern.',
    othersChoose: 'Die anderen wählen noch.',
    last: ['', 'Letzter', ' Stich'],
    claim: ['Den ', 'Rest', ' nehmen'],
    sheet: ['', 'Punkte', 'tafel'],
    playACard: 'Karte spielen',
    gameOver: 'Die Partie ist zu Ende.',
    newGame: 'Neue Partie',
    next: 'Nächste Runde',
    goOn: 'Weiter',
  },

  felt: {
    hearts: (areBroken) => (areBroken ? 'Herz gebrochen' : 'Herz ungebrochen'),
    trick: (trick) => `Stich ${trick}`,
    hand: (hand) => `Runde ${hand}`,
    passTo: (to) => `Gib drei Karten an ${whoWord(to, 'accusative')}`,
    othersChoose: 'Die anderen wählen noch',
    passing: (now, [second = 'none', third = 'none', fourth = 'none']) =>
      `Diese Runde geht es ${toWays[now]}. Danach: ${ways[second]}, ${ways[third]}, dann ${ways[fourth]}.`,
    yourHand: 'Dein Blatt',
    yourCard: 'Deine Karte',
    players: 'Wer mitspielt',
    points: (count) => (Math.abs(count) === 1 ? 'Punkt' : 'Punkte'),
    thisHand: ', in dieser Runde ',
    by: (who) => `${name(who)}: `,
    took: (who, hasQueen, count) => {
      const took = hasQueen ? `${does(who, 'nimmst', 'nimmt')} die Dame` : `${does(who, 'machst', 'macht')} den Stich`;
      return count === 0 ? took : `${took}: ${points(count)}`;
    },
  },

  card: (card, from, why, led) => {
    const parts = [cardWord(card)];
    if (from !== undefined) parts.push(`von ${whoWord(from, 'dative')}`);
    if (why !== undefined)
      parts.push(`nicht spielbar: ${why === 'follow-suit' ? `${led === undefined ? 'Farbe' : suitWord(led)} bedienen` : barred[why]}`);
    return parts.join(', ');
  },

  lastTrick: {
    title: 'Letzter Stich',
    none: 'In dieser Runde gibt es noch keinen Stich.',
    took: (who, count) => `${does(who, 'hast', 'hat')} ihn gemacht, ${points(count)}`,
    of: (trick) => `Stich ${trick} von 13`,
  },

  moon: {
    shot,
    every: 'Alle Herzen und die Pik-Dame',
    title: 'Durchmarsch!',
    asks: 'Du hast alle Herzen und die Pik-Dame. Wie soll das zählen?',
    end: (winners) => {
      if (winners.length === 0) return 'Die Partie geht weiter.';
      if (winners.includes('you'))
        return winners.length > 1 ? 'Die Partie endet, und du gewinnst mit anderen.' : 'Die Partie endet, und du gewinnst.';
      return `Die Partie endet, und ${and(winners.map((who) => whoWord(who)))} ${verb(winners, winning)}.`;
    },
  },

  result: {
    scores: 'Punkte',
    finalScores: 'Endstand',
    wins: (winners) => `${capital(whoWords(winners))} ${verb(winners, winning)}${winners.length > 1 ? ' gemeinsam' : ''}`,
    handOver: (hand) => `Runde ${hand} ist vorbei`,
    moon: shot,
    thisHand: 'diese Runde ',
    total: 'gesamt ',
    after: (hands) => `Endstand nach ${many(hands, 'Runde', 'Runden')}. Die wenigsten Punkte gewinnen.`,
  },

  sheet: {
    title: 'Punkte',
    subtitle: (endsAt) => `bis ${endsAt}, die wenigsten Punkte gewinnen`,
    none: 'Noch ist keine Runde vorbei. Alle beginnen bei 0.',
    hand: 'Runde',
    pass: 'Weiter',
    total: 'Summe',
    ways: { ...ways, none: '–' },
    moon: 'Durchmarsch',
    lowest: 'vorn',
  },

  keys: {
    arrows: 'Von Karte zu Karte',
    places: 'Eine Karte nach ihrem Platz im Blatt',
    suits: 'Die nächste Karte in Kreuz, Karo, Pik, Herz',
    nameKeys: 'S, dann Q',
    suitAndRank: 'Eine Karte nach Farbe und Wert: die Pik-Dame',
    space: 'Eine Karte zum Weitergeben wählen oder zurücknehmen; weiter',
    enter: 'Weitergeben, die gehobene Karte spielen, nächste Runde',
    claim: 'Den Rest nehmen, wenn er feststeht',
    last: 'Letzter Stich',
    sheet: 'Punktetafel',
    coach: 'Den Coach fragen',
    rules: 'Regeln',
  },

  lesson: {
    follow: {
      title: 'Farbe bedienen',
      says: 'Alle spielen je eine Karte. Hast du die ausgespielte Farbe, musst du sie bedienen. Ihre höchste Karte macht den Stich: hier der König.',
    },
    avoid: {
      title: 'Nimm keine Herzen',
      says: 'Jedes Herz, das du nimmst, kostet 1 Punkt, die Pik-Dame 13. Wer am Ende die wenigsten Punkte hat, gewinnt.',
    },
    pass: {
      title: 'Gib drei weiter',
      says: 'Vor den meisten Runden gibst du drei Karten weiter. Die Kreuz-2 beginnt, und Herz darf erst ausgespielt werden, wenn eines abgeworfen wurde.',
    },
    moon: {
      title: 'Oder nimm sie alle',
      says: 'Nimm alle Herzen und die Pik-Dame, und dir gelingt der Durchmarsch: Die 26 Punkte bekommen alle anderen.',
    },
  },
} as const satisfies HeartsTableWords;
