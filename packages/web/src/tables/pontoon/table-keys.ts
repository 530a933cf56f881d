/** The keys of the table, as the page behind "?" tells them. */

import type { Sight } from '@baize/engine';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { COMMON_KEYS, type KeyTable } from '../common-keys.ts';
import { moveKeys, movesOf } from './Moves.tsx';

/** Key and what it does, by the rules of this table. */
export const keyTable = (sight: Sight<Pontoon>): KeyTable => {
  const { preset } = sight.view.rules;
  return [
    ...movesOf(preset).map((move) => [moveKeys[move], move === 'buy' ? 'Buy' : pontoonModule.words.action({ type: move }, sight)] as const),
    ...(preset === 'british' ? ([['Enter', 'Lay the stake']] as const) : []),
    ['Space', 'Skip what is being shown'],
    ['I', 'Ask the coach'],
    ['R', 'Rules'],
    ...COMMON_KEYS,
  ];
};
