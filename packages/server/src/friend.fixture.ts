/** A friend on a real line: sits down, plays by chance, and sends again what is not settled, as every client has to. */
import { randomBytes } from 'node:crypto';
import { fillAny, fork, type GameTypes, openChance, type Reader, read } from '@baize/engine';
import {
  type ClientMessage,
  enterRoom,
  handshake,
  type RoomClient,
  readFrame,
  receiveFrame,
  type ServerFrame,
  sendChoice,
  sendReady,
  sendSit,
} from '@baize/rooms';
import { WebSocket } from 'ws';

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits for something, and says what for when it does not come. */
export const until = async (what: string, test: () => boolean, most = 60_000): Promise<void> => {
  for (const end = Date.now() + most; !test(); ) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await pause(5);
  }
};

/** A friend. */
export class LineFriend {
  client: RoomClient<GameTypes>;
  readonly frames: ServerFrame<GameTypes>[] = [];
  readonly #reader: Reader;
  readonly #urls: () => readonly string[];
  #socket: WebSocket | undefined;
  #isOver = false;
  closedWith: number | undefined;
  reconnections = 0;
  #tries = 0;

  constructor(urls: () => readonly string[], room: string, name: string) {
    this.#urls = urls;
    this.client = enterRoom({ room, token: hex(16), nonces: [] });
    this.#reader = read(openChance(fork('ab'.repeat(32), name).seed));
  }
  /** Opens a line, and another whenever it breaks. */
  connect(isSteady = true): void {
    const urls = this.#urls();
    const url = urls[this.#tries % urls.length] ?? '';
    this.#tries += 1;
    const socket = new WebSocket(`${url.replace('http', 'ws')}rooms`);
    this.#socket = socket;
    socket.on('open', () => {
      for (const message of handshake(this.client)) this.send(message);
    });
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.closedWith = code;
      if (this.#isOver || !isSteady) return;
      this.reconnections += 1;
      setTimeout(() => this.#isOver || this.connect(), 20 + Math.random() * 80);
    });
  }
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
  sendText(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }
  #hear(text: string): void {
    const frame = readFrame<GameTypes>(text);
    if (frame === undefined) throw new Error(`No frame: ${text.slice(0, 100)}`);
    this.frames.push(frame);
    this.client = { ...receiveFrame(this.client, frame), queue: [] };
    if (frame.t === 'wait') setTimeout(() => this.resend(), 100);
  }
  /** Sends again what is not settled. */
  resend(): void {
    if (this.client.pending !== undefined) this.send(this.client.pending);
  }
  sit(name: string): void {
    const { client, message } = sendSit(this.client, { name, face: 'Qh' }, hex(32));
    this.client = client;
    this.send(message);
  }
  ready(what: 'ready' | 'start'): void {
    const { client, message } = sendReady(this.client, what, hex(32));
    this.client = client;
    this.send(message);
  }
  /** Decides by chance, if asked. */
  play(): boolean {
    const { room, pending } = this.client;
    if (room === undefined || pending !== undefined || room.offers.length === 0) return false;
    this.#choose(fillAny(room.offers, this.#reader));
    return true;
  }
  /** Does this, if it is offered now. */
  do(type: string): boolean {
    const { room, pending } = this.client;
    if (pending !== undefined || room?.offers.some((offer) => offer.type === type) !== true) return false;
    this.#choose({ type });
    return true;
  }
  #choose(action: GameTypes['action']): void {
    const { client, message } = sendChoice(this.client, action, hex(32));
    this.client = client;
    this.send(message);
  }
  /** Cuts the line without a word. */
  cut(): void {
    this.#socket?.terminate();
  }
  close(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }
}

/** Opens a room over a line; its code. */
export const openOver = (url: string, game: string, preset: string, chips: number, clock = 30_000): Promise<string> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}rooms`);
  const code = new Promise<string>((done, fail) => {
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The line was closed.')));
    socket.on('message', (data) => {
      const frame = readFrame<GameTypes>(String(data));
      if (frame?.t === 'opened') done(frame.room);
      else fail(new Error(String(data)));
    });
  });
  socket.on('open', () => socket.send(JSON.stringify({ t: 'open', game, preset, seats: 4, chips, clock, rail: 'link' })));
  return code.finally(() => socket.terminate());
};

/** Two friends at a table, dealt to. */
export const twoFriends = async (urls: () => readonly string[], code: string): Promise<readonly [LineFriend, LineFriend]> => {
  const [ann, bob] = [new LineFriend(urls, code, 'Ann'), new LineFriend(urls, code, 'Bob')];
  for (const friend of [ann, bob]) {
    friend.connect();
    await until('the first picture', () => friend.client.room !== undefined);
    friend.sit(friend === ann ? 'Ann' : 'Bob');
    await until('a seat', () => friend.client.room?.me !== 'rail');
  }
  bob.ready('ready');
  await until('Bob to be ready', () => ann.client.room?.seats.some(({ ready }) => ready) === true);
  ann.ready('start');
  await until('the deal', () => ann.client.room?.phase === 'playing' && bob.client.room?.phase === 'playing');
  return [ann, bob];
};

/** Lets friends play until the table has come so far. */
export const playUntil = async (company: readonly LineFriend[], what: string, test: () => boolean): Promise<void> => {
  const player = setInterval(() => {
    for (const friend of company) friend.play();
  }, 4);
  await until(what, test, 180_000).finally(() => clearInterval(player));
};
