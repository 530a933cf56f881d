/** Tische mit Freunden auf Deutsch. */
import { and, figure } from '@baize/engine/language/de';
import type { FriendsWords } from './friends-words.ts';

const say = (names: readonly string[]): string => `${and(names)} ${names.length === 1 ? 'sagt' : 'sagen'}`;

/** Tische mit Freunden auf Deutsch. */
export const words = {
  you: 'Du',
  somebody: 'Jemand',
  mute: {
    nobodyElse: 'Sonst ist niemand hier.',
    nobodyCalled: (name) => `Hier heißt niemand ${name}.`,
    on: (names) => `Was ${say(names)}, siehst du nicht mehr. Noch einmal mute nimmt das zurück.`,
    off: (names) => `Was ${say(names)}, siehst du wieder.`,
  },
  about: { chipsEach: (chips) => `je ${figure(chips)} Chips`, bots: (level) => `Bots: ${level}` },
  lobby: {
    guest: ({ name, isMe, isHost, isReady }) => `- ${name}${isMe ? ', du' : ''}${isHost ? ', Gastgeber' : ''}${isReady ? ', bereit' : ''}`,
    host: 'Enter gibt die erste Hand, q geht, ? zeigt, wie du den Tisch änderst.',
    ready: 'Du bist bereit. Der Gastgeber gibt. n, wenn doch nicht, q geht.',
    notReady: 'Enter, wenn du bereit bist, q geht.',
  },
  standing: { head: 'Der Stand:', owes: (from, to, chips) => `${from} an ${to}: ${figure(chips)}.` },
  goodbye: {
    plain: 'Bis bald.',
    closed: 'Bis bald. Der Tisch ist geschlossen.',
    kept: 'Bis bald. Dein Platz bleibt zehn Minuten frei: Komm mit demselben Link zurück.',
  },
  ending: {
    warning: (names) =>
      `${and(names)} ${names.length === 1 ? 'ist' : 'sind'} noch hier. Der Tisch läuft in deinem Fenster. Beende ihn für alle und zeige den Stand, oder lass ihn offen: Ein Bot spielt für dich, und dieses Fenster bleibt der Server, bis alle weg sind.`,
    question: 'Den Tisch für alle beenden?',
    plain: (question) => `${question} Ja (j), nein (n), oder ohne dich offen lassen (k)?`,
    answers: 'Tippe j oder ja, um den Tisch zu beenden, k, um ihn ohne dich offen zu lassen, n oder nein, um weiterzuspielen.',
    goesOn: 'Es geht weiter.',
  },
  keptOpen: 'Der Tisch bleibt offen, solange jemand dort ist. Strg+C schließt ihn für alle.',
  hostGone: 'Der Gastgeber antwortet seit fünf Sekunden nicht. Weitere Versuche laufen; Q geht.',
  waitsFor: (names) => `Der Tisch wartet auf ${and(names)}.`,
  rematch: (names) => `${and(names)} ${names.length === 1 ? 'möchte' : 'möchten'} noch eine Partie.`,
  back: (name) => `${name} ist zurück.`,
  away: (name) => `${name} ist weg: Ein Bot spielt weiter.`,
  goneHelp: 'Nach einer Minute kann ein Bot einspringen oder der Platz frei werden: / zeigt, wie.',
  youAreAway: {
    anyKey: 'Du hast nicht geantwortet, also spielt ein Bot für dich. Eine Taste bringt dich zurück.',
    enter: 'Du hast nicht geantwortet, also spielt ein Bot für dich. Enter bringt dich zurück.',
  },
  allConnected: 'Alle am Tisch sind verbunden.',
  sayAgain: (question, command) => `${question} Tippe dafür noch einmal /${command}.`,
  lost: 'Verbindung verloren. Neuer Versuch läuft, dein letzter Zug ist sicher.',
  end: ['[Enter] Gehen  [O] Noch einmal  [L] Rückblick  [R] Protokoll', '[Enter]  [O] Neu  [L] Rückblick  [R]'],
  endWithout: ['[Enter] Gehen  [O] Noch einmal  [R] Protokoll', '[Enter]  [O] Noch einmal  [R]'],
  say: {
    typing: (text) => `Sagen: ${text}_`,
    keys: (phrases, hasWords, isSomebodyGone) =>
      [
        `Sagen: ${phrases}`,
        ...(hasWords ? ['w eigene Worte'] : []),
        'm die anderen stumm',
        ...(isSomebodyGone ? ['h ein Bot springt ein', 'f der Platz wird frei'] : []),
      ].join(', '),
    lines: (phrases, hasWords) => [
      `Sag etwas: ${phrases}. Tippe / und die Nummer.`,
      ...(hasWords ? ['/say und bis zu 48 Zeichen sagt eigene Worte.'] : []),
      '/mute und ein Name blendet aus, was diese Person sagt.',
      '/house lässt einen Bot für alle ohne Verbindung spielen, /free gibt ihren Platz frei.',
    ],
  },
  change: 'So änderst du den Tisch: game sabacc, rules modern, seats 5, level hard, chips 500, clock 30, bank 60, house off, words off.',
  onceMore: 'Enter wünscht noch eine Partie, record speichert das Protokoll, q geht.',
  watching: 'Du siehst zu. q geht.',
  stoppedWatching: 'Du siehst nicht mehr zu.',
  over: 'Die Sitzung ist vorbei.',
  nextHand: 'Eine Hand läuft noch: Du bist ab der nächsten dabei.',
  queue: (place) => `Alle Plätze sind besetzt. Du bist ${place} und bekommst den nächsten freien. q geht.`,
  notYourTurn: 'Einen Moment: Du bist nicht dran. Blatt, Tisch, Topf und wer zeigen, wie es steht; / sagt etwas, q geht.',
  table: {
    refused: 'So einen Tisch eröffnet der Server nicht.',
    open: (name, link) => `Der Tisch ist offen: ${name}\n${link}`,
    invite: (command, hasPage) =>
      hasPage
        ? `Alle in diesem Netz können den Link auf dem Handy öffnen oder tippen: ${command}`
        : `Alle in diesem Netz können tippen: ${command}`,
    notFound: (name) =>
      `In diesem Netz antwortet niemand auf ${name}. Vielleicht läuft der Tisch in einem anderen Netz oder ist schon zu. Frag nach dem Link: baize join http://.../#/room/...`,
    recordIn: (path) => `Das Protokoll liegt in ${path}. baize verify prüft es.`,
    recordUnsaved: (why) => `Das Protokoll ließ sich nicht speichern: ${why}.`,
    lastGone: 'Alle sind gegangen. Der Tisch ist geschlossen.',
    closed: 'Der Tisch ist geschlossen.',
    rematch: (name, link) => `Noch eine Partie: ${name}${link === undefined ? '' : `\n${link}`}`,
    seatHeld: 'Dein Platz bleibt zehn Minuten frei.',
    otherGame: 'Dort läuft ein Spiel, das diese Version nicht hat.',
    noServer: (server) => `Bei ${server} antwortet kein Server.`,
    title: (game) => `${game} mit Freunden`,
  },
} as const satisfies FriendsWords;
