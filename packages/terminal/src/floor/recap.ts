/** What has happened so far in the round that waits: told again to whoever comes back to it. */
import type { Table } from '@baize/casino';
import { type Beat, type GameModule, type GameTypes, replay } from '@baize/engine';
import type { Told } from '../screens/screen.ts';

/** A round is over when it is settled, or, where a sitting is one long game, when its hand is scored. */
const ROUND_ENDS: readonly string[] = ['settled', 'hand-scored'];

/** The beats since the last round was over; between two rounds, those of the last one. */
const lastRound = <T extends GameTypes>(beats: readonly Beat<T>[]): readonly Beat<T>[] => {
  const ends = beats.flatMap(({ event }, at) => (ROUND_ENDS.includes(event.type) ? [at] : []));
  const last = ends.at(-1);
  // What follows the end at once belongs to it: somebody leaves, the bank passes, the others are ready.
  const since = last === undefined ? [] : beats.slice(last + 1).filter(({ event }) => event.type !== 'said-ready');
  const isOver = last !== undefined && since.length < 3;
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
