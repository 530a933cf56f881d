/** What is due in a room without anybody asking for it: a bot's move, a decision whose time is up, a seat that was away too long, the end. */
import type { BotQuestion } from '@baize/casino';
import { fork, type GameModule, type GameTypes, passiveFor, type Seat, sightOf } from '@baize/engine';
import { FREED_AFTER, MAX_ENTRIES } from './fold.ts';
import { isAwake, type RoomState } from './room.ts';
import { isBotPlayed, type RoomSeat } from './seats.ts';
import { seatTime } from './time-bank.ts';

/** Something that is due, and when. */
export type ScheduledTask =
  | { readonly what: 'bot' | 'clock'; readonly seat: Seat; readonly nth: number; readonly at: number }
  | { readonly what: 'freed'; readonly seat: Seat; readonly at: number }
  /** The log is full: the room is closed, so that everybody knows. */
  | { readonly what: 'closed'; readonly at: number };

const dueAt = (room: RoomState<GameTypes>, one: RoomSeat, seat: Seat): ScheduledTask | undefined => {
  const { asked, nth } = one;
  if (asked === null) return undefined;
  if (isBotPlayed(one)) return { what: 'bot', seat, nth, at: asked };
  const time = seatTime(room, one);
  return time === undefined ? undefined : { what: 'clock', seat, nth, at: time.at + time.spare };
};

const freedAt = ({ holder, away }: RoomSeat, seat: Seat): ScheduledTask | undefined =>
  holder === null || away === null ? undefined : { what: 'freed', seat, at: away + FREED_AFTER };

/** Which of two is due first; of two at once the one before. */
const sooner = (a: ScheduledTask | undefined, b: ScheduledTask | undefined): ScheduledTask | undefined =>
  a === undefined || (b !== undefined && b.at < a.at) ? b : a;

/** What is due first; undefined when nothing is, or everybody who holds a seat is away. Of what is due at once, bots come first. */
export const nextTask = (room: RoomState<GameTypes>): ScheduledTask | undefined => {
  if (room.seq >= MAX_ENTRIES && room.phase !== 'closed') return { what: 'closed', at: room.at };
  if (!isAwake(room)) return undefined;
  let first: ScheduledTask | undefined;
  for (let seat = 0; seat < room.seats.length; seat += 1) {
    const one = room.seats[seat];
    first = one === undefined ? first : sooner(sooner(first, dueAt(room, one, seat)), freedAt(one, seat));
  }
  return first;
};

/** What the bot at a seat is asked. Its chance follows from the log, so every process would answer the same. */
export const roomBotQuestion = <T extends GameTypes>(
  { game }: GameModule<T>,
  room: RoomState<T>,
  state: T['state'],
  seat: Seat,
): BotQuestion<T> => ({
  bot: room.bot,
  sight: sightOf(game, state, seat),
  chance: fork(room.house, `bot ${seat} at ${room.seats[seat]?.nth ?? 0}`),
});

/** What the clock decides for somebody whose time is up: check or fold where that can be done, else as the weakest bot would. */
export const clockAction = <T extends GameTypes>(module: GameModule<T>, room: RoomState<T>, state: T['state'], seat: Seat): unknown => {
  const { sight, chance } = roomBotQuestion(module, room, state, seat);
  const [weakest] = Object.values(module.bots);
  return passiveFor(module.game, sight) ?? weakest?.(sight, chance);
};
