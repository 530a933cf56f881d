/** What is said at a table, in English. */
import type { SayWords } from './say-words.ts';

/** What is said at a table, in English. */
export const words = {
  title: 'Say something',
  close: 'Close',
  message: 'Type a message',
  say: 'Say',
  mute: 'Mute players',
} as const satisfies SayWords;
