/** The sheet on Tab: what the session has come to. */

import type { TableNow } from '@baize/casino';
import { figure } from '@baize/engine';
import type { Pontoon } from '@baize/games/pontoon';
import { type Block, blank, type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { figureRow, sideBySide, signRole } from '../../kit/panel.ts';
import { signedChips } from '../../kit/text.ts';

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`);

const row = figureRow(18);

const seatRows = ({ facts: { names }, beat: { view } }: TableNow<Pontoon>): Block =>
  view.stacks.map((stack, seat) =>
    row(names[seat] ?? '', view.playing[seat] === true ? figure(stack) : 'out', view.playing[seat] === true ? 'yellow' : 'dim'),
  );

/** The session's score: rounds, and chips where there are any. */
export const scoreBlock = (table: TableNow<Pontoon>, width: FrameWidth): Block => {
  const { rounds, won, lost, pushed, net, bestRun, biggestWin } = table.statistics;
  const forChips = table.facts.rules.stake.max > 0;
  const rows: Block = [
    line('This session', 'bold'),
    row('Rounds', figure(rounds)),
    row('Won', figure(won), 'green'),
    row('Lost', figure(lost), 'red'),
    ...(forChips ? [row('Even', figure(pushed))] : []),
    row('Win rate', percent(won, rounds)),
    row('Longest run', figure(bestRun)),
    ...(forChips ? [row('Net', signedChips(net), signRole(net)), row('Best round', signedChips(biggestWin), signRole(biggestWin))] : []),
  ];
  const seats = forChips ? [line('Chips', 'bold'), ...seatRows(table)] : [];
  return width === 80 || seats.length === 0 ? [blank, ...sideBySide(rows, seats, width === 80 ? 6 : 3, 34)] : compact(table);
};

/** Chips and rounds in fourteen rows. */
const compact = (table: TableNow<Pontoon>): Block => {
  const { rounds, won, lost, net, biggestWin } = table.statistics;
  const rows = [
    row('Rounds', figure(rounds)),
    row('Won / lost', `${won} / ${lost}`),
    row('Net', signedChips(net), signRole(net)),
    row('Best round', signedChips(biggestWin), signRole(biggestWin)),
    line('Chips', 'bold'),
    ...seatRows(table),
  ];
  return rows.map((spans): Line => [span('   '), ...spans]);
};
