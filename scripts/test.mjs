/** `npm test`: everything that can be checked, one stage after another, and a plain closing line. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setup } from './setup.mjs';
import { closingLine, secondsOf, stageReport, tally } from './tally.mjs';
import { root, run, runTool } from './workspace.mjs';

await setup();
// Only now: these need what has just been installed.
const { ensureBrowser } = await import('./browser.mjs');
const { build } = await import('./build.mjs');
const { ensureRedis } = await import('./redis.mjs');
const { readClaims, reportUnknown } = await import('./requirements.mjs');
const { checkTypes } = await import('./types.mjs');

const reports = join(root, 'artifacts', 'reports');
const skipsBrowser = process.env['SKIP_BROWSER'] === '1';
// Generous: this guards the quick loop against a heavy test that has strayed into it; the bench measures it.
const UNIT_LIMIT = 90;
/** @type {import('./tally.mjs').Outcome[]} */
const outcomes = [];
/** @type {string | undefined} */
let browser;

/**
 * Runs one stage, says how it went and how long it took, and goes on.
 * @param {string} name
 * @param {() => Promise<import('./tally.mjs').Count>} act
 */
const stage = async (name, act) => {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 80 - name.length))}`);
  const began = performance.now();
  const count = await act().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const outcome = { name, ...count, seconds: (performance.now() - began) / 1000 };
  outcomes.push(outcome);
  writeFileSync(join(reports, 'stages.json'), stageReport(outcomes));
  console.log(`${count.failed === 0 ? '✓' : '✗'} ${name}, ${outcome.seconds.toFixed(1)} s`);
  return count.failed === 0;
};

/**
 * A stage that is one check: it passes or it fails.
 * @param {string} name
 * @param {() => Promise<boolean>} act
 */
const check = (name, act) =>
  stage(name, async () => ((await act()) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }));

/** @param {string} script */
const script = async (script) => (await run(process.execPath, [join('scripts', script)])) === 0;

/**
 * A stage that runs the tests of one vitest project.
 * @param {string} name
 * @param {string} project
 * @param {readonly string[]} options
 */
const tests = (name, project, ...options) =>
  stage(name, async () => {
    const report = join(reports, `${project}.json`);
    const env = browser ? { ...process.env, CHROME_PATH: browser } : process.env;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runTool('vitest', ['run', '--project', project, ...reporters, ...options], { env });
    return tally(readFileSync(report, 'utf8'), code);
  });

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (skipsBrowser) console.log('\nSKIP_BROWSER=1: THE BROWSER TESTS WILL NOT RUN.');
else
  await check('a browser to test with', async () => {
    browser = await ensureBrowser();
    console.log(browser ?? 'No browser was found, and none could be installed. Install Chromium, or set CHROME_PATH, or SKIP_BROWSER=1.');
    return browser !== undefined;
  });

await check('a Redis to test with', async () => {
  const redis = await ensureRedis();
  console.log(redis ?? 'No redis-server was found, and none could be installed. Install Redis 7.');
  return redis !== undefined;
});

// None of these needs what another has done, so they are looked at together.
await Promise.all([
  check('types', async () => (await checkTypes()) === 0),
  check('PON-10.1 one format and one linter', async () => (await runTool('@biomejs/biome', ['check', '--error-on-warnings', '.'])) === 0),
  check('PON-10.3 import rules', () => script('boundaries.mjs')),
  check('PON-10.2 a doc comment on every exported name', () => script('documented.mjs')),
  check('one word, one meaning', () => script('names.mjs')),
  check('no game’s words outside it', () => script('game-words.mjs')),
  check('fewer, fuller files', () => script('small-files.mjs')),
  check('dead code', async () => (await runTool('knip', [])) === 0),
]);
await tests('PON-14.3 unit tests, with the coverage that is asked for', 'unit', '--coverage');
await check('PON-14.4 the unit tests are quick', () => {
  const seconds = secondsOf(readFileSync(join(reports, 'unit.json'), 'utf8'));
  console.log(`${seconds.toFixed(1)} s, where 5 s are meant and ${UNIT_LIMIT} s, on a busy machine, are borne`);
  return Promise.resolve(seconds <= UNIT_LIMIT);
});
await tests('long tests', 'long');
const isBuilt = await check('build', async () => {
  const done = [await build('lib'), await build('terminal'), await build('web'), await build('server')];
  return done.every(Boolean);
});
if (isBuilt) await check('the web app is light enough', () => script('budget.mjs'));
if (isBuilt) await check('the packages can be published', () => script('packs.mjs'));
const blocked = () => Promise.reject(new Error('Not run: what it needs did not come about above.'));
const testTerminal = () => (isBuilt ? tests('terminal tests', 'terminal') : check('terminal tests', blocked));
const testServer = () => (isBuilt ? tests('server tests', 'server') : check('server tests', blocked));
const testBrowser = async () => {
  if (skipsBrowser) outcomes.push({ name: 'browser tests', passed: 0, failed: 0, skipped: 1, seconds: 0 });
  else await (isBuilt && browser ? tests('browser tests', 'browser') : check('browser tests', blocked));
};
// Both wait more than they work, so they wait together.
await Promise.all([testTerminal(), testBrowser()]);
await testServer();
await check('every claimed requirement exists', async () => reportUnknown(readClaims()) === 0);

console.log('\n── in short');
for (const { name, passed, failed, skipped, seconds } of outcomes) {
  const mark = failed > 0 ? '✗' : skipped > 0 && passed === 0 ? 'SKIPPED' : '✓';
  console.log(`${mark} ${name}: ${closingLine([{ passed, failed, skipped }])}, ${seconds.toFixed(1)} s`);
}
if (skipsBrowser) console.log('SKIP_BROWSER=1: THE BROWSER TESTS DID NOT RUN.');
console.log(`\n${closingLine(outcomes)}`);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
