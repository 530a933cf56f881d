import { fork, type GameTypes, isEqual, read } from '@baize/engine';
import { forge } from '@baize/engine/laws';
import { expect, test } from 'vitest';
import { type Club, seedOf, sharedTables } from './club.fixture.ts';
import { outcomeOf, playedRecord, rechained } from './record.fixture.ts';
import { isRoomRecord } from './record.ts';
import { checkRoomRecord } from './record-check.ts';

const FORGERIES = 500;

test.each(sharedTables)('$name: of five hundred forgeries none verifies and changes what somebody won', ({ name, with: withClub }) => {
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
  expect(withClub(seedOf('forger'), changed)).toBeGreaterThan(100);
});
