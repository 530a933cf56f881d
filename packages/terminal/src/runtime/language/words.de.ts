/** Ein Besuch auf Deutsch. */
import { many } from '@baize/engine/language/de';
import type { RuntimeWords, SaveAside } from './runtime-words.ts';

const kept = (aside: SaveAside): string =>
  aside === 'stuck' ? 'Er ließ sich nicht beiseitelegen, darum wird nichts gespeichert' : `Er liegt jetzt unter ${aside.name}`;

/** Ein Besuch auf Deutsch. */
export const words = {
  disk: {
    full: 'kein Platz mehr auf dem Datenträger',
    quota: 'dein Speicherplatz ist aufgebraucht',
    denied: 'Zugriff verweigert',
    'read-only': 'der Datenträger ist schreibgeschützt',
    'no-folder': 'wo der Ordner sein sollte, liegt eine Datei',
    missing: 'nicht gefunden',
    taken: 'an der Stelle liegt schon etwas anderes',
    'is-folder': 'das ist ein Ordner',
    silent: 'der Datenträger antwortet nicht',
  },
  goodNight: 'Bis bald.',
  yourTurn: 'du bist dran',
  crash: {
    stopped: (safe, details) =>
      `In Baize ist etwas schiefgegangen, das Spiel musste abbrechen.${safe === undefined ? '' : ` ${safe}`} ${details}`,
    detailsIn: (path) => `Näheres steht in ${path}.`,
    noDetails: (why) => `Näheres ließ sich nicht aufschreiben: ${why}.`,
    houseLog: 'dem Protokoll des Servers',
  },
  yesNo: { question: (question) => `${question} Ja (j) oder nein (n)?`, answers: 'Tippe j oder ja, n oder nein.' },
  save: {
    unread: (aside) => `Dein Spielstand ließ sich nicht lesen. ${kept(aside)}. Du fängst mit 1.000 Chips neu an.`,
    before: (aside) => `Dein Spielstand ließ sich nicht lesen. ${kept(aside)}. Du machst einen Schritt davor weiter.`,
    newer: 'Dein Spielstand stammt von einer neueren Version von Baize. Er bleibt, wie er ist: Spiel ihn mit der weiter.',
    unopened: (why) => `Dein Spielstand ließ sich nicht öffnen: ${why}. Es wurde nichts geändert.`,
    notSaved: (why) => `Nicht gespeichert: ${why}.`,
    chipsUnsaved: (why) =>
      `Deine Chips ließen sich nicht speichern: ${why}. Du kannst weiterspielen, der letzte gespeicherte Stand ist sicher.`,
    chipsAsBefore: 'Deine Chips ließen sich nicht speichern; es gilt der letzte gespeicherte Stand.',
    inTheWay: 'ein unlesbarer Spielstand liegt im Weg',
    safe: 'Deine Chips sind sicher.',
    lost: 'Baize läuft jetzt in einem anderen Fenster weiter, darum ist hier Schluss.',
    takeOver: (pid) => `Baize ist in einem anderen Fenster offen (Prozess ${pid}). Hier übernehmen?`,
    tableClosed: (chips) =>
      `Ein Tisch ließ sich nicht lesen und wurde geschlossen${chips > 0 ? `. Du hast ${many(chips, 'Chip', 'Chips')} davon zurück` : ''}.`,
    rivals: 'An zwei Tischen lagen zugleich Chips. Beide wurden geschlossen, und du hast die Chips zurück.',
  },
  session: {
    statisticsUnsaved: (why) => `Die Statistik der Sitzung ließ sich nicht speichern: ${why}.`,
    recordUnsaved: (why) => `Das Protokoll der Sitzung ließ sich nicht speichern: ${why}.`,
    safe: 'Deine Statistik ist gespeichert.',
  },
  lookBackUnsaved: (why) => `Das Ergebnis dieses Rückblicks wurde nicht gespeichert: ${why}.`,
  oldPuzzle: 'Dieses Rätsel lässt sich nicht mehr aufbauen.',
} as const satisfies RuntimeWords;
