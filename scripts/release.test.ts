import { expect, test } from 'vitest';
import { inVersion, lockInVersion, releasedChangelog, versionAfter } from './release.mjs';

test('a release is named by its kind or by itself, and is later than the last', () => {
  expect(versionAfter('0.1.9', 'patch')).toBe('0.1.10');
  expect(versionAfter('0.1.9', 'minor')).toBe('0.2.0');
  expect(versionAfter('0.1.9', 'major')).toBe('1.0.0');
  expect(versionAfter('0.1.9', '0.10.0')).toBe('0.10.0');
  for (const word of ['', 'huge', '0.1.9', '0.1.8', '0.0.10', '1.0', 'v1.0.0', '1.0.0-beta'])
    expect(versionAfter('0.1.9', word)).toBeUndefined();
});

test('the changelog gets a heading with the version and the day, and room for what comes', () => {
  const text = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n';
  const released = '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-15)\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n';
  expect(releasedChangelog(text, '0.2.0', '2026-11-15')).toBe(released);
  expect(releasedChangelog('## Unreleased\n\n- New.\n', '0.2.0', '2026-11-15')).toBe('## Unreleased\n\n## 0.2.0 (2026-11-15)\n\n- New.\n');
  expect(releasedChangelog(released, '0.3.0', '2026-11-16')).toBeUndefined();
  expect(releasedChangelog('# Changelog\n', '0.2.0', '2026-11-15')).toBeUndefined();
});

test('every package of ours moves to the version, and nobody else', () => {
  const manifest = {
    name: 'x',
    version: '0.1.0',
    repository: { type: 'git', url: '' },
    dependencies: { '@baize/engine': '0.1.0', valibot: '^1.0.0' },
  };
  expect(inVersion(manifest, '0.2.0', 'https://host.example/baize')).toEqual({
    name: 'x',
    version: '0.2.0',
    repository: { type: 'git', url: 'https://host.example/baize' },
    dependencies: { '@baize/engine': '0.2.0', valibot: '^1.0.0' },
  });
  expect(inVersion({ version: '0.1.0' }, '0.2.0')).toEqual({ version: '0.2.0' });
  const vite = { version: '8.0.0' };
  const link = { link: true };
  const lock = {
    version: '0.1.0',
    packages: { '': { version: '0.1.0' }, 'packages/x': manifest, 'node_modules/vite': vite, 'node_modules/@baize/x': link },
  };
  const moved = lockInVersion(lock, '0.2.0');
  expect([moved.version, moved.packages['']?.version, moved.packages['packages/x']?.dependencies?.['@baize/engine']]).toEqual([
    '0.2.0',
    '0.2.0',
    '0.2.0',
  ]);
  expect(moved.packages['node_modules/vite']).toBe(vite);
  expect(moved.packages['node_modules/@baize/x']).toBe(link);
});
