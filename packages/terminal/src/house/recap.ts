/** What has happened so far in the round that waits: told again to whoever comes back to it. */
import type { Table } from '@baize/casino';
import { type Beat, type GameModule, type GameTypes, replay } from '@baize/engine';
import type { Told } from '../screens/screen.ts';

/** The beats since the last round was settled; between two rounds, those of the last one. */
const lastRound = <T extends GameTypes>(beats: readonly Beat<T>[]): readonly Beat<T>[] => {
  const ends = beats.flatMap(({ event }, at) => (event.type === 'settled' ? [at] : []));
  const last = ends.at(-1);
  // What follows a settlement at once belongs to it: somebody leaves, the bank passes.
  const isOver = last !== undefined && beats.length - last < 4;
  const from = (isOver ? ends.at(-2) : last) ?? -1;
  return beats.slice(from + 1);
};

/** The story of the round, as the player saw it. */
export const recapOf = <T extends GameTypes>({ game, words }: GameModule<T>, table: Table<T>): readonly Told<T>[] => {
  const replayed = replay(game, table);
  if (!replayed.ok) return [];
  return lastRound(replayed.beats).map((beat) => {
    const event = game.viewEvent(beat.event, table.me);
    const view = game.view(beat.state, table.me);
    return { event, view, sentences: words.event(event, view, table) };
  });
};
