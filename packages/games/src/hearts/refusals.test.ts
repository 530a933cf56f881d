import { openChance } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { cardsNamed as cards } from '../play.fixture.ts';
import { openGame, playCards, playOut, refusedTo, tableWith, told } from './hearts.fixture.ts';
import { hearts } from './hearts.ts';
import { handOf, playable } from './moves.ts';
import { presets } from './rules.ts';
import { SEATS } from './seats.ts';
import type { Action, State } from './state.ts';

const refusal = (state: State, action: Action, seat = state.turn) => hearts.refuse(state, seat, action);
const answer = (state: State, action: unknown): string => refusedTo(state, state.turn, action);
const playing = (): State => tableWith({ hands: ['2d 3c', '4d 5c', '6d 7c', '8d 9c'], tricks: [[0, '2c Ac Kc Qc']], turn: 0 });

describe('a refusal says why, and what instead', () => {
  test('three different cards are passed; what was rightly chosen stays chosen', claims('HEA-2.1'), () => {
    const state = openGame();
    const [a = '2c', b = '2c', c = '2c', d = '2c'] = state.hands[0] ?? [];
    const stranger = state.hands[1]?.[0] ?? '2c';
    const of = (...chosen: readonly (typeof a)[]) => refusal(state, { type: 'pass', cards: chosen }, 0);
    expect(of(b)).toEqual({ reason: 'choose-three', instead: { type: 'pass', cards: [b, a, c] } });
    expect(of(a, b, c, d).reason).toBe('choose-three');
    expect(of(b, b, c)).toEqual({ reason: 'choose-three', instead: { type: 'pass', cards: [b, c, a] } });
    expect(of(d, d, b, c).reason).toBe('choose-three');
    expect(of(d, stranger, c)).toEqual({ reason: 'not-in-hand', instead: { type: 'pass', cards: [d, c, a] } });
    expect(refusal(state, { type: 'play', card: a }, 0)).toEqual({ reason: 'pass-first', instead: { type: 'pass', cards: [a, b, c] } });
  });

  test('a card that may be played is named', () => {
    const followed = playCards(playing(), '3c').state;
    expect(refusal(followed, { type: 'play', card: '4d' })).toEqual({ reason: 'follow-suit', instead: { type: 'play', card: '5c' } });
    expect(refusal(playing(), { type: 'ready' })).toEqual({ reason: 'hand-in-play', instead: { type: 'play', card: '2d' } });
    expect(refusal(playing(), { type: 'pass', cards: [] }).reason).toBe('passing-is-over');
  });

  test('the moon, the next hand, and nothing once the game is over', () => {
    expect(refusal({ ...playing(), phase: 'moon' }, { type: 'ready' })).toEqual({
      reason: 'choose-moon-first',
      instead: { type: 'moon', way: 'plus' },
    });
    expect(refusal({ ...playing(), phase: 'between' }, { type: 'play', card: '2d' })).toEqual({
      reason: 'between-hands',
      instead: { type: 'ready' },
    });
    expect(refusal({ ...playing(), phase: 'ended' }, { type: 'ready' })).toEqual({ reason: 'hand-in-play' });
    expect(hearts.legal({ ...playing(), phase: 'ended' }, 0)).toEqual([]);
  });

  test('what is no action at all is told apart from one at the wrong time', claims('HEA-11.3'), () => {
    expect(answer(playing(), { type: 'moon', way: 'minus' })).toBe('no-moon');
    expect(answer(playing(), { type: 'moon', way: 'plus' })).toBe('no-moon');
    expect(answer(playing(), { type: 'pass', cards: cards('2d 3c') })).toBe('passing-is-over');
    for (const bad of [
      { type: 'moon', way: 'half' },
      { type: 'moon' },
      { type: 'pass', cards: ['2d', 'hidden'] },
      { type: 'pass', cards: '2d' },
    ])
      expect(answer(playing(), bad)).toBe('not-an-action');
  });

  test('nothing is known to be playable in a hand that is not seen', () => {
    const view = hearts.view(playing(), 0);
    expect([handOf(view, 0), handOf(view, 1), playable(view, 1), handOf(view, 9)]).toEqual([cards('2d 3c'), [], [], []]);
  });
});

describe('the contract', () => {
  test('nothing is at stake, everybody stays, and there is no outcome before the end', () => {
    const state = { ...playing(), stacks: [5, 6, 7, 8] };
    expect(SEATS.map((seat) => hearts.chips(state, seat))).toEqual([5, 6, 7, 8].map((stack) => ({ stack, atRisk: 0 })));
    expect(SEATS.every((seat) => hearts.isIn(state, seat))).toBe(true);
    expect(hearts.outcome(state)).toBeUndefined();
  });

  test('who leads the first trick is not told before the pass is over', claims('HEA-3.1'), () => {
    const opened = hearts.open({ rules: presets.house, stacks: [0, 0, 0, 0], chance: openChance('0a'.repeat(32)) });
    expect(opened.state.phase).toBe('passing');
    expect(told(opened.beats)).not.toContain('play-began');
    const choices = SEATS.map((seat) => [seat, { type: 'pass', cards: (opened.state.hands[seat] ?? []).slice(0, 3) } as const] as const);
    expect(told(playOut(opened.state, ...choices).beats).slice(-2)).toEqual(['cards-passed', 'play-began']);
  });
});
