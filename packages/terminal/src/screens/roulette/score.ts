/** The sheet on Tab: the bets with what each would win, the best and the worst that can happen, and the session. */

import type { TableNow } from '@baize/casino';
import { figure } from '@baize/engine';
import { type Roulette, tellBets } from '@baize/games/roulette';
import { type Block, blank, type Line, line, span } from '../../kit/cells.ts';
import { FELT_ROWS, type FrameWidth } from '../../kit/frame.ts';
import { figureRow, sideBySide, signRole } from '../../kit/panel.ts';
import { clip, signedChips, wrap } from '../../kit/text.ts';

const ROWS = FELT_ROWS - 2;
const row = figureRow(12);

const sessionRows = ({ statistics: { rounds, won, lost, pushed, net, biggestWin } }: TableNow<Roulette>): Block => [
  line('This session', 'bold'),
  row('Spins', figure(rounds)),
  row('Won', figure(won), 'green'),
  row('Lost', figure(lost), 'red'),
  row('Even', figure(pushed)),
  row('Net', signedChips(net), signRole(net)),
  row('Best spin', signedChips(biggestWin), signRole(biggestWin)),
];

/** A bet without its kind, where there is no room for that. */
const shortened = (bet: string, width: number): string =>
  bet.length <= width ? bet : clip(bet.replace(/, [a-z ]+(?=, wins )/, ''), width);

/** The summary in so many rows: where not all bets fit, the last rows of it stay and the rest is counted. */
const summaryRows = ({ beat }: TableNow<Roulette>, width: number, rows: number): Block => {
  const told = tellBets(beat.view);
  const ends = told.slice(-2).flatMap((text) => wrap(text, width));
  const bets = told.slice(0, -2);
  if (bets.length === 0) return [line('Your bets', 'bold'), ...told.map((text) => line(text))];
  const room = rows - 2 - ends.length;
  const listed = bets.length <= room ? bets : [...bets.slice(0, room - 1), `and ${bets.length - room + 1} more.`];
  return [
    line('Your bets', 'bold'),
    ...listed.map((text) => line(shortened(text, width))),
    blank,
    ...ends.map((text) => line(text, 'bold')),
  ];
};

/** What lies on the board beside what the session has come to; in the compact frame the one above the other. */
export const scoreBlock = (table: TableNow<Roulette>, width: FrameWidth): Block => {
  if (width === 44) {
    const { rounds, won, lost, net } = table.statistics;
    const session = line(`Spins ${rounds} · won ${won} · lost ${lost} · net ${signedChips(net)}`, 'dim');
    return [...summaryRows(table, 38, ROWS - 2), blank, session].map((spans): Line => [span(' '), ...spans]);
  }
  const left = summaryRows(table, 44, ROWS - 1);
  const right = sessionRows(table);
  return [blank, ...sideBySide(left, right, 2, 47)];
};
