/** `baize export` and `baize import`: a profile, or the record of one sitting, taken along in a file. */

import { extname } from 'node:path';
import {
  type Commitment,
  endSealOf,
  isForChips,
  type NotedEnd,
  notedEnds,
  openSave,
  type Profile,
  readSitting,
  type SavedTable,
  type SittingFile,
  stepsOf,
  worthOf,
  writeSave,
  writeSitting,
} from '@baize/casino';
import { canOpen } from '@baize/engine';
import { catalogue, type GameId, isGameId } from '@baize/games';
import { holdemModule, writePhh } from '@baize/games/holdem';
import { fileWords } from '../files/language/index.ts';
import { floorTiles } from '../floor/tiles.ts';
import { quoted } from '../kit/text.ts';
import { type Disk, folderDisk, SAVE, whyOf } from './disk.ts';
import { isHistory } from './histories.ts';
import { runtimeWords } from './language/index.ts';
import { type Lock, takeLock } from './lock.ts';
import { type ExitCode, readText, refuse, say, writeNew } from './named-file.ts';
import { askYesNo, openReader } from './reader.ts';
import { openProfile, readSave, saveProfile, setAside } from './save.ts';
import { readSession } from './session-file.ts';
import { localTerminal } from './terminal.ts';

// --- the record of a sitting at Hold'em as a hand history that other programs can read -------------------------------

/** Whether a game's hands can be written for other programs. */
const hasHistories = (game: string | undefined): boolean => game === holdemModule.game.id;

/** The text of a history, or why there is none. */
type HistoryText = { readonly text: string } | { readonly sentence: string };

/**
 * The finished hands of a record. A `.phh` file holds one hand, a `.phhs` file any number. Of a sitting that goes on it tells what
 * the player has seen, and no more.
 */
export const historyText = (record: string, file: string, isOver = true): HistoryText => {
  const sitting = readSitting(record);
  if (!hasHistories(sitting?.game) || sitting === undefined) return { sentence: fileWords().histories.onlyHoldem };
  if (sitting.version !== holdemModule.game.version || !canOpen(holdemModule.game, sitting)) return { sentence: fileWords().otherVersion };
  const beats = [...stepsOf(holdemModule, sitting)].flatMap((step) => step.beats);
  const seen = beats.map(({ event, state }) => ({ event: holdemModule.game.viewEvent(event, sitting.me), state }));
  const text = writePhh(isOver ? beats : seen, sitting.names);
  const hands = text.match(/^\[\d+\]$/gm)?.length ?? 0;
  if (hands === 0) return { sentence: fileWords().histories.noHand };
  if (extname(file).toLowerCase() === '.phhs') return { text };
  return hands === 1 ? { text: text.replace(/^\[1\]\n/, '') } : { sentence: fileWords().histories.oneHand(hands) };
};

/** What is saved, as it is; a sentence when nothing is. Nothing is moved and nothing is written. */
const savedProfile = (disk: Disk): Profile | string => {
  try {
    const opened = readSave(disk, SAVE);
    if (opened.kind === 'opened') return opened.profile;
    return opened.kind === 'none' ? fileWords().profile.noSave : fileWords().profile.otherSave;
  } catch (error) {
    return fileWords().profile.saveUnread(whyOf(error));
  }
};

/** Writes the whole profile to a new file. */
export const exportProfile = (folder: string, file: string): ExitCode => {
  const profile = savedProfile(folderDisk(folder));
  return typeof profile === 'string' ? refuse(profile) : writeNew(file, writeSave(profile));
};

/** What is to be written, and what the player was shown before it; or why there is nothing. */
type Written =
  | { readonly text: string; readonly promised?: Commitment | undefined; readonly isBefore?: true }
  | { readonly sentence: string };

/** A record as it is, or as a hand history where the file's name asks for one. */
const writtenAs = (file: string, record: string, promised?: Commitment): Written =>
  isHistory(file) ? historyText(record, file) : { text: record, promised };

/**
 * What a sitting that is not over gives. The seed of one that plays for chips is told when it is over and not before: it knows the
 * cards to come. Hands that have been played are no secret.
 */
const writtenSoFar = async <Id extends GameId>(game: Id, open: SavedTable, file: string): Promise<Written> => {
  const record = writeSitting(await catalogue[game](), open);
  if (!isForChips(open)) return writtenAs(file, record, open.promised);
  if (isHistory(file)) return historyText(record, file, false);
  return { sentence: fileWords().record.notOver(floorTiles[game].name, hasHistories(game)) };
};

/** The last sitting at a game that is over: of a game alone, or on the floor, whichever was later. */
const writtenLast = async <Id extends GameId>(
  disk: Disk,
  profile: Profile | undefined,
  game: Id,
  file: string,
): Promise<Written | undefined> => {
  const alone = readSession(disk, game);
  if (alone !== null) return writtenAs(file, alone);
  const ended = profile?.ended[game];
  return ended && writtenAs(file, writeSitting(await catalogue[game](), ended), ended.promised);
};

/** What there is to write down of a game: the sitting that waits, and if that gives nothing, the last one that is over. */
const writtenOf = async <Id extends GameId>(folder: string, game: Id, file: string): Promise<Written> => {
  const disk = folderDisk(folder);
  const saved = savedProfile(disk);
  const profile = typeof saved === 'string' ? undefined : saved;
  const open = profile?.tables[game];
  const now = open === undefined ? undefined : await writtenSoFar(game, open, file);
  if (now !== undefined && 'text' in now) return now;
  const before = await writtenLast(disk, profile, game, file);
  if (before === undefined) return now ?? { sentence: fileWords().record.noSession(floorTiles[game].name) };
  return now === undefined || 'sentence' in before ? before : { ...before, isBefore: true };
};

/** What the house has noted on this device of the sitting in a record: on the floor, or of a game alone. */
export const notedHere =
  (folder: string) =>
  ({ game, seed }: SittingFile): readonly NotedEnd[] => {
    const disk = folderDisk(folder);
    const profile = savedProfile(disk);
    const text = isGameId(game) ? readSession(disk, game) : null;
    const alone = text === null ? undefined : readSitting(text);
    return [
      ...(typeof profile === 'string' ? [] : notedEnds(profile, seed)),
      ...(alone !== undefined && alone.seed === seed ? [{ lines: alone.log.length, held: alone.held }] : []),
    ];
  };

/** What the record can be held against: it is not in the record itself, so it is printed here. */
const promisedLines = ({ promise, words }: Commitment, end: string): readonly string[] => {
  const command = ['baize', 'verify', 'FILE', '--promise', promise, '--words', JSON.stringify(words), '--end', end].join(' ');
  return fileWords().record.sealed(promise, words, end, command);
};

/** Writes the record of the last sitting at a game to a new file. */
export const exportSitting = async (folder: string, game: GameId, file: string): Promise<ExitCode> => {
  const written = await writtenOf(folder, game, file);
  if ('sentence' in written) return refuse(written.sentence);
  const code = writeNew(file, written.text);
  if (code !== 0) return code;
  const record = written.promised === undefined ? undefined : readSitting(written.text);
  if (written.promised !== undefined && record !== undefined)
    for (const line of promisedLines(written.promised, endSealOf(record))) say(line);
  return written.isBefore === true ? say(fileWords().record.before) : code;
};

const replaceSave = async (disk: Disk, profile: Profile): Promise<ExitCode> => {
  const aside = disk.read(SAVE) === null ? '' : await setAside(disk, SAVE, 'replaced');
  if (aside === undefined) return refuse(fileWords().profile.stuck);
  const put = await saveProfile(disk, profile, {});
  if (!put.ok) return refuse(fileWords().profile.unsaved(put.why));
  return say(fileWords().profile.now(worthOf(profile), aside === '' ? undefined : aside));
};

const importHeld = async (folder: string, profile: Profile): Promise<ExitCode> => {
  const disk = folderDisk(folder);
  const found = await openProfile(disk);
  if (found.kind === 'unreadable') return refuse(runtimeWords().save.unopened(found.why));
  const old = found.kind === 'newer' ? 'newer' : worthOf(found.profile);
  const reader = openReader(localTerminal);
  const isSure = await askYesNo(localTerminal, reader, fileWords().profile.replace(worthOf(profile), old));
  reader.close();
  return isSure ? replaceSave(disk, profile) : say(fileWords().profile.unchanged);
};

const whileHeld = async (lock: Lock, work: () => Promise<ExitCode>): Promise<ExitCode> => {
  try {
    return await work();
  } finally {
    lock.release();
  }
};

/** Takes a profile from a file, after a question; the old one is kept aside. */
export const importProfile = (folder: string, file: string): ExitCode | Promise<ExitCode> => {
  const read = readText(file);
  if ('sentence' in read) return refuse(read.sentence);
  const opened = openSave(read.text);
  if (opened.kind === 'newer') return refuse(fileWords().profile.newer(quoted(file)));
  if (opened.kind !== 'opened') return refuse(fileWords().profile.none(quoted(file)));
  const locked = takeLock(folder);
  if (locked.kind === 'held') return refuse(fileWords().profile.open(locked.pid));
  if (locked.kind === 'none') return refuse(fileWords().profile.denied);
  return whileHeld(locked.lock, () => importHeld(folder, opened.profile));
};
