/**
 * A sparring partner, and no level that players choose: goes for the moon whenever its hand allows. Otherwise it plays as the best bot does.
 */
import type { Bot, Card, Chance, Seat, Sight } from '@baize/engine';
import { type Board, cardAtIndex, copyBoard, emptyBoard, findLegal, playNumber } from '../board.ts';
import { handOf } from '../moves.ts';
import type { Hearts, View } from '../state.ts';
import { advise } from './hard.ts';
import { byWeight } from './pass-value.ts';
import { eachPass } from './passing.ts';
import { countLegal, legalAt, playOut } from './playout.ts';
import { canStillShoot } from './policy.ts';
import { type Random, randomFrom } from './random.ts';
import { shooterOn } from './stakes.ts';
import { worldsFrom } from './worlds.ts';

/** How often the moon must come off in what it imagines: before the pass, and from a card on. */
const BEFORE_PASS = 0.2;
const FROM_HERE = 0.25;
const DEALS = 50;
const WORLDS = 80;
/** A moon that came off in none of so many worlds is given up. */
const GLANCE = 12;
/** The three it passes are among so many. */
const AMONG = 7;

/** What is tried, and in how many of all trials the moon came off. */
interface Try<T> {
  readonly what: T;
  readonly part: number;
}

const bestOf = <T>(tries: readonly Try<T>[]): Try<T> | undefined => tries.toSorted((a, b) => b.part - a.part)[0];

const threesOf = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.flatMap((a, i) => cards.slice(i + 1).flatMap((b, j) => cards.slice(i + j + 2).map((c) => [a, b, c])));

const comesOff = (board: Board, seat: Seat, random: Random): boolean => {
  playOut(board, seat, random);
  return shooterOn(board) === seat;
};

/** Which of its light cards to pass so that the moon is likeliest. */
const passForMoon = (view: View, seat: Seat, random: Random): Try<readonly Card[]> | undefined => {
  const threes = threesOf(byWeight(handOf(view, seat)).slice(-AMONG));
  const moons = new Float64Array(threes.length);
  eachPass({ view, seat }, threes, DEALS, random, (board, three) => {
    if (comesOff(board, seat, random)) moons[three] = (moons[three] ?? 0) + 1;
  });
  return bestOf(threes.map((what, three) => ({ what, part: (moons[three] ?? 0) / DEALS })));
};

/** Which card makes the moon likeliest. */
const playForMoon = (view: View, seat: Seat, random: Random): Try<Card> | undefined => {
  const draw = worldsFrom(view, seat, random);
  const { board: first } = draw();
  if (!canStillShoot(first, seat)) return undefined;
  findLegal(first);
  const cards = Array.from({ length: countLegal(first) }, (_, place) => legalAt(first, place));
  const moons = new Float64Array(cards.length);
  const board = emptyBoard(view.rules);
  let weight = 0;
  for (let world = 0; world < WORLDS; world += 1) {
    const { board: drawn, likely } = draw();
    weight += likely;
    if (world === GLANCE && moons.every((moon) => moon === 0)) return undefined;
    for (const [at, card] of cards.entries()) {
      copyBoard(drawn, board);
      playNumber(board, card);
      if (comesOff(board, seat, random)) moons[at] = (moons[at] ?? 0) + likely;
    }
  }
  return bestOf(cards.map((card, at) => ({ what: cardAtIndex(card), part: (moons[at] ?? 0) / weight })));
};

/** Goes for the moon whenever its hand allows. */
export const shooter: Bot<Hearts> = (sight: Sight<Hearts>, chance: Chance) => {
  const { seat, view, offers } = sight;
  const [offer] = offers;
  if (offer?.type === 'pass') {
    const best = passForMoon(view, seat, randomFrom(chance));
    if (best !== undefined && best.part >= BEFORE_PASS) return { type: 'pass', cards: best.what };
  }
  if (offer?.type === 'play') {
    const best = playForMoon(view, seat, randomFrom(chance));
    if (best !== undefined && best.part >= FROM_HERE) return { type: 'play', card: best.what };
  }
  return advise(sight, chance).action;
};
