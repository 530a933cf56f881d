/** The keys of the table: what each does, and how that is told. */
import type { KeyHandlers } from '../../runtime/useKeys.ts';
import { COMMON_KEYS, type KeyTable } from '../common-keys.ts';
import type { HoldemMoves } from './useMoves.ts';

/** The keys of the moves. A digit begins an amount: the field takes it and all that follow. */
export const keysFor = (moves: HoldemMoves): KeyHandlers => ({
  f: () => moves.decide({ type: 'fold' }),
  c: moves.match,
  r: moves.lay,
  b: moves.lay,
  a: moves.allIn,
  h: () => moves.part(0.5),
  p: () => moves.part(1),
  ArrowUp: () => moves.nudge(true),
  ArrowDown: () => moves.nudge(false),
  ...Object.fromEntries(Array.from({ length: 9 }, (_, digit) => [String(digit + 1), () => moves.type(String(digit + 1))])),
});

/** Key and what it does, for the page behind "?". */
export const keyTable: KeyTable = [
  ['F', 'Fold'],
  ['C', 'Check or call'],
  ['R, B', 'Raise or bet the amount that is set'],
  ['A', 'All-in'],
  ['H, P', 'Set the amount to half the pot, the pot'],
  ['↑ ↓', 'A little more, a little less'],
  ['1 – 9', 'Type an amount; Enter lays it'],
  ['Enter', 'Next hand'],
  ['Space', 'Skip what is being shown'],
  ['I', 'Ask the coach'],
  ['O', 'Rules and the order of the hands'],
  ['L', 'The hands of this sitting'],
  ...COMMON_KEYS,
];
