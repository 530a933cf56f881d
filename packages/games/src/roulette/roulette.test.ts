import { openChance, play } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { betsOnBoard } from './bets.ts';
import { betsOfCall, betsOnNeighbours, CALLS } from './calls.ts';
import { spotById } from './layout.ts';
import { whyNot } from './moves.ts';
import { betsOn, mine, playOut, tableWith, told, wealth, withMine } from './roulette.fixture.ts';
import { roulette } from './roulette.ts';
import { presets } from './rules.ts';
import type { Action, State } from './state.ts';
import { WHEEL } from './wheel.ts';

const place = (spot: string, amount: number): Action => ({ type: 'place', spot, amount });
const open = (stack = 1000, seed = 'a1'.repeat(32)) =>
  roulette.open({ rules: presets.house, stacks: [stack], chance: openChance(seed) }).state;
const refused = (state: State, action: unknown) => {
  const played = play(roulette, state, 0, action);
  return played.ok ? 'taken' : played.refusal;
};
const offered = (state: State) => [...new Set(roulette.legal(state, 0).map(({ type }) => type))];

describe('laying chips', () => {
  test('chips on the board are at risk, not lost, and the bet is on record', claims('CAS-4.2', 'CAS-4.3'), () => {
    const { state, beats } = playOut(open(), place('17', 25));
    expect(roulette.chips(state, 0)).toEqual({ stack: 975, atRisk: 25 });
    expect(mine(state).bets).toEqual([{ spot: '17', amount: 25 }]);
    expect(beats.map(({ event }) => event)).toEqual([{ type: 'bet-placed', seat: 0, spot: '17', amount: 25 }]);
  });

  test('more chips on the same spot add to the bet', () => {
    expect(mine(playOut(open(), place('17', 25), place('red', 10), place('17', 5)).state).bets).toEqual([
      { spot: '17', amount: 30 },
      { spot: 'red', amount: 10 },
    ]);
  });

  test('a bet beyond the stack is refused with the most that is possible', claims('CAS-4.2'), () => {
    const table = playOut(open(100), place('red', 60)).state;
    expect(refused(table, place('17', 41))).toEqual({ reason: 'not-enough-chips', instead: place('17', 40) });
    expect(refused(table, place('17', 40))).toBe('taken');
    expect(refused(table, place('17', 0))).toEqual({ reason: 'bet-too-small', instead: place('17', 1) });
    expect(refused(table, place('17', -5))).toEqual({ reason: 'bet-too-small', instead: place('17', 1) });
    const bare = playOut(table, place('17', 40)).state;
    expect(refused(bare, place('5', 1))).toEqual({ reason: 'no-chips-left', instead: { type: 'spin' } });
    expect(offered(bare)).toEqual(['undo', 'clear', 'spin', 'take-back']);
  });

  test('undo takes the last laying back, and goes on to the first', () => {
    const table = playOut(open(), place('17', 25), place('red', 10), place('17', 5)).state;
    const once = playOut(table, { type: 'undo' });
    expect(mine(once.state).bets).toEqual(betsOn({ '17': 25, red: 10 }));
    expect(once.beats[0]?.event).toEqual({ type: 'laying-undone', seat: 0, laying: [{ spot: '17', amount: 5 }] });
    const none = playOut(once.state, { type: 'undo' }, { type: 'undo' }).state;
    expect(none).toEqual(open());
    expect(refused(none, { type: 'undo' })).toEqual({ reason: 'nothing-to-undo' });
  });

  test('clear takes everything back, and can be undone', () => {
    const table = playOut(open(), place('17', 25), place('red', 10)).state;
    const clear = playOut(table, { type: 'clear' }).state;
    expect([mine(clear).bets, mine(clear).stack]).toEqual([[], 1000]);
    expect(refused(clear, { type: 'spin' })).toEqual({ reason: 'nothing-laid' });
    expect(refused(clear, { type: 'clear' })).toMatchObject({ reason: 'nothing-laid' });
    const again = playOut(clear, { type: 'undo' }).state;
    expect([mine(again).bets, mine(again).stack, mine(again).layings]).toEqual([mine(table).bets, mine(table).stack, mine(table).layings]);
  });

  test('one bet is taken back whatever was laid after it, and that can be undone', () => {
    const table = playOut(open(), place('17', 25), place('red', 10), place('17', 5)).state;
    const taken = playOut(table, { type: 'take-back', spot: '17' });
    expect([mine(taken.state).bets, mine(taken.state).stack]).toEqual([betsOn({ red: 10 }), 990]);
    expect(taken.beats[0]?.event).toEqual({ type: 'bet-taken-back', seat: 0, spot: '17', amount: 30 });
    expect(refused(taken.state, { type: 'take-back', spot: '17' })).toMatchObject({ reason: 'nothing-there' });
    expect(mine(playOut(taken.state, { type: 'undo' }).state).bets).toEqual(expect.arrayContaining([...mine(table).bets]));
  });

  test('double lays as much again on every bet, if there is as much', () => {
    const table = playOut(open(100), place('17', 20), place('red', 25)).state;
    const doubled = playOut(table, { type: 'double' }).state;
    expect([mine(doubled).bets, mine(doubled).stack]).toEqual([betsOn({ '17': 40, red: 50 }), 10]);
    expect(refused(doubled, { type: 'double' })).toEqual({ reason: 'too-few-to-double', instead: { type: 'spin' } });
    expect(refused(open(), { type: 'double' })).toEqual({ reason: 'nothing-laid' });
    expect(mine(playOut(doubled, { type: 'undo' }).state).bets).toEqual(mine(table).bets);
  });

  test('repeat lays the last spin’s bets again, beside what lies there', () => {
    expect(refused(open(), { type: 'repeat' })).toEqual({ reason: 'nothing-to-repeat' });
    const after = playOut(open(), place('17', 25), place('red', 10), { type: 'spin' }, { type: 'rest' }).state;
    const { state, beats } = playOut(withMine(after, { stack: 100 }), place('red', 1), { type: 'repeat' });
    expect(mine(state).bets).toEqual([
      { spot: 'red', amount: 11 },
      { spot: '17', amount: 25 },
    ]);
    expect(beats[1]?.event).toEqual({ type: 'bets-repeated', seat: 0, bets: betsOn({ '17': 25, red: 10 }) });
    expect(refused(withMine(after, { stack: 34 }), { type: 'repeat' })).toEqual({ reason: 'too-few-to-repeat' });
    expect(refused(withMine(after, { stack: 34 }), { type: 'spin' })).toEqual({ reason: 'nothing-laid' });
    expect(refused(after, { type: 'spin' })).toEqual({ reason: 'nothing-laid', instead: { type: 'repeat' } });
  });

  test('a spot that is cleared loses its place, and nothing of nothing stays', () => {
    expect(betsOnBoard([betsOn({ red: 5, odd: 5 }), betsOn({ red: -5 }), betsOn({ red: 1 })])).toEqual(betsOn({ odd: 5, red: 1 }));
  });
});

describe('the spin', () => {
  const laid = tableWith({ bets: betsOn({ '17': 25, red: 50 }), stack: 925 });

  test('the spin draws the number once and keeps the bets at risk; the ball has only to rest', claims('CAS-4.14', 'CAS-4.18'), () => {
    const { state, beats } = playOut(laid, { type: 'spin' });
    expect(told(beats)).toEqual(['wheel-spun']);
    expect(roulette.chips(state, 0)).toEqual({ stack: 925, atRisk: 75 });
    expect(roulette.legal(state, 0)).toEqual([{ type: 'rest' }]);
    const rested = playOut(state, { type: 'rest' });
    expect(rested.beats[0]?.event).toEqual({ type: 'ball-rested', number: state.number });
    // A reload in between meets the same spin.
    expect(playOut(JSON.parse(JSON.stringify(state)), { type: 'rest' })).toEqual(rested);
  });

  test('no bet can be laid or taken back while the ball runs', claims('CAS-4.14'), () => {
    const { state } = playOut(laid, { type: 'spin' });
    for (const action of [place('17', 1), { type: 'undo' }, { type: 'clear' }, { type: 'double' }, { type: 'repeat' }, { type: 'spin' }]) {
      expect(refused(state, action)).toEqual({ reason: 'no-more-bets', instead: { type: 'rest' } });
    }
    expect(refused(laid, { type: 'rest' })).toEqual({ reason: 'ball-at-rest', instead: { type: 'spin' } });
  });

  test('the number does not depend on the bets', () => {
    const numberWith = (spot: string) => playOut(open(), place(spot, 10), { type: 'undo' }, place(spot, 5), { type: 'spin' }).state.number;
    expect(numberWith('red')).toBe(numberWith('0'));
  });

  test('one event settles every bet: the winners are paid, the others taken', claims('CAS-4.16', 'CAS-4.17'), () => {
    const bets = betsOn({ '17': 25, '17/20': 10, '25/26/28/29': 10, red: 50, 'dozen-2': 20 });
    const { state, beats } = playOut(tableWith({ bets, stack: 1135, number: 20 }), { type: 'rest' });
    expect(told(beats)).toEqual(['ball-rested', 'settled']);
    expect(beats[1]?.event).toEqual({
      type: 'settled',
      results: [{ net: 125, result: 'won' }],
      number: 20,
      verdicts: [
        [
          { spot: '17', amount: 25, result: 'lost', net: -25 },
          { spot: '17/20', amount: 10, result: 'won', net: 170 },
          { spot: '25/26/28/29', amount: 10, result: 'lost', net: -10 },
          { spot: 'red', amount: 50, result: 'lost', net: -50 },
          { spot: 'dozen-2', amount: 20, result: 'won', net: 40 },
        ],
      ],
    });
    // 1,250 before the bets, and 125 more after the spin.
    expect([mine(state).stack, mine(state).bets, mine(state).last, state.history]).toEqual([1375, [], bets, [20]]);
    expect(beats[0]?.state).toMatchObject({ phase: 'resting', players: [{ stack: 1135, bets }] });
  });

  test('the last twenty numbers are remembered, the newest first', () => {
    let state = tableWith({ bets: betsOn({ red: 1 }), stack: 1000 });
    for (let spin = 0; spin < 25; spin += 1) {
      const table: State = { ...state, phase: 'spinning', number: spin };
      state = playOut(withMine(table, { bets: betsOn({ red: 1 }), stack: 1000 }), { type: 'rest' }).state;
    }
    expect(state.history).toEqual(Array.from({ length: 20 }, (_, at) => 24 - at));
  });

  test('the player is found broke only after everything is settled', claims('CAS-4.17'), () => {
    const allIn = playOut(open(100), place('red', 50), place('black', 50));
    expect([roulette.isIn(allIn.state, 0), roulette.outcome(allIn.state)]).toEqual([true, undefined]);
    const saved = playOut(tableWith({ bets: betsOn({ red: 50, black: 50 }), stack: 0, number: 7 }), { type: 'rest' });
    expect(told(saved.beats)).toEqual(['ball-rested', 'settled']);
    expect(mine(saved.state).stack).toBe(100);
    const broke = playOut(tableWith({ bets: betsOn({ red: 50, black: 50 }), stack: 0, number: 0 }), { type: 'rest' });
    expect(told(broke.beats)).toEqual(['ball-rested', 'settled', 'sitting-ended']);
    expect([roulette.isIn(broke.state, 0), roulette.toAct(broke.state), roulette.legal(broke.state, 0)]).toEqual([false, [], []]);
    expect(roulette.outcome(broke.state)).toEqual({ winners: [], scores: [0] });
  });

  test('what a player who leaves would forfeit is all that lies on the board, before and during the spin', claims('CAS-4.18'), () => {
    const { state } = playOut(laid, { type: 'spin' });
    expect([roulette.chips(laid, 0).atRisk, roulette.chips(state, 0).atRisk]).toEqual([75, 75]);
    expect(roulette.chips(state, 1)).toEqual({ stack: 0, atRisk: 0 });
  });
});

describe('calls', () => {
  const covered = (bets: readonly { spot: string }[]) =>
    [...new Set(bets.flatMap(({ spot }) => spotById(spot).numbers))].sort((a, b) => a - b);

  /** The numbers from one to another, clockwise. */
  const arc = (from: number, to: number) => {
    const start = WHEEL.indexOf(from);
    const length = ((WHEEL.indexOf(to) - start + 37) % 37) + 1;
    return Array.from({ length }, (_, step) => WHEEL[(start + step) % 37] ?? 0);
  };
  const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

  test('voisins, tiers and orphelins share the wheel out between them; jeu zero is about zero', () => {
    const [voisins, tiers, orphelins, jeuZero] = CALLS.map((name) => covered(betsOfCall(name, 1)));
    expect(voisins).toEqual(inOrder(arc(22, 25)));
    expect(tiers).toEqual(inOrder(arc(27, 33)));
    expect(orphelins).toEqual(inOrder([...arc(17, 6), ...arc(1, 9)]));
    expect(jeuZero).toEqual(inOrder(arc(12, 15)));
    expect([voisins, tiers, orphelins].flat()).toHaveLength(37);
  });

  test('a call takes its chips by its number of bets', () => {
    const table = tableWith({ preset: 'french', stack: 44 });
    const { state } = playOut(table, { type: 'call', name: 'voisins', unit: 4 });
    expect([mine(state).stack, mine(state).bets.length, wealth(state)]).toEqual([8, 7, 44]);
    expect(refused(table, { type: 'call', name: 'voisins', unit: 5 })).toEqual({
      reason: 'not-enough-chips',
      instead: { type: 'call', name: 'voisins', unit: 4 },
    });
    expect(refused(state, { type: 'call', name: 'voisins', unit: 1 })).toEqual({ reason: 'not-enough-chips', instead: { type: 'spin' } });
    expect(mine(playOut(state, { type: 'undo' }).state).bets).toEqual([]);
  });

  test('neighbours lay a chip on a number and on two to each side of it', () => {
    const table = tableWith({ preset: 'european', stack: 50 });
    const { state, beats } = playOut(table, { type: 'neighbours', of: 0, unit: 10 });
    expect(mine(state).bets.map(({ spot }) => spot)).toEqual(['3', '26', '0', '32', '15']);
    expect(beats[0]?.event).toEqual({ type: 'neighbours-placed', seat: 0, of: 0, bets: betsOnNeighbours(0, 10) });
    expect(refused(table, { type: 'neighbours', of: 37, unit: 1 })).toEqual({ reason: 'no-such-number' });
    expect(refused(table, { type: 'neighbours', of: 5, unit: 11 })).toEqual({
      reason: 'not-enough-chips',
      instead: { type: 'neighbours', of: 5, unit: 10 },
    });
  });

  test('the house takes no calls and no first four', () => {
    expect(refused(tableWith(), { type: 'call', name: 'tiers', unit: 1 })).toEqual({ reason: 'not-in-these-rules' });
    expect(refused(tableWith(), { type: 'neighbours', of: 5, unit: 1 })).toEqual({ reason: 'not-in-these-rules' });
    expect(refused(tableWith(), place('0/1/2/3', 1))).toEqual({ reason: 'not-in-these-rules' });
    expect(refused(tableWith({ preset: 'european' }), place('0/1/2/3', 1))).toBe('taken');
  });
});

test('one function says why not, and what it lets pass is what is offered', () => {
  const tables = [
    tableWith(),
    tableWith({ bets: betsOn({ red: 5 }), last: betsOn({ odd: 1 }) }),
    tableWith({ bets: betsOn({ red: 5 }), number: 3 }),
  ];
  for (const table of tables) {
    for (const type of ['undo', 'clear', 'repeat', 'double', 'spin', 'rest', 'done', 'ready'] as const) {
      expect(offered(table).includes(type)).toBe(whyNot(table, 0, { type }) === undefined);
    }
  }
});

test('what is not an action is refused and changes nothing', () => {
  for (const action of [
    undefined,
    'spin',
    {},
    { type: 'bet' },
    place('37', 1),
    place('17', 0.5),
    { type: 'neighbours', of: -0, unit: 1 },
  ]) {
    expect(refused(tableWith({ preset: 'french' }), action)).toEqual({ reason: 'not-an-action' });
  }
  expect(play(roulette, tableWith(), 1, { type: 'spin' })).toEqual({ ok: false, refusal: { reason: 'not-your-turn' } });
});

test('an opening that the rules do not allow is a bug, and throws', () => {
  const chance = openChance('00'.repeat(32));
  expect(() => roulette.open({ rules: presets.house, stacks: [10, 10], chance })).toThrow('seats 1');
  expect(() => roulette.open({ rules: presets.house, stacks: [0], chance })).toThrow('needs a chip');
  expect(() => playOut({ ...tableWith(), phase: 'spinning' }, { type: 'rest' })).toThrow('No number is drawn');
});

describe('to the last chip', () => {
  test('one chip is enough to sit down, and none is not', () => {
    expect(mine(open(1)).stack).toBe(1);
    expect(() => open(0)).toThrow('A player needs a chip to bet.');
    expect(() => roulette.open({ rules: presets.house, stacks: [], chance: openChance('a1'.repeat(32)) })).toThrow(
      'Roulette seats 1 to 1.',
    );
  });

  test('the bets of the last spin can be laid with all that is left, and doubled with as much again', () => {
    const bets = betsOn({ '17': 25, red: 50 });
    expect(
      [offered(tableWith({ last: bets, stack: 75 })), offered(tableWith({ last: bets, stack: 74 }))].map((types) =>
        types.includes('repeat'),
      ),
    ).toEqual([true, false]);
    expect(
      [offered(tableWith({ bets, stack: 75 })), offered(tableWith({ bets, stack: 74 }))].map((types) => types.includes('double')),
    ).toEqual([true, false]);
  });

  test('a refusal of one who can do nothing has no other suggestion', () => {
    expect(roulette.refuse(tableWith({ stack: 0 }), 0, { type: 'spin' })).toEqual({ reason: 'nothing-laid' });
  });

  test('a spin is counted, and forgets how the last one fared', () => {
    const rested = playOut(tableWith({ bets: betsOn({ red: 50 }), number: 20 }), { type: 'rest' }).state;
    expect([rested.spins, mine(rested).verdicts.length]).toEqual([1, 1]);
    const again = playOut(rested, { type: 'repeat' }, { type: 'spin' }).state;
    expect([again.spins, mine(again).verdicts]).toEqual([2, []]);
  });

  test('a spin is won, lost or pushed as a whole', () => {
    const result = (bets: Readonly<Record<string, number>>) =>
      playOut(tableWith({ bets: betsOn(bets), number: 20 }), { type: 'rest' }).beats.flatMap(({ event }) =>
        event.type === 'settled' ? event.results : [],
      );
    expect([result({ black: 50 }), result({ red: 50 }), result({ red: 50, black: 50 })]).toEqual([
      [{ net: 50, result: 'won' }],
      [{ net: -50, result: 'lost' }],
      [{ net: 0, result: 'pushed' }],
    ]);
  });

  test('there is one seat, and no other has chips, offers or a place', () => {
    const table = tableWith({ bets: betsOn({ red: 50 }) });
    expect([
      roulette.chips(table, 0),
      roulette.chips(table, 1),
      roulette.isIn(table, 0),
      roulette.isIn(table, 1),
      roulette.legal(table, 1),
    ]).toEqual([{ stack: 1000, atRisk: 50 }, { stack: 0, atRisk: 0 }, true, false, []]);
  });
});
