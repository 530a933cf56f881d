import { LANGUAGES, loadWords, rulesOf, speakBy } from '@baize/engine';
import { catalogue, type GameId, gameIds } from '@baize/games';
import { afterEach, expect, test } from 'vitest';
import { booksWords } from './language/index.ts';

afterEach(() => speakBy(() => 'en'));

const namesOf = async <Id extends GameId>(id: Id) => {
  const { game, words } = await catalogue[id]();
  await loadWords();
  const { rules } = booksWords().sessions;
  return Object.keys(game.presets).map((preset) => [rules(id, preset), words.preset(rulesOf(game, preset))] as const);
};

test.each(LANGUAGES)('the rules of a session are called as their game calls them, in %s', async (language) => {
  speakBy(() => language);
  for (const [listed, called] of (await Promise.all(gameIds.map(namesOf))).flat()) expect(listed).toBe(called);
});
