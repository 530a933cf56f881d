/** Friends who play on through every fault, and send again what is not settled. */
import { fillAny } from '@baize/engine';
import { enterRoom, handshake, readFrame, receiveFrame, sendChoice, sendReady, sendSit } from '@baize/rooms';
import { WebSocket } from 'ws';
import { carelessReader, hex, until, wait } from '../lib/waiting.mjs';

/** A game that is played, and how a table of it is opened. @typedef {{ id: string, module: import('@baize/engine').GameModule<import('@baize/engine').GameTypes>, wish: import('@baize/rooms').RoomOptions }} Game */

const ROOMS = 3;

/** A friend who plays by chance, comes back, and sends again. */
export class Friend {
  /** @type {{ nth: number, action: string }[]} */
  acknowledged = [];
  /** @type {number[]} */
  resumed = [];
  waits = 0;
  tries = 0;
  lostAt = 0;
  isOver = false;
  /** Whether they look on and decide nothing. */
  isResting = false;
  /** @param {() => readonly string[]} urls @param {string} code @param {number} tries */
  constructor(urls, code, tries) {
    this.urls = urls;
    this.code = code;
    this.tries = tries;
    this.client = enterRoom({ room: code, token: hex(16), nonces: [] });
    this.timer = setInterval(() => this.client.pending && this.send(this.client.pending), 500);
  }
  connect() {
    const urls = this.urls();
    const socket = new WebSocket(urls[this.tries % urls.length] ?? '');
    this.tries += 1;
    this.socket = socket;
    socket.on('open', () => {
      for (const message of handshake(this.client)) this.send(message);
    });
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.isOver) return;
      this.lostAt ||= performance.now();
      setTimeout(() => this.connect(), 20 + Math.random() * 60);
    });
  }
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
  hear(/** @type {string} */ text) {
    const frame = readFrame(text);
    if (frame === undefined) throw new Error('No frame.');
    if (frame.t === 'wait') this.waits += 1;
    const { pending } = this.client;
    const isMine =
      frame.t === 'beats' && frame.act?.seat === this.client.room?.me && frame.act?.who === 'human' && frame.act?.nth === pending?.nth;
    if (isMine) this.acknowledged.push({ nth: pending.nth, action: JSON.stringify(pending.action) });
    if (frame.t === 'room' && this.lostAt > 0) {
      this.resumed.push(performance.now() - this.lostAt);
      this.lostAt = 0;
    }
    this.client = { ...receiveFrame(this.client, frame), queue: [] };
    setTimeout(() => this.play(), 5 + Math.random() * 25);
  }
  play() {
    const { room, pending } = this.client;
    if (this.isResting || pending !== undefined || !(room?.offers.length > 0)) return;
    const { client, message } = sendChoice(this.client, fillAny(room.offers, carelessReader), hex(32));
    this.client = client;
    this.send(message);
  }
  do({ client, message }) {
    this.client = client;
    this.send(message);
  }
  close() {
    this.isOver = true;
    clearInterval(this.timer);
    this.socket?.terminate();
  }
}

/** Opens a room over a connection; undefined when that was shut: an address may open only so many in a minute. */
const tryToOpen = (/** @type {string} */ url, /** @type {import('@baize/rooms').RoomOptions} */ wish) =>
  new Promise((/** @type {(code: string | undefined) => void} */ done, fail) => {
    const socket = new WebSocket(url);
    socket.on('error', fail);
    socket.on('close', () => done(undefined));
    socket.on('message', (data) => {
      done(JSON.parse(String(data)).room);
      socket.terminate();
    });
    socket.on('open', () => socket.send(JSON.stringify({ t: 'open', ...wish })));
  });

const openOver = async (/** @type {string} */ url, /** @type {import('@baize/rooms').RoomOptions} */ wish) => {
  for (;;) {
    const code = await tryToOpen(url, wish);
    if (code !== undefined) return code;
    await wait(2000);
  }
};

/** Friends at three tables of some games. @param {readonly Game[]} games @param {() => readonly string[]} urls */
export const seatFriends = async (games, urls) => {
  const friends = [];
  for (let room = 0; room < ROOMS; room += 1) {
    const game = games[room % games.length];
    if (game === undefined) throw new Error('No game is played.');
    const code = await openOver(urls()[0] ?? '', game.wish);
    const pair = [new Friend(urls, code, 0), new Friend(urls, code, 1)];
    for (const friend of pair) {
      friend.connect();
      await until('a picture', () => friend.client.room !== undefined);
      friend.do(sendSit(friend.client, { name: friend === pair[0] ? 'Ann' : 'Bob', face: 'Ks' }, hex(32)));
      await until('a seat', () => friend.client.room.me !== 'rail');
    }
    const [first] = pair;
    const started = first && sendReady(first.client, 'start', hex(32));
    if (first && started) first.client = started.client;
    // A start that was told to wait is said again; a fault before it would leave a table that nobody plays at.
    const again = setInterval(() => first?.send(started?.message), 500);
    first?.send(started?.message);
    await until('the first hand', () => pair.every(({ client }) => client.room.phase === 'playing')).finally(() => clearInterval(again));
    friends.push(...pair);
  }
  return friends;
};

/** Waits until some of them have decided something. @param {readonly Friend[]} friends */
export const goOn = async (friends) => {
  const before = friends.map(({ acknowledged }) => acknowledged.length);
  const goesOn = () =>
    friends.some((friend, one) => friend.acknowledged.length > (before[one] ?? 0) + 1) ||
    friends.every(({ client }) => client.room.phase === 'over');
  await until('the tables to go on', goesOn).catch((error) => {
    // What each of them sees tells whether a table is stuck, or only the house plays on.
    for (const { client, socket, code } of friends) {
      const { me, seq, phase, nth, toAct, offers } = client.room;
      console.log(
        JSON.stringify({ code: code.slice(0, 3), me, seq, phase, nth, toAct, offers, pending: client.pending, line: socket?.readyState }),
      );
    }
    throw error;
  });
};
