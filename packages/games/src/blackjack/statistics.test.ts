import type { Beat } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { betLaid, playOut, tableWith } from './blackjack.fixture.ts';
import { blackjack } from './blackjack.ts';
import { countForfeit, countHands, type HandStatistics, noHands, winRate } from './counters.ts';
import { presets } from './rules.ts';
import type { Blackjack } from './state.ts';

const countAll = (before: HandStatistics, beats: readonly Beat<Blackjack>[]): HandStatistics =>
  beats.reduce((sum, { event, state }) => countHands(sum, event, blackjack.view(state, 0), 0), before);

const won = () => playOut(tableWith({ you: 'Ks 9d', dealer: 'Kc 8h' }), 'stand').beats;
const lost = () => playOut(tableWith({ you: 'Ks 8d', dealer: 'Kc 9h' }), 'stand').beats;
const pushed = () => playOut(tableWith({ you: 'Ks 8d', dealer: 'Kc 8h' }), 'stand').beats;
const natural = () => playOut(betLaid({ next: 'As 9h Qh 7c' }), 'deal').beats;
const split = () => playOut(tableWith({ you: '8s 8d', dealer: '4c 6h', next: 'Jd 3c Kd Ks' }), 'split', 'stand', 'hit').beats;

describe('the statistics of a session', claims('BLK-1.12', 'BLK-4.9'), () => {
  test('count hands by how they fared, over several rounds', () => {
    const all = [won(), lost(), pushed(), natural()].reduce(countAll, noHands(1000));
    expect(all).toEqual({ played: 4, won: 2, lost: 1, pushed: 1, blackjacks: 1, peak: 1075 });
  });
  test('each half of a split pair is a hand of its own', claims('BLK-1.18'), () => {
    expect(countAll(noHands(1000), split())).toEqual({ played: 2, won: 1, lost: 1, pushed: 0, blackjacks: 0, peak: 1000 });
  });
  test('a bust hand and one that is given up are lost', () => {
    const bust = playOut(tableWith({ you: 'Ks 8d', dealer: 'Kc 9h', next: 'Qc' }), 'hit').beats;
    const givenUp = playOut(tableWith({ you: 'Ks 6d', dealer: 'Kc 9h', rules: presets.vegas }), 'surrender').beats;
    expect([bust, givenUp].reduce(countAll, noHands(1000))).toMatchObject({ played: 2, won: 0, lost: 2, pushed: 0 });
  });
  test('keep the highest chips', () => {
    expect(countAll(countAll(noHands(1000), won()), lost()).peak).toBe(1050);
  });
  test('have a win rate, and none before the first hand', () => {
    expect(winRate(noHands(1000))).toBe(0);
    expect(winRate({ ...noHands(1000), played: 3, won: 2 })).toBeCloseTo(0.667, 3);
    expect(winRate({ ...noHands(1000), played: 57, won: 24 })).toBeCloseTo(0.421, 3);
  });
  test('a hand that is left in the middle is lost', () => {
    const turn = tableWith({ you: '8s 3c | 8d 4h', dealer: '4c 6h' });
    expect(countForfeit(noHands(1000), blackjack.view(turn, 0), 0)).toMatchObject({ played: 2, lost: 2 });
    const over = won().at(-1)?.state ?? turn;
    expect(countForfeit(noHands(1000), blackjack.view(over, 0), 0)).toEqual(noHands(1000));
    expect(countForfeit(noHands(1000), blackjack.view({ ...over, phase: 'ended' }, 0), 0)).toEqual(noHands(1000));
    expect(countForfeit(noHands(1000), blackjack.view(betLaid({ next: '' }), 0), 0)).toEqual(noHands(1000));
  });
});
