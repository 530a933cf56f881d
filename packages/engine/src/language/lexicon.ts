/**
 * The words of one game, page or screen in every language, loaded when they are wanted. Whoever draws says which language is spoken, and
 * what is drawn asks its lexicon for the words: nothing in between has to hand them on.
 */

/** The languages that can be chosen. */
export const LANGUAGES = ['en', 'de'] as const;
/** A language that people speak. */
export type SpokenLanguage = (typeof LANGUAGES)[number];
/** A language as words are asked for. `xx` is none: it marks every text that went through the words. */
export type Language = SpokenLanguage | 'xx';

/** Whether this text names a language. */
export const isLanguage = (text: string): text is Language => text === 'xx' || LANGUAGES.some((one) => one === text);

/** The words of one place: called, it gives them in the language that is spoken now. */
export interface Lexicon<W> {
  (): W;
  /** Loads one language of it. */
  load(language: Language): Promise<void>;
}

let spoken: () => Language = () => 'en';

/** The language that is spoken now. */
export const languageNow = (): Language => spoken();

/** Says where it is known which language is spoken: one for a whole page, or one for each person that a process serves. */
export const speakBy = (source: () => Language): void => {
  spoken = source;
};

/** Every lexicon that has been imported so far. */
const lexicons = new Set<Lexicon<unknown>>();

/** Words by language; one that is missing, or lacks a sentence, does not compile. */
export const lexicon = <W>(languages: Readonly<Record<SpokenLanguage, () => Promise<{ readonly words: W }>>>): Lexicon<W> => {
  const loaded = new Map<Language, W>();
  const find = async (language: Language): Promise<W> => {
    if (language !== 'xx') return (await languages[language]()).words;
    const [{ words }, { pseudo }] = await Promise.all([languages.en(), import('./pseudo.ts')]);
    return pseudo(words);
  };
  const words = (): W => {
    const found = loaded.get(spoken());
    if (found === undefined) throw new Error(`These words are not loaded in ${spoken()}: await loadWords() behind the import.`);
    return found;
  };
  const load = async (language: Language): Promise<void> => {
    if (!loaded.has(language)) loaded.set(language, await find(language));
  };
  const made = Object.assign(words, { load });
  lexicons.add(made);
  return made;
};

/** Loads the words of everything that has been imported so far. What is there already costs nothing. */
export const loadWords = async (language: Language = spoken()): Promise<void> => {
  await Promise.all([...lexicons].map((one) => one.load(language)));
};

/** Something that is loaded when it is opened, with its words. */
export const withWords = async <M>(loading: Promise<M>): Promise<M> => {
  const found = await loading;
  await loadWords();
  return found;
};

/** The first language of somebody's list that is spoken here: of `navigator.languages`, or of `LANG`. English where none is. */
export const firstSpoken = (tags: readonly string[]): SpokenLanguage =>
  tags.flatMap((tag) => LANGUAGES.filter((one) => tag.toLowerCase().split(/[-_.@]/)[0] === one))[0] ?? 'en';
