/** Records in English. */
import type { RecordPageWords } from './record-page-words.ts';

/** Records in English. */
export const words = {
  title: 'Check a record',
  back: 'Back to the floor',
  about:
    'Everything in a session follows from its seed. Pick the file of a session you saved: it’s replayed here, on your device, and compared card by card, and the bots are asked for every move again. Without the seal you wrote down, nobody can tell whether the seed was fixed in advance.',
  pick: 'Pick a record',
  noted: {
    title: 'What you were shown before the session',
    seal: 'The seal',
    words: 'Words of your own, if you mixed any in',
    end: 'The record’s own seal, if you wrote it down when you saved it',
    asKept: 'Fill in from my last session',
  },
  seeds: { seal: 'The seal of the seed', house: 'The house’s seed', mixed: (words) => `Mixed with “${words}”` },
  notRecord: 'This file isn’t the record of a session.',
  noSuchGame: 'This is the record of a game that Baize doesn’t have.',
  shown: (seal, words) =>
    `Before that session you were shown the seal ${seal} and ${words === '' ? 'mixed in no words' : `mixed in “${words}”`}.`,
  ownSeal: (seal) => `The record itself has the seal ${seal}.`,
} as const satisfies RecordPageWords;
