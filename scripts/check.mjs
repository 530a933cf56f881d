/**
 * `npm run check`: the loop for a change, in seconds. Types and names of everything, the linter on what has changed, and the tests that the
 * change can reach: what is not committed yet, or what has changed since a commit (`npm run check main`).
 */
import { setup } from './setup.mjs';

await setup();
const { runAndTell, still, tool } = await import('./checks.mjs');
const { closingLine } = await import('./tally.mjs');
const { capture } = await import('./workspace.mjs');

const since = process.argv[2];
/** The paths that git tells. @param {...string} args */
const told = async (...args) => {
  const { code, text } = await capture('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} ended with code ${code}.`);
  return text.split('\n').filter((path) => path !== '');
};
const changed = [
  ...(await told('diff', '--name-only', '--diff-filter=d', since ?? 'HEAD')),
  ...(await told('ls-files', '--others', '--exclude-standard')),
];
// Whoever changes the rules asks them of everything.
const linted = changed.includes('biome.jsonc') || changed.length === 0 ? ['.'] : changed;
const reached = since ? ['--changed', since] : ['--changed'];
const tests = tool('the tests of what changed', 'vitest', ['run', '--project', 'unit', '--passWithNoTests', ...reached]);
const outcomes = await runAndTell([tests, ...still(...linted)]);
console.log(`\n${closingLine(outcomes)}`);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
