/** Asking a server for a room, over a line of its own. */

import { PATIENCE_MS, type Transport } from './connection.ts';
import type { RoomOptions } from './options.ts';
import { type ClientMessage, readFrame } from './protocol.ts';
import { problemWords, refusedWords } from './sentences.ts';

/** What became of it: the code of the room, or a sentence that says why there is none. */
export type RoomReply = { readonly ok: true; readonly code: string } | { readonly ok: false; readonly why: string };

/** Asks for a room. It always answers: a server that is silent, gone or talks nonsense is told in a sentence. */
export const askForRoom = (world: Pick<Transport, 'connect' | 'later'>, options: RoomOptions): Promise<RoomReply> =>
  new Promise((done) => {
    let isDone = false;
    const end = (asked: RoomReply): void => {
      if (isDone) return;
      isDone = true;
      callOff();
      socket.close();
      done(asked);
    };
    const callOff = world.later(PATIENCE_MS, () => end({ ok: false, why: problemWords('silent') }));
    const socket = world.connect({
      onOpen: () => {
        const message: ClientMessage = { t: 'open', ...options };
        socket.send(JSON.stringify(message));
      },
      onText: (text) => {
        const frame = readFrame(text);
        if (frame?.t === 'opened') end({ ok: true, code: frame.room });
        else if (frame?.t === 'refused') end({ ok: false, why: refusedWords(frame) });
        else end({ ok: false, why: problemWords('garbled') });
      },
      onClose: () => end({ ok: false, why: 'The server could not be reached. Is it running?' }),
    });
  });
