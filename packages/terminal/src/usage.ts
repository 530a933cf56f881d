/** What `baize --help` and `baize COMMAND --help` say. Both are made from the table of commands. */
import { isGameId } from '@baize/games';
import {
  COMMAND_SPECS,
  COMMON_COMMANDS,
  type CommandSpec,
  FLOOR_OPTIONS,
  HELP_TOPICS,
  type HelpTopic,
  OPTION_SPECS,
  type OptionName,
  type OptionSpec,
} from './commands.ts';
import { floorWords, presetWords } from './floor/language/index.ts';
import { floorTiles } from './floor/tiles.ts';
import { wrap } from './kit/text.ts';
import { manualWords } from './manual/language/index.ts';
import { SYNOPSES } from './manual/language/synopses.ts';

const WIDTH = 80;

/** What a command does, in a line. */
export const commandDoes = ({ name }: CommandSpec): string =>
  isGameId(name) ? manualWords().game(floorTiles[name].name, floorWords().tiles[name].lines) : manualWords().commands[name];

/** The presets of a command, each with a line about it. */
export const presetsAbout = ({ name, presets = [] }: CommandSpec): readonly (readonly [preset: string, about: string])[] =>
  presets.map((preset) => [preset, isGameId(name) ? presetWords(name, preset).about : '']);

/** The ways to call a command, without its name. */
export const waysToCall = ({ name }: CommandSpec): readonly string[] =>
  SYNOPSES[name].usage.map((way) => (way === 'FILE.phhs' ? `${way}   ${manualWords().handsOf}` : way));

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
      const { words }: OptionSpec = OPTION_SPECS[name];
      const does = manualWords().options[name];
      return [optionWords(name), words === undefined ? does : `${does}: ${words.join(', ')}`];
    }),
  );

const games = COMMAND_SPECS.filter((command) => !COMMON_COMMANDS.includes(command));
const namesOf = (commands: readonly CommandSpec[]): string => commands.map(({ name }) => name).join(', ');

const part = (heading: string, text: string): string => `${heading}\n${text}`;
const named = (heading: string, text: string): string => `${heading}: ${text}`;
const called = (...words: readonly string[]): string => ['baize', ...words].join(' ');

/** The ways to call the whole, one under the other. */
const wholeWays = (): string => {
  const { usage: label, ways } = manualWords().whole;
  const calls = [['[options]'], ['GAME', '[options]'], ['COMMAND', '[options]']].map((words) => called(...words));
  const indent = `${label}: `;
  return calls.map((call, at) => `${at === 0 ? indent : ' '.repeat(indent.length)}${call.padEnd(27)}${ways[at]}`).join('\n');
};

/** The help of the whole: a page that fits any window. What is told at length has a page of its own. */
const wholeUsage = (): string => {
  const { whole, headings } = manualWords();
  const about = columns([
    [headings.games, namesOf(games)],
    [headings.commands, namesOf(COMMON_COMMANDS)],
  ]);
  const more = columns([
    ...HELP_TOPICS.map((topic) => [called('help', topic), whole.topics[topic]] as const),
    [called('NAME', '--help'), whole.topics.name],
  ]);
  return `${[whole.head, wholeWays(), about, part(whole.more, more), wrap(whole.foot, WIDTH).join('\n')].join('\n\n')}\n`;
};

/** The help of the whole, or about one thing. */
export const usage = (topic?: HelpTopic): string => {
  const { headings, colours } = manualWords();
  switch (topic) {
    case undefined:
      return wholeUsage();
    case 'games':
      return `${part(headings.games, columns(games.map((game) => [[game.name, ...(game.aliases ?? [])].join(', '), commandDoes(game)])))}\n`;
    case 'commands':
      return `${part(headings.commands, columns(COMMON_COMMANDS.map((command) => [command.name, commandDoes(command)])))}\n`;
    case 'options':
      return [
        part(headings.options, optionLines(FLOOR_OPTIONS)),
        part(headings.withGame, optionLines(['preset', 'opponents', 'level', 'seed'])),
        ...wrap(colours, WIDTH),
        '',
      ].join('\n');
  }
};

/** Options that every table has: they are named, and told at length in a place of their own. */
const EVERYWHERE: readonly OptionName[] = ['speed', 'plain', 'ascii', 'theme', 'language', 'bell', 'no-mouse', 'help'];

const LINES = 23;

/** The help of one command. `levels` are how strong opponents can be there, weakest first. */
export const usageOf = (command: CommandSpec, levels: readonly string[]): string => {
  const { name, aliases = [], options, presets } = command;
  const { headings, whole } = manualWords();
  const [first = '', ...more] = waysToCall(command).map((way) => called(name, way).trimEnd());
  const own = options.filter((option) => !EVERYWHERE.includes(option));
  const common = options.filter((option) => EVERYWHERE.includes(option)).map((option) => `--${option}`);
  const usageLabel = named(whole.usage, first);
  const parts = [
    named(called(name), commandDoes(command)),
    [usageLabel, ...more.map((way) => `${' '.repeat(usageLabel.length - first.length)}${way}`)].join('\n'),
    ...(aliases.length === 0 ? [] : [named(headings.alsoCalled, aliases.join(', '))]),
    ...(presets === undefined ? [] : [part(headings.presets, columns(presetsAbout(command)))]),
    ...(levels.length === 0 ? [] : [named(headings.levels, levels.join(', '))]),
    [...(own.length === 0 ? [] : [headings.options, optionLines(own)]), ...wrap(named(headings.everywhere, common.join(', ')), WIDTH)].join(
      '\n',
    ),
    part(headings.examples, SYNOPSES[name].examples.map((example) => `  ${example}`).join('\n')),
  ];
  const loose = parts.join('\n\n');
  return `${loose.split('\n').length > LINES ? parts.join('\n') : loose}\n`;
};
