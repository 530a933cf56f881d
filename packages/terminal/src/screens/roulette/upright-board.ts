/** The board on its end, for the compact frame: a chip stands beside every number that its bet covers. */

import { figure } from '@baize/engine';
import { isOutside, kindWord, NUMBERS, paysFor, type Spot, spotById, spotName, spots, winOf } from '@baize/games/roulette';
import { type Block, hitArea, line, type Placed, place, type Role } from '../../kit/cells.ts';
import { keyed } from '../../kit/panel.ts';
import { wrap } from '../../kit/text.ts';
import { betList } from './bets.ts';
import { canTakeBack } from './choices.ts';
import { chipOf, cursorOf, type RouletteSight, spotKey } from './stage.ts';
import { numberLine, RED_MARK } from './wheel.ts';

const PANEL = 24;
const PANEL_WIDTH = 17;
/** As many rows as there are above what the cursor is on. */
const BET_ROWS = 8;

const put = (row: number, column: number, text: string, role: Role): Placed => place(row, column, [line(text, role)]);

/** A place on the upright board: the row, the column of its chip, and how wide its name is. */
interface Slot {
  readonly row: number;
  readonly column: number;
  readonly wide: number;
}

const numberSlot = (number: number): Slot =>
  number === 0 ? { row: 0, column: 11, wide: 2 } : { row: 1 + Math.floor((number - 1) / 3), column: 7 + 5 * ((number - 1) % 3), wide: 2 };

const boxes: Readonly<Record<string, readonly [text: string, row: number, column: number]>> = {
  'dozen-1': ['1st', 2, 1],
  'dozen-2': ['2nd', 6, 1],
  'dozen-3': ['3rd', 10, 1],
  'column-1': ['2:1', 13, 7],
  'column-2': ['2:1', 13, 12],
  'column-3': ['2:1', 13, 17],
  low: ['1-18', 14, 1],
  even: ['EVEN', 14, 8],
  red: ['♦ RED', 14, 14],
  high: ['19-36', 15, 1],
  odd: ['ODD', 15, 8],
  black: ['BLACK', 15, 14],
};

/** Where a bet is marked: its box, or every number that it covers. */
const slotsOf = ({ id, kind, numbers }: Spot): readonly Slot[] => {
  const [text = '', row = 0, column = 0] = boxes[id] ?? [];
  return isOutside(kind) ? [{ row, column, wide: text.length }] : numbers.map(numberSlot);
};

const printedNumber = (number: number): Placed => {
  const { row, column } = numberSlot(number);
  return place(row, column + 1, [numberLine(number, 2)]);
};

const printedBoxes: readonly Placed[] = Object.entries(boxes).flatMap(([id, [text, row, column]]) => [
  put(row, column + 1, text, id === 'red' ? 'red' : 'text'),
  ...(id === 'red' ? [place(row, column + 1, [[RED_MARK]])] : []),
  ...(id.startsWith('dozen') ? [put(row + 1, column + 1, '12', 'text')] : []),
]);

/** What the cursor is on, what it pays, and what the chip would win there. */
const spotPanel = (sight: RouletteSight): Block => {
  const { rules } = sight.view;
  const spot = cursorOf(sight);
  const [name, kind] = [spotName(spot), kindWord(spot)];
  const wins = winOf(rules, { spot: spot.id, amount: chipOf(sight) });
  const title = kind === '' || name.length + kind.length > PANEL_WIDTH - 5 ? `On ${name}` : `On ${name}, ${kind}`;
  const words = [title, `pays ${paysFor(rules, spot.kind)} to 1`, `${figure(chipOf(sight))} wins ${figure(wins)}`];
  return [
    ...words.flatMap((text) => wrap(text, PANEL_WIDTH)).map((text) => line(text)),
    ...(canTakeBack(sight) ? [keyed('[Del] take back')] : []),
  ];
};

/** The felt while bets are laid, in the compact frame. */
export const uprightBoard = (sight: RouletteSight): readonly Placed[] => {
  const { view } = sight;
  const wall = (rows: number): Block => Array.from({ length: rows }, () => line('│', 'dim'));
  return [
    place(1, 6, wall(12)),
    place(0, 22, wall(16)),
    ...NUMBERS.map(printedNumber),
    ...printedBoxes,
    ...view.bets.flatMap(({ spot }) => slotsOf(spotById(spot)).map(({ row, column }) => put(row, column, '●', 'bold-yellow'))),
    ...slotsOf(cursorOf(sight)).flatMap(({ row, column, wide }) => [
      put(row, column, '[', 'bold-cyan'),
      put(row, column + wide + 1, ']', 'bold-cyan'),
    ]),
    ...spots(view.rules).flatMap((spot) => {
      const [slot, ...more] = slotsOf(spot);
      return slot === undefined || more.length > 0 ? [] : [hitArea(spotKey(spot.id), slot.row, slot.column, slot.wide + 2, 1)];
    }),
    put(0, PANEL, 'YOUR BETS', 'bold'),
    place(2, PANEL, betList(view, PANEL_WIDTH, BET_ROWS)),
    place(11, PANEL, spotPanel(sight)),
  ];
};
