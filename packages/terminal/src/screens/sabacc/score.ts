/** The sheet on Tab: what the session has come to, and everybody's chips. */

import type { Sitting } from '@baize/casino';
import { figure } from '@baize/engine';
import type { Sabacc } from '@baize/games/sabacc';
import { type Block, blank, type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { figureRow, sideBySide, signRole } from '../../kit/sheet.ts';
import { signedChips } from '../../kit/text.ts';

const row = figureRow(14);

const sessionRows = ({ statistics: { rounds, won, lost, pushed, net, biggestWin, bestRun } }: Sitting<Sabacc>): Block => [
  line('This session', 'bold'),
  row('Games', figure(rounds)),
  row('Won', figure(won), 'green'),
  row('Lost', figure(lost), 'red'),
  row('Even', figure(pushed)),
  row('Longest run', figure(bestRun)),
  row('Net', signedChips(net), signRole(net)),
  row('Best game', signedChips(biggestWin), signRole(biggestWin)),
];

const chipRows = ({ table: { names }, playhead: { state } }: Sitting<Sabacc>): Block => [
  line('Chips', 'bold'),
  ...state.stacks.map((stack, seat) =>
    state.standing[seat] === 'left' ? row(names[seat] ?? '', 'out', 'dim') : row(names[seat] ?? '', figure(stack), 'yellow'),
  ),
  row('Sabacc pot', figure(state.sabaccPot), 'yellow'),
];

/** The session's score. */
export const scoreBlock = (sitting: Sitting<Sabacc>, width: FrameWidth): Block => {
  const [left, right] = [sessionRows(sitting), chipRows(sitting)];
  if (width === 44) return [...left, ...right].slice(0, 14).map((spans): Line => [span('   '), ...spans]);
  return [blank, ...sideBySide(left, right, 6, 34)];
};
