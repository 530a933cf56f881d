/** The terminal's part of a line: sockets, time, chance, and a file that remembers the seats that are held. */
import { randomBytes } from 'node:crypto';
import { isFields, parseJson } from '@baize/engine';
import { isCode, isToken, type SeatCredentials, type Transport } from '@baize/rooms';
import { WebSocket } from 'ws';
import type { Disk } from './disk.ts';

const FILE = 'friends.json';
const MAX_SEATS = 8;

const seatIn = (value: unknown): readonly SeatCredentials[] => {
  if (!isFields(value)) return [];
  const { room, token, nonces } = value;
  const isKept = isCode(room) && isToken(token) && Array.isArray(nonces) && nonces.every((one) => typeof one === 'string');
  return isKept ? [{ room, token, nonces }] : [];
};

const readSeats = (disk: Disk): readonly SeatCredentials[] => {
  try {
    const value = parseJson(disk.read(FILE) ?? '');
    return Array.isArray(value) ? value.flatMap(seatIn) : [];
  } catch {
    // It cannot be read: then another seat is taken.
    return [];
  }
};

/** The seat that is held at a room, or a fresh token to take one with. */
export const seatFrom = (disk: Disk, room: string): SeatCredentials =>
  readSeats(disk).find((one) => one.room === room) ?? { room, token: randomBytes(16).toString('hex'), nonces: [] };

const keepIn = (disk: Disk, kept: SeatCredentials): void => {
  const seats = [...readSeats(disk).filter(({ room }) => room !== kept.room), kept].slice(-MAX_SEATS);
  try {
    disk.jot(FILE, JSON.stringify(seats));
  } catch {
    // Without a disk the table can be played all the same; only a new start would have to take another seat.
  }
};

/** Opens web sockets to the server at this address. */
export const webSocketTo =
  (server: string): Transport['connect'] =>
  ({ onOpen, onText, onClose }) => {
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
  };

/** The world of a terminal: sockets however they are made, the visit's own time, and its player's own disk. */
export const terminalTransport = (connect: Transport['connect'], disk: Disk, later: Transport['later']): Transport => ({
  connect,
  later,
  fresh: () => randomBytes(32).toString('hex'),
  keep: (kept) => keepIn(disk, kept),
});
