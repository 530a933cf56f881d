import { fillAny, fork, type GameModule, type GameTypes, read } from '@baize/engine';
import { type GameId, isGameId } from '@baize/games';
import { blackjackModule } from '@baize/games/blackjack';
import { heartsModule } from '@baize/games/hearts';
import { holdemModule } from '@baize/games/holdem';
import { pontoonModule } from '@baize/games/pontoon';
import { rouletteModule } from '@baize/games/roulette';
import { sabaccModule } from '@baize/games/sabacc';
import { describe, expect, test } from 'vitest';
import { freshProfile, leaveTable, type Profile, type SavedTable } from '../profile/profile.ts';
import { openSave } from '../profile/save.ts';
import { joinTable, openingFor, saveTable } from '../profile/seating.ts';
import { writeSave } from '../profile/write-save.ts';
import { countRound, extendTrend, noRounds, startTrend, TREND_POINTS } from '../statistics/statistics.ts';
import { chooseAt, showNextAt } from '../table/local-session.ts';
import { netOfFinished } from './history.ts';
import { type Recorded, recordOf, recount } from './record.ts';

const keptAt = (profile: Profile, id: GameId): SavedTable => {
  const kept = profile.tables[id];
  if (kept === undefined) throw new Error('A table is kept.');
  return kept;
};

/** One sitting at a game, played by chance for so many moves and left; and its record. */
const oneSitting = <T extends GameTypes>(
  module: GameModule<T>,
  profile: Profile,
  { preset, others, moves, seed }: { readonly preset: string; readonly others: number; readonly moves: number; readonly seed: string },
): { readonly profile: Profile; readonly record: Recorded } => {
  const { id } = module.game;
  if (!isGameId(id)) throw new Error('It is in the catalogue.');
  const opening = openingFor(module, {
    preset,
    others,
    buyIn: id === 'hearts' || (preset === 'house' && id === 'pontoon') ? 0 : 400,
    serverSeed: seed,
  });
  const sat = joinTable(module, profile, id, opening);
  if (!sat.ok) throw new Error(sat.reason);
  let { profile: now, table } = sat;
  const reader = read(fork(seed, 'moves'));
  for (let move = 0; move < moves && table.waiting !== 'over'; move += 1) {
    table = table.waiting === 'me' ? chooseAt(module, table, fillAny<T['action']>(table.shown.offers, reader)) : showNextAt(module, table);
    now = saveTable(module, now, id, table);
  }
  const record = recordOf(keptAt(now, id));
  return { profile: leaveTable(now, id).profile, record };
};

/** Two sittings in a row, and what the profile says of them afterwards. */
const twoSittings = <T extends GameTypes>(module: GameModule<T>, preset: string, others: number, moves: number) => {
  const first = oneSitting(module, { ...freshProfile(), balance: 100_000 }, { preset, others, moves, seed: 'a1'.repeat(32) });
  const second = oneSitting(module, first.profile, { preset, others, moves: moves + 7, seed: 'b2'.repeat(32) });
  return { profile: second.profile, records: [first.record, second.record].map((record) => ({ record, isLeft: true })) };
};

/** A profile's books are what its records say; and they come back from a save as they were. */
const expectRecounted = <T extends GameTypes>(module: GameModule<T>, preset: string, others: number, moves: number): void => {
  const { profile, records } = twoSittings(module, preset, others, moves);
  const { id } = module.game;
  const books = isGameId(id) ? profile.statistics[id] : undefined;
  expect(books?.rounds).toBeGreaterThan(1);
  expect(Object.keys(books?.sums ?? {}).length).toBeGreaterThan(2);
  expect(recount(module, records)).toEqual(books);
  // What the sittings brought is what the books say, also of one that was left in the middle of a round.
  const nets = profile.past.map((sitting) => netOfFinished(sitting) ?? 0);
  expect(nets.reduce((sum, net) => sum + net, 0)).toBe(profile.past.length === records.length ? books?.net : undefined);
  expect(openSave(writeSave(profile))).toMatchObject({ kind: 'opened', profile: { statistics: { [id]: books } } });
};

describe('the law of the books: a profile’s records, played again, give the same statistics', () => {
  test('at Pontoon', () => {
    expectRecounted(pontoonModule, 'british', 3, 400);
    expectRecounted(pontoonModule, 'house', 0, 200);
  });
  test('at Hearts', () => expectRecounted(heartsModule, 'house', 3, 12_000));
  test("at Hold'em", () => expectRecounted(holdemModule, 'holdem', 4, 900));
  test('at Blackjack', () => expectRecounted(blackjackModule, 'vegas', 0, 300));
  test('at Roulette', () => expectRecounted(rouletteModule, 'french', 0, 600));
  test('at Sabacc', () => expectRecounted(sabaccModule, 'house', 3, 1200));
});

test('a course of a million rounds has no more points than one of a thousand, and keeps its first', () => {
  let course = startTrend(3, [0, 0]);
  for (let round = 1; round <= 100_000; round += 1) course = extendTrend(course, [round, -round]);
  expect(course.line.length).toBeLessThanOrEqual(TREND_POINTS);
  expect(course.line[0]).toEqual([0, 0]);
  // Point for point it says what was so after that many rounds.
  expect(course.line.every(([net], place) => net === place * course.every)).toBe(true);
  expect((course.line.length - 1) * course.every + course.since).toBe(100_000);
});

test('old statistics go on: the course begins where they stand, and no round is lost', () => {
  const old = [1, 2, 3].reduce((books) => countRound(books, { net: 10, result: 'won' }), noRounds);
  const profile = { ...freshProfile(), balance: 5000, statistics: { roulette: old } };
  const { profile: after } = oneSitting(rouletteModule, profile, { preset: 'french', others: 0, moves: 200, seed: 'c3'.repeat(32) });
  const books = after.statistics.roulette ?? noRounds;
  expect(books.course).toMatchObject({ from: 3 });
  expect(books.course?.line[0]).toEqual([30, 0, 0]);
  expect(books.rounds).toBe(3 + (books.sums?.['spins'] ?? 0));
});
