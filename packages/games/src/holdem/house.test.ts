import { fork, openChance, PACK, play } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { actionOf, dealt, only, opened, playOut, told } from './holdem.fixture.ts';
import { holdem } from './holdem.ts';
import { presets } from './rules.ts';
import type { State } from './state.ts';

const rules = presets.holdem;
const THREE = ['AsAh', 'KdKc', '7h2c'] as const;
const refusal = (state: State, word: string) => {
  const played = play(holdem, state, state.turn ?? -1, actionOf(word));
  return played.ok ? 'taken' : played.refusal;
};

describe('the pack', () => {
  test('a hand is dealt from all 52 cards, each of them once', claims('HOL-1', 'CAS-1.4'), () => {
    const { state } = holdem.open({ rules, stacks: [1000, 1000, 1000], chance: openChance('ab'.repeat(32)) });
    const lying = [...state.deck.slice(state.dealt), ...state.hands.flat(), ...state.board, ...state.burned];
    expect(lying.toSorted()).toEqual(PACK.toSorted());
  });

  test('each hand is shuffled anew from the full pack, in another order', claims('HOL-2', 'CAS-1.5'), () => {
    const { state } = holdem.open({ rules, stacks: [1000, 1000], chance: openChance('ab'.repeat(32)) });
    const next = playOut(state, 'raise 60', 'fold', 'ready', 'ready').state;
    expect(next.hand).toBe(2);
    expect(next.deck).toHaveLength(52);
    expect(new Set(next.deck).size).toBe(52);
    expect(next.deck).not.toEqual(state.deck);
  });
});

describe('the deal', () => {
  test('each player gets two cards face down, one at a time from the left of the button', claims('HOL-3', 'CAS-2.4'), () => {
    const { beats, state } = opened({ hands: THREE });
    expect(state.hands).toEqual([
      ['As', 'Ah'],
      ['Kd', 'Kc'],
      ['7h', '2c'],
    ]);
    expect(beats.flatMap(({ event }) => (event.type === 'card-dealt' ? [event.seat] : []))).toEqual([0, 1, 2, 0, 1, 2]);
    expect(state.shown).toEqual([false, false, false]);
  });

  test(
    'three cards come for the flop, one for the turn, one for the river, and one is burned before each',
    claims('HOL-4', 'HOL-5', 'HOL-6'),
    () => {
      const start = dealt({ hands: THREE, board: 'Qh9c4d2s3s' });
      const flop = playOut(start, 'call', 'check', 'call').state;
      expect([flop.street, flop.board.join(''), flop.burned.length]).toEqual(['flop', 'Qh9c4d', 1]);
      const turn = playOut(flop, 'check', 'check', 'check').state;
      expect([turn.street, turn.board.join(''), turn.burned.length]).toEqual(['turn', 'Qh9c4d2s', 2]);
      const river = playOut(turn, 'check', 'check', 'check').state;
      expect([river.street, river.board.join(''), river.burned.length]).toEqual(['river', 'Qh9c4d2s3s', 3]);
      const told = playOut(start, 'call', 'check', 'call', 'check', 'check', 'check', 'check', 'check', 'check').beats;
      expect(told.flatMap(({ event }) => (event.type === 'street-dealt' ? [event.cards.join('')] : []))).toEqual(['Qh9c4d', '2s', '3s']);
    },
  );
});

describe('rounds of betting', () => {
  test('before the flop the first to act is the player left of the button, with two players as well', claims('HOL-7'), () => {
    expect(dealt({ hands: THREE, button: 0 }).turn).toBe(1);
    expect(dealt({ hands: ['AsAh', 'KdKc'], button: 0 }).turn).toBe(1);
  });

  test('the flop comes when all have matched, and the big blind had its option', claims('HOL-8'), () => {
    const start = dealt({ hands: THREE });
    expect(start.big).toBe(1);
    const called = playOut(start, 'call').state;
    expect([called.street, called.turn]).toEqual(['preflop', 1]);
    const raised = playOut(called, 'raise 60', 'call').state;
    expect([raised.street, raised.turn]).toEqual(['preflop', 0]);
    expect(playOut(raised, 'call').state.street).toBe('flop');
  });

  test('after the river everybody who is left shows', claims('HOL-9', 'CAS-2.12'), () => {
    const river = playOut(
      dealt({ hands: THREE, board: 'Qh9c4d2s3s' }),
      'call',
      'check',
      'fold',
      ...Array.from({ length: 6 }, () => 'check'),
    );
    expect(told(river.beats).slice(-3)).toEqual(['hand-shown', 'hand-shown', 'settled']);
    expect(river.state.shown).toEqual([true, true, false]);
  });

  test('three who are left show three hands, each for what it is', claims('HOL-9', 'CAS-2.12'), () => {
    const { beats, state } = playOut(
      dealt({ hands: THREE, board: 'Qh9c4d2s3s', button: 0 }),
      'call',
      'check',
      'call',
      ...Array.from({ length: 9 }, () => 'check'),
    );
    const shown = beats.flatMap(({ event }) => (event.type === 'hand-shown' ? [[event.seat, event.cards.join('')]] : []));
    expect(shown).toEqual([
      [1, 'KdKc'],
      [2, '7h2c'],
      [0, 'AsAh'],
    ]);
    expect(state.shown).toEqual([true, true, true]);
    expect(only(beats, 'settled').hands.map((hand) => hand?.cards.join('') ?? null)).toEqual([...THREE]);
  });

  test('after the flop the first player left of the button begins', () => {
    const flop = playOut(dealt({ hands: THREE, button: 1 }), 'call', 'check', 'call').state;
    expect(flop.turn).toBe(2);
  });
});

describe('blinds', () => {
  test('the small blind is one seat left of the button, the big blind two, and twice as much', claims('HOL-10', 'HOL-11'), () => {
    const { beats, state } = opened({ hands: THREE, button: 1 });
    expect(beats.map(({ event }) => event).filter(({ type }) => type === 'blind-posted')).toEqual([
      { type: 'blind-posted', seat: 2, blind: 'small', amount: 10, allIn: false },
      { type: 'blind-posted', seat: 0, blind: 'big', amount: 20, allIn: false },
    ]);
    expect(state.bets).toEqual([20, 0, 10]);
    expect(state.stacks).toEqual([980, 1000, 990]);
  });

  test('with two players the button posts the small blind, and the other one the big blind', claims('HOL-10', 'HOL-11'), () => {
    for (const button of [0, 1]) {
      const { beats, state } = opened({ hands: ['AsAh', 'KdKc'], button });
      expect(beats.map(({ event }) => event).filter(({ type }) => type === 'blind-posted')).toEqual([
        { type: 'blind-posted', seat: button, blind: 'small', amount: 10, allIn: false },
        { type: 'blind-posted', seat: 1 - button, blind: 'big', amount: 20, allIn: false },
      ]);
      expect([state.small, state.big]).toEqual([button, 1 - button]);
    }
  });

  test('who cannot pay a blind is all-in with it, and the others match it in full', () => {
    const state = dealt({ hands: THREE, stacks: [1000, 5, 1000] });
    expect([state.bets[1], state.standing[1], state.level]).toEqual([5, 'all-in', 20]);
  });

  test('the button moves to the next player who has chips', () => {
    const start = dealt({ hands: THREE, button: 0, stacks: [1000, 1000, 1000] });
    const next = playOut(start, 'raise 60', 'fold', 'fold', 'ready', 'ready', 'ready').state;
    expect(next.button).toBe(1);
  });
});

describe('what may be done', () => {
  test('a fold with nothing to call is refused, and a check suggested', claims('HOL-12'), () => {
    const flop = playOut(dealt({ hands: THREE }), 'call', 'check', 'call').state;
    expect(refusal(flop, 'fold')).toEqual({ reason: 'nothing-to-call', instead: { type: 'check' } });
  });

  test('a raise adds at least the largest bet or raise of the round, and at least the big blind', claims('HOL-13'), () => {
    const start = dealt({ hands: THREE });
    expect(refusal(start, 'raise 39')).toEqual({ reason: 'raise-too-small', instead: { type: 'raise', to: 40 } });
    const raised = playOut(start, 'raise 100').state;
    expect(refusal(raised, 'raise 179')).toEqual({ reason: 'raise-too-small', instead: { type: 'raise', to: 180 } });
    expect(refusal(raised, 'raise 180')).toBe('taken');
    expect(refusal(raised, 'raise 1001')).toEqual({ reason: 'raise-too-large', instead: { type: 'raise', to: 1000 } });
  });

  test('a bet is at least the big blind, and at most all chips', () => {
    const flop = playOut(dealt({ hands: THREE }), 'call', 'check', 'call').state;
    expect(refusal(flop, 'bet 19')).toEqual({ reason: 'bet-too-small', instead: { type: 'bet', amount: 20 } });
    expect(refusal(flop, 'bet 981')).toEqual({ reason: 'bet-too-large', instead: { type: 'bet', amount: 980 } });
    expect(refusal(flop, 'raise 40')).toMatchObject({ reason: 'no-bet-to-raise' });
    expect(refusal(flop, 'call')).toMatchObject({ reason: 'nothing-to-call' });
    expect(refusal(flop, 'ready')).toMatchObject({ reason: 'hand-in-play' });
    expect(refusal(playOut(flop, 'bet 20').state, 'bet 40')).toMatchObject({ reason: 'bet-to-match' });
    expect(refusal(playOut(flop, 'bet 20').state, 'check')).toMatchObject({ reason: 'bet-to-match' });
  });

  test('too few chips to call put the whole stack in, and the player is all-in', claims('HOL-14'), () => {
    const start = dealt({ hands: THREE, stacks: [1000, 1000, 150], button: 1 });
    expect(start.turn).toBe(2);
    const { state } = playOut(start, 'call', 'raise 500', 'call', 'call');
    expect([state.stacks[2], state.standing[2], state.paid]).toEqual([0, 'all-in', [500, 500, 150]]);
  });

  test('an all-in for less than a full raise is legal, and does not reopen the betting to one who has acted', claims('HOL-13'), () => {
    const start = dealt({ hands: THREE, stacks: [1000, 1000, 150] });
    const facing = playOut(start, 'raise 100', 'call').state;
    expect(holdem.legal(facing, 2)).toContainEqual({ type: 'raise', to: { kind: 'range', min: 150, max: 150, step: 1 } });
    const short = playOut(facing, 'raise 150').state;
    expect([short.level, short.raise]).toEqual([150, 80]);
    expect(refusal(short, 'raise 300')).toMatchObject({ reason: 'betting-not-reopened' });
    expect(holdem.legal(short, 0).map(({ type }) => type)).toEqual(['fold', 'call']);
  });

  test('short all-ins that add up to a full raise do reopen it', claims('HOL-13'), () => {
    const start = dealt({ hands: ['AsAh', 'KdKc', '7h2c', '9s9d'], stacks: [1000, 2000, 150, 190] });
    const { state } = playOut(start, 'raise 100', 'call', 'raise 150', 'raise 190');
    expect(state.turn).toBe(0);
    expect(refusal(state, 'raise 270')).toBe('taken');
  });

  test('nobody raises when nobody is left who could call more', () => {
    const start = dealt({ hands: ['AsAh', 'KdKc'], stacks: [1000, 300] });
    const { state } = playOut(start, 'check', 'raise 300');
    expect(state.turn).toBe(0);
    expect(refusal(state, 'raise 600')).toMatchObject({ reason: 'nobody-left-to-raise' });
  });

  test('who can only just call has nothing to raise with', () => {
    const start = dealt({ hands: THREE, stacks: [1000, 1000, 100] });
    const { state } = playOut(start, 'raise 100', 'call');
    expect(refusal(state, 'raise 100')).toMatchObject({ reason: 'too-few-chips-to-raise' });
  });
});

describe('the end of a hand', () => {
  const allCheck = (hands: readonly string[], board: string) =>
    playOut(
      dealt({ hands, board }),
      'call',
      'check',
      ...hands.slice(2).map(() => 'call'),
      ...Array.from({ length: 3 * hands.length }, () => 'check'),
    );

  test('the best hand takes the pot', claims('HOL-15'), () => {
    const { beats, state } = allCheck(THREE, 'Qh9c4d2s3s');
    expect(only(beats, 'settled')).toMatchObject({
      results: [
        { net: 40, result: 'won' },
        { net: -20, result: 'lost' },
        { net: -20, result: 'lost' },
      ],
      pots: [{ amount: 60, winners: [{ seat: 0, amount: 60 }] }],
      hands: [{ category: 'pair', five: ['As', 'Ah', 'Qh', '9c', '4d'] }, { category: 'pair' }, { category: 'pair' }],
    });
    expect(state.stacks).toEqual([1040, 980, 980]);
  });

  test('equal hands share the pot; an odd chip goes to the first of them left of the button', claims('HOL-16'), () => {
    const { beats } = playOut(
      dealt({ hands: ['AsKh', 'AdKc', '7h2c'], board: 'Qh9c4d8s3s', stacks: [1000, 1000, 25] }),
      'raise 100',
      'call',
      'call',
      ...Array.from({ length: 6 }, () => 'check'),
    );
    expect(only(beats, 'settled').pots).toEqual([
      {
        amount: 75,
        winners: [
          { seat: 0, amount: 38 },
          { seat: 1, amount: 37 },
        ],
      },
      {
        amount: 150,
        winners: [
          { seat: 0, amount: 75 },
          { seat: 1, amount: 75 },
        ],
      },
    ]);
  });

  test('an odd chip goes round from the button, whatever the numbers of the seats', claims('HOL-16'), () => {
    const split = (button: number, stacks: readonly number[], short: number) => {
      const hands = ['AsKh', 'AdKc', 'AcKd'].with(short, '7h2c');
      const start = dealt({ hands, board: 'Qh9c4d8s3s', stacks, button });
      const words = Array.from({ length: 3 }, (_, step) => ((button + 1 + step) % 3 === short || step > 0 ? 'call' : 'raise 100'));
      const { beats } = playOut(start, ...words, ...Array.from({ length: 6 }, () => 'check'));
      return only(beats, 'settled').pots[0]?.winners;
    };
    // Left of the button comes first: seat 1, then seat 2 and seat 0.
    expect(split(0, [1000, 1000, 25], 2)).toEqual([
      { seat: 1, amount: 38 },
      { seat: 0, amount: 37 },
    ]);
    expect(split(1, [1000, 25, 1000], 1)).toEqual([
      { seat: 2, amount: 38 },
      { seat: 0, amount: 37 },
    ]);
    expect(split(2, [1000, 1000, 25], 2)).toEqual([
      { seat: 0, amount: 38 },
      { seat: 1, amount: 37 },
    ]);
  });

  test('the last one left wins without showing, and what nobody called goes back', claims('HOL-17'), () => {
    const { beats, state } = playOut(dealt({ hands: THREE }), 'raise 300', 'fold', 'fold');
    expect(told(beats)).toEqual(['raised', 'folded', 'folded', 'bet-returned', 'bets-gathered', 'settled']);
    expect(only(beats, 'bet-returned')).toEqual({ type: 'bet-returned', seat: 0, amount: 280 });
    expect(only(beats, 'settled')).toMatchObject({ pots: [{ amount: 40, winners: [{ seat: 0, amount: 40 }] }], hands: [null, null, null] });
    expect(state.shown).toEqual([false, false, false]);
    expect(state.stacks).toEqual([1020, 980, 1000]);
  });

  test('nobody left who can bet: the hands are turned up and the board runs out', () => {
    const start = dealt({ hands: ['AsAh', 'KdKc'], board: 'Qh9c4d2s3s', stacks: [500, 1000] });
    const { beats } = playOut(start, 'raise 500', 'call');
    expect(told(beats)).toEqual([
      'raised',
      'called',
      'bets-gathered',
      'hand-shown',
      'hand-shown',
      'street-dealt',
      'street-dealt',
      'street-dealt',
      'settled',
    ]);
  });

  test('unequal all-ins make side pots, each for those who paid for it', () => {
    const start = dealt({ hands: ['AsAh', 'KdKc', 'QsQd'], board: '9c4d2s3s8h', stacks: [100, 400, 1000], button: 1 });
    const { beats, state } = playOut(start, 'raise 1000', 'call', 'call');
    expect(only(beats, 'bet-returned')).toEqual({ type: 'bet-returned', seat: 2, amount: 600 });
    expect(only(beats, 'settled').pots).toEqual([
      { amount: 300, winners: [{ seat: 0, amount: 300 }] },
      { amount: 600, winners: [{ seat: 1, amount: 600 }] },
    ]);
    expect(state.stacks).toEqual([300, 600, 600]);
  });

  test('who has no chips left leaves; the last one has won the table, and the sitting is over', claims('CAS-2.13'), () => {
    const start = dealt({ hands: ['AsAh', 'KdKc'], board: 'Qh9c4d2s3s' });
    const { beats, state } = playOut(start, 'raise 1000', 'call');
    expect(told(beats).slice(-3)).toEqual(['settled', 'seat-left', 'sitting-ended']);
    expect(holdem.outcome(state)).toEqual({ winners: [0], scores: [2000, 0] });
    expect([holdem.toAct(state), holdem.isIn(state, 0), holdem.isIn(state, 1)]).toEqual([[], true, false]);
  });

  test('a new hand begins when everybody is ready, and not before', () => {
    const over = playOut(dealt({ hands: THREE }), 'raise 60', 'fold', 'fold').state;
    expect(holdem.toAct(over)).toEqual([0, 1, 2]);
    expect(holdem.legal(over, 1)).toEqual([{ type: 'ready' }]);
    expect(refusal({ ...over, turn: 0 }, 'check')).toMatchObject({ reason: 'between-hands' });
    const waiting = playOut(over, 'ready', 'ready').state;
    expect([waiting.hand, holdem.toAct(waiting)]).toEqual([1, [2]]);
    expect(playOut(waiting, 'ready').state.hand).toBe(2);
  });
});

test('a state is never changed by what is done from it', claims('HOL-18'), () => {
  const state = dealt({ hands: THREE });
  const before = JSON.stringify(state);
  const { state: after } = playOut(state, 'raise 100', 'call', 'fold', 'bet 50', 'call');
  expect(JSON.stringify(state)).toBe(before);
  expect(after).not.toBe(state);
});

test('the first button lies by chance, and for the same seed in the same place', () => {
  const buttons = Array.from({ length: 40 }, (_, n) => {
    const { seed } = fork('ab'.repeat(32), `${n}`);
    return holdem.open({ rules, stacks: [1000, 1000, 1000], chance: openChance(seed) }).state.button;
  });
  expect(new Set(buttons)).toEqual(new Set([0, 1, 2]));
});

test('seats: 2 to 10, each with a big blind at least', () => {
  expect(holdem.seats(rules)).toEqual({ min: 2, max: 10, buyIn: 20 });
});
