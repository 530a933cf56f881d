/** The keys of the table: what each does, and how that is told. */
import type { View } from '@baize/games/sabacc';
import type { KeyDeeds } from '../../runtime/useKeys.ts';
import { type Move, moveKeys } from './Moves.tsx';

/** The keys of these moves. */
export const keysFor = (moves: readonly Move[], move: (move: Move) => void): KeyDeeds =>
  Object.fromEntries(moves.map((one) => [one === 'ready' ? 'Enter' : moveKeys[one].toLowerCase(), () => move(one)]));

/** Key and what it does, for the page behind "?". */
export const keyTable = ({ rules }: View): readonly (readonly [string, string])[] => [
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
  ['M', 'Mute'],
  [',', 'Settings'],
  ['?', 'These keys'],
  ['Esc', 'Close, go back'],
  ['Q', 'Leave the table'],
];
