/** The statistics: the bankroll and a line for each game, or one game alone. */

import { figuresOf, noRounds, type Profile, type Statistics, type TellingFigure, worthOf } from '@baize/casino';
import { figure } from '@baize/engine';
import { type GameId, gameIds } from '@baize/games';
import { type Block, blank, type Line, line, type Placed, place, type Role, type Span, span } from '../kit/cells.ts';
import type { FrameWidth } from '../kit/frame.ts';
import { signRole } from '../kit/panel.ts';
import { inFrame } from '../kit/sayings.ts';
import { signedChips } from '../kit/text.ts';
import { bankrollBlock, chartTop, markLine } from './bankroll-view.ts';
import type { FloorWords } from './language/floor-words.ts';
import { floorWords } from './language/index.ts';
import { type FloorTile, floorTiles } from './tiles.ts';

/** A game's tile and its books. */
export interface Books {
  readonly tile: FloorTile;
  readonly statistics: Statistics;
  /** Whether chips were ever won or lost at it. */
  readonly hasChips: boolean;
  /** What the game itself counts; left out as long as nothing is counted so. */
  readonly figures?: readonly TellingFigure[];
}

/** With the signs that every terminal has. */
const plainSigns = (text: string): string => text.replaceAll('−', '-').replaceAll('–', '-').replaceAll('±', '+/-');

/** The figures of a game's own, in plain signs: what `figuresOf` says, for both ways of showing the floor. */
const ownFigures = (id: GameId, statistics: Statistics): Pick<Books, 'figures'> => {
  if (statistics.sums === undefined) return {};
  const figures = figuresOf(id, statistics).figures.filter(({ inBooks }) => inBooks !== 'same');
  const { wonShare } = floorWords().statistics;
  return {
    figures: figures.map((one) => ({
      ...one,
      // What is called as a row of the books is called, and is another thing: how often in a hundred.
      name: one.inBooks === 'won' ? wonShare : one.name,
      value: plainSigns(one.value),
      means: plainSigns(one.means),
    })),
  };
};

/** The books of a game. */
export const booksOf = (profile: Profile, id: GameId): Books => {
  const statistics = profile.statistics[id] ?? noRounds;
  const hasChips = statistics.net !== 0 || statistics.pushed > 0 || statistics.biggestWin > 0;
  return { tile: floorTiles[id], statistics, hasChips, ...ownFigures(id, statistics) };
};

/** The books of every game on the floor. */
export const allBooks = (profile: Profile): readonly Books[] => gameIds.map((id) => booksOf(profile, id));

/** How often the last chip was gone, in words; empty when it never was. */
export const bankruptcyWords = ({ bankruptcies }: Profile): string =>
  bankruptcies === 0 ? '' : floorWords().statistics.bankruptcies(bankruptcies);

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : floorWords().statistics.percent(part / whole));

/** The columns of the books in each frame, and how wide each is. */
const COLUMNS = {
  80: { game: 15, rounds: 8, won: 10, lost: 10, pushed: 9, rate: 11, net: 10 },
  44: { game: 13, rounds: 6, won: 5, lost: 6, net: 8 },
} as const satisfies Readonly<Record<FrameWidth, Readonly<Partial<Record<Column, number>>>>>;
type Column = keyof FloorWords['statistics']['columns'];

/** A row of the books, from what stands in each column. */
const columnsRow = (width: FrameWidth, cell: (column: Column) => Span): Line => {
  const widths: Readonly<Partial<Record<Column, number>>> = COLUMNS[width];
  return (['game', 'rounds', 'won', 'lost', 'pushed', 'rate', 'net'] as const).flatMap((column) => {
    const room = widths[column];
    if (room === undefined) return [];
    const { text, ...rest } = cell(column);
    return [{ ...rest, text: column === 'game' ? text.padEnd(room) : text.padStart(room) }];
  });
};

const bookRow = ({ tile, statistics: { rounds, won, lost, pushed, net }, hasChips }: Books, width: FrameWidth): Line => {
  const cells: Readonly<Record<Column, Span>> = {
    game: span(tile.name),
    rounds: span(figure(rounds)),
    won: span(figure(won)),
    lost: span(figure(lost)),
    pushed: span(hasChips ? figure(pushed) : '-'),
    rate: span(percent(won, rounds)),
    net: span(hasChips ? signedChips(net) : '-', hasChips ? signRole(net) : 'text'),
  };
  return columnsRow(width, (column) => cells[column]);
};

const head = (width: FrameWidth): Line =>
  columnsRow(width, (column) => span(inFrame(floorWords().statistics.columns[column], width), 'dim'));

const bankrollHead = (profile: Profile): Line => {
  const broke = bankruptcyWords(profile);
  return [span(floorWords().statistics.bankroll, 'bold'), span(broke === '' ? '' : `  ${broke}`, 'dim')];
};

/** All games: the chart above, the books below. */
export const statisticsFelt = (profile: Profile, books: readonly Books[], width: FrameWidth): readonly Placed[] => {
  const now = worthOf(profile);
  const top = chartTop(Math.max(profile.bankroll.peak, now));
  if (width === 44) {
    const chart = { bankroll: profile.bankroll, now, width: 38, rows: 3 };
    return [
      place(0, 2, [bankrollHead(profile), ...bankrollBlock(chart), markLine(chart, 44)]),
      place(7, 2, [head(44), ...books.map((one) => bookRow(one, 44))]),
    ];
  }
  const chart = { bankroll: profile.bankroll, now, width: 59, rows: 5 };
  const label = (value: number): Line => line(figure(value).padStart(8), 'dim');
  return [
    place(0, 3, [bankrollHead(profile), label(top), blank, label(top / 2), blank, label(0)]),
    place(1, 13, [...bankrollBlock(chart), markLine(chart, 80)]),
    place(9, 3, [head(80), ...books.map((one) => bookRow(one, 80))]),
  ];
};

const detail = (name: string, value: string, role: Role = 'text'): Line => [span(name.padEnd(19)), span(value.padStart(9), role)];

const figureLine = ({ name, value, unit = '' }: TellingFigure): Line => detail(name, `${value}${unit === '' ? '' : ` ${unit}`}`);

/** One game alone. */
export const gameFelt = ({ tile, statistics, hasChips, figures = [] }: Books, width: FrameWidth): readonly Placed[] => {
  const { rounds, won, lost, pushed, net, bestRun, biggestWin } = statistics;
  const { rows, counted } = floorWords().statistics;
  const own = figures.map(figureLine);
  const isTight = width === 44 && own.length > 0;
  const block: Block = [
    line(tile.name.toUpperCase(), 'bold'),
    ...(isTight ? [] : [blank]),
    detail(counted(tile.rounds), figure(rounds)),
    detail(rows.won, figure(won), 'green'),
    detail(rows.lost, figure(lost), 'red'),
    ...(hasChips ? [detail(rows.pushed, figure(pushed), 'yellow')] : []),
    detail(rows.rate, percent(won, rounds)),
    detail(rows.run, figure(bestRun)),
    ...(hasChips
      ? [detail(rows.net, signedChips(net), signRole(net)), detail(rows.best, signedChips(biggestWin), signRole(biggestWin))]
      : []),
  ];
  if (own.length === 0) return [place(2, width === 80 ? 24 : 6, block)];
  // The game's own figures: beside the books where there is room, else below them.
  return width === 80 ? [place(2, 6, block), place(4, 42, own)] : [place(0, 6, [...block, ...own])];
};

const best = (books: readonly Books[], by: (statistics: Statistics) => number): Books | undefined =>
  books.filter(({ statistics }) => by(statistics) > 0).toSorted((a, b) => by(b.statistics) - by(a.statistics))[0];

/** The records in a sentence or two. */
export const recordWords = (books: readonly Books[]): readonly string[] => {
  const words = floorWords().statistics;
  // A run of one is no run.
  const run = best(books, ({ bestRun }) => bestRun - 1);
  const win = best(books, ({ biggestWin }) => biggestWin);
  return [
    ...(run === undefined ? [] : [words.run(run.statistics.bestRun, run.tile.rounds, run.tile.short)]),
    ...(win === undefined ? [] : [words.best(signedChips(win.statistics.biggestWin), win.tile.short)]),
    ...(run === undefined && win === undefined ? [words.nothingWon] : []),
  ];
};
