import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { entryOf } from './places.ts';
import { all, double, playOut, tableWith, told } from './sabacc.fixture.ts';
import { sabacc } from './sabacc.ts';
import { drawCard, swapCard } from './scenes.ts';
import type { Action, State } from './state.ts';

const draw: Action = { type: 'draw' };
const keep: Action = { type: 'keep' };
const stand: Action = { type: 'stand' };
const junk: Action = { type: 'junk' };
const check: Action = { type: 'check' };
const call: Action = { type: 'call' };
const ready: Action = { type: 'ready' };
const raise = (by: number): Action => ({ type: 'raise', by });
const hands = ['c+7 s-3', 't+1 t-2', 's+9 s-4', 'c+2 c-5'];
const table = tableWith({ hands, next: 't+5' });
const betting: State = { ...table, phase: 'betting' };

describe('what each seat did last is on the table', () => {
  test('a card drawn, and which was released', () => {
    expect(playOut(table, [0, draw]).state.deeds[0]).toEqual({ type: 'drew', released: null });
    expect(playOut(table, [0, draw], [0, keep]).state.deeds[0]).toEqual({ type: 'drew', released: null });
    expect(playOut(table, [0, draw], [0, { type: 'release', card: 's-3' }]).state.deeds[0]).toEqual({ type: 'drew', released: 's-3' });
  });

  test('a swap, a stand, a junk', () => {
    expect(playOut(table, [0, { type: 'swap', card: 'c+7' }]).state.deeds[0]).toEqual({ type: 'swapped', took: 's-6' });
    expect(playOut(table, [0, stand]).state.deeds[0]).toEqual({ type: 'stood' });
    const junked = playOut(table, [0, junk]).state;
    expect([junked.deeds[0], junked.standing[0]]).toEqual([{ type: 'junked' }, 'junked']);
  });

  test('a check, a bet with all of it, a raise with what it adds, a call with what it costs', () => {
    const { deeds } = playOut(betting, [0, check], [1, raise(20)], [2, raise(30)], [3, call]).state;
    expect(deeds).toEqual([
      { type: 'checked' },
      { type: 'bet', amount: 20 },
      { type: 'raised', amount: 30 },
      { type: 'called', amount: 50 },
    ]);
  });

  test('a double deals again to those who are in, and leaves the others their deed', () => {
    const { deeds } = playOut(
      { ...tableWith({ hands, phase: 'betting', chance: double }), deeds: [{ type: 'stood' }, null, null, null] },
      ...all([0, 1, 2, 3], check),
    ).state;
    expect(deeds).toEqual(hands.map(() => ({ type: 'redealt', cards: 2 })));
  });
});

describe('betting', () => {
  test('a raise is answered by all others, from the left of the raiser', () => {
    expect(playOut(betting, [0, check], [1, raise(20)]).state.queue).toEqual([2, 3, 0]);
  });

  test('all that is left can be raised, and not with chips that only match', () => {
    const short = { ...betting, stacks: [1000, 30, 1000, 1000] };
    expect(playOut(short, [0, check], [1, raise(30)]).state.stacks[1]).toBe(0);
    const raised = playOut(short, [0, raise(30)]).state;
    expect(sabacc.refuse(raised, 1, raise(1)).reason).toBe('too-few-chips');
    expect(sabacc.legal(raised, 1).map(({ type }) => type)).toEqual(['call', 'all-in']);
  });

  test('another move is answered with the least raise where that is the first thing left', () => {
    expect(sabacc.refuse({ ...betting, bets: [0, 5, 0, 0] }, 0, check)).toEqual({ reason: 'bet-to-match', instead: { type: 'call' } });
  });
});

describe('between games', () => {
  const finished = () => playOut({ ...betting, round: 3 }, ...all([0, 1, 2, 3], check));

  test('each seat is asked once, and nothing is at risk', () => {
    const over = finished();
    expect(told(over.beats)).toContain('settled');
    expect(sabacc.toAct(over.state)).toEqual([0, 1, 2, 3]);
    expect(sabacc.toAct(playOut(over.state, [1, ready]).state)).toEqual([0, 2, 3]);
    expect(sabacc.outcome(over.state)).toBeUndefined();
    expect([over.state.phase, entryOf(over.state, 0)]).toEqual(['between', 0]);
    expect(entryOf({ ...over.state, phase: 'ended' }, 0)).toBe(0);
  });

  test('an ended sitting is between games, and has no seat to ask', () => {
    const ended: State = { ...finished().state, phase: 'ended' };
    expect([sabacc.refuse(ended, 0, draw), sabacc.toAct(ended)]).toEqual([{ reason: 'between-games' }, []]);
  });

  test('with exactly the entry an opponent stays', claims('CAS-5.27'), () => {
    const poor = playOut({ ...betting, round: 3, stacks: [50, 49, 1000, 1000] }, ...all([0, 1, 2, 3], check)).state;
    expect([sabacc.isIn(poor, 0), sabacc.isIn(poor, 1)]).toEqual([true, false]);
  });
});

test('an empty deck and an empty discard pile are faults', () => {
  expect(() => drawCard({ ...table, deck: [] }, 0)).toThrow('The deck is empty.');
  expect(() => swapCard({ ...table, discard: [] }, 0, 'c+7')).toThrow('The discard pile is empty.');
});
