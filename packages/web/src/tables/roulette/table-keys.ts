/** The keys of the table, as the page behind "?" tells them. */
import { COMMON_KEYS, type KeyTable } from '../common-keys.ts';

/** Key and what it does. */
export const keyTable: KeyTable = [
  ['Arrows', 'Walk over the board, once it has the focus'],
  ['Enter', 'Lay a chip there'],
  ['Delete', 'Take back what lies there'],
  ['T', 'Taps take bets back, or lay them again'],
  ['1 – 5', 'Choose a chip'],
  ['Space', 'Spin; let the ball rest at once'],
  ['U', 'Undo'],
  ['X', 'Clear the board'],
  ['L', 'Lay the last bets again'],
  ['D', 'Double every bet'],
  ['B', 'Your bets, the best and the worst case'],
  ['C', 'Calls, where the table has them'],
  ['I', 'Ask the coach'],
  ['R', 'Rules and payouts'],
  ...COMMON_KEYS,
];
