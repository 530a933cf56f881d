/** The keys of the table, as the page behind "?" tells them. */
import type { View } from '@baize/games/sabacc';
import { commonKeys, type KeyTable } from '../common-keys.ts';
import { sabaccTableWords } from './language/index.ts';

/** Key and what it does, by the rules of this table. */
export const keyTable = ({ rules }: View): KeyTable => {
  const { keys } = sabaccTableWords();
  return [
    ['D', keys.draw],
    ['1 – 5', keys.choose],
    ['W', keys.swap],
    ['S', keys.stand],
    ['J', rules.junkWhileBetting ? keys.junk : keys.junkInAction],
    ['L, K', keys.afterDraw],
    ['C', keys.match],
    ['B', keys.lift],
    ['A', keys.allIn],
    ['Enter', keys.next],
    ['P', keys.discards],
    ['T', keys.music],
    ['Space', keys.skip],
    ['I', keys.coach],
    ['R', keys.rules],
    ...commonKeys(),
  ];
};
