/**
 * `npm run check`: the loop for a change, in seconds. Types, lint and names of everything, and the tests that what has changed can reach:
 * what is not committed yet, or what has changed since a commit (`npm run check main`).
 */
import { setup } from './setup.mjs';

await setup();
const { runAndTell, still, tool } = await import('./checks.mjs');
const { closingLine } = await import('./tally.mjs');

const since = process.argv[2];
const changed = since ? ['--changed', since] : ['--changed'];
const tests = tool('the tests of what changed', 'vitest', ['run', '--project', 'unit', '--passWithNoTests', ...changed], { cores: 2 });
const outcomes = await runAndTell([tests, ...still]);
console.log(`\n${closingLine(outcomes)}`);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
