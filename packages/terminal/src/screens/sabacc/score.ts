/** The sheet on Tab: what the session has come to, and everybody's chips. */

import type { TableNow } from '@baize/casino';
import { figure, type Seat } from '@baize/engine';
import type { Sabacc } from '@baize/games/sabacc';
import { type Block, blank, type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { figureRow, sideBySide, signRole } from '../../kit/panel.ts';
import { signedChips } from '../../kit/text.ts';
import { screenWords } from './language/index.ts';

const row = figureRow(14);

const sessionRows = ({ statistics: { rounds, won, lost, pushed, net, biggestWin, bestRun } }: TableNow<Sabacc>): Block => {
  const { thisSession, counts } = screenWords();
  return [
    line(thisSession, 'bold'),
    row(counts.games, figure(rounds)),
    row(counts.won, figure(won), 'green'),
    row(counts.lost, figure(lost), 'red'),
    row(counts.even, figure(pushed)),
    row(counts.run, figure(bestRun)),
    row(counts.net, signedChips(net), signRole(net)),
    row(counts.best, signedChips(biggestWin), signRole(biggestWin)),
  ];
};

const chipRows = ({ facts: { names, seat: me }, beat: { view } }: TableNow<Sabacc>): Block => {
  const { chipsHeading, you, out, sabaccPot } = screenWords();
  const name = (seat: Seat): string => (seat === me ? you : (names[seat] ?? ''));
  return [
    line(chipsHeading, 'bold'),
    ...view.stacks.map((stack, seat) =>
      view.standing[seat] === 'left' ? row(name(seat), out, 'dim') : row(name(seat), figure(stack), 'yellow'),
    ),
    row(sabaccPot, figure(view.sabaccPot), 'yellow'),
  ];
};

/** The session's score. */
export const scoreBlock = (table: TableNow<Sabacc>, width: FrameWidth): Block => {
  const [left, right] = [sessionRows(table), chipRows(table)];
  if (width === 44) return [...left, ...right].slice(0, 14).map((spans): Line => [span('   '), ...spans]);
  return [blank, ...sideBySide(left, right, 6, 34)];
};
