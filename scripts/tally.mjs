/** Counting what passed: the numbers behind the closing line of `npm test`. */

/** @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Count */
/** @typedef {Count & { readonly name: string, readonly claims: readonly string[], readonly seconds: number }} Outcome one stage */

/**
 * The count of a vitest report. A run that ended badly though no test failed (too little covered, a file that does not
 * load, no tests at all) is a failure too.
 * @param {string} report
 * @param {number} code what vitest ended with
 * @returns {Count}
 */
export const tally = (report, code) => {
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report);
  const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  return { passed, failed, skipped: numPendingTests + numTodoTests };
};

/**
 * The tests of a vitest report that passed, and not at the first try.
 * @param {string} report
 * @returns {readonly string[]}
 */
export const secondTriesIn = (report) => {
  /** @type {{ assertionResults: { fullName: string, status: string, failureMessages?: readonly string[] }[] }[]} */
  const files = JSON.parse(report).testResults;
  return files.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages = [] }) => `${fullName}\n${failureMessages.join('\n')}`),
  );
};

/**
 * The tests of vitest reports that were skipped for want of a program, counted by its name.
 * @param {readonly string[]} reports
 * @returns {ReadonlyMap<string, number>}
 */
export const lackingIn = (reports) => {
  /** @type {readonly { status: string, meta?: { lacks?: string } }[]} */
  const tests = reports.flatMap((report) => JSON.parse(report).testResults).flatMap(({ assertionResults }) => assertionResults);
  const missed = tests.flatMap(({ status, meta }) => (status !== 'passed' && meta?.lacks !== undefined ? [meta.lacks] : []));
  return new Map([...new Set(missed)].map((name) => [name, missed.filter((one) => one === name).length]));
};

/**
 * The test of some vitest reports that took longest, and its part of the time of all: how heavy a test is, however busy the machine.
 * @param {...string} reports
 */
export const heaviestIn = (...reports) => {
  /** @type {{ assertionResults: { fullName: string, duration?: number | null }[] }[]} */
  const files = reports.flatMap((report) => JSON.parse(report).testResults);
  const tests = files.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, took: duration ?? 0 })),
  );
  const all = tests.reduce((sum, { took }) => sum + took, 0);
  const [heaviest = { name: '', took: 0 }] = tests.toSorted((a, b) => b.took - a.took);
  return { name: heaviest.name, part: all === 0 ? 0 : heaviest.took / all };
};

/**
 * `N passed, N failed`, and what was skipped where anything was.
 * @param {readonly Count[]} counts
 */
export const closingLine = (counts) => {
  const sum = (/** @type {keyof Count} */ key) => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`;
};

/**
 * The stages in the shape of a vitest report, so that a stage can claim a requirement as a test does.
 * @param {readonly Outcome[]} outcomes
 */
export const stageReport = (outcomes) => {
  const assertionResults = outcomes.map(({ name, claims, failed, passed }) => ({
    fullName: name,
    status: failed > 0 ? 'failed' : passed > 0 ? 'passed' : 'skipped',
    meta: Object.fromEntries(claims.map((id) => [id, 'claimed'])),
  }));
  return JSON.stringify({ testResults: [{ name: 'npm test', assertionResults }] });
};
