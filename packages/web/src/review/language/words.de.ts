/** Der Rückblick auf Deutsch. */
import { figure, hundredth, many, tenth } from '@baize/engine/language/de';
import type { LookBackWords } from './look-back-words.ts';

const rounds = { hearts: 'Runde', holdem: 'Hand', blackjack: 'Runde', pontoon: 'Runde', roulette: 'Spiel', sabacc: 'Spiel' } as const;
/** The digits that an amount was rounded to, and no other ones. */
const digits = (amount: number): string =>
  Number.isInteger(amount) ? figure(amount) : Number.isInteger(10 * amount) ? tenth(amount) : hundredth(amount);
const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${digits(amount)}`;

/** Der Rückblick auf Deutsch. */
export const words = {
  title: 'Rückblick',
  back: 'Zurück',
  round: (game, round) => `${rounds[game]} ${figure(round)}`,
  costs: {
    title: 'Was jede Entscheidung gekostet hat',
    best: (count) => `${figure(count)} beste`,
    close: (count) => `${figure(count)} knappe`,
    costly: (count) => `${figure(count)} teure`,
    choose: 'Die Entscheidungen der Sitzung. Mit den Pfeiltasten wählst du eine aus.',
    none: 'noch keine beurteilt',
  },
  note: {
    title: 'Zu dieser Entscheidung',
    chose: 'Deine Wahl',
    better: 'Besser',
    seemsBetter: 'Wohl besser',
    moves: {
      points: 'Punkte, die du ab hier im Schnitt nimmst',
      chips: 'Chips ab hier, im Schnitt',
      chance: 'Wie oft du ab hier gewinnst',
    },
    ranks: ['Die teuerste der Sitzung', 'Die zweitteuerste', 'Die drittteuerste'],
    tryIt: 'Noch einmal versuchen',
    next: (of) => `Nächste von ${figure(of)}`,
  },
  working: { title: 'Rückblick läuft', progress: 'Bisher beurteilte Entscheidungen', stop: 'Anhalten' },
  cannot: {
    title: 'Diese Sitzung lässt sich nicht beurteilen',
    text: 'Was eine Entscheidung an diesem Tisch kostet, kann niemand ehrlich sagen. Ansehen kannst du sie trotzdem Schritt für Schritt.',
  },
  cannotAny: {
    title: 'Hier lässt sich nichts beurteilen',
    text: 'Was diese Entscheidungen kosten, kann niemand ehrlich sagen. Ansehen kannst du sie trotzdem Schritt für Schritt.',
  },
  nothingDecided: 'Hier hattest du nichts zu entscheiden',
  nothingToFix: 'Nichts zu verbessern',
  noMistakes: (decisions) =>
    decisions === 1 ? 'Eine Entscheidung und kein Fehler.' : `${many(decisions, 'Entscheidung', 'Entscheidungen')} und kein Fehler.`,
  luck: ({ of, count, result, expected, decisions, decisionsApart, forfeited, luck, width }) => {
    const parts = [
      `${signed(expected)} nach der Wahrscheinlichkeit`,
      ...(decisionsApart && decisions > 0 ? [`${signed(-decisions)} durch deine Entscheidungen`] : []),
      ...(forfeited > 0 ? [`${signed(-forfeited)} auf dem Tisch gelassen`] : []),
    ];
    const told =
      of === 'all-in'
        ? `Glück in ${count === 1 ? 'einem Pot' : `${figure(count)} Pots`}, in denen du all-in warst und noch Karten kamen: ${signed(luck)} Chips. Auch der Rest ist zum Teil Glück.`
        : `${signed(result)} Chips: ${parts.join(', ')} und ${signed(luck)} Glück.`;
    const ordinary = Math.abs(luck) <= width ? 'Das ist normal' : 'Das ist mehr als üblich';
    return `${told} ${ordinary}: Bei zwei von drei Spielern sind es höchstens ±${figure(Math.round(width))}. Glück sagt nichts darüber, wie gut du gespielt hast.`;
  },
  notKept: 'Der Browser konnte das Ergebnis dieses Rückblicks nicht speichern: Sein Speicher ist voll oder gesperrt.',
  allFaceUp: 'Alle Karten offen',
  steps: {
    first: 'Zum Anfang',
    back: 'Einen Schritt zurück',
    play: 'Abspielen',
    pause: 'Pause',
    on: 'Einen Schritt vor',
    decision: 'Zur nächsten Entscheidung',
  },
  own: {
    first: 'Zur ersten Entscheidung',
    back: 'Vorige Entscheidung',
    on: 'Nächste Entscheidung',
    where: (game, round, decision, of) => `${rounds[game]} ${figure(round)}, ${figure(decision)} von ${figure(of)}`,
  },
  again: {
    title: 'Du bist noch einmal dran',
    text: 'Dieselben Karten, keine Uhr, nichts steht auf dem Spiel.',
    label: 'Noch ein Versuch',
    show: 'Lösung zeigen',
    best: (action) => `Am besten hier: ${action}.`,
    onceMore: 'Noch einmal',
    playOn: 'Ab hier weiterspielen',
    next: 'Weiter',
  },
} as const satisfies LookBackWords;
