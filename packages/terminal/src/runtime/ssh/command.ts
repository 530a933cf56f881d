/** `baize ssh`: the game over ssh for a whole house, with the room server in the same process or somewhere else. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { BotWorkers, lanAddress, openLog, startServer } from '@baize/server';
import { version } from '../../../package.json';
import { logError } from '../exit.ts';
import { runtimeWords } from '../language/index.ts';
import { takeLock } from '../lock.ts';
import { thisCommand, webFolder } from '../rooms.ts';
import { ThoughtDesk } from '../thoughts.ts';
import { webSocketTo } from '../transport.ts';
import { Accounts } from './accounts.ts';
import { Hall, type RoomConnector } from './hall.ts';
import { fingerprintOf, hostKeyIn } from './host-key.ts';
import { type House, serveVisitor } from './house.ts';
import { houseWords } from './language/index.ts';
import { type HouseLimits, houseLimits } from './limits.ts';
import { type Door, type HouseNote, openSshDoor, speakToEach, type Visitor } from './server.ts';

const USUAL_PORT = 2222;
const USUAL_ROOMS_PORT = 8321;
/** How many threads think: one is enough for those who think long, and two on a machine with many cores. */
const THREADS = Math.min(2, Math.max(1, availableParallelism() - 1));
/** What a thought leaves behind is soon forgotten: a small place for it is swept more often, and takes less. */
const SMALL_THREAD = { maxYoungGenerationSizeMb: 8 };
/**
 * A house is a small heap in which much is new and soon old: of 87 MB, 30 were in use. So it may double before it is swept, where V8 would
 * let it grow fourfold; and what is new is swept by this thread alone, as it waits for all who help, and they for a processor.
 */
const SWEEPING = ['--heap-growing-percent=100', '--no-parallel-scavenge'];
/** How long people have to get their things when the house closes. */
const CLOSING_MS = 5000;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  home: { type: 'string' },
  rooms: { type: 'string' },
  'rooms-port': { type: 'string' },
  'rooms-file': { type: 'string' },
  public: { type: 'string' },
  limits: { type: 'string' },
} as const;

/** What a house is opened with. */
export interface HouseRequest {
  readonly host: string;
  readonly port: number;
  /** Where the host key and the accounts lie. */
  readonly home: string;
  /** A room server somewhere else; undefined for one in this process. */
  readonly rooms: string | undefined;
  readonly roomsPort: number;
  /** Where rooms are kept; undefined to forget them at the end. */
  readonly roomsFile: string | undefined;
  /** The address of the page, for links. */
  readonly address: string | undefined;
  readonly limits: Partial<HouseLimits>;
}

const isLimits = (value: unknown): value is Partial<HouseLimits> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, limit]) => Object.hasOwn(houseLimits, name) && typeof limit === 'number' && limit >= 0);

const readLimits = (text: string): Partial<HouseLimits> => {
  const value: unknown = JSON.parse(text);
  if (!isLimits(value)) throw new Error(`Limits are numbers, as {"lines": 200}: ${Object.keys(houseLimits).join(', ')}.`);
  return value;
};

const portIn = (text: string | undefined, usual: number, name: string): number => {
  const port = text === undefined ? usual : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--${name} needs a port, a whole number up to 65535.`);
  return port;
};

/** Reads what stands after `baize ssh`. Throws a sentence where it cannot be meant. */
export const readHouse = (args: readonly string[], folder: string): HouseRequest => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.rooms !== undefined && !/^https?:\/\/\S+$/i.test(values.rooms))
    throw new Error('--rooms needs the address of a room server, as http://127.0.0.1:8321.');
  return {
    host: values.host ?? '127.0.0.1',
    port: portIn(values.port, USUAL_PORT, 'port'),
    home: values.home ?? join(folder, 'ssh'),
    rooms: values.rooms,
    roomsPort: portIn(values['rooms-port'], USUAL_ROOMS_PORT, 'rooms-port'),
    roomsFile: values['rooms-file'],
    address: values.public,
    limits: readLimits(values.limits ?? '{}'),
  };
};

/** The rooms behind a house. */
interface RoomsBehind {
  readonly connectFor: RoomConnector;
  /** The address that links are made with. */
  readonly address: string;
  close(): Promise<void>;
}

const roomsElsewhere = (server: string, address: string | undefined): RoomsBehind => ({
  connectFor: () => webSocketTo(server),
  address: address ?? server,
  close: () => Promise.resolve(),
});

const roomsHere = async ({ host, roomsPort, roomsFile, address }: HouseRequest, note: (note: HouseNote) => void): Promise<RoomsBehind> => {
  const folder = webFolder();
  const onTrouble = (error: unknown): void => note({ what: 'disk-trouble', why: String(error) });
  const log =
    roomsFile === undefined ? await openLog() : await openLog({ file: roomsFile, worker: thisCommand('rooms-worker'), onTrouble });
  const server = await startServer({
    log,
    host,
    port: roomsPort,
    worker: thisCommand('bot-worker'),
    ...(folder === undefined ? {} : { folder }),
  });
  const own = `http://${host === '0.0.0.0' ? lanAddress() : host}:${server.port}`;
  return {
    connectFor: (from) => (handlers) => server.attach(handlers, from),
    address: address ?? own,
    close: () => server.close(),
  };
};

/** A house that is open. */
export interface OpenHouse {
  readonly port: number;
  readonly fingerprint: string;
  readonly address: string;
  lines(): number;
  /** Everybody is told good night and has saved; then all is closed. */
  close(): Promise<void>;
}

/** Opens a house. */
export const openHouse = async (request: HouseRequest, note: (note: HouseNote) => void): Promise<OpenHouse> => {
  const limits = { ...houseLimits, ...request.limits };
  const { home } = request;
  speakToEach();
  const hostKey = hostKeyIn(home);
  const locked = takeLock(home);
  if (locked.kind === 'held') throw new Error(`Another baize ssh (process ${locked.pid}) serves ${home}.`);
  if (locked.kind === 'none') throw new Error(`${home} may not be written.`);
  const rooms = request.rooms === undefined ? await roomsHere(request, note) : roomsElsewhere(request.rooms, request.address);
  const hall = new Hall(rooms.connectFor);
  let guests = 0;
  const house: House = {
    accounts: new Accounts(join(home, 'players'), limits.accounts, limits.quota),
    hall,
    link: rooms.address,
    admitGuest: () => {
      if (guests >= limits.guests) return undefined;
      guests += 1;
      return () => {
        guests -= 1;
      };
    },
  };
  const inside = new Set<Visitor>();
  const welcome = async (visitor: Visitor): Promise<void> => {
    const who = visitor.fingerprint?.slice(0, 8) ?? 'guest';
    inside.add(visitor);
    note({ what: 'in', who, lines: door.lines() });
    void visitor.visit.ended.then(() => {
      inside.delete(visitor);
      note({ what: 'out', who, lines: door.lines() });
    });
    await serveVisitor(visitor, house);
  };
  const log = (error: unknown): { readonly ok: true; readonly path: string } => {
    note({ what: 'trouble', why: error instanceof Error ? error.message : String(error) });
    logError(home, error, version, new Date());
    return { ok: true, path: runtimeWords().crash.houseLog };
  };
  const workers = new BotWorkers({ ...thisCommand('thought-worker'), limits: SMALL_THREAD }, THREADS);
  const desk = new ThoughtDesk(workers);
  const door: Door = await openSshDoor({ hostKey, limits, note, log, welcome, desk }, request.port, request.host);
  const close = async (): Promise<void> => {
    door.close();
    for (const { visit } of inside) visit.run(() => visit.leave([houseWords().closing], 0));
    const all = Promise.allSettled([...inside].map(({ visit }) => visit.ended));
    await Promise.race([all, new Promise((done) => setTimeout(done, CLOSING_MS).unref())]);
    hall.close();
    await workers.close();
    await rooms.close();
    locked.lock.release();
  };
  return { port: door.port, fingerprint: fingerprintOf(hostKey), address: rooms.address, lines: door.lines, close };
};

// --- the command ---------------------------------------------------------------------------------------------------------

const noteLine = (one: HouseNote): void => void process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...one })}\n`);
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Serves the game over ssh until the process is told to end. */
export const serveSsh = async (args: readonly string[], folder: string): Promise<void> => {
  try {
    // Many saves are under way at once; each waits for the disk in a thread of its own. It must be said before the first one is used.
    process.env['UV_THREADPOOL_SIZE'] ??= '8';
    for (const flag of SWEEPING) setFlagsFromString(flag);
    const request = readHouse(args, folder);
    const house = await openHouse(request, noteLine);
    // A log that nobody reads any more is no reason to close, nor is there anybody to tell.
    for (const out of [process.stdout, process.stderr]) out.on('error', () => undefined);
    // One visit's error ends that visit. What comes from below all of them is written down, and the house stays open.
    process.on('uncaughtException', (error) => noteLine({ what: 'trouble', why: error.stack ?? error.message }));
    const name = request.host === '0.0.0.0' ? 'HOST' : request.host;
    process.stdout.write(`ssh -p ${house.port} ${name}\nHost key ${house.fingerprint}\nRooms at ${house.address.replace(/\/+$/, '')}/\n`);
    let isClosing = false;
    const end = (): void => {
      if (isClosing) return;
      isClosing = true;
      void house.close().then(() => process.exit(0));
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exitCode = 1;
  }
};
