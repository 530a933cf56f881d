/**
 * How many random sittings the laws need until they notice a fault: `node bench/long/planted.mjs [faults] [sittings] [game]`, 20 faults a game
 * and 400 sittings unless told. In the rules of a game one sign is changed at a time (a `<` becomes a `<=`, a sum a difference …), sittings are
 * played at every preset until a law is broken, and the number of that sitting is told. The draws of the long tests are chosen by it.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@baize/games';
import { root } from '../../scripts/workspace.mjs';
import { bench } from '../lib/bench.mjs';
import { buildInto } from '../lib/load.mjs';
import { randomFrom } from '../lib/random.mjs';
import { ownFolder } from '../lib/usage.mjs';

const SIGNS = /** @type {const} */ ([
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ === /g, ' !== '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/\bMath\.min\b/g, 'Math.max'],
  [/\bMath\.max\b/g, 'Math.min'],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
]);
/** What tells, advises or looks back is not a rule. */
const NOT_RULES = /words|phrases|rulebook|scenes|reasons|counters|appraise|knowledge|luck|equity|index|test|fixture/;

/** Every place where a sign of a game's rules can be changed. @param {string} game */
const placesIn = (game) => {
  const folder = join(root, 'packages', 'games', 'src', game);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !NOT_RULES.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const text = readFileSync(file, 'utf8');
      return SIGNS.flatMap(([sign, other]) =>
        [...text.matchAll(sign)]
          .filter(
            ({ index }) => !/^\s*(?:\*|\/\/|\/\*\*|import|export type|type)/.test(text.slice(text.lastIndexOf('\n', index) + 1, index + 1)),
          )
          .map(({ 0: found, index }) => ({ file, index, found, other, line: text.slice(0, index).split('\n').length })),
      );
    });
};

/** Plays until a law is broken, in a process of its own: a fault may loop for ever. */
const PLAY = `
  const [, , engine, file, game, sittings] = process.argv;
  const { tables, breachesIn } = await import(file);
  await (await import(engine)).loadWords();
  for (let sitting = 0; sitting < Number(sittings); sitting += 1)
    for (const table of tables.filter(({ name }) => name.startsWith(game + ' ')))
      try {
        if (breachesIn(table, 1, sitting).length > 0) { console.log(sitting); process.exit(0); }
      } catch { console.log(sitting); process.exit(0); }
  console.log('never');
`;

/** How many sittings without a fault have to keep the laws before any is planted. */
const CONTROL = 3;

const outDir = ownFolder('baize-planted');
const built = join(outDir, 'built');
const player = join(outDir, 'play.mjs');

/** What is played: the laws over all games, and the engine that knows the words they are told in. */
const SOURCES = { engine: 'packages/engine/src/index.ts', laws: 'packages/games/src/laws.fixture.ts' };
/** No fault at all: whoever notices this notices anything. */
const NOTHING = { file: '', index: 0, found: '', other: '' };

/** Plants a fault in the laws' own sources: at which sitting it is noticed, or never. */
const noticedAt = async (game, { file, index, found, other }, sittings) => {
  const transform = (text, id) => (id === file ? text.slice(0, index) + other + text.slice(index + found.length) : undefined);
  await buildInto(SOURCES, built, { plugins: [{ name: 'planted', enforce: 'pre', transform }] });
  const args = [player, join(built, 'engine.mjs'), join(built, 'laws.mjs'), game, String(sittings)];
  try {
    return execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 240_000, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch (error) {
    // A fault that hangs or kills is noticed at once.
    return error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT' ? 'never' : '0';
  }
};

/** Plants faults in the rules of a game, one after the other. */
const plant = async (game, { faults, sittings }) => {
  const noticed = await noticedAt(game, NOTHING, CONTROL);
  if (noticed !== 'never') throw new Error(`${game}: without any fault a law is broken at sitting ${noticed}, so nothing can be told.`);
  const random = randomFrom(`planted ${game}`);
  const places = placesIn(game);
  /** @type {number[]} */
  const caught = [];
  let unseen = 0;
  for (let count = 0; count < faults && places.length > 0; count += 1) {
    const [place] = places.splice(Math.floor(random() * places.length), 1);
    const said = await noticedAt(game, place, sittings);
    if (said === 'never') unseen += 1;
    else caught.push(Number(said));
    console.log(`  ${game} ${place.file.split('/').at(-1)}:${place.line}${place.found}to${place.other}: ${said}`);
  }
  console.log(`${game}: ${caught.length} noticed, the last at sitting ${Math.max(-1, ...caught)}; ${unseen} never in ${sittings}`);
};

await bench({
  options: {
    faults: [20, 'faults in each game'],
    sittings: [400, 'sittings that are played'],
    games: [gameIds, 'which games', gameIds],
  },
  measures: {
    plant: async (asked) => {
      writeFileSync(player, PLAY);
      for (const game of asked.games) await plant(game, asked);
    },
  },
});
