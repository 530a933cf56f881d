/** The keys of the table, as the page behind "?" tells them. */
import type { View } from '@baize/games/sabacc';
import { COMMON_KEYS, type KeyTable } from '../common-keys.ts';

/** Key and what it does, by the rules of this table. */
export const keyTable = ({ rules }: View): KeyTable => [
  ['D', 'Draw a card'],
  ['1 – 5', 'Choose a card of your hand'],
  ['W', 'Swap the chosen card with the top discard'],
  ['S', 'Stand'],
  ['J', rules.junkWhileBetting ? 'Junk' : 'Junk, in the action only'],
  ['L, K', 'After a draw: let the chosen card go, keep all'],
  ['C', 'Check or call'],
  ['B', 'Bet or raise'],
  ['A', 'All-in'],
  ['Enter', 'Next game, lay a bet'],
  ['P', 'Look through the discards'],
  ['T', 'Music of this table'],
  ['Space', 'Skip what is being shown'],
  ['I', 'Ask the coach'],
  ['R', 'Rules'],
  ...COMMON_KEYS,
];
