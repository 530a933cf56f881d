/** `npm run baize -- …`: the terminal command, built first where its sources have changed. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { setup } from './setup.mjs';
import { root } from './workspace.mjs';

const play = () => {
  const child = spawn(process.execPath, [join(root, 'packages', 'terminal', 'dist', 'baize.cjs'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // Ctrl+C reaches the command by itself; it says goodbye and ends, and this program after it.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  child.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)));
};

await setup();
if (await build('terminal')) play();
else process.exitCode = 1;
