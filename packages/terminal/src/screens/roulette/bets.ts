/** Bets in rows: what lies on the board with what it would win, and how each fared. */

import {
  type BetLine,
  betName,
  kindWord,
  paysFor,
  settlementOf,
  spotById,
  sumUp,
  totalName,
  type Verdict,
  type View,
} from '@baize/games/roulette';
import { type Block, blank, type Line, line, type Role, span, widthOf } from '../../kit/cells.ts';
import { spread, wrap } from '../../kit/text.ts';
import { rouletteScreenWords } from './language/index.ts';

/** The sum of what lies on the board: "115 in five bets". */
const sumText = ({ rules, bets }: View): string => {
  const { staked } = sumUp(rules, bets);
  return totalName(staked, bets.length);
};

const linesOf = ({ rules, bets }: View): readonly BetLine[] => sumUp(rules, bets).bets;

/** `25 on 17          straight  wins 875`. A sum that needs the room takes that of the kind. */
const betRow = (bet: BetLine, name: number, width: number): Line => betRows(bet, name, width)[0] ?? [];

/** The same in two rows, where one would lose something. */
const betRows = (bet: BetLine, name: number, width: number): Block => {
  const wins = rouletteScreenWords().bets.wins(bet.wins);
  if (betName(bet).length + 1 + wins.length > width) return [line(betName(bet), 'yellow'), spread([], [span(wins)], width)];
  const kind = ` ${kindWord(spotById(bet.spot))}`;
  const hasRoom = Math.max(name, betName(bet).length) + kind.length + 1 + wins.length <= width;
  return [
    spread([span(hasRoom ? betName(bet).padEnd(name) : betName(bet), 'yellow'), span(hasRoom ? kind : '', 'dim')], [span(wins)], width),
  ];
};

const LEFT_ROW = 38;

/** The last bets and their sum in two columns of three rows. */
export const betColumns = (view: View): Block => {
  if (view.bets.length === 0) return [line(rouletteScreenWords().bets.none, 'dim'), blank, blank];
  const rows = linesOf(view).slice(-5);
  const cells = rows.map((bet, at) => betRow(bet, 17, at < 3 ? LEFT_ROW : 33));
  const all = [...cells, line(sumText(view), 'bold')];
  return [0, 1, 2].map((row): Line => {
    const [left, right] = [all[row], all[row + 3]];
    return left === undefined ? blank : right === undefined ? left : [...spread(left, [], LEFT_ROW), span('  '), ...right];
  });
};

/** The newest bets in a narrow column, and their sum below. One that is too long for a row goes on in the next: no digit is lost. */
export const betList = (view: View, width: number, rows: number): Block => {
  if (view.bets.length === 0) return [line(rouletteScreenWords().bets.noneNarrow, 'dim')];
  const sum = wrap(sumText(view), width).map((text) => line(text, 'bold'));
  const told = view.bets.map((bet) => wrap(betName(bet), width).map((text, at) => line(at === 0 ? text : ` ${text}`, 'yellow')));
  const room = rows - sum.length;
  let first = told.length;
  let used = 0;
  // A row is for how many there are more, if there are.
  while (first > 0 && used + (told[first - 1]?.length ?? 0) <= room - (first > 1 ? 1 : 0)) {
    first -= 1;
    used += told[first]?.length ?? 0;
  }
  return [...(first === 0 ? [] : [line(rouletteScreenWords().bets.more(first), 'dim')]), ...told.slice(first).flat(), blank, ...sum];
};

const rule = (width: number): Line => line('─'.repeat(width), 'dim');

/** Bets in at most so many rows; the last says how many there would be more. */
const atMost = (bets: readonly Block[], most: number): Block => {
  if (bets.flat().length <= most) return bets.flat();
  let shown = 0;
  while (bets.slice(0, shown + 1).flat().length < most) shown += 1;
  return [...bets.slice(0, shown).flat(), line(rouletteScreenWords().bets.andMore(bets.length - shown), 'dim')];
};

/** What rides on the ball, with what each bet would win. */
export const ridingBlock = (view: View, width: number, rows: number): Block => {
  const { staked } = sumUp(view.rules, view.bets);
  const words = rouletteScreenWords();
  return [
    line(words.bets.heading, 'bold'),
    ...atMost(
      linesOf(view).map((bet) => betRows(bet, width > 40 ? 21 : 17, width)),
      rows - 3,
    ),
    rule(width),
    spread(line(words.bets.onBoard), [span(words.figure(staked), 'bold-yellow')], width),
  ];
};

const signRole = (net: number): Role => (net > 0 ? 'bold-green' : net < 0 ? 'bold-red' : 'bold');

const verdictRows = ({ rules }: View, verdict: Verdict, width: number): Block => {
  const spot = spotById(verdict.spot);
  const isWide = width > 40;
  const words = rouletteScreenWords();
  const pays =
    verdict.result === 'won' ? words.bets.pays(paysFor(rules, spot.kind)) : verdict.result === 'halved' ? words.bets.halfBack : '';
  const name = span(betName(verdict).padEnd(isWide ? 21 : 17), verdict.result === 'lost' ? 'text' : 'yellow');
  const net = [span(words.signed(verdict.net), verdict.net > 0 ? 'green' : verdict.net < 0 ? 'red' : 'text')];
  const details = [span(` ${isWide ? kindWord(spot).padEnd(11) : ''}`, 'dim'), span(isWide ? ` ${pays}` : '')];
  const hasRoom = name.text.length + widthOf(details) + widthOf(net) < width;
  if (hasRoom) return [spread([name, ...details], net, width)];
  const isOneRow = betName(verdict).length + 1 + widthOf(net) <= width;
  return isOneRow ? [spread([{ ...name, text: betName(verdict) }], net, width)] : [[name], spread([], net, width)];
};

/** How each bet fared, those that won first, and what the spin came to. */
export const faredBlock = (view: View, width: number, rows: number): Block => {
  const order = [...view.verdicts].sort((a, b) => Number(b.net > 0) - Number(a.net > 0));
  const { net } = settlementOf(view.verdicts);
  const words = rouletteScreenWords();
  return [
    line(words.bets.heading, 'bold'),
    ...atMost(
      order.map((verdict) => verdictRows(view, verdict, width)),
      rows - 3,
    ),
    rule(width),
    spread(line(words.bets.thisSpin), [span(words.signed(net), signRole(net))], width),
  ];
};
