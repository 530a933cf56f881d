/** `npm run rooms`: sets up, builds the web app and the room server where they have changed, and starts it. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { setup } from './setup.mjs';
import { root } from './workspace.mjs';

const serve = () => {
  const program = join(root, 'packages', 'server', 'dist', 'main.js');
  const folder = join(root, 'packages', 'web', 'dist');
  const child = spawn(process.execPath, [program, '--folder', folder, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Ctrl+C reaches the server by itself; it tells its players, and ends.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  child.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
};

await setup();
if ((await build('web')) && (await build('server'))) serve();
else process.exitCode = 1;
