/** `baize verify` and `baize replay`: the record of a sitting is checked, or told again. */
import { type Evidence, findingWords, type NotedEnd, readSitting, type SittingFile, stepsOf, verifySitting } from '@baize/casino';
import { type Beat, canOpen, type GameModule, type GameTypes, inFull, type Step, withWords } from '@baize/engine';
import { catalogue, type GameId, isGameId } from '@baize/games';
import { fileWords } from '../files/language/index.ts';
import { readable } from '../kit/ascii.ts';
import { quoted } from '../kit/text.ts';
import { isQuit } from '../language/typed.ts';
import { lined, PLAIN_WIDTH } from '../plain.ts';
import { type ExitCode, readText, refuse, say } from './named-file.ts';
import { openReader } from './reader.ts';
import { localTerminal } from './terminal.ts';

type Use = <T extends GameTypes>(module: GameModule<T>, record: SittingFile) => ExitCode | Promise<ExitCode>;

/** Hands on a record and its game with their types together; says so when the file holds none. */
const withRecord = (file: string, use: Use): ExitCode | Promise<ExitCode> => {
  const read = readText(file);
  if ('sentence' in read) return refuse(read.sentence);
  const record = readSitting(read.text);
  if (record === undefined || !isGameId(record.game)) return refuse(fileWords().record.none(quoted(file)));
  const fetch = async <Id extends GameId>(id: Id): Promise<ExitCode> => use(await withWords(catalogue[id]()), record);
  return fetch(record.game);
};

const verify =
  (evidence: Evidence, notedOf: (record: SittingFile) => readonly NotedEnd[]): Use =>
  (module, record) => {
    const finding = verifySitting(module, record, { ...evidence, noted: notedOf(record) });
    return finding.ok ? say(findingWords(finding)) : refuse(findingWords(finding));
  };

/** The first form of such a record, which had no chain: whoever held one could change what a hand had brought. */
const OLD_ROOM = /^\s*\{\s*"room"\s*:\s*1\s*,/;

/** Checks the record of a table with friends, if the file holds one. What reads it is loaded only for what looks like one. */
const verifyRoomFile = async (file: string, evidence: Evidence): Promise<ExitCode | undefined> => {
  const read = readText(file);
  if ('sentence' in read || !/"room"\s*:/.test(read.text)) return undefined;
  if (OLD_ROOM.test(read.text)) return refuse(fileWords().record.oldRoom);
  const { checkRoomRecord, readRoomRecord, roomFindingWords } = await withWords(import('@baize/rooms'));
  const record = readRoomRecord(read.text);
  if (record === undefined || !isGameId(record.game)) return undefined;
  const check = async <Id extends GameId>(id: Id) => checkRoomRecord(await catalogue[id](), record, evidence);
  const checked = await check(record.game);
  return checked.ok ? say(roomFindingWords(checked)) : refuse(roomFindingWords(checked));
};

/**
 * Checks a record against what the player was shown, against what the house has noted of the sitting, if it was played here, and against
 * itself; that of a table with friends against its commitments.
 */
export const verifyFile = async (
  file: string,
  evidence: Evidence,
  notedOf: (record: SittingFile) => readonly NotedEnd[] = () => [],
): Promise<ExitCode> => (await verifyRoomFile(file, evidence)) ?? withRecord(file, verify(evidence, notedOf));

// --- telling it again ----------------------------------------------------------------------------------------------

const told = <T extends GameTypes>({ game, words }: GameModule<T>, { event, state }: Beat<T>, record: SittingFile): readonly string[] =>
  words.event(game.viewEvent(event, record.me), game.view(state, record.me), record).map(inFull);

const finalStacks = <T extends GameTypes>(
  { game }: GameModule<T>,
  state: T['state'],
  { game: id, preset, names, log }: SittingFile,
): string =>
  JSON.stringify({ game: id, preset, actions: log.length, names, stacks: names.map((_, seat) => game.chips(state, seat).stack) });

/** Tells each step; before the next one it waits for Enter, where somebody sits at a terminal. */
const tell = async <T extends GameTypes>(module: GameModule<T>, steps: readonly Step<T>[], record: SittingFile): Promise<ExitCode> => {
  const reader = localTerminal.isWatched ? openReader(localTerminal) : undefined;
  for (const { beats } of steps) {
    const sentences = beats.flatMap((beat) => told(module, beat, record));
    if (sentences.length === 0) continue;
    process.stdout.write(lined(sentences, PLAIN_WIDTH));
    if (reader === undefined) continue;
    process.stdout.write(`${readable(fileWords().record.next, process.env)} > `);
    const line = await reader.next();
    if (line === undefined || isQuit(line)) break;
  }
  reader?.close();
  return 0;
};

const retell =
  (json: boolean): Use =>
  (module, record) => {
    if (record.version !== module.game.version) return refuse(findingWords({ ok: false, why: 'other-version' }));
    if (!canOpen(module.game, record)) return refuse(findingWords({ ok: false, why: 'cannot-open' }));
    const steps = [...stepsOf(module, record)];
    if (steps.length <= record.log.length) return refuse(fileWords().record.unlawful(steps.length));
    const last = steps.at(-1);
    if (json && last !== undefined) return say(finalStacks(module, last.state, record));
    return tell(module, steps, record);
  };

/** Tells a record again, or prints its final stacks. */
export const replayFile = (file: string, json: boolean): ExitCode | Promise<ExitCode> => withRecord(file, retell(json));
