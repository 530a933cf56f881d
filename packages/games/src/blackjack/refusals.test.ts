import { describe, expect, test } from 'vitest';
import { betLaid, offered, only, playOut, refused, tableWith } from './blackjack.fixture.ts';
import { blackjack } from './blackjack.ts';
import { handAt } from './places.ts';
import { presets } from './rules.ts';
import type { Action, State } from './state.ts';

const { classic, casino, vegas, european } = presets;
const refusal = (state: State, action: Action) => blackjack.refuse(state, 0, action);
const betting = (stack: number, bet = 0, rules = classic): State => ({ ...betLaid({ next: '', stack, bet, rules }) });

describe('a refusal says why', () => {
  test('insurance is answered when it is asked for, and at no other time', () => {
    const turn = tableWith({ you: '9s 9d', dealer: '4c 6h', rules: vegas });
    expect([refusal(turn, { type: 'insure' }).reason, refusal(turn, { type: 'decline' }).reason]).toEqual([
      'no-insurance-now',
      'no-insurance-now',
    ]);
    const over = playOut(turn, 'stand').state;
    expect(refusal(over, { type: 'insure' }).reason).toBe('between-rounds');
  });

  test('what lies on the spot can be bet again', () => {
    expect(refused(betting(100, 60, casino), { type: 'bet', amount: 160 })).toBe('accepted');
    expect(refused(betting(100, 60, casino), { type: 'bet', amount: 161 })).toBe('not-enough-chips');
  });

  test('doubling and splitting take the last chip, and not one that is not there', () => {
    const pair = (stack: number): State => tableWith({ you: '8s 8d', dealer: '4c 6h', stack });
    expect(offered(pair(50))).toEqual(expect.arrayContaining(['double', 'split']));
    expect([refused(pair(49), { type: 'double' }), refused(pair(49), { type: 'split' })]).toEqual(['not-enough-chips', 'not-enough-chips']);
  });
});

describe('a refusal says what instead', () => {
  test('the same with the nearest amount', () => {
    expect([5, 501].map((amount) => refusal(betting(1000), { type: 'bet', amount }).instead)).toEqual([
      { type: 'bet', amount: 10 },
      { type: 'bet', amount: 500 },
    ]);
    // Chips lie on the spot already, so that dealing is the first thing offered.
    expect(refusal(betting(1000, 50), { type: 'bet', amount: 5 }).instead).toEqual({ type: 'bet', amount: 10 });
  });

  test('or the first thing that is offered', () => {
    expect(refusal(tableWith({ you: '9s 2d', dealer: '4c 6h' }), { type: 'split' }).instead).toEqual({ type: 'hit' });
  });

  test('or nothing, once the chips are gone', () => {
    const { state } = playOut(tableWith({ you: 'Ks 8d', dealer: 'Kc 9h', stack: 0 }), 'stand');
    expect(state.phase).toBe('ended');
    expect(refusal(state, { type: 'bet', amount: 10 })).toEqual({ reason: 'between-rounds' });
    expect([blackjack.chips(state, 0), blackjack.toAct(state)]).toEqual([{ stack: 0, atRisk: 0 }, []]);
  });
});

describe('the european table', () => {
  test('has no surrender, and its dealer stands on a soft 17', () => {
    expect(refused(tableWith({ you: 'Ks 6d', dealer: 'Tc', rules: european }), { type: 'surrender' })).toBe('not-in-these-rules');
    const { state } = playOut(tableWith({ you: 'Ks 8d', dealer: 'Ac', next: '6h', rules: european }), 'stand');
    expect(state.dealer).toMatchObject({ cards: ['Ac', '6h'], total: 17 });
    expect(only(state).result?.verdicts).toEqual([{ outcome: 'win', net: 50 }]);
  });

  test('pays no insurance for one chip, which has no half', () => {
    const { state } = playOut(betLaid({ next: '9s Ac 8h', bet: 1, rules: { ...european, bet: { min: 1, max: 100 } } }), 'deal');
    expect(state.phase).toBe('playing');
  });

  test('shows the one card that the dealer has', () => {
    const { beats } = playOut(betLaid({ next: '9s 7c 8h', rules: european }), 'deal');
    const [dealt] = beats.flatMap(({ event }) => (event.type === 'card-dealt' && event.to === 'dealer' ? [event] : []));
    expect(dealt).toMatchObject({ card: '7c', up: true });
  });
});

describe('the end of a round', () => {
  const results = (you: string, dealer: string) =>
    playOut(tableWith({ you, dealer }), 'stand').beats.flatMap(({ event }) => (event.type === 'settled' ? event.results : []));

  test('is won, lost or pushed', () => {
    expect([results('Ks 9d', 'Kc 8h'), results('Ks 8d', 'Kc 9h'), results('Ks 8d', 'Kc 8h')]).toEqual([
      [{ net: 50, result: 'won' }],
      [{ net: -50, result: 'lost' }],
      [{ net: 0, result: 'pushed' }],
    ]);
  });

  test('tells who was dealt and who drew', () => {
    const { beats } = playOut(betLaid({ next: '5s 6h 6d Kc 2d 7h 9c' }), 'deal', 'hit', 'stand');
    expect(beats.flatMap(({ event }) => ('to' in event ? [event.to] : 'by' in event ? [event.by] : []))).toEqual([
      'player',
      'dealer',
      'player',
      'dealer',
      'player',
      'dealer',
    ]);
  });

  test('keeps the last bet until another round is played', () => {
    const { state } = playOut(tableWith({ you: 'Ks 9d', dealer: 'Kc 8h' }), 'stand', 'ready', { type: 'bet', amount: 20 });
    expect([only(state).lastBet, only(state).bet]).toEqual([50, 20]);
    expect(only(playOut(state, { type: 'bet', amount: 30 }).state).lastBet).toBe(50);
  });
});

test('a hand that is not there is a fault', () => {
  expect(() => handAt(only(tableWith({ you: '9s 9d', dealer: '4c 6h' })), 1)).toThrow('There is no hand 1.');
});
