/** Die Einstellungen auf Deutsch. */
import { figure, many } from '@baize/engine/language/de';
import type { SettingsWords } from './settings-words.ts';

/** Die Einstellungen auf Deutsch. */
export const words = {
  title: 'Einstellungen',
  language: { name: 'Sprache', options: { system: 'System', en: 'English', de: 'Deutsch' } },
  felt: { name: 'Tuch', options: { green: 'Grün', blue: 'Blau', burgundy: 'Weinrot' } },
  rail: { name: 'Farbschema', options: { dark: 'Dunkel', light: 'Hell' } },
  deck: { name: 'Kartenfarben', options: { 'two-colour': 'Zwei', 'four-colour': 'Vier' } },
  speed: { name: 'Tempo', options: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' } },
  motion: { name: 'Bewegung', options: { system: 'System', full: 'Voll', reduced: 'Reduziert' } },
  sound: { effects: 'Effekte', music: 'Musik', playMusic: 'Musik abspielen', mute: 'Alles stumm' },
  manners: {
    largeIndices: 'Große Zeichen auf den Karten',
    hints: 'Coach bietet Tipps an',
    reactions: 'Mimik der Gegner',
    confirmLeaving: 'Nachfragen, wenn ich mitten in der Runde gehe',
    confirmAllIn: 'Nachfragen, bevor ich all-in gehe',
  },
  calls: {
    title: 'Wenn Freunde warten und du in einem anderen Fenster bist',
    ways: { title: 'Titel und Symbol ändern sich', sound: 'Leiser Ton', buzz: 'Vibration', notice: 'Benachrichtigung' },
  },
  table: {
    title: 'Dieser Tisch',
    seal: 'Das Siegel seines Startwerts:',
    begin: 'Von vorn beginnen',
    ask: 'Diese Sitzung endgültig beenden? Die laufende Runde zählt dann nicht.',
    end: 'Beenden',
    keep: 'Weiterspielen',
  },
  notKept: 'Dieser Browser lässt Baize keine Einstellungen speichern. Sie gelten, bis du die Seite schließt.',
  keys: [
    ['M', 'schaltet stumm,'],
    ['Leertaste', 'überspringt,'],
    ['?', 'zeigt alle Tasten.'],
  ],
  profile: {
    title: 'Dein Profil und deine Protokolle',
    promised: 'Dieser Browser hat zugesagt, dein Profil zu behalten, auch wenn der Speicherplatz knapp wird.',
    notPromised:
      'Dieser Browser kann dein Profil löschen, wenn der Speicherplatz knapp wird oder du wochenlang nicht hier warst. Eine gesicherte Datei ist davor sicher.',
    save: 'Profil speichern',
    load: 'Profil laden',
    saveLast: 'Letzte Sitzung speichern',
    check: 'Protokoll prüfen',
    keepMine: 'Meins behalten',
    replace: (chips) => `Alles hier durch dieses Profil mit ${many(chips, 'Chip', 'Chips')} ersetzen?`,
    replaceIt: 'Ersetzen',
    loaded: 'Dein Profil ist geladen.',
    newer: 'Dieses Profil stammt von einer neueren Version von Baize.',
    broken: 'Diese Datei ist kein Profil von Baize.',
  },
  over: {
    title: 'Neu anfangen',
    ask: (chips) => `Mit ${figure(chips)} Chips neu anfangen? Das löscht deine Chips, jeden offenen Tisch und deine ganze Statistik.`,
    erase: 'Alles löschen',
    started: (chips) => `Du fängst mit ${figure(chips)} Chips neu an.`,
  },
  move: {
    send: 'Auf ein anderes Gerät umziehen',
    code: 'Code vom anderen Gerät',
    take: 'Übernehmen',
    busy: 'Einen Moment …',
    about:
      'Öffne Baize unter derselben Adresse auf deinem anderen Gerät und gib dort in den Einstellungen diesen Code ein. Er gilt einmal, zehn Minuten lang. Was du danach hier spielst, bleibt hier.',
    failed: {
      gone: 'Unter diesem Code liegt nichts. Er gilt einmal, zehn Minuten lang, auf dem Server, von dem er stammt.',
      'too-large': 'Dieses Profil ist zu groß für einen Umzug mit Code. Speichere es als Datei.',
      'too-often': 'Das waren zu viele Versuche. Warte eine Minute und versuch es noch einmal.',
      'no-server': 'Ein Umzug mit Code braucht einen Spielserver, und diese Seite kommt von keinem. Speichere dein Profil als Datei.',
      'no-seal': 'Dieser Browser konnte das Profil nicht verschlüsseln oder öffnen. Speichere es als Datei.',
      refused: 'Der Server konnte das gerade nicht erledigen. Versuch es bitte noch einmal.',
      unreachable: 'Der Server ist nicht zu erreichen. Versuch es noch einmal, wenn du online bist.',
      'no-code': 'Ein Code hat zwölf Buchstaben und Ziffern, zum Beispiel k7pm-2wqx-9rtd.',
      damaged: 'Was ankam, ist beschädigt. Hol dir einen neuen Code.',
    },
  },
} as const satisfies SettingsWords;
