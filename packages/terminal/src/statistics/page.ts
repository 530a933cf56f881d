/** The statistics in lines: the figures of the pages in the browser, game by game, for a terminal or a pipe. Pure. */
import {
  type BarPicture,
  figuresOf,
  type JudgedBook,
  mistakeFigures,
  netOfProfile,
  noRounds,
  numbersSeen,
  type Profile,
  positionFigures,
  type Statistics,
  signedFigure,
  statisticsCsv,
  type TellingFigure,
  worthOf,
} from '@baize/casino';
import { figure } from '@baize/engine';
import { type GameId, gameIds } from '@baize/games';
import { holdemModule } from '@baize/games/holdem';
import { floorTiles } from '../floor/tiles.ts';
import { statisticsLineWords } from './language/index.ts';

/** With the signs that every terminal has. */
const plainSigns = (text: string): string => text.replaceAll('−', '-').replaceAll('–', '-').replaceAll('±', '+/-').replaceAll('½', '.5');

const isPlayed = ({ rounds, sums }: Statistics): boolean => rounds > 0 || sums !== undefined;

/** The games that were played, of those that are asked for. */
const playedIn = ({ statistics }: Profile, game: GameId | undefined): readonly GameId[] =>
  (game === undefined ? gameIds : [game]).filter((id) => isPlayed(statistics[id] ?? noRounds));

const figureLine = ({ name, value, unit, means }: TellingFigure): string =>
  plainSigns(`${name.padEnd(20)}${`${value}${unit === undefined ? '' : ` ${unit}`}`.padStart(12)}  ${means}`.trimEnd());

/** "Results: -1 41, 0 8, +1 38 (in stakes, 87 hands)". What never was is left out. */
const pictureLine = ({ title, note, bars }: BarPicture): readonly string[] => {
  const told = bars.filter(({ value }) => value !== 0).map(({ word, value, top }) => `${word} ${top ?? figure(value)}`);
  return told.length === 0 ? [] : [plainSigns(`${title}: ${told.join(', ')} (${note})`)];
};

const positionLine = (sums: Statistics['sums'] = {}): readonly string[] => {
  const told = positionFigures(sums).flatMap(({ name, inHundred }) => (inHundred === undefined ? [] : [{ name, net: inHundred }]));
  return told.length === 0 ? [] : [plainSigns(statisticsLineWords().positions(told))];
};

/** "Biggest pots: +2,340 (Ks Kh, a full house, kings over nines); -980 (Ts Td, folded on the turn)". */
const potLine = (noted: Statistics['noted'] = []): readonly string[] => {
  const told = noted.map((round) => {
    const how = holdemModule.words.noted?.(round) ?? '';
    return `${signedFigure(round.net)} (${[round.cards.join(' '), how].join(', ')})`;
  });
  return told.length === 0 ? [] : [plainSigns(statisticsLineWords().biggestPots(told))];
};

const numberLine = (sums: Statistics['sums'] = {}): readonly string[] => {
  const seen = numbersSeen(sums);
  const spins = seen.reduce((sum, count) => sum + count, 0);
  if (spins === 0) return [];
  return [statisticsLineWords().numbersSeen(seen.flatMap((count, number) => (count === 0 ? [] : [`${number}: ${count}`])))];
};

/** What one game alone has to tell. */
const ownLines: Readonly<Partial<Record<GameId, (statistics: Statistics) => readonly string[]>>> = {
  holdem: ({ sums, noted }) => [...positionLine(sums), ...potLine(noted)],
  roulette: ({ sums }) => numberLine(sums),
};

/** What the books say of somebody, and what look backs came to. */
export interface KeptBooks {
  readonly profile: Profile;
  readonly judged: JudgedBook;
}

/** One game: six figures, its mistakes as far as they were looked back at, and its pictures in words. */
const gameLines = ({ profile, judged }: KeptBooks, id: GameId): readonly string[] => {
  const statistics = profile.statistics[id] ?? noRounds;
  const { figures, pictures, worthKnowing, luck } = figuresOf(id, statistics);
  const mistakes = mistakeFigures(judged, profile.past, id);
  return [
    '',
    floorTiles[id].name.toUpperCase(),
    ...[...figures, ...(mistakes?.figures ?? [])].map(figureLine),
    ...[...pictures, ...(mistakes === undefined ? [] : [mistakes.picture])].flatMap(pictureLine),
    ...(ownLines[id]?.(statistics) ?? []),
    ...(luck === undefined ? [] : [plainSigns(luck)]),
    ...(worthKnowing === undefined ? [] : [plainSigns(worthKnowing)]),
  ];
};

/** What was won or lost since the first chip. */
const purseLine = (profile: Profile): string => {
  const { low, peak } = profile.bankroll;
  const now = worthOf(profile);
  return statisticsLineWords().purse(now, netOfProfile(profile), Math.min(low, now), Math.max(peak, now));
};

/** The statistics in words. Somebody who has not played yet is invited. */
export const statisticsWords = (books: KeptBooks, game: GameId | undefined): readonly string[] => {
  const { profile } = books;
  const played = playedIn(profile, game);
  if (played.length === 0) return [statisticsLineWords().fresh(game === undefined ? undefined : floorTiles[game].short, worthOf(profile))];
  return [...(game === undefined ? [purseLine(profile)] : []), ...played.flatMap((id) => gameLines(books, id))];
};

/** The same for programs: the books and the figures of every game that was played. */
export const statisticsJson = ({ profile, judged }: KeptBooks, game: GameId | undefined): string => {
  const games = Object.fromEntries(
    playedIn(profile, game).map((id) => {
      const statistics = profile.statistics[id] ?? noRounds;
      const mistakes = mistakeFigures(judged, profile.past, id)?.figures ?? [];
      return [id, { ...statistics, figures: [...figuresOf(id, statistics).figures, ...mistakes] }];
    }),
  );
  return JSON.stringify({ chips: worthOf(profile), net: netOfProfile(profile), bankruptcies: profile.bankruptcies, games });
};

/** The same as rows: game, figure, value. */
export const statisticsRows = (profile: Profile, game: GameId | undefined): string => {
  const all = statisticsCsv(profile);
  if (game === undefined) return all;
  const [head = '', ...rows] = all.split('\r\n');
  return [head, ...rows.filter((row) => row.startsWith(`${game},`)), ''].join('\r\n');
};
