/** Die Hinweise auf Deutsch. */
import { figure, many } from '@baize/engine/language/de';
import type { NoticeWords } from './notice-words.ts';

/** Die Hinweise auf Deutsch. */
export const words = {
  forbidden: 'Dieser Browser lässt Baize nichts speichern. Deine Chips bleiben, bis du die Seite schließt.',
  full: 'Der Browser konnte die letzte Änderung nicht speichern: Sein Speicher ist voll oder gesperrt. Sichere dein Profil in den Einstellungen als Datei.',
  broken: (chips) => `Dein Spielstand war nicht zu lesen. Er wurde unversehrt beiseitegelegt, und du beginnst mit ${figure(chips)} Chips.`,
  stuck:
    'Dein Spielstand war nicht zu lesen, und zum Beiseitelegen fehlt der Platz. Er bleibt, wie er ist, und Neues wird nicht gespeichert.',
  shut: 'Ein Teil deines Spielstands liegt in der Datenbank des Browsers, und die geht gerade nicht auf. Alles bleibt, wie es ist, und Neues wird nicht gespeichert. Schließ andere Fenster von Baize und lade diese Seite neu.',
  left: (taken, forfeited) => {
    if (taken + forfeited === 0) return 'Du verlässt den Tisch.';
    return `Du verlässt den Tisch mit ${many(taken, 'Chip', 'Chips')}${forfeited === 0 ? '' : `, und ${figure(forfeited)} ${forfeited === 1 ? 'bleibt' : 'bleiben'} liegen`}.`;
  },
  tableClosed: (chips) =>
    `Ein Tisch ließ sich nicht lesen und wurde geschlossen${chips > 0 ? `. Du hast ${many(chips, 'Chip', 'Chips')} davon zurück` : ''}.`,
  rivals: 'An zwei Tischen lagen zugleich Chips. Beide wurden geschlossen, und du hast die Chips zurück.',
  advice: {
    copy: (sessions) =>
      `Du hast ${figure(sessions)} Sitzungen gespielt, seit du dein Profil zuletzt als Datei gespeichert hast. Wähl in den Einstellungen „Profil speichern“.`,
    profile:
      'Hast du schon in einem Browser gespielt? „Auf ein anderes Gerät umziehen“ in den Einstellungen dort gibt dir einen Code: Gib ihn hier in den Einstellungen ein, oder lade eine gespeicherte Datei. Chips, Tische und Statistik kommen mit.',
    install: 'Baize kann eine App sein: Wähl „Teilen“, dann „Zum Home-Bildschirm“ oder „Zum Dock hinzufügen“. Sie läuft auch offline.',
  },
  lookBack: 'Rückblick',
  ok: 'OK',
  update: 'Eine neue Version von Baize ist da.',
  updateNow: 'Jetzt aktualisieren',
} as const satisfies NoticeWords;
