/**
 * A room as the terminal's tables know one: a sitting that looks the same from this seat. What is unseen in it is imagined, so it is
 * only drawn and asked whose turn it is; nothing is ever decided in it.
 */
import { emptyLog, type Narration, noRounds, type Sitting, type Told } from '@baize/casino';
import { type GameModule, type GameTypes, openChance, rulesOf, type Seat } from '@baize/engine';
import { type RoomClient, type RoomFrame, roomShown } from '@baize/rooms';

const NOWHERE = '00'.repeat(32);

const sittingOf = <T extends GameTypes>(
  module: GameModule<T>,
  client: RoomClient<T>,
  room: RoomFrame<T>,
  me: Seat,
  view: T['view'],
): Sitting<T> => {
  const { game, bots } = module;
  const [bot = ''] = Object.keys(bots);
  // The table as the last frame left it: between two beats of a deal no table can be imagined.
  const state = game.imagine(room.view ?? view, me, openChance(NOWHERE));
  const { preset, stacks, seats } = room;
  return {
    table: {
      preset,
      stacks,
      me,
      seed: NOWHERE,
      names: seats.map(({ name }, seat) => (seat === me ? 'You' : name)),
      // Whoever else is asked is waited for; who they are is the server's affair.
      bots: seats.map((_, seat) => (seat === me ? null : bot)),
      game: game.id,
      version: game.version,
      rules: rulesOf(game, preset),
      log: emptyLog,
      state,
    },
    playhead: { state, event: client.event, queue: client.queue.map(({ event }) => ({ event, state })) },
    statistics: noRounds,
    books: noRounds,
  };
};

/** What is on the screen of a room, as a narration of it; undefined without a seat or a table. */
export const narrationOf = <T extends GameTypes>(
  module: GameModule<T>,
  client: RoomClient<T>,
  told: readonly Told<T>[],
): Narration<T> | undefined => {
  const { room, view } = client;
  const shown = roomShown(module, client);
  if (room === undefined || view === undefined || shown === undefined || room.me === 'rail') return undefined;
  return { sitting: sittingOf(module, client, room, room.me, view), shown, told };
};
