/** Which language the terminal speaks: what `--language` asks for, else that of the system. */
import { firstSpoken, isLanguage, type Language, speakBy } from '@baize/engine';

/** The variables in which a system says its language, the strongest first. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** What a command line says of the language, and the rest of it. */
export interface LanguageAsked {
  /** The word behind `--language`; undefined where there is none. */
  readonly word: string | undefined;
  readonly rest: readonly string[];
}

/** Takes `--language de` or `--language=de` out of a command line, wherever it stands before `--`. */
export const takeLanguage = (args: readonly string[]): LanguageAsked => {
  const end = args.indexOf('--');
  const at = args.findIndex((arg, place) => (end < 0 || place < end) && /^--language(?:=|$)/.test(arg));
  const found = args[at];
  if (found === undefined) return { word: undefined, rest: args };
  const isOne = found.includes('=');
  return { word: isOne ? found.slice('--language='.length) : (args[at + 1] ?? ''), rest: args.toSpliced(at, isOne ? 1 : 2) };
};

/** The language of the system. */
export const systemLanguage = (env: Readonly<Record<string, string | undefined>>): Language => {
  const said = VARIABLES.map((name) => env[name]).find((value) => value !== undefined && value !== '');
  return firstSpoken(said === undefined ? [] : [said]);
};

/** Speaks what a command line asks for, or what the system does. False where it asks for a language that there is not. */
export const speakAsAsked = (word: string | undefined, env: Readonly<Record<string, string | undefined>>): boolean => {
  const isKnown = word === undefined || isLanguage(word);
  const language = word !== undefined && isLanguage(word) ? word : systemLanguage(env);
  speakBy(() => language);
  return isKnown;
};
