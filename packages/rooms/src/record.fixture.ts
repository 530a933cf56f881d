/** Records of rooms that were played, and forged ones. */
import type { GameModule, GameTypes } from '@baize/engine';
import { Club, seedOf } from './club.fixture.ts';
import { linkAfter, openingLink, type RoomRecord, writeRoomRecord } from './record.ts';

/** The record of a room at which so many hands were dealt; the last is still played. */
export const playedRecord = <T extends GameTypes>(module: GameModule<T>, preset: string, label: string, hands: number): RoomRecord => {
  const club = new Club(module, preset, seedOf(label));
  club.start();
  while (club.room.hand < hands && club.move());
  return recordOf(club);
};

/** The record of a room. */
export const recordOf = <T extends GameTypes>({ module, room, log, digests }: Club<T>): RoomRecord => {
  const record = writeRoomRecord(module, room.code, log, digests);
  if (record === undefined) throw new Error('There is no record.');
  return record;
};

/** Where the log stood after each hand, as a record says it. */
export const placesIn = ({ hands }: RoomRecord): Readonly<Record<number, string>> =>
  Object.fromEntries(hands.flatMap(({ hand, log }) => (log === undefined ? [] : [[hand, log]])));

/** The record with its chain made again, as a careful forger does it. */
export const rechained = (record: RoomRecord): RoomRecord => {
  let link = openingLink(record);
  const hands = record.hands.map((one) => {
    link = linkAfter(link, one);
    return { ...one, link };
  });
  return { ...record, hands, seal: link };
};

/** What a record says that anybody brought, was dealt into, and came away with. */
export const outcomeOf = ({ game, preset, stacks, hands }: RoomRecord): unknown => ({
  ...{ game, preset, stacks },
  hands: hands.map(({ hand, guests, after }) => ({ hand, guests, after })),
});
