import { canOpen, openChance, openSitting, PACK, play } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { cardsNamed as cards } from '../play.fixture.ts';
import { cardsOf } from './hand.ts';
import { handAt } from './places.ts';
import { playOut, tableWith, told } from './pontoon.fixture.ts';
import { pontoon } from './pontoon.ts';
import { presets } from './rules.ts';
import type { Action, State } from './state.ts';

const twist: readonly [number, Action] = [0, { type: 'twist' }];
const stick: readonly [number, Action] = [0, { type: 'stick' }];
const ready: readonly [number, Action] = [0, { type: 'ready' }];
const open = (seed = 'a1'.repeat(32)) => pontoon.open({ rules: presets.house, stacks: [0], chance: openChance(seed) });
const cardsAt = (state: State, place: number) => cardsOf(handAt(state, place));
const result = (state: State) => state.verdicts[0]?.result;

describe('the deal', () => {
  test('a new game starts from a shuffled pack of 52', claims('PON-1.2'), () => {
    const { state, beats } = open();
    const all = [...state.deck, ...cardsAt(state, 0), ...cardsAt(state, 1)];
    expect([...all].sort()).toEqual([...PACK].sort());
    expect(told(beats)).toContain('shuffled');
    expect(open('b2'.repeat(32)).state.deck).not.toEqual(state.deck);
  });

  test('two cards to the player and two to the banker, in turn', claims('PON-1.4'), () => {
    const { state, beats } = open();
    const dealt = beats.flatMap(({ event }) => (event.type === 'card-dealt' ? [event.place] : []));
    expect(dealt).toEqual([0, 1, 0, 1]);
    expect([cardsAt(state, 0).length, cardsAt(state, 1).length]).toEqual([2, 2]);
  });

  test("the player's cards and one of the banker's are seen; the banker's second is hidden", claims('PON-1.5', 'PON-7.5'), () => {
    const seen = pontoon.view(tableWith({ you: 'Ah 4d', banker: 'Ks 5h' }), 0);
    expect(cardsOf(handAt(seen, 0))).toEqual(['Ah', '4d']);
    expect(cardsOf(handAt(seen, 1))).toEqual(['Ks', 'hidden']);
  });
});

describe("the player's turn", () => {
  test('twist and stick are offered', claims('PON-2.1'), () => {
    expect(pontoon.legal(tableWith({ you: 'Ah 4d', banker: 'Ks 5h' }), 0)).toEqual([{ type: 'twist' }, { type: 'stick' }]);
  });

  test('twist deals one card, face up', claims('PON-2.2'), () => {
    const { state, beats } = playOut(tableWith({ you: 'Ah 4d', banker: 'Ks 5h', next: '2s' }), twist);
    expect(cardsAt(state, 0)).toEqual(['Ah', '4d', '2s']);
    expect(beats.map(({ event }) => event)).toEqual([{ type: 'twisted', place: 0, hand: 0, card: '2s' }]);
  });

  test("stick ends the turn and the banker's begins", claims('PON-2.3'), () => {
    const { beats } = playOut(tableWith({ you: 'Kh 8d', banker: 'Ks 5h', next: '4c' }), stick);
    expect(told(beats)).toEqual(['stuck', 'banker-revealed', 'twisted', 'stuck', 'settled']);
  });

  test('a bust ends the round at once: both hands are shown, the banker draws nothing', claims('PON-2.4'), () => {
    const { state, beats } = playOut(tableWith({ you: 'Kh 8d', banker: 'Ks 5h', next: '9c' }), twist);
    expect(told(beats)).toEqual(['twisted', 'went-bust', 'banker-revealed', 'settled']);
    expect(result(state)).toBe('lost');
    expect(cardsOf(handAt(pontoon.view(state, 0), 1))).toEqual(['Ks', '5h']);
  });

  test('under five cards and under 21 another card may be taken', claims('PON-2.5'), () => {
    for (const you of ['2c 2d', '2c 2d 3h', '2c 2d 3h 3s', 'Kc 9d', '5c 6d 9h']) {
      expect(pontoon.legal(tableWith({ you, banker: 'Ks 5h' }), 0)).toContainEqual({ type: 'twist' });
    }
  });

  test('a turn ends by itself on 21', () => {
    const { beats } = playOut(tableWith({ you: 'Kh 8d', banker: 'Ks 7h', next: '3c' }), twist);
    expect(told(beats)).toEqual(['twisted', 'stuck', 'banker-revealed', 'stuck', 'settled']);
  });

  test('the fifth card ends the turn with a five card trick', claims('PON-2.7'), () => {
    const { state, beats } = playOut(tableWith({ you: '2c 2d 3h 3s', banker: 'Ks 7h', next: '4c' }), twist);
    expect(told(beats)).toContain('trick-made');
    expect(result(state)).toBe('won');
  });

  test('a dealt pontoon is recognised at once, the banker only reveals, and it wins', claims('PON-2.6', 'PON-4.3'), () => {
    const seeds = Array.from({ length: 150 }, (_, n) => n.toString(16).padStart(64, '0'));
    const pontoons = seeds.map((seed) => open(seed)).filter(({ beats }) => told(beats).includes('pontoon-shown'));
    expect(pontoons.length).toBeGreaterThan(5);
    for (const { state, beats } of pontoons) {
      expect(told(beats).slice(-4)).toEqual(['turn-began', 'pontoon-shown', 'banker-revealed', 'settled']);
      const tie =
        cardsAt(state, 1).some((card) => card.startsWith('A')) && cardsAt(state, 1).some((card) => 'TJQK'.includes(card.charAt(0)));
      expect(result(state)).toBe(tie ? 'lost' : 'won');
    }
  });
});

describe("the banker's turn", () => {
  test("the hidden card is revealed when the player's turn ends", claims('PON-3.1'), () => {
    const { beats } = playOut(tableWith({ you: 'Kh 8d', banker: 'Ks 7h' }), stick);
    expect(beats[1]?.event).toEqual({ type: 'banker-revealed', cards: ['7h'] });
  });

  test('the banker twists on 16 or less and sticks on 17 or more, soft 17 too', claims('PON-3.2', 'PON-15.4'), () => {
    const drawn = (banker: string, next: string) => cardsAt(playOut(tableWith({ you: 'Kh 8d', banker, next }), stick).state, 1).length;
    expect(drawn('Ks 6h', '5c')).toBe(3);
    expect(drawn('Ks 7h', '2c')).toBe(2);
    expect(drawn('As 6h', '2c')).toBe(2);
    expect(drawn('As 5h', '2c 9c')).toBe(3);
    expect(drawn('2s 2h', '3c 3d 4c')).toBe(5);
  });

  test('the banker stops at five cards whatever they total: that is a five card trick', () => {
    const { state, beats } = playOut(tableWith({ you: 'Kh Qd', banker: '2s 2h', next: '3c 3d 2c 9c' }), stick);
    expect(cardsAt(state, 1)).toEqual(cards('2s 2h 3c 3d 2c'));
    expect(told(beats)).toContain('trick-made');
    expect(result(state)).toBe('lost');
  });

  test('a bust banker loses', claims('PON-3.3'), () => {
    const { state, beats } = playOut(tableWith({ you: 'Kh 2d', banker: 'Ks 6h', next: 'Qc' }), stick);
    expect(told(beats)).toEqual(['stuck', 'banker-revealed', 'twisted', 'went-bust', 'settled']);
    expect(result(state)).toBe('won');
  });

  test("a banker's pontoon beats everything else, 21 and five card tricks too", claims('PON-3.5'), () => {
    expect(result(playOut(tableWith({ you: '7h 7d 6c', banker: 'Ks Ah', next: 'Ac' }), twist).state)).toBe('lost');
    expect(result(playOut(tableWith({ you: '2c 2d 3h 3s', banker: 'Ks Ah', next: '4c' }), twist).state)).toBe('lost');
  });
});

describe('who wins', () => {
  const fate = (you: string, banker: string) => result(playOut(tableWith({ you, banker }), stick).state);

  test('the hands are compared when both turns are over', claims('PON-3.4', 'PON-4.1'), () => {
    expect(fate('Kh 9d', 'Ks 8h')).toBe('won');
    expect(fate('Kh 8d', 'Ks 9h')).toBe('lost');
  });

  test('a five card trick beats 21 and loses to a pontoon', claims('PON-4.4'), () => {
    expect(result(playOut(tableWith({ you: '2c 2d 3h 3s', banker: 'Ks 7h', next: '4c 4d' }), twist).state)).toBe('won');
    expect(result(playOut(tableWith({ you: '2c 2d 3h 3s', banker: 'Ks Ah', next: '4c' }), twist).state)).toBe('lost');
  });

  test('of two five card tricks the higher total wins', claims('PON-4.5'), () => {
    const trick = (next: string) => result(playOut(tableWith({ you: '2c 2d 3h 3s', banker: '2s 2h', next }), twist).state);
    expect(trick('9c 3c 3d 4c')).toBe('won'); // 19 against 14
    expect(trick('4c 3c 3d 6c')).toBe('lost'); // 14 against 16
  });

  test('what is equal is the banker’s', claims('PON-4.6'), () => {
    expect(fate('Kh 8d', 'Qs 8h')).toBe('lost');
    const tricks = playOut(tableWith({ you: '2c 2d 3h 3s', banker: '2s 2h', next: '4c 3c 3d 4d' }), twist).state;
    expect([cardsAt(tricks, 0), cardsAt(tricks, 1)].map((hand) => hand.length)).toEqual([5, 5]);
    expect(result(tricks)).toBe('lost');
  });

  test('the result is told with both hands in full', claims('PON-4.7'), () => {
    const { state, beats } = playOut(tableWith({ you: 'Kh 9d', banker: 'Ks 8h' }), stick);
    const last = beats.at(-1)?.event;
    expect(last?.type === 'settled' ? last.results : undefined).toEqual([{ net: 0, result: 'won' }]);
    expect(cardsOf(handAt(pontoon.view(state, 'rail'), 1))).toEqual(['Ks', '8h']);
  });
});

describe('round after round', () => {
  test('after a round the next one is offered', claims('PON-5.1'), () => {
    const { state } = playOut(tableWith({ you: 'Kh 9d', banker: 'Ks 8h' }), stick);
    expect(pontoon.legal(state, 0)).toEqual([{ type: 'ready' }]);
  });

  test('the next round goes on with the same deck; spent cards stay out', claims('PON-5.2'), () => {
    const over = playOut(tableWith({ you: 'Kh 9d', banker: 'Ks 8h', next: '2c 3c 4c 5c' }), stick).state;
    const { state, beats } = playOut(over, ready);
    expect(told(beats)).not.toContain('shuffled');
    expect([...cardsAt(state, 0), ...cardsAt(state, 1)]).toEqual(cards('2c 4c 3c 5c'));
    expect(state.spent).toEqual(cards('Kh 9d Ks 8h'));
  });

  test('a round that would start with fewer than 15 cards starts with all 52, shuffled', claims('PON-5.3'), () => {
    const over = playOut(tableWith({ you: 'Kh 9d', banker: 'Ks 8h' }), stick).state;
    const left = (count: number): State => ({ ...over, deck: over.deck.slice(0, count), spent: over.deck.slice(count) });
    expect(told(playOut(left(15), ready).beats)).not.toContain('shuffled');
    const { state, beats } = playOut(left(14), ready);
    expect(told(beats)).toContain('shuffled');
    expect(state.deck).toHaveLength(48);
    expect(state.spent).toEqual([]);
  });
});

test('what is not a move is refused and changes nothing', claims('PON-6.2', 'PON-9.2'), () => {
  const state = tableWith({ you: 'Ah 4d', banker: 'Ks 5h' });
  for (const action of [undefined, null, 'twist', {}, { type: 'hold' }, { type: 'twist', extra: 1 }, { type: 'buy', amount: Number.NaN }]) {
    expect(play(pontoon, state, 0, action)).toEqual({ ok: false, refusal: { reason: 'not-an-action' } });
  }
  expect(play(pontoon, state, 0, { type: 'ready' })).toEqual({
    ok: false,
    refusal: { reason: 'round-in-play', instead: { type: 'twist' } },
  });
  expect(play(pontoon, state, 0, { type: 'buy', amount: 10 })).toMatchObject({ refusal: { reason: 'not-in-these-rules' } });
});

test('an opening that the rules do not allow is a bug, and throws', () => {
  const seed = '00'.repeat(32);
  expect(() => openSitting(pontoon, { preset: 'house', stacks: [0, 0], seed })).toThrow('cannot be opened');
  expect(() => openSitting(pontoon, { preset: 'british', stacks: [5, 100], seed })).toThrow('cannot be opened');
  expect(canOpen(pontoon, { preset: 'british', stacks: [10, 100], seed })).toBe(true);
});
