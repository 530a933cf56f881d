/** The figures of every game, and all of them as a table for other programs. */
import type { GameId } from '@baize/games';
import { gameIds } from '@baize/games';
import { type Profile, worthOf } from '../../profile/profile.ts';
import { noRounds, type Statistics } from '../statistics.ts';
import { pontoonFigures, sabaccFigures } from './card-games.ts';
import type { GameFigures } from './figure.ts';
import { heartsFigures } from './hearts.ts';
import { holdemFigures } from './holdem.ts';
import { blackjackFigures, rouletteFigures } from './house-games.ts';

const pages: Readonly<Record<GameId, (statistics: Statistics) => GameFigures>> = {
  hearts: heartsFigures,
  holdem: holdemFigures,
  blackjack: blackjackFigures,
  roulette: rouletteFigures,
  pontoon: pontoonFigures,
  sabacc: sabaccFigures,
};

/** What a page of this game shows. */
export const figuresOf = (id: GameId, statistics: Statistics = noRounds): GameFigures => pages[id](statistics);

const row = (...cells: readonly (string | number)[]): string => `${cells.join(',')}\r\n`;

const gameRows = (id: GameId, { sums = {}, course, noted = [], ...books }: Statistics): string =>
  [
    ...Object.entries(books).map(([name, value]) => row(id, name, value)),
    ...Object.entries(sums)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => row(id, name, value)),
    ...noted.map(({ net }, place) => row(id, `biggest pot ${place + 1}`, net)),
    ...(course?.line ?? []).map(([net = 0], place) => row(id, `net after ${(course?.from ?? 0) + place * (course?.every ?? 1)}`, net)),
  ].join('');

/** All statistics of a profile as comma-separated values: game, figure, value. */
export const statisticsCsv = (profile: Profile): string => {
  const { bankroll, bankruptcies, statistics } = profile;
  const purse = Object.entries({ now: worthOf(profile), start: bankroll.start, lowest: bankroll.low, peak: bankroll.peak, bankruptcies });
  const games = gameIds.flatMap((id) => {
    const books = statistics[id];
    return books === undefined || books.rounds === 0 ? [] : [gameRows(id, books)];
  });
  return row('game', 'figure', 'value') + purse.map(([name, value]) => row('purse', name, value)).join('') + games.join('');
};

export * from './figure.ts';
export { EVEN_SHARE } from './hearts.ts';
export { type HandPlayed, handsPlayed, type PositionFigure, positionFigures } from './holdem.ts';
export { numbersSeen } from './house-games.ts';
