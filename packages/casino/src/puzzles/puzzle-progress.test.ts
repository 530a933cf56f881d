import { describe, expect, test } from 'vitest';
import type { Judgment } from '../review/review.ts';
import { afterAnswer, MAX_OWN, noPuzzles, type OwnPuzzle, ownPuzzles, readProgress, withOwn } from './puzzle-progress.ts';

const record = {
  game: 'hearts',
  version: 1,
  preset: 'house',
  seed: 'ab'.repeat(32),
  stacks: [0],
  me: 0,
  names: ['You'],
  bots: [null],
  log: [0, 1, 2].map(() => ({ seat: 0, action: { type: 'play' } })),
  held: { stack: 0, atRisk: 0 },
};
const judgment = (line: number, mark: Judgment['mark']): Judgment => ({
  line,
  round: 1,
  action: {},
  best: {},
  mark,
  unit: 'points',
  behind: 2,
  error: 0.1,
  scale: 1,
});
const own = (name: string): OwnPuzzle => ({ name, record, judgment: judgment(1, 'mistake'), solved: 0 });

describe('puzzles', () => {
  test('are counted, with a run that a wrong answer ends and nothing else lost', () => {
    const one = afterAnswer(noPuzzles, { kind: 'numbered', game: 'hearts', number: 1 }, true, 200);
    const two = afterAnswer(one, { kind: 'numbered', game: 'hearts', number: 200 }, true, 200);
    expect(two).toMatchObject({ solved: 2, run: 2, bestRun: 2, next: { hearts: 1 } });
    expect(afterAnswer(two, { kind: 'numbered', game: 'holdem', number: 4 }, false, 200)).toMatchObject({ solved: 2, run: 0, bestRun: 2 });
  });

  test('of the day count once a day, and days in a row make a streak', () => {
    const on = (before: typeof noPuzzles, day: number) => afterAnswer(before, { kind: 'daily', day }, true, 200);
    const three = [10, 11, 12].reduce(on, noPuzzles);
    expect(three).toMatchObject({ day: 12, days: 3 });
    expect(on(three, 12).days).toBe(3);
    expect(on(three, 14).days).toBe(1);
    expect(afterAnswer(three, { kind: 'daily', day: 13 }, false, 200).days).toBe(3);
  });

  test('of one’s own come back until they are solved twice', () => {
    const waiting = withOwn(noPuzzles, [own('a'), own('b')]);
    const once = afterAnswer(waiting, { kind: 'own', name: 'a' }, true, 200);
    expect(once.own.map(({ name, solved }) => [name, solved])).toEqual([
      ['b', 0],
      ['a', 1],
    ]);
    expect(afterAnswer(once, { kind: 'own', name: 'a' }, false, 200).own).toHaveLength(2);
    expect(afterAnswer(once, { kind: 'own', name: 'a' }, true, 200).own.map(({ name }) => name)).toEqual(['b']);
    expect(withOwn(once, [own('a')])).toBe(once);
    expect(
      withOwn(
        noPuzzles,
        Array.from({ length: 60 }, (_, at) => own(`${at}`)),
      ).own,
    ).toHaveLength(MAX_OWN);
  });

  test('are made of mistakes alone, each with its record up to there', () => {
    const made = ownPuzzles(record, [judgment(0, 'slip'), judgment(1, 'mistake'), judgment(2, 'opinion')]);
    expect(made.map(({ name, record: { log } }) => [name, log.length])).toEqual([['abababababababab 1', 2]]);
  });

  test('come back from the disk as they were, and from rubbish as none', () => {
    const some = afterAnswer(withOwn(noPuzzles, [own('a')]), { kind: 'daily', day: 5 }, true, 200);
    expect(readProgress(JSON.stringify(some))).toEqual(some);
    for (const text of [null, '', '{', '[]', '{"version":2}', '{"version":1,"solved":-1,"own":[3]}'])
      expect(readProgress(text)).toEqual(noPuzzles);
  });
});
