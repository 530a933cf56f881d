import { LANGUAGES } from '@baize/engine';
import { gameIds } from '@baize/games';
import { expect, test } from 'vitest';
import { doorways } from './Doorway.tsx';
import { titles } from './tiles.ts';

test('the page has the floor of a newcomer in every language, as text that needs no script and no style of its own', async () => {
  const [drawings = '', ...texts] = (await doorways()).split('<div class="doorway"');
  expect(drawings).toContain('cloth-h');
  expect(texts.map((text) => / lang="(\w+)"/.exec(text)?.[1])).toEqual(LANGUAGES);
  for (const text of texts) {
    for (const id of gameIds) expect(text).toContain(`<h2>${titles[id]}</h2>`);
    expect(text).toContain('href="#/pontoon?first"');
    expect(text).toMatch(/1[,.]000/);
    // The policy of the page forbids styles within it, and buttons do nothing before the script is there.
    expect(text).not.toContain('style=');
    expect(text).toMatch(/<nav [^>]*inert/);
  }
  expect(new Set(texts.map((text) => /class="sentences">([^<]+)/.exec(text)?.[1])).size).toBe(LANGUAGES.length);
});
