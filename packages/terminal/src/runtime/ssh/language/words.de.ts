/** Ein Haus über ssh auf Deutsch. */
import { many } from '@baize/engine/language/de';
import type { HouseWords } from './house-words.ts';

/** Ein Haus auf Deutsch. */
export const words = {
  noShell: 'Hier gibt es keine Shell. Ohne Befehl kommst du in den Saal, mit dem Befehl plain Zeile für Zeile.',
  noKey: 'Kein Schlüssel: Du bist Gast, und nichts von dir bleibt gespeichert.',
  barred: {
    full: 'Das Haus ist voll. Versuch es später noch einmal.',
    'too-many': 'Zu viele Verbindungen von deiner Adresse. Schließ erst eine.',
    'too-many-coming': 'Gerade kommen zu viele auf einmal. Versuch es gleich noch einmal.',
  },
  idle: 'Du warst eine Weile weg, darum wurde die Verbindung getrennt. Bis bald.',
  flooded: 'Es kamen mehr Tasten an, als jemand drücken kann. Bis bald.',
  closing: 'Der Server macht kurz zu. Alles ist gespeichert, komm bald wieder.',
  guest: {
    'no-key': 'Du bist Gast: Deine Chips sind weg, wenn du gehst. Komm mit einem Schlüssel, um sie zu behalten.',
    'no-room': 'Für ein weiteres Konto ist kein Platz, darum bist du Gast: Deine Chips sind weg, wenn du gehst.',
  },
  noGuests: 'Für weitere Gäste ist kein Platz. Versuch es später noch einmal.',
  thisHouse: 'diesem Haus',
  recordsElsewhere: 'Protokolle werden auf deinem eigenen Gerät gespeichert: mit baize join oder auf der Webseite.',
  lobby: {
    title: 'Die Lobby.',
    help: 'platz 1 setzt dich an den ersten Tisch, zusehen 1 sieht dort zu, eröffnen hearts macht einen auf, Enter sieht noch einmal nach, saal geht zurück, q geht.',
    noTable: (word) => `Einen Tisch ${word} gibt es hier nicht.`,
    people: (names) => (names.length === 1 ? 'Sonst ist niemand hier.' : `${names.length} sind hier: ${names.join(', ')}.`),
    noTables: 'Kein Tisch ist offen.',
    table: ({ room, game, names, free, isDealt }) =>
      `${room}: ${game}, ${names.length === 0 ? 'noch niemand' : names.join(', ')}, ${many(free, 'Platz', 'Plätze')} frei, ${isDealt ? 'im Spiel' : 'noch nicht begonnen'}`,
  },
} as const satisfies HouseWords;
