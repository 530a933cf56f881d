import { catalogue } from '@baize/games';
import { expect, test } from 'vitest';
import { Club, quickTables, seedOf } from './club.fixture.ts';
import { playForKeys, playSecretly } from './secrets.fixture.ts';

test.each(quickTables)('$name: no frame tells anybody what they may not know', ({ name, with: withClub }) => {
  withClub(seedOf(`secrets ${name}`), (club) => {
    const { leaks, frames, cards, twins } = playSecretly(club, 40);
    expect(leaks).toEqual([]);
    // A table without cards has none to tell.
    expect([frames > 40, cards > 20, twins > 8]).toEqual([true, !name.startsWith('roulette'), true]);
  });
});

test('the law sees a card that is sent to the wrong seat', async () => {
  const club = new Club(await catalogue.hearts(), 'house', seedOf('broken'));
  const { module } = club;
  const broken = new Club({ ...module, game: { ...module.game, viewEvent: (event) => event } }, 'house', seedOf('broken'));
  // The law knows what the true game shows; the broken one tells every card as it is dealt.
  Object.assign(broken, { module });
  expect(playSecretly(broken, 10).leaks.length).toBeGreaterThan(0);
});

test.each(quickTables)('$name: a key is opened only when all have seen what was dealt by it', ({ name, with: withClub }) => {
  withClub(seedOf(`keys ${name}`), (club) => {
    const { faults, opened } = playForKeys(club, 120);
    expect(faults).toEqual([]);
    if (name.startsWith('hearts')) expect(opened).toBeGreaterThan(0);
  });
});
