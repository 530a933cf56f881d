/** A server to be measured, in a process of its own: our own with one of its logs, or Colyseus with the same fold and the same frames. */
import { createHash } from 'node:crypto';
import { heartsModule } from '@baize/games/hearts';
import { holdemModule } from '@baize/games/holdem';
import { Broadcaster, foldEntry, nextTask, openRoom, roomBotQuestion } from '@baize/rooms';
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

const [, , kind = 'memory', where = ''] = process.argv;
const free = Object.fromEntries(
  ['rooms', 'lines', 'linesOfAddress', 'roomsOfAddress', 'socketsOfAddress', 'entriesOfLine', 'entriesOfRoom', 'rate', 'burst'].map(
    (name) => [name, 1e6],
  ),
);
const worker = { file: new URL('../../packages/server/dist/thread.js', import.meta.url) };

const startOurs = async () => {
  const { openLog, startServer } = await import('@baize/server');
  const log = await openLog(kind === 'redis' ? { redis: where } : kind === 'embedded' ? { file: where, worker } : {});
  return (await startServer({ log, limits: free })).port;
};

const modules = { hearts: heartsModule, holdem: holdemModule };
const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/** A room of Colyseus: the fold lives and dies with it, and there is no log. */
class TableRoom extends Room {
  maxClients = 2;
  autoDispose = true;
  onCreate({ game, preset, chips }) {
    const module = modules[/** @type {'hearts' | 'holdem'} */ (game)];
    const [bot = ''] = Object.keys(module.bots);
    const opening = { game, version: module.game.version, preset, stacks: [chips, chips, chips, chips], bot, clock: 60_000, rail: 'link' };
    const opened = openRoom(module, '0123456789abcdef', {
      at: Date.now(),
      by: 'c',
      t: 'opened',
      ...opening,
      house: hash(String(Math.random())),
    });
    if (!opened.ok) throw new Error(opened.why);
    this.table = { module, room: opened.room, gallery: new Broadcaster(module), seats: new Map() };
    this.onMessage('m', (client, /** @type {string} */ text) => this.take(client, JSON.parse(text)));
  }
  write(deed) {
    const { table } = this;
    const entry = { at: Math.max(Date.now(), table.room.at), by: 'c', ...deed };
    const folded = foldEntry(table.module, table.room, entry);
    if (!folded.ok) return false;
    const before = table.room;
    table.room = folded.room;
    table.gallery.publish(before, folded, entry, entry.at);
    return true;
  }
  /** What bots do at once is done at once, as it is on our own server, and as there eight moves at a time. */
  bots() {
    const { table } = this;
    let count = 0;
    for (let due = nextTask(table.room); due?.what === 'bot'; due = nextTask(table.room)) {
      count += 1;
      if (count > 8) {
        setImmediate(() => this.bots());
        return;
      }
      const { seat, nth } = due;
      const { bot, sight, chance } = roomBotQuestion(table.module, table.room, table.room.state, seat);
      if (!this.write({ t: 'act', seat, nth, who: 'bot', action: table.module.bots[bot](sight, chance) })) return;
    }
  }
  onJoin(client, { token, commit }) {
    const { table } = this;
    const seat = table.seats.size;
    table.seats.set(client.sessionId, seat);
    this.write({ t: 'sat', seat, name: `Friend ${seat}`, face: 'Ks', token: hash(token), commit });
    table.gallery.enter(
      table.room,
      { token: hash(token), place: undefined, send: (/** @type {string} */ text) => client.send('f', text) },
      Date.now(),
    );
  }
  take(client, message) {
    const seat = this.table.seats.get(client.sessionId);
    if (message.t === 'start') this.write({ t: 'started', seat, reveal: message.reveal });
    if (message.t === 'act') this.write({ ...message, seat, who: 'human' });
    this.bots();
  }
}

const startColyseus = async () => {
  const server = new Server({ transport: new WebSocketTransport({ maxPayload: 4096 }), greet: false });
  server.define('table', TableRoom);
  const port = Number(where);
  await server.listen(port, '127.0.0.1');
  return port;
};

const port = await (kind === 'colyseus' ? startColyseus() : startOurs());
process.on('message', (/** @type {string} */ what) => {
  const { user, system } = process.cpuUsage();
  // Garbage is collected only where the heap is asked for: it would be counted with what is measured next.
  if (what === 'heap') global.gc?.();
  process.send?.({ cpu: (user + system) / 1e6, heap: process.memoryUsage().heapUsed, rss: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
