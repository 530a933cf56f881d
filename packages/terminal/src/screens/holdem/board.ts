/** The middle of the table: the board, the pots, and the marks under the cards that win. */
import { figure, type Seat } from '@baize/engine';
import { isHandOver, potShown, type View } from '@baize/games/holdem';
import { cardBlock, placeBlock } from '../../kit/cards.ts';
import { type Block, type Line, line, type Placed, place, span } from '../../kit/cells.ts';
import { winningFive } from './stage.ts';

const PLACES = [0, 1, 2, 3, 4] as const;
const STEP = 8;

/** Five cards, or the places where they will lie. */
export const boardAt = ({ board }: View, row: number, column: number): readonly Placed[] =>
  PLACES.map((at) => {
    const card = board[at];
    return place(row, column + at * STEP, card === undefined ? placeBlock : cardBlock(card));
  });

/** A line under each card of the board that is among the winning five. */
export const marks = (view: View, me: Seat): Line | undefined => {
  const five = winningFive(view, me)?.five;
  if (five === undefined) return undefined;
  return view.board.map((card) => span((five.includes(card) ? '━━━━━━━' : '').padEnd(STEP), 'bold-green'));
};

/** `Main 900 · side 300 · bets 80`: bets of this round are part of the pot, and of no side pot yet. */
const potsWords = ({ pots, pot }: View): string => {
  const inPots = pots.reduce((sum, { amount }) => sum + amount, 0);
  const names = pots.map(({ amount }, at) => `${at === 0 ? 'Main' : pots.length === 2 ? 'side' : `side ${at}`} ${figure(amount)}`);
  return [...names, ...(pot > inPots ? [`bets ${figure(pot - inPots)}`] : [])].join(' · ');
};

/** What lies in the middle, and the highest bet of the round where nothing else says it: the longest words that fit. */
export const potLine = (view: View, width: number, call: 'told' | 'untold'): Line => {
  const { level, toCall } = view;
  const isPlayed = !isHandOver(view);
  const due = isPlayed && call === 'untold' && toCall > 0 ? figure(toCall) : '';
  const highest = isPlayed && level > 0 && level !== toCall ? figure(level) : '';
  const behind = `${due === '' ? '' : `   To call ${due}`}${highest === '' ? '' : `   Highest bet ${highest}`}`;
  const short = `${due === '' ? '' : `  Call ${due}`}${highest === '' ? '' : `  Bet ${highest}`}`;
  const pot = `Pot ${figure(potShown(view))}`;
  const all = isPlayed && view.pots.length > 1 ? [`${potsWords(view)}${behind}`, `${pot} in ${view.pots.length} pots${behind}`] : [];
  return line([...all, `${pot}${behind}`].find((text) => text.length <= width) ?? pot + short, 'yellow');
};

/** The same block, dim: a hand that was given up, a card that does not count. */
export const dimmed = (block: Block): Block => block.map((spans) => spans.map(({ text }) => span(text, 'dim')));
