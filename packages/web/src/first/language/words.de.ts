/** Die ersten Schritte auf Deutsch. */
import type { FirstWords } from './first-words.ts';

/** Die ersten Schritte auf Deutsch. */
export const words = {
  firstHand: {
    title: 'Deine erste Hand: Pontoon',
    text: 'Komm näher an 21 als die Bank, aber nicht darüber. „Karte“ gibt dir noch eine, „Passen“ heißt genug. Es geht um nichts, und bei Gleichstand gewinnt die Bank.',
    deal: 'Ich bin dabei',
  },
  backTo: (game) => `Weiter mit ${game}`,
  asLeft: 'Dein Tisch ist, wie du ihn verlassen hast',
  asLastTime: 'Eingestellt wie beim letzten Mal',
  example: {
    none: 'Noch keine Sitzungen. Sobald du einen Tisch verlässt, steht deine Sitzung hier. Du siehst, was jede Entscheidung gekostet hat und warum eine andere besser war, und kannst es noch einmal versuchen.',
    example: 'Beispiel',
    mistake: 'Du bist mit 12 gegen eine Zehn stehen geblieben. Eine Karte war besser.',
    why: 'Auf 100 Einsatz verlierst du im Schnitt 54, wenn du stehen bleibst, und 38 mit einer Karte: Das hat dich 16 gekostet.',
    playFirst: 'Spiel deine erste Hand',
    chooseTable: 'Tisch wählen',
  },
} as const satisfies FirstWords;
