import { type Beat, openSitting, PACK, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { cardsNamed as cards } from '../play.fixture.ts';
import { betLaid, offered, only, playOut, refused, tableWith, told, withSpot } from './blackjack.fixture.ts';
import { blackjack } from './blackjack.ts';
import { allCards } from './laws.fixture.ts';
import { cardsOut, shoeWithout } from './shoe.ts';
import type { Action, Blackjack, Result, State } from './state.ts';

const open = (stack = 1000): State => openSitting(blackjack, { preset: 'classic', seed: '21'.repeat(32), stacks: [stack] }).state;
const bet = (amount: number): Action => ({ type: 'bet', amount });
const resultOf = ({ state }: { state: State }): Result => {
  const { result } = only(state);
  if (result === null) throw new Error('The round is not settled.');
  return result;
};
const outcomes = (played: { state: State }) => resultOf(played).verdicts.map(({ outcome, net }) => [outcome, net]);
const drawn = (beats: readonly Beat<Blackjack>[], by: 'player' | 'dealer') =>
  beats.flatMap(({ event }) => (event.type === 'card-drawn' && event.by === by ? [event.card] : []));

describe('a session', () => {
  test('begins with $1,000, no bet and no cards, from a whole deck', claims('BLK-1.3'), () => {
    const state = open();
    expect(state).toMatchObject({ phase: 'betting', round: 1 });
    expect(only(state)).toMatchObject({ stack: 1000, bet: 0, hands: [], result: null });
    expect(blackjack.chips(state, 0)).toEqual({ stack: 1000, atRisk: 0 });
    expect(allCards(state).toSorted()).toEqual(PACK.toSorted());
  });

  test('a bet is whole, from 10 to 500, and within the chips', claims('BLK-1.13', 'BLK-4.7', 'BLK-A8'), () => {
    for (const amount of [10, 11, 499, 500]) expect(refused(open(), bet(amount))).toBe('accepted');
    for (const amount of [9, 1, 0, -10]) expect(refused(open(), bet(amount))).toBe('bet-too-small');
    for (const amount of [501, 1000, 1e9]) expect(refused(open(), bet(amount))).toBe('bet-too-large');
    for (const amount of [10.5, 99.99]) expect(refused(open(), bet(amount))).toBe('bet-not-whole');
    for (const amount of ['50', null, Number.NaN, Number.POSITIVE_INFINITY])
      expect(refused(open(), { type: 'bet', amount })).toBe('not-an-action');
    expect(refused(open(300), bet(301))).toBe('not-enough-chips');
    expect(refused(open(300), bet(300))).toBe('accepted');
  });

  test('a bet leaves the stack and is at risk; a second one takes its place, and it can be taken back', claims('BLK-1.13'), () => {
    const laid = playOut(open(), bet(50)).state;
    expect(blackjack.chips(laid, 0)).toEqual({ stack: 950, atRisk: 50 });
    const more = playOut(laid, bet(200)).state;
    expect(blackjack.chips(more, 0)).toEqual({ stack: 800, atRisk: 200 });
    expect(blackjack.chips(playOut(more, 'take-back').state, 0)).toEqual({ stack: 1000, atRisk: 0 });
    expect([refused(open(), { type: 'deal' }), refused(open(), { type: 'take-back' })]).toEqual(['no-bet-laid', 'no-bet-laid']);
  });

  test('what is suggested in place of a wrong bet can be bet', () => {
    const instead = (amount: number) => blackjack.refuse(open(300), 0, bet(amount)).instead;
    expect([instead(5), instead(900), instead(20.4)]).toEqual([bet(10), bet(300), bet(20)]);
    expect(blackjack.refuse(open(), 0, { type: 'hit' })).toEqual({ reason: 'bet-first', instead: bet(10) });
  });
});

describe('the deal', () => {
  test('gives two cards each, in turn, the dealer’s second face down', claims('BLK-1.5', 'BLK-A3'), () => {
    const { state, beats } = playOut(betLaid({ next: '8s 4c 9d 6h' }), 'deal');
    expect(told(beats)).toEqual(['card-dealt', 'card-dealt', 'card-dealt', 'card-dealt']);
    expect(only(state).hands[0]).toMatchObject({ cards: cards('8s 9d'), total: 17, bet: 50 });
    expect(state.dealer.cards).toEqual(cards('4c 6h'));
    const { view } = sightOf(blackjack, state, 0);
    expect(view.dealer).toEqual({ cards: ['4c', 'hidden'], total: 4, soft: false, revealed: false });
    expect(blackjack.viewEvent(beats[3]?.event ?? { type: 'hole-peeked' }, 0)).toMatchObject({ card: 'hidden', up: false });
    expect(blackjack.viewEvent(beats[1]?.event ?? { type: 'hole-peeked' }, 0)).toMatchObject({ card: '4c' });
  });

  test('with fewer than 15 cards left, all 52 are shuffled first, and it is told', claims('BLK-1.5', 'BLK-4.10'), () => {
    const used = (spent: number): State => {
      const state = playOut(open(), bet(10)).state;
      return { ...state, shoe: shoeWithout(1, PACK.slice(0, spent), spent), dealt: spent };
    };
    const low = playOut(used(38), 'deal');
    expect(told(low.beats)[0]).toBe('shuffled');
    expect(low.beats[0]?.event).toEqual({ type: 'shuffled', because: 'round' });
    expect(allCards(low.state).toSorted()).toEqual(PACK.toSorted());
    expect(low.state).toMatchObject({ shoe: { spent: 0 }, dealt: 4 });
    expect(told(playOut(used(37), 'deal').beats)[0]).toBe('card-dealt');
  });

  test('if the deck runs out inside a round, only the spent cards are shuffled in', claims('BLK-4.10'), () => {
    const spent = PACK.filter((card) => !cards('8s 4c 9d 6h 2c').includes(card));
    const table = tableWith({ you: '8s 2c', dealer: '9d 6h', next: '4c', spent: spent.join(' ') });
    const { beats, state } = playOut(table, 'hit', 'hit');
    expect(told(beats).slice(0, 3)).toEqual(['card-drawn', 'shuffled', 'card-drawn']);
    expect(beats[1]?.event).toEqual({ type: 'shuffled', because: 'ran-out' });
    expect(cardsOut(beats[1]?.state.shoe ?? state.shoe, 0, 5).toSorted()).toEqual(cards('8s 2c 9d 6h 4c').toSorted());
    expect(only(state).hands[0]?.cards.slice(0, 3)).toEqual(cards('8s 2c 4c'));
    expect(allCards(state).toSorted()).toEqual(PACK.toSorted());
  });
});

describe('naturals are settled right after the deal', claims('BLK-1.6', 'BLK-4.6'), () => {
  test('the player’s pays 3 to 2, and the dealer only shows', () => {
    const played = playOut(betLaid({ next: 'As 9h Qh 7c', bet: 100, stack: 900 }), 'deal');
    expect(told(played.beats).slice(4)).toEqual(['hole-revealed', 'settled']);
    expect(outcomes(played)).toEqual([['blackjack', 150]]);
    expect(only(played.state).stack).toBe(1150);
  });
  test('the dealer’s wins, whatever shows', () => {
    const underAce = playOut(betLaid({ next: '9s Ah 9h Kc' }), 'deal');
    expect(told(underAce.beats).slice(4)).toEqual(['hole-revealed', 'settled']);
    expect(outcomes(underAce)).toEqual([['lose', -50]]);
    expect(outcomes(playOut(betLaid({ next: '9s Kh 9h Ac' }), 'deal'))).toEqual([['lose', -50]]);
  });
  test('both together push', () => {
    const played = playOut(betLaid({ next: 'As Kh Qh Ac' }), 'deal');
    expect(outcomes(played)).toEqual([['push', 0]]);
    expect(only(played.state).stack).toBe(1000);
  });
  test('a dealer with an ace or a ten looks, and says so when there is none', () => {
    expect(told(playOut(betLaid({ next: '9s Kh 9h 9c' }), 'deal').beats)).toContain('hole-peeked');
    expect(told(playOut(betLaid({ next: 'As Kh Qh 9c' }), 'deal').beats).slice(4)).toEqual(['hole-peeked', 'hole-revealed', 'settled']);
    expect(told(playOut(betLaid({ next: '9s 9d 9h 9c' }), 'deal').beats)).not.toContain('hole-peeked');
  });
  test('half a dollar is rounded up', claims('BLK-1.11'), () => {
    expect(outcomes(playOut(betLaid({ next: 'As 9h Qh 7c', bet: 15 }), 'deal'))).toEqual([['blackjack', 23]]);
    expect(outcomes(playOut(betLaid({ next: 'As 9h Qh 7c', bet: 11 }), 'deal'))).toEqual([['blackjack', 17]]);
  });
});

describe("the player's turn", () => {
  test('a hit draws one card; past 21 the hand is bust and the dealer draws nothing', claims('BLK-1.7', 'BLK-4.4'), () => {
    const table = tableWith({ you: '8s 4d', dealer: '4c 6h', next: '5c Kd' });
    const once = playOut(table, 'hit');
    expect(told(once.beats)).toEqual(['card-drawn']);
    expect(only(once.state).hands[0]).toMatchObject({ cards: cards('8s 4d 5c'), total: 17, status: 'playing' });
    const twice = playOut(once.state, 'hit');
    expect(told(twice.beats)).toEqual(['card-drawn', 'went-bust', 'hole-revealed', 'settled']);
    expect(outcomes(twice)).toEqual([['bust', -50]]);
  });

  test('on exactly 21 the hand stands by itself', claims('BLK-1.7', 'BLK-4.12', 'BLK-A5'), () => {
    const { beats, state } = playOut(tableWith({ you: '8s 4d', dealer: 'Kc 7h', next: '9c' }), 'hit');
    expect(told(beats)).toEqual(['card-drawn', 'stood', 'hole-revealed', 'settled']);
    expect(only(state).hands[0]?.status).toBe('stood');
  });

  test('a stand gives the turn to the dealer', claims('BLK-1.8', 'BLK-4.4'), () => {
    const { beats } = playOut(tableWith({ you: '9s 9d', dealer: 'Kc 7h' }), 'stand');
    expect(told(beats)).toEqual(['stood', 'hole-revealed', 'settled']);
  });

  test('a double doubles the bet, draws exactly one card and stands', claims('BLK-1.9', 'BLK-4.4'), () => {
    const table = tableWith({ you: '6s 5d', dealer: 'Kc 7h', next: '4c 9d' });
    const played = playOut(table, 'double');
    expect(told(played.beats)).toEqual(['doubled', 'card-drawn', 'stood', 'hole-revealed', 'settled']);
    expect(played.beats[0]?.state.spots[0]).toMatchObject({ stack: 900 });
    expect(only(played.state).hands[0]).toMatchObject({ cards: cards('6s 5d 4c'), bet: 100, status: 'doubled' });
    expect(outcomes(played)).toEqual([['lose', -100]]);
    const bust = playOut(tableWith({ you: 'Ks 5d', dealer: 'Kc 7h', next: '9c' }), 'double');
    expect(told(bust.beats)).toEqual(['doubled', 'card-drawn', 'went-bust', 'hole-revealed', 'settled']);
    expect(outcomes(bust)).toEqual([['bust', -100]]);
  });

  test('a double needs two cards, the chips, and no split', claims('BLK-1.9', 'BLK-4.4'), () => {
    expect(refused(tableWith({ you: '2s 5d 3c', dealer: 'Kc 7h' }), { type: 'double' })).toBe('only-on-two-cards');
    expect(refused(tableWith({ you: '6s 5d', dealer: 'Kc 7h', stack: 49 }), { type: 'double' })).toBe('not-enough-chips');
    expect(refused(tableWith({ you: '6s 5d', dealer: 'Kc 7h', stack: 50 }), { type: 'double' })).toBe('accepted');
    expect(refused(tableWith({ you: '8s 3d | 8c 2d', dealer: 'Kc 7h' }), { type: 'double' })).toBe('no-double-after-a-split');
  });

  test('a doubled or split bet may go past the largest', () => {
    const { state } = playOut(tableWith({ you: '6s 5d', dealer: 'Kc 7h', next: '9c', bet: 500, stack: 500 }), 'double');
    expect(only(state).stack).toBe(2000);
  });

  test('what can be done, in each situation', claims('BLK-1.15', 'BLK-4.11', 'BLK-A10'), () => {
    expect(offered(open())).toEqual(['bet']);
    expect(offered(playOut(open(), bet(50)).state)).toEqual(['deal', 'take-back', 'bet']);
    expect(offered(tableWith({ you: '8s 8d', dealer: '4c 6h' }))).toEqual(['hit', 'stand', 'double', 'split']);
    expect(offered(tableWith({ you: '8s 9d', dealer: '4c 6h' }))).toEqual(['hit', 'stand', 'double']);
    expect(offered(tableWith({ you: 'Ks Qd', dealer: '4c 6h' }))).toEqual(['hit', 'stand', 'double']);
    expect(offered(tableWith({ you: '8s 2d 3c', dealer: '4c 6h' }))).toEqual(['hit', 'stand']);
    expect(offered(tableWith({ you: '8s 8d', dealer: '4c 6h', stack: 49 }))).toEqual(['hit', 'stand']);
    expect(offered(tableWith({ you: '8s 8c | 8d 3c', dealer: '4c 6h' }))).toEqual(['hit', 'stand']);
    expect(offered(tableWith({ you: '8s 8c 5d', dealer: '4c 6h' }))).toEqual(['stand']);
    expect(offered(playOut(tableWith({ you: '9s 9d', dealer: 'Kc 7h' }), 'stand').state)).toEqual(['ready', 'again']);
  });

  test('nothing goes out of turn', () => {
    const turn = tableWith({ you: '8s 9d', dealer: '4c 6h' });
    for (const type of ['bet', 'deal', 'ready', 'again'] as const) {
      expect(refused(turn, type === 'bet' ? bet(10) : { type })).toBe('round-in-play');
    }
    expect(refused(turn, { type: 'insure' })).toBe('no-insurance-now');
    expect(refused(turn, { type: 'surrender' })).toBe('not-in-these-rules');
    const after = playOut(turn, 'stand').state;
    expect(refused(after, { type: 'hit' })).toBe('between-rounds');
    expect(refused(open(), { type: 'stand' })).toBe('bet-first');
    expect(refused(tableWith({ you: '8s 8c 5d', dealer: '4c 6h' }), { type: 'hit' })).toBe('not-on-21');
  });
});

describe('the dealer', claims('BLK-1.10', 'BLK-4.5', 'BLK-A6'), () => {
  const against = (dealer: string, next = '') => playOut(tableWith({ you: 'Ks 8d', dealer, next }), 'stand');
  test('draws below 17, one card a beat, and stops at 17', () => {
    const { beats, state } = against('4c 6h', '2c 2d 3c 9c');
    expect(told(beats)).toEqual(['stood', 'hole-revealed', 'card-drawn', 'card-drawn', 'card-drawn', 'settled']);
    expect(drawn(beats, 'dealer')).toEqual(cards('2c 2d 3c'));
    expect(state.dealer).toMatchObject({ total: 17, revealed: true });
  });
  test('stands on 17, and on a soft one', () => {
    expect(drawn(against('Kc 7h').beats, 'dealer')).toEqual([]);
    expect(drawn(against('Ac 6h').beats, 'dealer')).toEqual([]);
    expect(drawn(against('Ac 5h', 'Kd 9c').beats, 'dealer')).toEqual(cards('Kd 9c'));
  });
  test('can go bust', () => {
    const played = against('Kc 6h', '9d');
    expect(outcomes(played)).toEqual([['win', 50]]);
    expect(played.state.dealer.total).toBe(25);
  });
});

describe('settling', claims('BLK-1.11', 'BLK-4.6'), () => {
  test.each([
    ['Ks 9d', 'Kc 8h', 'win', 50, 1050],
    ['Ks 8d', 'Kc 9h', 'lose', -50, 950],
    ['Ks 8d', 'Qc 8h', 'push', 0, 1000],
  ] as const)('%s against %s is a %s', (you, dealer, outcome, net, stack) => {
    const played = playOut(tableWith({ you, dealer }), 'stand');
    expect(outcomes(played)).toEqual([[outcome, net]]);
    expect(only(played.state).stack).toBe(stack);
    expect(blackjack.chips(played.state, 0)).toEqual({ stack, atRisk: 0 });
  });
  test('a dealer’s natural beats a 21 of three cards', () => {
    // Where the dealer does not look, as no natural could have been missed here.
    const rules = { ...tableWith({ you: '', dealer: '' }).rules, hole: 'unseen' as const };
    expect(outcomes(playOut(tableWith({ you: '7s 7d', dealer: 'Kc Ah', next: '7c', rules }), 'hit'))).toEqual([['lose', -50]]);
  });
});

describe('splitting', () => {
  const eights = tableWith({ you: '8s 8d', dealer: '4c 6h', next: 'Jd 3c Kd Ks' });

  test('puts an equal bet beside the first and deals each half a card', claims('BLK-1.16', 'BLK-A1', 'BLK-4.8'), () => {
    const { state, beats } = playOut(eights, 'split');
    expect(told(beats)).toEqual(['pair-split', 'card-dealt', 'card-dealt']);
    expect(only(state).hands.map((hand) => [hand.cards, hand.bet, hand.status])).toEqual([
      [cards('8s Jd'), 50, 'playing'],
      [cards('8d 3c'), 50, 'playing'],
    ]);
    expect(blackjack.chips(state, 0)).toEqual({ stack: 900, atRisk: 100 });
  });

  test('the halves are played in turn, and each is settled for its own bet', claims('BLK-1.17', 'BLK-A2', 'BLK-4.8', 'BLK-1.18'), () => {
    const split = playOut(eights, 'split').state;
    expect([split.turn, offered(split)]).toEqual([0, ['hit', 'stand']]);
    const second = playOut(split, 'stand').state;
    expect(second).toMatchObject({ turn: 1, phase: 'playing' });
    const played = playOut(second, 'hit');
    expect(told(played.beats)).toEqual(['card-drawn', 'stood', 'hole-revealed', 'card-drawn', 'settled']);
    expect(outcomes(played)).toEqual([
      ['lose', -50],
      ['win', 50],
    ]);
    expect(played.beats.at(-1)?.event).toMatchObject({ type: 'settled', results: [{ net: 0, result: 'pushed' }] });
    expect(only(played.state).stack).toBe(1000);
  });

  test('split aces get one card each and stand', claims('BLK-1.16', 'BLK-4.8'), () => {
    const { beats, state } = playOut(tableWith({ you: 'As Ad', dealer: '9c 9h', next: '5d Kc' }), 'split');
    expect(told(beats)).toEqual(['pair-split', 'card-dealt', 'card-dealt', 'stood', 'stood', 'hole-revealed', 'settled']);
    expect(only(state).hands.map((hand) => hand.cards)).toEqual([cards('As 5d'), cards('Ad Kc')]);
  });

  test('a 21 after a split pays evens', claims('BLK-A4', 'BLK-4.8'), () => {
    expect(outcomes(playOut(tableWith({ you: 'As Ad', dealer: '9c 9h', next: '5d Kc' }), 'split'))).toEqual([
      ['lose', -50],
      ['win', 50],
    ]);
    // On the first hand as on the second, of aces and of tens.
    expect(outcomes(playOut(tableWith({ you: 'As Ad', dealer: '9c 9h', next: 'Kc 5d' }), 'split'))).toEqual([
      ['win', 50],
      ['lose', -50],
    ]);
    expect(outcomes(playOut(tableWith({ you: 'As Ad', dealer: '9c 9h', next: 'Kc Qd' }), 'split'))).toEqual([
      ['win', 50],
      ['win', 50],
    ]);
    expect(outcomes(playOut(tableWith({ you: 'Ks Kd', dealer: '9c 9h', next: 'Ac Ah' }), 'split'))).toEqual([
      ['win', 50],
      ['win', 50],
    ]);
  });

  test('needs two cards of one rank, the chips, and no split before', claims('BLK-1.16', 'BLK-4.8'), () => {
    expect(refused(tableWith({ you: 'Ks Qd', dealer: '4c 6h' }), { type: 'split' })).toBe('no-pair');
    expect(refused(tableWith({ you: '8s 8d', dealer: '4c 6h', stack: 49 }), { type: 'split' })).toBe('not-enough-chips');
    expect(refused(tableWith({ you: '8s 8c | 8d 3c', dealer: '4c 6h' }), { type: 'split' })).toBe('no-more-hands');
    expect(refused(tableWith({ you: '4s 4c 2d', dealer: '4d 6h' }), { type: 'split' })).toBe('only-on-two-cards');
  });

  test('if both halves go bust the dealer shows and draws nothing', () => {
    const split = playOut(tableWith({ you: '8s 8d', dealer: '4c 6h', next: 'Jd 7c Kd Ks' }), 'split').state;
    const played = playOut(split, 'hit', 'hit');
    expect(told(played.beats)).toEqual(['card-drawn', 'went-bust', 'card-drawn', 'went-bust', 'hole-revealed', 'settled']);
    expect(outcomes(played)).toEqual([
      ['bust', -50],
      ['bust', -50],
    ]);
  });
});

describe('between rounds', () => {
  const over = () => playOut(tableWith({ you: 'Ks 9d', dealer: 'Kc 8h' }), 'stand').state;

  test('a seat that is ready clears the table for the next bet', () => {
    const { state, beats } = playOut(over(), 'ready');
    expect(told(beats)).toEqual(['betting-opened']);
    expect(state).toMatchObject({ phase: 'betting', round: 2, shoe: { spent: 4 } });
    expect(only(state)).toMatchObject({ hands: [], bet: 0, lastBet: 50, result: null });
  });

  test('the same bet can be dealt again at once', () => {
    const { state, beats } = playOut(over(), 'again');
    expect(told(beats).slice(0, 5)).toEqual(['bet-laid', 'card-dealt', 'card-dealt', 'card-dealt', 'card-dealt']);
    expect([state.round, only(state).bet]).toEqual([2, 50]);
    expect(refused(withSpot(over(), { stack: 49 }), { type: 'again' })).toBe('not-enough-chips');
  });

  test('with fewer than 10 chips after settling the session is over', claims('BLK-1.14', 'BLK-4.13'), () => {
    const lost = (stack: number) => playOut(tableWith({ you: 'Ks 8d', dealer: 'Kc 9h', stack }), 'stand');
    const end = lost(9);
    expect(told(end.beats).at(-1)).toBe('sitting-ended');
    expect(blackjack.toAct(end.state)).toEqual([]);
    expect(blackjack.outcome(end.state)).toEqual({ winners: [], scores: [9] });
    expect(blackjack.isIn(end.state, 0)).toBe(false);
    expect(lost(10).state.phase).toBe('between');
    expect(blackjack.outcome(lost(10).state)).toBeUndefined();
  });
});
