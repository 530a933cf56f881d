/** Die Rätsel auf Deutsch. */
import { capital, figure, inWords } from '@baize/engine/language/de';
import type { PuzzleWords } from './puzzle-words.ts';

/** Die Rätsel auf Deutsch. */
export const words = {
  title: 'Rätsel',
  back: 'Zurück',
  toFloor: 'Zur Übersicht',
  loading: 'Der Tisch wird vorbereitet …',
  gone: 'Dieses Rätsel gibt es nicht mehr.',
  oldRules: 'Dieses Rätsel gehört zu Regeln, die sich inzwischen geändert haben.',
  asks: { title: 'Was würdest du spielen?', text: 'Keine Uhr, nichts steht auf dem Spiel.' },
  plate: {
    title: 'Rätsel des Tages',
    solved: 'Gelöst. Es gibt noch viele mehr',
    game: (game) => `${game}, für alle dasselbe`,
    days: (count) => (count === 1 ? 'Ein Tag' : `${capital(inWords(count))} Tage`),
    play: 'Spielen',
    more: 'Mehr',
  },
  today: {
    title: 'Das Rätsel von heute',
    game: (game) => `${game}, für alle dasselbe.`,
    asks: 'Eine Entscheidung: Was würdest du spielen?',
    solved: (days) => (days > 1 ? `Gelöst, ${inWords(days)} Tage in Folge.` : 'Gelöst.'),
    play: 'Jetzt spielen',
    again: 'Noch einmal ansehen',
  },
  numbered: (number, of) => `Nr. ${figure(number)} von ${figure(of)}`,
  own: {
    title: 'Deine eigenen',
    none: 'Hier erscheinen Fehler aus deinen Rückblicken',
    left: (count) => (count === 1 ? 'Noch eins – löse es zweimal' : `Noch ${figure(count)} – löse jedes zweimal`),
  },
  noneSolved:
    'Hier zählen wir, was du gelöst hast, deine Serie und deine beste Serie. Das Rätsel von heute verlängert deine Serie um einen Tag.',
  solved: (solved, inRow, best) => `${figure(solved)} gelöst, ${figure(inRow)} in Folge, beste Serie ${figure(best)}.`,
} as const satisfies PuzzleWords;
