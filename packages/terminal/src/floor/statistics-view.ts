/** The statistics: the bankroll and a line for each game, or one game alone. */

import { figuresOf, noRounds, type Profile, type Statistics, type TellingFigure, worthOf } from '@baize/casino';
import { capital, figure, inWords } from '@baize/engine';
import { type GameId, gameIds } from '@baize/games';
import { type Block, blank, type Line, line, type Placed, place, type Role, span } from '../kit/cells.ts';
import type { FrameWidth } from '../kit/frame.ts';
import { signRole } from '../kit/panel.ts';
import { signedChips } from '../kit/text.ts';
import { bankrollBlock, chartTop, markLine } from './bankroll-view.ts';
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

/** What stands in the books anyway, and need not be told twice. */
const IN_BOOKS: ReadonlySet<string> = new Set(['Rounds', 'Hands', 'Games', 'Spins', 'Net', 'Best run', 'Best hand', 'Best spin']);

/** What is called as a row of the books is called, and is another thing: how often in a hundred. */
const RENAMED: Readonly<Record<string, string>> = { Won: 'Won in 100', Lost: 'Lost in 100' };

/** With the signs that every terminal has. */
const plainSigns = (text: string): string => text.replaceAll('−', '-').replaceAll('–', '-').replaceAll('±', '+/-');

/** The figures of a game's own, in plain signs: what `figuresOf` says, for both ways of showing the floor. */
const ownFigures = (id: GameId, statistics: Statistics): Pick<Books, 'figures'> => {
  if (statistics.sums === undefined) return {};
  const figures = figuresOf(id, statistics).figures.filter(({ name }) => !IN_BOOKS.has(name));
  return {
    figures: figures.map((one) => ({
      ...one,
      name: RENAMED[one.name] ?? one.name,
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
  bankruptcies === 0 ? '' : `${inWords(bankruptcies)} ${bankruptcies === 1 ? 'bankruptcy' : 'bankruptcies'}`;

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`);

const wideRow = ({ tile, statistics: { rounds, won, lost, pushed, net }, hasChips }: Books): Line => [
  span(tile.name.padEnd(18)),
  span(figure(rounds).padStart(6)),
  span(figure(won).padStart(7)),
  span(figure(lost).padStart(7)),
  span((hasChips ? figure(pushed) : '-').padStart(9)),
  span(percent(won, rounds).padStart(11)),
  span((hasChips ? signedChips(net) : '-').padStart(12), hasChips ? signRole(net) : 'text'),
];

const compactRow = ({ tile, statistics: { rounds, won, lost, net }, hasChips }: Books): Line => [
  span(tile.name.padEnd(14)),
  span(figure(rounds).padStart(6)),
  span(figure(won).padStart(5)),
  span(figure(lost).padStart(5)),
  span((hasChips ? signedChips(net) : '-').padStart(8), hasChips ? signRole(net) : 'text'),
];

const WIDE_HEAD = 'Game              Rounds    Won   Lost   Pushed   Win rate         Net';
const COMPACT_HEAD = 'Game          Rounds  Won Lost     Net';

const bankrollHead = (profile: Profile): Line => {
  const broke = bankruptcyWords(profile);
  return [span('BANKROLL', 'bold'), span(broke === '' ? '' : `  ${broke}`, 'dim')];
};

/** All games: the chart above, the books below. */
export const statisticsFelt = (profile: Profile, books: readonly Books[], width: FrameWidth): readonly Placed[] => {
  const now = worthOf(profile);
  const top = chartTop(Math.max(profile.bankroll.peak, now));
  if (width === 44) {
    const chart = { bankroll: profile.bankroll, now, width: 38, rows: 3 };
    return [
      place(0, 2, [bankrollHead(profile), ...bankrollBlock(chart), markLine(chart, false)]),
      place(7, 2, [line(COMPACT_HEAD, 'dim'), ...books.map(compactRow)]),
    ];
  }
  const chart = { bankroll: profile.bankroll, now, width: 59, rows: 5 };
  const label = (value: number): Line => line(figure(value).padStart(8), 'dim');
  return [
    place(0, 3, [bankrollHead(profile), label(top), blank, label(top / 2), blank, label(0)]),
    place(1, 13, [...bankrollBlock(chart), markLine(chart, true)]),
    place(9, 3, [line(WIDE_HEAD, 'dim'), ...books.map(wideRow)]),
  ];
};

const detail = (name: string, value: string, role: Role = 'text'): Line => [span(name.padEnd(18)), span(value.padStart(9), role)];

const figureLine = ({ name, value, unit = '' }: TellingFigure): Line => detail(name, `${value}${unit === '' ? '' : ` ${unit}`}`);

/** One game alone. */
export const gameFelt = ({ tile, statistics, hasChips, figures = [] }: Books, width: FrameWidth): readonly Placed[] => {
  const { rounds, won, lost, pushed, net, bestRun, biggestWin } = statistics;
  const name = capital(tile.rounds);
  const own = figures.map(figureLine);
  const isTight = width === 44 && own.length > 0;
  const block: Block = [
    line(tile.name.toUpperCase(), 'bold'),
    ...(isTight ? [] : [blank]),
    detail(name, figure(rounds)),
    detail('Won', figure(won), 'green'),
    detail('Lost', figure(lost), 'red'),
    ...(hasChips ? [detail('Pushed', figure(pushed), 'yellow')] : []),
    detail('Win rate', percent(won, rounds)),
    detail('Longest run', figure(bestRun)),
    ...(hasChips
      ? [detail('Net', signedChips(net), signRole(net)), detail('Best round', signedChips(biggestWin), signRole(biggestWin))]
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
  // A run of one is no run.
  const run = best(books, ({ bestRun }) => bestRun - 1);
  const win = best(books, ({ biggestWin }) => biggestWin);
  return [
    ...(run === undefined ? [] : [`Longest run: ${run.statistics.bestRun} won ${run.tile.rounds} of ${run.tile.short}.`]),
    ...(win === undefined ? [] : [`Best round: ${signedChips(win.statistics.biggestWin)} at ${win.tile.short}.`]),
    ...(run === undefined && win === undefined ? ['Nothing has been won yet.'] : []),
  ];
};
