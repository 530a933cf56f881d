import { fileURLToPath } from 'node:url';
import { BAR, reportOf, ruleFiles } from './scope.mjs';

// biome-ignore lint/style/noDefaultExport: the tool reads a default export from here.
export default {
  mutate: ruleFiles(),
  testRunner: 'quick-tests',
  plugins: [fileURLToPath(new URL('runner.mjs', import.meta.url))],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Rules are full of constants, and they are to be judged all the same.
  warnings: { slow: false },
  // Every mutant of a constant loads the bundle anew, and what is loaded stays.
  maxTestRunnerReuse: 200,
  reporters: ['json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: reportOf('json') },
  htmlReporter: { fileName: reportOf('html') },
  thresholds: { high: 95, low: 90, break: BAR },
  tempDirName: 'artifacts/mutation/sandbox',
  ignorePatterns: ['artifacts', 'dist', 'docs', 'bench', 'mutation', 'packages/web', 'packages/terminal'],
  // The workspace's compiler has no JavaScript interface any more, and the copy needs no rewritten settings.
  tsconfigFile: 'mutation/no-tsconfig.json',
};
