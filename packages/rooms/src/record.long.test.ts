import { fork, type GameTypes, isEqual, read, type Seat } from '@baize/engine';
import { forge } from '@baize/engine/laws';
import { catalogue } from '@baize/games';
import { expect, test } from 'vitest';
import { draw, isNight } from '../../../scripts/draw.ts';
import { Club, seedOf, sharedTables } from './club.fixture.ts';
import { outcomeOf, playedRecord, rechained, recordOf } from './record.fixture.ts';
import { isRoomRecord } from './record.ts';
import { checkRoomRecord } from './record-check.ts';

/** By day every second table; record.test.ts tries one of each game. */
const forged = sharedTables.filter((_, place) => isNight() || place % 2 === 0);
const FORGERIES = draw(150, 1_000);
const GAMES = draw(2, 200);
/** Where the blinds do not rise, a game by chance may last for ever. */
const MOST_HANDS = 100;

test.each(forged)('$name: of hundreds of forgeries none verifies and changes what somebody won', ({ name, with: withClub }) => {
  const changed = <T extends GameTypes>(club: Club<T>): number => {
    const record = playedRecord(club.module, club.room.opening.preset, `forged ${name}`, 6);
    expect(checkRoomRecord(club.module, record, { promise: record.seal })).toMatchObject({ ok: true });
    const reader = read(fork(seedOf('forger'), name));
    let worse = 0;
    for (let left = FORGERIES; left > 0; left -= 1) {
      const forged = forge(record, reader);
      if (!isRoomRecord(forged) || isEqual(outcomeOf(forged), outcomeOf(record))) continue;
      worse += 1;
      expect(checkRoomRecord(club.module, forged), JSON.stringify(forged)).toMatchObject({ ok: false });
      expect(checkRoomRecord(club.module, rechained(forged), { promise: record.seal })).toMatchObject({ ok: false });
    }
    return worse;
  };
  expect(withClub(seedOf('forger'), changed)).toBeGreaterThan(FORGERIES / 5);
});

test.each(sharedTables)('$name: the record of every whole game holds', ({ name, with: withClub }) => {
  for (let game = 0; game < GAMES; game += 1) {
    withClub(seedOf(`whole ${name} ${game}`), (club) => {
      club.start();
      while (club.room.hand < MOST_HANDS && club.move());
      expect(checkRoomRecord(club.module, recordOf(club)), `game ${game}`).toMatchObject({ ok: true });
    });
  }
});

test('the record holds of a game whose last hand the blinds decide, where the deal is the whole hand', async () => {
  const club = new Club(await catalogue.holdem(), 'holdem', seedOf('blinds 78'));
  let decided = 0;
  club.onEntry = (_, { dealt, room: { state } }) => {
    const isOut = (seat: Seat): boolean => state !== null && !club.module.game.isIn(state, seat);
    if (dealt?.nonces.some((nonce, seat) => nonce !== null && isOut(seat))) decided += 1;
  };
  club.start();
  while (club.move());
  expect(decided).toBe(1);
  expect(checkRoomRecord(club.module, recordOf(club))).toMatchObject({ ok: true });
});
