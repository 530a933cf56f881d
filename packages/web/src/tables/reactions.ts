/** How opponents take it: the face they make, and now and then a word. Pure. */
import type { Mood } from '../kit/deck/moods.ts';

/** What they say, short enough to stand where their name does. */
const QUIPS: Readonly<Record<Mood, readonly string[]>> = {
  glad: ['Ha!', 'Lovely.', 'At last!', 'Why not?', 'Ta!'],
  sad: ['Ouch.', 'Oh dear.', 'Oh no.', 'Typical.', 'Hm.'],
  awed: ['Oh!', 'My word.', 'Really?', 'Bold.', 'Well …'],
};

/** One time in so many something is said. */
const SELDOM = 7;

/** A number for a text, spread evenly: the 32 bits of FNV-1a, and once more, because its last bits are poor. */
const spread = (text: string): number => {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 12)) >>> 0;
};

/** What somebody says in this mood at this moment; undefined mostly. The same moment has the same word, however often it is drawn. */
export const quipFor = (mood: Mood, moment: string): string | undefined => {
  const number = spread(moment);
  const words = QUIPS[mood];
  return number % SELDOM === 0 ? words[Math.floor(number / SELDOM) % words.length] : undefined;
};
