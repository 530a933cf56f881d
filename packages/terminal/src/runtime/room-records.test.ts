import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hearts } from '@baize/games/hearts';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { verifyFile } from './records.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-room-record-'));
const file = join(folder, 'evening.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const verified = async (packs: readonly unknown[]): Promise<{ readonly code: number; readonly said: string }> => {
  const said: string[] = [];
  const note = (text: string | Uint8Array): boolean => said.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(note);
  vi.spyOn(process.stderr, 'write').mockImplementation(note);
  writeFileSync(file, JSON.stringify({ room: 1, game: 'hearts', version: hearts.version, preset: 'house', stacks: [0, 0, 0, 0], packs }));
  return { code: await verifyFile(file, {}), said: said.join('') };
};

const hand = { hand: 1, promise: 'ab'.repeat(32), nonces: [null, null, null, null] };

test('baize verify reads the record of a table with friends, and says what it found', async () => {
  expect(await verified([{ hands: [hand], before: null, after: {} }])).toMatchObject({
    code: 0,
    said: expect.stringContaining('One hand stays sealed'),
  });
  const broken = await verified([{ hands: [{ ...hand, secret: 'cd'.repeat(32) }], before: null, after: {}, acts: [] }]);
  expect(broken).toMatchObject({ code: 1, said: expect.stringContaining('the secret of hand 1 is not the one that was promised') });
});
