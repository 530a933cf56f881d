import { fork, PACK } from '@baize/engine';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { draw } from '../../../../scripts/draw.ts';
import { type Board, copyBoard, emptyBoard, findLegal, give, playOn, SUIT } from './board.ts';
import { type Random, randomFrom } from './bots/random.ts';
import { presets } from './rules.ts';

const HANDS = draw(100_000, 1_000_000);

const shuffleInto = (order: Uint8Array, random: Random): void => {
  for (let last = 51; last > 0; last -= 1) {
    const pick = random.below(last + 1);
    const card = order[last] ?? 0;
    order[last] = order[pick] ?? 0;
    order[pick] = card;
  }
};

// The loops below run a hundred million times, so they read the board's cells themselves.
const at = (cells: Int32Array, index: number): number => cells[index] ?? 0;
const sum = (cells: Int32Array): number => at(cells, 0) + at(cells, 1) + at(cells, 2) + at(cells, 3);
const QUEEN = 1 << 10;

/** What should be legal, as one mask a suit, told in other words than the board's own. */
const expected = new Int32Array(4);
const expectAll = (hands: Int32Array, seat: number): void => {
  for (let suit = 0; suit < 4; suit += 1) expected[suit] = at(hands, 4 * seat + suit);
};
const expectOnly = (suit: number, bits: number): void => {
  for (let one = 0; one < 4; one += 1) expected[one] = one === suit ? bits : 0;
};
const expectLegal = ({ hands, turn, led, tricks, broken }: Board): void => {
  const isLead = led < 0;
  const follows = isLead ? 0 : at(hands, 4 * turn + led);
  expectAll(hands, turn);
  if (isLead && tricks === 0) expectOnly(0, 1);
  else if (follows !== 0) expectOnly(led, follows);
  else expectFree(isLead, tricks, broken);
};
/** Any card, but for the two rules of hearts. */
const expectFree = (isLead: boolean, tricks: number, broken: boolean): void => {
  const plain = at(expected, 0) | at(expected, 1);
  if (isLead && !broken && (plain | at(expected, 3)) !== 0) expected[2] = 0;
  if (!isLead && tricks === 0 && (plain | (at(expected, 3) & ~QUEEN)) !== 0) {
    expected[2] = 0;
    expected[3] = at(expected, 3) & ~QUEEN;
  }
};
const isAsExpected = (legal: Int32Array): boolean =>
  at(legal, 0) === at(expected, 0) &&
  at(legal, 1) === at(expected, 1) &&
  at(legal, 2) === at(expected, 2) &&
  at(legal, 3) === at(expected, 3);

/** Plays a card by chance: a suit among those that may be played, then one of its cards. Its number. */
const playAny = (board: Board, random: Random): number => {
  let suit = random.below(4);
  while (at(board.legal, suit) === 0) suit = (suit + 1) & 3;
  let bits = at(board.legal, suit);
  for (let skip = random.below(13); skip > 0 && (bits & (bits - 1)) !== 0; skip -= 1) bits &= bits - 1;
  const rank = 31 - Math.clz32(bits & -bits);
  playOn(board, suit, rank);
  return 13 * suit + rank;
};

/** Why a hand that is over is not what it should be. */
const faultAtEnd = ({ played, hands, penalties, points }: Board, spared: number): string | undefined => {
  for (let suit = 0; suit < 4; suit += 1) if (at(played, suit) !== SUIT) return 'a card was lost';
  for (let cell = 0; cell < 16; cell += 1) if (at(hands, cell) !== 0) return 'a card was left over';
  if (sum(penalties) !== 14) return 'the fourteen did not each find one taker';
  return sum(points) + spared === 26 ? undefined : 'the points do not add up';
};

const pointsOf = (card: number): number => (card === 49 ? 13 : card >= 26 && card < 39 ? 1 : 0);

/** Plays one hand by chance; the first thing that is wrong with it. */
const playHand = (board: Board, random: Random): string | undefined => {
  let spared = 0;
  for (let laid = 0; laid < 52; laid += 1) {
    findLegal(board);
    expectLegal(board);
    if (!isAsExpected(board.legal)) return 'an illegal card was offered, or a legal one was not';
    const card = playAny(board, random);
    // What falls on the first trick is not counted in the house's rules.
    if (laid < 4) spared += pointsOf(card);
    if (laid === 39 && !board.broken) return 'hearts were not broken by the tenth trick';
  }
  return faultAtEnd(board, spared);
};

const dealInto = (board: Board, order: Uint8Array): void => {
  board.hands.fill(0);
  for (let place = 0; place < 52; place += 1) {
    const card = order[place] ?? 0;
    give(board, place & 3, card);
    if (card === 0) board.turn = place & 3;
  }
};

test(
  'a hundred thousand random hands keep every card, offer no illegal one, and add up',
  claims('HEA-3.2', 'HEA-4.1', 'HEA-5.1', 'HEA-6.1', 'HEA-6.2'),
  () => {
    const random = randomFrom(fork('5eed'.repeat(16), 'hands'));
    const [fresh, board] = [emptyBoard(presets.house), emptyBoard(presets.house)];
    const order = Uint8Array.from(PACK, (_, card) => card);
    const faults = new Set<string>();
    let shot = 0;
    for (let hand = 0; hand < HANDS; hand += 1) {
      shuffleInto(order, random);
      dealInto(fresh, order);
      copyBoard(fresh, board);
      const fault = playHand(board, random);
      if (fault !== undefined) faults.add(fault);
      if (board.penalties.includes(14)) shot += 1;
    }
    expect([...faults]).toEqual([]);
    // By chance alone a moon is rare, but in so many hands it comes.
    expect(shot).toBeGreaterThan(0);
    expect(PACK[49]).toBe('Qs');
  },
);
