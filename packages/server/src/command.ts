/** `npm run rooms` and `baize rooms`: reads what it is told, opens a log, starts a server, and ends it gracefully. */
import { parseArgs } from 'node:util';
import { isGameId } from '@baize/games';
import { linkTo, qrCode, qrText, roomName } from '@baize/rooms';
import type { WorkerFile } from './bot-workers.ts';
import { readLimits } from './limits.ts';
import type { PutAside } from './log/database.ts';
import type { RoomLog } from './log/log.ts';
import { backUpTo, openLog } from './log/open.ts';
import { loadGames } from './registry.ts';
import { lanAddress, type RunningServer, type ServerNote, startServer } from './server.ts';

/** What the program around the command has to give. */
export interface RoomsSetting {
  /** Where the built page lies, unless the words or the surroundings name another folder. */
  readonly folder?: string | undefined;
  /** What the thread of strong bots runs. */
  readonly bots: WorkerFile;
  /** What the thread runs that keeps rooms in a file. */
  readonly store: WorkerFile;
  /** Whether rooms can be kept in a file here; where they cannot, they are kept in memory, unless a file was asked for. */
  canKeep(): boolean;
}

const USUAL_PORT = 8321;
const USUAL_FILE = 'rooms.db';
const PATIENCE = 5000;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  file: { type: 'string' },
  folder: { type: 'string' },
  public: { type: 'string' },
  game: { type: 'string' },
  limits: { type: 'string' },
} as const;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
/** One line of JSON for each thing that whoever runs the server may want to know. */
const note = (one: ServerNote): void => void process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...one })}\n`);
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What was asked for, by an option or by the surroundings. What is there but empty was not asked for. */
interface Asked {
  readonly host: string;
  readonly port: number;
  readonly file: string | undefined;
  readonly folder: string | undefined;
  readonly address: string | undefined;
  readonly game: string | undefined;
  readonly limits: string;
  readonly redis: string | undefined;
  /** How many replicas of Redis have an entry before it is answered. */
  readonly copies: number;
}

const read = (args: readonly string[]): { readonly asked: Asked; readonly words: readonly string[] } => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const one = (option: string | undefined, name: string): string | undefined => option ?? (process.env[name] || undefined);
  const asked = {
    host: one(values.host, 'HOST') ?? '127.0.0.1',
    port: Number(one(values.port, 'PORT') ?? USUAL_PORT),
    file: one(values.file, 'ROOMS_FILE'),
    folder: one(values.folder, 'WEB_FOLDER'),
    address: one(values.public, 'PUBLIC_URL'),
    game: values.game,
    limits: one(values.limits, 'LIMITS') ?? '{}',
    redis: one(undefined, 'REDIS_URL'),
    copies: Number(one(undefined, 'REDIS_WAIT') ?? 0),
  };
  return { asked, words: positionals };
};

const onAside = ({ room, file: broken, why }: PutAside): void =>
  note({
    what: 'put-aside',
    why,
    ...(room === undefined ? {} : { room: roomName(room) }),
    ...(broken === undefined ? {} : { file: broken }),
  });

/** Whether a package is not there: the packed command has none beside it. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND');

/** The log that was asked for, and what it is called in the notes. */
const logFor = async ({ redis, copies, file }: Asked, setting: RoomsSetting): Promise<{ readonly log: RoomLog; readonly kind: string }> => {
  if (redis !== undefined) {
    const onTrouble = (error: unknown): void => note({ what: 'redis-trouble', why: wordsOf(error) });
    const log = await openLog({ redis, copies, onTrouble }).catch((error: unknown) => {
      throw isMissing(error) ? new Error('REDIS_URL is for the room server itself: npm run rooms, or its image.') : error;
    });
    return { log, kind: 'redis' };
  }
  if (file === undefined && !setting.canKeep()) {
    say('These rooms are kept in memory, and are gone when this ends. Node 22.16 or newer keeps them in a file.');
    return { log: await openLog(), kind: 'memory' };
  }
  const onTrouble = (error: unknown): void => note({ what: 'disk-trouble', why: wordsOf(error) });
  return { log: await openLog({ file: file ?? USUAL_FILE, worker: setting.store, onTrouble, onAside }), kind: 'embedded' };
};

/** The address that others in the same network reach this machine by. */
const reachedBy = ({ address, host }: Asked, { port }: RunningServer): string =>
  address ?? `http://${host === '0.0.0.0' ? lanAddress() : host}:${port}`;

/** Opens a room at once, if a game is named, so that the link leads straight to the table. */
const linkOf = async (asked: Asked, server: RunningServer): Promise<string> => {
  const address = reachedBy(asked, server).replace(/\/$/, '');
  const { game } = asked;
  if (game === undefined) return `${address}/`;
  if (!isGameId(game)) throw new Error(`There is no game "${game}".`);
  const code = await server.registry.createDefault(game);
  if (code === undefined) throw new Error(`No table of "${game}" can be shared.`);
  return linkTo(address, code);
};

/** The origins in a list with commas. */
const originsIn = (list: string): readonly string[] => list.split(',').flatMap((one) => (URL.canParse(one) ? [new URL(one).origin] : []));

/** Tells the server to end when the process is told to. */
const endOnSignals = (server: RunningServer): void => {
  let isEnding = false;
  const stop = (): void => {
    if (isEnding) return;
    isEnding = true;
    const end = (how: string): void => {
      note({ what: how });
      process.exit(0);
    };
    // What takes longer is safe in the log: an end that was asked for is no failure.
    setTimeout(() => end('ended-late'), PATIENCE).unref();
    server.close().then(
      () => end('ended'),
      () => end('ended-late'),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
};

const serve = async (asked: Asked, setting: RoomsSetting): Promise<void> => {
  const { env } = process;
  const { host, port, address, folder = setting.folder } = asked;
  // Players wait for a server that was started again: what it needs is loaded while its thread looks at the rooms.
  const [{ log, kind }] = await Promise.all([logFor(asked, setting), loadGames()]);
  const server = await startServer({
    log,
    host,
    port,
    ...(folder === undefined ? {} : { folder }),
    worker: setting.bots,
    threads: Number(env['BOT_THREADS'] ?? 1),
    trustsProxy: env['TRUST_PROXY'] === '1',
    origins: [env['ORIGINS'] ?? '', address ?? ''].flatMap(originsIn),
    limits: readLimits(asked.limits),
    note,
  });
  const link = await linkOf(asked, server);
  const code = qrCode(link);
  say(`Rooms are open at ${link}`);
  if (code !== undefined && process.stdout.isTTY) say(qrText(code));
  if (host === '127.0.0.1' && process.stdout.isTTY) say('Only this machine can reach it. Add --host 0.0.0.0 to open it to your network.');
  note({ what: 'started', port: server.port, log: kind });
  // A log that nobody reads any more is no reason to close, nor is there anybody to tell.
  for (const out of [process.stdout, process.stderr]) out.on('error', () => undefined);
  endOnSignals(server);
};

/** Copies the rooms of this machine. */
const backUp = async (to: string | undefined, { redis, file }: Asked): Promise<void> => {
  if (redis !== undefined) throw new Error('These rooms are in Redis: back up its append-only file.');
  say(await backUpTo(to, file ?? USUAL_FILE));
};

/** Does what the words ask for: serves rooms, or copies them. What cannot be done is noted, and the process ends. */
export const runRooms = async (args: readonly string[], setting: RoomsSetting): Promise<void> => {
  let what = 'cannot-do';
  try {
    const { asked, words } = read(args);
    const [word, ...rest] = words;
    if (word === 'backup') return await backUp(rest[0], asked);
    if (word !== undefined) throw new Error(`There is no command "${word}".`);
    what = 'cannot-start';
    await serve(asked, setting);
  } catch (error) {
    // Whoever sits before it is told in a sentence, and a log gets its line.
    if (process.stderr.isTTY) process.stderr.write(`${wordsOf(error)}\n`);
    else note({ what, why: wordsOf(error) });
    process.exit(1);
  }
};
