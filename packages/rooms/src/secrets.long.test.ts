import { expect, test } from 'vitest';
import { draw, isNight } from '../../../scripts/draw.ts';
import { seedOf, sharedTables } from './club.fixture.ts';
import { playForKeys, playSecretly } from './secrets.fixture.ts';

const EVENINGS = draw(3, 40);
/** By day every second table; secrets.test.ts tries one of each game. */
const tables = sharedTables.filter((_, place) => isNight() || place % 2 === 1);

test.each(tables)('$name: many evenings, and nobody is told what they may not know', ({ name, with: withClub }) => {
  let [frames, cards] = [0, 0];
  for (let evening = 0; evening < EVENINGS; evening += 1) {
    withClub(seedOf(`evening ${evening} ${name}`), (club) => {
      const law = playSecretly(club, 160);
      expect(law.leaks).toEqual([]);
      frames += law.frames;
      cards += law.cards;
    });
    withClub(seedOf(`key evening ${evening} ${name}`), (club) => expect(playForKeys(club, 260).faults).toEqual([]));
  }
  // Short games send few frames; what counts is that many cards went by.
  expect([frames > 150, cards > 300]).toEqual([true, !name.startsWith('roulette')]);
});
