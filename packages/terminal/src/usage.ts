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

/** What the help tells of besides the whole and each command. */
export const HELP_TOPICS = ['games', 'commands', 'options'] as const;
/** One of them. */
export type HelpTopic = (typeof HELP_TOPICS)[number];
/** Whether a word names one. */
export const isHelpTopic = (word: string): word is HelpTopic => HELP_TOPICS.some((topic) => topic === word);

const games = COMMAND_SPECS.filter((command) => !COMMON_COMMANDS.includes(command));
const namesOf = (commands: readonly CommandSpec[]): string => commands.map(({ name }) => name).join(', ');

/** The help of the whole: a page that fits any window. What is told at length has a page of its own. */
const wholeUsage = (): string => `Baize: a card room in the terminal.

Usage: baize [options]            the floor: your chips, and all tables
       baize GAME [options]       one game alone, with chips of its own
       baize COMMAND [options]    something else

${columns([
  ['Games', namesOf(games)],
  ['Commands', namesOf(COMMON_COMMANDS)],
])}

More
${columns([
  ['baize help games', 'what each game is, and what else it is called'],
  ['baize help commands', 'what each command does'],
  ['baize help options', 'speed, colours, the mouse, plain lines'],
  ['baize NAME --help', 'everything about one of them'],
])}

At a table ? shows the keys and the rules, and Q leaves. Ctrl+C goes at once; a
hand on the floor waits as it is. BAIZE_HOME is the folder for your save.
`;

/** The help of the whole, or about one thing. */
export const usage = (topic?: HelpTopic): string => {
  switch (topic) {
    case undefined:
      return wholeUsage();
    case 'games':
      return `Games\n${columns(games.map(({ name, aliases = [], does }) => [[name, ...aliases].join(', '), does]))}\n`;
    case 'commands':
      return `Commands\n${columns(COMMON_COMMANDS.map(({ name, does }) => [name, does]))}\n`;
    case 'options':
      return [
        `Options\n${optionLines(FLOOR_OPTIONS)}`,
        `With a game\n${optionLines(['preset', 'opponents', 'level', 'seed'])}`,
        'NO_COLOR=1 turns colours off; TERM, COLORTERM and LC_ALL say what there is.\n',
      ].join('\n');
  }
};

/** Options that every table has: they are named, and told at length in a place of their own. */
const EVERYWHERE: readonly OptionName[] = ['speed', 'plain', 'ascii', 'theme', 'bell', 'no-mouse', 'help'];

const LINES = 23;

/** The help of one command. `levels` are how strong opponents can be there, weakest first. */
export const usageOf = (
  { name, aliases = [], does, usage: ways, options, presets, examples }: CommandSpec,
  levels: readonly string[],
): string => {
  const [first = '', ...more] = ways.map((way) => `baize ${name} ${way}`.trimEnd());
  const own = options.filter((option) => !EVERYWHERE.includes(option));
  const common = options.filter((option) => EVERYWHERE.includes(option)).map((option) => `--${option}`);
  const parts = [
    `baize ${name}: ${does}`,
    [`Usage: ${first}`, ...more.map((way) => `       ${way}`)].join('\n'),
    ...(aliases.length === 0 ? [] : [`Also called: ${aliases.join(', ')}`]),
    ...(presets === undefined ? [] : [`Presets\n${columns(Object.entries(presets))}`]),
    ...(levels.length === 0 ? [] : [`Levels: ${levels.join(', ')}`]),
    [...(own.length === 0 ? [] : ['Options', optionLines(own)]), ...wrap(`As everywhere: ${common.join(', ')}`, WIDTH)].join('\n'),
    `Examples\n${examples.map((example) => `  ${example}`).join('\n')}`,
  ];
  const loose = parts.join('\n\n');
  return `${loose.split('\n').length > LINES ? parts.join('\n') : loose}\n`;
};
