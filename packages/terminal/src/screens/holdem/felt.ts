/** The wide felt of Hold'em: opponents round the board, the player's own hand below it. */
import { figure, inFull, type Seat, thatFits } from '@baize/engine';
import { handRows, handWords, isContending, isHandOver, type View, wonBy } from '@baize/games/holdem';
import { tokens } from '../../kit/cards.ts';
import { type Block, type Line, line, type Placed, place, placeMiddle, type Role, span } from '../../kit/cells.ts';
import { feltWidth } from '../../kit/frame.ts';
import { fitLine } from '../../kit/text.ts';
import { screenWords } from './language/index.ts';
import { boardAt, holdingLines, marks, ownCardsBlock, ownRemark, potLine } from './own.ts';
import { type HoldemSight, isOpen, isTurn, lastMoveWords, opponentsOf } from './stage.ts';

const BOARD = 19;
/** How much room there is between the seats at the sides. */
const MIDDLE = 39;
const OWN = 31;
const WORDS = 49;

/** Where an opponent sits, and how much room there is for words. */
interface Place {
  readonly row: number;
  readonly column: number;
  readonly width: number;
}

const RIGHT = 62;
const side = (row: number, column: number): Place => ({ row, column, width: 15 });
const left = (row: number): Place => side(row, 3);
const right = (row: number): Place => side(row, RIGHT);

/** Places along the upper edge: three wide ones, or more that stand close. */
const top = (...columns: readonly number[]): readonly Place[] => {
  const width = columns.length > 3 ? 14 : 20;
  return columns.map((column) => ({ row: 0, column, width }));
};
const FOUR = [8, 24, 40, 56] as const;
const FIVE = [3, 18, 33, 48, 63] as const;

/** Places for so many opponents, from the player's left round the table. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: top(33),
  2: top(12, 54),
  3: top(12, 33, 54),
  4: [left(6), ...top(12, 54), right(6)],
  5: [left(6), ...top(12, 33, 54), right(6)],
  6: [left(6), ...top(...FOUR), right(6)],
  7: [left(6), ...top(...FIVE), right(6)],
  8: [left(9), left(4), ...top(...FOUR), right(4), right(9)],
  9: [left(9), left(4), ...top(...FIVE), right(4), right(9)],
};

/** ` (button)`, or ` D` where it is close; at a table without blinds there is none. */
export const seatTag = ({ rules, button, small, big }: View, seat: Seat, isClose: boolean): string => {
  const what = seat === button ? 'button' : seat === small ? 'small' : seat === big ? 'big' : undefined;
  return rules.blinds.length === 0 || what === undefined ? '' : screenWords().felt.tags[what][isClose ? 1 : 0];
};

/** What becomes of a name: whoever has folded is dim, a winner is green. */
export const nameRole = (view: View, seat: Seat): Role => {
  if (isHandOver(view) && wonBy(view, seat) > 0) return 'bold-green';
  return isContending(view, seat) ? 'bold' : 'dim';
};

const nameLine = ({ view, names }: HoldemSight, seat: Seat, isClose: boolean): Line => {
  const gain = isHandOver(view) ? wonBy(view, seat) : 0;
  const name = span(names[seat] ?? '', nameRole(view, seat));
  return gain > 0 ? [name, span(` +${figure(gain)}`, 'bold-green')] : [name, span(seatTag(view, seat, isClose), 'dim')];
};

const chipsLine = (view: View, seat: Seat, isClose: boolean): Line => {
  const stack = span(figure(view.stacks[seat] ?? 0), 'yellow');
  const cards = isContending(view, seat) ? tokens(view.hands[seat] ?? []) : [];
  return cards.length === 0 ? [stack] : [...cards, span(isClose ? ' ' : '  '), stack];
};

/** What a hand makes: in one line if it fits, else in rows as short as they have to be. */
const openLines = (view: View, seat: Seat, width: number): Block => {
  const whole = inFull(handWords(view, seat) ?? '');
  return whole.length <= width ? [line(whole)] : handRows(view, seat).map((row) => line(thatFits(row, width)));
};

const wordsFor = (view: View, seat: Seat, width: number): Block => {
  if (isOpen(view, seat)) return openLines(view, seat, width);
  return [line(lastMoveWords(view, seat), isContending(view, seat) ? 'text' : 'dim')];
};

const opponent = (sight: HoldemSight, seat: Seat, { row, column, width }: Place): readonly Placed[] => {
  const { view } = sight;
  if (view.standing[seat] === 'out') return [];
  const block = [nameLine(sight, seat, width < 15), chipsLine(view, seat, width < 20), ...wordsFor(view, seat, width)];
  return [
    ...(isTurn(view, seat) ? [place(row, column - 2, [line('▸', 'bold-cyan')])] : []),
    place(
      row,
      column,
      block.map((spans) => fitLine(spans, width + 1)),
    ),
  ];
};

const opponents = (sight: HoldemSight): readonly Placed[] => {
  const seats = opponentsOf(sight);
  const places = PLACES[seats.length] ?? [];
  return seats.flatMap((seat, at) => {
    const where = places[at];
    return where === undefined ? [] : opponent(sight, seat, where);
  });
};

const middle = ({ view, seat }: HoldemSight): readonly Placed[] => {
  const marked = marks(view, seat);
  const under = marked === undefined ? placeMiddle(9, feltWidth(80), [potLine(view, MIDDLE, 'told')]) : place(9, BOARD, [marked]);
  return [...boardAt(view, 4, BOARD), under];
};

const ownHand = (sight: HoldemSight): readonly Placed[] => {
  const { view, seat } = sight;
  const words = screenWords().felt;
  const gain = isHandOver(view) ? wonBy(view, seat) : 0;
  const stack = line(figure(view.stacks[seat] ?? 0), 'yellow');
  return [
    ...(isTurn(view, seat) ? [place(10, OWN - 2, [line('▸', 'bold-cyan')])] : []),
    place(10, OWN, [[span(words.you, nameRole(view, seat)), span(seatTag(view, seat, false), 'dim')]]),
    ...ownCardsBlock(sight, 11, OWN),
    ...(gain > 0 ? [place(12, BOARD, [line(words.wins(gain), 'bold-green')])] : []),
    place(12, WORDS, [stack, ...holdingLines(sight).map((row) => line(thatFits(row, feltWidth(80) - WORDS)))]),
    place(15, WORDS, [ownRemark(sight)]),
  ];
};

/** The felt in 78 columns. */
export const wideFelt = (sight: HoldemSight): readonly Placed[] => [...opponents(sight), ...middle(sight), ...ownHand(sight)];
