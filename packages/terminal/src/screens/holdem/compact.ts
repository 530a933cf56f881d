/** The compact felt of Hold'em: a line for each opponent, the board, and the player's own hand. With many opponents that is a line too. */
import { figure, inFull, inShort, type Seat, thatFits } from '@baize/engine';
import { handWords, isContending, isHandOver, type View, wonBy } from '@baize/games/holdem';
import { tokens } from '../../kit/cards.ts';
import { type Line, line, type Placed, place, placeMiddle, span, widthOf } from '../../kit/cells.ts';
import { feltWidth } from '../../kit/frame.ts';
import { fitLine } from '../../kit/text.ts';
import { nameRole, seatTag } from './felt.ts';
import { screenWords } from './language/index.ts';
import { boardAt, holdingLines, marks, myCards, ownCardsBlock, ownRemark, potLine } from './own.ts';
import { type HoldemSight, isOpen, isTurn, lastMoveWords, opponentsOf } from './stage.ts';

/** As many opponents as leave room for a hand of whole cards. */
const FEW = 5;
/** Where the board lies under more of them. */
const CROWDED_BOARD = 9;
const MOVE_WIDTH = 16;

const mark = (view: View, seat: Seat) => (isTurn(view, seat) ? span('▸', 'bold-cyan') : span(' '));

const wordsFor = (view: View, seat: Seat): string =>
  isOpen(view, seat) ? thatFits(handWords(view, seat) ?? '', MOVE_WIDTH - 1) : lastMoveWords(view, seat);

/** What a seat did, or has; of a winner, what it got. */
const lastMoveLine = (view: View, seat: Seat): Line => {
  const gain = isHandOver(view) ? wonBy(view, seat) : 0;
  if (gain === 0) return line(wordsFor(view, seat), isContending(view, seat) ? 'text' : 'dim');
  const got = span(`+${figure(gain)}`, 'bold-green');
  const whole = [span(isOpen(view, seat) ? `${inShort(handWords(view, seat) ?? '')} ` : ''), got];
  return widthOf(whole) <= MOVE_WIDTH ? whole : [got];
};

const opponentLine = ({ view, names }: HoldemSight, seat: Seat): Line => {
  if (view.standing[seat] === 'out') return [];
  return [
    mark(view, seat),
    ...fitLine([span(names[seat] ?? '', nameRole(view, seat)), span(seatTag(view, seat, true), 'dim')], 10),
    ...fitLine(isContending(view, seat) ? tokens(view.hands[seat] ?? []) : [], 8),
    ...fitLine(lastMoveLine(view, seat), MOVE_WIDTH),
    span(figure(view.stacks[seat] ?? 0).padStart(6), 'yellow'),
  ];
};

const under = ({ view, seat }: HoldemSight, row: number): Placed => {
  const marked = marks(view, seat);
  return marked === undefined ? placeMiddle(row, feltWidth(44), [potLine(view, 40, 'untold')]) : place(row, 1, [marked]);
};

/** What stands beside the cards. */
const ownWords = (sight: HoldemSight): readonly Line[] => {
  const { view, seat } = sight;
  const name = holdingLines(sight).map((row) => line(inFull(row)));
  const gain = isHandOver(view) ? wonBy(view, seat) : 0;
  const isTold = isHandOver(view) && gain > 0;
  if (isTold) return [line(screenWords().felt.youWin(gain), 'bold-green'), ...name];
  const who = [
    mark(view, seat),
    span(isTurn(view, seat) ? ' ' : ''),
    span(screenWords().felt.you, nameRole(view, seat)),
    span(seatTag(view, seat, true), 'dim'),
  ];
  const remark = ownRemark(sight);
  const stack = [span(figure(view.stacks[seat] ?? 0), 'yellow'), ...(widthOf(remark) > 0 ? [span('  '), ...remark] : [])];
  return [isTurn(view, seat) ? who : who.slice(2), stack, ...name];
};

const ownBlock = (sight: HoldemSight): readonly Placed[] => [...ownCardsBlock(sight, 11, 1), place(12, 18, ownWords(sight))];

/** The own hand in one line: `YOU BB Q♠ J♠ two pair, queens and jacks`. */
const ownLine = (sight: HoldemSight): Line => {
  const { view, seat } = sight;
  const cards = myCards(sight);
  const gain = isHandOver(view) ? wonBy(view, seat) : 0;
  const head: Line = [
    span(screenWords().felt.you, nameRole(view, seat)),
    span(seatTag(view, seat, true), 'dim'),
    span(' '),
    ...tokens(cards),
    span(' '),
  ];
  const full = view.standing[seat] === 'folded' ? lastMoveWords(view, seat) : (handWords(view, seat) ?? '');
  const tail = gain > 0 ? ` +${figure(gain)}` : '';
  const name = thatFits(full, 40 - widthOf(head) - tail.length);
  return [mark(view, seat), ...head, span(name), span(tail, 'bold-green')];
};

/** Where the end of the sitting is told without hiding a card; undefined where there is no such place, and the log has to do. */
export const endingPlace = (sight: HoldemSight): { readonly row: number; readonly column: number } | undefined => {
  const { length } = opponentsOf(sight);
  if (length <= FEW) return { row: 11, column: 18 };
  return length < CROWDED_BOARD ? { row: CROWDED_BOARD - 1, column: 1 } : undefined;
};

/** The felt in 42 columns. */
export const compactFelt = (sight: HoldemSight): readonly Placed[] => {
  const seats = opponentsOf(sight);
  const lines = place(
    0,
    0,
    seats.map((seat) => opponentLine(sight, seat)),
  );
  return seats.length <= FEW
    ? [lines, ...boardAt(sight.view, 5, 1), under(sight, 10), ...ownBlock(sight)]
    : [lines, ...boardAt(sight.view, CROWDED_BOARD, 1), under(sight, 14), place(15, 0, [ownLine(sight)])];
};
