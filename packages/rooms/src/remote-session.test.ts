import type { DecisionMade } from '@baize/casino';
import { inFull } from '@baize/engine';
import { catalogue, type Games } from '@baize/games';
import { expect, test } from 'vitest';
import { Club, seedOf } from './club.fixture.ts';
import { RoomConnection } from './connection.ts';
import { FakeLine } from './line.fixture.ts';
import { openRemote } from './remote-session.ts';

type Hearts = Games['hearts'];
const hearts = await catalogue.hearts();
const holdem = await catalogue.holdem();

/** Ann's session at a table that she has dealt at. */
const atTable = (name: string) => {
  const club = new Club(hearts, 'house', seedOf(name));
  const line = new FakeLine(club);
  const connection = new RoomConnection<Hearts>({ room: '0123456789abcdef', token: 'a1'.repeat(16), nonces: [] }, line.world());
  connection.start();
  line.pass(10);
  connection.sit({ name: 'Ann', face: 'Qc', seat: 0 });
  connection.ready('start');
  const made: DecisionMade<Hearts>[] = [];
  const undone: number[] = [];
  const session = openRemote(hearts, connection, { decided: (one) => made.push(one), undecided: (nth) => undone.push(nth) });
  session.start();
  return { club, line, connection, session, made, undone };
};

const texts = (session: ReturnType<typeof atTable>['session']): readonly string[] =>
  session.now().lines.map(({ saying }) => inFull(saying));
const pass = (session: ReturnType<typeof atTable>['session']): Hearts['action'] => ({
  type: 'pass',
  cards: session.now().shown.offers.flatMap((offer) => (offer.type === 'pass' ? offer.cards.options.slice(0, 3) : [])),
});

test('it is shown beat by beat; until then nothing is on offer, and a choice only shows the rest', () => {
  const { session, made } = atTable('beat by beat');
  expect(session.now()).toMatchObject({ waiting: 'beat', shown: { offers: [] } });
  const { behind, beat } = session.now();
  session.showNext();
  expect(session.now().behind).toBe(behind - 1);
  expect(session.now().beat).not.toBe(beat);
  expect(session.now().told.length).toBe(1);
  session.choose({ type: 'ready' });
  expect(session.now()).toMatchObject({ behind: 0, waiting: 'me' });
  expect([made, session.now().shown.offers[0]?.type]).toEqual([[], 'pass']);
});

test('a choice is kept for a look back, shown at once, and whoever would act again is told whom the table waits for', () => {
  const { session, made, line } = atTable('a choice');
  session.showAll();
  const { shown } = session.now();
  const action = pass(session);
  session.choose(action);
  expect(made).toMatchObject([{ line: 0, round: 1, action, sight: { seat: 0, view: shown.view } }]);
  line.pass(3000);
  session.showAll();
  expect(session.now().waiting).toBe('others');
  session.choose(action);
  expect(texts(session).at(-1)).toMatch(/^Waiting for .+\.$/);
  expect(made.length).toBe(1);
});

test('what the rules forbid is said and not sent; the screen stays as it is', () => {
  const { session, line, made } = atTable('forbidden');
  session.showAll();
  const { beat } = session.now();
  const sent = line.heard.length;
  session.choose({ type: 'pass', cards: [] });
  expect(session.now().lines.at(-1)).toMatchObject({ kind: 'refusal', saying: expect.stringContaining('three') });
  expect([line.heard.length, made.length]).toEqual([sent, 0]);
  expect(session.now().beat).toBe(beat);
});

test('what the clock decided is said, and is no decision to look back at', () => {
  const { club, session, line, undone } = atTable('the clock');
  session.showAll();
  line.fault = 'deaf-to-acts';
  session.choose(pass(session));
  club.timeOut(0);
  session.showAll();
  expect(texts(session)).toContain('Your time was up: a bot moved for you.');
  expect(undone).toEqual([0]);
});

test('no coach sits at it, and whoever listens is told of every change once', () => {
  const { club, session } = atTable('no coach');
  session.showAll();
  let calls = 0;
  const stop = session.subscribe(() => {
    calls += 1;
  });
  session.askHint();
  expect([calls, texts(session).at(-1)]).toEqual([1, 'Hints are off when you play with friends.']);
  session.choose(pass(session));
  stop();
  const before = calls;
  club.move();
  expect(calls).toBe(before);
  expect(session.now().hint).toBeUndefined();
});

test('after a broken line nothing is told of an earlier hand: a picture of the whole room is what it is', () => {
  const club = new Club(holdem, 'holdem', seedOf('a broken line'), 2);
  const line = new FakeLine(club);
  const connection = new RoomConnection<Games['holdem']>({ room: '0123456789abcdef', token: 'a1'.repeat(16), nonces: [] }, line.world());
  connection.start();
  line.pass(10);
  connection.sit({ name: 'Ann', face: 'Qc', seat: 0 });
  connection.ready('start');
  const session = openRemote(holdem, connection);
  session.start();
  const isBetween = (): boolean => club.room.state?.phase === 'between';
  const playOut = (): void => {
    while (!isBetween()) club.move();
  };
  playOut();
  session.showAll();
  const { verdict, lines } = session.now();
  expect(verdict).not.toEqual([]);
  // The same hand is still the one that was told of: after a moment's silence nothing is lost.
  line.cut();
  line.pass(20_000);
  expect(session.now().verdict).toEqual(verdict);
  session.choose({ type: 'ready' });
  while (isBetween()) club.move();
  session.showAll();
  expect(club.room.hand).toBe(2);
  line.cut();
  playOut();
  line.pass(20_000);
  expect(session.now().beat.view.phase).toBe('between');
  expect(session.now()).toMatchObject({ verdict: [], results: [] });
  const told = new Set(lines.map(({ saying }) => saying));
  expect(session.now().lines.filter(({ saying, kind }) => kind === 'event' && told.has(saying))).toEqual([]);
});
