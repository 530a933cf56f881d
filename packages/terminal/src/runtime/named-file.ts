/** Files that a player names, read and written with a sentence for whatever goes wrong. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileWords } from '../files/language/index.ts';
import { readable } from '../kit/ascii.ts';
import { quoted } from '../kit/text.ts';
import { errorCode, whyOf } from './disk.ts';
import { askYesNo, openReader } from './reader.ts';
import { localTerminal } from './terminal.ts';

// --- whether a file's name fits what is written to it ----------------------------------------------------------------

const FITTING = ['.json', '.phh', '.phhs'];

/** True where the name fits, or the player says that it shall be so. A script that cannot be asked is told what would fit. */
export const fitsFile = async (file: string): Promise<boolean> => {
  const extension = extname(file).toLowerCase();
  if (FITTING.includes(extension)) return true;
  const { otherEnding, writeAnyway } = fileWords();
  const sentence = otherEnding(quoted(file), extension === '' ? undefined : quoted(extension));
  if (!process.stdin.isTTY) {
    refuse(sentence);
    return false;
  }
  const reader = openReader(localTerminal);
  const isMeant = await askYesNo(localTerminal, reader, `${sentence} ${writeAnyway}`);
  reader.close();
  return isMeant;
};

/** What came of a command: the process's exit code. */
export type ExitCode = 0 | 1;

/** As much as the longest sitting that anybody plays: some hundred bytes an action. */
const MAX_BYTES = 256_000_000;

/** Says that all is well. */
export const say = (sentence: string): ExitCode => {
  process.stdout.write(`${readable(sentence, process.env)}\n`);
  return 0;
};

/** Says what is not. */
export const refuse = (sentence: string): ExitCode => {
  process.stderr.write(`${readable(sentence, process.env)}\n`);
  return 1;
};

/** The text of a file, or why there is none. */
export const readText = (
  file: string,
  most = MAX_BYTES,
): { readonly text: string } | { readonly sentence: string; readonly why: string } => {
  try {
    if (statSync(file).size > most) return { sentence: fileWords().tooLarge(quoted(file)), why: fileWords().itIsTooLarge };
    return { text: readFileSync(file, 'utf8') };
  } catch (error) {
    const why = whyOf(error);
    return { sentence: fileWords().unread(quoted(file), why), why: fileWords().itWasUnread(why) };
  }
};

/** Writes a new file. One that is there already is not written over. */
export const writeNew = (file: string, text: string): ExitCode => {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return say(fileWords().written(quoted(file)));
  } catch (error) {
    const { thereAlready, unwritten } = fileWords();
    return refuse(errorCode(error) === 'EEXIST' ? thereAlready(quoted(file)) : unwritten(quoted(file), whyOf(error)));
  }
};
