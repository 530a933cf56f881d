/** The tables on the floor. A new table is one entry here. */
import type { Card, Chips } from '@baize/engine';
import type { GameId } from '@baize/games';
import type { Settings } from '../settings/settings.ts';

/** A preset as the floor tells of it. */
interface PresetNote {
  readonly name: string;
  readonly line: string;
}

/** One table on the floor. */
export interface Tile {
  readonly id: GameId;
  readonly title: string;
  readonly line: string;
  readonly felt: Settings['felt'];
  /** The cards in its picture, as a fan from left to right. */
  readonly fan: readonly Card[];
  /** Stacks of chips beside the fan. */
  readonly stacks: readonly Chips[];
  readonly presets: readonly PresetNote[];
}

/** All of them, in the order they stand. */
export const tiles: readonly Tile[] = [
  {
    id: 'pontoon',
    title: 'Pontoon',
    line: 'Twist, stick, or five card trick',
    felt: 'burgundy',
    fan: ['2d', '3c', '4h', '5s', '6d'],
    stacks: [135, 60, 25],
    presets: [
      { name: 'House rules', line: 'You alone against the banker. Nothing is staked; the rounds are counted.' },
      { name: 'British rules', line: 'One to seven opponents, stakes, bought cards, split pairs, and a bank that passes.' },
    ],
  },
];
