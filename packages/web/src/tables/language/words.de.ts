/** Rund um den Tisch auf Deutsch. */
import { figure, inWords, many } from '@baize/engine/language/de';
import type { SeatWords } from './seat-words.ts';

const chips = (count: number): string => many(count, 'Chip', 'Chips');

/** Rund um den Tisch auf Deutsch. */
export const words = {
  opponentsBehind: (count) => `, ${count === 1 ? 'ein' : inWords(count)} Gegner`,
  opponents: (count) => (count === 1 ? 'Ein Gegner' : `${figure(count)} Gegner`),
  takeASeat: 'Nimm Platz',
  newHere: 'Neu in diesem Spiel?',
  learn: 'In einer Minute gelernt',
  learnWithPictures: 'In einer Minute gelernt, mit Bildern',
  sitDown: 'Hinsetzen',
  rules: 'Regeln',
  settings: 'Einstellungen',
  hint: 'Tipp',
  strength: 'Stärke der Bots',
  chipsElsewhere: (table) => `Deine Chips liegen bei ${table}.`,
  fairPlay: {
    title: 'Fair gemischt',
    about:
      'Die Karten folgen aus einem Startwert, der schon gezogen ist. Das ist sein Siegel. Danach zeigt das Protokoll den Startwert, und jeder kann prüfen, ob beide zusammenpassen.',
    words: 'Eigene Wörter, die in den Startwert eingehen',
  },
  bring: {
    label: 'Chips mitnehmen',
    tooFew: (least, balance) => `Für diesen Tisch brauchst du ${chips(least)}, und du hast ${figure(balance)}.`,
    range: (least, balance) => (least === balance ? `alle ${figure(balance)}` : `${figure(least)} bis ${figure(balance)}`),
    atLeast: (least) => `Nimm mindestens ${chips(least)} mit.`,
    atMost: (balance) => `Mitnehmen kannst du ${chips(balance)}.`,
  },
  rival: {
    title: 'Immer nur ein Tisch',
    still: (table, stack, atRisk) =>
      `Du sitzt noch bei ${table} und hast ${chips(stack)} vor dir. Deine Chips können nur an einem Tisch liegen.${atRisk > 0 ? ` Die ${chips(atRisk)}, die dort auf dem Spiel stehen, wären weg.` : ''}`,
    stay: 'Bleiben',
    leave: (atRisk) => (atRisk > 0 ? `Gehen und ${figure(atRisk)} verlieren` : 'Dort aufstehen'),
    go: 'Hingehen',
  },
  lesson: {
    page: (page, of) => `${figure(page)} von ${figure(of)}`,
    skip: 'Überspringen',
    back: 'Zurück',
    next: 'Weiter',
    done: 'Los geht’s',
  },
  lookBack: 'Rückblick',
  lookBackLast: 'Rückblick auf deine letzte Sitzung',
  back: 'Zurück',
  coach: 'Coach',
  longRun: 'Auf lange Sicht: hundert Abende als Linien, um zu sehen, was ein Vorteil ausmacht',
  keys: { title: 'Tasten', mute: 'Stumm', these: 'Diese Tasten', close: 'Schließen, zurück', leave: 'Den Tisch verlassen' },
  leave: {
    title: 'Den Tisch verlassen?',
    go: 'Gehen',
    stay: 'Bleiben',
    cost: (count) => `Die Runde läuft noch. Wenn du jetzt gehst, verlierst du die ${chips(count)}, die auf dem Spiel stehen.`,
  },
  closed: (table, count) =>
    `Dein Tisch bei ${table} ließ sich nicht wieder öffnen${count > 0 ? `; seine ${chips(count)} gehören wieder dir` : ''}.`,
  quips: {
    glad: ['Ha!', 'Schön.', 'Endlich!', 'Na also!', 'Danke!'],
    sad: ['Autsch.', 'Oje.', 'Oh nein.', 'Typisch.', 'Hm.'],
    awed: ['Oh!', 'Respekt.', 'Echt?', 'Mutig.', 'Tja …'],
  },
} as const satisfies SeatWords;
