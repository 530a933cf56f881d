/** The sheet on Tab: what the session has come to, and everybody's chips. */

import type { TableNow } from '@baize/casino';
import { figure } from '@baize/engine';
import type { Sabacc } from '@baize/games/sabacc';
import { type Block, blank, type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { figureRow, sideBySide, signRole } from '../../kit/panel.ts';
import { signedChips } from '../../kit/text.ts';

const row = figureRow(14);

const sessionRows = ({ statistics: { rounds, won, lost, pushed, net, biggestWin, bestRun } }: TableNow<Sabacc>): Block => [
  line('This session', 'bold'),
  row('Games', figure(rounds)),
  row('Won', figure(won), 'green'),
  row('Lost', figure(lost), 'red'),
  row('Even', figure(pushed)),
  row('Longest run', figure(bestRun)),
  row('Net', signedChips(net), signRole(net)),
  row('Best game', signedChips(biggestWin), signRole(biggestWin)),
];

const chipRows = ({ facts: { names }, beat: { view } }: TableNow<Sabacc>): Block => [
  line('Chips', 'bold'),
  ...view.stacks.map((stack, seat) =>
    view.standing[seat] === 'left' ? row(names[seat] ?? '', 'out', 'dim') : row(names[seat] ?? '', figure(stack), 'yellow'),
  ),
  row('Sabacc pot', figure(view.sabaccPot), 'yellow'),
];

/** The session's score. */
export const scoreBlock = (table: TableNow<Sabacc>, width: FrameWidth): Block => {
  const [left, right] = [sessionRows(table), chipRows(table)];
  if (width === 44) return [...left, ...right].slice(0, 14).map((spans): Line => [span('   '), ...spans]);
  return [blank, ...sideBySide(left, right, 6, 34)];
};
