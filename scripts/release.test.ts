import { describe, expect, test } from 'vitest';
import { commandManifest } from './command-package.mjs';
import { homeOf, inVersion, lockInVersion, managedFiles, releasedChangelog, versionAfter } from './release.mjs';
import { formula, packedAt, scoopManifest } from './release-files.mjs';
import { readJson } from './workspace.mjs';

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

describe('what package managers read', () => {
  const release = {
    version: '1.2.3',
    description: 'A card room with "quotes" and #{code}.',
    license: 'MIT',
    home: homeOf('git+https://host.example/baize.git'),
    sha256: 'ab'.repeat(32),
  };

  test('both name the packed command of the release, and what it must be', () => {
    expect(packedAt(release)).toBe('https://host.example/baize/releases/download/v1.2.3/baize-1.2.3.tgz');
    const manifest = scoopManifest(release);
    expect([manifest.url, manifest.hash, manifest.version]).toEqual([packedAt(release), release.sha256, '1.2.3']);
    expect(formula(release)).toContain(`url "${packedAt(release)}"\n  sha256 "${release.sha256}"`);
  });

  test('both start the file that is packed, and nothing in a description is run', () => {
    const { bin, files, dependencies } = { dependencies: undefined, ...commandManifest() };
    expect(bin).toEqual({ baize: 'baize.cjs', '21black': 'baize.cjs' });
    expect([files, dependencies]).toEqual([['baize.cjs', 'web'], undefined]);
    expect(scoopManifest(release).pre_install).toContain('%~dp0baize.cjs');
    expect(formula(release)).toContain('libexec/"baize.cjs" => "baize"');
    // The service keeps its rooms in a folder that the formula has made.
    const [, folder] = /"--file", (var\/"\w+)\/rooms\.db"/.exec(formula(release)) ?? [];
    expect(formula(release)).toContain(`(${folder}").mkpath`);
    expect(formula(release)).toContain('desc "Card room with \\"quotes\\" and \\#{code}"');
  });

  test('a release writes both into deploy/, by the very bytes that were packed, in words that their managers take', () => {
    const repository = { url: 'https://host.example/baize' };
    const [brew, scoop] = managedFiles(new TextEncoder().encode('abc'), { ...readJson('package.json'), repository });
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect([brew?.path, scoop?.path]).toEqual(['deploy/baize.rb', 'deploy/baize.json']);
    expect(brew?.text).toContain(`sha256 "${sha256}"`);
    expect(JSON.parse(scoop?.text ?? '')).toMatchObject({ hash: sha256, homepage: repository.url });
    const [, desc = ''] = /desc "(.*)"/.exec(brew?.text ?? '') ?? [];
    expect(desc).toMatch(/^[A-Z].{10,79}[a-z]$/);
    expect(desc).not.toMatch(/^An? /);
  });
});
