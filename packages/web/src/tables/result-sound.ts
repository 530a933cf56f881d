/** What the end of a round sounds like at a table for chips or wins. */
import type { Chips, Seat, Settled, Tagged } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { useCallback } from 'react';
import { later } from '../kit/clock.ts';
import { chipsFor } from '../kit/deck/chips.ts';
import { CHIPS_FALL } from '../kit/motion.ts';
import { usePace } from '../kit/pace.ts';
import { playSound, playVoices } from '../runtime/audio.ts';
import { chipsFalling, pourClicks, type SoundName, weightiest } from '../runtime/sounds.ts';
import type { PlaybackOptions } from '../runtime/useTable.ts';
import type { TableModule } from './contract.ts';

// --- what a table sounds like to the player --------------------------------------------------------------------------

/** The chips that an event lays down; undefined when it lays none. */
const laidBy = (event: Tagged & { readonly amount?: unknown }): Chips | undefined =>
  typeof event.amount === 'number' && event.amount > 0 ? event.amount : undefined;

/** How long the first chips of a pot take to where they are poured, and how long all of them, in seconds at the usual pace. */
const POURED = { after: 0.25, lasts: 1.1 } as const;

/** Plays a sound; chips click one by one as they are seen to fall. */
const playWith = (name: SoundName | undefined, event: Tagged | undefined, leastBets: number | undefined, pace: number): void => {
  const laid = name === 'chip' && event !== undefined ? laidBy(event) : undefined;
  if (laid !== undefined) playVoices(chipsFalling(chipsFor(laid).length, 0, (CHIPS_FALL.apart * pace) / 1000));
  else if (name !== undefined && !(name === 'pour' && leastBets !== undefined)) playSound(name);
  if (leastBets === undefined) return;
  const clicks = pourClicks(leastBets);
  playVoices(chipsFalling(clicks, POURED.after * pace, (POURED.lasts * pace) / clicks));
};

/** Plays the weightiest of the sounds that something told has. */
export const useTableSounds = <Id extends GameId>({ sounds, poured }: TableModule<Id>, me: Seat): PlaybackOptions<Games[Id]>['playFor'] => {
  const pace = usePace();
  return useCallback(
    (told) => {
      const name = weightiest(told.flatMap(({ event, view }) => sounds?.(event, me, view) ?? []));
      const last = told.at(-1);
      const leastBets = last && poured?.(last.event, last.view);
      // What is seen comes first: a sound takes as long to set up as a card to draw.
      if (name !== undefined || leastBets !== undefined) later(0, () => playWith(name, last?.event, leastBets, pace));
    },
    [sounds, poured, me, pace],
  );
};

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
