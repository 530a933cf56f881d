/** `npm start`: sets up, builds the web app where it has changed, serves it, and says where. */
import { checkNode, setup } from './setup.mjs';

checkNode();
// Only now: these may ask for more than an old Node has.
const { join } = await import('node:path');
const { build } = await import('./build.mjs');
const { choosePort } = await import('./port.mjs');
const { serve } = await import('./serve.mjs');
const { root } = await import('./workspace.mjs');

const TRIES = 100;

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Serves on the first free port from this one on.
 * @param {number} first
 */
const serveFrom = async (first) => {
  const folder = join(root, 'packages', 'web', 'dist');
  for (let port = first; port < first + TRIES && port <= 65_535; port += 1) {
    try {
      return await serve({ folder, port });
    } catch (error) {
      if (codeOf(error) === 'EACCES')
        throw new Error(`This account may not use port ${port}. Choose one above 1023: npm start -- --port 8080`);
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No port is free from ${first} on. Choose another: npm start -- --port 8080`);
};

/** @param {Awaited<ReturnType<typeof serve>>} server */
const untilStopped = (server) => {
  const stop = async () => {
    await server.close();
    console.log('\nGoodbye.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());
  // Whoever ends npm ends only npm and its shell; the server must not stay behind without them.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event']) setInterval(() => process.ppid !== parent && void stop(), 250).unref();
};

const main = async () => {
  const choice = choosePort(process.argv.slice(2), process.env);
  if (!choice.ok) {
    console.error(choice.trouble);
    return 2;
  }
  await setup();
  if (!(await build('web'))) return 1;
  const server = await serveFrom(choice.port);
  if (server.port !== choice.port) console.log(`Port ${choice.port} is busy, so Baize took the next free one.`);
  console.log(`\nBaize is open at ${server.url}\nPress Ctrl+C to close it.`);
  untilStopped(server);
  return 0;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
