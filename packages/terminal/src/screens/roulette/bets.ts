/** Bets in rows: what lies on the board with what it would win, and how each fared. */

import { figure } from '@baize/engine';
import {
  type BetLine,
  betCount,
  betName,
  kindWord,
  paysFor,
  settlementOf,
  spotById,
  sumUp,
  type Verdict,
  type View,
} from '@baize/games/roulette';
import { type Block, blank, type Line, line, type Role, span } from '../../kit/cells.ts';
import { signedChips, spread } from '../../kit/text.ts';

/** The sum of what lies on the board: "115 in five bets". */
const sumText = ({ rules, bets }: View): string => {
  const { staked } = sumUp(rules, bets);
  return `${figure(staked)} in ${betCount(bets.length)}`;
};

const linesOf = ({ rules, bets }: View): readonly BetLine[] => sumUp(rules, bets).bets;

/** `25 on 17          straight  wins 875`. A sum that needs the room takes that of the kind. */
const betRow = (bet: BetLine, name: number, width: number): Line => {
  const kind = ` ${kindWord(spotById(bet.spot))}`;
  const wins = `wins ${figure(bet.wins)}`;
  const hasRoom = name + kind.length + 1 + wins.length <= width;
  return spread([span(betName(bet).padEnd(name), 'yellow'), span(hasRoom ? kind : '', 'dim')], [span(wins)], width);
};

/** The last bets and their sum in two columns of three rows. */
export const betColumns = (view: View): Block => {
  if (view.bets.length === 0) return [line('No chips on the board yet.', 'dim'), blank, blank];
  const rows = linesOf(view).slice(-5);
  const cells = rows.map((bet, at) => betRow(bet, 17, at < 3 ? 36 : 33));
  const all = [...cells, line(sumText(view), 'bold')];
  return [0, 1, 2].map((row): Line => {
    const [left, right] = [all[row], all[row + 3]];
    return left === undefined ? blank : right === undefined ? left : [...spread(left, [], 36), span('   '), ...right];
  });
};

/** The newest bets, one a row, and their sum below: for a narrow column. */
export const betList = (view: View, rows: number): Block => {
  if (view.bets.length === 0) return [line('No chips yet.', 'dim')];
  const hidden = Math.max(0, view.bets.length - rows);
  return [
    ...(hidden === 0 ? [] : [line(`${figure(hidden + 1)} more`, 'dim')]),
    ...view.bets.slice(hidden === 0 ? 0 : hidden + 1).map((bet) => line(betName(bet), 'yellow')),
    blank,
    line(sumText(view), 'bold'),
  ];
};

const rule = (width: number): Line => line('─'.repeat(width), 'dim');

/** At most so many rows; the last says how many there would be more. */
const atMost = (rows: Block, most: number): Block =>
  rows.length <= most ? rows : [...rows.slice(0, most - 1), line(`and ${rows.length - most + 1} more`, 'dim')];

/** What rides on the ball, with what each bet would win. */
export const ridingBlock = (view: View, width: number, rows: number): Block => {
  const { staked } = sumUp(view.rules, view.bets);
  return [
    line('YOUR BETS', 'bold'),
    ...atMost(
      linesOf(view).map((bet) => betRow(bet, width > 40 ? 21 : 17, width)),
      rows - 3,
    ),
    rule(width),
    spread(line('On the table'), [span(figure(staked), 'bold-yellow')], width),
  ];
};

const signRole = (net: number): Role => (net > 0 ? 'bold-green' : net < 0 ? 'bold-red' : 'bold');

const verdictRow = ({ rules }: View, verdict: Verdict, width: number): Line => {
  const spot = spotById(verdict.spot);
  const isWide = width > 40;
  const pays = verdict.result === 'won' ? `${paysFor(rules, spot.kind)} to 1` : verdict.result === 'halved' ? 'half back' : '';
  return spread(
    [
      span(betName(verdict).padEnd(isWide ? 21 : 17), verdict.result === 'lost' ? 'text' : 'yellow'),
      span(` ${isWide ? kindWord(spot).padEnd(11) : ''}`, 'dim'),
      span(isWide ? ` ${pays}` : ''),
    ],
    [span(signedChips(verdict.net), verdict.net > 0 ? 'green' : verdict.net < 0 ? 'red' : 'text')],
    width,
  );
};

/** How each bet fared, those that won first, and what the spin came to. */
export const faredBlock = (view: View, width: number, rows: number): Block => {
  const order = [...view.verdicts].sort((a, b) => Number(b.net > 0) - Number(a.net > 0));
  const { net } = settlementOf(view.verdicts);
  return [
    line('YOUR BETS', 'bold'),
    ...atMost(
      order.map((verdict) => verdictRow(view, verdict, width)),
      rows - 3,
    ),
    rule(width),
    spread(line('This spin'), [span(signedChips(net), signRole(net))], width),
  ];
};
