/** Whether a file's name fits what is written to it. */
import { extname } from 'node:path';
import { quoted } from '../kit/clean.ts';
import { refuse } from './named-file.ts';
import { askYesNo, openReader } from './reader.ts';

const FITTING = ['.json', '.phh', '.phhs'];

/** True where the name fits, or the player says that it shall be so. A script that cannot be asked is told what would fit. */
export const fitsFile = async (file: string): Promise<boolean> => {
  const extension = extname(file).toLowerCase();
  if (FITTING.includes(extension)) return true;
  const what = extension === '' ? 'has no extension' : `ends in ${quoted(extension)}`;
  const sentence = `${quoted(file)} ${what}. What is written is JSON, for a name that ends in .json; .phhs is for hand histories.`;
  if (!process.stdin.isTTY) {
    refuse(sentence);
    return false;
  }
  const reader = openReader();
  const isMeant = await askYesNo(reader, `${sentence} Write it all the same?`);
  reader.close();
  return isMeant;
};
