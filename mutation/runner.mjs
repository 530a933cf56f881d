/**
 * Runs a game's quick tests once for each mutant. The runner that Stryker brings starts Vitest anew for every mutant, a second each
 * time; here the tests are bundled once and run again and again in one process, a few milliseconds each time.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { rolldown } from 'rolldown';
import { home } from './scope.mjs';
import { takeTests } from './vitest.mjs';

const shim = fileURLToPath(new URL('vitest.mjs', import.meta.url));
const ENTRY = 'quick tests';

// The quickest test first: most mutants die of it. The runner is started anew now and then, so the times are kept beside the bundle.
const TIMES = 'times.json';
const keepTimes = (results) =>
  writeFileSync(TIMES, JSON.stringify(Object.fromEntries(results.map(({ id, timeSpentMs }) => [id, timeSpentMs]))));
const timesKept = () => (existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {});

const isQuick = (name) => /^\w+\.test\.ts$/.test(name) && name !== 'speed.test.ts';

/** One file of everything, but of what is no part of the project: that is loaded once for all. */
const bundleTests = async () => {
  // By its whole path: Stryker changes into its copy of the workspace after this module is loaded.
  const bundle = resolve(`tests-${process.pid}.mjs`);
  const files = readdirSync(home).filter(isQuick);
  const build = await rolldown({
    input: ENTRY,
    platform: 'node',
    resolve: { conditionNames: ['baize-source', 'import'] },
    treeshake: false,
    logLevel: 'silent',
    external: ['fast-check'],
    plugins: [
      {
        name: 'one-entry',
        resolveId: (id) => (id === ENTRY ? id : id === 'vitest' ? { id: pathToFileURL(shim).href, external: true } : null),
        load: (id) => (id === ENTRY ? files.map((name) => `import ${JSON.stringify(resolve(join(home, name)))};`).join('\n') : null),
      },
    ],
  });
  await build.write({ file: bundle, format: 'esm', codeSplitting: false });
  return pathToFileURL(bundle).href;
};

// A file that remembers what it has worked out, or makes its functions when it is loaded, is loaded anew for each of its mutants.
const remembers = (file) => /^let |new WeakMap|bySeat\(/m.test(readFileSync(file, 'utf8'));

const namespace = () => {
  globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
  return globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE];
};

const attempt = async ({ id, name, run }) => {
  const started = performance.now();
  const told = { id, name };
  try {
    await run();
    return { ...told, status: TestStatus.Success, timeSpentMs: performance.now() - started };
  } catch (error) {
    return { ...told, status: TestStatus.Failed, timeSpentMs: performance.now() - started, failureMessage: String(error) };
  }
};

class QuickTests {
  #bundle = '';
  #tests = [];
  #loads = 0;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#bundle = await bundleTests();
  }

  async #load() {
    takeTests();
    this.#loads += 1;
    await import(`${this.#bundle}?load=${this.#loads}`);
    const times = timesKept();
    this.#tests = takeTests().toSorted((a, b) => (times[a.id] ?? 0) - (times[b.id] ?? 0));
  }

  async dryRun() {
    const counters = namespace();
    await this.#load();
    const results = [];
    for (const test of this.#tests) {
      counters.currentTestId = test.id;
      results.push(await attempt(test));
      counters.currentTestId = undefined;
    }
    keepTimes(results);
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: counters.mutantCoverage };
  }

  async mutantRun({ activeMutant, sandboxFileName, mutantActivation, reloadEnvironment, testFilter, hitLimit }) {
    const counters = namespace();
    Object.assign(counters, { hitCount: 0, hitLimit, activeMutant: undefined });
    const fresh = reloadEnvironment || remembers(sandboxFileName);
    if (fresh || mutantActivation === 'static') counters.activeMutant = activeMutant.id;
    const results = [];
    try {
      if (fresh || this.#tests.length === 0) await this.#load();
      counters.activeMutant = activeMutant.id;
      for (const test of this.#tests) {
        if (testFilter && !testFilter.includes(test.id)) continue;
        results.push(await attempt(test));
        if (results.at(-1)?.status === TestStatus.Failed) break;
      }
    } catch (error) {
      // A mutant that cannot even be loaded fails every test.
      this.#tests = [];
      results.push({ id: 'load', name: 'load', status: TestStatus.Failed, timeSpentMs: 0, failureMessage: String(error) });
    }
    // What was loaded under a mutant keeps its mark.
    if (fresh) this.#tests = [];
    const timedOut = determineHitLimitReached(counters.hitCount, hitLimit);
    return toMutantRunResult(timedOut ?? { status: DryRunStatus.Complete, tests: results });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'quick-tests', QuickTests)];
