/** Settling up after an evening: who owes whom, in few payments. Only chips of the room: nobody's purse is touched. */
import { type BySeat, type Chips, type GameModule, type GameTypes, openChance, type Seat } from '@baize/engine';
import type { RoomFrame } from './protocol.ts';

/** The chips of each seat, with what lies on the table. A full state that looks the same holds the same chips: they lie open. */
export const chipsInRoom = <T extends GameTypes>({ game }: GameModule<T>, { me, seats }: RoomFrame<T>, view: T['view']): BySeat<Chips> => {
  const state = game.imagine(view, me, openChance('00'.repeat(32)));
  return seats.map((_, seat) => {
    const { stack, atRisk } = game.chips(state, seat);
    return stack + atRisk;
  });
};

/** One payment. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly chips: Chips;
}

/** The payments that make up for what each seat has won or lost: the one who owes most pays the one who is owed most, and so on. */
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
