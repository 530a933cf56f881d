import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderDisk } from './disk.ts';

test('a save that is a link is followed, not replaced', async () => {
  const root = mkdtempSync(join(tmpdir(), 'baize-disk-'));
  const [folder, shared] = [join(root, 'baize'), join(root, 'shared')];
  for (const made of [folder, shared]) mkdirSync(made);
  writeFileSync(join(shared, 'chips.json'), 'old');
  symlinkSync(join('..', 'shared', 'chips.json'), join(folder, 'save.json'));
  const disk = folderDisk(folder);
  await disk.write('draft', 'new');
  await disk.rename('save.json', 'previous.json');
  await disk.rename('draft', 'save.json');
  expect(lstatSync(join(folder, 'save.json')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(shared, 'chips.json'), 'utf8')).toBe('new');
  expect(disk.read('save.json')).toBe('new');
  expect(disk.read('previous.json')).toBe('old');
  rmSync(root, { recursive: true, force: true });
});
