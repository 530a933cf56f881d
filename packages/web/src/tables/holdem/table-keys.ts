/** The keys of the table: what each does, and how that is told. */
import type { KeyHandlers } from '../../runtime/useKeys.ts';
import { commonKeys, type KeyTable } from '../common-keys.ts';
import { holdemTableWords } from './language/index.ts';
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
export const keyTable = (): KeyTable => {
  const { keys } = holdemTableWords();
  return [
    ['F', keys.fold],
    ['C', keys.match],
    ['R, B', keys.lay],
    ['A', keys.allIn],
    ['H, P', keys.parts],
    ['↑ ↓', keys.nudge],
    ['1 – 9', keys.type],
    ['Enter', keys.next],
    ['Space', keys.skip],
    ['I', keys.coach],
    ['O', keys.rules],
    ['L', keys.history],
    ...commonKeys(),
  ];
};
