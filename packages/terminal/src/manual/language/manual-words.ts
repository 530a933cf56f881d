/** All that `--help`, the completion and the man page say. What is typed stays as it is. */
import type { CommonCommand, HelpTopic, OptionName } from '../../commands.ts';

/** What stands above a part of the man page. */
export type ManHeading = 'name' | 'synopsis' | 'description' | 'commands' | 'options' | 'environment';

/** The words of the help. */
export interface ManualWords {
  readonly options: Readonly<Record<OptionName, string>>;
  readonly commands: Readonly<Record<CommonCommand, string>>;
  /** A game as a command, with what the floor says of it. */
  game(name: string, lines: readonly string[]): string;
  /** What a way to call `export` is for. */
  readonly handsOf: string;
  readonly whole: {
    readonly head: string;
    /** The three ways to call it, each with what it does. */
    readonly usage: string;
    readonly ways: readonly [floor: string, game: string, command: string];
    readonly more: string;
    readonly topics: Readonly<Record<HelpTopic | 'name', string>>;
    readonly foot: string;
  };
  readonly headings: Readonly<Record<HelpTopic | 'withGame' | 'presets' | 'examples' | 'levels' | 'alsoCalled' | 'everywhere', string>>;
  readonly colours: string;
  readonly man: {
    readonly headings: Readonly<Record<ManHeading, string>>;
    readonly section: string;
    readonly name: string;
    readonly description: string;
    alsoCalled(names: string): string;
    levels(levels: string): string;
    readonly noColor: string;
    readonly home: string;
  };
}
