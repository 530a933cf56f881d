import { digest, fork, type GameTypes, isEqual, read } from '@baize/engine';
import { forge } from '@baize/engine/laws';
import { catalogue, type Games } from '@baize/games';
import { describe, expect, test } from 'vitest';
import { enterRoom } from './client.ts';
import { Club, quickTables, seedOf } from './club.fixture.ts';
import { readFrame } from './protocol.ts';
import { receiveFrame } from './receive.ts';
import { outcomeOf, placesIn, playedRecord, rechained, recordOf } from './record.fixture.ts';
import { isRoomRecord, linkAfter, openingLink, type RecordedHand, type RoomRecord, readRoomRecord, writeRoomRecord } from './record.ts';
import { checkRoomRecord, mixedWords, type RoomFault, roomFindingWords } from './record-check.ts';

test.each(quickTables)('$name: a record that a room has written is checked, hand by hand', ({ name, with: withClub }) => {
  withClub(seedOf(`record ${name}`), (club) => {
    club.start();
    for (let moves = 0; moves < 110 && club.move(); moves += 1);
    const record = recordOf(club);
    expect(isRoomRecord(JSON.parse(JSON.stringify(record)))).toBe(true);
    const checked = checkRoomRecord(club.module, JSON.parse(JSON.stringify(record)), { promise: record.seal });
    expect(checked).toMatchObject({ ok: true });
    expect(checked.ok && checked.open + checked.sealed).toBe(record.hands.length);
    expect(record.hands.length).toBe(club.room.phase === 'over' ? club.room.hand : club.room.hand - 1);
    // What stays hidden is not in it.
    for (const { acts, secret } of record.hands) expect(acts === undefined).toBe(secret === undefined);
    expect(JSON.stringify(record)).not.toContain(club.room.house);
  });
});

const hearts = await catalogue.hearts();
const holdem = await catalogue.holdem();
const heartsRecord = playedRecord(hearts, 'house', 'changed', 5);
const holdemRecord = playedRecord(holdem, 'holdem', 'changed', 9);

const handAt = (record: RoomRecord, at: number): RecordedHand => {
  const hand = record.hands[at];
  if (hand === undefined) throw new Error(`No hand ${at}.`);
  return hand;
};
const withHandAt = (record: RoomRecord, at: number, change: Partial<RecordedHand>): RoomRecord => ({
  ...record,
  hands: record.hands.with(at, { ...handAt(record, at), ...change }),
});

test('what holds is said, with what was checked and what could not be', () => {
  const { hands, seal } = heartsRecord;
  expect(hands.length).toBe(4);
  expect(checkRoomRecord(hearts, heartsRecord)).toEqual({
    ok: true,
    open: 4,
    sealed: 0,
    placed: 0,
    unmixed: [],
    unchecked: ['seal', 'log', 'bots'],
  });
  expect(roomFindingWords(checkRoomRecord(hearts, heartsRecord, { promise: seal.slice(0, 8), places: placesIn(heartsRecord) }))).toBe(
    'The record holds up: four hands dealt as sealed and played by the rules. No hand is missing, each begins with the chips of the one before, and no chip appears or disappears. Every player added randomness of their own to every deal. After four hands, the table’s log matched what this device was shown. Not checked: how the bots chose their moves.',
  );
  expect(checkRoomRecord(holdem, holdemRecord)).toMatchObject({ ok: true, unchecked: ['seal', 'log', 'sealed', 'bots'] });
  expect(readRoomRecord(JSON.stringify(heartsRecord))).toEqual(heartsRecord);
  expect(readRoomRecord('{"room":1}')).toBeUndefined();
  expect(checkRoomRecord(hearts, { ...heartsRecord, version: 99 })).toMatchObject({ ok: false, why: 'cannot-open' });
});

test('what somebody has noted is compared: the last seal, a link, a promise, and words that nobody mixes in', () => {
  const checked = (promise: string, words = '') => checkRoomRecord(hearts, heartsRecord, { promise, words });
  expect(checked(heartsRecord.seal)).toMatchObject({ ok: true, unchecked: ['log', 'bots'] });
  expect(checked(handAt(heartsRecord, 1).promise)).toMatchObject({ ok: true, unchecked: ['seal', 'log', 'bots'] });
  expect(checked(handAt(heartsRecord, 1).log ?? '')).toMatchObject({ ok: true, unchecked: ['seal', 'log', 'bots'] });
  expect(checked(openingLink(heartsRecord).slice(0, 12))).toMatchObject({ ok: true, unchecked: ['seal', 'log', 'bots'] });
  for (const wrong of ['ab'.repeat(32), heartsRecord.seal.slice(0, 7), '']) expect(checked(wrong)).toMatchObject({ why: 'other-seal' });
  expect(checked(heartsRecord.seal, 'lucky')).toMatchObject({ ok: false, why: 'no-words' });
  const promises = Object.fromEntries(heartsRecord.hands.map(({ hand, promise }) => [hand, promise]));
  expect(checkRoomRecord(hearts, heartsRecord, { promises })).toMatchObject({ ok: true });
  expect(checkRoomRecord(hearts, heartsRecord, { promises: { ...promises, 2: 'ab'.repeat(32) } })).toMatchObject({ why: 'other-seal' });
});

describe('a careful forger, who makes the chain again, is found out as far as can be', () => {
  const nonce = 'cd'.repeat(32);
  const otherScores = (one: RecordedHand): Partial<RecordedHand> => ({ after: { ...Object(one.after), scores: [0, 0, 13, 13] } });
  const fromHeld = (): readonly [string, RoomRecord, RoomFault][] => {
    const { hands } = heartsRecord;
    const [one, two] = [handAt(heartsRecord, 0), handAt(heartsRecord, 1)];
    return [
      ['a hand dropped', { ...heartsRecord, hands: hands.toSpliced(1, 1) }, 'other-order'],
      ['a hand doubled', { ...heartsRecord, hands: hands.toSpliced(1, 0, one) }, 'other-order'],
      ['hands reversed', { ...heartsRecord, hands: hands.toReversed() }, 'other-order'],
      ['hands numbered again', { ...heartsRecord, hands: hands.slice(1).map((hand, at) => ({ ...hand, hand: at + 1 })) }, 'nonce-broken'],
      ['another secret', withHandAt(heartsRecord, 1, { secret: nonce }), 'promise-broken'],
      ['another promise', withHandAt(heartsRecord, 1, { promise: nonce }), 'promise-broken'],
      ['nonces of the own choice', withHandAt(heartsRecord, 1, { nonces: two.nonces.with(0, nonce) }), 'nonce-broken'],
      ['a nonce left out', withHandAt(heartsRecord, 1, { nonces: two.nonces.with(0, null) }), 'does-not-replay'],
      ['an action left out', withHandAt(heartsRecord, 1, { acts: two.acts?.slice(0, -1) ?? [] }), 'other-acts'],
      ['other scores', withHandAt(heartsRecord, 1, otherScores(two)), 'other-end'],
      ['other stacks', { ...heartsRecord, stacks: heartsRecord.stacks.with(0, 100) }, 'other-end'],
    ];
  };
  test.each(fromHeld())('%s', (_, forged, why) => {
    expect(checkRoomRecord(hearts, forged)).toMatchObject({ ok: false });
    expect(checkRoomRecord(hearts, rechained(forged))).toMatchObject({ ok: false, why });
    expect(roomFindingWords(checkRoomRecord(hearts, rechained(forged)))).toMatch(/^The record doesn’t hold up: /);
    expect(checkRoomRecord(hearts, rechained(forged), { promise: heartsRecord.seal })).toMatchObject({ ok: false });
  });

  test('chips made out of nothing in a sealed hand', () => {
    const at = holdemRecord.hands.findIndex(({ acts }) => acts === undefined);
    const after = Object(handAt(holdemRecord, at).after);
    const forged = withHandAt(holdemRecord, at, { after: { ...after, stacks: after.stacks.with(0, after.stacks[0] + 100) } });
    expect(checkRoomRecord(holdem, forged)).toMatchObject({ ok: false, why: 'chain-broken' });
    expect(checkRoomRecord(holdem, rechained(forged))).toMatchObject({ ok: false, why: 'chips-made-or-lost' });
  });

  test('what only a witness can tell: a last hand cut off, or sealed again with invented scores', () => {
    const cut = { ...heartsRecord, hands: heartsRecord.hands.slice(0, -1) };
    const { secret: _secret, acts: _acts, ...last } = handAt(heartsRecord, 3);
    const invented = { ...heartsRecord, hands: heartsRecord.hands.with(3, { ...last, ...otherScores(last) }) };
    for (const forged of [cut, invented]) {
      expect(checkRoomRecord(hearts, forged)).toMatchObject({ ok: false, why: 'chain-broken' });
      expect(checkRoomRecord(hearts, rechained(forged))).toMatchObject({ ok: true, unchecked: expect.arrayContaining(['seal']) });
      expect(checkRoomRecord(hearts, rechained(forged), { promise: heartsRecord.seal })).toMatchObject({ ok: false, why: 'other-seal' });
    }
  });
});

describe('the chain of the log makes the record provable', () => {
  const club = new Club(hearts, 'house', seedOf('log'));
  club.start();
  while (club.room.hand < 5 && club.move());
  const record = recordOf(club);
  const shownTo = (name: string): Readonly<Record<number, string>> => {
    const frames = club.friends.find((one) => one.name === name)?.frames ?? [];
    let client = enterRoom<Games['hearts']>({ room: club.room.code, token: '', nonces: [] });
    for (const text of frames) {
      const frame = readFrame<Games['hearts']>(text);
      if (frame !== undefined) client = receiveFrame(client, frame);
    }
    return client.places;
  };

  test('everybody is shown where the log stands after each hand, and the record says the same', () => {
    expect(shownTo('Ann')).toEqual(placesIn(record));
    expect(shownTo('Bob')).toEqual(placesIn(record));
    expect(Object.keys(placesIn(record))).toEqual(['1', '2', '3', '4']);
    expect(checkRoomRecord(hearts, record, { places: shownTo('Ann'), end: record.seal })).toMatchObject({
      ok: true,
      placed: 4,
      unchecked: ['bots'],
    });
  });
  test('what nobody sees of it tells nothing: the same log under another secret stands elsewhere', () => {
    expect(JSON.stringify([...club.friends.flatMap(({ frames }) => frames), record])).not.toMatch(new RegExp(club.digests.join('|')));
  });
  test('a log that was written again is found out, though every hand in it is the same', () => {
    // The house says later that it was the clock that had decided for Ann, or that she sat down at another time.
    const at = club.log.findIndex((entry) => entry.t === 'act' && entry.who === 'human');
    for (const change of [{ who: 'clock' }, { at: (club.log[at]?.at ?? 0) - 1 }, { by: 'q' }]) {
      let last = '';
      const digests = club.log.map((entry, which) => {
        last = digest(`${last}\n${JSON.stringify(which === at ? { ...entry, ...change } : entry)}`);
        return last;
      });
      const forged = writeRoomRecord(hearts, club.room.code, club.log, digests);
      if (forged === undefined) throw new Error('There is no record.');
      expect(outcomeOf(forged)).toEqual(outcomeOf(record));
      expect(checkRoomRecord(hearts, forged)).toMatchObject({ ok: true, unchecked: ['seal', 'log', 'bots'] });
      const found = checkRoomRecord(hearts, forged, { places: shownTo('Bob') });
      expect(found).toMatchObject({ ok: false, why: 'other-log' });
      expect(roomFindingWords(found)).toMatch(/^The record doesn’t hold up: after hand \d, the table’s log didn’t match/);
    }
  });
  test('leaving the log out does not help, and neither does another log of a hand alone', () => {
    const without = rechained({ ...record, hands: record.hands.map(({ log: _log, ...one }) => one) });
    const other = rechained(withHandAt(record, 2, { log: 'ab'.repeat(32) }));
    expect(checkRoomRecord(hearts, withHandAt(record, 2, { log: 'ab'.repeat(32) }))).toMatchObject({ ok: false, why: 'chain-broken' });
    expect(checkRoomRecord(hearts, without)).toMatchObject({ ok: true, unchecked: ['seal', 'log', 'bots'] });
    expect(checkRoomRecord(hearts, without, { places: shownTo('Ann') })).toMatchObject({ ok: false, why: 'other-log', hand: 1 });
    expect(checkRoomRecord(hearts, other, { places: shownTo('Ann') })).toMatchObject({ ok: false, why: 'other-log', hand: 3 });
  });
});

test.each(quickTables)('$name: no forgery by chance verifies and changes what somebody won', ({ name, with: withClub }) => {
  const tried = <T extends GameTypes>(club: Club<T>): void => {
    const record = playedRecord(club.module, club.room.opening.preset, `forged ${name}`, 4);
    const reader = read(fork(seedOf('forger'), name));
    for (let left = 60; left > 0; left -= 1) {
      const forged = forge(record, reader);
      if (!isRoomRecord(forged)) continue;
      const isWorse = !isEqual(outcomeOf(forged), outcomeOf(record));
      if (isWorse) expect(checkRoomRecord(club.module, forged), JSON.stringify(forged)).toMatchObject({ ok: false });
      if (isWorse) expect(checkRoomRecord(club.module, rechained(forged), { promise: record.seal })).toMatchObject({ ok: false });
    }
  };
  withClub(seedOf('forger'), tried);
});

test('it tells who mixed no chance into which hands, and says that all did only where it is so', () => {
  const club = new Club(hearts, 'house', seedOf('away'));
  club.start();
  while (club.room.hand < 3) club.move();
  club.must({ t: 'left', seat: 1 });
  while (club.room.hand < 6) club.move();
  club.must({ t: 'back', seat: 1 });
  while (club.room.hand < 8 && club.move());
  const record = writeRoomRecord(hearts, club.room.code, club.log);
  const checked = record === undefined ? undefined : checkRoomRecord(hearts, record);
  expect(checked).toMatchObject({ ok: true, unmixed: [{ name: 'Bob', hands: [4, 5, 6] }] });
  expect(mixedWords(7, [{ name: 'Bob', hands: [4, 5, 6] }])).toBe(
    'Not every player added randomness of their own: not Bob in hands 4 to 6.',
  );
  expect(
    mixedWords(9, [
      { name: 'Bob', hands: [2] },
      { name: 'Cyd', hands: [1, 2, 5, 7, 8, 9] },
    ]),
  ).toBe('Not every player added randomness of their own: not Bob in hand 2 and Cyd in hands 1, 2, 5 and 7 to 9.');
});

test('who is out of the game is dealt nothing, and is not named', () => {
  const club = new Club(holdem, 'holdem', seedOf('broke'), 3);
  club.start();
  while (club.move());
  const record = writeRoomRecord(holdem, club.room.code, club.log);
  if (record === undefined) throw new Error('There is no record.');
  expect(checkRoomRecord(holdem, record)).toMatchObject({ ok: true });
  const outs = record.hands.filter(({ guests, nonces }) => guests.slice(0, 2).includes(null) && nonces.slice(0, 2).includes(null));
  const named = record.hands.flatMap(({ guests, nonces }) => guests.filter((guest, seat) => guest !== null && nonces[seat] === null));
  expect([outs.length > 0 || record.hands.length < 3, named.map((guest) => guest?.name)]).toEqual([true, []]);
});

test('opening a sealed hand later changes no link', () => {
  const hand = handAt(heartsRecord, 0);
  const { secret: _secret, acts: _acts, ...sealed } = hand;
  expect(linkAfter(openingLink(heartsRecord), sealed)).toBe(hand.link);
});
