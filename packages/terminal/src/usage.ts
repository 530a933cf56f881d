/** What `baize --help` and `baize COMMAND --help` say. Both are made from the table of commands. */
import {
  COMMAND_SPECS,
  COMMON_COMMANDS,
  type CommandSpec,
  FLOOR_OPTIONS,
  OPTION_SPECS,
  type OptionName,
  type OptionSpec,
} from './commands.ts';
import { wrap } from './kit/text.ts';

const WIDTH = 80;

/** `--seed HEX`, `-h, --help`. */
const optionWords = (name: OptionName): string => {
  const { short, takes }: OptionSpec = OPTION_SPECS[name];
  return `${short === undefined ? '' : `-${short}, `}--${name}${takes === undefined ? '' : ` ${takes}`}`;
};

/** Names and what they mean, in two columns. */
const columns = (entries: readonly (readonly [string, string])[]): string => {
  const room = Math.max(...entries.map(([name]) => name.length)) + 4;
  return entries.map(([name, does]) => `  ${name.padEnd(room - 2)}${wrap(does, WIDTH - room).join(`\n${' '.repeat(room)}`)}`).join('\n');
};

const optionLines = (options: readonly OptionName[]): string =>
  columns(
    options.map((name) => {
      const { does, words }: OptionSpec = OPTION_SPECS[name];
      return [optionWords(name), words === undefined ? does : `${does}: ${words.join(', ')}`];
    }),
  );

/** The help of the whole. */
export const usage = (): string => `Baize: a card room in the terminal.

Usage: baize [options]            the floor: your chips, and all tables
       baize GAME [options]       one game alone, with chips of its own
       baize COMMAND --help       the help of a game or a command

Games
${columns(COMMAND_SPECS.filter((command) => !COMMON_COMMANDS.includes(command)).map(({ name, aliases = [], does }) => [[name, ...aliases].join(', '), does]))}

Commands
${columns(COMMON_COMMANDS.map(({ name, does }) => [name, does]))}

Options
${optionLines(FLOOR_OPTIONS)}
With a game
${optionLines(['preset', 'opponents', 'level', 'seed'])}

At a table ? shows the keys and the rules, and Q leaves. Ctrl+C goes at once; a
hand on the floor waits as it is. NO_COLOR=1 turns colours off. BAIZE_HOME is
the folder for your save, the last session's statistics and the log of errors.
`;

/** The help of one command. `levels` are how strong opponents can be there, weakest first. */
export const usageOf = (
  { name, aliases = [], does, usage: ways, options, presets, examples }: CommandSpec,
  levels: readonly string[],
): string => {
  const [first = '', ...more] = ways.map((way) => `baize ${name} ${way}`.trimEnd());
  const parts = [
    `baize ${name}: ${does}`,
    [`Usage: ${first}`, ...more.map((way) => `       ${way}`)].join('\n'),
    ...(aliases.length === 0 ? [] : [`Also called: ${aliases.join(', ')}`]),
    ...(presets === undefined ? [] : [`Presets\n${columns(Object.entries(presets))}`]),
    ...(levels.length === 0 ? [] : [`Levels\n  ${levels.join(', ')}`]),
    `Options\n${optionLines(options)}`,
    `Examples\n${examples.map((example) => `  ${example}`).join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
};
