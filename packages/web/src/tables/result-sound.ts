/** What the end of a round sounds like at a table for chips or wins. */
import type { Chips, Seat, Settled } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { useCallback } from 'react';
import { playSound } from '../runtime/audio.ts';
import { type SoundName, weightiest } from '../runtime/sounds.ts';
import type { PlaybackOptions } from '../runtime/useTable.ts';
import type { TableModule } from './contract.ts';

// --- what a table sounds like to the player --------------------------------------------------------------------------

/** Plays the weightiest of the sounds that something told has. */
export const useTableSounds = <Id extends GameId>({ sounds }: TableModule<Id>, me: Seat): PlaybackOptions<Games[Id]>['playFor'] =>
  useCallback(
    (told) => {
      const name = weightiest(told.flatMap(({ event, view }) => sounds?.(event, me, view) ?? []));
      // What is seen comes first: a sound takes as long to set up as a card to draw.
      if (name !== undefined) setTimeout(() => playSound(name));
    },
    [sounds, me],
  );

// How large a win is, and so how it is told: a small one in words, a good one in brass, a great one lights the table. Pure.

/** The sizes of a win. */
export type WinGrade = 'none' | 'small' | 'good' | 'great';

/** A win is measured by what was staked for it, and by what the player had before. */
export const winGrade = (net: Chips, stake: Chips, before = 0): WinGrade => {
  if (net <= 0) return 'none';
  const isWorth = (times: number, part: number): boolean => (stake > 0 && net >= times * stake) || (before > 0 && net >= part * before);
  return isWorth(8, 1) ? 'great' : isWorth(2, 0.25) ? 'good' : 'small';
};

const SOUNDS: Readonly<Record<WinGrade, SoundName>> = { none: 'win', small: 'win', good: 'good', great: 'great' };

/** A win by its size, a loss, or nothing when neither is this seat's. The stack is what the seat has now. */
export const resultSound = (
  { results }: Pick<Settled, 'results'>,
  me: number,
  stake: Chips = 0,
  stack: Chips = 0,
): SoundName | undefined => {
  const { result, net } = results[me] ?? { result: 'pushed', net: 0 };
  if (result === 'won') return SOUNDS[winGrade(net, stake, stack - net)];
  return result === 'lost' ? 'lose' : undefined;
};
