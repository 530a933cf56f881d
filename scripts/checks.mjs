/** What `npm test` and `npm run check` have in common: stages that start a program, keep what it says, and tell what came of it. */
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runApart } from './apart.mjs';
import { runStages } from './stages.mjs';
import { closingLine } from './tally.mjs';
import { capture, root, toolFile } from './workspace.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/** Where reports and logs lie. */
export const reports = join(root, 'artifacts', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @param {string} name a stage's */
const logOf = (name) => join(reports, `${name.replaceAll(/\W+/g, '-')}.log`);

/**
 * Runs node on a file in a session of its own, with what it says kept in the stage's log. Its exit code.
 * @param {string} name the stage's
 * @param {readonly string[]} args
 */
export const node = async (name, args) => {
  const log = createWriteStream(logOf(name), { flags: 'a' });
  await new Promise((done) => log.once('open', done));
  const code = await runApart(process.execPath, args, { stdio: ['ignore', log, log], env: { ...process.env, FORCE_COLOR: '0' } });
  await new Promise((done) => log.end(done));
  return code;
};

/** What a program takes that keeps one of two processors busy. */
export const HALF = 0.5;

/** The count of a single check. @param {boolean} isGood */
export const one = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

/**
 * A stage that is one check: it passes or it fails.
 * @param {string} name
 * @param {string} alone the command that runs it alone
 * @param {readonly string[]} args for node
 * @param {Partial<Stage>} [more]
 * @returns {Stage}
 */
const check = (name, alone, args, more) => ({ name, alone, share: HALF, act: async () => one((await node(name, args)) === 0), ...more });

/**
 * A stage that is one of our scripts.
 * @param {string} name
 * @param {string} file
 * @param {Partial<Stage>} [more]
 */
export const script = (name, file, more) => check(name, `node scripts/${file}`, [join('scripts', file)], more);

/**
 * A stage that is the command of an installed package.
 * @param {string} name
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {Partial<Stage>} [more]
 */
export const tool = (name, tool, args, more) =>
  check(name, `npx ${[tool.replace(/^@\w+\//, ''), ...args].join(' ')}`, [toolFile(tool), ...args], more);

/** @type {Promise<Readonly<Record<string, import('./rule.mjs').Found>>> | undefined} */
let found;

/** What every rule that reads the sources has found: one program checks them all, and the first who asks starts it. */
const findAll = async () => {
  const { code, text } = await capture(process.execPath, [fileURLToPath(new URL('rules.mjs', import.meta.url))]);
  if (code !== 0) throw new Error(`scripts/rules.mjs ended with code ${code}.`);
  return JSON.parse(text);
};

const FIRST_RULE = 'import rules';

/**
 * A stage that is a rule about the sources. The first does the work, and the others have their answer when it has.
 * @param {string} name
 * @param {string} file
 * @param {Partial<Stage>} [more]
 * @returns {Stage}
 */
const rule = (name, file, more) => ({
  name,
  alone: `node scripts/${file}`,
  ...(name === FIRST_RULE ? { share: HALF } : { share: 0, after: [FIRST_RULE] }),
  act: async () => {
    found ??= findAll();
    const { faults = [], words = '' } = (await found)[file] ?? {};
    writeFileSync(logOf(name), [...faults, words].join('\n'));
    return one(words !== '' && faults.length === 0);
  },
  ...more,
});

/**
 * What is looked at without running any of it.
 * @param {readonly string[]} linted what the linter reads; everything takes it longer than all the others together
 */
export const still = (...linted) => [
  script('types', 'types.mjs'),
  tool('one format and one linter', '@biomejs/biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...linted], {
    claims: ['PON-10.1'],
  }),
  rule(FIRST_RULE, 'boundaries.mjs', { claims: ['PON-10.3'] }),
  rule('a doc comment on every exported name', 'documented.mjs', { claims: ['PON-10.2'] }),
  rule('one word, one meaning', 'names.mjs'),
  rule('no game’s words outside it', 'game-words.mjs'),
  rule('fewer, fuller files', 'small-files.mjs'),
  rule('sentences stand in language/', 'sentences.mjs'),
];

/** What a stage said. @param {string} name */
const readLog = (name) => {
  try {
    return readFileSync(logOf(name), 'utf8');
  } catch {
    return 'It said nothing.';
  }
};

/**
 * Runs stages and tells of each when it has ended: of one that failed all that it said, and the command that runs it alone.
 * @param {readonly Stage[]} stages
 */
export const runAndTell = (stages) =>
  runStages(stages, ({ name, passed, failed, skipped, seconds }, alone) => {
    const mark = failed > 0 ? '✗' : passed === 0 ? 'SKIPPED' : '✓';
    const line = `${mark} ${name}: ${closingLine([{ passed, failed, skipped }])}, ${seconds.toFixed(1)} s`;
    const rule = '─'.repeat(100);
    console.log(failed > 0 ? `\n${rule}\n${readLog(name)}\n${line}\n  To run it alone: ${alone}\n${rule}\n` : line);
  });
