/** The browser's part of a connection: sockets, time, chance and storage. */
import type { SeatCredentials, Transport } from '@baize/rooms';
import { later } from '../kit/clock.ts';
import { freshSeed } from '../runtime/seeds.ts';
import { keepSeat, seatAt } from './device.ts';

const lineAddress = (): string => {
  const address = new URL('rooms', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
};

/** The world as this page has it. */
export const browserTransport: Transport = {
  connect: ({ onOpen, onText, onClose }) => {
    const socket = new WebSocket(lineAddress());
    socket.addEventListener('open', () => onOpen());
    socket.addEventListener('message', ({ data }) => onText(String(data)));
    socket.addEventListener('close', ({ code }) => onClose(code));
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  later,
  fresh: freshSeed,
  keep: (kept) => keepSeat(kept),
};

/** What this device has of a room: the seat that it holds there, or a fresh token to take one with. */
export const credentialsFor = (room: string): SeatCredentials => {
  const held = seatAt(room);
  return { room, token: held?.token ?? freshSeed().slice(0, 32), nonces: held?.nonces ?? [] };
};

/** Where rooms are: here, elsewhere, of another version, or nowhere that answers. */
export type RoomsFound = 'here' | 'other-version' | 'not-here' | 'offline';

/** So long a server may take to say whether it has rooms, in milliseconds. */
const PATIENCE = 2500;

/** Asks whether this page was loaded from a room server. */
export const findRooms = async (): Promise<RoomsFound> => {
  if (!navigator.onLine) return 'offline';
  try {
    const answer = await fetch(new URL('rooms.json', document.baseURI), { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    const about: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof about !== 'object' || about === null || !('baize' in about) || about.baize !== 'rooms') return 'not-here';
    return 'protocol' in about && about.protocol === 1 ? 'here' : 'other-version';
  } catch {
    // No network, or an answer that is no JSON: whoever serves this page serves no rooms.
    return navigator.onLine ? 'not-here' : 'offline';
  }
};
