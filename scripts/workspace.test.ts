import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims } from './claims.ts';
import { fingerprint, withDependencies } from './sources.mjs';
import { readJson, root } from './workspace.mjs';

test('at least 90 % of the lines and branches of the engine and the games must be covered', claims('PON-14.3'), () => {
  // Read, not imported: to load the test runner's own settings takes longer than all the tests of this file.
  const settings = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
  expect(settings).toContain('const enough = { lines: 90, branches: 90 };');
  for (const name of ['engine', 'games']) expect(settings).toMatch(new RegExp(`thresholds: .*'packages/${name}/src/\\*\\*': enough`));
});

test('every change is tested on Windows, macOS and Linux', claims('PON-11.5'), () => {
  const workflow = readFileSync(join(root, '.github', 'workflows', 'ci.yml'), 'utf8');
  expect(workflow).toContain('os: [ubuntu-latest, windows-latest, macos-latest]');
  expect(workflow).toContain('run: npm test');
});

test('a package is built from itself and all below it', () => {
  expect(withDependencies('games').sort()).toEqual(['engine', 'games']);
  expect(withDependencies('web')).toEqual(expect.arrayContaining(['web', 'casino', 'games', 'engine']));
  expect(fingerprint('engine')).toBe(fingerprint('engine'));
  expect(fingerprint('engine')).not.toBe(fingerprint('games'));
});

test('the lock file names every system and no address', claims('PON-11.2'), () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  for (const system of ['win32-x64', 'darwin-arm64', 'linux-x64-gnu']) expect(lock).toContain(`@rolldown/binding-${system}`);
  expect(lock).not.toContain('"resolved": "http');
  expect(readJson('package.json').dependencies).toBeUndefined();
});
