/** `npm test`: everything that can be checked, as much at once as the processors bear, and a plain closing line. */
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setup } from './setup.mjs';
import { runStages } from './stages.mjs';
import { closingLine, secondsOf, stageReport, tally } from './tally.mjs';
import { root, run, toolFile } from './workspace.mjs';

await setup();
// Only now: these need what has just been installed.
const { ensureBrowser } = await import('./browser.mjs');
const { ensureRedis } = await import('./redis.mjs');

const reports = join(root, 'artifacts', 'reports');
const { env } = process;
const skipsBrowser = env['SKIP_BROWSER'] === '1';
// What a developer's machine may lack, the machine that decides may not.
const isStrict = env['CI'] !== undefined && process.platform === 'linux';
// Generous: this guards the quick loop against a heavy test that has strayed into it; the bench measures it.
const UNIT_LIMIT = 90;
/** What was not found, and is told once more at the end. @type {string[]} */
const missing = [];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @typedef {import('./stages.mjs').Stage} Stage */

/** Where a stage writes what it says. @param {string} name */
const logOf = (name) => join(reports, `${name.replaceAll(/\W+/g, '-')}.log`);

/**
 * Runs node on a file, with what it says kept in the stage's log.
 * @param {string} name the stage's
 * @param {readonly string[]} args
 */
const node = async (name, args) => {
  const log = createWriteStream(logOf(name), { flags: 'a' });
  await new Promise((done) => log.once('open', done));
  const code = await run(process.execPath, args, { stdio: ['ignore', log, log], env: { ...env, FORCE_COLOR: '0' } });
  await new Promise((done) => log.end(done));
  return code;
};

const one = (/** @type {boolean} */ isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

/**
 * A stage that is one check by one of our scripts, or by a tool: it passes or it fails.
 * @param {string} name
 * @param {string} alone the command that runs it alone
 * @param {readonly string[]} args for node
 * @param {Partial<Stage>} [more]
 * @returns {Stage}
 */
const check = (name, alone, args, more) => ({ name, alone, cores: 1, act: async () => one((await node(name, args)) === 0), ...more });

/**
 * A stage that is one of our scripts.
 * @param {string} name
 * @param {string} file
 * @param {Partial<Stage>} [more]
 */
const script = (name, file, more) => check(name, `node scripts/${file}`, [join('scripts', file)], more);

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
    return tally(readFileSync(report, 'utf8'), code);
  };
  return { name, alone: `npm run test:${project}`, cores: 1, act, ...more };
};

/**
 * Something from outside that tests need: what depends on it is skipped and said where it cannot be had, and fails where it must be there.
 * @param {string} name
 * @param {string} alone
 * @param {() => Promise<string | undefined>} find
 * @param {string} words
 * @returns {Stage}
 */
const outside = (name, alone, find, words) => ({
  name,
  alone,
  cores: 1,
  act: async () => {
    const found = await find();
    if (!found) missing.push(words);
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
    ? { name: 'a browser', alone: '', cores: 0, act: () => Promise.resolve({ passed: 0, failed: 0, skipped: 1 }) }
    : outside('a browser', 'node scripts/browser.mjs', findChromium, 'No browser: install Chromium, or set CHROME_PATH.'),
  outside('a Redis', 'node scripts/redis.mjs', ensureRedis, 'No Redis: put redis-server on the PATH.'),
  script('build', 'build.mjs'),
  check('types', 'npm run types', [join('scripts', 'types.mjs')]),
  tests('browser', { cores: 1.5, needs: ['a browser', 'build'] }),
  tests('terminal', { cores: 0.5, needs: ['build'] }),
  tests('server', { cores: 0.5, needs: ['build'], after: ['a Redis'] }),
  tests('long', { cores: 2, after: ['a Redis'] }),
  { ...tests('unit', { cores: 2, claims: ['PON-14.3'] }, '--coverage'), alone: 'npm run test:unit -- --coverage' },
  {
    name: 'the unit tests are quick',
    alone: 'npm run test:unit',
    claims: ['PON-14.4'],
    cores: 0,
    needs: ['unit tests'],
    act: () => Promise.resolve(one(secondsOf(readFileSync(join(reports, 'unit.json'), 'utf8')) <= UNIT_LIMIT)),
  },
  script('the packages can be published', 'packs.mjs', { needs: ['build'] }),
  check('one format and one linter', 'npx biome check .', [toolFile('@biomejs/biome'), 'check', '--error-on-warnings', '.'], {
    claims: ['PON-10.1'],
  }),
  check('dead code', 'npx knip', [toolFile('knip')]),
  script('import rules', 'boundaries.mjs', { claims: ['PON-10.3'] }),
  script('a doc comment on every exported name', 'documented.mjs', { claims: ['PON-10.2'] }),
  script('one word, one meaning', 'names.mjs'),
  script('no game’s words outside it', 'game-words.mjs'),
  script('fewer, fuller files', 'small-files.mjs'),
  script('the web app is light enough', 'budget.mjs', { needs: ['build'] }),
];

const began = performance.now();
const outcomes = await runStages(stages, {
  cores: availableParallelism(),
  told: ({ name, passed, failed, skipped, seconds }, alone) => {
    const mark = failed > 0 ? '✗' : passed === 0 ? 'SKIPPED' : '✓';
    if (failed > 0) console.log(`\n${'─'.repeat(80)}\n${readLog(name)}`);
    console.log(`${mark} ${name}: ${closingLine([{ passed, failed, skipped }])}, ${seconds.toFixed(1)} s`);
    if (failed > 0) console.log(`  To run it alone: ${alone}\n${'─'.repeat(80)}\n`);
  },
});

/** What a stage said. @param {string} name */
function readLog(name) {
  try {
    return readFileSync(logOf(name), 'utf8');
  } catch {
    return 'It said nothing.';
  }
}

writeFileSync(join(reports, 'stages.json'), stageReport(outcomes));
const ledger = script('every claimed requirement exists', 'requirements.mjs');
const last = await runStages([ledger], {
  cores: 1,
  told: ({ failed }) => failed > 0 && console.log(readLog(ledger.name)),
});
const all = [...outcomes, ...last];

for (const words of missing) console.log(`\nSKIPPED WITHOUT IT. ${words}`);
if (skipsBrowser) console.log('\nSKIP_BROWSER=1: THE BROWSER TESTS DID NOT RUN.');
console.log(`\n${((performance.now() - began) / 1000).toFixed(0)} s in all`);
console.log(closingLine(all));
process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;
