/**
 * Makes the books of puzzles again: `node scripts/puzzles.mjs`, or of some games: `node scripts/puzzles.mjs hearts`. The same rules, bots
 * and judge make the same books. They are kept with the sources, for this takes a quarter of an hour; a test makes some again, and another asks a judge with a fresh seed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../bench/lib/load.mjs';
import { root } from './workspace.mjs';

const GAMES = /** @type {const} */ (['hearts', 'holdem', 'blackjack']);
const TITLES = { hearts: 'Hearts', holdem: "Hold'em, to call or to fold", blackjack: 'Blackjack' };

/** @typedef {typeof import('../packages/casino/src/index.ts')} Casino */
/** @typedef {{ readonly heartsModule: typeof import('../packages/games/src/hearts/index.ts').heartsModule }} Hearts */
/** @typedef {{ readonly holdemModule: typeof import('../packages/games/src/holdem/index.ts').holdemModule }} Holdem */
/** @typedef {{ readonly floorModule: typeof import('../packages/games/src/blackjack/index.ts').floorModule }} Blackjack */

const { findPuzzles, floorModule, heartsModule, holdemModule, known, PUZZLES_A_GAME, writeBook } =
  /** @type {Casino & Hearts & Holdem & Blackjack & { readonly known: Readonly<Record<keyof typeof TITLES, readonly number[]>> }} */ (
    await load(
      {
        casino: 'packages/casino/src/index.ts',
        hearts: 'packages/games/src/hearts/index.ts',
        holdem: 'packages/games/src/holdem/index.ts',
        blackjack: 'packages/games/src/blackjack/index.ts',
      },
      async (named) => {
        const casino = /** @type {Casino} */ (await named('casino'));
        // A book that is there has tables with puzzles: they are looked at first.
        const tables = GAMES.map(async (game) => [game, casino.tablesIn(await casino.loadBook(game))]);
        return {
          ...casino,
          ...(await named('hearts')),
          ...(await named('holdem')),
          ...(await named('blackjack')),
          known: Object.fromEntries(await Promise.all(tables)),
        };
      },
    )
  );

/** The source of a book. @param {keyof typeof TITLES} game @param {string} text */
const sourceOf = (game, text) => `/** The puzzles of ${TITLES[game]}, made by scripts/puzzles.mjs. */

/** The book: a line for its head, and one for each puzzle. */
export const ${game}Book = \`
${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}
\`.trim();
`;

const tell = (/** @type {number} */ done) => {
  if (done % 20 === 0) console.error(`${done} found`);
};
const finders = {
  hearts: () => findPuzzles(heartsModule, 'hearts', PUZZLES_A_GAME, tell, known.hearts),
  holdem: () => findPuzzles(holdemModule, 'holdem', PUZZLES_A_GAME, tell, known.holdem),
  blackjack: () => findPuzzles(floorModule, 'blackjack', PUZZLES_A_GAME, tell, known.blackjack),
};

const asked = process.argv.slice(2);
for (const game of GAMES.filter((one) => asked.length === 0 || asked.includes(one))) {
  const began = process.cpuUsage().user;
  const found = finders[game]();
  const text = writeBook(found);
  writeFileSync(join(root, 'packages', 'casino', 'src', 'puzzles', 'books', `${game}.ts`), sourceOf(game, text));
  const seconds = (process.cpuUsage().user - began) / 1e6;
  console.log(`${game}: ${found.length} puzzles, ${(text.length / 1024).toFixed(0)} KB, ${seconds.toFixed(0)} s of processor time`);
}
