/** The board on its end, for the compact frame: a chip stands beside every number that its bet covers. */

import { isOutside, kindWord, NUMBERS, paysFor, type Spot, spotById, spotName, spots, winOf } from '@baize/games/roulette';
import { type Block, hitArea, line, type Placed, place, type Role } from '../../kit/cells.ts';
import { keyed } from '../../kit/panel.ts';
import { wrap } from '../../kit/text.ts';
import { betList } from './bets.ts';
import { canTakeBack } from './choices.ts';
import { chipsOnBoard, laidRows } from './company.ts';
import { rouletteScreenWords } from './language/index.ts';
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

/** Where the boxes stand, by row and column; what is even or odd makes room for longer names. */
const boxesNow = (): Readonly<Record<string, readonly [text: string, row: number, column: number]>> => {
  const { cloth, narrowDozens } = rouletteScreenWords();
  const name = (id: string): string => cloth[id] ?? '';
  const parity = Math.min(8, 13 - Math.max(name('even').length, name('odd').length));
  return {
    'dozen-1': [narrowDozens['dozen-1']?.[0] ?? '', 2, 1],
    'dozen-2': [narrowDozens['dozen-2']?.[0] ?? '', 6, 1],
    'dozen-3': [narrowDozens['dozen-3']?.[0] ?? '', 10, 1],
    'column-1': ['2:1', 13, 7],
    'column-2': ['2:1', 13, 12],
    'column-3': ['2:1', 13, 17],
    low: [name('low'), 14, 1],
    even: [name('even'), 14, parity],
    red: [name('red'), 14, 14],
    high: [name('high'), 15, 1],
    odd: [name('odd'), 15, parity],
    black: [name('black'), 15, 14],
  };
};

/** Where a bet is marked: its box, or every number that it covers. */
const slotsOf = ({ id, kind, numbers }: Spot): readonly Slot[] => {
  const [text = '', row = 0, column = 0] = boxesNow()[id] ?? [];
  return isOutside(kind) ? [{ row, column, wide: text.length }] : numbers.map(numberSlot);
};

const printedNumber = (number: number): Placed => {
  const { row, column } = numberSlot(number);
  return place(row, column + 1, [numberLine(number, 2)]);
};

const printedBoxes = (): readonly Placed[] =>
  Object.entries(boxesNow()).flatMap(([id, [text, row, column]]) => [
    put(row, column + 1, text, id === 'red' ? 'red' : 'text'),
    ...(id === 'red' ? [place(row, column + 1, [[RED_MARK]])] : []),
    ...(rouletteScreenWords().narrowDozens[id] ?? []).slice(1).map((below) => put(row + 1, column + 1, below, 'text')),
  ]);

/** What the cursor is on, what it pays, and what the chip would win there. */
const spotPanel = (sight: RouletteSight): Block => {
  const { rules } = sight.view;
  const spot = cursorOf(sight);
  const [name, kind] = [spotName(spot), kindWord(spot)];
  const wins = winOf(rules, { spot: spot.id, amount: chipOf(sight) });
  const words = rouletteScreenWords().spot;
  const title = words.on(name, kind).length > PANEL_WIDTH ? words.on(name, '') : words.on(name, kind);
  const rows = [title, words.pays(paysFor(rules, spot.kind)), words.chipWins(chipOf(sight), wins)];
  return [
    ...rows.flatMap((text) => wrap(text, PANEL_WIDTH)).map((text) => line(text)),
    ...(canTakeBack(sight) ? [keyed(words.takeBack)] : []),
  ];
};

/** The felt while bets are laid, in the compact frame. */
export const uprightBoard = (sight: RouletteSight): readonly Placed[] => {
  const { view } = sight;
  const others = laidRows(sight, PANEL_WIDTH).slice(0, 3);
  const wall = (rows: number): Block => Array.from({ length: rows }, () => line('│', 'dim'));
  return [
    place(1, 6, wall(12)),
    place(0, 22, wall(16)),
    ...NUMBERS.map(printedNumber),
    ...printedBoxes(),
    ...chipsOnBoard(sight).flatMap(({ spot, mark }) => slotsOf(spotById(spot)).map(({ row, column }) => place(row, column, [[mark]]))),
    ...slotsOf(cursorOf(sight)).flatMap(({ row, column, wide }) => [
      put(row, column, '[', 'bold-cyan'),
      put(row, column + wide + 1, ']', 'bold-cyan'),
    ]),
    ...spots(view.rules).flatMap((spot) => {
      const [slot, ...more] = slotsOf(spot);
      return slot === undefined || more.length > 0 ? [] : [hitArea(spotKey(spot.id), slot.row, slot.column, slot.wide + 2, 1)];
    }),
    put(0, PANEL, rouletteScreenWords().bets.heading, 'bold'),
    place(2, PANEL, betList(view, PANEL_WIDTH, others.length === 0 ? BET_ROWS : BET_ROWS - others.length - 1)),
    place(2 + BET_ROWS - others.length, PANEL, others),
    place(11, PANEL, spotPanel(sight)),
  ];
};
