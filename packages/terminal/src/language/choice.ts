/** Which language somebody is spoken to in: the one that `--language` asks for, else the one they have set, else that of their system. */
import { firstSpoken, isLanguage, type Language, loadWords } from '@baize/engine';

/** The variables in which a system says its language, the strongest first. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** What a system says of itself. */
type Variables = Readonly<Record<string, string | undefined>>;

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

/** The language of a system; another one where it says nothing. */
export const systemLanguage = (env: Variables, otherwise: Language = 'en'): Language => {
  const said = VARIABLES.map((name) => env[name]).find((value) => value !== undefined && value !== '');
  return said === undefined ? otherwise : firstSpoken([said]);
};

/** What one person is spoken to in. */
export interface Speech {
  now(): Language;
  /** Speaks as they have set it, once the words for that are there; a command line that asked for a language has the last word. */
  heed(setting: string | undefined): Promise<void>;
}

/** Begins with what a command line asks for, or with what is set, or with the language of the system. */
export const openSpeech = (word: string | undefined, setting: string | undefined, env: Variables, otherwise?: Language): Speech => {
  const asked = word !== undefined && isLanguage(word) ? word : undefined;
  const chosen = (set: string | undefined): Language =>
    asked ?? (set !== undefined && isLanguage(set) ? set : systemLanguage(env, otherwise));
  let language = chosen(setting);
  return {
    now: () => language,
    heed: async (set) => {
      const next = chosen(set);
      if (next !== language) await loadWords(next);
      language = next;
    },
  };
};
