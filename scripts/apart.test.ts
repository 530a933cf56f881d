import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const apart = fileURLToPath(new URL('apart.mjs', import.meta.url));

/** Goes on for ever, and so does what it has started. */
const ENDLESS = `const wait = 'setInterval(() => 0, 1000)';
require('node:child_process').spawn(process.execPath, ['-e', wait], { stdio: 'inherit' });
console.log('begun');
eval(wait);`;

test.runIf(process.platform !== 'win32')('whoever is told to end takes along what runs apart, with all that it has started', async () => {
  const program = `const { runApart } = await import(${JSON.stringify(apart)});
await runApart(process.execPath, ['-e', ${JSON.stringify(ENDLESS)}], { stdio: 'inherit' });`;
  const stopped = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(stopped.stdout, 'data');
  stopped.kill('SIGTERM');
  // All of them can write to it: it is closed when the last one has ended.
  const closed = once(stopped.stdout, 'close');
  expect(await once(stopped, 'exit')).toEqual([143, null]);
  await closed;
});
