/** An opponent who takes part: a mood for the portrait, and seldom a word in the place of the name. Off in the settings. */
import { useContext } from 'react';
import type { Mood } from '../kit/deck/moods.ts';
import { useTempo } from '../kit/pace.ts';
import { SharedTableContext } from '../kit/shared-table.ts';
import { useSettings } from '../settings/SettingsProvider.tsx';
import './reaction.css';
import { seatWords } from './language/index.ts';

// How opponents take it: the face they make, and now and then a word. Pure.

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
  const words = seatWords().quips[mood];
  return number % SELDOM === 0 ? words[Math.floor(number / SELDOM) % words.length] : undefined;
};

/** A mood as it is shown: none where the player wants none, nor among friends, who have words of their own. */
export const useMood = (mood: Mood | undefined): Mood | undefined => {
  const audience = useContext(SharedTableContext);
  const { settings } = useSettings();
  return settings.reactions && audience === undefined ? mood : undefined;
};

/** A name, and over it for a moment what its bearer says. Where everything happens at once there is no moment for it. */
export const SpokenName = ({ name, mood, moment }: { name: string; mood: Mood | undefined; moment: string }) => {
  const tempo = useTempo();
  const quip = tempo > 0 && mood !== undefined ? quipFor(mood, `${moment} ${name}`) : undefined;
  if (quip === undefined) return name;
  return (
    <span className="says-so">
      {name}
      <span key={moment} className="quip" aria-hidden="true">
        {quip}
      </span>
    </span>
  );
};
