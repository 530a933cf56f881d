import { setFlagsFromString } from 'node:v8';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// A package's own sources are found under this condition; everybody else is given its built files.
const SOURCE = 'baize-source';
const sources = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
};

const homes = '{packages,examples,scripts,bench,training,deploy}';
const notOurs = ['**/node_modules/**', '**/dist/**'];
/** Tests may ask for any sentence, in any language, and properties have the same luck by day. */
const ground = ['scripts/every.fixture.ts'];
/** Every kind of test but the quick ones; of these a file belongs to exactly one. */
const slow = ['long', 'nightly', 'pty', 'server', 'browser'];

/** What takes minutes, the longest first. To begin with these leaves no processor idle at the end; a fresh checkout does not know it. */
const longest = [
  'evening.browser',
  'languages.browser',
  'access.browser',
  'roulette.browser',
  'windows.browser',
  'monkey.browser',
  'laws.long',
];
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.includes(`/${name}.test.`));
  return place < 0 ? longest.length : place;
};
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** The tests of the built page: how long each may take, and whether its draws are the large ones. */
const browserProject = (
  name: string,
  more: { readonly testTimeout: number; readonly retry?: number; readonly provide?: { readonly isNightly: boolean } },
) => ({
  ...sources,
  test: {
    name,
    include: [`${homes}/**/*.browser.test.ts`],
    exclude: notOurs,
    setupFiles: ground,
    // One graph of modules and one browser for each worker.
    globalSetup: 'packages/web/test/browser.setup.ts',
    isolate: false,
    // Part of what they do is wait for a page to move: four at once leave neither of two processors idle.
    maxWorkers: 4,
    // An evening of friends takes half a minute, and several on a machine that is busy with other things.
    ...more,
    hookTimeout: 120_000,
    // What is waited for comes at once, but not on a machine that has much else to do.
    expect: { poll: { timeout: 20_000 } },
  },
});

const quick = `${homes}/**/*.test.{ts,tsx}`;
const rules = ['packages/{engine,games}/**/*.test.ts'];

// Most code of the quick tests is run a few times and no more: to wait longer before it is optimised takes a quarter off their time. They run
// in threads of this process, so it is said here; only the oldest Node that we run on has a name for it.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=2000000');

/** The quick tests, or some of them. */
const unitProject = (
  name: string,
  { include, exclude = [], maxWorkers }: { readonly include: string[]; readonly exclude?: string[]; readonly maxWorkers: string },
) => ({
  ...sources,
  test: {
    name,
    setupFiles: ['scripts/quick.fixture.ts'],
    include,
    exclude: [...notOurs, ...slow.map((kind) => `**/*.${kind}.test.{ts,tsx}`), ...exclude],
    // What they test is pure, so files may share a worker; that halves the time of the quick loop.
    isolate: false,
    pool: 'threads',
    maxWorkers,
    // Milliseconds each, but the longest took a minute on a machine that had much else to do.
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});

/** Long tests that wait for servers, clocks and other processes: they run beside what works. */
const waiting = ['packages/server/**/*.long.test.ts'];

const enough = { lines: 90, branches: 90 };

/**
 * What plays in real time with real processes has a second try: on a busy machine something may come later than anybody waits, and what
 * a server deals is luck. A fault fails twice, and `npm test` tells what needed its second try. By night there is none.
 */
const SECOND_TRY = { retry: 1 } as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // What has not changed since the last run is not compiled again.
    experimental: { fsModuleCache: true },
    coverage: {
      provider: 'v8',
      reporter: ['text-summary', 'json-summary', 'html'],
      reportsDirectory: 'artifacts/coverage',
      include: ['packages/engine/src/**/*.ts', 'packages/games/src/**/*.ts'],
      exclude: ['**/*.{test,fixture}.ts'],
      thresholds: { 'packages/engine/src/**': enough, 'packages/games/src/**': enough },
    },
    projects: [
      unitProject('unit', { include: [quick], maxWorkers: '100%' }),
      // The same in two halves, for `npm test`: to count what is covered takes as long again as the tests do, so it is counted where it is
      // asked for, by the rules' own tests, and not while others play.
      unitProject('unit-rules', { include: rules, maxWorkers: '50%' }),
      unitProject('unit-above', { include: [quick], exclude: rules, maxWorkers: '50%' }),
      {
        ...sources,
        test: {
          // The guard is the quick tests' alone: to freeze every state takes longer than to play it, and here they play by the million.
          name: 'long',
          setupFiles: ground,
          include: [`${homes}/**/*.long.test.ts`],
          exclude: [...notOurs, ...waiting],
          // They need nothing but a processor: as many at once as there are, and two where there are two. What they load is loaded once.
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...sources,
        test: {
          // The long tests with draws many times as large, and the tests of the programs that train bots.
          name: 'nightly',
          setupFiles: ground,
          include: [`${homes}/**/*.{long,nightly}.test.ts`],
          exclude: notOurs,
          provide: { isNightly: true },
          maxWorkers: '100%',
          testTimeout: 3_600_000,
        },
      },
      {
        ...sources,
        test: {
          name: 'terminal',
          setupFiles: ground,
          include: [`${homes}/**/*.pty.test.ts`],
          exclude: notOurs,
          // They wait more than they work: four at once keep half a processor busy. What they load is loaded once.
          isolate: false,
          maxWorkers: 4,
          ...SECOND_TRY,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...sources,
        test: {
          name: 'server',
          setupFiles: ground,
          include: [`${homes}/**/*.server.test.ts`, ...waiting],
          exclude: notOurs,
          // They wait more than they work, each for servers of its own, so three go at once. What they load is loaded once.
          isolate: false,
          maxWorkers: 3,
          ...SECOND_TRY,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      browserProject('browser', { testTimeout: 500_000, ...SECOND_TRY }),
      browserProject('browser-nightly', { provide: { isNightly: true }, testTimeout: 3_600_000 }),
    ],
  },
});
