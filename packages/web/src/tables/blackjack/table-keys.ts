/** The keys of the table, as the page behind "?" tells them. */
import type { Sight } from '@baize/engine';
import { type Blackjack, floorModule, isForSeveral } from '@baize/games/blackjack';
import { commonKeys, type KeyTable } from '../common-keys.ts';
import { blackjackTableWords } from './language/index.ts';
import { moveKeys, movesOf } from './Moves.tsx';

/** Key and what it does, by the rules of this table. */
export const keyTable = (sight: Sight<Blackjack>): KeyTable => {
  const { rules } = sight.view;
  const does = blackjackTableWords().keys;
  return [
    ...movesOf(rules).map((move) => [moveKeys[move], floorModule.words.action({ type: move }, sight)] as const),
    ['Enter', does.enter],
    ['L', does.last],
    ...(isForSeveral(rules) ? ([['O', does.out]] as const) : ([['X', does.takeBack]] as const)),
    ...(rules.insurance ? ([['Y, N', does.insurance]] as const) : []),
    ['Space', does.skip],
    ['I', does.coach],
    ['T', does.strategy],
    ['R', does.rules],
    ...commonKeys(),
  ];
};
