import { type Card, PACK, SUITS, suitOf } from '@baize/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, boardOf, cardAtIndex, cardCount, cardIndex, cellAt, findLegal, highestOf, lowestRank, playOn } from './board.ts';
import { goOnUntil, openGame } from './hearts.fixture.ts';
import { hearts } from './hearts.ts';
import { playable } from './moves.ts';
import { presets } from './rules.ts';
import { pointsInHand } from './scoring.ts';
import { SEATS } from './seats.ts';
import type { State } from './state.ts';
import { penaltiesTakenBy } from './trick.ts';

const legalOn = (board: Board): readonly Card[] => {
  findLegal(board);
  return PACK.filter((card) => cellAt(board.legal, SUITS.indexOf(suitOf(card))) & (1 << (cardIndex(card) % 13)));
};

/** All that the two have in common to say of a hand. */
const ofBoard = (board: Board, rules: State['rules']) => ({
  legal: legalOn(board),
  turn: board.turn,
  broken: board.broken,
  tricks: board.tricks,
  points: SEATS.map((seat) => cellAt(board.points, seat) + (board.jack === seat ? rules.jackOfDiamonds : 0)),
  penalties: [...board.penalties],
});
const ofState = (state: State) => ({
  legal: playable(state, state.turn).toSorted((a, b) => cardIndex(a) - cardIndex(b)),
  turn: state.turn,
  broken: state.broken,
  tricks: state.tricks.length,
  points: pointsInHand(state),
  penalties: SEATS.map((seat) => penaltiesTakenBy(state, seat)),
});

/** A hand at its first trick, with its cards dealt again in this order. */
const dealt = (order: readonly Card[], rules: State['rules']): State => {
  const hands = SEATS.map((seat) => order.slice(13 * seat, 13 * seat + 13));
  return {
    ...openGame(undefined, rules),
    direction: 'none',
    phase: 'playing',
    hands,
    turn: hands.findIndex((hand) => hand.includes('2c')),
  };
};

const isPoint = (card: Card): boolean => suitOf(card) === 'h' || card === 'Qs';
const isClub = (card: Card): boolean => suitOf(card) === 'c';
const anyOrder = fc.shuffledSubarray([...PACK], { minLength: 52, maxLength: 52 });
/** The first seat is dealt thirteen of these, where there are so many. */
const firstDealt = (wanted: (card: Card) => boolean) =>
  anyOrder.map((cards) => [...cards.filter(wanted), ...cards.filter((card) => !wanted(card))]);

/** Orders that also hold hands of nothing but points, and hands without a club, where the rare rules are. */
const orders = fc.oneof(
  anyOrder,
  firstDealt(isPoint),
  firstDealt((card) => !isClub(card)),
);

test('the board and the game agree move by move, under all rules', () => {
  fc.assert(
    fc.property(
      orders,
      fc.constantFrom(...Object.values(presets)),
      fc.array(fc.nat(12), { minLength: 52, maxLength: 52 }),
      (order, rules, picks) => {
        let state = dealt(order, rules);
        const board = boardOf(state);
        for (const pick of picks) {
          expect(ofBoard(board, rules)).toEqual(ofState(state));
          const legal = playable(state, state.turn);
          const card = legal[pick % legal.length] ?? '2c';
          playOn(board, Math.floor(cardIndex(card) / 13), cardIndex(card) % 13);
          state = hearts.apply(state, state.turn, { type: 'play', card }).state;
        }
        expect(board.tricks).toBe(13);
        expect(SEATS.map((seat) => cellAt(board.penalties, seat) === 14)).toEqual(
          SEATS.map((seat) => (state.sheet.at(-1)?.moon ?? (state.phase === 'moon' ? state.turn : -1)) === seat),
        );
      },
    ),
    { seed: 3, numRuns: 5 },
  );
});

test('a board read in the middle of a hand is the same as one that was played there', () => {
  const state = goOnUntil(openGame(), ({ tricks, trick }) => tricks.length === 5 && trick.length === 2);
  expect(ofBoard(boardOf(state), state.rules)).toEqual(ofState(state));
});

describe('bits', () => {
  test('cards and numbers are the same', () => {
    expect(PACK.every((card) => cardAtIndex(cardIndex(card)) === card)).toBe(true);
    expect(() => cardAtIndex(-1)).toThrow('no card');
  });
  test('highest, lowest and count', () => {
    expect([highestOf(0b10110), lowestRank(0b10110), cardCount(0b10110)]).toEqual([4, 1, 3]);
  });
});
