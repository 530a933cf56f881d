import { commitment, fork } from '@baize/engine';
import { pontoonModule } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { findingWords, readSitting, type SittingFile, verifySitting, writeSitting } from './fairness.ts';
import { oneMove, seatedWith } from './profile.fixture.ts';
import { mixSeed } from './promise.ts';
import { faces, isPlayedForChips, openingFor, othersAt } from './seating.ts';
import { openTable } from './table.ts';

const house = '4d'.repeat(32);

const playedFile = (): SittingFile => {
  let now = seatedWith(400);
  for (let n = 0; n < 120; n += 1) now = oneMove(now, `${n}`) ?? now;
  const kept = now.profile.tables.pontoon;
  const file = kept === undefined ? undefined : readSitting(writeSitting(pontoonModule, kept));
  if (file === undefined) throw new Error('It was written.');
  return file;
};

describe('a sitting in a file', () => {
  test('agrees with its replay', () => {
    const file = playedFile();
    expect(verifySitting(pontoonModule, file)).toEqual({ ok: true, lines: file.log.length, promise: commitment(file.seed) });
    expect(findingWords(verifySitting(pontoonModule, file))).toMatch(/^All of it agrees/);
  });

  test('that was changed is found out at the first difference', () => {
    const file = playedFile();
    const cut = { ...file, log: file.log.toSpliced(4, 1) };
    expect(verifySitting(pontoonModule, cut)).toMatchObject({ ok: false, why: 'line' });
    const forged = { ...file, digests: file.digests.with(3, 'ffffffffffffffff') };
    expect(findingWords(verifySitting(pontoonModule, forged))).toBe('The first difference is at action 3.');
    const dealt = { ...file, digests: file.digests.with(0, '') };
    expect(findingWords(verifySitting(pontoonModule, dealt))).toBe('The very deal is different.');
  });

  test('is told apart by version, opening, seed and promise', () => {
    const file = playedFile();
    const wrong = (change: Partial<SittingFile>): string => findingWords(verifySitting(pontoonModule, { ...file, ...change }));
    expect(wrong({ version: 99 })).toContain('another version');
    expect(wrong({ stacks: [1] })).toContain('no table');
    expect(wrong({ mixed: { house, words: 'mine' } })).toContain('does not follow');
    expect(wrong({ promise: commitment(house) })).toContain('promised');
    // As promises were made before: the plain SHA-256 of the seed.
    expect(wrong({ promise: fork(file.seed, '').seed })).toContain('All of it agrees');
  });

  test('is refused when it is anything else', () => {
    for (const text of ['', 'null', '{}', '{"kind":"baize-sitting"}', '[1]']) expect(readSitting(text)).toBeUndefined();
  });
});

describe('a wished-for table', () => {
  const wish = { preset: 'british', others: 3, buyIn: 250, house } as const;

  test('can be opened, with guests of different names', () => {
    const opening = openingFor(pontoonModule, wish);
    expect(opening).toMatchObject({
      preset: 'british',
      seed: house,
      me: 0,
      stacks: [250, 1000, 1000, 1000],
      bots: [null, 'sharp', 'steady', 'sharp'],
    });
    expect(opening.names[0]).toBe('You');
    expect(new Set(opening.names).size).toBe(4);
    expect(faces(opening).map((guest) => guest?.name ?? 'You')).toEqual(opening.names);
    expect(openTable(pontoonModule, opening).table.state.stacks).toEqual([250, 1000, 1000, 1000]);
  });

  test("with the player's own words has another seed, and keeps the house's for later", () => {
    const opening = openingFor(pontoonModule, { ...wish, words: 'my lucky words' });
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
