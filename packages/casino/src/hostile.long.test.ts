import { canOpen, fork, openSitting, play, type Reader, read, rulesOf } from '@baize/engine';
import { mangle } from '@baize/engine/laws';
import { catalogue, type GameId, gameIds, isGameId } from '@baize/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { draw } from '../../../scripts/draw.ts';
import { moved, SEED, soundOnes, tablesIn, tampered } from './hostile.fixture.ts';
import { closeTable, isForChips, type Profile, worthOf } from './profile/profile.ts';
import { openSave } from './profile/save.ts';
import { isPlayedForChips, openingFor, othersAt, saveTable } from './profile/seating.ts';
import { writeSave } from './profile/write-save.ts';
import { mixSeed } from './records/commitment.ts';
import { findingWords, readSitting, verifySitting } from './records/fairness.ts';
import type { SittingFile } from './records/record.ts';
import { showNextAt } from './table/local-session.ts';
import { resumeTable } from './table/resume.ts';

const TIMES = draw(1_000, 10_000);

let sound: Awaited<ReturnType<typeof soundOnes>>;
beforeAll(async () => {
  sound = await soundOnes();
});
const anyOf = <T>(from: readonly T[], reader: Reader): T => {
  const one = from[reader.below(from.length)];
  if (one === undefined) throw new Error('There is none to take.');
  return one;
};

// --- saves ------------------------------------------------------------------------------------------------------

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isChips = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
/** As far as the house counts. */
const MOST = 1e12;

/** Keys that no honest hand writes and nobody reads. */
const NEVER = new Set(['__proto__', 'prototype', 'constructor']);

/** What a document itself says that its player has, counted without any of the code that reads saves. */
const stated = (text: string): number => {
  const document: unknown = JSON.parse(text);
  if (!isFields(document) || !isChips(document['balance'])) throw new Error('It states no balance.');
  const tables = document['tables'];
  const held = (isFields(tables) && !Array.isArray(tables) ? Object.entries(tables) : []).map(([key, table]) => {
    if (NEVER.has(key)) return 0;
    const chips = isFields(table) ? table['held'] : undefined;
    return isFields(chips) && isChips(chips['stack']) && isChips(chips['atRisk'])
      ? Math.min(chips['stack'], MOST) + Math.min(chips['atRisk'], MOST)
      : 0;
  });
  return held.reduce((sum, chips) => sum + chips, Math.min(document['balance'], MOST));
};

/** All the chips that were stated; where that is more than the house counts, as many as it does. */
const expectWorth = (profile: Profile, chips: number, where: string): void => {
  const worth = worthOf(profile);
  if (chips <= MOST) expect(worth, where).toBe(chips);
  else expect(worth >= MOST && worth <= chips, `${where}: ${worth} of ${chips}`).toBe(true);
};

/** The player goes to a table that waits and something happens there; one that cannot be taken up is closed, as the floor does it. */
const playedOn = async <Id extends GameId>(profile: Profile, id: Id, reader: Reader): Promise<Profile> => {
  const module = await catalogue[id]();
  const kept = profile.tables[id];
  if (kept === undefined) return profile;
  const resumed = resumeTable(module, kept, profile.statistics[id]);
  if (!resumed.ok) return closeTable(profile, id);
  const { table: before } = resumed;
  // The bots are the real ones: what a tampered table asks of them, they have to answer.
  const after = before.waiting === 'bot' ? showNextAt(module, before) : moved(module, before, reader);
  const next = saveTable(module, profile, id, after);
  const won = isForChips(kept) ? after.lifetime.net - before.lifetime.net : 0;
  if (worthOf(next) !== worthOf(profile) + won) throw new Error(`${id}: chips were made or lost at the table.`);
  return next;
};

const reopened = (profile: Profile): Profile => {
  const again = openSave(writeSave(profile));
  if (again.kind !== 'opened' || again.notes.length > 0) throw new Error(`What was written is ${JSON.stringify(again)}.`);
  expectWorth(again.profile, worthOf(profile), 'what was written');
  return again.profile;
};

describe('many tampered saves', () => {
  test('are opened or refused; chips are as many as the document says; and whoever was let in can play on', async () => {
    const reader = read(fork(SEED, 'saves'));
    const counts = { opened: 0, tables: 0, broken: 0, newer: 0, none: 0 };
    for (let time = 0; time < TIMES; time += 1) {
      const text = tampered(writeSave(anyOf(sound.profiles, reader)), reader);
      const opened = openSave(text);
      counts[opened.kind] += 1;
      if (opened.kind !== 'opened') continue;
      expectWorth(opened.profile, stated(text), `save ${time}`);
      let profile = opened.profile;
      for (const { id } of tablesIn(profile)) {
        counts.tables += 1;
        profile = await playedOn(profile, id, reader);
      }
      reopened(profile);
    }
    // Enough of them have to come through, or nothing was tested but the first check.
    expect(counts.opened).toBeGreaterThan(TIMES / 3);
    expect(counts.tables).toBeGreaterThan(TIMES / 4);
    expect(counts.broken).toBeGreaterThan(TIMES / 10);
  });

  test('leave no trace on what all objects share', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'held')).toBeUndefined();
  });
});

// --- records ------------------------------------------------------------------------------------------------------

/** Whether every line of a record is one that the rules allow, found without the code that verifies records. */
const replays = async <Id extends GameId>(id: Id, record: SittingFile): Promise<boolean> => {
  const { game } = await catalogue[id]();
  let { state } = openSitting(game, record);
  return record.log.every(({ seat, action }) => {
    const played = play(game, state, seat, action);
    if (played.ok) state = played.step.state;
    return played.ok;
  });
};

const verified = async <Id extends GameId>(id: Id, record: SittingFile) =>
  // The moves of the bots in these records are chance's own: they are not asked again.
  verifySitting(await catalogue[id](), record, { quick: true });

describe('many tampered records', () => {
  test('are verified or found out, always in a sentence', async () => {
    const reader = read(fork(SEED, 'records'));
    const counts = { unread: 0, good: 0, found: 0 };
    for (let time = 0; time < TIMES; time += 1) {
      const record = readSitting(tampered(anyOf(sound.records, reader), reader));
      if (record === undefined || !isGameId(record.game)) {
        counts.unread += 1;
        continue;
      }
      const finding = await verified(record.game, record);
      expect(findingWords(finding), `record ${time}`).toMatch(/^[A-Z][\x20-\x7e’]+\.$/);
      counts[finding.ok ? 'good' : 'found'] += 1;
      if (finding.ok) expect(await replays(record.game, record), `record ${time}`).toBe(true);
    }
    expect(counts.found).toBeGreaterThan(TIMES / 10);
    // What is no part of the play may be changed without being found out: a name, or what a file says beside it.
    expect(counts.good).toBeGreaterThan(0);
    expect(counts.unread).toBeGreaterThan(TIMES / 10);
  });
});

// --- seeds --------------------------------------------------------------------------------------------------------

const opens = async <Id extends GameId>(id: Id, seed: string): Promise<boolean> => {
  const module = await catalogue[id]();
  const [preset = ''] = Object.keys(module.game.presets);
  const { min, buyIn } = module.game.seats(rulesOf(module.game, preset));
  const opening = { preset, seed, stacks: Array.from({ length: min }, () => buyIn) };
  if (!canOpen(module.game, opening)) return false;
  openSitting(module.game, opening);
  return true;
};

/** Whether a table can be opened with these words of a player mixed into the house's seed. */
const opensWith = async <Id extends GameId>(id: Id, words: string): Promise<boolean> => {
  const module = await catalogue[id]();
  const [preset = ''] = Object.keys(module.game.presets);
  const buyIn = isPlayedForChips(module, preset) ? 1000 : 0;
  const opening = openingFor(module, { preset, others: othersAt(module, preset).min, buyIn, serverSeed: SEED, words });
  return opening.seed === mixSeed(SEED, words) && canOpen(module.game, opening);
};

describe('many mangled seeds', () => {
  test('open a table or none, and any words can be mixed into a seed', async () => {
    const reader = read(fork(SEED, 'seeds'));
    for (let time = 0; time < TIMES; time += 1) {
      const seed = mangle(fork(SEED, `seed ${time}`).seed, reader);
      const id = anyOf(gameIds, reader);
      expect(await opens(id, seed), JSON.stringify(seed)).toBe(/^[0-9a-f]{64}$/.test(seed));
      expect(await opensWith(id, seed.slice(0, 26)), JSON.stringify(seed)).toBe(true);
    }
  });
});
