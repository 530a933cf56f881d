/** The sheet on Tab: the hands from the best down, with the player's own marked, and the hands of this sitting. */

import type { TableNow } from '@baize/casino';
import { type Card, figure, isSeen, type Seat } from '@baize/engine';
import { type Holdem, madeOf, parseCards, type View } from '@baize/games/holdem';
import { tokens } from '../../kit/cards.ts';
import { type Block, blank, type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { sideBySide, signRole } from '../../kit/panel.ts';
import { signedChips } from '../../kit/text.ts';
import { type HandLine, historyLine, historyOf } from './history.ts';

const RANKS: readonly (readonly [name: string, cards: string])[] = [
  ['Royal flush', 'AsKsQsJsTs'],
  ['Straight flush', '9h8h7h6h5h'],
  ['Four of a kind', 'QsQhQdQc7d'],
  ['Full house', 'KsKhKd4c4h'],
  ['Flush', 'AdJd8d6d3d'],
  ['Straight', '9c8d7h6s5c'],
  ['Three of a kind', '7s7h7dKcTd'],
  ['Two pair', 'QsQhJsJd9c'],
  ['Pair', 'TcTh8s6d2c'],
  ['High card', 'AcJh8s5d2c'],
];
const PLACES = [
  'royal',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
];

/** The place of the player's hand among the ten; -1 before there is a flop. */
const myPlace = ({ board, hands, standing }: View, me: Seat): number => {
  const mine: readonly Card[] = (hands[me] ?? []).filter(isSeen);
  if (board.length < 3 || mine.length < 2 || standing[me] === 'out') return -1;
  const { category, name } = madeOf([...mine, ...board]);
  return name === 'a royal flush' ? 0 : PLACES.indexOf(category);
};

const rankLines = (place: number): Block =>
  RANKS.map(([name, cards], at) => [
    at === place ? span('▸ ', 'bold-cyan') : span('  '),
    span(String(at + 1).padStart(2), 'dim'),
    span(` ${name.padEnd(16)}`, at === place ? 'bold' : 'text'),
    ...tokens(parseCards(cards) ?? []),
  ]);

const historyLines = (past: readonly HandLine[], rows: number, width: number): Block => {
  if (past.length === 0) return [line('No hand is over yet.', 'dim')];
  return past.slice(0, rows).map((played) => line(historyLine(played, width), signRole(played.net)));
};

const summary = ({ statistics: { rounds, won, net } }: TableNow<Holdem>): string =>
  `${figure(rounds)} ${rounds === 1 ? 'hand' : 'hands'}, ${figure(won)} won, ${signedChips(net)} in all`;

/** The sheet. */
export const scoreBlock = (table: TableNow<Holdem>, width: FrameWidth): Block => {
  const past = historyOf(table);
  const ranks = rankLines(myPlace(table.beat.view, table.facts.seat));
  if (width === 44)
    return [...ranks, line(`  ${summary(table)}`, 'bold'), ...historyLines(past, 3, 38).map((spans): Line => [span(' '), ...spans])];
  const right = [line('This sitting', 'bold'), line(summary(table)), ...historyLines(past, 9, 31)];
  const left = [line('    Best first', 'bold'), ...ranks];
  return [blank, ...sideBySide(left, right, 1, 41), blank, line('     The best five of your two cards and the board count.', 'dim')];
};
