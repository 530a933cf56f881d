import { isEqual } from '@baize/engine';
import { catalogue } from '@baize/games';
import { expect, test } from 'vitest';
import { Club, quickTables, seedOf, sharedTables } from './club.fixture.ts';
import { FREED_AFTER, foldEntry, GONE_AFTER, openRoom } from './fold.ts';
import { seatsSeen } from './frame.ts';
import { nextTask } from './next-task.ts';
import { formerSeatOf, hostOf } from './seats.ts';

const hearts = await catalogue.hearts();
const holdem = await catalogue.holdem();
const club = (label: string) => new Club(hearts, 'house', seedOf(label));

test('friends can share every table with two seats, and no other', () => {
  expect(sharedTables.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['pontoon british', 'hearts house', 'holdem holdem', 'sabacc house'],
      ...['blackjack shared', 'blackjack banked', 'roulette shared', 'roulette banked'],
    ]),
  );
  const alone = /blackjack (classic|casino|vegas|european)|roulette (?:house|european|french)|pontoon house/;
  expect(sharedTables.some(({ name }) => alone.test(name))).toBe(false);
});

test.each(quickTables)('$name: a room folds to the same from its log, and plays on', ({ name, with: withClub }) => {
  withClub(seedOf(name), (one) => {
    one.start();
    for (let moves = 0; moves < 40 && one.move(); moves += 1);
    const [first, ...rest] = one.log;
    if (first === undefined) throw new Error('An empty log.');
    let again = openRoom(one.module, one.room.code, first);
    for (const entry of rest) if (again.ok) again = foldEntry(one.module, again.room, entry);
    expect(again.ok && isEqual(again.room, one.room)).toBe(true);
    expect(isEqual(JSON.parse(JSON.stringify(one.room)), one.room)).toBe(true);
    expect(one.log.length).toBeGreaterThan(20);
  });
});

test('an act happens once: doubled, late or early, it is not taken', () => {
  const one = club('once');
  one.start();
  while (nextTask(one.room)?.what === 'bot') one.move();
  const entry = one.log.length;
  one.move();
  const act = one.log[entry];
  if (act?.t !== 'act') throw new Error('Nobody acted.');
  expect(one.do(act)).toMatchObject({ ok: false, why: 'decided-already' });
  expect(one.do({ ...act, nth: act.nth + 2 })).toMatchObject({ ok: false, why: 'not-asked-yet' });
  expect(one.log.length).toBe(entry + 1);
});

test('a bot plays where nobody sits, and a player only for themselves', () => {
  const one = club('bots');
  one.start();
  const asked = one.room.seats.findIndex((seat) => seat.holder === null && seat.asked !== null);
  const held = one.room.seats.findIndex((seat) => seat.holder !== null && seat.asked !== null);
  const action = { type: 'ready' };
  expect(one.do({ t: 'act', seat: asked, nth: 0, who: 'human', action })).toMatchObject({ why: 'not-your-seat' });
  expect(one.do({ t: 'act', seat: held, nth: 0, who: 'bot', action })).toMatchObject({ why: 'not-your-seat' });
  expect(one.do({ t: 'act', seat: held, nth: 0, who: 'human', action })).toMatchObject({
    why: 'refused',
    refusal: { reason: 'hand-in-play' },
  });
});

test('the clock decides when the time is up and not before; after two in a row a bot plays until its player is back', () => {
  const one = new Club(holdem, 'tda', seedOf('clock'));
  one.start();
  const untilHuman = (): number => {
    while (nextTask(one.room)?.what === 'bot') one.move();
    const due = nextTask(one.room);
    if (due?.what !== 'clock') throw new Error('Nobody is asked.');
    return due.seat;
  };
  const early = untilHuman();
  const nth = one.room.seats[early]?.nth ?? 0;
  expect(one.do({ t: 'act', seat: early, nth, who: 'clock', action: { type: 'fold' } })).toMatchObject({ why: 'too-early' });
  const seen = new Map<number, number>();
  let away: number | undefined;
  for (let turns = 0; turns < 12 && away === undefined; turns += 1) {
    const seat = untilHuman();
    expect(one.timeOut(seat).ok).toBe(true);
    seen.set(seat, (seen.get(seat) ?? 0) + 1);
    if (one.room.seats[seat]?.away !== null) away = seat;
  }
  expect(seen.get(away ?? -1)).toBe(2);
  expect(one.do({ t: 'freed', seat: away ?? -1, host: false })).toMatchObject({ why: 'too-early' });
  expect(one.must({ t: 'back', seat: away ?? -1 }).room.seats[away ?? -1]).toMatchObject({ away: null, misses: 0 });
});

test('a seat that was away for ten minutes may be given to others; before that only the host gives it', () => {
  const one = club('freed');
  one.start();
  one.must({ t: 'left', seat: 1 });
  one.now += FREED_AFTER - 1;
  expect(one.do({ t: 'freed', seat: 1, host: false })).toMatchObject({ why: 'too-early' });
  expect(one.do({ t: 'freed', seat: 0, host: true })).toMatchObject({ why: 'not-away' });
  one.now += 1;
  expect(one.must({ t: 'freed', seat: 1, host: false }).room.seats[1]?.holder).toBeNull();
});

test('who has no line is marked; after a minute the others may let the house play, and who comes back plays on at once', () => {
  const one = club('gone');
  one.start();
  one.must({ t: 'gone', seat: 1 });
  expect(seatsSeen(one.room)[1]).toMatchObject({ away: null, gone: 0 });
  expect(one.do({ t: 'gone', seat: 1 })).toMatchObject({ why: 'decided-already' });
  one.now += GONE_AFTER - 1;
  expect(one.do({ t: 'covered', seat: 1 })).toMatchObject({ why: 'too-early' });
  expect(one.do({ t: 'freed', seat: 1, host: true })).toMatchObject({ why: 'too-early' });
  expect(one.do({ t: 'covered', seat: 0 })).toMatchObject({ why: 'not-away' });
  one.now += 1;
  const { holder } = one.room.seats[1] ?? {};
  expect(one.must({ t: 'covered', seat: 1 }).room.seats[1]).toMatchObject({ holder, away: one.now, covered: true });
  expect(one.must({ t: 'here', seat: 1 }).room.seats[1]).toMatchObject({ holder, away: null, covered: false, gone: null });
  expect(one.do({ t: 'here', seat: 1 })).toMatchObject({ why: 'decided-already' });
});

test('who left of their own will stays away when they have a line again, until they say that they are back', () => {
  const one = club('left and gone');
  one.start();
  one.must({ t: 'left', seat: 1 });
  one.must({ t: 'gone', seat: 1 });
  expect(one.must({ t: 'here', seat: 1 }).room.seats[1]?.away).not.toBeNull();
});

test('a seat that was freed behind somebody’s back is theirs again, unless somebody else has it', () => {
  const one = club('freed behind');
  one.start();
  const nth = one.room.seats[1]?.nth;
  const holder = one.room.seats[1]?.holder;
  one.must({ t: 'gone', seat: 1 });
  one.now += GONE_AFTER;
  one.must({ t: 'freed', seat: 1, host: false });
  expect(one.room.seats[1]).toMatchObject({ holder: null, former: holder });
  expect(formerSeatOf(one.room.seats, holder?.token ?? '')).toBe(1);
  expect(one.must({ t: 'here', seat: 1 }).room.seats[1]).toMatchObject({ holder, former: null, gone: null, nth });
  one.must({ t: 'gone', seat: 1 });
  one.now += GONE_AFTER;
  one.must({ t: 'freed', seat: 1, host: false });
  one.sit(one.enter('Cat'), 1);
  expect(one.do({ t: 'here', seat: 1 })).toMatchObject({ why: 'not-your-seat' });
});

test('a host without a line hands on to the next, and has it again when they are back', () => {
  const one = club('lone host');
  one.sit(one.enter('Ann'), 0);
  one.sit(one.enter('Bob'), 2);
  one.must({ t: 'gone', seat: 0 });
  expect(hostOf(one.room.seats)).toBe(2);
  one.must({ t: 'here', seat: 0 });
  expect(hostOf(one.room.seats)).toBe(0);
});

test('a newcomer sits down with the next deal, and one token holds one seat', () => {
  const one = club('late');
  one.start();
  const cat = one.enter('Cat');
  expect(one.sit(cat).ok).toBe(true);
  expect(one.room.seats[2]).toMatchObject({ holder: null, coming: { name: 'Cat', from: 2 } });
  expect(one.sit(cat)).toMatchObject({ why: 'seated-already' });
  expect(one.sit(one.enter('Dan'), 2)).toMatchObject({ why: 'seat-is-taken' });
  while (one.room.hand === 1) one.move();
  expect(one.room.seats[2]).toMatchObject({ holder: { name: 'Cat' }, coming: null });
});

test('the host is the first who sat down and is there; the next takes over', () => {
  const one = club('host');
  const [ann, bob] = [one.enter('Ann'), one.enter('Bob')];
  one.sit(bob, 2);
  one.sit(ann, 0);
  expect(hostOf(one.room.seats)).toBe(2);
  expect(one.do({ t: 'started', seat: 0, reveal: one.reveal(ann) })).toMatchObject({ why: 'not-the-host' });
  expect(one.do({ t: 'level', seat: 2, bot: 'nobody' })).toMatchObject({ why: 'no-such-bot' });
  expect(one.must({ t: 'level', seat: 2, bot: 'hard' }).room.bot).toBe('hard');
  one.must({ t: 'left', seat: 2 });
  expect(hostOf(one.room.seats)).toBe(0);
});

test('where everybody is away the room sleeps', () => {
  const one = club('sleep');
  one.start();
  expect(nextTask(one.room)).toBeDefined();
  one.must({ t: 'left', seat: 0 });
  one.must({ t: 'left', seat: 1 });
  expect(nextTask(one.room)).toBeUndefined();
});

test('entries that are doubled, reordered or cut are refused, and never change what is there', () => {
  for (const { name, with: withClub } of quickTables) {
    withClub(seedOf(`${name} mangled`), (one) => {
      one.start();
      for (let moves = 0; moves < 40 && one.move(); moves += 1);
      const before = JSON.stringify(one.room);
      for (const entry of one.log) {
        if (entry.t === 'said' || entry.t === 'closed') continue;
        const folded = foldEntry(one.module, one.room, { ...entry, at: one.now });
        expect(folded.ok, `${name}: ${JSON.stringify(entry)}`).toBe(false);
      }
      expect(JSON.stringify(one.room)).toBe(before);
    });
  }
});
