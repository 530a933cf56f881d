/** Protokolle auf Deutsch. */
import type { RecordPageWords } from './record-page-words.ts';

/** Protokolle auf Deutsch. */
export const words = {
  title: 'Protokoll prüfen',
  back: 'Zur Übersicht',
  about:
    'Alles in einer Sitzung folgt aus ihrem Startwert. Wähl die Datei einer Sitzung, die du gespeichert hast: Sie wird hier auf deinem Gerät nachgespielt und Karte für Karte verglichen, und die Bots werden jeden Zug noch einmal gefragt. Ohne das Siegel, das du dir notiert hast, lässt sich nicht sagen, ob der Startwert schon vorher feststand.',
  pick: 'Protokoll wählen',
  noted: {
    title: 'Was dir vor der Sitzung gezeigt wurde',
    seal: 'Das Siegel',
    words: 'Eigene Wörter, falls du welche beigemischt hast',
    end: 'Das Siegel des Protokolls, falls du es beim Speichern notiert hast',
    asKept: 'Aus meiner letzten Sitzung übernehmen',
  },
  seeds: { seal: 'Das Siegel des Startwerts', house: 'Der Startwert des Hauses', mixed: (words) => `Gemischt mit „${words}“` },
  notRecord: 'Diese Datei ist kein Protokoll einer Sitzung.',
  noSuchGame: 'Das ist das Protokoll eines Spiels, das Baize nicht hat.',
  shown: (seal, words) =>
    `Vor dieser Sitzung wurde dir das Siegel ${seal} gezeigt, und du hast ${words === '' ? 'keine Wörter' : `„${words}“`} beigemischt.`,
  ownSeal: (seal) => `Das Protokoll selbst hat das Siegel ${seal}.`,
} as const satisfies RecordPageWords;
