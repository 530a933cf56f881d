import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  beginTable,
  botToAct,
  chooseAt,
  freshProfile,
  isPlayedForChips,
  type LocalTable,
  noRounds,
  openingFor,
  othersAt,
  saveTable,
  showNextAt,
  writeSitting,
} from '@baize/casino';
import { fillAny, fork, type GameModule, type GameTypes, isSeed, type Reader, read } from '@baize/engine';
import { mangle } from '@baize/engine/laws';
import { catalogue, type GameId, gameIds } from '@baize/games';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { draw } from '../../../../scripts/draw.ts';
import { type CommandLine, readArguments } from '../arguments.ts';
import { refusalSaid } from '../refusals/refusals.ts';
import { screens } from '../screens/registry.ts';
import { anyOf } from './garbage.fixture.ts';
import { replayFiles } from './histories.ts';
import type { ExitCode } from './named-file.ts';
import { historyText } from './profiles.ts';
import { replayFile, verifyFile } from './records.ts';

const FILES = draw(600, 20_000);
const HISTORIES = draw(300, 5_000);
const SEED = 'f1'.repeat(32);

// --- sound files --------------------------------------------------------------------------------------------------

const moved = <T extends GameTypes>(module: GameModule<T>, at: LocalTable<T>, reader: Reader): LocalTable<T> => {
  const { truth, waiting } = at;
  const by = (seat: number): T['action'] => fillAny<T['action']>(module.game.legal(truth.state, seat), reader);
  if (waiting === 'me') return chooseAt(module, at, by(truth.me));
  return showNextAt(module, at, waiting === 'bot' ? by(botToAct(module, truth) ?? truth.me) : undefined);
};

const recordAt = async <Id extends GameId>(id: Id, moves: number): Promise<string> => {
  const module = await catalogue[id]();
  const preset = Object.keys(module.game.presets).at(-1) ?? '';
  const options = { preset, others: othersAt(module, preset).max, buyIn: isPlayedForChips(module, preset) ? 1000 : 0, serverSeed: SEED };
  const reader = read(fork(SEED, `${id} ${moves}`));
  let table = beginTable(module, openingFor(module, options), noRounds);
  for (let move = 0; move < moves; move += 1) table = moved(module, table, reader);
  const kept = saveTable(module, freshProfile(), id, table).tables[id];
  if (kept === undefined) throw new Error('A table is kept.');
  return writeSitting(module, kept);
};

// --- what is said of them ----------------------------------------------------------------------------------------------

let folder = '';
let records: readonly string[] = [];
let history = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-hostile-'));
  records = await Promise.all(gameIds.flatMap((id) => [10, 80].map((moves) => recordAt(id, moves))));
  const written = historyText(await recordAt('holdem', 400), 'x.phhs');
  if ('sentence' in written) throw new Error(written.sentence);
  history = written.text;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = { out: '', err: '' };
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.err += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Does something with a file; what is wrong with what was said about it, if anything. */
const faultIn = async (work: () => ExitCode | Promise<ExitCode>): Promise<string | undefined> => {
  said.out = '';
  said.err = '';
  const code = await work();
  const text = said.out + said.err;
  // Letters of a name may be anybody's; nothing may be there that a terminal obeys.
  if (/[^\P{C}\n]|[\u2028\u2029]/u.test(text)) return `what a terminal obeys: ${JSON.stringify(text)}`;
  if (code === 0) return said.out === '' ? 'nothing was said' : undefined;
  return text.trim() === '' ? 'not a word why not' : undefined;
};

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const check = async (where: string, text: string, work: () => ExitCode | Promise<ExitCode>): Promise<void> => {
  const fault = await faultIn(work);
  if (fault !== undefined) throw new Error(`${where}: ${fault}\n${text.slice(0, 400)}`);
};

describe('mangled files', () => {
  test('many records are verified and replayed, or it is said why not', async () => {
    const reader = read(fork(SEED, 'records'));
    for (let time = 0; time < FILES; time += 1) {
      const text = mangle(anyOf(records, reader), reader);
      const file = write('record.json', text);
      await check(`verify ${time}`, text, () => verifyFile(file, { quick: true }));
      await check(`replay ${time}`, text, () => replayFile(file, time % 2 === 0));
    }
  });

  test('hand histories are replayed, or it is said why not', async () => {
    const reader = read(fork(SEED, 'histories'));
    for (let time = 0; time < HISTORIES; time += 1) {
      const text = mangle(history, reader);
      const file = write(anyOf(['a.phh', 'a.phhs', 'A.PHHS'], reader), text);
      await check(`history ${time}`, text, () => replayFiles([file], time % 2 === 0));
    }
  });
});

const mangledSeed = (seed: string, reader: Reader): string => (reader.below(8) === 0 ? seed.toUpperCase() : mangle(seed, reader));

/** What the command would say to what it was asked. */
const answerTo = (asked: CommandLine): string => {
  if (asked.kind === 'wrong') return refusalSaid(asked.why);
  return asked.kind === 'play' && isSeed(asked.seed) ? 'A table is opened.' : '';
};

describe('many mangled seeds', () => {
  test('are taken, or answered with a sentence', () => {
    const reader = read(fork(SEED, 'seeds'));
    const kinds = { taken: 0, refused: 0 };
    for (let time = 0; time < FILES; time += 1) {
      const seed = mangledSeed(fork(SEED, `seed ${time}`).seed, reader);
      const argv = reader.below(2) === 0 ? [`--seed=${seed}`] : ['--seed', seed];
      const asked = readArguments([anyOf(gameIds, reader), ...argv], screens);
      expect(answerTo(asked), JSON.stringify(seed)).toMatch(/^[\x20-\x7e]+[.?]$/);
      kinds[asked.kind === 'play' ? 'taken' : 'refused'] += 1;
    }
    expect(kinds.taken).toBeGreaterThan(FILES / 20);
    expect(kinds.refused).toBeGreaterThan(FILES / 2);
  });
});
