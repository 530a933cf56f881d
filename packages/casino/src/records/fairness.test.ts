import { fillAny, fork, play, read } from '@baize/engine';
import { pontoonModule } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { personasAt } from '../profile/personas.ts';
import { oneMove } from '../profile/profile.fixture.ts';
import { freshProfile, type SavedTable } from '../profile/profile.ts';
import { isPlayedForChips, joinTable, openingFor, othersAt } from '../profile/seating.ts';
import { openTable } from '../table/table.ts';
import { mixSeed, sealOf, seedSealFor } from './commitment.ts';
import { type Evidence, endSealOf, findingWords, readSitting, verifySitting } from './fairness.ts';
import { digestOf, type SittingFile, stepsOf, writeSitting } from './record.ts';

const house = '4d'.repeat(32);
const words = 'lucky seven';
const promise = sealOf({ game: 'pontoon', preset: 'british', others: 2, buyIn: 400, serverSeed: house });
const shown = { promise, words };

/** A sitting with the others as they are and the player by chance. */
const kept = ((): SavedTable => {
  const opening = openingFor(pontoonModule, { preset: 'british', others: 2, buyIn: 400, serverSeed: house, words });
  const sat = joinTable(pontoonModule, freshProfile(), 'pontoon', opening);
  if (!sat.ok) throw new Error(sat.reason);
  let now: Parameters<typeof oneMove>[0] = sat;
  for (let n = 0; n < 120; n += 1) now = oneMove(now, `${n}`) ?? now;
  const table = now.profile.tables.pontoon;
  if (table === undefined) throw new Error('It is kept.');
  return table;
})();

const fileOf = (text: string): SittingFile => {
  const file = readSitting(text);
  if (file === undefined) throw new Error('It was written.');
  return file;
};
const file = fileOf(writeSitting(pontoonModule, kept));

const check = (change: Partial<SittingFile>, evidence: Evidence = shown) => verifySitting(pontoonModule, { ...file, ...change }, evidence);

/** As a careful forger does it: everything in the file follows from what was changed. */
const sealed = (change: Partial<SittingFile>): SittingFile => {
  const forged = { ...file, ...change };
  const steps = [...stepsOf(pontoonModule, forged)];
  const { stack, atRisk } = pontoonModule.game.chips(steps.at(-1)?.state ?? openTable(pontoonModule, forged).table.state, forged.me);
  return { ...forged, held: { stack, atRisk }, digests: steps.map((step) => digestOf(step)) };
};
const verdictOn = (forged: SittingFile, evidence: Evidence = shown) => verifySitting(pontoonModule, forged, evidence);

/** Another deal of the same length, played by the very bots that the file names. */
const otherDeal = (seed: string, mixed: SittingFile['mixed']): SittingFile => {
  const opening = openingFor(pontoonModule, { preset: 'british', others: 2, buyIn: 400, serverSeed: seed, words: mixed?.words ?? '' });
  const sat = joinTable(pontoonModule, freshProfile(), 'pontoon', opening);
  if (!sat.ok) throw new Error(sat.reason);
  let now: Parameters<typeof oneMove>[0] = sat;
  for (let n = 0; n < 60; n += 1) now = oneMove(now, `${n}`) ?? now;
  const table = now.profile.tables.pontoon;
  if (table === undefined) throw new Error('It is kept.');
  return fileOf(writeSitting(pontoonModule, table));
};

describe('a sitting in a file', () => {
  test('agrees with its replay, and with what the player was shown', () => {
    expect(check({})).toEqual({ ok: true, lines: file.log.length, unchecked: ['end'] });
    expect(findingWords(check({}, { ...shown, end: endSealOf(file) }))).toMatch(/^Everything matches: the seed is the one that was sealed/);
    expect(kept.promised).toEqual(shown);
  });

  test('says nothing of what was promised, and plainly what could not be checked', () => {
    expect(writeSitting(pontoonModule, kept)).not.toContain(promise);
    expect(check({}, {})).toMatchObject({ ok: true, unchecked: ['promise', 'words', 'end'] });
    expect(check({}, { ...shown, quick: true })).toMatchObject({ ok: true, unchecked: ['bots', 'end'] });
    expect(findingWords(check({}, { quick: true }))).toBe(
      `Everything that could be checked matches: ${file.log.length} actions replay to the same cards and chips. Not checked: whether the seed, the rules and your chips were fixed before the session (give the seal you were shown); whether your own words are in the shuffle (give them, or say you gave none); whether the bots saw only their own cards; whether this is the whole session, to its end (give the seal you were shown when the record was written).`,
    );
  });

  test('that was changed is found out at the first difference', () => {
    expect(check({ log: file.log.toSpliced(4, 1) })).toMatchObject({ ok: false, why: 'line' });
    expect(findingWords(check({ digests: file.digests.with(3, 'ffffffffffffffff') }))).toBe('The first difference is at action 3.');
    expect(findingWords(check({ digests: file.digests.with(0, '') }))).toBe('Even the deal is different.');
  });

  test('is told apart by version and opening', () => {
    expect(findingWords(check({ version: 99 }))).toContain('a different version');
    expect(findingWords(check({ stacks: [1] }))).toContain('No table');
    expect(findingWords(check({ mixed: { house, words: 'mine' } }))).toContain('doesn’t follow');
  });

  test('is refused when it is anything else', () => {
    for (const text of ['', 'null', '{}', '{"kind":"baize-sitting"}', '[1]']) expect(readSitting(text)).toBeUndefined();
  });
});

describe('a careful forger is found out', () => {
  test('who swapped the seed and sealed it afterwards', () => {
    const forged = otherDeal('5e'.repeat(32), { house, words });
    expect(verdictOn(forged, { words }).ok).toBe(true);
    expect(findingWords(verdictOn(forged))).toBe(
      'This isn’t what was sealed before the session: the seed, the rules, the seats or your chips are different.',
    );
  });

  test("who dropped the player's words, or changed them", () => {
    const forged = otherDeal(house, undefined);
    expect(forged.mixed).toBeUndefined();
    expect(verdictOn(forged, { promise, words: '' }).ok).toBe(true);
    expect(findingWords(verdictOn(forged))).toBe('These aren’t the words that were mixed into the shuffle.');
    expect(verdictOn(otherDeal(house, { house, words: 'lucky eight' }))).toEqual({ ok: false, why: 'words' });
  });

  test('who gave chips away or took them', () => {
    const { stack, atRisk } = file.held;
    for (const held of [
      { stack: stack + 1, atRisk },
      { stack, atRisk: atRisk + 1 },
    ])
      expect(findingWords(check({ held }))).toBe('The play leads to different chips than the record says.');
  });

  test('who brought more chips than they did, and holds more at the end', () => {
    const forged = sealed({ stacks: file.stacks.with(file.me, (file.stacks[file.me] ?? 0) + 100) });
    expect(forged.held.stack + forged.held.atRisk).toBe(file.held.stack + file.held.atRisk + 100);
    expect(verdictOn(forged, {})).toMatchObject({ ok: true, unchecked: expect.arrayContaining(['promise']) });
    expect(verdictOn(forged)).toEqual({ ok: false, why: 'promise' });
    // A seal from before tables were part of it cannot tell, and that is said.
    expect(verdictOn(forged, { promise: seedSealFor(file), words })).toMatchObject({ ok: true, unchecked: ['table', 'end'] });
  });

  test('who cut lost hands from the end, where the house or the player has noted it', () => {
    const cut = sealed({ log: file.log.slice(0, -10) });
    const noted = [{ lines: file.log.length, held: file.held }];
    expect(verdictOn(cut)).toMatchObject({ ok: true, unchecked: ['end'] });
    expect(verdictOn(file, { ...shown, noted })).toEqual({ ok: true, lines: file.log.length, unchecked: [] });
    expect(verdictOn(cut, { ...shown, noted })).toEqual({ ok: false, why: 'noted', noted: noted[0] });
    const { stack, atRisk } = file.held;
    expect(findingWords(verdictOn(cut, { ...shown, noted }))).toBe(
      `The record doesn’t end the way this device noted it: after ${file.log.length} actions, with ${stack + atRisk} chips.`,
    );
    expect(verdictOn(file, { ...shown, end: endSealOf(file).slice(0, 8) })).toMatchObject({ ok: true, unchecked: [] });
    expect(findingWords(verdictOn(cut, { ...shown, end: endSealOf(file) }))).toContain('cut off');
  });

  test('who let a bot see all cards: the first move that it would not make is told', () => {
    const forgeries = file.log.flatMap(({ seat }, line) => {
      if (file.bots[seat] === null) return [];
      const steps = [...stepsOf(pontoonModule, { ...file, log: file.log.slice(0, line) })];
      const state = steps.at(-1)?.state;
      if (state === undefined) return [];
      const offers = pontoonModule.game.legal(state, seat);
      const actions = Array.from({ length: 8 }, (_, n) => fillAny(offers, read(fork(house, `forged ${line} ${n}`))));
      const other = actions.find(
        (action) => JSON.stringify(action) !== JSON.stringify(file.log[line]?.action) && play(pontoonModule.game, state, seat, action).ok,
      );
      return other === undefined
        ? []
        : [{ line: line + 1, name: file.names[seat], forged: sealed({ log: [...file.log.slice(0, line), { seat, action: other }] }) }];
    });
    expect(forgeries.length).toBeGreaterThan(5);
    for (const { line, name, forged } of forgeries.slice(0, 12)) {
      expect(verdictOn(forged, { ...shown, quick: true }).ok).toBe(true);
      expect(verdictOn(forged)).toEqual({ ok: false, why: 'bot', line, name });
    }
  });

  test('who changed a seat, a name, a guest’s chips or who the player is', () => {
    const changes: readonly Partial<SittingFile>[] = [
      { names: file.names.with(1, 'Nobody') },
      { names: file.names.slice(1) },
      { stacks: file.stacks.with(1, 5000) },
      { bots: file.bots.with(1, null) },
      { bots: file.bots.with(1, 'constructor') },
      { bots: file.bots.slice(1) },
      { me: 1 },
      { me: 1, bots: ['steady', null, 'steady'] },
    ];
    for (const change of changes) expect(verdictOn({ ...file, ...change })).toEqual({ ok: false, why: 'seats' });
    // Another level of the whole company is a table that the house could have set: its bots give it away.
    expect(check({ bots: file.bots.map((bot) => (bot === null ? null : bot === 'sharp' ? 'steady' : 'sharp')) })).toMatchObject({
      ok: false,
    });
    expect(findingWords({ ok: false, why: 'seats' })).toContain('don’t follow from the seed');
  });
});

describe('a wished-for table', () => {
  const options = { preset: 'british', others: 3, buyIn: 250, serverSeed: house } as const;

  test('can be opened, with guests of different names', () => {
    const opening = openingFor(pontoonModule, options);
    expect(opening).toMatchObject({
      preset: 'british',
      seed: house,
      me: 0,
      stacks: [250, 1000, 1000, 1000],
      bots: [null, 'sharp', 'steady', 'sharp'],
    });
    expect(opening.names[0]).toBe('You');
    expect(new Set(opening.names).size).toBe(4);
    expect(personasAt(opening).map((one) => one?.name ?? 'You')).toEqual(opening.names);
    expect(openTable(pontoonModule, opening).table.state.stacks).toEqual([250, 1000, 1000, 1000]);
  });

  test("with the player's own words has another seed, and keeps the house's for later", () => {
    const opening = openingFor(pontoonModule, { ...options, words: 'my lucky words' });
    expect(opening.seed).toBe(mixSeed(house, 'my lucky words'));
    expect(opening.seed).not.toBe(house);
    expect(opening.mixed).toEqual({ house, words: 'my lucky words' });
  });

  test('knows how many others there can be, and whether it is for chips', () => {
    expect([othersAt(pontoonModule, 'house'), othersAt(pontoonModule, 'british')]).toEqual([
      { min: 0, max: 0 },
      { min: 1, max: 7 },
    ]);
    expect([isPlayedForChips(pontoonModule, 'house'), isPlayedForChips(pontoonModule, 'british')]).toEqual([false, true]);
  });
});
