import { catalogue } from '@baize/games';
import { expect, test } from 'vitest';
import { Club, quickTables, seedOf } from './club.fixture.ts';
import { checkRoomRecord, isRoomRecord, type RoomRecord, readRoomRecord, roomFindingWords, writeRoomRecord } from './record.ts';

test.each(quickTables)('$name: a record that a room has written is checked, hand by hand', ({ name, with: withClub }) => {
  withClub(seedOf(`record ${name}`), (club) => {
    club.start();
    for (let moves = 0; moves < 110 && club.move(); moves += 1);
    const record = writeRoomRecord(club.module, club.room.code, club.log);
    expect(isRoomRecord(JSON.parse(JSON.stringify(record)))).toBe(true);
    if (record === undefined) return;
    const checked = checkRoomRecord(club.module, JSON.parse(JSON.stringify(record)));
    expect(checked).toMatchObject({ ok: true });
    const hands = record.packs.flatMap((pack) => pack.hands).length;
    expect(checked.ok && checked.open + checked.sealed).toBe(hands);
    // What stays hidden is not in it.
    for (const pack of record.packs) if (pack.acts === undefined) expect(pack.hands.every(({ secret }) => secret === undefined)).toBe(true);
    expect(JSON.stringify(record)).not.toContain(club.room.house);
  });
});

test('a record that was changed does not pass', async () => {
  const hearts = await catalogue.hearts();
  const club = new Club(hearts, 'house', seedOf('changed'));
  club.start();
  while (club.room.hand < 3) club.move();
  const record = writeRoomRecord(hearts, club.room.code, club.log);
  const [pack] = record?.packs ?? [];
  if (record === undefined || pack === undefined) throw new Error('No record.');
  expect(checkRoomRecord(hearts, record)).toEqual({ ok: true, open: 2, sealed: 0 });
  expect(roomFindingWords(checkRoomRecord(hearts, record))).toBe('The record holds: two hands dealt as promised and played by the rules.');
  expect(readRoomRecord(JSON.stringify(record))).toEqual(record);
  expect(readRoomRecord('{"room":1}')).toBeUndefined();
  const withFirst = (change: Partial<typeof pack>): RoomRecord => ({ ...record, packs: [{ ...pack, ...change }] });
  const [hand] = pack.hands;
  if (hand === undefined) throw new Error('No hand.');
  expect(checkRoomRecord(hearts, withFirst({ hands: [{ ...hand, secret: 'ab'.repeat(32) }] }))).toMatchObject({
    ok: false,
    why: 'promise-broken',
  });
  const nonces = hand.nonces.with(0, 'cd'.repeat(32));
  expect(checkRoomRecord(hearts, withFirst({ hands: [{ ...hand, nonces }] }))).toMatchObject({ ok: false, why: 'does-not-replay' });
  expect(checkRoomRecord(hearts, withFirst({ acts: pack.acts?.slice(0, -1) ?? [] }))).toMatchObject({ ok: false, why: 'other-end' });
  expect(checkRoomRecord(hearts, { ...record, version: 99 })).toMatchObject({ ok: false, why: 'cannot-open' });
});
