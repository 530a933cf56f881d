import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/workspace.mjs';
import { serveImage } from './image.fixture.ts';

/** What this run has installed and built already, each with the mark by which our own commands see that it is what they would make. */
const MADE = [join('node_modules', '.baize-setup'), ...['web', 'server', 'terminal'].map((name) => join('packages', name, 'dist'))];

/**
 * Every step of the Dockerfile is done, but the first two find their work done, as they would in layers that Docker has kept: the marks hold
 * only for this lock file and these sources, and a context that lacks one of them would want to build again, without the tools for it.
 */
test.skipIf(process.platform === 'win32')(
  'what the Dockerfile says, done here with what is built already, serves a table and keeps it',
  async () => {
    const cache = execFileSync('npm', ['config', 'get', 'cache'], { cwd: root, encoding: 'utf8' }).trim();
    const seconds = await serveImage((stage) => {
      for (const made of MADE) cpSync(join(root, made), stage.place(join('/baize', made)), { recursive: true });
      stage.machine = { npm_config_cache: cache, npm_config_prefer_offline: 'true' };
    });
    expect(seconds).toBeGreaterThan(0);
  },
  300_000,
);
