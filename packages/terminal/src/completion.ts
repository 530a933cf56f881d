/** Completion for shells, and the man page: both from the table of commands. */
import { COMMAND_SPECS, type CommandSpec, FLOOR_OPTIONS, OPTION_SPECS, type OptionName, type OptionSpec, SHELLS } from './commands.ts';
import { manualWords } from './manual/language/index.ts';
import { SYNOPSES } from './manual/language/synopses.ts';
import { commandDoes, presetsAbout, waysToCall } from './usage.ts';

/** Code for a shell or for roff: nobody reads it as a sentence. */
const code = (parts: TemplateStringsArray, ...values: readonly string[]): string => String.raw({ raw: parts }, ...values);

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
  if (option === 'preset') return presets;
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
      return words === undefined ? [] : [code`        --${option}) COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word")); return ;;`];
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
  return code`# Completion for bash: baize completion bash >> ~/.bashrc
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
    const { takes }: OptionSpec = OPTION_SPECS[option];
    const words = valuesOf(command, option, levels);
    const after = takes === undefined ? '' : `:${takes}:${words === undefined ? '' : `(${words.join(' ')})`}`;
    return `'--${option}[${quotedIn(manualWords().options[option])}]${after}'`;
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
  const names = COMMAND_SPECS.map((command) => `    '${command.name}:${quotedIn(commandDoes(command))}'`);
  return code`#compdef baize
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
      const { takes }: OptionSpec = OPTION_SPECS[option];
      const words = valuesOf(command, option, levels);
      const after = takes === undefined ? '' : words === undefined ? ' -x' : ` -x -a '${words.join(' ')}'`;
      return code`complete -c baize -n '${seen}' -l ${option}${after} -d '${quotedIn(manualWords().options[option])}'`;
    });
    const words = operandWords(command);
    return [
      code`complete -c baize -n __fish_use_subcommand -a ${command.name} -d '${quotedIn(commandDoes(command))}'`,
      ...options,
      ...(words.length === 0 ? [] : [code`complete -c baize -n '${seen}' -a '${words.join(' ')}'`]),
      ...(command.operands === 'file' ? [code`complete -c baize -n '${seen}' -F`] : []),
    ];
  });
  const floor = FLOOR_OPTIONS.map(
    (option) => code`complete -c baize -n __fish_use_subcommand -l ${option} -d '${quotedIn(manualWords().options[option])}'`,
  );
  return code`# Completion for fish: baize completion fish > ~/.config/fish/completions/baize.fish\ncomplete -c baize -f\n${[...floor, ...lines].join('\n')}\n`;
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

const heading = (text: string): string => code`.SH ${text}`;

const optionEntry = (name: OptionName): string => {
  const { short, takes }: OptionSpec = OPTION_SPECS[name];
  const flags = `${short === undefined ? '' : `\\-${short}, `}\\-\\-${name}`;
  return `.TP\n\\fB${flags}\\fR${takes === undefined ? '' : ` \\fI${takes}\\fR`}\n${roff(manualWords().options[name])}`;
};

const commandEntry = (command: CommandSpec, levels: readonly string[]): string => {
  const { name, aliases = [] } = command;
  const does = commandDoes(command);
  const { man } = manualWords();
  return [
    code`.SS baize ${roff(name)}`,
    roff(`${does.charAt(0).toUpperCase()}${does.slice(1)}${/[.?!]$/.test(does) ? '' : '.'}`),
    ...waysToCall(command).map((way) => code`.PP\n\\fBbaize ${roff(name)}\\fR ${roff(way)}`.trimEnd()),
    ...(aliases.length === 0 ? [] : [`.PP\n${roff(man.alsoCalled(aliases.join(', ')))}`]),
    ...presetsAbout(command).map(([preset, about]) => `.TP\n\\fB${roff(preset)}\\fR\n${roff(about)}`),
    ...(levels.length === 0 ? [] : [`.PP\n${roff(man.levels(levels.join(', ')))}`]),
    ...SYNOPSES[name].examples.map((example) => `.PP\n.EX\n${roff(example)}\n.EE`),
  ].join('\n');
};

/** The manual page. */
export const manPage = (version: string, levels: LevelsByGame): string => {
  const { man } = manualWords();
  return [
    code`.TH BAIZE 6 "" "Baize ${version}" "${man.section}"`,
    heading(man.headings.name),
    code`baize \\- ${roff(man.name)}`,
    heading(man.headings.synopsis),
    '\\fBbaize\\fR [\\fICOMMAND\\fR] [\\fIoptions\\fR]',
    heading(man.headings.description),
    roff(man.description),
    heading(man.headings.commands),
    ...COMMAND_SPECS.map((command) => commandEntry(command, levels[command.name] ?? [])),
    heading(man.headings.options),
    ...[...new Set([...FLOOR_OPTIONS, ...COMMAND_SPECS.flatMap(({ options }) => options)])].map(optionEntry),
    heading(man.headings.environment),
    `.TP\n\\fBNO_COLOR\\fR\n${roff(man.noColor)}`,
    `.TP\n\\fBBAIZE_HOME\\fR\n${roff(man.home)}`,
    '',
  ].join('\n');
};
