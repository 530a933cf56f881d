import { expect, test } from 'vitest';
import type { GameTypes } from './contract.ts';
import { type Scene, script } from './script.ts';

interface Counting extends GameTypes {
  readonly state: { readonly count: number };
  readonly event: { readonly type: 'counted'; readonly by: number };
}
const add =
  (by: number): Scene<Counting> =>
  ({ count }) => [{ type: 'counted', by }, { count: count + by }];
const start = Object.freeze({ count: 0 });

test('a script that plays nothing is a step without a beat', () => {
  const { state, beats } = script<Counting>(start);
  expect({ state, beats }).toEqual({ state: start, beats: [] });
});

test('every scene is one beat, with the state just after it', () => {
  const { state, beats } = script<Counting>(start).do(add(1)).do(add(2));
  expect(beats).toEqual([
    { event: { type: 'counted', by: 1 }, state: { count: 1 } },
    { event: { type: 'counted', by: 2 }, state: { count: 3 } },
  ]);
  expect(state).toBe(beats[1]?.state);
  expect(start).toEqual({ count: 0 });
});

test('each plays a scene for each thing, in order', () => {
  const { beats } = script<Counting>(start).each([3, 4], add).each([], add);
  expect(beats.map(({ event }) => event.by)).toEqual([3, 4]);
});

test('an act plays several scenes', () => {
  expect(script<Counting>(start).go((s) => s.do(add(1)).do(add(1))).state).toEqual({ count: 2 });
});

test('when asks about the state as it is by then', () => {
  const isOne = ({ count }: { readonly count: number }): boolean => count === 1;
  const { state } = script<Counting>(start)
    .when(isOne, (s) => s.do(add(100)))
    .do(add(1))
    .when(isOne, (s) => s.do(add(10)));
  expect(state).toEqual({ count: 11 });
});

test('while plays an act as long as it is so, or not at all', () => {
  const isSmall = ({ count }: { readonly count: number }): boolean => count < 10;
  const { state, beats } = script<Counting>(start)
    .while(isSmall, (s) => s.do(add(4)))
    .while(isSmall, (s) => s.do(add(1)));
  expect(state).toEqual({ count: 12 });
  expect(beats).toHaveLength(3);
});

test('two scripts of one state do not meet', () => {
  const [one, two] = [script<Counting>(start).do(add(1)), script<Counting>(start).do(add(2))];
  expect([one.state, two.state]).toEqual([{ count: 1 }, { count: 2 }]);
});
