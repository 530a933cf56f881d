/** The score: points of a hand, the moon, the end of the game and who has won it. */
import type { BySeat, Seat } from '@baize/engine';
import { SEATS } from './seats.ts';
import type { MoonWay, Tableau } from './state.ts';
import { ALL_POINTS, jackAmong, PENALTY_CARDS, penaltiesTakenBy } from './trick.ts';

/** What each seat has taken in this hand so far. */
export const pointsInHand = <C>({ tricks }: Tableau<C>): BySeat<number> =>
  SEATS.map((seat) => tricks.reduce((sum, { taker, points }) => sum + (taker === seat ? points : 0), 0));

/** Who shot the moon: took all fourteen penalty cards, whether or not their points count. */
export const shooterOf = <C>(table: Tableau<C>): Seat | undefined => SEATS.find((seat) => penaltiesTakenBy(table, seat) === PENALTY_CARDS);

/** What a moon brings each seat. */
const moonPoints = (shooter: Seat, way: MoonWay): BySeat<number> =>
  SEATS.map((seat) => (way === 'minus' ? (seat === shooter ? -ALL_POINTS : 0) : seat === shooter ? 0 : ALL_POINTS));

/** What the hand brings each seat. The jack of diamonds counts for its taker, moon or no moon. */
export const handPoints = <C>(table: Tableau<C>, way: MoonWay): BySeat<number> => {
  const shooter = shooterOf(table);
  if (shooter === undefined) return pointsInHand(table);
  const moon = moonPoints(shooter, way);
  return SEATS.map((seat) =>
    table.tricks.reduce((sum, { taker, plays }) => sum + (taker === seat ? jackAmong(table.rules, plays) : 0), moon[seat] ?? 0),
  );
};

/** The scores with a hand's points added. */
export const addPoints = (scores: BySeat<number>, points: BySeat<number>): BySeat<number> =>
  scores.map((score, seat) => score + (points[seat] ?? 0));

/** The seats with the lowest score. */
export const lowestSeats = (scores: BySeat<number>): readonly Seat[] => {
  const least = Math.min(...scores);
  return scores.flatMap((score, seat) => (score === least ? [seat] : []));
};

/** Whether the game is over with these scores. */
export const isGameOver = <C>({ rules }: Tableau<C>, scores: BySeat<number>): boolean =>
  scores.some((score) => score >= rules.endsAt) && (rules.tie === 'together' || lowestSeats(scores).length === 1);

/** Which way a bot takes the moon: +26 for the others, unless that would end the game with it not lowest. */
export const moonWayFor = <C>(table: Tableau<C>, shooter: Seat): MoonWay => {
  const after = addPoints(table.scores, handPoints(table, 'plus'));
  return isGameOver(table, after) && !lowestSeats(after).includes(shooter) ? 'minus' : 'plus';
};
