/** Settling up after an evening: who owes whom, in few payments. Only chips of the room: nobody's purse is touched. */
import type { BySeat, Chips, Seat } from '@baize/engine';

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
