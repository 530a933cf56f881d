import { expect, test } from 'vitest';
import { type Chance, openChance } from './chance.ts';
import type { GameTypes, Step } from './contract.ts';
import { type CopyOf, perform, type Scene, type Sequence } from './script.ts';

interface Counting extends GameTypes {
  readonly state: { readonly count: number; readonly chance: Chance };
  readonly event: { readonly type: 'counted'; readonly by: number; readonly to: number };
}
const copyOf: CopyOf<Counting> = ({ count, chance }) => ({ count, chance });
const chance = openChance('00'.repeat(32));
const at = (count: number): Counting['state'] => ({ count, chance });
const start = Object.freeze(at(0));
const stepOf = (act: Sequence<Counting>): Step<Counting> => perform(start, copyOf, act);

let played = 0;
const add: Scene<Counting, [by: number]> = (next, by) => {
  played += 1;
  next.count += by;
  return { type: 'counted', by, to: next.count };
};

test('an act that plays nothing is a step without a beat', () => {
  const { state, beats } = stepOf((s) => s);
  expect({ state, beats }).toEqual({ state: start, beats: [] });
});

test('every scene is one beat, with the state just after it', () => {
  const { state, beats } = stepOf((s) => s.do(add, 1).do(add, 2));
  expect(beats).toEqual([
    { event: { type: 'counted', by: 1, to: 1 }, state: at(1) },
    { event: { type: 'counted', by: 2, to: 3 }, state: at(3) },
  ]);
  expect(state).toEqual(at(3));
  expect(start).toEqual(at(0));
});

test('scenes are played once, and once more for whoever asks what happened', () => {
  played = 0;
  const step = stepOf((s) => s.do(add, 1).do(add, 2));
  expect([step.state.count, played]).toEqual([3, 2]);
  const { beats } = step;
  expect(played).toBe(4);
  expect(step.beats).toBe(beats);
  expect(played).toBe(4);
});

test('an event may be made only for whoever asks', () => {
  let made = 0;
  const shy: Scene<Counting> = (next) => {
    next.count = 9;
    return () => {
      made += 1;
      return { type: 'counted', by: 9, to: next.count };
    };
  };
  const step = stepOf((s) => s.do(shy).do(add, 1));
  expect(made).toBe(0);
  expect(step.beats.map(({ event }) => event.to)).toEqual([9, 10]);
  expect(made).toBe(1);
});

test('a step is written down as its state, whether somebody asked for its beats or not', () => {
  const step = stepOf((s) => s.do(add, 1));
  for (const one of [step, { ...step, beats: step.beats.length }, step]) expect(JSON.parse(JSON.stringify(one)).state).toEqual(at(1));
  expect(JSON.stringify(step)).toBe(JSON.stringify({ state: at(1) }));
  expect(structuredClone(step)).toEqual({ state: at(1) });
});

test('each plays a scene for each thing, in order', () => {
  const { beats } = stepOf((s) => s.each([3, 4], add).each([], add));
  expect(beats.map(({ event }) => event.by)).toEqual([3, 4]);
});

test('an act plays several scenes', () => {
  expect(stepOf((s) => s.go((act) => act.do(add, 1).do(add, 1))).state).toEqual(at(2));
});

test('when asks about the state as it is by then', () => {
  const isOne = ({ count }: { readonly count: number }): boolean => count === 1;
  const { state } = stepOf((s) =>
    s
      .when(isOne, (act) => act.do(add, 100))
      .do(add, 1)
      .when(isOne, (act) => act.do(add, 10)),
  );
  expect(state).toEqual(at(11));
});

test('while plays an act as long as it is so, or not at all', () => {
  const isSmall = ({ count }: { readonly count: number }): boolean => count < 10;
  const { state, beats } = stepOf((s) => s.while(isSmall, (act) => act.do(add, 4)).while(isSmall, (act) => act.do(add, 1)));
  expect(state).toEqual(at(12));
  expect(beats).toHaveLength(3);
});

test('two steps from one state do not meet', () => {
  const [one, two] = [stepOf((s) => s.do(add, 1)), stepOf((s) => s.do(add, 2))];
  expect([one.state, two.state, one.beats[0]?.state]).toEqual([at(1), at(2), at(1)]);
});
