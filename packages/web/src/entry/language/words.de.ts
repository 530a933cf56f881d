/** Die Seiten ohne Tisch auf Deutsch. */
import { figure, many } from '@baize/engine/language/de';
import type { EntryWords } from './entry-words.ts';

/** Die Seiten ohne Tisch auf Deutsch. */
export const words = {
  leaving: {
    title: 'Bis bald',
    kept: (chips) =>
      `${chips === 1 ? 'Dein' : 'Deine'} ${many(chips, 'Chip ist', 'Chips sind')} sicher, und jeder offene Tisch auch. Du kannst diese Seite jetzt schließen.`,
    notKept: 'Dieser Browser speichert nichts: Deine Chips bleiben, bis du diese Seite schließt.',
    back: 'Zurück zu den Tischen',
  },
  elsewhere: {
    title: 'Baize ist in einem anderen Fenster offen',
    text: 'Deine Chips können nur an einem Ort sein, darum wird hier nichts gespielt und nichts gespeichert. Spiel im anderen Fenster weiter oder hier.',
    playHere: 'Hier weiterspielen',
  },
  newer: {
    title: 'Dein Spielstand ist von einer neueren Version',
    text: 'Er bleibt genau so, wie er ist. Lade diese Seite neu, um die neueste Version von Baize zu bekommen, und spiel dann weiter.',
    reload: 'Neu laden',
  },
  broke: {
    lastChip: 'Das war dein letzter Chip',
    thanks: 'Du hast keine Chips mehr. Danke fürs Spielen!',
    title: 'Keine Chips mehr',
    again: (chips) => `Fang mit ${figure(chips)} neuen Chips noch einmal an. Deine Statistik bleibt.`,
    start: 'Neu anfangen',
    lookBack: 'Rückblick',
    save: 'Letzte Sitzung speichern',
  },
} as const satisfies EntryWords;
