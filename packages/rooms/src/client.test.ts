import { commitment, type GameTypes, inFull, isEqual } from '@baize/engine';
import { catalogue } from '@baize/games';
import { expect, test } from 'vitest';
import { enterRoom, type RoomClient, roomWaiting, showNextBeat } from './client.ts';
import { Club, type Friend, quickTables, seedOf } from './club.fixture.ts';
import { readFrame } from './protocol.ts';
import { receiveFrame } from './receive.ts';
import { placeOf } from './seats.ts';
import { handshake, sendChoice, sendReady, sendSit } from './send.ts';

/** Gives a client all frames that its friend was sent since the last time. */
const listener = <T extends GameTypes>(friend: Friend): (() => RoomClient<T>) => {
  let client = enterRoom<T>({ room: '0123456789abcdef', token: friend.secret, nonces: friend.nonces });
  let read = 0;
  return () => {
    for (; read < friend.frames.length; read += 1) {
      const frame = readFrame<T>(friend.frames[read] ?? '');
      if (frame === undefined) throw new Error('No frame.');
      client = receiveFrame(client, frame);
    }
    return client;
  };
};

/** Whether a client has what the game shows its friend; a friend on the rail is a hand late. */
const isUpToDate = <T extends GameTypes>({ room, module }: Club<T>, friend: Friend, client: RoomClient<T>): boolean => {
  const place = placeOf(room.seats, friend.token ?? '');
  const state = place === undefined && room.phase === 'playing' ? room.before.state : room.state;
  const view = state === null ? null : module.game.view(state, place?.seat ?? 'rail');
  return isEqual(client.room?.view, view) && (place === undefined || client.room?.nth === room.seats[place.seat]?.nth);
};

/** Shows all that is left to be shown. The sentences that were told. */
const showAll = <T extends GameTypes>({ module }: Club<T>, start: RoomClient<T>): readonly string[] => {
  let client = start;
  const sentences: string[] = [];
  while (roomWaiting(client) === 'beat') {
    const next = showNextBeat(module, client);
    sentences.push(...next.told.flatMap((told) => told.sentences.map(inFull)));
    client = next.client;
  }
  expect(isEqual(client.view, client.room?.view)).toBe(true);
  return sentences;
};

test.each(quickTables)('$name: from patches a client has at every entry what the game shows its seat', ({ name, with: withClub }) => {
  withClub(seedOf(`client ${name}`), <T extends GameTypes>(club: Club<T>) => {
    club.start();
    club.enter('Rae');
    const listeners = club.friends.map((friend) => [friend, listener<T>(friend)] as const);
    for (let moves = 0; moves < 40 && club.move(); moves += 1) {
      for (const [friend, listen] of listeners) expect(isUpToDate(club, friend, listen())).toBe(true);
    }
    const client = listeners[0]?.[1]();
    expect(client?.violations).toEqual([]);
    expect(client === undefined ? [] : showAll(club, client)).not.toEqual([]);
  });
});

const hearts = await catalogue.hearts();

test('a choice is kept and sent again until a frame settles it, and its nonce is found again after a reload', () => {
  const club = new Club(hearts, 'house', seedOf('pending'));
  club.start();
  const ann = club.friends[0];
  if (ann === undefined) throw new Error('Nobody came.');
  const listen = listener<GameTypes>(ann);
  const before = listen();
  const sending = sendChoice(before, { type: 'ready' }, 'ab'.repeat(32));
  expect(handshake(sending.client).map(({ t }) => t)).toEqual(['hello', 'act']);
  expect(sending.message).toMatchObject({ t: 'act', nth: 0, reveal: { next: commitment('ab'.repeat(32)) } });
  // What was committed to is shown, whichever of the kept ones it is.
  expect(sending.message).toMatchObject({ reveal: { nonce: ann.nonces.find((one) => commitment(one) === before.room?.commit) } });
  expect(roomWaiting({ ...sending.client, queue: [] })).toBe('others');
  const refused = receiveFrame(sending.client, { t: 'refused', what: 'act', nth: 0, why: 'refused', refusal: { reason: 'hand-in-play' } });
  expect(refused).toMatchObject({ pending: undefined, refused: { refusal: { reason: 'hand-in-play' } } });
  const settled = receiveFrame(sending.client, { ...(before.room ?? never()), nth: 1, seq: 99, mine: 'clock' });
  expect(settled.pending).toBeUndefined();
});

const never = (): never => {
  throw new Error('There is no room.');
};

test('a client notices a nonce that was left out, a promise that changed and one that was broken', () => {
  const club = new Club(hearts, 'house', seedOf('doubt'));
  const ann = club.enter('Ann');
  club.sit(ann);
  const listen = listener<GameTypes>(ann);
  const seated = sendSit(listen(), { name: 'Ann', face: 'Ks' }, '11'.repeat(32)).client;
  const room = { ...(seated.room ?? never()), me: 0, commit: commitment('11'.repeat(32)) };
  const { client, message } = sendReady({ ...seated, room }, 'start', '22'.repeat(32));
  expect(message).toEqual({ t: 'start', reveal: { nonce: '11'.repeat(32), next: commitment('22'.repeat(32)) } });
  const deal = { hand: 1, promise: room.promise, nonces: ['11'.repeat(32), null, null, null], next: 'ff'.repeat(32) };
  const asking = { offers: [], toAct: [], left: null, nth: 0 };
  const beats = { t: 'beats', seq: 9, phase: 'playing', act: null, beats: [], ...asking } as const;
  expect(receiveFrame(client, { ...beats, deal }).violations).toEqual([]);
  expect(receiveFrame(client, { ...beats, deal: { ...deal, nonces: [null, null, null, null] } }).violations).toEqual([
    { what: 'nonce-left-out', hand: 1 },
  ]);
  const changed = receiveFrame(client, { ...beats, deal: { ...deal, promise: 'ee'.repeat(32) } });
  expect(changed.violations).toEqual([{ what: 'promise-changed', hand: 1 }]);
  const broken = receiveFrame(client, { ...beats, deal, opened: [{ hand: 1, secret: '33'.repeat(32) }] });
  expect(broken.violations).toEqual([{ what: 'promise-broken', hand: 1 }]);
});
