/** `npm test`: everything that can be checked, as much at once as the processors bear, and a plain closing line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setup } from './setup.mjs';
import { closingLine, heaviestIn, lackingIn, secondTriesIn, stageReport, tally } from './tally.mjs';
import { toolFile } from './workspace.mjs';

await setup();
// Only now: these need what has just been installed.
const { ensureBrowser } = await import('./browser.mjs');
const { HALF, node, one, reports, runAndTell, script, still, tool } = await import('./checks.mjs');
const { ensureNginx } = await import('./nginx.mjs');
const { ensureOpenSsh } = await import('./openssh.mjs');
const { ensureRedis } = await import('./redis.mjs');

const { env } = process;
const skipsBrowser = env['SKIP_BROWSER'] === '1';
// What a developer's machine may lack, the machine that decides may not.
const isStrict = env['CI'] !== undefined && process.platform === 'linux';
// A test that has strayed into the quick loop and takes more than this of its time is one for the long tests. How long they take in all, the
// bench measures.
const HEAVY = 0.1;
/** What was not found, and what would help, which is told once more at the end. @type {Map<string, string>} */
const missing = new Map();
/** What vitest wrote down of each of its runs. @type {string[]} */
const told = [];
/** Tests that passed at their second try, and what went wrong at the first. @type {string[]} */
const secondTries = [];

/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * A stage that runs the tests of one vitest project.
 * @param {string} project
 * @param {Partial<Stage>} more
 * @param {...string} options
 * @returns {Stage}
 */
const tests = (project, more, ...options) => {
  const name = `${project} tests`;
  const act = async () => {
    const report = join(reports, `${project}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await node(name, [toolFile('vitest'), 'run', '--project', project, ...reporters, ...options]);
    const written = readFileSync(report, 'utf8');
    told.push(written);
    secondTries.push(...secondTriesIn(written));
    return tally(written, code);
  };
  return { name, alone: `npm run test:${project}`, share: HALF / 2, act, ...more };
};

/**
 * Something from outside that tests need: what depends on it is skipped and said where it cannot be had, and fails where it must be there.
 * @param {string} name as tests name it that need it
 * @param {string} file the script that brings it
 * @param {() => Promise<string | undefined>} find
 * @param {string} help
 * @returns {Stage}
 */
const outside = (name, file, find, help) => ({
  name,
  alone: `node scripts/${file}`,
  // It waits for the network and for each other more than it works.
  share: 0,
  act: async () => {
    const found = await find();
    if (!found) missing.set(name, help);
    return found || isStrict ? one(found !== undefined) : { passed: 0, failed: 0, skipped: 1 };
  },
});

const findChromium = async () => {
  const found = await ensureBrowser();
  if (found) env['CHROME_PATH'] = found;
  return found;
};

/** @type {Stage[]} In the order in which they begin, as far as what they need allows: what is waited for first, then the longest. */
const stages = [
  skipsBrowser
    ? { name: 'Chromium', alone: '', share: 0, act: () => Promise.resolve({ passed: 0, failed: 0, skipped: 1 }) }
    : outside('Chromium', 'browser.mjs', findChromium, 'install Chromium or Chrome, or set CHROME_PATH to one'),
  outside('Redis', 'redis.mjs', ensureRedis, 'install Redis 7 or Valkey, so that its server is on the PATH'),
  outside('nginx', 'nginx.mjs', ensureNginx, 'install it and openssl, so that both are on the PATH'),
  outside('OpenSSH', 'openssh.mjs', ensureOpenSsh, 'install its client, so that ssh is on the PATH'),
  script('build', 'build.mjs'),
  // It keeps two processors busy. Where there are no more, whatever ran beside it would only make it work longer.
  tests('browser', { share: availableParallelism() > 2 ? HALF : 1, needs: ['Chromium', 'build'] }),
  ...still('.'),
  // Four at once: two would do for two processors, but beside other programs a processor is shared out by heads.
  tests('terminal', { needs: ['build'], after: ['OpenSSH'] }),
  tests('server', { needs: ['build'], after: ['Redis', 'nginx'] }),
  tests('unit-rules', { alone: 'npx vitest run --project unit-rules --coverage', claims: ['PON-14.3'] }, '--coverage'),
  tests('unit-above', { alone: 'npx vitest run --project unit-above' }),
  {
    name: 'the unit tests are quick',
    alone: 'npm run test:unit',
    claims: ['PON-14.4'],
    share: 0,
    needs: ['unit-rules tests', 'unit-above tests'],
    act: () => {
      const { name, part } = heaviestIn(...['unit-rules', 'unit-above'].map((half) => readFileSync(join(reports, `${half}.json`), 'utf8')));
      if (part > HEAVY) console.log(`"${name}" takes ${(100 * part).toFixed(0)} % of the time of all unit tests.`);
      return Promise.resolve(one(part <= HEAVY));
    },
  },
  script('the packages can be published', 'packs.mjs', { share: HALF / 2, needs: ['build'] }),
  script('the web app is light enough', 'budget.mjs', { share: 0, needs: ['build'] }),
  tool('dead code', 'knip', [], { share: HALF / 2 }),
  // Last, as it can use whatever the others leave: no processor waits while another is at the end of the list.
  tests('long', { share: HALF }),
];

const began = performance.now();
const outcomes = await runAndTell(stages);
writeFileSync(join(reports, 'stages.json'), stageReport(outcomes));
const all = [...outcomes, ...(await runAndTell([script('every claimed requirement exists', 'requirements.mjs')]))];

for (const words of secondTries) console.log(`\nPASSED AT THE SECOND TRY. ${words}`);
const lacking = lackingIn(told);
for (const [name, help] of missing) console.log(`\n${lacking.get(name) ?? 'ALL BROWSER TESTS'} SKIPPED: no ${name}; ${help}.`);
if (skipsBrowser) console.log('\nSKIP_BROWSER=1: THE BROWSER TESTS DID NOT RUN.');
console.log(`\n${((performance.now() - began) / 1000).toFixed(0)} s in all`);
console.log(closingLine(all));
process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;
