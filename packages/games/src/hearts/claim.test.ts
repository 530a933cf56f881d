import { expect, test } from 'vitest';
import { cardsNamed as cards } from '../play.fixture.ts';
import { canClaim, claimedCard, lastTrick } from './claim.ts';
import { sortHand } from './hand-order.ts';
import { type Laid, tableWith } from './hearts.fixture.ts';
import { hearts } from './hearts.ts';
import { pointsInHand } from './scoring.ts';

const played: Laid['tricks'] = [
  [0, '2c 3c 4c 5c'],
  [0, '6c 7c 8c 9c'],
  [0, 'Tc Jc Qc Kc'],
  [0, '2d 3d 4d 5d'],
  [0, '6d 7d 8d 9d'],
  [0, 'Td Jd Qd Kd'],
  [0, '2h 3h 4h 5h'],
  [0, '6h 7h 8h 9h'],
  [0, 'Th Jh Qh Kh'],
  [0, '2s 3s 4s 5s'],
];
const claim = (hands: readonly string[], turn: number, seat = 0) => {
  const view = hearts.view(tableWith({ hands, tricks: played ?? [], turn }), seat);
  return canClaim(view, seat);
};

test('the rest can be claimed when every card led is certain to take', () => {
  expect(claim(['Ac Ad As', 'Ah 6s 7s', '8s 9s Ts', 'Js Qs Ks'], 0)).toBe('all');
  expect(claim(['Ac Ad Qs', 'Ah 6s 7s', '8s 9s Ts', 'Js As Ks'], 0)).toBeUndefined();
});

test('or when not one of them can take anything', () => {
  expect(claim(['6s 7s 8s', 'Ac Ad As', 'Ah 9s Ts', 'Js Qs Ks'], 1)).toBe('none');
  expect(claim(['6s 7s Ts', 'Ac Ad As', 'Ah 8s 9s', 'Js Qs Ks'], 1)).toBeUndefined();
  expect(claim(['6s 7s 8s', 'Ac Ad As', 'Ah 9s Ts', 'Js Qs Ks'], 0)).toBeUndefined();
});

test('nothing is claimed before the first trick, between hands, or in a trick that may be taken', () => {
  const table = tableWith({ hands: ['Ac Ad As', 'Ah 6s', '8s 9s Ts', 'Js Qs Ks'], tricks: played ?? [], trick: [1, '7s'] });
  expect(canClaim(hearts.view(table, 0), 0)).toBeUndefined();
  expect(canClaim(hearts.view(tableWith({}), 0), 0)).toBeUndefined();
  expect(canClaim(hearts.view({ ...table, trick: [], phase: 'between' }, 0), 0)).toBeUndefined();
});

test('nor is what would be certain, once another leads or the hand is over', () => {
  const hands = ['Ac Ad As', 'Ah 6s 7s', '8s 9s Ts', 'Js Qs Ks'];
  const sure = tableWith({ hands, tricks: played ?? [], turn: 0 });
  expect(canClaim(hearts.view(sure, 0), 0)).toBe('all');
  expect(canClaim(hearts.view({ ...sure, phase: 'between' }, 0), 0)).toBeUndefined();
  const begun = tableWith({ hands: ['Ac Ad As', 'Ah 6s 7s', '8s 9s Ts', 'Js Qs'], tricks: played ?? [], trick: [3, 'Ks'] });
  expect([begun.turn, canClaim(hearts.view(begun, 0), 0)]).toEqual([0, undefined]);
});

test('who can take nothing claims in a trick as well: what has been led was not seen before it', () => {
  const hands = ['6s 7s 8s', 'Ac Ad As', 'Ah 9s Ts', 'Js Qs'];
  const begun = tableWith({ hands, tricks: played ?? [], trick: [3, 'Ks'] });
  expect(canClaim(hearts.view(begun, 0), 0)).toBe('none');
  const higher = tableWith({ hands: ['6s 7s Ts', 'Ac Ad As', 'Ah 8s Js', 'Qs Ks'], tricks: played ?? [], trick: [3, '9s'] });
  expect(canClaim(hearts.view(higher, 0), 0)).toBeUndefined();
});

test('for whoever has claimed, points go first', () => {
  expect(claimedCard(cards('2d 5h Qs Kh'))).toBe('Qs');
  expect(claimedCard(cards('2d 5h Kh'))).toBe('Kh');
  expect(claimedCard(cards('2d 9s'))).toBe('9s');
  expect(claimedCard([])).toBeUndefined();
});

test('a two is certain when it is the last of its suit', () => {
  const gone: Laid['tricks'] = [...(played ?? []).slice(0, 9), [0, '3s 4s 5s 6s'], [0, '7s 8s 9s Ts'], [0, 'Js Qs Ks As']];
  const table = tableWith({ hands: ['2s', 'Ac', 'Ad', 'Ah'], tricks: gone, turn: 0 });
  expect(canClaim(hearts.view(table, 0), 0)).toBe('all');
});

test('the last trick can be looked at again, with its taker', () => {
  const view = hearts.view(tableWith({ tricks: played ?? [] }), 0);
  expect(lastTrick(view)).toMatchObject({ taker: 3, points: 0, plays: [{ seat: 0, card: '2s' }, {}, {}, {}] });
  expect(lastTrick(hearts.view(tableWith({}), 0))).toBeUndefined();
});

test('points in this hand are counted as they fall', () => {
  expect(pointsInHand(tableWith({ tricks: played ?? [] }))).toEqual([0, 0, 0, 12]);
});

test('the view tells whose turn it is and whether hearts are broken', () => {
  const view = hearts.view(tableWith({ tricks: played ?? [], turn: 2 }), 0);
  expect([view.turn, view.broken]).toEqual([2, true]);
});

test('a hand is sorted by suit in alternating colours, low to high', () => {
  expect(sortHand(cards('Kh 3c As 5d 2h 8c 4s'))).toEqual(cards('3c 8c 5d 4s As 2h Kh'));
});

test('with a suit missing the other three still alternate', () => {
  expect(sortHand(cards('Kh 3c As 8c'))).toEqual(cards('3c 8c Kh As'));
  expect(sortHand(cards('Kh 3c 5d'))).toEqual(cards('5d 3c Kh'));
  expect(sortHand(cards('Kh As 5d'))).toEqual(cards('5d As Kh'));
  expect(sortHand(cards('3c As 5d'))).toEqual(cards('3c 5d As'));
});
