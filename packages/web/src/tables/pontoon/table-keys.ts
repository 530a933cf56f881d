/** The keys of the table, as the page behind "?" tells them. */

import type { Sight } from '@baize/engine';
import type { Pontoon } from '@baize/games/pontoon';
import { commonKeys, type KeyTable } from '../common-keys.ts';
import { pontoonTableWords } from './language/index.ts';
import { moveKeys, movesOf, shortName } from './Moves.tsx';

/** Key and what it does, by the rules of this table. */
export const keyTable = (sight: Sight<Pontoon>): KeyTable => {
  const { preset } = sight.view.rules;
  const { keys } = pontoonTableWords();
  return [
    ...movesOf(preset).map((move) => [moveKeys[move], shortName(move, sight)] as const),
    ...(preset === 'british' ? ([['Enter', keys.stake]] as const) : []),
    ['Space', keys.skip],
    ['I', keys.coach],
    ['R', keys.rules],
    ...commonKeys(),
  ];
};
