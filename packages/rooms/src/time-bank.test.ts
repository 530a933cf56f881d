import { type GameTypes, isEqual, type Seat } from '@baize/engine';
import { catalogue } from '@baize/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Club, quickTables, seedOf } from './club.fixture.ts';
import type { EntryBody } from './entry.ts';
import { foldEntry, GONE_AFTER, openRoom } from './fold.ts';
import { roomFrame } from './frame.ts';
import { nextTask } from './next-task.ts';
import type { RoomState } from './room.ts';
import { ASKED_FOR_MS, timeBankLeft } from './time-bank.ts';

const hearts = await catalogue.hearts();
const holdem = await catalogue.holdem();

const CLOCK = 30_000;
const BANK = 20_000;

/** What is left of a seat's time bank. */
const leftAt = ({ opening, seats }: RoomState<GameTypes>, seat: Seat): number => timeBankLeft(opening, seats[seat] ?? { holder: null });

/** Lets the bots move until a friend is asked for a decision; their seat. */
const untilFriend = <T extends GameTypes>(club: Club<T>): Seat => {
  while (nextTask(club.room)?.what === 'bot') club.move();
  const due = nextTask(club.room);
  if (due?.what !== 'clock') throw new Error('Nobody is asked.');
  return due.seat;
};

/** A table of Hold'em at which a friend is asked for a decision. */
const atDecision = (label: string) => {
  const club = new Club(holdem, 'tda', seedOf(label));
  club.start();
  return { club, seat: untilFriend(club) };
};

/** Plays until nothing is asked but who is ready; false where the game was over before, as somebody has lost all by chance. */
const isBetween = <T extends GameTypes>(club: Club<T>): boolean => {
  for (let moves = 0; moves < 500; moves += 1) {
    if (club.room.between === true && nextTask(club.room)?.what === 'clock') return true;
    if (!club.move()) return false;
  }
  return false;
};

/** For which seats a clock ran in the hand. */
const clocksInHand = <T extends GameTypes>(club: Club<T>): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let moves = 0; moves < 30 && club.room.phase === 'playing' && club.room.between !== true; moves += 1) {
    const next = nextTask(club.room);
    if (next?.what === 'clock') seats.push(next.seat);
    club.move();
  }
  return seats;
};

const clockAct = <T extends GameTypes>(club: Club<T>, seat: Seat): EntryBody => ({
  t: 'act',
  seat,
  nth: club.room.seats[seat]?.nth ?? 0,
  who: 'clock',
  action: { type: 'fold' },
});

test('beyond the clock the time bank runs; what is used of it is gone for the evening, and the clock decides when it is empty', () => {
  const { club, seat } = atDecision('bank');
  const asked = club.room.seats[seat]?.asked ?? 0;
  expect(leftAt(club.room, seat)).toBe(BANK);
  expect(nextTask(club.room)).toMatchObject({ what: 'clock', seat, at: asked + CLOCK + BANK });
  // What is decided within the clock costs nothing; move() puts the time on by ten.
  club.now = asked + CLOCK - 10;
  club.move();
  expect(leftAt(club.room, seat)).toBe(BANK);
  const again = untilFriend(club);
  const before = leftAt(club.room, again);
  const since = club.room.seats[again]?.asked ?? 0;
  club.now = since + CLOCK + 7990;
  expect(club.do(clockAct(club, again))).toMatchObject({ why: 'too-early' });
  club.move();
  expect(leftAt(club.room, again)).toBe(before - 8000);
});

test('a time bank that is used up is not there for the next decision', () => {
  const { club, seat } = atDecision('empty');
  club.now = (club.room.seats[seat]?.asked ?? 0) + CLOCK + BANK;
  club.must({ ...clockAct(club, seat) });
  expect(leftAt(club.room, seat)).toBe(0);
  const one = club.room.seats[seat];
  expect(one).toMatchObject({ misses: 1, away: null, last: 'clock', holder: { overtime: BANK } });
});

test('several who are asked at once have a time bank each', () => {
  const club = new Club(hearts, 'house', seedOf('both'));
  club.start();
  while (nextTask(club.room)?.what === 'bot') club.move();
  const both = club.room.seats.flatMap((one, seat) => (one.holder !== null && one.asked !== null ? [seat] : []));
  expect(both.length).toBe(2);
  const [first = 0, second = 0] = both;
  const asked = club.room.seats[first]?.asked ?? 0;
  club.now = asked + CLOCK + 4990;
  club.move();
  const frame = roomFrame(club.module, club.room, { seat: second, isComing: false }, club.now);
  expect(frame.times).toEqual([{ seat: second, left: 0, spare: BANK - 5000 }]);
  club.now = asked + CLOCK + 11_990;
  club.move();
  expect([leftAt(club.room, first), leftAt(club.room, second)]).toEqual([BANK - 5000, BANK - 12_000]);
});

test('everybody is told how long each has, first of the clock and then of the time bank; the rail is not', () => {
  const { club, seat } = atDecision('told');
  const asked = club.room.seats[seat]?.asked ?? 0;
  const place = { seat, isComing: false };
  expect(roomFrame(club.module, club.room, place, asked + 1000)).toMatchObject({
    timeBank: BANK,
    left: CLOCK - 1000,
    times: [{ seat, left: CLOCK - 1000, spare: BANK }],
  });
  expect(roomFrame(club.module, club.room, place, asked + CLOCK + 1000).times).toEqual([{ seat, left: 0, spare: BANK - 1000 }]);
  expect(roomFrame(club.module, club.room, undefined, asked).times).toBeUndefined();
});

test('whoever leaves, comes back, loses their line or talks has not a moment more', () => {
  const { club: start, seat } = atDecision('hostile');
  const reveal = { next: '00'.repeat(32) };
  const deeds: readonly EntryBody[] = [
    ...(['left', 'back', 'gone', 'here', 'unready', 'covered'] as const).map((t) => ({ t, seat })),
    { t: 'said', seat, phrase: 'ha' },
    { t: 'ready', seat, reveal },
    { t: 'freed', seat, host: false },
  ];
  const evenings = fc.array(fc.tuple(fc.constantFrom(...deeds), fc.integer({ min: 0, max: 9000 })), { maxLength: 12 });
  const asked = start.room.seats[seat]?.asked ?? 0;
  fc.assert(
    fc.property(evenings, (some) => {
      let { room } = start;
      let now = asked;
      for (const [deed, pause] of some) {
        now += pause;
        const folded = foldEntry(start.module, room, { at: now, by: 'p', ...deed });
        if (folded.ok) room = folded.room;
        // Somebody else is there: the table does not stand still.
        const due = nextTask(room);
        expect(due?.at ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(asked + CLOCK + BANK);
        if (now >= asked + CLOCK + BANK) break;
      }
    }),
  );
});

test('who leaves when their time bank runs has used it, whoever decides then', () => {
  const { club, seat } = atDecision('leaver');
  club.now = (club.room.seats[seat]?.asked ?? 0) + CLOCK + 6000;
  club.must({ t: 'left', seat });
  club.now += 1000;
  expect(nextTask(club.room)).toMatchObject({ what: 'bot', seat });
  club.move();
  expect(leftAt(club.room, seat)).toBe(BANK - 6000);
});

test('a seat that was freed and is theirs again has no new time bank; who sits down there instead has', () => {
  const { club, seat } = atDecision('freed');
  club.now = (club.room.seats[seat]?.asked ?? 0) + CLOCK + 5990;
  club.move();
  club.must({ t: 'gone', seat });
  club.now += GONE_AFTER;
  club.must({ t: 'freed', seat, host: false });
  expect(club.must({ t: 'here', seat }).room.seats[seat]?.holder).toMatchObject({ overtime: 6000 });
  club.must({ t: 'gone', seat });
  club.now += GONE_AFTER;
  club.must({ t: 'freed', seat, host: false });
  club.sit(club.enter('Cat'), seat);
  expect(club.room.seats[seat]?.coming?.overtime).toBeUndefined();
});

/** Somebody loses their line between two hands; false where there were not two. */
const loseLine = <T extends GameTypes>(club: Club<T>): boolean => {
  club.start();
  if (!isBetween(club)) return false;
  const due = nextTask(club.room);
  const seat = due?.what === 'clock' ? due.seat : -1;
  const asked = club.room.seats[seat]?.asked ?? 0;
  // The time bank is no time for getting ready.
  expect(due?.at).toBe(asked + CLOCK);
  club.now = asked + 3000;
  club.must({ t: 'gone', seat });
  expect(nextTask(club.room)).toMatchObject({ what: 'clock', seat, at: asked + 3000 + ASKED_FOR_MS });
  const hand = club.room.hand;
  club.now = asked + 3000 + ASKED_FOR_MS;
  const nth = club.room.seats[seat]?.nth ?? 0;
  club.must({ t: 'act', seat, nth, who: 'clock', action: { type: 'ready' } });
  expect(club.room.seats[seat]).toMatchObject({ away: club.now, covered: true });
  while (club.room.hand === hand && club.move());
  // In the hand nobody waits for them: a bot plays there.
  expect(clocksInHand(club)).not.toContain(seat);
  if (club.room.phase === 'playing') expect(club.must({ t: 'here', seat }).room.seats[seat]).toMatchObject({ away: null, gone: null });
  return true;
};

test.each(quickTables)(
  '$name: who has no line is asked for before the hand, and away in it; with a line they are back at once',
  (table) => {
    const seeds = Array.from({ length: 20 }, (_, at) => seedOf(`no line ${table.name} ${at}`));
    expect(seeds.some((seed) => table.with(seed, loseLine))).toBe(true);
  },
);

test('a line that comes and goes puts off no hand: the clock is the most that anybody waits for who is ready', () => {
  const club = new Club(holdem, 'tda', seedOf('flicker'));
  club.start();
  expect(isBetween(club)).toBe(true);
  const due = nextTask(club.room);
  const seat = due?.what === 'clock' ? due.seat : -1;
  const asked = club.room.seats[seat]?.asked ?? 0;
  for (club.now = asked; club.now < asked + CLOCK; club.now += 4000) {
    club.do({ t: club.room.seats[seat]?.gone === null ? 'gone' : 'here', seat });
    expect(nextTask(club.room)?.at).toBeLessThanOrEqual(asked + CLOCK);
  }
});

test('who has a line and does not answer before the hand is away in it, and has to say that they are back', () => {
  const club = new Club(holdem, 'tda', seedOf('silent'));
  club.start();
  expect(isBetween(club)).toBe(true);
  const due = nextTask(club.room);
  const seat = due?.what === 'clock' ? due.seat : -1;
  club.now = due?.at ?? 0;
  club.must({ t: 'act', seat, nth: club.room.seats[seat]?.nth ?? 0, who: 'clock', action: { type: 'ready' } });
  expect(club.room.seats[seat]).toMatchObject({ away: club.now, covered: false });
  expect(club.must({ t: 'back', seat }).room.seats[seat]).toMatchObject({ away: null, misses: 0 });
});

test('a room that was opened before there was a time bank is folded as it was', () => {
  const club = new Club(holdem, 'tda', seedOf('old'));
  const [first] = club.log;
  if (first?.t !== 'opened') throw new Error('Nothing was opened.');
  const { timeBank: _timeBank, ...old } = first;
  const opened = openRoom(holdem, club.room.code, old);
  if (!opened.ok) throw new Error(opened.why);
  club.room = opened.room;
  club.start();
  const seat = untilFriend(club);
  expect(nextTask(club.room)?.at).toBe((club.room.seats[seat]?.asked ?? 0) + CLOCK);
  expect(isBetween(club)).toBe(true);
  const due = nextTask(club.room);
  const late = due?.what === 'clock' ? due.seat : -1;
  club.must({ t: 'gone', seat: late });
  expect(nextTask(club.room)).toEqual(due);
  club.now = due?.at ?? 0;
  club.must({ t: 'act', seat: late, nth: club.room.seats[late]?.nth ?? 0, who: 'clock', action: { type: 'ready' } });
  expect(club.room.seats[late]).toMatchObject({ away: null, misses: 1 });
});

test('what is left of every time bank follows from the log alone', () => {
  const { club } = atDecision('again');
  for (let moves = 0; moves < 60; moves += 1) {
    const due = nextTask(club.room);
    if (due?.what === 'clock') club.now += CLOCK - 3000 + 500 * (moves % 12);
    if (!club.move()) break;
  }
  expect(club.room.seats.some(({ holder }) => (holder?.overtime ?? 0) > 0)).toBe(true);
  const [first, ...rest] = club.log;
  if (first === undefined) throw new Error('An empty log.');
  let again = openRoom(club.module, club.room.code, first);
  for (const entry of rest) if (again.ok) again = foldEntry(club.module, again.room, entry);
  expect(again.ok && isEqual(again.room, club.room)).toBe(true);
});
