/** Completion for shells, and the man page: both from the table of commands. */
import { COMMAND_SPECS, type CommandSpec, FLOOR_OPTIONS, OPTION_SPECS, type OptionName, type OptionSpec, SHELLS } from './commands.ts';

/** A shell that can be helped. */
export type Shell = (typeof SHELLS)[number];

/** How strong opponents can be in each game. */
export type LevelsByGame = Readonly<Record<string, readonly string[]>>;

const GAMES = COMMAND_SPECS.filter(({ presets }) => presets !== undefined).map(({ name }) => name);

/** The words that may follow a command, beside its options. */
const operandWords = ({ operands }: CommandSpec): readonly string[] => {
  if (operands === 'game') return GAMES;
  return operands === 'shell' ? SHELLS : [];
};

/** The words that may follow an option of a command; undefined where it takes none that are known. */
const valuesOf = ({ name, presets }: CommandSpec, option: OptionName, levels: LevelsByGame): readonly string[] | undefined => {
  if (option === 'preset') return presets === undefined ? undefined : Object.keys(presets);
  if (option === 'level') return levels[name];
  const { words }: OptionSpec = OPTION_SPECS[option];
  return words;
};

const dashed = (options: readonly OptionName[]): readonly string[] => options.map((name) => `--${name}`);

/** Each command with its other names, as a shell's `case` has them. */
const caseOf = ({ name, aliases = [] }: CommandSpec): string => [name, ...aliases].map((word) => `"${word}"`).join('|');

const bash = (levels: LevelsByGame): string => {
  const cases = COMMAND_SPECS.map((command) => {
    const values = command.options.flatMap((option) => {
      const words = valuesOf(command, option, levels);
      return words === undefined ? [] : [`        --${option}) COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word")); return ;;`];
    });
    const words = [...operandWords(command), ...dashed(command.options)].join(' ');
    const files = command.operands === 'file' ? '; COMPREPLY+=($(compgen -f -- "$word"))' : '';
    return [
      `    ${caseOf(command)})`,
      ...(values.length === 0 ? [] : ['      case "$before" in', ...values, '      esac']),
      `      COMPREPLY=($(compgen -W "${words}" -- "$word"))${files} ;;`,
    ].join('\n');
  });
  const first = [...COMMAND_SPECS.map(({ name }) => name), ...dashed(FLOOR_OPTIONS)].join(' ');
  return `# Completion for bash: baize completion bash >> ~/.bashrc
_baize() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${first}" -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) COMPREPLY=($(compgen -W "${dashed(FLOOR_OPTIONS).join(' ')}" -- "$word")) ;;
  esac
}
complete -F _baize baize
`;
};

const quotedIn = (text: string): string => text.replaceAll("'", "'\\''");

const zsh = (levels: LevelsByGame): string => {
  const argument = (command: CommandSpec, option: OptionName): string => {
    const { takes, does }: OptionSpec = OPTION_SPECS[option];
    const words = valuesOf(command, option, levels);
    const after = takes === undefined ? '' : `:${takes}:${words === undefined ? '' : `(${words.join(' ')})`}`;
    return `'--${option}[${quotedIn(does)}]${after}'`;
  };
  const rest = (command: CommandSpec): readonly string[] => {
    if (command.operands === 'file') return ["'*:file:_files'"];
    const words = operandWords(command);
    return words.length === 0 ? [] : [`'1:word:(${words.join(' ')})'`];
  };
  const cases = COMMAND_SPECS.map((command) => {
    const all = [...command.options.map((option) => argument(command, option)), ...rest(command)];
    return `    ${caseOf(command)}) _arguments ${all.join(' ')} ;;`;
  });
  const names = COMMAND_SPECS.map(({ name, does }) => `    '${name}:${quotedIn(does)}'`);
  return `#compdef baize
# Completion for zsh: baize completion zsh > "\${fpath[1]}/_baize"
_baize() {
  local -a commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    compadd -- ${dashed(FLOOR_OPTIONS).join(' ')}
    return
  fi
  local command="$words[2]"
  shift words; (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _baize baize
`;
};

const fish = (levels: LevelsByGame): string => {
  const lines = COMMAND_SPECS.flatMap((command) => {
    const seen = `__fish_seen_subcommand_from ${[command.name, ...(command.aliases ?? [])].map((word) => `"${word}"`).join(' ')}`;
    const options = command.options.map((option) => {
      const { takes, does }: OptionSpec = OPTION_SPECS[option];
      const words = valuesOf(command, option, levels);
      const after = takes === undefined ? '' : words === undefined ? ' -x' : ` -x -a '${words.join(' ')}'`;
      return `complete -c baize -n '${seen}' -l ${option}${after} -d '${quotedIn(does)}'`;
    });
    const words = operandWords(command);
    return [
      `complete -c baize -n __fish_use_subcommand -a ${command.name} -d '${quotedIn(command.does)}'`,
      ...options,
      ...(words.length === 0 ? [] : [`complete -c baize -n '${seen}' -a '${words.join(' ')}'`]),
      ...(command.operands === 'file' ? [`complete -c baize -n '${seen}' -F`] : []),
    ];
  });
  const floor = FLOOR_OPTIONS.map(
    (option) => `complete -c baize -n __fish_use_subcommand -l ${option} -d '${quotedIn(OPTION_SPECS[option].does)}'`,
  );
  return `# Completion for fish: baize completion fish > ~/.config/fish/completions/baize.fish\ncomplete -c baize -f\n${[...floor, ...lines].join('\n')}\n`;
};

const WRITERS: Readonly<Record<Shell, (levels: LevelsByGame) => string>> = { bash, zsh, fish };

/** The completion script for a shell. */
export const completionFor = (shell: Shell, levels: LevelsByGame): string => WRITERS[shell](levels);

// --- the manual page -----------------------------------------------------------------------------------------------------

/** Text as roff takes it. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(['.])/gm, '\\&$1');

const optionEntry = (name: OptionName): string => {
  const { short, takes, does }: OptionSpec = OPTION_SPECS[name];
  const flags = `${short === undefined ? '' : `\\-${short}, `}\\-\\-${name}`;
  return `.TP\n\\fB${flags}\\fR${takes === undefined ? '' : ` \\fI${takes}\\fR`}\n${roff(does)}`;
};

const commandEntry = ({ name, aliases = [], does, usage, presets = {}, examples }: CommandSpec, levels: readonly string[]): string =>
  [
    `.SS baize ${roff(name)}`,
    roff(`${does.charAt(0).toUpperCase()}${does.slice(1)}${does.endsWith('.') ? '' : '.'}`),
    ...usage.map((way) => `.PP\n\\fBbaize ${roff(name)}\\fR ${roff(way)}`.trimEnd()),
    ...(aliases.length === 0 ? [] : [`.PP\nAlso called ${roff(aliases.join(', '))}.`]),
    ...Object.entries(presets).map(([preset, about]) => `.TP\n\\fB${roff(preset)}\\fR\n${roff(about)}`),
    ...(levels.length === 0 ? [] : [`.PP\nLevels: ${roff(levels.join(', '))}.`]),
    ...examples.map((example) => `.PP\n.EX\n${roff(example)}\n.EE`),
  ].join('\n');

/** The manual page. */
export const manPage = (version: string, levels: LevelsByGame): string =>
  [
    `.TH BAIZE 6 "" "Baize ${version}" "Games"`,
    '.SH NAME',
    'baize \\- a card room in the terminal',
    '.SH SYNOPSIS',
    '\\fBbaize\\fR [\\fICOMMAND\\fR] [\\fIoptions\\fR]',
    '.SH DESCRIPTION',
    'Without a command it opens the floor: your chips, and all tables.',
    '.SH COMMANDS',
    ...COMMAND_SPECS.map((command) => commandEntry(command, levels[command.name] ?? [])),
    '.SH OPTIONS',
    ...[...new Set([...FLOOR_OPTIONS, ...COMMAND_SPECS.flatMap(({ options }) => options)])].map(optionEntry),
    '.SH ENVIRONMENT',
    '.TP\n\\fBNO_COLOR\\fR\nTurns colours off.',
    '.TP\n\\fBBAIZE_HOME\\fR\nThe folder for your save.',
    '',
  ].join('\n');
