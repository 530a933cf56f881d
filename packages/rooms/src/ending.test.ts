import { catalogue, type Games } from '@baize/games';
import { expect, test } from 'vitest';
import { Club, seedOf } from './club.fixture.ts';
import { bestAfter } from './ending.ts';
import { roomFrame } from './frame.ts';
import { writeRoomRecord } from './record.ts';
import { checkRoomRecord } from './record-check.ts';
import { SecrecyLaw } from './secrets.fixture.ts';
import { serverSeedOf } from './seeds.ts';

const holdem = await catalogue.holdem();

/** A table of Hold'em at which two friends have played until it was over. */
const overAt = (label: string) => {
  const club = new Club(holdem, 'holdem', seedOf(label), 3);
  const law = new SecrecyLaw(club);
  club.start();
  while (club.move());
  return { club, law };
};

const recordOf = (club: Club<Games['holdem']>) => {
  const record = writeRoomRecord(holdem, club.room.code, club.log);
  if (record === undefined) throw new Error('There is no record.');
  return record;
};

test('hands in which somebody folded stay sealed until all who were dealt to agree; then the record holds to the last card', () => {
  const { club, law } = overAt('sealed');
  expect(club.room.phase).toBe('over');
  const sealed = club.room.sealed.flatMap(({ hands }) => hands);
  expect(sealed.length).toBeGreaterThan(0);
  const before = checkRoomRecord(holdem, recordOf(club));
  expect(before).toMatchObject({ ok: true, sealed: sealed.length });
  expect(club.do({ t: 'agreed', seat: 2 })).toMatchObject({ why: 'not-your-seat' });
  expect(club.must({ t: 'agreed', seat: 0 }).opened).toEqual([]);
  expect(club.do({ t: 'agreed', seat: 0 })).toMatchObject({ why: 'decided-already' });
  expect(roomFrame(holdem, club.room, undefined, club.now)).toMatchObject({ sealed: sealed.length, agreed: [0] });
  expect(checkRoomRecord(holdem, recordOf(club))).toEqual(before);
  expect(club.must({ t: 'agreed', seat: 1 }).opened).toEqual(sealed);
  expect(club.room.sealed).toEqual([]);
  const record = recordOf(club);
  expect(checkRoomRecord(holdem, record)).toMatchObject({ ok: true, open: club.room.hand, sealed: 0 });
  for (const { hand, secret } of record.hands) expect(secret).toBe(serverSeedOf(club.room.house, hand));
  expect(law.leaks).toEqual([]);
});

test('who left the table for good cannot agree, so what they were dealt stays sealed', () => {
  const club = new Club(holdem, 'holdem', seedOf('gone'), 3);
  club.start();
  while (club.room.hand < 2 && club.move());
  club.must({ t: 'left', seat: 1 });
  club.must({ t: 'freed', seat: 1, host: true });
  while (club.move());
  const hers = club.room.sealed.filter(({ holders }) => holders.length > 1);
  expect(club.do({ t: 'agreed', seat: 1 })).toMatchObject({ why: 'not-your-seat' });
  club.must({ t: 'agreed', seat: 0 });
  expect(club.room.sealed).toEqual(hers);
  expect(hers.length).toBeGreaterThan(0);
});

test('nobody agrees before the end, and where nothing is sealed nobody has to', async () => {
  const club = new Club(await catalogue.hearts(), 'house', seedOf('open'));
  club.start();
  expect(club.do({ t: 'agreed', seat: 0 })).toMatchObject({ why: 'too-early' });
  while (club.move());
  expect(club.do({ t: 'agreed', seat: 0 })).toMatchObject({ why: 'nothing-sealed' });
});

test('once more: the first opens a table for all, and the others follow by name', () => {
  const { club } = overAt('again');
  const [one, other] = ['0123456789abcdef', 'fedcba9876543210'];
  club.must({ t: 'again', seat: 0, room: one });
  expect(club.do({ t: 'again', seat: 0, room: one })).toMatchObject({ why: 'decided-already' });
  expect(club.do({ t: 'again', seat: 1, room: other })).toMatchObject({ why: 'decided-already' });
  expect(club.do({ t: 'again', seat: 2, room: one })).toMatchObject({ why: 'not-your-seat' });
  expect(club.must({ t: 'again', seat: 1, room: one }).room).toMatchObject({ again: one, goers: [0, 1] });
});

test('the best hand of the evening is kept, and how long it took', () => {
  const { club } = overAt('best');
  const { best, began } = club.room;
  expect(best?.net).toBeGreaterThan(0);
  expect(began).toBe(1000);
  expect(roomFrame(holdem, club.room, undefined, club.now)).toMatchObject({ best, lasted: club.room.at - 1000 });
  const settled = { type: 'settled', results: [{ net: -40, result: 'lost' }, { net: 40, result: 'won' }, null] };
  expect(bestAfter(null, [settled], 7)).toEqual({ seat: 1, hand: 7, net: 40 });
  expect(bestAfter({ seat: 0, hand: 2, net: 40 }, [settled], 7)).toEqual({ seat: 0, hand: 2, net: 40 });
});

test('how long it took is told of the sitting: it does not go on after the end', () => {
  const { club } = overAt('duration');
  const lasted = club.room.at - 1000;
  club.now += 3_600_000;
  club.must({ t: 'again', seat: 0, room: '0123456789abcdef' });
  expect(roomFrame(holdem, club.room, undefined, club.now)).toMatchObject({ phase: 'over', lasted });
});

/** Whether the table waits for nothing but the next deal. */
const isBetween = ({ room: { state } }: Club<Games['holdem']>): boolean =>
  state !== null && holdem.game.toAct(state).every((seat) => holdem.game.legal(state, seat).some(({ type }) => type === 'ready'));

test('the host closes a table for all, between two hands: nobody is saved from a bet, and the record holds', () => {
  const club = new Club(holdem, 'holdem', seedOf('closed'), 3);
  const law = new SecrecyLaw(club);
  club.start();
  expect(club.do({ t: 'ended', seat: 0 })).toMatchObject({ why: 'hand-in-play' });
  while (!isBetween(club) && club.move());
  expect(club.do({ t: 'ended', seat: 1 })).toMatchObject({ why: 'not-the-host' });
  const chips = club.room.state === null ? [] : club.room.seats.map((_, seat) => holdem.game.chips(club.room.state ?? fail(), seat));
  for (const friend of club.friends) friend.frames.length = 0;
  club.must({ t: 'ended', seat: 0 });
  expect(club.room.phase).toBe('over');
  expect(club.move()).toBe(false);
  expect(club.do({ t: 'ended', seat: 0 })).toMatchObject({ why: 'not-at-play' });
  expect(club.room.seats.map((_, seat) => holdem.game.chips(club.room.state ?? fail(), seat))).toEqual(chips);
  // Everybody is told at once.
  for (const friend of club.friends) expect(friend.frames.at(-1)).toContain('"closedByHost":true');
  expect(checkRoomRecord(holdem, recordOf(club))).toMatchObject({ ok: true });
  expect(law.leaks).toEqual([]);
});

const fail = (): never => {
  throw new Error('There is no table.');
};
