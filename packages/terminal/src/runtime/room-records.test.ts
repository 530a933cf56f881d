import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitment, fillAny, fork, read } from '@baize/engine';
import { hearts, heartsModule } from '@baize/games/hearts';
import { foldEntry, openRoom, type RoomEntry, type RoomRecord, writeRoomRecord } from '@baize/rooms';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { verifyFile } from './records.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-room-record-'));
const file = join(folder, 'evening.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const CODE = '0123456789abcdef';
const house = 'c0de'.repeat(16);
const nonce = 'ab'.repeat(32);
const opening = { game: 'hearts', version: hearts.version, preset: 'house', stacks: [0, 0, 0, 0], bot: 'easy', clock: 0 };
const by = { at: 0, by: 'p' } as const;

/** The record of a table at which somebody deals and leaves, and bots play two hands. */
const record = ((): RoomRecord => {
  const log: RoomEntry[] = [
    { ...by, t: 'opened', ...opening, rail: 'link', house },
    { ...by, t: 'sat', seat: 0, name: 'Ann', face: 'Ks', token: 'aa'.repeat(32), commit: commitment(nonce) },
    { ...by, t: 'started', seat: 0, reveal: { nonce, next: commitment(house) } },
    { ...by, t: 'left', seat: 0 },
  ];
  const [first, ...rest] = log;
  const opened = first === undefined ? undefined : openRoom(heartsModule, CODE, first);
  if (opened?.ok !== true) throw new Error('It opens.');
  let { room } = opened;
  const take = (entry: RoomEntry): void => {
    const folded = foldEntry(heartsModule, room, entry);
    if (!folded.ok) throw new Error(folded.why);
    ({ room } = folded);
  };
  for (const entry of rest) take(entry);
  const reader = read(fork(house, 'moves'));
  while (room.hand < 3 && room.state !== null) {
    const [seat = 0] = hearts.toAct(room.state);
    const action = fillAny(hearts.legal(room.state, seat), reader);
    const entry: RoomEntry = { ...by, t: 'act', seat, nth: room.seats[seat]?.nth ?? 0, who: 'bot', action };
    take(entry);
    log.push(entry);
  }
  const written = writeRoomRecord(heartsModule, CODE, log);
  if (written === undefined) throw new Error('It is written.');
  return written;
})();

const verified = async (
  value: unknown,
  evidence: Parameters<typeof verifyFile>[1] = {},
): Promise<{ readonly code: number; readonly said: string }> => {
  const said: string[] = [];
  const note = (text: string | Uint8Array): boolean => said.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(note);
  vi.spyOn(process.stderr, 'write').mockImplementation(note);
  writeFileSync(file, JSON.stringify(value));
  return { code: await verifyFile(file, evidence), said: said.join('').replaceAll(/\s+/g, ' ') };
};

test('baize verify reads the record of a table with friends, and says what it found', async () => {
  const held = await verified(record, { promise: record.seal.slice(0, 8) });
  expect(held).toMatchObject({ code: 0, said: expect.stringContaining('two hands dealt as sealed and played by the rules') });
  expect(held.said).toContain('not Ann in hand 2');
  expect((await verified(record)).said).toContain('Not checked: whether this is the whole record the table wrote');
  const [one, two] = record.hands;
  const broken = await verified({ ...record, hands: [{ ...one, secret: 'cd'.repeat(32) }, two] });
  expect(broken).toMatchObject({ code: 1, said: expect.stringContaining('the seed of hand 1 isn’t the one that was sealed') });
  expect(await verified({ ...record, hands: [two, one] })).toMatchObject({ code: 1 });
  expect(await verified({ ...record, hands: [] })).toMatchObject({ code: 1 });
});

test('what is given is compared: a seal of another table and words that nobody mixed in are told, and no record of the first form passes', async () => {
  expect(await verified(record, { promise: 'ab'.repeat(32) })).toMatchObject({
    code: 1,
    said: expect.stringContaining('isn’t from this table'),
  });
  expect(await verified(record, { words: 'lucky' })).toMatchObject({ code: 1, said: expect.stringContaining('no words are mixed in') });
  expect(await verified(record, { words: '' })).toMatchObject({ code: 0 });
  expect(await verified({ room: 1, game: 'hearts', packs: [] })).toMatchObject({ code: 1, said: expect.stringContaining('older form') });
});
