import { openSitting, PACK, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { cardsNamed as cards } from '../play.fixture.ts';
import { betLaid, offered, only, playOut, refused, tableWith, told } from './blackjack.fixture.ts';
import { blackjack } from './blackjack.ts';
import { allCards } from './laws.fixture.ts';
import { presets } from './rules.ts';
import type { State } from './state.ts';

const rules = presets.casino;
const open = (stack: number): State => openSitting(blackjack, { preset: 'casino', seed: 'ca'.repeat(32), stacks: [stack] }).state;
const laid = (stack: number, amount: number): State => playOut(open(stack), { type: 'bet', amount }).state;
const table = (you: string, dealer: string, next = ''): State => tableWith({ you, dealer, next, rules, bet: 25, stack: 25 });

describe('betting', () => {
  test('any bet from 1 to the whole balance, and an empty balance with a bet laid is not broke', claims('CAS-3.1'), () => {
    expect([refused(open(50), { type: 'bet', amount: 1 }), refused(open(50), { type: 'bet', amount: 51 })]).toEqual([
      'accepted',
      'not-enough-chips',
    ]);
    expect(refused(open(50), { type: 'bet', amount: 0 })).toBe('bet-too-small');
    const all = laid(50, 50);
    expect(blackjack.chips(all, 0)).toEqual({ stack: 0, atRisk: 50 });
    expect([blackjack.isIn(all, 0), blackjack.outcome(all)]).toEqual([true, undefined]);
    expect(offered(all)).toEqual(['deal', 'take-back', 'bet']);
    const dealt = playOut(betLaid({ next: '8s 9h 8d 9c', rules, bet: 50, stack: 0 }), 'deal').state;
    expect(offered(dealt)).toEqual(['hit', 'stand']);
    expect(blackjack.isIn(dealt, 0)).toBe(true);
    const lost = playOut(dealt, 'stand');
    expect(told(lost.beats).at(-1)).toBe('sitting-ended');
    expect(blackjack.isIn(lost.state, 0)).toBe(false);
  });

  test('a deal needs a bet, and gives two cards each from one fresh deck', claims('CAS-3.2'), () => {
    expect(refused(open(50), { type: 'deal' })).toBe('no-bet-laid');
    const { state } = playOut(laid(50, 10), 'deal');
    expect([only(state).hands[0]?.cards.length, state.dealer.cards.length]).toEqual([2, 2]);
    expect(allCards(state).toSorted()).toEqual(PACK.toSorted());
    const again = playOut(playOut(state, 'stand').state, 'again');
    expect(told(again.beats).slice(0, 3)).toEqual(['bet-laid', 'card-dealt', 'card-dealt']);
    expect(again.beats[0]?.state).toMatchObject({ dealt: 0, shoe: { spent: 0 } });
    expect(sightOf(blackjack, again.state, 0).view).toMatchObject({ spent: [], cardsInShoe: 48 });
  });
});

describe('a round', () => {
  test('the player’s cards are open, the dealer’s first is hidden until the player stands', claims('CAS-3.3'), () => {
    const { state, beats } = playOut(betLaid({ next: '8s 9h 8d 7c', rules }), 'deal');
    const { view } = sightOf(blackjack, state, 0);
    expect(only(view).hands[0]?.cards).toEqual(cards('8s 8d'));
    expect(view.dealer).toMatchObject({ cards: ['hidden', '7c'], total: 7 });
    expect(beats.map(({ event }) => (event.type === 'card-dealt' ? event.up : undefined))).toEqual([true, false, true, true]);
    const stood = playOut(state, 'stand');
    expect(stood.beats[1]?.event).toEqual({ type: 'hole-revealed', card: '9h' });
    expect(sightOf(blackjack, stood.state, 0).view.dealer.cards.slice(0, 2)).toEqual(cards('9h 7c'));
  });

  test('a hit gives a card, and over 21 loses the bet and nothing more', claims('CAS-3.4', 'CAS-3.7', 'CAS-3.11'), () => {
    const { beats, state } = playOut(table('Ks 8d', '9h 9c', '9d'), 'hit');
    expect(told(beats)).toEqual(['card-drawn', 'went-bust', 'hole-revealed', 'settled']);
    expect(only(state).result?.verdicts).toEqual([{ outcome: 'bust', net: -25 }]);
    expect(only(state).stack).toBe(25);
    expect(offered(state)).toEqual(['ready', 'again']);
  });

  test('a hit can be taken on 21 as well: only a stand or a bust ends the turn', claims('CAS-3.5', 'CAS-3.8'), () => {
    const on21 = playOut(table('5s 6d', '9h 9c', 'Kd 2c'), 'hit').state;
    expect(only(on21).hands[0]).toMatchObject({ total: 21, status: 'playing' });
    expect(offered(on21)).toEqual(['hit', 'stand']);
    expect(told(playOut(on21, 'stand').beats)).toEqual(['stood', 'hole-revealed', 'settled']);
  });

  test('the dealer reveals, hits on 16 and on a soft 17, and stands on a hard 17 and above, even if that loses', claims('CAS-3.8'), () => {
    const after = (dealer: string, next = '') => playOut(table('Ks 9d', dealer, next), 'stand').state.dealer.cards.length;
    expect(after('9h 7c', '2d')).toBe(3);
    expect(after('Ah 6c', '2d')).toBe(3);
    expect(after('Kh 7c', '2d')).toBe(2);
    expect(after('Ah 7c', '2d')).toBe(2);
    expect(after('Kh 8c', '2d')).toBe(2);
    expect(told(playOut(table('Ks 9d', '9h 7c', '2d'), 'stand').beats)).toEqual(['stood', 'hole-revealed', 'card-drawn', 'settled']);
  });

  test('nothing goes round the order', claims('CAS-3.8'), () => {
    const turn = table('Ks 9d', '9h 7c');
    for (const type of ['double', 'split', 'surrender'] as const) expect(refused(turn, { type })).toBe('not-in-these-rules');
    for (const type of ['deal', 'ready', 'again', 'take-back'] as const) expect(refused(turn, { type })).toBe('round-in-play');
  });

  test('the higher score, or a bust dealer, wins, and a win brings back twice the bet', claims('CAS-3.9', 'CAS-3.10'), () => {
    const won = playOut(table('Ks 9d', 'Kh 8c'), 'stand').state;
    expect([only(won).result?.verdicts[0]?.outcome, only(won).stack]).toEqual(['win', 75]);
    expect(only(playOut(table('Ks 2d', '9h 7c', 'Kd'), 'stand').state).stack).toBe(75);
    expect(only(playOut(table('Ks 8d', 'Kh 9c'), 'stand').state).stack).toBe(25);
  });

  test('a tie returns the bet, and a natural is a 21 like any other', () => {
    expect(only(playOut(table('Ks 8d', 'Kh 8c'), 'stand').state).stack).toBe(50);
    const natural = playOut(betLaid({ next: 'As 9h Kd 8c', rules, bet: 25, stack: 25 }), 'deal').state;
    expect(natural.phase).toBe('playing');
    expect(only(playOut(natural, 'stand').state).stack).toBe(75);
    expect(only(playOut(table('7s 7d 7c', 'Ah Kc'), 'stand').state).result?.verdicts).toEqual([{ outcome: 'push', net: 0 }]);
  });
});
