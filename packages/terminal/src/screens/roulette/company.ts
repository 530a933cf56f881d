/** The others at the board: a mark for each that needs no colour, what they have laid, and what a spin brought them. */
import type { Seat } from '@baize/engine';
import { isBanker, isForSeveral, playerAt, type SpotId, spinNets, stakeOf } from '@baize/games/roulette';
import { type Block, type Line, type Role, type Span, span, widthOf } from '../../kit/cells.ts';
import { rouletteScreenWords } from './language/index.ts';
import type { RouletteSight } from './stage.ts';

/** One's own chips first, then those of the others in the order of their seats. */
const MARKS: readonly (readonly [mark: string, role: Role])[] = [
  ['●', 'bold-yellow'],
  ['■', 'green'],
  ['▲', 'cyan'],
  ['◇', 'red'],
  ['▼', 'bold-green'],
  ['▸', 'bold-cyan'],
  ['◂', 'bold-red'],
];

type Table = Pick<RouletteSight, 'view' | 'seat' | 'names'>;

/** The seats of everybody else, in order; nobody at a table of one. */
const othersOf = ({ view, seat }: Table): readonly Seat[] =>
  isForSeveral(view.rules) ? Array.from(view.players.keys()).filter((one) => one !== seat) : [];

/** The mark of a seat's chips. */
const markOf = (table: Table, seat: Seat): Span => {
  const [mark, role] = MARKS[seat === table.seat ? 0 : 1 + othersOf(table).indexOf(seat)] ?? ['●', 'bold-yellow'];
  return span(mark, role);
};

/** Everybody's chips on the board, one's own last and so on top. */
export const chipsOnBoard = (table: Table): readonly { readonly spot: SpotId; readonly mark: Span }[] =>
  [...othersOf(table), table.seat].flatMap((seat) =>
    playerAt(table.view, seat).bets.map(({ spot }) => ({ spot, mark: markOf(table, seat) })),
  );

/** How many letters of a name are shown where all stand in a row. */
const SHORT = 7;
const nameOf = ({ names }: Table, seat: Seat): string => (names[seat] ?? '').slice(0, SHORT);

const inRows = (items: readonly Line[], width: number): Block => {
  const rows: Line[] = [];
  for (const item of items) {
    const last = rows.at(-1);
    if (last !== undefined && widthOf(last) + 2 + widthOf(item) <= width) rows[rows.length - 1] = [...last, span('  '), ...item];
    else rows.push(item);
  }
  return rows;
};

/** What each of the others has on the board: `■ Ann 40  ▲ Bo bank`. Narrow, it is the mark and the chips alone. */
export const laidRows = (table: Table, width: number): Block =>
  inRows(
    othersOf(table).map((seat): Line => {
      const laid = stakeOf(playerAt(table.view, seat).bets);
      const isDone = table.view.phase === 'betting' && table.view.said.includes(seat);
      const word = isBanker(table.view, seat) ? rouletteScreenWords().bank : rouletteScreenWords().figure(laid);
      return [
        markOf(table, seat),
        span(width < 20 ? word : ` ${nameOf(table, seat)} ${word}`, isDone || isBanker(table.view, seat) ? 'text' : 'dim'),
      ];
    }),
    width,
  );

/** What the spin brought each of the others: `■ Ann +20  ▲ Bo -15`. */
export const wonRows = (table: Table, width: number): Block => {
  const nets = spinNets(table.view);
  return inRows(
    othersOf(table).map((seat): Line => {
      const net = nets[seat] ?? null;
      const word = net === null ? rouletteScreenWords().noBet : rouletteScreenWords().signed(net);
      return [
        markOf(table, seat),
        span(` ${nameOf(table, seat)} `),
        span(word, net === null || net === 0 ? 'dim' : net > 0 ? 'green' : 'red'),
      ];
    }),
    width,
  );
};
