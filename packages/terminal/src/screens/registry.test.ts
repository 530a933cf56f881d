import { catalogue, type GameId, gameIds } from '@baize/games';
import { expect, test } from 'vitest';
import { screens } from './registry.ts';

const botsAt = async <Id extends GameId>(id: Id) => ({ here: (await screens[id]()).module.bots, there: (await catalogue[id]()).bots });

test.each(gameIds)('at %s one meets the bots of the catalogue: by those a record is checked', async (id) => {
  const { here, there } = await botsAt(id);
  expect(here).toBe(there);
});
