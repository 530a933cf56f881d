/** The sheet on Tab: the hands from the best down, with the player's own marked, and the hands of this session. */

import type { TableNow } from '@baize/casino';
import { type Card, isSeen, type Seat } from '@baize/engine';
import { type Holdem, kindWords, madeOf, namedBy, type PokerKind, parseCards, pokerKindOf, type View } from '@baize/games/holdem';
import { tokens } from '../../kit/cards.ts';
import { type Block, blank, type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { sideBySide, signRole } from '../../kit/panel.ts';
import { type HandLine, historyLine, historyOf } from './history.ts';
import type { SessionTold } from './language/holdem-screen-words.ts';
import { screenWords } from './language/index.ts';

const RANKS: readonly (readonly [kind: PokerKind, cards: string])[] = [
  ['royal-flush', 'AsKsQsJsTs'],
  ['straight-flush', '9h8h7h6h5h'],
  ['four-of-a-kind', 'QsQhQdQc7d'],
  ['full-house', 'KsKhKd4c4h'],
  ['flush', 'AdJd8d6d3d'],
  ['straight', '9c8d7h6s5c'],
  ['three-of-a-kind', '7s7h7dKcTd'],
  ['two-pair', 'QsQhJsJd9c'],
  ['pair', 'TcTh8s6d2c'],
  ['high-card', 'AcJh8s5d2c'],
];

/** The kind of the player's hand; undefined before there is a flop. */
const myKind = ({ board, hands, standing }: View, me: Seat): PokerKind | undefined => {
  const mine: readonly Card[] = (hands[me] ?? []).filter(isSeen);
  if (board.length < 3 || mine.length < 2 || standing[me] === 'out') return undefined;
  return pokerKindOf(namedBy(madeOf([...mine, ...board])));
};

const rankLines = (mine: PokerKind | undefined): Block =>
  RANKS.map(([kind, cards], at) => [
    kind === mine ? span('▸ ', 'bold-cyan') : span('  '),
    span(String(at + 1).padStart(2), 'dim'),
    span(` ${kindWords(kind).padEnd(16)}`, kind === mine ? 'bold' : 'text'),
    ...tokens(parseCards(cards) ?? []),
  ]);

const historyLines = (past: readonly HandLine[], rows: number, width: number): Block => {
  if (past.length === 0) return [line(screenWords().told.noHandOver, 'dim')];
  return past.slice(0, rows).map((played) => line(historyLine(played, width), signRole(played.net)));
};

/** What the session came to so far. */
export const sessionOf = ({ statistics: { rounds, won, lost, pushed, net } }: TableNow<Holdem>): SessionTold => ({
  rounds,
  won,
  lost,
  even: pushed,
  net,
});

/** The sheet. */
export const scoreBlock = (table: TableNow<Holdem>, width: FrameWidth): Block => {
  const past = historyOf(table);
  const ranks = rankLines(myKind(table.beat.view, table.facts.seat));
  const { sheet } = screenWords();
  const summary = sheet.summary(sessionOf(table));
  if (width === 44)
    return [...ranks, line(`  ${summary}`, 'bold'), ...historyLines(past, 3, 38).map((spans): Line => [span(' '), ...spans])];
  const right = [line(sheet.session, 'bold'), line(summary), ...historyLines(past, 9, 31)];
  const left = [line(`    ${sheet.bestFirst}`, 'bold'), ...ranks];
  return [blank, ...sideBySide(left, right, 1, 41), blank, line(`     ${sheet.bestFive}`, 'dim')];
};
