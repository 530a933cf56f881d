/** Ranges: which hands a player may hold, narrowed by everything the player has done. */
import type { Chips, Seat } from '@baize/engine';
import { type CardCode, entry, real } from '../ranking/codes.ts';
import { strengthOfCodes } from '../ranking/evaluate.ts';
import type { LastMove, Street } from '../state.ts';
import { isBare, movesBy, type Situation } from './situation.ts';
import { COMBOS, highOf, lowOf, startingPlaces } from './starting.ts';

/** A weight for each of the 1326 pairs of cards. */
export type Weights = Float64Array;

const BOARD_CARDS: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 };

/** What a draw to a flush is worth. */
const DRAW = 0.72;

/** Rises from 0 to 1 around a middle. */
const step = (value: number, middle: number, width: number): number => 1 / (1 + Math.exp((middle - value) / width));

/** Whether these cards and the board hold four of a suit with a card or two of the hand. */
const drawsToFlush = (a: CardCode, b: CardCode, board: readonly CardCode[]): boolean => {
  const suited = (suit: number): number => board.filter((code) => (code & 3) === suit).length;
  return (a & 3) === (b & 3) ? suited(a & 3) === 2 : suited(a & 3) === 3 || suited(b & 3) === 3;
};

/**
 * How good each pair of cards is on a board, from 0 for the worst to 1 for the best of all that are possible; -1 for those that
 * are not. A draw to a flush counts as a fair hand while there are cards to come.
 */
const placesOn = (board: readonly CardCode[], live: Weights): Float64Array => {
  const cards = [0, 0, ...board];
  const strengths = live.map((weight, combo) => {
    if (weight === 0) return 0;
    cards[0] = highOf(combo);
    cards[1] = lowOf(combo);
    return strengthOfCodes(cards);
  });
  const sorted = strengths.filter((strength) => strength > 0).sort();
  return strengths.map((strength, combo) => {
    if (strength === 0) return -1;
    const place = below(sorted, strength) / sorted.length;
    const draws = board.length < 5 && place < DRAW && drawsToFlush(highOf(combo), lowOf(combo), board);
    return draws ? DRAW : place;
  });
};

/** The part of all hands that somebody else may hold which the player's own hand beats on this board; of those that are as good, half. */
export const shareBeaten = (situation: Situation): number => {
  const { mine, board } = situation;
  const own = strengthOfCodes([...mine, ...board]);
  const cards = [0, 0, ...board];
  let [beaten, count] = [0, 0];
  for (const [combo, weight] of liveWeights(situation).entries()) {
    if (weight === 0) continue;
    cards[0] = highOf(combo);
    cards[1] = lowOf(combo);
    const strength = strengthOfCodes(cards);
    beaten += strength < own ? 1 : strength === own ? 0.5 : 0;
    count += 1;
  }
  return beaten / count;
};

/** How good the own hand is on the board, measured as the others' are. */
export const ownPlace = (situation: Situation): number => {
  const { mine, board } = situation;
  const place = shareBeaten(situation);
  return board.length < 5 && place < DRAW && drawsToFlush(entry(mine, 0), entry(mine, 1), board) ? DRAW : place;
};

/** How many of these sorted numbers are below one. */
const below = (sorted: Float64Array, value: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (real(sorted, middle) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** How many more hands two alone play than a full table. */
const ALONE = 2;

/**
 * How likely somebody with a hand of this place would do this before the flop; the best hand has place 0. Where only two were dealt in,
 * hands count as better than they are.
 */
const likelyBefore = ({ type, toCall, pot }: LastMove, at: number, isAlone: boolean): number => {
  const dear = toCall > 0.75 * pot;
  const place = isAlone ? at / ALONE : at;
  switch (type) {
    case 'fold':
      return 1;
    case 'check':
      return 0.4 + 0.6 * step(place, 0.1, 0.04);
    case 'call':
      return 0.04 + (dear ? step(-place, -0.38, 0.07) * (0.35 + 0.65 * step(place, 0.05, 0.02)) : step(-place, -0.62, 0.1));
    case 'bet':
    case 'raise':
      return 0.03 + (dear ? step(-place, -0.1, 0.03) : step(-place, -0.24, 0.06));
  }
};

/** The place from which on hands bet so many times the pot: three quarters for the pot itself, and the more is bet the better they are. */
const betsFrom = (size: number): number => 1 - 0.4375 / (0.75 + size);

/** Hands above a place, and some below it: the fewer, the higher it is. */
const pressedFrom = (place: number, middle: number): number => 0.28 * (1 - middle) + step(place, middle, 0.28 * (1 - middle));

/** The same after it; the best hand has place 1. */
const likelyAfter = ({ type, toCall, pot, to }: LastMove, place: number): number => {
  const price = toCall / Math.max(1, pot);
  switch (type) {
    case 'fold':
      return 1;
    case 'check':
      return 1 - 0.55 * step(place, 0.78, 0.06);
    case 'call':
      return 0.03 + step(place, 0.42 + 0.35 * Math.min(1, price), 0.08) * (1 - 0.45 * step(place, 0.95, 0.02));
    case 'bet':
      return pressedFrom(place, betsFrom(to / Math.max(1, pot)));
    case 'raise':
      return pressedFrom(place, Math.max(0.87, betsFrom(to / Math.max(1, pot))));
  }
};

// --- where there are no blinds, nobody has a reason to put chips in but the cards ---------------------------------

/** The place from which on hands call the smallest bet: the fewer cards are to come, the better they have to be. */
const CALLS: Readonly<Record<Street, number>> = { preflop: 0.5, flop: 0.5, turn: 0.56, river: 0.62 };

/** The place from which on hands call a bet of this size, measured by what a bet is measured by. */
export const callsFrom = (street: Street, size: number): number => CALLS[street] + (0.2 * size) / (1 + size);

/** The place from which on hands go on against a raise. */
export const staysFrom = (street: Street): number => CALLS[street] + 0.25;

/** Hands above a place, and one in twenty that is none of them. */
const seldomBelow = (place: number, middle: number, width: number): number => 0.05 * (1 - middle) + step(place, middle, width);

/** How likely somebody with a hand of this place would do this; the best hand has place 1. */
const likelyBare = ({ type, street, to, pot, toCall }: LastMove, place: number, unit: Chips): number => {
  const size = Math.max(to, toCall) / Math.max(1, pot + unit);
  switch (type) {
    case 'fold':
      return 1;
    case 'check':
      return 1 - 0.7 * step(place, 0.85, 0.04);
    case 'call':
      return seldomBelow(place, callsFrom(street, size), 0.03);
    case 'bet':
      return seldomBelow(place, 1 - 0.18 / (0.5 + size), 0.02);
    case 'raise':
      return seldomBelow(place, 0.9, 0.015);
  }
};

/** Likelihoods are worked out for this many places, and looked up for the 1326 hands. */
const STEPS = 200;

/** Weight 1 for every pair of cards that somebody else may hold, and 0 for those with a card that is seen. */
export const liveWeights = ({ mine, board }: Situation): Weights => {
  const seen = new Uint8Array(52);
  for (const code of mine) seen[code] = 1;
  for (const code of board) seen[code] = 1;
  const weights = new Float64Array(COMBOS.length);
  for (let combo = 0; combo < weights.length; combo += 1) {
    weights[combo] = seen[highOf(combo)] === 1 || seen[lowOf(combo)] === 1 ? 0 : 1;
  }
  return weights;
};

/** Boards that were judged already in this thought, by how many cards they had. */
export type Judged = Map<number, Float64Array>;

/** How good each pair of cards was on the board of a street: judged once in a thought. */
export const placesAt = ({ board }: Situation, street: Street, live: Weights, judged: Judged): Float64Array => {
  const count = BOARD_CARDS[street];
  const known = judged.get(count) ?? placesOn(board.slice(0, count), live);
  judged.set(count, known);
  return known;
};

/** What another seat may hold, after all it has done. */
export const rangeOf = (situation: Situation, seat: Seat, live: Weights, judged: Judged): Weights => {
  const weights = live.slice();
  const isAlone = situation.view.standing.filter((standing) => standing !== 'out').length === 2;
  for (const move of movesBy(situation, seat)) {
    const before = move.street === 'preflop';
    const places = before ? startingPlaces() : placesAt(situation, move.street, live, judged);
    const judge = (place: number): number => {
      if (before) return likelyBefore(move, place, isAlone);
      return isBare(situation.view) ? likelyBare(move, place, situation.measure - situation.pot) : likelyAfter(move, place);
    };
    const likely = Float64Array.from({ length: STEPS + 1 }, (_, at) => judge(at / STEPS));
    for (let combo = 0; combo < weights.length; combo += 1) {
      const weight = real(weights, combo);
      if (weight > 0) weights[combo] = weight * real(likely, Math.round(real(places, combo) * STEPS));
    }
  }
  return weights;
};
