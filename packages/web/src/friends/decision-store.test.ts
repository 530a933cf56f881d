import { judge } from '@baize/casino';
import { isSeen, openSitting, sightOf } from '@baize/engine';
import type { Games } from '@baize/games';
import { heartsModule } from '@baize/games/hearts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type JudgeNews, judgeRecord } from '../review/judge-run.ts';
import { decisionsIn } from '../review/own-decisions.ts';
import { type DecisionStore, decidedIn, decisionsKeptFor } from './decision-store.ts';

type Hearts = Games['hearts'];

const ROOM = '0123456789abcdef';
const { state } = openSitting(heartsModule.game, { preset: 'house', stacks: [0, 0, 0, 0], seed: '5eed'.repeat(16) });
const { view, offers } = sightOf(heartsModule.game, state, 1);

const hand = (view.hands[1] ?? []).filter(isSeen);
const pass = (from: number): Hearts['action'] => ({ type: 'pass', cards: hand.slice(from, from + 3) });
/** Somebody who is asked for the pass decides: the so manieth of their decisions. */
const decide = (line: number, action: Hearts['action'], room = ROOM): void =>
  decisionsKeptFor(heartsModule, room).decided?.({ line, round: 3, sight: { seat: 1, view, offers }, action });
const undecide = (nth: number): void => decisionsKeptFor(heartsModule, ROOM).undecided?.(nth);
const kept = (room = ROOM, phase: 'playing' | 'over' = 'over') => decidedIn(heartsModule, room, { preset: 'house', phase, hand: 3 });
const made = () => decisionsIn(heartsModule, kept() ?? { game: 'hearts', preset: 'house', seed: '', made: [] });

const memory = new Map<string, string>();
const store: DecisionStore = {
  get length() {
    return memory.size;
  },
  key: (at) => [...memory.keys()][at] ?? null,
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

beforeEach(() => {
  memory.clear();
  vi.stubGlobal('sessionStorage', store);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what one decides is kept with what one saw, in order; what was chosen instead stands in its place', () => {
  for (const nth of [10, 9, 2]) decide(nth, pass(0));
  decide(9, pass(4));
  expect(made().map(({ line, round, action }) => [line, round, action])).toEqual([
    [2, 3, pass(0)],
    [9, 3, pass(4)],
    [10, 3, pass(0)],
  ]);
  expect(made()[0]?.sight).toEqual({ seat: 1, view, offers });
});

test('what was not taken, and what was decided at another table, is not', () => {
  decide(1, pass(0));
  undecide(1);
  expect(kept()).toBeUndefined();
  decide(4, pass(0));
  decide(0, pass(0), 'fedcba9876543210');
  expect(kept()).toBeUndefined();
  expect(kept('fedcba9876543210')?.made.length).toBe(1);
});

test('no more than some hundreds are kept, and what a window holds of another version or by mistake is passed over', () => {
  for (let nth = 0; nth < 410; nth += 1) decide(nth, pass(0));
  expect(made().length).toBe(400);
  expect(made()[0]?.line).toBe(10);
  memory.set(`baize.decided.${ROOM}.20`, JSON.stringify({ ...made()[5], version: -1 }));
  memory.set(`baize.decided.${ROOM}.21`, '{');
  memory.set(`baize.decided.${ROOM}.22`, JSON.stringify({ ...made()[5], version: heartsModule.game.version, action: { type: 'pass' } }));
  expect(made().length).toBe(397);
});

test('the hand that is being played is not told of, as no coach sits at a table with friends', () => {
  decide(1, pass(0));
  expect(kept(ROOM, 'playing')).toBeUndefined();
  expect(kept()?.made.length).toBe(1);
  expect(decidedIn(heartsModule, ROOM, { preset: 'house', phase: 'playing', hand: 4 })?.made.length).toBe(1);
});

test('where a window may keep nothing, one plays all the same', () => {
  vi.stubGlobal('sessionStorage', undefined);
  decide(1, pass(0));
  undecide(1);
  expect(kept()).toBeUndefined();
});

test('it is judged as the same decision of a sitting is', async () => {
  decide(7, pass(0));
  const news: JudgeNews[] = [];
  const matter = kept();
  if (matter === undefined) throw new Error('Nothing was kept.');
  await judgeRecord(matter, (one) => news.push(one) > 0);
  const judgment = judge(heartsModule, { line: 7, round: 3, sight: { seat: 1, view, offers }, action: pass(0) });
  expect(news).toEqual([{ kind: 'begun', of: 1 }, { kind: 'judged', done: 1, judgments: [judgment] }, { kind: 'done' }]);
  expect(judgment?.action).toEqual(pass(0));
});
