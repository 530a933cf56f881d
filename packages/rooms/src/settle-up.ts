/** Settling up after an evening: who owes whom, in few payments. Only chips of the room: nobody's purse is touched. */
import { type BySeat, type Chips, figure, type GameModule, type GameTypes, openChance, type Seat } from '@baize/engine';
import type { RoomFrame } from './protocol.ts';

/** The chips of each seat, with what lies on the table. A full state that looks the same holds the same chips: they lie open. */
export const chipsInRoom = <T extends GameTypes>({ game }: GameModule<T>, { me, seats }: RoomFrame<T>, view: T['view']): BySeat<Chips> => {
  const state = game.imagine(view, me, openChance('00'.repeat(32)));
  return seats.map((_, seat) => {
    const { stack, atRisk } = game.chips(state, seat);
    return stack + atRisk;
  });
};

/**
 * What each seat has won or lost once what is nobody's is shared out, so that it comes to nothing together. A pot that stays on the table,
 * as the sabacc pot does, belongs to everybody in equal parts: what players have left in it goes back to them, and what was in it before
 * they came is owed to them, whoever has won it. What does not divide goes chip by chip to those who have lost most, or comes from those
 * who have won most; of equal ones the earlier seat. So two who have lost the same never differ by more than one chip.
 */
export const sharedNets = (nets: BySeat<number>): BySeat<number> => {
  const sum = nets.reduce((all, net) => all + net, 0);
  const part = Math.floor(Math.abs(sum) / Math.max(1, nets.length));
  const odd = Math.abs(sum) - part * nets.length;
  const sign = sum < 0 ? 1 : -1;
  const order = [...nets.keys()].toSorted((a, b) => sign * ((nets[a] ?? 0) - (nets[b] ?? 0)) || a - b);
  return nets.map((net, seat) => net + sign * (part + (order.indexOf(seat) < odd ? 1 : 0)));
};

/** What is said of chips that are shared out: how many there are and what each seat gets or gives; empty where there are none. */
export const sharedWords = (nets: BySeat<number>): string => {
  const sum = nets.reduce((all, net) => all + net, 0);
  if (sum === 0) return '';
  const part = Math.floor(Math.abs(sum) / nets.length);
  const each = Math.abs(sum) % nets.length === 0 ? figure(part) : `${figure(part)} or ${figure(part + 1)}`;
  return sum < 0
    ? `${figure(-sum)} chips are left in the pot: they are shared out equally, ${each} each.`
    : `${figure(sum)} chips were in the pot before the first game: all have an equal part in them, ${each} each.`;
};

/** One payment. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly chips: Chips;
}

/** The payments that make up for what each seat has won or lost, which comes to nothing together: the one who owes most pays the one who is owed most, and so on. */
export const paymentsOf = (nets: BySeat<number>): readonly Payment[] => {
  const left = [...nets];
  const payments: Payment[] = [];
  while (payments.length < nets.length) {
    const to = left.indexOf(Math.max(...left));
    const from = left.indexOf(Math.min(...left));
    const chips = Math.min(left[to] ?? 0, -(left[from] ?? 0));
    if (chips <= 0) break;
    left[to] = (left[to] ?? 0) - chips;
    left[from] = (left[from] ?? 0) + chips;
    payments.push({ from, to, chips });
  }
  return payments;
};
