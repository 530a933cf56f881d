import { canOpen, openChance, openSitting, play } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { DECK } from './cards.ts';
import { totalOf } from './hand.ts';
import { cardsAt, potOf } from './places.ts';
import { presets } from './rules.ts';
import { all, type Change, cards, double, notDouble, playOut, tableWith, told } from './sabacc.fixture.ts';
import { potOnSittingDown, sabacc } from './sabacc.ts';
import type { Action, State } from './state.ts';

const seed = (n: number) => n.toString(16).padStart(64, '0');
const stand: Action = { type: 'stand' };
const check: Action = { type: 'check' };
const call: Action = { type: 'call' };
const junk: Action = { type: 'junk' };
const draw: Action = { type: 'draw' };
const keep: Action = { type: 'keep' };
const ready: Action = { type: 'ready' };
const raise = (by: number): Action => ({ type: 'raise', by });
const allCards = (state: State) => [...state.deck, ...state.discard, ...state.hands.flat().map(({ card }) => card)];
const chipsOf = (state: State) => state.stacks.map((_, seat) => sabacc.chips(state, seat));

describe('a game begins', () => {
  const { state, beats } = openSitting(sabacc, { preset: 'house', seed: seed(1), stacks: [500, 800, 1200, 1000] });

  test('everybody puts 50 into the sabacc pot, which is no stake', claims('CAS-5.6'), () => {
    const opened = beats.find(({ event }) => event.type === 'pot-opened')?.event;
    const before = opened?.type === 'pot-opened' ? opened.amount : 0;
    expect(state.stacks).toEqual([450, 750, 1150, 950]);
    expect(state.sabaccPot).toBe(before + 200);
    expect(potOf(state)).toBe(0);
  });

  test('the sabacc pot is a multiple of 50 by chance on every sitting down', claims('CAS-5.7'), () => {
    const pots = Array.from({ length: 60 }, (_, n) => potOnSittingDown(presets.house, openChance(seed(n)))[0]);
    expect(pots.every((pot) => pot % 50 === 0 && pot >= 100 && pot <= 1000)).toBe(true);
    expect(new Set(pots).size).toBeGreaterThan(10);
    // It can be told before the seats are filled.
    const [told] = potOnSittingDown(presets.house, openChance(seed(1)));
    expect(state.sabaccPot - 200).toBe(told);
  });

  test('two cards each, and a public card for the discard pile', claims('CAS-5.8'), () => {
    expect(state.hands.map((hand) => hand.map(({ open }) => open))).toEqual(Array(4).fill([false, false]));
    expect(state.discard).toHaveLength(1);
    expect(state.deck).toHaveLength(62 - 8 - 1);
  });

  test('the chips of every seat are told, with what is at risk', claims('CAS-5.17'), () => {
    expect(chipsOf(state)).toEqual([450, 750, 1150, 950].map((stack) => ({ stack, atRisk: 50 })));
  });
});

test('one to three opponents, fixed for the sitting; the house needs the entry from each', claims('CAS-5.3'), () => {
  const can = (stacks: readonly number[]) => canOpen(sabacc, { preset: 'house', seed: seed(1), stacks });
  expect([[1000], [500, 1000], [500, 500, 500, 1000], [500, 500, 500, 500, 1000], [49, 1000]].map(can)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('three rounds, each an action and a bet from left, centre, right and the player', claims('CAS-5.9', 'CAS-5.10'), () => {
  let state = tableWith({ hands: ['c+7 s-3', 'c+4 c-9', 't+3 t-1', 's+9 s+8'] });
  const order: string[] = [];
  while (state.phase !== 'between') {
    const [seat = 0] = sabacc.toAct(state);
    order.push(`${state.round} ${state.phase} ${seat}`);
    state = playOut(state, [seat, state.phase === 'action' ? stand : check]).state;
  }
  const round = (n: number) => ['action', 'betting'].flatMap((phase) => [0, 1, 2, 3].map((seat) => `${n} ${phase} ${seat}`));
  expect(order).toEqual([...round(1), ...round(2), ...round(3)]);
});

test('each is asked to draw, swap, stand or junk', claims('CAS-5.9'), () => {
  const state = tableWith({ hands: ['c+7 s-3', 'c+4 c-9'] });
  expect(sabacc.legal(state, 0)).toEqual([
    { type: 'draw' },
    { type: 'swap', card: { kind: 'oneOf', options: ['c+7', 's-3'] } },
    { type: 'stand' },
    { type: 'junk' },
  ]);
  expect(sabacc.legal(state, 1)).toEqual([]);
});

describe('the action', () => {
  const table = tableWith({ hands: ['c+7 s-3', 'c+4 c-9'], discard: 's-6 t+2', next: 't-5 t-8' });

  test('a drawn card is seen before any card may be let go, which is then the top of the discards', claims('CAS-5.11'), () => {
    const drawn = playOut(table, [0, draw]);
    expect(drawn.beats.map(({ event }) => event)).toEqual([{ type: 'drew', seat: 0, card: 't-5' }]);
    expect(cardsAt(drawn.state, 0)).toEqual(cards('c+7 s-3 t-5'));
    expect(sabacc.legal(drawn.state, 0)).toEqual([
      { type: 'release', card: { kind: 'oneOf', options: ['c+7', 's-3', 't-5'] } },
      { type: 'keep' },
    ]);
    const { state } = playOut(drawn.state, [0, { type: 'release', card: 'c+7' }]);
    expect(cardsAt(state, 0)).toEqual(cards('s-3 t-5'));
    expect(state.discard).toEqual(cards('s-6 t+2 c+7'));
    expect(sabacc.toAct(state)).toEqual([1]);
    expect(cardsAt(playOut(drawn.state, [0, keep]).state, 0)).toEqual(cards('c+7 s-3 t-5'));
  });

  test('a card is exchanged for the top of the discard pile, and what is taken lies open', claims('CAS-5.12'), () => {
    const { state } = playOut(table, [0, { type: 'swap', card: 's-3' }]);
    expect(state.hands[0]).toEqual([
      { card: 'c+7', open: false },
      { card: 't+2', open: true },
    ]);
    expect(state.discard).toEqual(cards('s-6 s-3'));
  });

  test('standing changes no card', claims('CAS-5.13'), () => {
    const { state } = playOut(table, [0, stand]);
    expect([state.hands, state.discard, state.deck]).toEqual([table.hands, table.discard, table.deck]);
  });

  test('a junked hand goes to the discard pile, and its seat is out of the game and asked no more', claims('CAS-5.14'), () => {
    const three = tableWith({ hands: ['c+7 s-3', 'c+4 c-9', 't+1 t-1'], staked: [40, 40, 40] });
    const { state } = playOut(three, [0, junk], [1, stand], [2, stand]);
    expect(cardsAt(state, 0)).toEqual([]);
    expect(state.discard).toEqual(cards('s-6 c+7 s-3'));
    expect(sabacc.toAct(state)).toEqual([1]);
    const end = playOut(
      state,
      [1, check],
      [2, check],
      ...all([1, 2], stand),
      ...all([1, 2], check),
      ...all([1, 2], stand),
      ...all([1, 2], check),
    );
    expect(end.state.finish?.places).toEqual([[2], [1]]);
    expect(end.state.stacks[0]).toBe(1000);
  });

  test('an empty deck is filled from the discards before a draw', () => {
    const empty: State = { ...tableWith({ hands: ['c+7 s-3', 'c+4 c-9'], discard: 's-6 t+2 t+3' }), deck: [] };
    const { state, beats } = playOut(empty, [0, draw]);
    expect(told(beats)).toEqual(['discards-shuffled', 'drew']);
    expect(state.discard).toEqual(['t+3']);
  });
});

describe('the last one standing', () => {
  test('all others junked: the last one wins the bets at once without showing, and the sabacc pot stays', () => {
    const table = tableWith({ hands: ['c+7 s-3', 'c+4 c-9', 't+1 t-1'], staked: [40, 40, 40], round: 2 });
    const { state, beats } = playOut(table, [0, junk], [1, junk]);
    expect(told(beats)).toEqual(['junked', 'junked', 'settled']);
    expect(state.stacks).toEqual([1000, 1000, 1120]);
    expect(state.sabaccPot).toBe(200);
    expect(state.finish).toMatchObject({ by: 'last-one', places: [], sabacc: { winners: [] } });
    expect(state.hands[2]?.every(({ open }) => !open)).toBe(true);
  });

  test('spire: a raise that makes everybody junk goes back', () => {
    const table = tableWith({ preset: 'spire', hands: ['c+7 s-3', 't+1 t-1'], staked: [40, 40], phase: 'betting' });
    const { state, beats } = playOut(table, [0, raise(300)], [1, junk]);
    expect(told(beats)).toEqual(['bet-laid', 'junked', 'excess-returned', 'settled']);
    expect(state.stacks).toEqual([1080, 1000]);
  });
});

describe('betting', () => {
  const three = tableWith({ hands: ['c+7 s-3', 'c+4 c-9', 't+1 t-1'], phase: 'betting' });

  test('each must match the highest bet, and may raise it as high as they like', claims('CAS-5.18'), () => {
    const { state } = playOut(three, [0, check], [1, raise(60)]);
    expect(sabacc.legal(state, 2)).toEqual([
      { type: 'call' },
      { type: 'raise', by: { kind: 'range', min: 1, max: 940, step: 1 } },
      { type: 'all-in' },
    ]);
    expect(play(sabacc, state, 2, check)).toMatchObject({ refusal: { reason: 'bet-to-match', instead: { type: 'call' } } });
  });

  test(
    'bets come in turn; a call puts in just what is missing, a raise that and more, and nothing less is taken',
    claims('CAS-5.18'),
    () => {
      expect([0, 1, 2].map((seat) => sabacc.legal(three, seat).length > 0)).toEqual([true, false, false]);
      expect(play(sabacc, three, 1, raise(10))).toMatchObject({ ok: false });
      const first = playOut(three, [0, raise(60)]).state;
      expect([first.stacks, first.bets, sabacc.toAct(first)]).toEqual([[940, 1000, 1000], [60, 0, 0], [1]]);
      const called = playOut(first, [1, call]).state;
      expect([called.stacks, called.bets, sabacc.toAct(called)]).toEqual([[940, 940, 1000], [60, 60, 0], [2]]);
      const raised = playOut(called, [2, raise(15)]).state;
      expect([raised.stacks, raised.bets, sabacc.toAct(raised)]).toEqual([[940, 940, 925], [60, 60, 75], [0]]);
      expect(playOut(raised, [0, call]).state.stacks).toEqual([925, 940, 925]);
      for (const by of [0, -1, 0.5, 941]) expect(play(sabacc, called, 2, raise(by)), `${by}`).toMatchObject({ ok: false });
    },
  );

  test('a raise reopens the betting until all have matched it', () => {
    const bets = playOut(three, [0, raise(20)], [1, call], [2, raise(30)]);
    expect(bets.state.queue).toEqual([0, 1]);
    const { state, beats } = playOut(bets.state, [0, call], [1, call]);
    expect(potOf(state)).toBe(150);
    expect(told(beats)).toEqual(['bet-laid', 'bet-laid', 'dice-rolled', 'round-began']);
  });

  test('there are three raises in a round at most, and the count begins anew in the next', () => {
    const { state } = playOut(three, [0, raise(10)], [1, raise(10)], [2, raise(10)]);
    expect(play(sabacc, state, 0, raise(10))).toMatchObject({ refusal: { reason: 'no-raises-left', instead: { type: 'call' } } });
    expect(play(sabacc, state, 0, { type: 'all-in' })).toMatchObject({ refusal: { reason: 'no-raises-left' } });
    const next = playOut(state, [0, call], [1, call], ...all([0, 1, 2], stand)).state;
    expect([next.round, next.raises, next.bets]).toEqual([2, 0, [0, 0, 0]]);
  });

  test('too few chips to match: all-in, in a pot of that height, and the excess of the highest goes back', () => {
    const poor: State = { ...three, stacks: [1000, 30, 500], round: 3, chance: notDouble };
    const raised = playOut(poor, [0, raise(800)]).state;
    expect(sabacc.legal(raised, 1)).toEqual([{ type: 'all-in' }]);
    expect(play(sabacc, raised, 1, call)).toMatchObject({ refusal: { reason: 'too-few-chips', instead: { type: 'all-in' } } });
    const { state, beats } = playOut(raised, [1, { type: 'all-in' }], [2, { type: 'all-in' }]);
    expect(beats.map(({ event }) => event)).toContainEqual({ type: 'excess-returned', seat: 0, amount: 300 });
    expect(state.finish?.pots).toEqual([
      { amount: 90, seats: [0, 1, 2], winners: [2] },
      { amount: 940, seats: [0, 2], winners: [2] },
    ]);
    expect(state.stacks).toEqual([500, 0, 1230]);
  });

  test('exactly as many chips as it takes are a call and all-in alike, also when no raise is left', () => {
    const even: State = { ...three, stacks: [1000, 1000, 60], bets: [60, 60, 0], raises: 3, queue: [2] };
    expect(sabacc.legal(even, 2)).toEqual([{ type: 'call' }, { type: 'all-in' }]);
  });

  test('nobody raises where nobody can answer, and betting is left out where fewer than two have chips', () => {
    const poor: State = { ...three, stacks: [1000, 30, 0], queue: [0, 1] };
    const { state } = playOut(poor, [0, check], [1, { type: 'all-in' }]);
    expect(sabacc.legal(state, 0)).toEqual([{ type: 'call' }]);
    expect(play(sabacc, state, 0, raise(5))).toMatchObject({ refusal: { reason: 'nobody-can-answer' } });
    const next = playOut(state, [0, call], [0, stand], [1, stand], [2, stand]);
    expect(told(next.beats)).not.toContain('betting-began');
    expect(next.state.round).toBe(3);
  });

  test('no junk while betting by the house; under spire it is offered', () => {
    expect(play(sabacc, three, 0, junk)).toMatchObject({ refusal: { reason: 'no-junk-while-betting' } });
    expect(sabacc.legal({ ...three, rules: presets.spire }, 0)).toContainEqual({ type: 'junk' });
  });
});

describe('the dice', () => {
  const table = tableWith({
    hands: ['c+7 s-3 t+9', 'c+4* c-9', '', 't+1 t-1'],
    phase: 'betting',
    queue: [0, 1, 3],
    next: 'c+1 c+2 c+3 s+1 s+2 s+3 s+5',
  });
  const checks = all([0, 1, 3], check);

  test('two dice are rolled after every round, and stay to be seen', claims('CAS-5.19'), () => {
    const { state, beats } = playOut(table, ...checks);
    expect(beats.map(({ event }) => event)).toContainEqual({ type: 'dice-rolled', dice: [1, 4] });
    expect(sabacc.view(state, 3).dice).toEqual([1, 4]);
    expect(cardsAt(state, 0)).toEqual(cards('c+7 s-3 t+9'));
  });

  test('on a double all hands are discarded and as many cards drawn; who junked gets none', claims('CAS-5.20'), () => {
    const { state, beats } = playOut({ ...table, chance: double }, ...checks);
    expect(told(beats).filter((type) => type === 'card-dealt')).toHaveLength(7);
    expect(state.discard).toEqual(cards('s-6 c+7 s-3 t+9 c+4 c-9 t+1 t-1'));
    expect(state.stacks.map((_, seat) => cardsAt(state, seat))).toEqual([cards('c+1 s+1 s+5'), cards('c+2 s+2'), [], cards('c+3 s+3')]);
    expect(state.hands.flat().every(({ open }) => !open)).toBe(true);
    expect(state.deeds[0]).toEqual({ type: 'redealt', cards: 3 });
  });

  test('a double counts after the third round too: the new hands are shown', () => {
    const { state, beats } = playOut({ ...table, chance: double, round: 3 }, ...checks);
    expect(told(beats)).toEqual(expect.arrayContaining(['hands-swept', 'hand-shown', 'settled']));
    expect(state.finish?.places[0]).toEqual([1]); // 4, against 7 and 6
  });

  test('the redraw deals what is left of the deck, then shuffles all discards but the top one in', () => {
    const short: State = { ...table, chance: double, deck: table.deck.slice(0, 3), discard: [...table.discard, ...table.deck.slice(3)] };
    const { state, beats } = playOut(short, ...checks);
    const types = told(beats);
    expect(types.indexOf('discards-shuffled') - types.indexOf('hands-swept')).toBe(4);
    expect([cardsAt(state, 0)[0], cardsAt(state, 1)[0], cardsAt(state, 3)[0]]).toEqual(cards('c+1 c+2 c+3'));
    expect(state.discard).toEqual(['t-1']);
    expect(allCards(state).toSorted()).toEqual(DECK.toSorted());
  });
});

describe('the end of a game', () => {
  const last = (hands: readonly string[], change: Change = {}) => {
    const staked = change.staked ?? hands.map(() => 40);
    const table = tableWith({ hands, round: 3, phase: 'betting', sabaccPot: 850, ...change, staked });
    return playOut(table, ...table.queue.map((seat): readonly [number, Action] => [seat, check]));
  };

  test('the winner receives all that was bet, and the sabacc pot stays without a zero', claims('CAS-5.24'), () => {
    const { state, beats } = last(['c+7 s-3', 'c+4 c-9', 't+1 t-2']);
    expect(told(beats).slice(-6)).toEqual(['dice-rolled', 'hand-shown', 'hand-shown', 'hand-shown', 'hands-ranked', 'settled']);
    expect(state.stacks).toEqual([1000, 1000, 1120]);
    expect(state.sabaccPot).toBe(850);
    expect(state.finish?.places).toEqual([[2], [0], [1]]);
  });

  test('a zero wins the sabacc pot as well', claims('CAS-5.25'), () => {
    const { state, beats } = last(['c+7 s-3', 'c+4 c-9', 't+1 t-1']);
    expect(state.stacks).toEqual([1000, 1000, 1970]);
    expect(state.sabaccPot).toBe(0);
    const settled = beats.at(-1)?.event;
    expect(settled?.type === 'settled' ? settled.results : []).toEqual([
      { net: -90, result: 'lost' },
      { net: -90, result: 'lost' },
      { net: 880, result: 'won' },
    ]);
  });

  test('two zeros of as many cards split the pot and the sabacc pot, the odd chip to the earlier seat', () => {
    const { state } = last(['c+7 s-3', 'c+9 c-9', 't+1 t-1'], { staked: [41, 41, 41] });
    expect(state.stacks).toEqual([1000, 1000 + 62 + 425, 1000 + 61 + 425]);
    expect(last(['c+7 s-3', 'c+9 c-9', 't+1 t-2 s+1']).state.stacks).toEqual([1000, 1000, 1970]);
  });

  test('spire: what is equal draws blind, again if need be, and is not split', () => {
    const next = 's+5 t+5 s-2 t+1';
    const table = tableWith({ preset: 'spire', hands: ['c+9 c-9', 't+9 t-9'], round: 3, phase: 'betting', staked: [40, 40], next });
    const { state, beats } = playOut(table, ...all([0, 1], check));
    expect(beats.map(({ event }) => event).filter(({ type }) => type === 'blind-drawn')).toEqual([
      { type: 'blind-drawn', seats: [0, 1], cards: cards('s+5 t+5') },
      { type: 'blind-drawn', seats: [0, 1], cards: cards('s-2 t+1') },
    ]);
    expect(state.finish?.places).toEqual([[1], [0]]);
    expect(state.stacks).toEqual([1000, 1280]);
    expect(state.discard.slice(-4)).toEqual(cards(next));
  });

  test('spire: with too few cards for a blind draw the discards are shuffled under them', () => {
    const table = tableWith({ preset: 'spire', hands: ['c+9 c-9', 't+9 t-9'], round: 3, phase: 'betting' });
    const short: State = { ...table, deck: table.deck.slice(0, 1), discard: [...table.discard, ...table.deck.slice(1)] };
    const { state, beats } = playOut(short, ...all([0, 1], check));
    expect(told(beats)).toContain('discards-shuffled');
    expect(allCards(state).toSorted()).toEqual(DECK.toSorted());
  });

  test('after a game the next one is offered, and in a game bets and entry are at risk', claims('CAS-5.26'), () => {
    const { state } = last(['c+7 s-3', 't+1 t-2']);
    expect(sabacc.toAct(state)).toEqual([0, 1]);
    expect(sabacc.legal(state, 1)).toEqual([{ type: 'ready' }]);
    expect(chipsOf(state).map(({ atRisk }) => atRisk)).toEqual([0, 0]);
    const inPlay = tableWith({ hands: ['c+7 s-3', 't+1 t-2'], staked: [40, 100] });
    expect(chipsOf(inPlay).map(({ atRisk }) => atRisk)).toEqual([90, 150]);
    const { state: next } = playOut(state, [1, ready], [0, ready]);
    expect([next.game, next.sabaccPot, next.dice]).toEqual([2, 950, [1, 4]]);
    expect(next.stacks).toEqual([950, 1030]);
  });

  test('an opponent with fewer than 50 chips leaves, and plays in no later game', claims('CAS-5.27'), () => {
    const { state, beats } = last(['c+7 s-3', 'c+4 c-9', 't+1 t-2'], { stacks: [49, 500, 1000] });
    expect(told(beats).slice(-2)).toEqual(['settled', 'seat-left']);
    expect([0, 1, 2].map((seat) => sabacc.isIn(state, seat))).toEqual([false, true, true]);
    const { state: next } = playOut(state, [1, ready], [2, ready]);
    expect(cardsAt(next, 0)).toEqual([]);
    expect(next.stacks[0]).toBe(49);
    expect(sabacc.toAct(next)).toEqual([1]);
    expect(sabacc.chips(next, 0)).toEqual({ stack: 49, atRisk: 0 });
  });

  test('without a chip the player is out; with too few for the entry they cannot start and keep the seat', claims('CAS-5.27'), () => {
    const broke = last(['t+1 t-2', 'c+7 s-3'], { stacks: [1000, 0], queue: [0] }).state;
    expect([broke.ending, sabacc.isIn(broke, 1), sabacc.toAct(broke)]).toEqual(['broke', false, []]);
    const short = last(['t+1 t-2', 'c+7 s-3'], { stacks: [1000, 30] }).state;
    expect([short.ending, sabacc.isIn(short, 1), sabacc.toAct(short)]).toEqual(['too-few-chips', true, []]);
    expect(sabacc.outcome(short)).toEqual({ winners: [0], scores: [1080, 30] });
    expect(play(sabacc, short, 1, ready)).toEqual({ ok: false, refusal: { reason: 'not-your-turn' } });
  });

  test('when all opponents are out, the player has won the table', claims('CAS-5.28'), () => {
    const { state, beats } = last(['c+7 s-3', 'c+4 c-9', 't+1 t-2'], { stacks: [0, 20, 1000], queue: [1, 2] });
    expect(told(beats).slice(-4)).toEqual(['settled', 'seat-left', 'seat-left', 'sitting-ended']);
    expect(sabacc.outcome(state)).toEqual({ winners: [2], scores: [0, 20, 1120] });
    expect(sabacc.isIn(state, 2)).toBe(true);
  });
});

test('what is not a move here is refused with what could be done', () => {
  const refused = (state: State, seat: number, action: unknown) => {
    const played = play(sabacc, state, seat, action);
    return played.ok ? undefined : played.refusal;
  };
  const action = tableWith({ hands: ['c+7 s-3', 't+1 t-2'] });
  const betting: State = { ...action, phase: 'betting' };
  const drawn = playOut(action, [0, draw]).state;
  expect(refused(action, 0, ready)).toEqual({ reason: 'game-in-play', instead: draw });
  expect(refused(action, 0, check)).toEqual({ reason: 'no-betting-yet', instead: draw });
  expect(refused(action, 0, keep)).toEqual({ reason: 'nothing-drawn', instead: draw });
  expect(refused(action, 0, { type: 'swap', card: 't+1' })).toEqual({ reason: 'not-in-your-hand', instead: { type: 'swap', card: 'c+7' } });
  expect(refused(drawn, 0, stand)).toEqual({ reason: 'keep-or-release-first', instead: { type: 'release', card: 'c+7' } });
  expect(refused(betting, 0, draw)).toEqual({ reason: 'betting-now', instead: check });
  expect(refused(betting, 0, call)).toEqual({ reason: 'nothing-to-call', instead: check });
  expect(refused(betting, 0, raise(0))).toEqual({ reason: 'raise-too-small', instead: raise(1) });
  expect(refused(betting, 0, raise(1001))).toEqual({ reason: 'raise-too-large', instead: raise(1000) });
  expect(refused({ ...action, phase: 'between' }, 0, draw)).toEqual({ reason: 'between-games', instead: ready });
  expect(refused(action, 1, draw)).toEqual({ reason: 'not-your-turn' });
  for (const bad of [null, 'draw', { type: 'swap' }, { type: 'swap', card: 'hidden' }, { type: 'raise', by: 1.5 }, { type: 'fold' }])
    expect(refused(action, 0, bad)).toEqual({ reason: 'not-an-action' });
});

test('a whole pack is shuffled for every game', () => {
  const { state } = openSitting(sabacc, { preset: 'house', seed: seed(9), stacks: [500, 500] });
  const over = playOut(state, [0, junk]).state;
  const { state: next } = playOut(over, [0, ready], [1, ready]);
  expect(next.deck).toHaveLength(57);
  expect(next.deck).not.toEqual(state.deck);
  expect(totalOf(next.deck) + totalOf(next.discard) + next.hands.flat().reduce((sum, { card }) => sum + totalOf([card]), 0)).toBe(0);
});
