/** Which game is judged, which of its files are its rules, and by which bar. */
import { readdirSync } from 'node:fs';

/** The game under judgement. */
const game = process.env['BAIZE_GAME'] ?? 'pontoon';

/** Of a hundred mutants, so many have to be noticed. */
export const BAR = 85;

/** The game's folder. */
export const home = `packages/games/src/${game}`;

/** What tells of a game; all else that is no test is a rule. */
const telling = ['index', 'words', 'phrases', 'telling', 'endings', 'rulebook'];

/**
 * And what points at a game or thinks about it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const others = {
  // The short language of the terminal, and the finger on the board.
  roulette: ['spoken', 'slip', 'completion', 'board'],
  // Odds, for bots and hints.
  sabacc: ['totals'],
  holdem: ['equity'],
  // The bots' own board, which a test holds against the rules; and how a hand is held.
  hearts: ['board', 'fan'],
};

/** @param {string} name */
const isRule = (name) => /^\w+\.ts$/.test(name) && ![...telling, ...(others[game] ?? [])].includes(name.slice(0, -3));

/** The files with the game's rules. */
export const ruleFiles = () =>
  readdirSync(home)
    .filter(isRule)
    .map((name) => `${home}/${name}`);

/**
 * Where the report lies.
 * @param {string} kind
 */
export const reportOf = (kind) => `artifacts/mutation/${game}.${kind}`;
