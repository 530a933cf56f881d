/** Dateien auf Deutsch. */
import { figure, many } from '@baize/engine/language/de';
import type { FileWords } from './file-words.ts';

const chips = (count: number): string => many(count, 'Chip', 'Chips');

/** Dateien auf Deutsch. */
export const words = {
  otherEnding: (file, ending) =>
    `${file} ${ending === undefined ? 'hat keine Endung' : `endet auf ${ending}`}. Geschrieben wird JSON, der Name sollte also auf .json enden; .phhs ist für Handprotokolle.`,
  writeAnyway: 'Trotzdem schreiben?',
  tooLarge: (file) => `${file} ist viel zu groß, um von uns zu sein.`,
  unread: (file, why) => `${file} ließ sich nicht lesen: ${why}.`,
  itIsTooLarge: 'die Datei ist viel zu groß',
  itWasUnread: (why) => `die Datei ließ sich nicht lesen: ${why}`,
  written: (file) => `Geschrieben: ${file}.`,
  thereAlready: (file) => `${file} gibt es schon. Nimm einen anderen Namen.`,
  unwritten: (file, why) => `${file} ließ sich nicht schreiben: ${why}.`,
  histories: {
    onlyHoldem: 'Handprotokolle gibt es nur bei Texas Hold’em. Nimm einen Namen, der auf .json endet.',
    noHand: 'In dieser Sitzung ging keine Hand zu Ende.',
    oneHand: (hands) => `In eine .phh-Datei passt eine Hand, hier sind es ${hands}. Nimm einen Namen, der auf .phhs endet.`,
    hand: (file, hand) => `${file}, Hand ${hand}`,
    open: (why, stacks) => `nicht zu Ende, ${why}. Bis dahin ${stacks}`,
    unknownStack: 'unbekannt',
    unplayed: (why) => `ließ sich nicht spielen: ${why}`,
    empty: 'keine Hand darin',
    progress: (at, of, hands) => `${figure(at)} von ${many(of, 'Datei', 'Dateien')}, ${many(hands, 'Hand', 'Hände')}`,
    none: (files) => `Kein Handprotokoll in ${files.join(', ')}.`,
  },
  otherVersion: 'Diese Sitzung wurde nach einer anderen Fassung der Regeln gespielt.',
  profile: {
    noSave: 'Es gibt noch keinen Spielstand. Spiel erst eine Runde: baize.',
    otherSave: 'Diese Version von Baize kann deinen Spielstand nicht lesen.',
    saveUnread: (why) => `Dein Spielstand ließ sich nicht lesen: ${why}.`,
    stuck: 'Dein Spielstand ließ sich nicht beiseitelegen. Es wurde nichts geändert.',
    unsaved: (why) => `Das Profil ließ sich nicht speichern: ${why}.`,
    now: (count, old) => `Du hast jetzt ${chips(count)}.${old === undefined ? '' : ` Dein alter Spielstand liegt unter ${old}.`}`,
    replace: (count, old) =>
      `${old === 'newer' ? 'Deinen Spielstand, der von einer neueren Version stammt,' : `Deine ${chips(old)} und deine ganze Statistik`} durch ${chips(count)} aus der Datei ersetzen?`,
    unchanged: 'Es wurde nichts geändert.',
    newer: (file) => `${file} stammt von einer neueren Version von Baize.`,
    none: (file) => `${file} ist kein Profil von Baize.`,
    open: (pid) => `Baize ist in einem anderen Fenster offen (Prozess ${pid}). Schließ es zuerst.`,
    denied: 'In den Ordner deines Spielstands lässt sich nicht schreiben. Es wurde nichts geändert.',
  },
  record: {
    notOver: (game, hasHands) =>
      `Deine Sitzung bei ${game} läuft noch. Den Startwert erfährst du, wenn du den Tisch verlassen hast.${hasHands ? ' Ihre Hände lassen sich vorher schreiben, unter einem Namen, der auf .phhs endet.' : ''}`,
    noSession: (game) => `Es gibt keine Sitzung bei ${game}, die man schreiben könnte.`,
    before: 'Es ist die Sitzung vor der, die auf dich wartet: Die läuft noch.',
    sealed: (seal, said, end, command) => [
      `Vor dieser Sitzung hast du dieses Siegel gesehen: ${seal}`,
      said === '' ? 'Du hast keine eigenen Worte in die Karten gemischt.' : `Diese Worte hast du in die Karten gemischt: ${said}`,
      `Das Protokoll selbst hat das Siegel ${end}`,
      `So prüfst du es gegen alles zusammen: ${command}`,
    ],
    none: (file) => `${file} ist kein Protokoll einer Sitzung.`,
    oldRoom: 'Das Protokoll hat eine ältere Form, die jeder unbemerkt ändern konnte: Es beweist nichts.',
    next: 'Weiter (Enter) oder Schluss (q)?',
    unlawful: (action) => `Zug ${action} des Protokolls ist nach den Regeln nicht erlaubt.`,
  },
} as const satisfies FileWords;
