import { digest, isEqual } from '@baize/engine';
import { catalogue } from '@baize/games';
import { expect, test } from 'vitest';
import { Club, seedOf } from './club.fixture.ts';
import { foldEntry, openRoom } from './fold.ts';
import { seatsSeen } from './frame.ts';
import { botPersonas } from './personas.ts';
import { readFrame } from './protocol.ts';
import { MAX_SPECTATORS, placeInQueue, SPECTATOR_STAYS, spectatorId, spectatorsSeen } from './spectators.ts';

const hearts = await catalogue.hearts();
const holdem = await catalogue.holdem();

const lobby = () => {
  const club = new Club(holdem, 'holdem', seedOf('lobby'), 5);
  const [ann, bob] = [club.enter('Ann'), club.enter('Bob')];
  club.sit(ann, 1);
  club.sit(bob, 4);
  return { club, ann, bob, table: club.room.opening };
};

test('who was ready may say that they are not, and what they mix in next is what counts', () => {
  const { club, bob, ann } = lobby();
  const first = club.reveal(bob);
  club.must({ t: 'ready', seat: 4, reveal: first });
  club.must({ t: 'unready', seat: 4 });
  expect(club.room.seats[4]).toMatchObject({ ready: false, nonce: first.nonce });
  expect(club.do({ t: 'unready', seat: 4 })).toMatchObject({ why: 'decided-already' });
  expect(club.do({ t: 'unready', seat: 0 })).toMatchObject({ why: 'not-your-seat' });
  const second = club.reveal(bob);
  club.must({ t: 'ready', seat: 4, reveal: second });
  expect(club.must({ t: 'started', seat: 1, reveal: club.reveal(ann) }).dealt?.nonces[4]).toBe(second.nonce);
  expect(club.do({ t: 'unready', seat: 4 })).toMatchObject({ why: 'not-in-the-lobby' });
});

test('the host alone lays another table, before the first deal; who sat beyond its last seat moves up, and all are asked anew', () => {
  const { club, ann, bob, table } = lobby();
  club.must({ t: 'ready', seat: 4, reveal: club.reveal(bob) });
  const three = { ...table, stacks: [500, 500, 500], clock: 0 };
  expect(club.do({ t: 'changed', seat: 4, table: three })).toMatchObject({ why: 'not-the-host' });
  expect(club.do({ t: 'changed', seat: 1, table: { ...table, stacks: [500] } })).toMatchObject({ why: 'cannot-open' });
  expect(club.do({ t: 'changed', seat: 1, table: { ...table, version: 99 } })).toMatchObject({ why: 'cannot-open' });
  const { room } = club.must({ t: 'changed', seat: 1, table: three });
  expect(room.seats.map(({ holder, ready }) => [holder?.name, ready])).toEqual([
    ['Bob', false],
    ['Ann', false],
    [undefined, false],
  ]);
  const [, ...frames] = bob.frames.map((text) => readFrame(text)).reverse();
  expect(frames.length).toBeGreaterThan(0);
  expect(readFrame(bob.frames.at(-1) ?? '')).toMatchObject({ t: 'room', me: 0, stacks: [500, 500, 500], clock: 0 });
  club.sit(club.enter('Cat'));
  expect(club.do({ t: 'changed', seat: 1, table: { ...three, stacks: [500, 500] } })).toMatchObject({ why: 'too-few-seats' });
  club.must({ t: 'started', seat: 1, reveal: club.reveal(ann) });
  expect(club.do({ t: 'changed', seat: 1, table })).toMatchObject({ why: 'not-in-the-lobby' });
});

test('seats that are added or taken away leave those ready who were', () => {
  const { club, bob, table } = lobby();
  club.must({ t: 'ready', seat: 4, reveal: club.reveal(bob) });
  const { room } = club.must({ t: 'changed', seat: 1, table: { ...table, stacks: table.stacks.slice(0, 2), fills: false } });
  expect(room.seats.map(({ ready }) => ready)).toEqual([true, false]);
});

test('another game can be laid; its cards are dealt by its own rules, and the log folds again', () => {
  const { club, ann } = lobby();
  const table = {
    game: 'hearts',
    version: hearts.game.version,
    preset: 'house',
    stacks: [0, 0, 0, 0],
    bot: 'hard',
    clock: 0,
    rail: 'link',
  } as const;
  club.must({ t: 'changed', seat: 1, table });
  const reveal = club.reveal(ann);
  expect(club.do({ t: 'started', seat: 1, reveal })).toMatchObject({ why: 'cannot-open' });
  const [first, ...rest] = club.log;
  if (first === undefined) throw new Error('An empty log.');
  let folded = openRoom(hearts, club.room.code, first);
  for (const entry of [...rest, { at: club.now, by: 'p', t: 'started', seat: 1, reveal } as const]) {
    if (folded.ok) folded = foldEntry(hearts, folded.room, entry);
  }
  expect(folded.ok && folded.room.opening.game).toBe('hearts');
  expect(folded.ok && folded.room.state !== null && hearts.game.view(folded.room.state, 1).hands[1]?.length).toBe(13);
});

test('where the house does not fill the seats, an empty one keeps the first hand from being dealt', () => {
  const { club, ann, table } = lobby();
  club.must({ t: 'changed', seat: 1, table: { ...table, fills: false } });
  expect(club.do({ t: 'started', seat: 1, reveal: club.reveal(ann) })).toMatchObject({ why: 'too-few-guests' });
  const seat = club
    .must({ t: 'changed', seat: 1, table: { ...table, stacks: table.stacks.slice(0, 2), fills: false } })
    .room.seats.findIndex(({ holder }) => holder?.name === 'Ann');
  expect(club.must({ t: 'started', seat, reveal: club.reveal(ann) }).room.phase).toBe('playing');
  expect(seatsSeen(club.room).every(({ held }) => held)).toBe(true);
});

test('who watches is named to all, keeps a place in the line, and leaves the rail with a seat or without a word', () => {
  const { club } = lobby();
  const guest = (name: string, waits: boolean) => ({ t: 'watched', name, face: 'Jd', token: digest(digest(name)), waits }) as const;
  club.must(guest('Rae', false));
  club.must(guest('Sol', true));
  club.must(guest('Tea', true));
  const seen = spectatorsSeen(club.room);
  expect(seen.map(({ name, waits }) => [name, waits])).toEqual([
    ['Rae', false],
    ['Sol', true],
    ['Tea', true],
  ]);
  expect([spectatorId(digest('Sol')), spectatorId(digest('Tea')), spectatorId(digest('Rae'))].map((id) => placeInQueue(seen, id))).toEqual([
    0, 1, -1,
  ]);
  club.now += SPECTATOR_STAYS / 2;
  club.must(guest('Sol', true));
  expect(spectatorsSeen(club.room).map(({ name }) => name)).toEqual(['Rae', 'Sol', 'Tea']);
  club.must(guest('Rae', true));
  expect(placeInQueue(spectatorsSeen(club.room), spectatorId(digest('Rae')))).toBe(2);
  club.must({ t: 'sat', seat: 0, name: 'Sol', face: 'Jd', token: digest(digest('Sol')), commit: 'ab'.repeat(32) });
  expect(club.do(guest('Sol', false))).toMatchObject({ why: 'seated-already' });
  club.must({ t: 'unwatched', token: digest(digest('Tea')) });
  expect(club.do({ t: 'unwatched', token: digest(digest('Tea')) })).toMatchObject({ why: 'decided-already' });
  expect(spectatorsSeen(club.room).map(({ name }) => name)).toEqual(['Rae']);
  club.now += SPECTATOR_STAYS;
  club.must({ t: 'said', seat: 1, phrase: 'ouch' });
  expect(spectatorsSeen(club.room)).toEqual([]);
  for (let at = 0; at < MAX_SPECTATORS; at += 1) club.must(guest(`Guest ${at}`, false));
  expect(club.do(guest('One more', false))).toMatchObject({ why: 'rail-is-full' });
});

test('a room with everything in it is plain JSON', () => {
  const { club } = lobby();
  club.must({ t: 'watched', name: 'Rae', face: 'Jd', token: digest('rae'), waits: true });
  expect(isEqual(JSON.parse(JSON.stringify(club.room)), club.room)).toBe(true);
});

test('nobody of the house is called as a friend is, or has the same face; the others stay who they are', () => {
  const nobody = Array.from({ length: 6 }, () => false);
  const before = botPersonas('0123456789abcdef', nobody);
  const [first, second] = before;
  if (first === undefined || second === undefined) throw new Error('Nobody is there.');
  const friends = [
    { name: first.name.toUpperCase(), face: 'none' },
    { name: 'Friend', face: second.face },
  ];
  const after = botPersonas('0123456789abcdef', nobody, friends);
  expect(after.slice(2)).toEqual(before.slice(2));
  expect(after[0]?.name).not.toBe(first.name);
  expect(after[1]?.face).not.toBe(second.face);
  expect(new Set(after.map(({ name }) => name)).size).toBe(6);
});

test('however many friends there are, none of the house has the name of one, or of another', () => {
  for (let code = 0; code < 300; code += 1) {
    const all = botPersonas(
      `room ${code}`,
      Array.from({ length: 12 }, () => false),
    );
    // Friends who are called like people of the house and have the faces of others.
    const friends = all.slice(0, 4).map(({ name }, at) => ({ name, face: all[11 - at]?.face ?? '' }));
    const held = Array.from({ length: 8 }, (_, seat) => seat % 2 === 0);
    const house = botPersonas(`room ${code}`, held, friends).filter((_, seat) => held[seat] === false);
    expect(new Set([...friends, ...house].map(({ name }) => name)).size).toBe(8);
    expect(new Set([...friends, ...house].map(({ face }) => face)).size).toBe(8);
  }
});
