/** How a room stands: what each seat has, what it has won or lost, and who owes whom. */
import type { BySeat, Seat } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { type Payment, paymentsOf, type RoomFrame, type RoomSettlement, settleUp } from '@baize/rooms';
import type { TableModule } from '../../tables/contract.ts';

/** A line of the bill. The bots' seats are one line. */
export interface StandingsRow {
  readonly name: string;
  readonly face: string;
  readonly isMe: boolean;
  /** Which bots are in this line; empty for a friend. */
  readonly bots: readonly string[];
  /** Chips, or points where none are played for. */
  readonly has: number;
  /** What was won or lost; undefined where points are counted. */
  readonly net: number | undefined;
  /** The same with a part of what is nobody's: what is settled. */
  readonly settled: number;
}

/** How a room stands. */
export interface Standings {
  /** The best first. */
  readonly lines: readonly StandingsRow[];
  readonly payments: readonly { readonly from: StandingsRow; readonly to: StandingsRow; readonly chips: number }[];
  /** How the friends did against the house, or how what is nobody's is shared out; empty where there is nothing to say. */
  readonly words: string;
}

const lineOf = <Id extends GameId>(
  room: RoomFrame<Games[Id]>,
  seat: Seat,
  has: BySeat<number>,
  settlement: RoomSettlement | undefined,
): StandingsRow => {
  const one = room.seats[seat];
  return {
    name: one?.name ?? '',
    face: one?.face ?? 'Ks',
    isMe: seat === room.me,
    bots: one?.held === true ? [] : [one?.name ?? ''],
    has: has[seat] ?? 0,
    net: settlement?.nets[seat],
    settled: settlement?.owed[seat] ?? 0,
  };
};

const merged = (store: readonly StandingsRow[]): readonly StandingsRow[] => {
  const [first] = store;
  if (first === undefined) return [];
  const sum = (of: (line: StandingsRow) => number): number => store.reduce((all, line) => all + of(line), 0);
  const bots = store.map(({ name }) => name);
  return [{ ...first, bots, has: sum(({ has }) => has), net: sum(({ net }) => net ?? 0), settled: sum(({ settled }) => settled) }];
};

/** How a room stands at this view. */
export const standingsOf = <Id extends GameId>(
  { module, points }: TableModule<Id>,
  room: RoomFrame<Games[Id]>,
  view: Games[Id]['view'],
): Standings => {
  const score = points?.(view);
  const settlement = score === undefined ? settleUp(module, room, view) : undefined;
  const all = room.seats.map((_, seat) => lineOf<Id>(room, seat, score ?? settlement?.chips ?? [], settlement));
  // Fewer points are better; more chips are. Points of bots are told seat by seat: they cannot be added up.
  if (settlement === undefined) return { lines: all.toSorted((a, b) => a.has - b.has), payments: [], words: '' };
  const lines = [
    ...all.filter(({ bots: store }) => store.length === 0),
    ...merged(all.filter(({ bots: store }) => store.length > 0)),
  ].toSorted((a, b) => (b.net ?? 0) - (a.net ?? 0));
  const payments = paymentsOf(lines.map((line) => line.settled)).flatMap(({ from, to, chips }: Payment) => {
    const [payer, payee] = [lines[from], lines[to]];
    return payer === undefined || payee === undefined ? [] : [{ from: payer, to: payee, chips }];
  });
  return { lines, payments, words: settlement.words };
};
