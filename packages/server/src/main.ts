/** The command: reads what it is told, opens a log, starts a server, and ends it gracefully. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isGameId } from '@baize/games';
import { linkTo, qrCode, qrText } from '@baize/rooms';
import { openLog } from './log/open.ts';
import { lanAddress, type RunningServer, type ServerNote, startServer } from './server.ts';

const USUAL_PORT = 8321;
const PATIENCE = 5000;

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    file: { type: 'string' },
    folder: { type: 'string' },
    public: { type: 'string' },
    game: { type: 'string' },
  },
});

const say = (text: string): void => void process.stdout.write(`${text}\n`);
/** One line of JSON for each thing that whoever runs the server may want to know. */
const note = (one: ServerNote): void => void process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...one })}\n`);

const { env } = process;
const host = values.host ?? env['HOST'] ?? '127.0.0.1';
const port = Number(values.port ?? env['PORT'] ?? USUAL_PORT);

const onFailure = (error: unknown): void => {
  note({ what: 'disk-failure', why: String(error) });
  process.exit(1);
};
const onTrouble = (error: unknown): void => note({ what: 'redis-trouble', why: error instanceof Error ? error.message : String(error) });
const redis = env['REDIS_URL'] ?? '';

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

const main = async (): Promise<void> => {
  const folder = values.folder ?? env['WEB_FOLDER'];
  const server = await startServer({
    log: await openLog(redis === '' ? { file: values.file ?? env['ROOMS_FILE'] ?? 'rooms.log', onFailure } : { redis, onTrouble }),
    host,
    port,
    ...(folder === undefined ? {} : { folder }),
    worker: { file: new URL('./bot-worker.js', import.meta.url) },
    threads: Number(env['BOT_THREADS'] ?? 1),
    trustsProxy: env['TRUST_PROXY'] === '1',
    origins: (env['ORIGINS'] ?? '').split(',').filter((one) => one !== ''),
    note,
  });
  const link = await linkOf(server);
  const code = qrCode(link);
  say(`Rooms are open at ${link}`);
  if (code !== undefined && process.stdout.isTTY) say(qrText(code));
  note({ what: 'started', port: server.port, log: redis === '' ? 'embedded' : 'redis' });
  const stop = (): void => {
    setTimeout(() => process.exit(1), PATIENCE).unref();
    void server.close().then(() => {
      note({ what: 'ended' });
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
};

main().catch((error: unknown) => {
  note({ what: 'cannot-start', why: error instanceof Error ? error.message : String(error), file: fileURLToPath(import.meta.url) });
  process.exit(1);
});
