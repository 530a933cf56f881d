import { fork, openChance, play, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../bench/lib/random.mjs';
import { BUCKETS, bucketsOn, STARTING_CLASSES, VARIATIONS } from '../../packages/games/src/holdem/blueprint/buckets.ts';
import { treePathOf } from '../../packages/games/src/holdem/blueprint/path.ts';
import { playerOf } from '../../packages/games/src/holdem/blueprint/player.ts';
import { solveRiver } from '../../packages/games/src/holdem/blueprint/river.ts';
import { sharesFrom, strengthsOn } from '../../packages/games/src/holdem/blueprint/strengths.ts';
import { bytesIn, openBlueprint } from '../../packages/games/src/holdem/blueprint/table.ts';
import { BIG, buildTree, isSpot } from '../../packages/games/src/holdem/blueprint/tree.ts';
import { bots } from '../../packages/games/src/holdem/bots/index.ts';
import { COMBOS, comboOf } from '../../packages/games/src/holdem/bots/starting.ts';
import { cards, dealt, playOut } from '../../packages/games/src/holdem/holdem.fixture.ts';
import { holdem } from '../../packages/games/src/holdem/holdem.ts';
import { type CardCode, cardCode } from '../../packages/games/src/holdem/ranking/codes.ts';
import { strengthOfCodes } from '../../packages/games/src/holdem/ranking/evaluate.ts';
import { presets } from '../../packages/games/src/holdem/rules.ts';
import type { Action, State } from '../../packages/games/src/holdem/state.ts';
import { cutsFrom, makeBoards } from './boards.mjs';
import { packTable } from './pack.mjs';
import { flatten, makeLearner } from './regrets.mjs';

const { seed } = openChance('b1'.repeat(32));
const [flopCuts, turnCuts] = cutsFrom(3, 'test');
if (flopCuts === undefined || turnCuts === undefined) throw new Error('There are no cuts.');
const plan = { depth: 100, order: 'button-first', cuts: [flopCuts, turnCuts] } as const;

const boards = makeBoards(4, plan.cuts, 'test');

/** A table learned from so many deals. */
const learned = (deals: number): Uint8Array => {
  const flat = flatten(buildTree(plan.depth, plan.order));
  const tables = { regrets: new Float32Array(flat.size), played: new Float32Array(flat.size) };
  makeLearner(flat, boards, tables)(deals, randomFrom('test', 'deals'));
  return packTable(flat, tables.played);
};
const table = learned(8000);
const blueprint = openBlueprint(plan, table);
const codes = (text: string): readonly CardCode[] => cards(text).map(cardCode);
const combo = (text: string): number => {
  const [a = 0, b = 0] = codes(text);
  return comboOf(a, b);
};

describe('the small game', () => {
  const { root, spots } = buildTree(100, 'button-first');

  test('nobody puts in more than a stack, and every raise goes up', () => {
    for (const { puts, choices } of spots) {
      const level = Math.max(...puts);
      expect(choices.every(({ kind, put }) => put <= 100 * BIG && (kind !== 'raise' || put > level))).toBe(true);
      expect(choices.some(({ kind }) => kind === 'fold')).toBe(puts[0] !== puts[1] && choices.some(({ kind }) => kind === 'fold'));
    }
  });

  test('spots are numbered as they are met, and the one who opens is the one who is to', () => {
    expect(spots.map(({ number }) => number)).toEqual(spots.map((_, at) => at));
    expect([root.player, buildTree(100, 'button-last').root.player]).toEqual([0, 1]);
  });

  test('after the flop the button acts last', () => {
    const called = root.choices.find(({ kind }) => kind === 'stay')?.next;
    const checked = called !== undefined && isSpot(called) ? called.choices.find(({ kind }) => kind === 'stay')?.next : undefined;
    expect(checked).toMatchObject({ street: 1, player: 1, puts: [BIG, BIG] });
  });
});

describe('judging hands', () => {
  test.each(['Qh9c4d2sJh', 'QhJh4h2h9c', 'AsKsQsJsTs', '7c7d7h2s2c'])('all pairs on %s are as strong as one by one', (board) => {
    const strengths = new Int16Array(COMBOS.length);
    strengthsOn(codes(board), strengths);
    for (const [at, [a, b]] of COMBOS.entries()) {
      const isDead = codes(board).includes(a) || codes(board).includes(b);
      expect(strengths[at]).toBe(isDead ? 0 : strengthOfCodes([a, b, ...codes(board)]));
    }
  });

  test('shares are about a half on average, and the best hand has nearly all', () => {
    const [strengths, shares] = [new Int16Array(COMBOS.length), new Float64Array(COMBOS.length)];
    strengthsOn(codes('Qh9c4d2sJh'), strengths);
    sharesFrom(strengths, shares);
    const live = shares.filter((share) => share >= 0);
    expect(live.reduce((sum, share) => sum + share, 0) / live.length).toBeCloseTo(0.5, 10);
    expect(shares[combo('KhTh')]).toBeGreaterThan(0.99);
  });

  test('a better hand has a higher level, and a draw is another kind than a made hand', () => {
    const buckets = bucketsOn(codes('9h8h2c'), flopCuts);
    const levelOf = (hand: string): number => Math.floor((buckets[combo(hand)] ?? 0) / VARIATIONS);
    expect(levelOf('9s9d')).toBeGreaterThan(levelOf('AsAd'));
    expect(levelOf('AsAd')).toBeGreaterThan(levelOf('KsQd'));
    const kindOf = (hand: string): number => (buckets[combo(hand)] ?? 0) % VARIATIONS;
    expect(kindOf('JhTh')).toBeGreaterThan(kindOf('9s3d'));
  });
});

describe('the table', () => {
  test('is the same for the same seed, and as text', () => {
    const few = learned(40);
    expect(Buffer.compare(learned(40), few)).toBe(0);
    expect(Buffer.compare(learned(41), few)).not.toBe(0);
    for (const size of [0, 1, 2, 3, 4]) {
      const bytes = table.slice(100, 100 + size);
      expect(bytesIn(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
    }
  });

  test('aces raise more than sevens and deuces, and fold less', () => {
    const mixOf = (hand: string) => blueprint.mixAt(blueprint.tree.root, STARTING_CLASSES[combo(hand)] ?? 0);
    const [[acesFold = 1, , ...acesRaise], [poorFold = 0, , ...poorRaise]] = [mixOf('AsAh'), mixOf('7d2c')];
    const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
    expect(acesFold).toBeLessThan(poorFold);
    expect(sum(acesRaise)).toBeGreaterThan(sum(poorRaise));
  });

  test('every mix adds up to one', () => {
    for (const spot of blueprint.tree.spots.filter(({ street, number }) => street < 3 && number % 7 === 0)) {
      for (let bucket = 0; bucket < (BUCKETS[spot.street] ?? 0); bucket += 11) {
        const mix = blueprint.mixAt(spot, bucket);
        expect(mix.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 10);
        expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('a table that does not fit is a mistake', () => {
    expect(() => openBlueprint(plan, table.slice(1))).toThrow('does not fit');
    expect(() => openBlueprint({ ...plan, depth: 40 }, table)).toThrow('does not fit');
  });

  test('a bet becomes the nearest size, and what the small game does not know ends the way', () => {
    const start = dealt({ preset: 'tda', hands: ['7d2c', '9h4s'], stacks: [2000, 2000], button: 0 });
    const putAfter = (...words: readonly string[]): readonly number[] | undefined =>
      treePathOf(holdem.view(playOut(start, ...words).state, 'rail'), blueprint.tree).spot?.puts;
    expect(putAfter('raise 60')).toEqual([60, 20]);
    expect(putAfter('raise 45')).toEqual([40, 20]);
    expect(putAfter('raise 58')).toEqual([60, 20]);
    expect(putAfter('call', 'check', 'bet 22')).toEqual([20, 40]);
    expect(putAfter('call', 'check', 'bet 70')).toEqual([20, 100]);
    expect(putAfter('raise 75')).toEqual([60, 20]);
    expect(putAfter('raise 200')).toBeUndefined();
    expect(putAfter('raise 2000')).toBeUndefined();
    expect(putAfter('raise 60', 'raise 180', 'raise 540', 'raise 2000')).toEqual([540, 2000]);
  });
});

describe('the river', () => {
  const board = codes('AhKh7d7s2c');
  const only = (...hands: readonly string[]): Float64Array => {
    const range = new Float64Array(COMBOS.length);
    for (const hand of hands) range[combo(hand)] = 1;
    return range;
  };
  /** One has the best hand or nothing, the other something between: a bet of the pot, bluffed half as often as meant, called every second time. */
  const polar = only('7c7h', '5c4c', '5s4s', '5d4d');
  const middle = only('QsQd');

  test('is bluffed and called as often as theory says', () => {
    const first = solveRiver({ board, ranges: [middle, polar], pot: 100, stack: 100, deeds: [] }, 500);
    const bet = first.goals.indexOf(100);
    expect(first.mixOf(combo('7c7h'))[bet]).toBeGreaterThan(0.95);
    expect(first.mixOf(combo('5c4c'))[bet]).toBeCloseTo(1 / 6, 1);
    const answer = solveRiver({ board, ranges: [middle, polar], pot: 100, stack: 100, deeds: [100] }, 500);
    expect(answer.goals).toEqual(['fold', 'stay']);
    expect(answer.mixOf(combo('QsQd'))[1]).toBeCloseTo(0.5, 1);
  });

  test('a size that nobody thought of is answered all the same', () => {
    const answer = solveRiver({ board, ranges: [middle, polar], pot: 100, stack: 900, deeds: [33] });
    expect(answer.goals.slice(0, 2)).toEqual(['fold', 'stay']);
    expect(answer.mixOf(combo('QsQd'))[0]).toBeLessThan(0.9);
  });
});

describe('the player', () => {
  const { bot: player, waysOf } = playerOf({ ...plan, table: Buffer.from(table).toString('base64') }, bots.shark);
  const ask = (state: State, bot = player, label = ''): Action => bot(sightOf(holdem, state, state.turn ?? 0), fork(seed, label));
  const two = (hand: string, ...words: readonly string[]): State =>
    playOut(dealt({ preset: 'tda', hands: [hand, '9h4s'], stacks: [2000, 2000], board: 'Qh9c4d2sJh', button: 0 }), ...words).state;

  test('answers the same for the same chance, and does not fold the best hand', () => {
    const river = two('KdTs', 'call', 'check', 'check', 'check', 'check', 'check', 'bet 30');
    expect([river.street, ask(river)]).toEqual(['river', ask(river)]);
    expect(ask(river).type).not.toBe('fold');
  });

  test('does things as often as it says, and has nothing to say where it asks the other', () => {
    const state = two('Js8s');
    const ways = waysOf(sightOf(holdem, state, 0));
    const mix = ways?.mixOf(combo('Js8s')) ?? [];
    const done = Array.from({ length: 300 }, (_, label) => JSON.stringify(ask(state, player, `${label}`)));
    for (const [at, action] of (ways?.actions ?? []).entries()) {
      expect(Math.abs(done.filter((one) => one === JSON.stringify(action)).length / 300 - (mix[at] ?? 0))).toBeLessThan(0.1);
    }
    expect(mix.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 10);
    expect(waysOf(sightOf(holdem, two('AsAh', 'raise 2000'), 1))).toBeUndefined();
  });

  test('says of cards that lie on the board that they do nothing on the river', () => {
    const river = two('KdTs', 'call', 'check', 'check', 'check', 'check', 'check');
    const mix = waysOf(sightOf(holdem, river, river.turn ?? 0))?.mixOf(combo('QhJh')) ?? [];
    expect(mix.length).toBeGreaterThan(1);
    expect(mix.filter((part) => part !== 0)).toEqual([]);
  });

  test('asks the other where there are more, no blinds, or other stacks, and before all chips that the small game does not know', () => {
    const three = dealt({ preset: 'tda', hands: ['AsAh', '2c7d', '9h4s'], stacks: [2000, 2000, 2000] });
    const bare = dealt({ preset: 'casino', hands: ['AsAh', '2c7d'], board: '9h4s3d' });
    const short = dealt({ preset: 'tda', hands: ['AsAh', '2c7d'], stacks: [400, 2000], button: 0 });
    for (const state of [three, bare, short, two('AsAh', 'raise 2000')]) {
      for (const label of ['1', '2', '3']) expect(ask(state, player, label)).toEqual(ask(state, bots.shark, label));
    }
  });

  test('two of them play whole hands without a refusal', () => {
    for (const number of [1, 2, 3]) {
      let { state } = holdem.open({ rules: presets.tda, stacks: [1700, 2600], chance: fork(seed, `hand ${number}`) });
      for (let turn = 0; state.phase === 'betting'; turn += 1) {
        const played = play(holdem, state, state.turn ?? 0, ask(state, player, `${number} ${turn}`));
        if (!played.ok) throw new Error(played.refusal.reason);
        state = played.step.state;
      }
      expect(state.phase).not.toBe('betting');
    }
  });
});
