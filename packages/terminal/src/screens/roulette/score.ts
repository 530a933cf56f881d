/** The sheet on Tab: the bets with what each would win, the best and the worst that can happen, and the session. */

import type { TableNow } from '@baize/casino';
import { inFull, thatFits } from '@baize/engine';
import { betWords, type Roulette, sumWords } from '@baize/games/roulette';
import { type Block, blank, type Line, line, span } from '../../kit/cells.ts';
import { FELT_ROWS, type FrameWidth } from '../../kit/frame.ts';
import { figureRow, sideBySide, signRole } from '../../kit/panel.ts';
import { clip, wrap } from '../../kit/text.ts';
import { rouletteScreenWords } from './language/index.ts';

const ROWS = FELT_ROWS - 2;
const row = figureRow(12);

const sessionRows = ({ statistics: { rounds, won, lost, pushed, net, biggestWin } }: TableNow<Roulette>): Block => {
  const { figure, signed, sheet } = rouletteScreenWords();
  return [
    line(sheet.session, 'bold'),
    row(sheet.rows.spins, figure(rounds)),
    row(sheet.rows.won, figure(won), 'green'),
    row(sheet.rows.lost, figure(lost), 'red'),
    row(sheet.rows.even, figure(pushed)),
    row(sheet.rows.net, signed(net), signRole(net)),
    row(sheet.rows.best, signed(biggestWin), signRole(biggestWin)),
  ];
};

/** The summary in so many rows: where not all bets fit, the last rows of it stay and the rest is counted. */
const summaryRows = ({ beat }: TableNow<Roulette>, width: number, rows: number): Block => {
  const words = rouletteScreenWords();
  const ends = sumWords(beat.view).flatMap((saying) => wrap(inFull(saying), width));
  const bets = betWords(beat.view).map((saying) => thatFits(saying, width));
  if (bets.length === 0) return [line(words.sheet.bets, 'bold'), ...ends.map((text) => line(text))];
  const room = rows - 2 - ends.length;
  const listed = bets.length <= room ? bets : [...bets.slice(0, room - 1), words.bets.andMore(bets.length - room + 1)];
  return [
    line(words.sheet.bets, 'bold'),
    ...listed.map((text) => line(clip(text, width))),
    blank,
    ...ends.map((text) => line(text, 'bold')),
  ];
};

/** What lies on the board beside what the session has come to; in the compact frame the one above the other. */
export const scoreBlock = (table: TableNow<Roulette>, width: FrameWidth): Block => {
  if (width === 44) {
    const { rounds, won, lost, net } = table.statistics;
    const session = line(thatFits(rouletteScreenWords().sheet.narrow({ spins: rounds, won, lost, net }), 38), 'dim');
    return [...summaryRows(table, 38, ROWS - 2), blank, session].map((spans): Line => [span(' '), ...spans]);
  }
  const left = summaryRows(table, 44, ROWS - 1);
  const right = sessionRows(table);
  return [blank, ...sideBySide(left, right, 2, 47)];
};
