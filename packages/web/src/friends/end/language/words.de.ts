/** Das Ende einer Sitzung mit Freunden auf Deutsch. */
import { and, capital, figure, inWords, many, verb, whoWord, whoWords } from '@baize/engine/language/de';
import type { EndWords } from './end-words.ts';

const withPoints = (count: number): string => `mit ${many(count, 'Punkt', 'Punkten')}`;

/** Das Ende einer Sitzung mit Freunden auf Deutsch. */
export const words = {
  you: 'Du',
  left: 'Du hast den Tisch verlassen',
  result: 'Endergebnis',
  won: (winners, count) =>
    `${capital(whoWords(winners))} ${verb(winners, { du: 'gewinnst', sie: 'gewinnt', ihr: 'gewinnt', alle: 'gewinnen' })} ${withPoints(count)}`,
  leads: (leaders, count) =>
    `${capital(whoWords(leaders))} ${verb(leaders, { du: 'führst', sie: 'führt', ihr: 'führt', alle: 'führen' })} ${withPoints(count)}`,
  length: ({ hands, time }) => {
    const parts =
      time === undefined
        ? []
        : [
            ...(time.hours > 0 ? [many(time.hours, 'Stunde', 'Stunden')] : []),
            ...(time.minutes > 0 ? [many(time.minutes, 'Minute', 'Minuten')] : []),
          ];
    return `${many(hands, 'Hand', 'Hände')}${parts.length === 0 ? '' : ` in ${and(parts)}`}`;
  },
  goesOn: 'Das Spiel geht weiter; dein Platz bleibt zehn Minuten reserviert.',
  closedByHost: 'Der Gastgeber hat den Tisch geschlossen.',
  standings: 'Endstand',
  names: and,
  bots: (count) => (count === 1 ? 'Bot' : 'Bots'),
  allBots: 'Bots',
  points: (count) => many(count, 'Punkt', 'Punkte'),
  whoOwes: 'Wer wem was schuldet',
  nobodyOwes: 'Niemand schuldet jemandem etwas',
  thisTableOnly: 'Diese Chips gelten nur an diesem Tisch: Deine eigenen bleiben, wie sie waren.',
  biggestWin: (who, chips, hand) =>
    `Größter Gewinn: ${who === undefined ? 'jemand, der weg ist,' : whoWord(who)} mit ${many(chips, 'Chip', 'Chips')} in Hand ${figure(hand)}.`,
  seal: {
    good: 'Geprüft.',
    allSealed: 'Jedes Blatt war vor dem Geben versiegelt.',
    bad: 'Nicht bestätigt.',
    notAsSealed: 'Gegeben wurde nicht, was versiegelt war.',
    nothingYet: 'Noch ist keine Hand zu Ende, also gibt es nichts zu prüfen.',
    tableSeal: (seal) => `Das Siegel des Tisches ist ${seal}.`,
    check: 'Prüfen',
  },
  private: {
    stays: (hands) =>
      `${hands === 1 ? 'Eine Hand bleibt' : `${capital(inWords(hands))} Hände bleiben`} verdeckt, weil Karten nie gezeigt wurden.`,
    agree: (names, hands) =>
      `${and(names)} ${names.length === 1 ? 'ist' : 'sind'} dafür, ${hands === 1 ? 'sie aufzudecken' : 'sie alle aufzudecken'}.`,
    youAgree: (hands) => `Du bist dafür. Aufgedeckt ${hands === 1 ? 'wird' : 'werden'} sie, sobald alle es sind.`,
    ifAllAgree: (hands) => `${hands === 1 ? 'Sie kann' : 'Sie können'} aufgedeckt werden, wenn alle dafür sind.`,
    iAgree: 'Ich bin dafür',
  },
  rematchWanted: (names) => `${and(names)} ${names.length === 1 ? 'will' : 'wollen'} eine Revanche`,
  somebody: 'Jemand',
  backToTable: 'Zurück an den Tisch',
  rematch: 'Revanche',
  nextTable: 'Zum nächsten Tisch',
  follow: 'Eröffnet jemand einen neuen Tisch, kannst du von hier aus folgen.',
  leave: 'Gehen',
  save: 'Protokoll speichern',
  lookBack: 'Rückblick',
} as const satisfies EndWords;
