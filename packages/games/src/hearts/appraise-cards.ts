/**
 * What the cards of a turn cost, in points. Every card is tried in the same imagined worlds and with the same luck in the play that
 * follows. A first look at all cards is short; only where another card may be cheaper than the one played by half a point there is a
 * second, in fresh worlds, at the few that may be.
 */
import {
  type Appraisal,
  type Appraised,
  type Chance,
  differenceOf,
  fork,
  rankTried,
  type Seat,
  type Sight,
  type Tried,
} from '@baize/engine';
import { type Board, boardOf, cardAtIndex, cellAt, copyBoard, emptyBoard, findLegal, playNumber } from './board.ts';
import { playOut } from './bots/playout.ts';
import { canStillShoot, quickCard } from './bots/policy.ts';
import { type Random, randomFrom, randomIn } from './bots/random.ts';
import { shooterOn, weighHand } from './bots/stakes.ts';
import { type World, worldsFrom } from './bots/worlds.ts';
import type { Rules } from './rules.ts';
import type { Action, Hearts, View } from './state.ts';
import { ALL_POINTS } from './trick.ts';

type Sighted = Sight<Hearts>;
type Found = Appraised<Hearts>;

/** The first look takes this part of the worlds that the second does. */
const GLANCE = 0.15;
/** A card is looked at again when it may be cheaper than the one played by so many points, with so many errors' benefit of the doubt. */
const CHEAPER = 0.5;
const DOUBT = 1.5;
/** At most so many cards are looked at again, beside the one played. */
const CONTENDERS = 4;
/** The moon is gone for only where it comes off so often. */
const SURE_ENOUGH = 0.8;

/** A card with a plan behind it, and how it fared in each world. */
interface Line {
  readonly card: number;
  readonly shoots: boolean;
  /** Points still to come, below zero so that more is better; and the chance to win the game, in a hundred. */
  readonly worth: Float64Array;
  readonly wins: Float64Array;
  readonly moons: Float64Array;
}

/** What the sheet will say of a seat: the points it took, or what a moon makes of them. */
const sheetPoints = (board: Board, { moon, jackOfDiamonds }: Rules, seat: Seat): number => {
  const shooter = shooterOn(board);
  const jack = board.jack === seat ? jackOfDiamonds : 0;
  if (shooter < 0) return cellAt(board.points, seat) + jack;
  if (moon === 'minus') return (shooter === seat ? -ALL_POINTS : 0) + jack;
  return (shooter === seat ? 0 : ALL_POINTS) + jack;
};

/** The points that a seat has on the sheet already: what is still to come is counted from there. */
const pointsSoFar = (board: Board, { jackOfDiamonds }: Rules, seat: Seat): number =>
  cellAt(board.points, seat) + (board.jack === seat ? jackOfDiamonds : 0);

/** What the trials of one look need. */
interface Look {
  readonly view: View;
  readonly seat: Seat;
  readonly draw: () => World;
  readonly worlds: number;
  /** Where the luck of a world's play begins, and that luck. */
  readonly seeds: Random;
  readonly cell: Uint32Array;
  readonly luck: Random;
}

const lookFrom = (view: View, seat: Seat, worlds: number, chance: Chance): Look => {
  const random = randomFrom(chance);
  const cell = new Uint32Array(1);
  return { view, seat, worlds, draw: worldsFrom(view, seat, random), seeds: random, cell, luck: randomIn(cell) };
};

const BIG = 2 ** 31;

const lineOf = (card: number, shoots: boolean, worlds: number): Line => ({
  card,
  shoots,
  worth: new Float64Array(worlds),
  wins: new Float64Array(worlds),
  moons: new Float64Array(worlds),
});

/** A line for each card, and for the one to shoot with, while nobody else has a penalty card, one more with that plan. */
const linesFor = (view: View, seat: Seat, cards: readonly number[], worlds: number): readonly Line[] => {
  const board = boardOf(view);
  findLegal(board);
  const plan = canStillShoot(board, seat) && board.tricks > 0 ? quickCard(board, seat) : -1;
  return [...cards.map((card) => lineOf(card, false, worlds)), ...(cards.includes(plan) ? [lineOf(plan, true, worlds)] : [])];
};

interface Tries {
  readonly lines: readonly Line[];
  readonly weights: Float64Array;
}

/** Tries cards in the worlds of a look, each with the same luck in the play that follows. */
const tryCards = ({ view, seat, draw, worlds, seeds, cell, luck }: Look, cards: readonly number[]): Tries => {
  const weights = new Float64Array(worlds);
  const lines = linesFor(view, seat, cards, worlds);
  const board = emptyBoard(view.rules);
  const soFar = pointsSoFar(boardOf(view), view.rules, seat);
  const values = new Float64Array(4);
  for (let world = 0; world < worlds; world += 1) {
    const drawn = draw();
    weights[world] = drawn.likely;
    const start = 1 + seeds.below(BIG);
    for (const { card, shoots, worth, wins, moons } of lines) {
      cell[0] = start;
      copyBoard(drawn.board, board);
      playNumber(board, card);
      playOut(board, shoots ? seat : -1, luck);
      weighHand(board, view, values);
      worth[world] = soFar - sheetPoints(board, view.rules, seat);
      wins[world] = values[seat] ?? 0;
      moons[world] = shooterOn(board) === seat ? 1 : 0;
    }
  }
  return { lines, weights };
};

/** One line a card: with the plan to shoot where that is nearly sure, by the first half of the worlds. */
const planned = (lines: readonly Line[], weights: Float64Array): readonly Line[] => {
  const half = weights.length >> 1;
  const none = new Float64Array(weights.length);
  const shot = lines.find(({ shoots, moons }) => shoots && differenceOf(moons, none, weights, 0, half).mean >= SURE_ENOUGH);
  return lines.filter((line) => !line.shoots).map((line) => (shot?.card === line.card ? shot : line));
};

const triedOf = ({ card, worth }: Line): Tried<Hearts> => ({ action: { type: 'play', card: cardAtIndex(card) }, worth });

/** The cards that may be cheaper than the one played, the likeliest first; without one played, those that may be the cheapest. */
const contenders = (lines: readonly Line[], weights: Float64Array, taken: number | undefined): readonly number[] => {
  const [best] = rankLines(lines, weights);
  const against = lines.find(({ card }) => card === (taken ?? best));
  if (against === undefined) return [];
  const ahead = lines
    .filter(({ card }) => card !== against.card)
    .map((line) => ({ card: line.card, ...differenceOf(line.worth, against.worth, weights) }))
    .filter(({ mean, error }) => mean + DOUBT * error > (taken === undefined ? -CHEAPER : CHEAPER))
    .toSorted((a, b) => b.mean - a.mean);
  return ahead.slice(0, CONTENDERS).map(({ card }) => card);
};

const rankLines = (lines: readonly Line[], weights: Float64Array): readonly number[] => {
  return lines.toSorted((a, b) => differenceOf(b.worth, a.worth, weights).mean).map(({ card }) => card);
};

/** Marks what the chance to win the game speaks against. */
const withDoubts = (ranked: readonly Appraisal<Hearts>[], lines: readonly Line[], weights: Float64Array): readonly Appraisal<Hearts>[] => {
  const lineFor = (action: Action): Line | undefined =>
    lines.find(({ card }) => action.type === 'play' && cardAtIndex(card) === action.card);
  const best = ranked[0] && lineFor(ranked[0].action);
  const half = weights.length >> 1;
  return ranked.map((one): Appraisal<Hearts> => {
    const line = lineFor(one.action);
    if (best === undefined || line === undefined || line === best) return one;
    return differenceOf(best.wins, line.wins, weights, half).mean > 0 ? one : { ...one, doubtful: true };
  });
};

/** What the cards cost that may be played now, with those asked about among them; undefined when there is only one. */
export const appraiseCards = (
  { seat, view }: Sighted,
  cards: readonly number[],
  chance: Chance,
  effort: number,
  asked: readonly number[],
): Found | undefined => {
  if (cards.length < 2) return undefined;
  const [taken] = asked;
  const glance = tryCards(lookFrom(view, seat, Math.max(8, Math.ceil(GLANCE * effort)), fork(chance.seed, `glance ${chance.at}`)), cards);
  const first = planned(glance.lines, glance.weights);
  const among = contenders(first, glance.weights, taken);
  const found = (lines: readonly Line[], weights: Float64Array): readonly Appraisal<Hearts>[] =>
    withDoubts(rankTried(lines.map(triedOf), weights, -1), lines, weights);
  const base = { unit: 'points', basis: 'sampled', scale: 1 } as const;
  if (among.length === 0) return { ...base, actions: found(first, glance.weights) };
  const best = rankLines(first, glance.weights).slice(0, 1);
  const again = [...new Set([...(taken === undefined ? best : asked), ...among])];
  const second = tryCards(lookFrom(view, seat, Math.max(16, effort), fork(chance.seed, `second look ${chance.at}`)), again);
  return { ...base, actions: found(planned(second.lines, second.weights), second.weights) };
};
