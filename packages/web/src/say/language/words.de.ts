/** Was am Tisch gesagt wird, auf Deutsch. */
import type { SayWords } from './say-words.ts';

/** Was am Tisch gesagt wird, auf Deutsch. */
export const words = {
  title: 'Etwas sagen',
  close: 'Schließen',
  message: 'Schreib etwas',
  say: 'Sagen',
  mute: 'Spieler stummschalten',
} as const satisfies SayWords;
