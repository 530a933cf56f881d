/** Players for a bench: light clients that take what is offered by chance, as fast as they can or at a human pace. */
import { commitment, fillAny } from '@baize/engine';
import { Client } from '@colyseus/sdk';
import { WebSocket } from 'ws';
import { carelessReader, hex } from '../lib/waiting.mjs';

/** What was done and heard; `held`: what players want to do while they are held back. @typedef {{ acts: number, bytes: number, times: number[], hands: number, held: (() => void)[] | undefined }} Tally */

/** Who is asked nothing for so many actions is out of the game: bots who play on among themselves are not what is measured. */
const OUT = 60;

/** One player: hears frames, and acts when asked. */
class Player {
  nonce = hex(32);
  token = hex(16);
  sent = -1;
  began = 0;
  me = /** @type {number | string} */ ('rail');
  isReady = false;
  /** How many actions have passed in which nothing was asked of them. */
  idle = 0;
  /** @param {Tally} tally @param {() => number} pace @param {boolean} counts @param {readonly Player[]} mates */
  constructor(tally, pace, counts, mates) {
    Object.assign(this, { tally, pace, counts, mates });
  }
  /** @type {(text: string) => void} */
  send = () => undefined;
  /** The sitting is over for everybody who is no bot. */
  over = () => undefined;
  /** What a reveal is made of: the nonce that was committed to, and the next. */
  reveal() {
    const nonce = this.nonce;
    this.nonce = hex(32);
    return { nonce, next: commitment(this.nonce) };
  }
  hear(/** @type {string} */ text) {
    const tally = this.tally;
    tally.bytes += text.length;
    const frame = JSON.parse(text);
    if (frame.t === 'beats') this.idle = frame.offers.length > 0 ? 0 : this.idle + 1;
    if (frame.phase === 'over' || this.mates.every(({ idle }) => idle > OUT)) this.over();
    if (frame.t === 'room') this.me = frame.me;
    if (frame.t === 'beats' && frame.act && this.counts) tally.acts += 1;
    if (frame.t === 'beats' && frame.deal) tally.hands += 1;
    if (frame.t === 'beats' && frame.act?.seat === this.me && frame.act.who === 'human' && this.began > 0)
      tally.times.push(performance.now() - this.began);
    if ((frame.t !== 'beats' && frame.t !== 'room') || !(frame.offers?.length > 0) || frame.nth <= this.sent) return;
    this.sent = frame.nth;
    const pace = this.pace();
    if (tally.held !== undefined) tally.held.push(() => this.act(frame));
    else if (pace === 0) this.act(frame);
    else setTimeout(() => this.act(frame), pace);
  }
  act({ offers, nth }) {
    const action = fillAny(offers, carelessReader);
    this.began = performance.now();
    this.send(JSON.stringify({ t: 'act', nth, action, ...(action.type === 'ready' ? { reveal: this.reveal() } : {}) }));
  }
}

const tables = [
  { game: 'hearts', preset: 'house', chips: 0 },
  { game: 'holdem', preset: 'tda', chips: 100_000 },
];

/** Seats two players at a table of ours, and deals. @param {readonly string[]} urls @param {number} at @param {Tally} tally @param {() => number} pace */
const seatOurs = async (urls, at, tally, pace) => {
  const table = tables[at % 2];
  /** @type {WebSocket[]} */
  const sockets = [];
  /** @type {Player[]} */
  const players = [];
  let code = '';
  for (const which of [0, 1]) {
    const player = new Player(tally, pace, which === 0, players);
    players.push(player);
    const socket = new WebSocket(`${urls[which % urls.length]}rooms`);
    sockets.push(socket);
    await new Promise((done) => socket.once('open', done));
    player.send = (text) => socket.send(text);
    if (which === 0) {
      const opened = new Promise((done) => socket.once('message', (data) => done(JSON.parse(String(data)).room)));
      socket.send(
        JSON.stringify({ t: 'open', ...table, seats: 4, bot: table?.game === 'hearts' ? 'easy' : 'thirds', clock: 60_000, rail: 'link' }),
      );
      code = await opened;
    }
    const seated = new Promise((/** @type {(value?: unknown) => void} */ done) =>
      socket.on('message', (data) => {
        player.hear(String(data));
        if (player.me !== 'rail') done();
      }),
    );
    socket.send(JSON.stringify({ t: 'hello', room: code, token: player.token, seq: 0 }));
    socket.send(JSON.stringify({ t: 'sit', name: `Friend ${which}`, face: 'Ks', commit: commitment(player.nonce) }));
    await seated;
    if (which === 1) sockets[0]?.send(JSON.stringify({ t: 'start', reveal: players[0]?.reveal() }));
  }
  return {
    over: new Promise((done) => {
      for (const player of players) player.over = () => done(undefined);
    }),
    leave: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
};

/** The same at Colyseus. @param {string} url @param {number} at @param {Tally} tally @param {() => number} pace */
const seatColyseus = async (url, at, tally, pace) => {
  const table = tables[at % 2];
  /** @type {any[]} */
  const rooms = [];
  /** @type {Player[]} */
  const players = [];
  for (const which of [0, 1]) {
    const player = new Player(tally, pace, which === 0, players);
    players.push(player);
    const client = new Client(url);
    const options = { ...table, token: player.token, commit: commitment(player.nonce) };
    const room = which === 0 ? await client.create('table', options) : await client.joinById(rooms[0].roomId, options);
    rooms.push(room);
    room.reconnection.enabled = false;
    room.onMessage('f', (/** @type {string} */ text) => player.hear(text));
    player.send = (text) => room.send('m', text);
  }
  rooms[0].send('m', JSON.stringify({ t: 'start', reveal: players[0]?.reveal() }));
  return {
    over: new Promise((done) => {
      for (const player of players) player.over = () => done(undefined);
    }),
    leave: () => {
      for (const room of rooms) void room.leave(true).catch(() => undefined);
    },
  };
};

/**
 * Fills so many rooms with two players each.
 * @param {'ours' | 'colyseus'} kind
 * @param {readonly string[]} urls
 * @param {number} rooms
 * @param {() => number} pace
 */
export const fillRooms = async (kind, urls, rooms, pace) => {
  /** @type {Tally} */
  const tally = { acts: 0, bytes: 0, times: [], hands: 0, held: undefined };
  /** @type {Map<number, () => void>} */
  const leaving = new Map();
  let isOver = false;
  const seat = async (/** @type {number} */ one) => {
    const table = await (kind === 'ours' ? seatOurs(urls, one, tally, pace) : seatColyseus(urls[0] ?? '', one, tally, pace));
    leaving.set(one, table.leave);
    // Another sitting at once, or only the game would be left whose sittings last longest.
    void table.over.then(() => {
      table.leave();
      if (!isOver) void seat(one);
    });
  };
  for (let at = 0; at < rooms; at += 20) await Promise.all(Array.from({ length: Math.min(20, rooms - at) }, (_, one) => seat(at + one)));
  return {
    tally,
    /** Lets nobody act until they may go on. */
    hold: () => {
      tally.held ??= [];
    },
    goOn: () => {
      const held = tally.held ?? [];
      tally.held = undefined;
      for (const act of held) act();
    },
    leave: () => {
      isOver = true;
      for (const leave of leaving.values()) leave();
    },
  };
};
