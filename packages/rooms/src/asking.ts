/** What a client has asked for besides its decisions: it is asked again on the next line if a line broke before it came about. */
import type { GameTypes } from '@baize/engine';
import type { ClientMessage, RoomFrame, ServerFrame } from './protocol.ts';

/** What a message is about. A newer one about the same takes the place of the older. */
const SUBJECTS: Readonly<Partial<Record<ClientMessage['t'], string>>> = {
  sit: 'seat',
  leave: 'seat',
  back: 'seat',
  ready: 'deal',
  unready: 'deal',
  start: 'deal',
  again: 'again',
  agree: 'agree',
};

/** Whether what was asked for is so, or cannot be any more. */
const isSettledIn = <T extends GameTypes>(t: ClientMessage['t'], { me, coming, phase, seats, agreed, goers }: RoomFrame<T>): boolean => {
  const mine = typeof me === 'number' ? seats[me] : undefined;
  switch (t) {
    case 'sit':
      return mine !== undefined || coming !== null;
    case 'leave':
      return mine === undefined ? coming === null : mine.away !== null || phase !== 'playing';
    case 'back':
      return mine === undefined || mine.away === null;
    case 'ready':
      return mine === undefined || mine.ready || phase !== 'lobby';
    case 'unready':
      return mine === undefined || !mine.ready || phase !== 'lobby';
    case 'start':
      return phase !== 'lobby';
    case 'again':
      return typeof me !== 'number' || goers.includes(me);
    case 'agree':
      return typeof me !== 'number' || agreed.includes(me);
    default:
      return true;
  }
};

/** What is asked for and has not come about, the oldest first. */
export class UnacknowledgedRequests {
  #all: readonly ClientMessage[] = [];

  /** Something is asked for. */
  add(message: ClientMessage): void {
    const subject = SUBJECTS[message.t];
    if (subject !== undefined) this.#all = [...this.#all.filter(({ t }) => SUBJECTS[t] !== subject), message];
  }
  /** A frame has come: what it refuses, or what has come about, is not asked for any more. */
  hear<T extends GameTypes>(frame: ServerFrame<T>, room: RoomFrame<T> | undefined): void {
    const isRefused = ({ t }: ClientMessage): boolean => frame.t === 'refused' && frame.what === t;
    this.#all = this.#all.filter((one) => !isRefused(one) && (room === undefined || !isSettledIn(one.t, room)));
  }
  /** All of it. */
  get rest(): readonly ClientMessage[] {
    return this.#all;
  }
}
