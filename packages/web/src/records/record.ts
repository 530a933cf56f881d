/** Records: a sitting written to a file, and a file checked against the rules. */
import { findingWords, readSitting, type SittingFile, verifySitting, writeSitting } from '@baize/casino';
import { catalogue, type GameId, isGameId } from '@baize/games';
import type { Ended } from '../runtime/house.ts';

const textOf = async <Id extends GameId>(id: Id, { table }: Ended): Promise<string> => writeSitting(await catalogue[id](), table);

/** The file of a sitting that is over: its name and its text. */
export const recordFile = async (ended: Ended): Promise<readonly [name: string, text: string]> => [
  `baize-${ended.id}-${ended.table.seed.slice(0, 8)}.json`,
  await textOf(ended.id, ended),
];

const verify = async <Id extends GameId>(id: Id, file: SittingFile): Promise<RecordCheck> => {
  const finding = verifySitting(await catalogue[id](), file);
  return { isGood: finding.ok, words: findingWords(finding), file };
};

/** What a check found, in a sentence. */
export interface RecordCheck {
  readonly isGood: boolean;
  readonly words: string;
  readonly file?: SittingFile;
}

const notOurs = (words: string): Promise<RecordCheck> => Promise.resolve({ isGood: false, words });

/** Checks the text of a file. */
export const checkRecord = (text: string | undefined): Promise<RecordCheck> => {
  const file = text === undefined ? undefined : readSitting(text);
  if (file === undefined) return notOurs('This file is not the record of a sitting.');
  return isGameId(file.game) ? verify(file.game, file) : notOurs('This is the record of a game that the house does not have.');
};
