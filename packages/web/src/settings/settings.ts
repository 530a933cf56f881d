/** How the settings dress the page. What they may be is the casino's to say: both front ends share them. */
import type { Settings } from '@baize/casino';

/** The classes on the root that dress the house; tokens.css knows them. */
export const classesFor = ({ felt, rail, deck, largeIndices }: Settings): readonly string[] => [
  `felt-${felt}`,
  `rail-${rail}`,
  ...(deck === 'four-colour' ? ['four-colour'] : []),
  ...(largeIndices ? ['large-indices'] : []),
];

/** Whether nothing may move: the player's word, or else the system's. */
export const isStill = ({ motion }: Settings, systemAsksForIt: boolean): boolean =>
  motion === 'reduced' || (motion === 'system' && systemAsksForIt);
