/** What may be typed for each choice, whichever language is spoken: a player's own words are understood in all of them. */
import type { Action } from '@baize/games/pontoon';

const typed: Readonly<Record<Action['type'] | 'no', readonly string[]>> = {
  ready: ['next', 'yes', 'y', 'weiter', 'ja', 'j'],
  no: ['no', 'nein'],
  stake: ['stake', 'setzen', 'einsatz'],
  declare: ['show', 'zeigen', 'd'],
  buy: ['buy', 'kaufen'],
  twist: ['twist', 'karte'],
  stick: ['stick', 'passen'],
  split: ['split', 'teilen'],
};

/** The other words for a choice than the one that is shown. */
export const alsoTyped = (choice: Action['type'] | 'no', shown: string): readonly string[] =>
  typed[choice].filter((word) => word !== shown);
