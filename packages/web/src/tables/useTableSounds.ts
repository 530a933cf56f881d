/** What a table sounds like to the player. */
import type { Seat } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { useCallback } from 'react';
import { weightiest } from '../runtime/recipes.ts';
import { playSound } from '../runtime/sound.ts';
import type { PlaybackOptions } from '../runtime/useTable.ts';
import type { TableModule } from './contract.ts';

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
