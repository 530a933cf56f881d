/** Records: a sitting written to a file, and a file checked against the rules. */
import {
  type Evidence,
  endSealOf,
  findingWords,
  notedEnds,
  type Profile,
  readSitting,
  type SavedTable,
  type SittingFile,
  verifySitting,
  writeSitting,
} from '@baize/casino';
import { catalogue, type GameId, isGameId } from '@baize/games';
import { saveFile } from './files.ts';
import { recordPageWords } from './language/index.ts';

const textOf = async <Id extends GameId>(id: Id, table: SavedTable): Promise<string> => writeSitting(await catalogue[id](), table);

/** What the player was shown before a sitting, in words: it is not in the record, which is held against it. */
const promisedWords = ({ promised }: SavedTable): string =>
  promised === undefined ? '' : recordPageWords().shown(promised.promise, promised.words);

/** Offers the record of a sitting that is over as a file; what it can be held against later, in words. */
export const saveRecord = async (table: SavedTable): Promise<string> => {
  if (!isGameId(table.game)) return '';
  const text = await textOf(table.game, table);
  saveFile(`baize-${table.game}-${table.seed.slice(0, 8)}.json`, text);
  const file = readSitting(text);
  return file === undefined ? promisedWords(table) : `${promisedWords(table)} ${recordPageWords().ownSeal(endSealOf(file))}`.trimStart();
};

const verify = async <Id extends GameId>(id: Id, file: SittingFile, evidence: Evidence): Promise<RecordCheck> => {
  const finding = verifySitting(await catalogue[id](), file, evidence);
  return { isGood: finding.ok, words: findingWords(finding), file };
};

/** What a check found, in a sentence. */
export interface RecordCheck {
  readonly isGood: boolean;
  readonly words: string;
  readonly file?: SittingFile;
}

const notOurs = (words: string): Promise<RecordCheck> => Promise.resolve({ isGood: false, words });

/** Checks the text of a file against what the player was shown, and against what the house has noted of the sitting on this device. */
export const checkRecord = (text: string | undefined, evidence: Evidence, profile?: Profile): Promise<RecordCheck> => {
  const file = text === undefined ? undefined : readSitting(text);
  if (file === undefined) return notOurs(recordPageWords().notRecord);
  const noted = profile === undefined ? [] : notedEnds(profile, file.seed);
  return isGameId(file.game) ? verify(file.game, file, { ...evidence, noted }) : notOurs(recordPageWords().noSuchGame);
};
