/** The keys of the table, as the page behind "?" tells them. */
import type { Sight } from '@baize/engine';
import { type Blackjack, floorModule } from '@baize/games/blackjack';
import { COMMON_KEYS, type KeyTable } from '../common-keys.ts';
import { moveKeys, movesOf } from './Moves.tsx';

/** Key and what it does, by the rules of this table. */
export const keyTable = (sight: Sight<Blackjack>): KeyTable => {
  const { rules } = sight.view;
  return [
    ...movesOf(rules).map((move) => [moveKeys[move], floorModule.words.action({ type: move }, sight)] as const),
    ['Enter', 'Start, next hand'],
    ['L', 'The last bet again'],
    ['X', 'Take the bet back'],
    ...(rules.insurance ? ([['Y, N', 'Insurance: yes, no']] as const) : []),
    ['Space', 'Skip what is being shown'],
    ['I', 'Ask the coach'],
    ['T', 'The strategy of this table'],
    ['R', 'Rules'],
    ...COMMON_KEYS,
  ];
};
