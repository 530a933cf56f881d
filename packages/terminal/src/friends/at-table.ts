/**
 * A shared table as the terminal's screens know one: a sitting that looks the same from this seat. What is unseen in it is imagined, so
 * it is only drawn; whose turn it is, and what becomes of a choice, is asked of the session.
 */
import { emptyLog, type Narration, noRounds, type Statistics, type TableSession, type Told } from '@baize/casino';
import { type GameModule, type GameTypes, openChance, rulesOf } from '@baize/engine';
import { type RoomClient, type RoomVisit, roomShown } from '@baize/rooms';
import type { TableDriver } from '../driver.ts';

const NOWHERE = '00'.repeat(32);

/** What is on the screen of a room, as a narration of it; undefined without a seat or a table. */
export const narrationOf = <T extends GameTypes>(
  module: GameModule<T>,
  client: RoomClient<T>,
  told: readonly Told<T>[],
  statistics: Statistics = noRounds,
): Narration<T> | undefined => {
  const { room, view, event } = client;
  const { game } = module;
  const shown = roomShown(module, client);
  if (room === undefined || view === undefined || shown === undefined || room.me === 'rail') return undefined;
  const { me, preset, stacks, seats } = room;
  // The table as the last frame left it: between two beats of a deal no table can be imagined.
  const state = game.imagine(room.view ?? view, me, openChance(NOWHERE));
  const names = seats.map(({ name }, seat) => (seat === me ? 'You' : name));
  const opening = { preset, stacks, me, seed: NOWHERE, names, bots: seats.map(() => null), game: game.id, version: game.version };
  const table = { ...opening, rules: rulesOf(game, preset), log: emptyLog, state };
  return { sitting: { table, playhead: { state, event, queue: [] }, statistics, books: noRounds }, shown, told };
};

/** What drives a shared table. */
export const sharedDriver = <T extends GameTypes>(module: GameModule<T>, visit: RoomVisit<T>, session: TableSession<T>): TableDriver<T> => {
  const after = (at: Narration<T>, act: () => void): Narration<T> => {
    const before = session.now().told;
    act();
    const { told, statistics } = session.now();
    return narrationOf(module, visit.now().client, told === before ? [] : told, statistics) ?? at;
  };
  return {
    isShared: true,
    // The others may play on without somebody who is broke.
    waiting: ({ sitting: { table } }) => {
      const { waiting } = session.now();
      return waiting === 'others' && !module.game.isIn(table.state, table.me) ? 'over' : waiting;
    },
    next: (at) => after(at, session.showNext),
    all: (at) => after(at, session.showAll),
    choose: (at, action) => {
      const { lineCount } = session.now();
      const chosen = after(at, () => session.choose(action));
      const { lines, lineCount: now } = session.now();
      const last = now > lineCount ? lines.at(-1) : undefined;
      return last?.kind === 'refusal' ? { why: last.text } : chosen;
    },
  };
};
