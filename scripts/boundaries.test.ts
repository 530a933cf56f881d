import { describe, expect, test } from 'vitest';
import { faultsOf, importsOf } from './boundaries.mjs';
import { claims } from './claims.ts';

const doors = { engine: ['.', './laws'], games: ['.', './pontoon'], casino: ['.'], odds: ['.'], terminal: [], web: [] };
const faults = (file: string, target: string) => faultsOf(file, `import { x } from '${target}';\nexport const y = x;\n`, doors);

describe('every import rule fails when it is broken', claims('PON-10.3', 'PON-14.2'), () => {
  test.each([
    ['arrows point down', 'packages/engine/src/play.ts', '@baize/games', 'arrows point down'],
    ['arrows point down', 'packages/games/src/pontoon/pontoon.ts', '@baize/casino', 'arrows point down'],
    ['arrows point down', 'packages/casino/src/table.ts', '@baize/odds', 'arrows point down'],
    ['front ends never import each other', 'packages/web/src/App.tsx', '@baize/terminal', 'arrows point down'],
    ['front ends never import each other', 'packages/terminal/src/main.ts', '@baize/web', 'arrows point down'],
    ['a package is not its own guest', 'packages/engine/src/play.ts', '@baize/engine', 'relative paths'],
    ['no deep paths', 'packages/casino/src/table.ts', '@baize/engine/src/chance.ts', 'no deep paths'],
    ['no deep paths', 'packages/casino/src/table.ts', '@baize/games/pontoon/hand', 'no deep paths'],
    ['no way round the front door', 'packages/casino/src/table.ts', '../../engine/src/chance.ts', 'may not leave its package'],
    [
      'no way round the front door, for tests too',
      'packages/casino/src/table.test.ts',
      '../../engine/src/chance.ts',
      'may not leave its package',
    ],
    ['no scripts in the product', 'packages/web/src/App.tsx', '../../../scripts/serve.mjs', 'may not leave its package'],
    ['a file is named whole', 'packages/engine/src/play.ts', './contract', 'with the extension'],
    ['no Node below', 'packages/engine/src/play.ts', 'node:fs', 'engine runs without Node'],
    ['no Node below, under its old name', 'packages/casino/src/table.ts', 'crypto', 'casino runs without Node'],
    ['no Node on the web', 'packages/web/src/App.tsx', 'node:path', 'the web app runs without Node'],
    ['only the runtime touches the system', 'packages/terminal/src/screens/pontoon.ts', 'node:fs', 'only main.ts and runtime/'],
    ['games never import each other', 'packages/games/src/pontoon/hand.ts', '../blackjack/hand.ts', 'games never import each other'],
    ['games never import each other', 'packages/games/src/pontoon/bots/basic.ts', '../../hearts/trick.ts', 'games never import each other'],
    ['a game does not know the list', 'packages/games/src/pontoon/hand.ts', '../catalogue.ts', 'the list of games'],
    ['bots see a Sight', 'packages/games/src/pontoon/bots/basic.ts', '../scenes.ts', 'a bot is given a Sight'],
    ['bots see a Sight', 'packages/games/src/pontoon/bots/basic.ts', '../pontoon.ts', 'a bot is given a Sight'],
  ])('%s: %s may not import %s', (_, file, target, fault) => {
    expect(faults(file, target)).toEqual([expect.stringContaining(fault)]);
  });
});

test.each([
  ['packages/engine/src/play.ts', './contract.ts'],
  ['packages/engine/src/laws/index.ts', '../play.ts'],
  ['packages/games/src/pontoon/hand.ts', '@baize/engine'],
  ['packages/games/src/pontoon/pontoon.test.ts', '@baize/engine/laws'],
  ['packages/games/src/pontoon/replays.test.ts', 'node:fs'],
  ['packages/games/src/pontoon/bots/basic.ts', '../hand.ts'],
  ['packages/games/src/pontoon/bots/basic.test.ts', '../pontoon.ts'],
  ['packages/games/src/catalogue.ts', './pontoon/index.ts'],
  ['packages/terminal/src/runtime/disk.ts', 'node:fs'],
  ['packages/terminal/src/arguments.ts', 'node:util'],
  ['packages/terminal/src/main.ts', 'node:os'],
  ['packages/web/src/App.tsx', '@baize/games/pontoon'],
  ['packages/web/src/floor.browser.test.ts', '../../../scripts/serve.mjs'],
])('%s may import %s', (file, target) => expect(faults(file, target)).toEqual([]));

test('no kind of import is overlooked', () => {
  const text = `
    import a from 'a'; import type { B } from 'b'; import 'c';
    export * from 'd'; export type { E } from 'e';
    export const f = () => import('f');
    export type G = import('g').G;
  `;
  expect(importsOf('x.ts', text).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});
