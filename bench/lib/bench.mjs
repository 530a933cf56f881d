/**
 * The frame of every bench. A bench declares what it measures, by name; what can be asked of it; and the bars that its figures have to
 * clear. `--help` lists all three under the comment at the top of the file.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { declareBars } from './bars.mjs';
import { readCommand } from './command.mjs';

export { judge } from './bars.mjs';

/** @typedef {(asked: import('./command.mjs').Asked) => unknown} Measure */
/** @typedef {{ options?: import('./command.mjs').Options, bars?: Readonly<Record<string, string>>, measures: Readonly<Record<string, Measure>> }} Declared */

/** The comment at the top of a file. @param {string} file */
const headOf = (file) => (/\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8'))?.[1] ?? '').replaceAll(/^ *\*? ?/gm, '').trim();

/** @param {string} title @param {readonly (readonly [name: string, text: string])[]} rows */
const listOf = (title, rows) =>
  rows.length === 0 ? [] : ['', `${title}:`, ...rows.map(([name, text]) => `  ${name}${text && `: ${text}`}`)];

/** @param {string} file @param {Declared} declared */
const helpFor = (file, { options = {}, bars = {}, measures }) => {
  /** @param {import('./command.mjs').Option} option */
  const told = ([usual, means]) => (usual === '' || usual === false || usual === 0 ? means : `${means} (${usual})`);
  return [
    headOf(file),
    ...listOf(
      'Measures',
      Object.keys(measures).map((name) => [name, '']),
    ),
    ...listOf(
      'Options',
      Object.entries(options).map(([name, option]) => [`--${name}`, told(option)]),
    ),
    ...listOf('Bars', Object.entries(bars)),
  ].join('\n');
};

/**
 * Runs what the command line asks for. One measure runs here; of several each has a process of its own, so that none pays for what
 * another leaves behind.
 * @param {Declared} declared
 */
export const bench = async (declared) => {
  const [, self = '', ...words] = process.argv;
  const { options = {}, bars = {}, measures } = declared;
  if (words.includes('--help')) {
    console.log(helpFor(self, declared));
    process.exit();
  }
  declareBars(bars);
  // Whatever was started or written is cleared away on the way out, by a signal too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const names = Object.keys(measures);
  const { named, values } = readCommand(words, { measures: names, options });
  if (named.length === 1) await measures[named[0] ?? '']?.(values);
  const rest = words.filter((word) => !names.includes(word));
  for (const name of named.length === 1 ? [] : named)
    if (spawnSync(process.execPath, [self, name, ...rest], { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
  // A server or a connection that is left open keeps nobody waiting.
  process.exit();
};
