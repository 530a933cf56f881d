/** The keys of the table, as the page behind "?" tells them. */
import { commonKeys, type KeyTable } from '../common-keys.ts';
import { rouletteTableWords } from './language/index.ts';

/** Key and what it does. */
export const keyTable = (): KeyTable => {
  const { keys } = rouletteTableWords();
  return [
    [keys.arrowKeys, keys.arrows],
    ['Enter', keys.enter],
    ['Delete', keys.delete],
    ['T', keys.taking],
    ['1 – 5', keys.chips],
    ['Space', keys.space],
    ['U', keys.undo],
    ['X', keys.clear],
    ['L', keys.repeat],
    ['D', keys.double],
    ['B', keys.bets],
    ['C', keys.calls],
    ['I', keys.coach],
    ['R', keys.rules],
    ...commonKeys(),
  ];
};
