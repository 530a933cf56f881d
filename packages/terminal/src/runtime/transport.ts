/** The terminal's part of a line: sockets, time, chance, and a file that remembers the seats that are held. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields, parseJson } from '@baize/engine';
import { isCode, isToken, type SeatCredentials, type Transport } from '@baize/rooms';
import { WebSocket } from 'ws';

const FILE = 'friends.json';
const MAX_SEATS = 8;

const seatIn = (value: unknown): readonly SeatCredentials[] => {
  if (!isFields(value)) return [];
  const { room, token, nonces } = value;
  const isKept = isCode(room) && isToken(token) && Array.isArray(nonces) && nonces.every((one) => typeof one === 'string');
  return isKept ? [{ room, token, nonces }] : [];
};

const readSeats = (folder: string): readonly SeatCredentials[] => {
  try {
    const value = parseJson(readFileSync(join(folder, FILE), 'utf8'));
    return Array.isArray(value) ? value.flatMap(seatIn) : [];
  } catch {
    // There is none yet, or it cannot be read: then another seat is taken.
    return [];
  }
};

/** The seat that is held at a room, or a fresh token to take one with. */
export const seatFrom = (folder: string, room: string): SeatCredentials =>
  readSeats(folder).find((one) => one.room === room) ?? { room, token: randomBytes(16).toString('hex'), nonces: [] };

const keepIn = (folder: string, kept: SeatCredentials): void => {
  const seats = [...readSeats(folder).filter(({ room }) => room !== kept.room), kept].slice(-MAX_SEATS);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, FILE), JSON.stringify(seats), { mode: 0o600 });
  } catch {
    // Without a disk the table can be played all the same; only a new start would have to take another seat.
  }
};

/** The world of a terminal, with the server at this address. */
export const terminalTransport = (server: string, folder: string): Transport => ({
  connect: ({ onOpen, onText, onClose }) => {
    const socket = new WebSocket(`${server.replace(/^http/i, 'ws').replace(/\/+$/, '')}/rooms`);
    socket.on('open', onOpen);
    socket.on('message', (data) => onText(String(data)));
    // What went wrong is told by the close that follows.
    socket.on('error', () => undefined);
    socket.on('close', (code) => onClose(code));
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  later: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  fresh: () => randomBytes(32).toString('hex'),
  keep: (kept) => keepIn(folder, kept),
});
