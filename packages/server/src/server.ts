/** The server: HTTP for the web app and for whoever watches over it, lines for players, and the rooms behind them. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { networkInterfaces, hostname as systemName } from 'node:os';
import type { Duplex } from 'node:stream';
import { closeCodes, LARGEST_MESSAGE, roomName, type SocketHandlers, type Socket as SocketToRoom } from '@baize/rooms';
import { type WebSocket, WebSocketServer } from 'ws';
import { BotWorkers, type WorkerFile } from './bot-workers.ts';
import { Connection } from './connection.ts';
import { sayPlainly, sendFile } from './files.ts';
import { addressKey, bucketFor, ConnectionLimiter, defaultLimits, type Limits, type TokenBucket } from './limits.ts';
import type { RoomLog } from './log/log.ts';
import { Metrics } from './metrics.ts';
import { answerMove, ProfileMoves, parcelIn } from './profile-moves.ts';
import { loadGames, RoomRegistry } from './registry.ts';
import type { RoomReplica } from './replica.ts';
import { MemoryWire, WebSocketWire, type Wire } from './wire.ts';

/** Something to be written down about the server itself. Never a code, a token, a name or a card. */
export type ServerNote = Readonly<Record<string, string | number | boolean>> & { readonly what: string };

/** What a server is started with. */
export interface ServerOptions {
  readonly log: RoomLog;
  /** 127.0.0.1 by default. */
  readonly host?: string;
  /** Any free one by default. */
  readonly port?: number;
  /** Where the built web app lies; none to serve only rooms. */
  readonly folder?: string;
  readonly limits?: Partial<Limits>;
  /** Pages of these origins may play as well as our own. */
  readonly origins?: readonly string[];
  /** Whether a proxy in front tells the address in `X-Forwarded-For`. */
  readonly trustsProxy?: boolean;
  /** What a bot's thread runs, and how many there are. */
  readonly worker?: WorkerFile;
  readonly threads?: number;
  note?(note: ServerNote): void;
}

/** A server that runs. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly registry: RoomRegistry;
  readonly metrics: Metrics;
  /** A client in this very process: the same connection, limits and rooms, with its player's real address and without a socket between. */
  attach(handlers: SocketHandlers, address: string): SocketToRoom;
  /** Not ready any more: finishes what is under way, closes every connection so that clients go elsewhere, and ends. */
  close(): Promise<void>;
}

/** The client itself has closed the connection. */
const NORMAL = 1000;
const SECOND = 1000;
const ASKED_EVERY = 5 * SECOND;

const addressOf = (request: IncomingMessage, trustsProxy: boolean): string => {
  const told = trustsProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(told) ? told.join(',') : told)?.split(',').at(-1)?.trim();
  return addressKey(last ?? request.socket.remoteAddress ?? 'nowhere');
};

/**
 * Whether a host is one that this server goes by. A stranger's page can have its own name lead here, and then its origin is the host
 * that it asked for; but it cannot have an address for a name, nor one that is known here.
 */
const isOwnHost = (hostname: string, origins: readonly string[]): boolean => {
  const name = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const own = systemName().toLowerCase();
  if (isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  return [own, `${own}.local`, ...origins.map(hostnameOf)].includes(name);
};

const hostnameOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : '');

/** Whether a page may open a connection: our own, one that is named, or no page at all. */
const isWelcome = ({ headers: { origin, host } }: IncomingMessage, origins: readonly string[]): boolean => {
  if (origin === undefined || origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && isOwnHost(page.hostname, origins);
};

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** Everything that runs, put together. */
class RoomServer {
  readonly metrics = new Metrics();
  readonly registry: RoomRegistry;
  readonly http: Server;
  readonly #options: ServerOptions;
  readonly #limits: Limits;
  readonly #limiter: ConnectionLimiter;
  readonly #workers: BotWorkers;
  readonly #moves = new ProfileMoves();
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  readonly #lines = new Set<Connection>();
  /** Every socket, whatever became of it. */
  readonly #open = new Set<Socket>();
  readonly #timers: NodeJS.Timeout[];
  #isDraining = false;
  #marks = 0;

  constructor(options: ServerOptions) {
    this.#options = options;
    this.#limits = { ...defaultLimits, ...options.limits };
    this.#limiter = new ConnectionLimiter(this.#limits);
    this.#workers = new BotWorkers(options.worker, options.threads ?? 1);
    const me = randomBytes(6).toString('hex');
    const mark = (): string => {
      this.#marks += 1;
      return `${me}.${this.#marks}`;
    };
    const onEnd = (replica: RoomReplica, why?: string): void => {
      this.registry.forget(replica);
      if (why !== undefined) options.note?.({ what: 'room-trouble', room: roomName(replica.code), why });
      this.#sendAway(replica.code);
    };
    const onLost = (replica: RoomReplica, had: number): void =>
      options.note?.({ what: 'lost-tail', room: roomName(replica.code), had, has: replica.room.seq });
    const roomBucket = (): TokenBucket => bucketFor(this.#limits.entriesOfRoom);
    const place = { roomBucket, log: options.log, workers: this.#workers, metrics: this.metrics, mark, onEnd, onLost };
    this.registry = new RoomRegistry(place, this.#limits.rooms);
    this.http = createServer({ connectionsCheckingInterval: SECOND }, (request, response) => void this.#answer(request, response));
    // Who does not say in time what they want is not waited for.
    this.http.headersTimeout = this.#limits.handshake;
    this.http.requestTimeout = this.#limits.handshake;
    this.http.keepAliveTimeout = this.#limits.handshake;
    this.http.maxConnections = this.#limits.lines + 1000;
    this.http.on('connection', (socket) => this.#count(socket));
    this.http.on('upgrade', (request, socket, head) => {
      // A socket that breaks before it is one needs nothing more.
      socket.on('error', () => socket.destroy());
      if (this.#isDraining || !isWelcome(request, options.origins ?? []) || !(request.url ?? '').startsWith('/rooms')) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n', () => socket.destroy());
        return;
      }
      this.#sockets.handleUpgrade(request, socket, head, (line) => this.#welcome(line, socket, request));
    });
    this.#timers = [setInterval(() => this.#look(), SECOND), setInterval(() => this.#ask(), ASKED_EVERY)];
    this.metrics.gauge('rooms', () => this.registry.rooms);
    this.metrics.gauge('lines', () => this.#limiter.lines);
    this.metrics.gauge('bot_queue', () => this.#workers.waiting);
    this.metrics.gauge('cpu_seconds', () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6);
    this.metrics.gauge('heap_bytes', () => process.memoryUsage().heapUsed);
  }
  /** Counts a socket by its address. Behind a proxy all have the same, and the proxy counts them. */
  #count(socket: Socket): void {
    const address = addressKey(socket.remoteAddress ?? 'nowhere');
    const isCounted = this.#options.trustsProxy !== true;
    if (isCounted && !this.#limiter.mayConnect(address)) {
      socket.destroy();
      return;
    }
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      if (isCounted) this.#limiter.disconnect(address);
    });
  }
  #look(): void {
    const now = performance.now();
    for (const line of this.#lines) line.look(now);
    this.#moves.sweep();
  }
  #ask(): void {
    for (const line of this.#lines) line.ask();
  }
  /** Whoever looks at a room comes again, and finds it as it is then. */
  #sendAway(code: string): void {
    for (const line of this.#lines) if (line.isIn(code)) line.wire.close(closeCodes.restart);
  }

  #welcome(socket: WebSocket, stream: Duplex, request: IncomingMessage): void {
    const address = addressOf(request, this.#options.trustsProxy === true);
    const wire = new WebSocketWire(socket, stream, this.#limits, this.metrics);
    socket.on('error', () => wire.cut());
    const barred = this.#limiter.enter(address);
    if (barred !== undefined) {
      wire.close(barred === 'full' ? closeCodes.full : closeCodes.notAllowed);
      setTimeout(() => wire.cut(), SECOND).unref();
      return;
    }
    const line = this.#join(wire, address);
    socket.on('pong', () => wire.hear());
    socket.on('message', (data, isBinary) => (isBinary ? wire.close(closeCodes.notJson) : line.take(String(data))));
    socket.on('close', () => this.#part(line));
  }
  /** A connection of somebody who was let in. */
  #join(wire: Wire, address: string): Connection {
    const { registry, metrics } = this;
    const line = new Connection(wire, address, { registry, limiter: this.#limiter, limits: this.#limits, metrics });
    this.#lines.add(line);
    return line;
  }
  #part(line: Connection): void {
    if (!this.#lines.delete(line)) return;
    this.#limiter.leave(line.address);
    line.gone();
  }
  attach({ onOpen, onText, onClose }: SocketHandlers, from: string): SocketToRoom {
    const address = addressKey(from);
    const barred = this.#isDraining ? 'full' : this.#limiter.enter(address);
    if (barred !== undefined) {
      queueMicrotask(() => onClose(barred === 'full' ? closeCodes.full : closeCodes.notAllowed));
      return { send: () => undefined, close: () => undefined };
    }
    let isOpen = true;
    const end = (code: number): void => {
      isOpen = false;
      this.#part(line);
      onClose(code);
    };
    const wire = new MemoryWire(onText, end);
    const line = this.#join(wire, address);
    queueMicrotask(() => {
      if (isOpen) onOpen();
    });
    const take = (text: string): void => {
      if (isOpen) line.take(text);
    };
    return { send: (text) => queueMicrotask(() => take(text)), close: () => wire.close(NORMAL) };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const path = (request.url ?? '/').split('?')[0];
      const parcel = parcelIn(path);
      if (parcel !== undefined) return await this.#move(parcel, request, response);
      if (request.method !== 'GET' && request.method !== 'HEAD') return sayPlainly(response, 405, 'Only GET and HEAD.');
      if (path === '/healthz') return sayPlainly(response, 200, 'alive\n');
      if (path === '/readyz') return await this.#ready(response);
      if (path === '/metrics') return sayPlainly(response, 200, this.metrics.print(), 'text/plain; version=0.0.4');
      if (path === '/rooms.json') return sayPlainly(response, 200, '{"baize":"rooms","protocol":1}\n', 'application/json');
      if (this.#options.folder === undefined) return sayPlainly(response, 404, 'There is nothing here.');
      await sendFile(this.#options.folder, request, response);
    } catch (error) {
      this.#options.note?.({ what: 'http-trouble', why: String(error) });
      if (response.headersSent) response.destroy();
      else sayPlainly(response, 500, 'Something went wrong on the server.');
    }
  }
  /** A profile on its way to another device: for our own pages, and those that are named. */
  #move(parcel: string, request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    if (!isWelcome(request, this.#options.origins ?? [])) return sayPlainly(response, 403, 'Not from there.');
    return answerMove(this.#moves, parcel, addressOf(request, this.#options.trustsProxy === true), request, response);
  }
  async #ready(response: ServerResponse): Promise<void> {
    const isReady = !this.#isDraining && (await this.#options.log.isThere());
    sayPlainly(response, isReady ? 200 : 503, isReady ? 'ready\n' : 'not ready\n');
  }

  async close(): Promise<void> {
    this.#isDraining = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const line of this.#lines) line.wire.close(closeCodes.restart);
    this.registry.close();
    this.#sockets.close();
    await new Promise<void>((done) => {
      this.http.close(() => done());
      setTimeout(() => {
        for (const socket of this.#open) socket.destroy();
      }, SECOND).unref();
      this.http.closeIdleConnections();
    });
    await this.#workers.close();
    await this.#options.log.close();
    this.metrics.close();
  }
}

/** Starts a server. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const server = new RoomServer(options);
  const host = options.host ?? '127.0.0.1';
  // Whoever comes before the games are loaded would wait for them, while another process could have taken them at once.
  await loadGames();
  const port = await listen(server.http, options.port ?? 0, host);
  const { registry, metrics } = server;
  return {
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/`,
    port,
    registry,
    metrics,
    attach: (handlers, address) => server.attach(handlers, address),
    close: () => server.close(),
  };
};

/** The address by which others in the same network reach this machine; its own where it has no network. */
export const lanAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
