/** The ledger: which tests claim which requirement, by what stands beside their titles, and whether they passed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEntry, root } from './workspace.mjs';

/** @typedef {{ readonly name: string, readonly status: string, readonly ids: readonly string[] }} Test one test of a report, by its full name */

/**
 * The ids that docs/requirements.md lists, in its order.
 * @param {string} text
 */
export const parseLedger = (text) => {
  const ids = [...text.matchAll(/^- \*\*([A-Z]{3}-[A-Z0-9.]+)\*\* \S/gm)].map(([, id = '']) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice) throw new Error(`docs/requirements.md lists ${twice} twice.`);
  return ids;
};

/**
 * The tests of a report as vitest writes it, each with the ids that `claims(…)` noted with it.
 * @param {{ testResults: { assertionResults: { fullName: string, status: string, meta: Record<string, unknown> }[] }[] }} report
 * @returns {Test[]}
 */
export const testsOf = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, meta }) => ({
      name: fullName,
      status,
      ids: Object.keys(meta).filter((key) => meta[key] === 'claimed'),
    })),
  );

/**
 * Each id with the tests that ran for it, and the ids that tests claim and nobody has heard of.
 * @param {readonly string[]} ids
 * @param {readonly Test[]} tests
 */
export const claim = (ids, tests) => {
  const known = new Map(ids.map((id) => [id, /** @type {Test[]} */ ([])]));
  /** @type {{ id: string, name: string }[]} */
  const unknown = [];
  for (const test of tests)
    for (const id of test.ids) {
      const claims = known.get(id);
      if (!claims) unknown.push({ id, name: test.name });
      else if (test.status === 'passed' || test.status === 'failed') claims.push(test);
    }
  return { known, unknown };
};

const reports = join(root, 'artifacts', 'reports');

const readTests = () => {
  const files = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith('.json')) : [];
  return files.flatMap((name) => testsOf(JSON.parse(readFileSync(join(reports, name), 'utf8'))));
};

/** What the last reports claim of the ledger. */
export const readClaims = () => claim(parseLedger(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8')), readTests());

/**
 * Says which ids tests have made up; the number of them.
 * @param {ReturnType<typeof claim>} claims
 */
export const reportUnknown = ({ unknown }) => {
  for (const { id, name } of unknown) console.error(`There is no requirement ${id}, which this test claims: ${name}`);
  return unknown.length;
};

/** @param {readonly Test[]} tests */
const verdict = (tests) => {
  if (tests.length === 0) return 'unclaimed';
  return tests.every(({ status }) => status === 'passed') ? 'passed' : 'failed';
};

const main = () => {
  const prefix = process.argv[2] ?? '';
  const claims = readClaims();
  const chosen = [...claims.known].filter(([id]) => id.startsWith(prefix));
  for (const [id, tests] of chosen) {
    console.log(`${id.padEnd(9)} ${verdict(tests)}`);
    for (const { name, status } of tests) console.log(`    ${status === 'passed' ? '✓' : '✗'} ${name}`);
  }
  const made = reportUnknown(claims);
  console.log(`claimed ${chosen.filter(([, tests]) => tests.length > 0).length} of ${chosen.length}`);
  return made === 0 ? 0 : 1;
};

if (isEntry(import.meta.url)) process.exitCode = main();
