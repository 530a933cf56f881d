/** The command: reads what it is told, opens a log, starts a server, and ends it gracefully. */
import { parseArgs } from 'node:util';
import { isGameId } from '@baize/games';
import { linkTo, qrCode, qrText, roomName } from '@baize/rooms';
import { readLimits } from './limits.ts';
import type { PutAside } from './log/database.ts';
import { backUpTo, openLog } from './log/open.ts';
import { lanAddress, type RunningServer, type ServerNote, startServer } from './server.ts';

const USUAL_PORT = 8321;
const PATIENCE = 5000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    file: { type: 'string' },
    folder: { type: 'string' },
    public: { type: 'string' },
    game: { type: 'string' },
    limits: { type: 'string' },
  },
});

const say = (text: string): void => void process.stdout.write(`${text}\n`);
/** One line of JSON for each thing that whoever runs the server may want to know. */
const note = (one: ServerNote): void => void process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...one })}\n`);

const { env } = process;
const host = values.host ?? env['HOST'] ?? '127.0.0.1';
const port = Number(values.port ?? env['PORT'] ?? USUAL_PORT);

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const redis = env['REDIS_URL'] ?? '';
const file = values.file ?? env['ROOMS_FILE'] ?? 'rooms.db';
const thread = { file: new URL('./thread.js', import.meta.url) };

const onTrouble = (error: unknown): void => note({ what: redis === '' ? 'disk-trouble' : 'redis-trouble', why: wordsOf(error) });
const onAside = ({ room, file: broken, why }: PutAside): void =>
  note({
    what: 'put-aside',
    why,
    ...(room === undefined ? {} : { room: roomName(room) }),
    ...(broken === undefined ? {} : { file: broken }),
  });

/** The address that others in the same network reach this machine by. */
const reachedBy = ({ port: actual }: RunningServer): string => {
  const named = values.public ?? env['PUBLIC_URL'];
  if (named !== undefined) return named;
  return `http://${host === '0.0.0.0' ? lanAddress() : host}:${actual}`;
};

/** Opens a room at once, if a game is named, so that the link leads straight to the table. */
const linkOf = async (server: RunningServer): Promise<string> => {
  const address = reachedBy(server);
  const { game } = values;
  if (game === undefined || !isGameId(game)) return `${address}/`;
  const code = await server.registry.createDefault(game);
  return code === undefined ? `${address}/` : linkTo(address, code);
};

/** The origins in a list with commas. */
const originsIn = (list: string): readonly string[] => list.split(',').flatMap((one) => (URL.canParse(one) ? [new URL(one).origin] : []));

const main = async (): Promise<void> => {
  const folder = values.folder ?? env['WEB_FOLDER'];
  const server = await startServer({
    log: await openLog(redis === '' ? { file, worker: thread, onTrouble, onAside } : { redis, onTrouble }),
    host,
    port,
    ...(folder === undefined ? {} : { folder }),
    worker: thread,
    threads: Number(env['BOT_THREADS'] ?? 1),
    trustsProxy: env['TRUST_PROXY'] === '1',
    origins: [env['ORIGINS'] ?? '', values.public ?? env['PUBLIC_URL'] ?? ''].flatMap(originsIn),
    limits: readLimits(values.limits ?? env['LIMITS'] ?? '{}'),
    note,
  });
  const link = await linkOf(server);
  const code = qrCode(link);
  say(`Rooms are open at ${link}`);
  if (code !== undefined && process.stdout.isTTY) say(qrText(code));
  note({ what: 'started', port: server.port, log: redis === '' ? 'embedded' : 'redis' });
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

/** Copies the rooms of this machine. */
const backUp = async (to: string | undefined): Promise<void> => {
  if (redis !== '') throw new Error('These rooms are in Redis: back up its append-only file.');
  say(await backUpTo(to, file));
};

const [word, ...rest] = positionals;
const work =
  word === undefined ? main() : word === 'backup' ? backUp(rest[0]) : Promise.reject(new Error(`There is no command "${word}".`));
work.catch((error: unknown) => {
  note({ what: word === undefined ? 'cannot-start' : 'cannot-do', why: wordsOf(error) });
  process.exit(1);
});
