import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog, type RunningServer, startServer } from './index.ts';
import { LARGEST_PARCEL, PARCEL_WAITS, ProfileMoves, parcelIn } from './profile-moves.ts';

const NAME = 'ab'.repeat(16);

describe('parcels', () => {
  test('are given away once, and only within ten minutes', () => {
    let now = 0;
    const moves = new ProfileMoves(() => now);
    expect(moves.put(NAME, Buffer.from('one'))).toBe(true);
    expect(moves.put(NAME, Buffer.from('two'))).toBe(false);
    now = PARCEL_WAITS - 1;
    expect(String(moves.take(NAME, 'a'))).toBe('one');
    expect(moves.take(NAME, 'a')).toBeUndefined();
    expect(moves.put(NAME, Buffer.from('three'))).toBe(true);
    now += PARCEL_WAITS;
    moves.sweep();
    expect([moves.waiting, moves.take(NAME, 'a')]).toEqual([0, undefined]);
  });

  test('have bounds, each and all together', () => {
    const moves = new ProfileMoves(() => 0);
    expect(moves.put(NAME, Buffer.alloc(LARGEST_PARCEL + 1))).toBe(false);
    let kept = 0;
    while (moves.put(kept.toString(16).padStart(32, '0'), Buffer.alloc(LARGEST_PARCEL))) kept += 1;
    expect(kept).toBe(64);
    moves.take('0'.repeat(32), 'a');
    expect(moves.put(NAME, Buffer.alloc(LARGEST_PARCEL))).toBe(true);
  });

  test('are asked for a few times by one address, and by another all the same', () => {
    const moves = new ProfileMoves(() => 0);
    const asked = Array.from({ length: 21 }, () => moves.take(NAME, 'a'));
    expect(asked.indexOf('too-often')).toBe(20);
    expect(moves.take(NAME, 'b')).toBeUndefined();
    expect(Array.from({ length: 7 }, () => moves.mayPut('a')).indexOf(false)).toBe(6);
  });

  test('have names of 128 bits, and nothing else is one', () => {
    expect(parcelIn(`/move/${NAME}`)).toBe(NAME);
    for (const path of ['/move/', `/move/${NAME}0`, `/move/${NAME.toUpperCase()}`, '/move/../metrics', undefined])
      expect(parcelIn(path)).toBeUndefined();
  });
});

describe('over the wire', () => {
  let server: RunningServer;
  const notes: unknown[] = [];
  beforeAll(async () => {
    server = await startServer({ log: await openLog({}), note: (note) => void notes.push(note) });
  });
  afterAll(() => server?.close());
  const at = (name = NAME) => `${server.url}move/${name}`;

  test('one device puts, another takes; what is too large or comes from a stranger’s page is not read, and nothing is noted', async () => {
    expect((await fetch(at(), { method: 'PUT', body: 'sealed' })).status).toBe(201);
    expect((await fetch(at(), { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
    expect((await fetch(at(), { method: 'POST', body: 'x' })).status).toBe(405);
    const taken = await fetch(at());
    expect([taken.status, taken.headers.get('cache-control'), await taken.text()]).toEqual([200, 'no-store', 'sealed']);
    expect((await fetch(at())).status).toBe(404);
    const large = await fetch(at('cd'.repeat(16)), { method: 'PUT', body: 'x'.repeat(LARGEST_PARCEL + 1) }).then(
      ({ status }) => status,
      // A server that closes the line in the middle may break it before its answer is read.
      () => 413,
    );
    expect(large).toBe(413);
    expect(notes).toEqual([]);
  });
});
