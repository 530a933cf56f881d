import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { handAt } from './places.ts';
import { britishTable, playOut, tableWith, told } from './pontoon.fixture.ts';
import { pontoon } from './pontoon.ts';
import { twistCard } from './scenes.ts';
import { resultsOf, verdictsOf } from './settle.ts';
import type { State } from './state.ts';

const results = (state: State) => resultsOf(state, verdictsOf(state));

describe('the result of a round', () => {
  test('won, lost or pushed, by the chips that it brings', () => {
    const winAndLoss = britishTable({ hands: ['Kh 10d', 'Kc 7d', 'Ks 9h'] });
    expect(results(winAndLoss)).toEqual([
      { net: 10, result: 'won' },
      { net: -10, result: 'lost' },
      { net: 0, result: 'pushed' },
    ]);
  });

  test('a bank without a chip pays nothing, and its debt is a push', () => {
    const table = britishTable({ hands: ['Kh 10d', 'Ks 9h'] });
    expect(results({ ...table, stacks: [500, 0] })).toEqual([
      { net: 0, result: 'pushed' },
      { net: 0, result: 'pushed' },
    ]);
  });

  test('without stakes the verdict is the result', () => {
    expect(results(tableWith({ you: 'Kh 10d', banker: 'Ks 9h' }))).toEqual([{ net: 0, result: 'won' }]);
    expect(results(tableWith({ you: 'Kh 8d', banker: 'Ks 9h' }))).toEqual([{ net: 0, result: 'lost' }]);
  });

  test('a seat that has left has none', () => {
    const table = britishTable({ hands: ['Kh 10d', 'Kc 7d', 'Ks 9h'] });
    expect(results({ ...table, playing: [true, false, true] })[1]).toBeNull();
  });
});

describe('the end of a round', () => {
  test('covered cards are shown, beside those that were twisted', () => {
    const table = britishTable({ hands: ['5h 4d', 'Ks 9h'], next: '8c' });
    const { state, beats } = playOut(table, [0, { type: 'twist' }], [0, { type: 'stick' }], [1, { type: 'stick' }]);
    expect(told(beats)).toContain('hands-shown');
    expect(handAt(state, 0).cards.every(({ up }) => up)).toBe(true);
  });

  test('the last one with chips has won, in whatever seat', () => {
    const table = britishTable({ hands: ['Kh 7d', 'Ks 9h'], stack: 0 });
    expect(pontoon.outcome(table)).toBeUndefined();
    const { state, beats } = playOut(table, [0, { type: 'stick' }], [1, { type: 'stick' }]);
    expect(beats.at(-1)?.event).toEqual({ type: 'sitting-ended', winner: 1 });
    expect(pontoon.outcome(state)).toEqual({ winners: [1], scores: [0, 1010] });
    expect([pontoon.isIn(state, 0), pontoon.isIn(state, 1), pontoon.toAct(state)]).toEqual([false, true, []]);
    expect([0, 1].flatMap((seat) => pontoon.legal(state, seat))).toEqual([]);
  });

  test('a bank that breaks passes to its left, and the pack is shuffled', () => {
    const table = { ...britishTable({ hands: ['Kh 10d', 'Kc 9d', 'Ks 7h'] }), stacks: [100, 100, 15] };
    const stick = { type: 'stick' } as const;
    const { state, beats } = playOut(table, [0, stick], [1, stick], [2, stick]);
    expect(beats.at(-1)?.event).toEqual({ type: 'bank-passed', to: 0, because: 'broken' });
    expect([state.banker, state.shuffleDue, state.playing]).toEqual([0, true, [true, true, false]]);
    const next = playOut(state, [0, { type: 'ready' }], [1, { type: 'ready' }]);
    expect(told(next.beats)).toContain('shuffled');
    expect(next.state.hands[2]).toEqual([]);
  });

  test('the next round waits for all who are in, and asks each once', () => {
    const stick = { type: 'stick' } as const;
    const { state } = playOut(britishTable({ hands: ['Kh 10d', 'Ks 7h'] }), [0, stick], [1, stick]);
    expect(pontoon.toAct(state)).toEqual([0, 1]);
    const waiting = playOut(state, [1, { type: 'ready' }]).state;
    expect([pontoon.toAct(waiting), waiting.phase]).toEqual([[0], 'between']);
  });
});

describe('the deal', () => {
  test('against the house your cards lie open, and only the second of the banker is covered', claims('PON-1.5'), () => {
    const between = playOut(tableWith({ you: 'Kh 9d', banker: 'Ks 7h' }), [0, { type: 'stick' }]).state;
    const { hands } = playOut(between, [0, { type: 'ready' }]).state;
    expect(hands.map(([hand]) => hand?.cards.map(({ up }) => up))).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  test('an empty pack and a hand that is not there are faults', () => {
    const table = tableWith({ you: 'Kh 9d', banker: 'Ks 7h' });
    expect(() => twistCard({ ...table, deck: [] }, 0)).toThrow('The pack is empty.');
    expect(() => handAt(table, 0, 1)).toThrow('There is no hand 1 at place 0.');
    expect(() => handAt(table, 7)).toThrow('There is no hand 0 at place 7.');
  });
});
