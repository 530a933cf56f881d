import { fillAny, type GameTypes, isEqual } from '@baize/engine';
import { catalogue, type Games } from '@baize/games';
import { expect, test } from 'vitest';
import { roomWaiting } from './client.ts';
import { Club, quickTables, seedOf } from './club.fixture.ts';
import { askForRoom, PATIENCE_MS, RoomConnection, type SocketHandlers } from './connection.ts';
import { FakeLine } from './line.fixture.ts';
import { problemWords } from './sentences.ts';

const ANN = { room: '0123456789abcdef', token: 'a1'.repeat(16), nonces: [] };

/** Ann's visit to a club of her own: she sits down and deals. */
const annDeals = <T extends GameTypes>(club: Club<T>) => {
  const line = new FakeLine(club);
  const connection = new RoomConnection<T>(ANN, line.world());
  connection.start();
  line.pass(10);
  connection.sit({ name: 'Ann', face: 'Qc', seat: 0 });
  connection.ready('start');
  connection.showAll(club.module);
  return { line, connection };
};

/** Bots move until Ann is asked. */
const untilAnn = <T extends GameTypes>(club: Club<T>, connection: RoomConnection<T>): void => {
  for (let moves = 0; moves < 200 && roomWaiting(connection.now().client) !== 'me' && club.room.phase === 'playing'; moves += 1) {
    club.move();
    connection.showAll(club.module);
  }
};

test.each(quickTables)('$name: what is shown ahead of the server is what the server says then', ({ with: withClub, name }) => {
  withClub(seedOf(`ahead ${name}`), <T extends GameTypes>(club: Club<T>) => {
    const { line, connection } = annDeals(club);
    let shownAhead = 0;
    for (let decisions = 0; decisions < 25; decisions += 1) {
      untilAnn(club, connection);
      const { client } = connection.now();
      if (club.room.phase !== 'playing' || roomWaiting(client) !== 'me') break;
      const action = fillAny<T['action']>(client.room?.offers ?? [], club.reader);
      line.fault = 'deaf-to-acts';
      expect(connection.choose(club.module, action)).toBeUndefined();
      // The server has not heard of it: whatever moves now is foreseen.
      const ahead = connection.showAll(club.module).map(({ event }) => event);
      shownAhead += ahead.length;
      const guess = connection.now().client.view;
      line.fault = 'none';
      line.pass(3000);
      expect(connection.now().client.pending).toBeUndefined();
      const rest = connection.now().client.queue.length;
      if (ahead.length > 0 && rest === 0) expect(isEqual(guess, connection.now().client.room?.view)).toBe(true);
      connection.showAll(club.module);
      expect(isEqual(connection.now().client.view, connection.now().client.room?.view)).toBe(true);
    }
    expect(shownAhead).toBeGreaterThan(0);
    expect(line.connections).toBe(1);
  });
});

const hearts = await catalogue.hearts();

/** Three cards to pass, as they lie. */
const firstPass = (connection: RoomConnection<Games['hearts']>): Games['hearts']['action'] => {
  const offers = connection.now().client.room?.offers ?? [];
  return { type: 'pass', cards: offers.flatMap((offer) => (offer.type === 'pass' ? offer.cards.options.slice(0, 3) : [])) };
};

test('what the rules forbid is refused at once, and never sent', () => {
  const club = new Club(hearts, 'house', seedOf('forbidden'));
  const { line, connection } = annDeals(club);
  untilAnn(club, connection);
  const sent = line.heard.length;
  expect(connection.choose(hearts, { type: 'pass', cards: [] })).toMatch(/three/);
  expect(line.heard.length).toBe(sent);
});

test('what the server refuses is taken back, and the table is as it was', () => {
  const club = new Club(hearts, 'house', seedOf('taken back'));
  const { line, connection } = annDeals(club);
  untilAnn(club, connection);
  const before = connection.now().client.view;
  line.fault = 'deaf-to-acts';
  expect(connection.choose(hearts, firstPass(connection))).toBeUndefined();
  connection.showAll(hearts);
  expect(isEqual(connection.now().client.view, before)).toBe(false);
  // By the time it is heard, the seat is away.
  club.must({ t: 'left', seat: 0 });
  line.fault = 'none';
  line.pass(3000);
  expect(connection.now().client).toMatchObject({ pending: undefined, refused: { why: 'away' } });
  expect(isEqual(connection.now().client.view, connection.now().client.room?.view)).toBe(true);
});

test('a line that breaks is opened again, and what was chosen meanwhile is done once', () => {
  const club = new Club(hearts, 'house', seedOf('broken'));
  const { line, connection } = annDeals(club);
  untilAnn(club, connection);
  line.cut();
  expect(connection.now().status).toBe('lost');
  connection.choose(hearts, firstPass(connection));
  expect(club.room.seats[0]?.nth).toBe(0);
  line.pass(20_000);
  expect(connection.now().status).toBe('open');
  expect(club.room.seats[0]?.nth).toBe(1);
  expect(club.log.filter(({ t }) => t === 'act').length).toBe(1);
  expect(connection.now().client.pending).toBeUndefined();
});

test('a seat that was asked for as the line broke is asked for again, and only once', () => {
  const club = new Club(hearts, 'house', seedOf('lost wish'));
  const line = new FakeLine(club);
  const world = line.world();
  let lost = 0;
  const connect = (events: SocketHandlers) => {
    const socket = world.connect(events);
    const send = (text: string): void => {
      const isLost = text.includes('"t":"sit"') && lost === 0;
      if (isLost) {
        lost += 1;
        line.cut();
      } else socket.send(text);
    };
    return { ...socket, send };
  };
  const connection = new RoomConnection<Games['hearts']>(ANN, { ...world, connect });
  connection.start();
  line.pass(10);
  connection.sit({ name: 'Ann', face: 'Ks' });
  expect(club.room.seats[0]?.holder).toBeNull();
  line.pass(2000);
  expect(club.room.seats[0]?.holder?.name).toBe('Ann');
  expect(connection.now().client).toMatchObject({ room: { me: 0 }, refused: undefined });
  line.cut();
  line.pass(2000);
  expect(line.heard.filter(({ t }) => t === 'sit')).toHaveLength(1);
});

test('after a sleep in a pocket one greeting brings the picture', () => {
  const club = new Club(hearts, 'house', seedOf('asleep'));
  const { line, connection } = annDeals(club);
  line.fault = 'silent';
  for (let moves = 0; moves < 20 && club.move(); moves += 1) expect(connection.now().client.room?.seq).toBeLessThan(club.room.seq + 1);
  line.fault = 'none';
  const greetings = line.heard.filter(({ t }) => t === 'hello').length;
  connection.wake();
  expect(line.heard.filter(({ t }) => t === 'hello').length).toBe(greetings + 1);
  expect(connection.now().client.room?.seq).toBe(club.room.seq);
  expect(isEqual(connection.now().client.view, hearts.game.view(club.room.state ?? never(), 0))).toBe(true);
});

test('a line that has died meanwhile is opened anew within a second, without a word of trouble', () => {
  const club = new Club(hearts, 'house', seedOf('dead line'));
  const { line, connection } = annDeals(club);
  line.fault = 'silent';
  club.move();
  connection.wake();
  const { connections } = line;
  line.pass(600);
  line.fault = 'none';
  line.pass(400);
  expect(line.connections).toBe(connections + 1);
  expect(connection.now()).toMatchObject({ status: 'open', problem: undefined, client: { room: { seq: club.room.seq } } });
  // The old one is forgotten: nothing is opened once more.
  line.pass(30_000);
  expect(line.connections).toBe(connections + 1);
});

test('a server that is back within two seconds has its players back less than half a second later', () => {
  for (let away = 50; away <= 2000; away += 50) {
    const club = new Club(hearts, 'house', seedOf('back soon'));
    const { line, connection } = annDeals(club);
    line.fault = 'refuses';
    line.cut();
    line.pass(away);
    line.fault = 'none';
    line.pass(away <= 1500 ? 310 : 460);
    expect(connection.now().status, `${away} ms`).toBe('open');
  }
});

/** Ann has passed her cards, and the line has died before the server heard of it. */
const annPassesIntoTheVoid = (name: string) => {
  const club = new Club(hearts, 'house', seedOf(name));
  const { line, connection } = annDeals(club);
  untilAnn(club, connection);
  line.die();
  connection.choose(hearts, firstPass(connection));
  return { club, line, connection };
};

test('a line that has died under a choice is given up, however often the choice is sent again', () => {
  const { club, line, connection } = annPassesIntoTheVoid('died under a choice');
  line.pass(10_000);
  expect(line.connections).toBe(2);
  expect(club.room.seats[0]?.nth).toBe(1);
  expect(connection.now()).toMatchObject({ status: 'open', client: { pending: undefined } });
});

test('who looks again waits no longer because a choice is just being sent again', () => {
  const { club, line, connection } = annPassesIntoTheVoid('wakes with a choice');
  line.pass(2300);
  connection.wake();
  line.pass(1000);
  expect(line.connections).toBe(2);
  expect(club.room.seats[0]?.nth).toBe(1);
  expect(connection.now().client.pending).toBeUndefined();
});

const never = (): never => {
  throw new Error('There is no table.');
};

test.each([
  ['garbage', 'garbled'],
  ['silent', 'silent'],
] as const)('a server that is %s is survived with a sentence, and left as soon as it is well', (fault, trouble) => {
  const club = new Club(hearts, 'house', seedOf('bad server'));
  const line = new FakeLine(club);
  line.fault = fault;
  const connection = new RoomConnection<GameTypes>(ANN, line.world());
  connection.start();
  line.pass(PATIENCE_MS * 3);
  expect(connection.now()).toMatchObject({ status: 'lost', client: { room: undefined } });
  expect(connection.now().problem).toBe(trouble);
  expect(problemWords(trouble).length).toBeGreaterThan(20);
  line.fault = 'none';
  line.pass(30_000);
  expect(connection.now()).toMatchObject({ status: 'open', problem: undefined });
  connection.stop();
  line.pass(60_000);
  const { connections } = line;
  line.pass(60_000);
  expect(line.connections).toBe(connections);
});

test.each([
  ['silent', /isn’t answering/],
  ['garbage', /can’t read/],
  ['refuses', /can’t be reached/],
] as const)('a server that is %s gives no room, and a sentence why', async (fault, words) => {
  const line = new FakeLine(new Club(hearts, 'house', seedOf('no room')));
  line.fault = fault;
  const wish = { game: 'hearts', preset: 'house', seats: 4, chips: 0, clock: 0, rail: 'link' } as const;
  const world = line.world();
  const asked = askForRoom(
    {
      ...world,
      // A server that talks nonsense does so as soon as it is asked.
      connect: (events) => {
        const socket = world.connect(events);
        return { ...socket, send: () => fault === 'garbage' && events.onText('?') };
      },
    },
    wish,
  );
  line.pass(PATIENCE_MS);
  expect(await asked).toMatchObject({ ok: false, why: expect.stringMatching(words) });
});

test('a line on which nothing is said for fifteen seconds is gone, and one that answers is not', () => {
  const { line, connection } = annDeals(new Club(hearts, 'house', seedOf('heartbeat')));
  line.pass(60_000);
  expect([connection.now().status, line.connections]).toEqual(['open', 1]);
  line.die();
  line.pass(14_000);
  expect(connection.now().status).toBe('open');
  line.pass(6000);
  expect(line.connections).toBe(2);
  line.pass(1000);
  expect(connection.now().status).toBe('open');
});

test('a device that says it has is offline is told so at once, and is back with it', () => {
  const { line, connection } = annDeals(new Club(hearts, 'house', seedOf('offline')));
  connection.goOffline();
  expect(connection.now()).toMatchObject({ status: 'lost', problem: 'offline' });
  expect(problemWords('offline')).toContain('is offline');
  connection.wake();
  line.pass(100);
  expect(connection.now()).toMatchObject({ status: 'open', problem: undefined });
});
