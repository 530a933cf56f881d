/**
 * What a player may type, in every language at once: whoever reads German may still know a bet by its English name. The first of each is
 * what is offered to go on with. All of it is in small letters; accents may be left out.
 */
import { type Language, languageNow, type SpokenLanguage } from '@baize/engine';
import type { CallName } from '../calls.ts';
import type { SpotId } from '../layout.ts';
import type { BetKind } from '../rules.ts';
import type { Bare } from './roulette-words.ts';

/** What is typed in one language. */
export interface TypedWords {
  /** The boxes beside their ids, and the bets that have a name of their own. */
  readonly spots: Readonly<Record<SpotId, readonly string[]>>;
  /** The kinds that are typed with numbers: "street 13". */
  readonly kinds: Readonly<Partial<Record<BetKind, readonly string[]>>>;
  readonly calls: Readonly<Record<CallName, readonly string[]>>;
  /** A number with those beside it: "neighbours 17". */
  readonly neighbours: readonly string[];
  readonly commands: Readonly<Record<Bare, readonly string[]>>;
}

const thirds = [1, 2, 3] as const;
const each = (box: string, names: (third: 1 | 2 | 3) => readonly string[]): Readonly<Record<SpotId, readonly string[]>> =>
  Object.fromEntries(thirds.map((third) => [`${box}-${third}`, names(third)]));

const short = { 1: '1st', 2: '2nd', 3: '3rd' } as const;
const long = { 1: 'first', 2: 'second', 3: 'third' } as const;

const en: TypedWords = {
  spots: {
    '0': ['zero'],
    low: ['1-18', '1 to 18', 'low'],
    high: ['19-36', '19 to 36', 'high'],
    even: ['even'],
    odd: ['odd'],
    red: ['red'],
    black: ['black'],
    '0/1/2/3': ['first four'],
    ...each('dozen', (third) => [
      `${short[third]} 12`,
      `${long[third]} 12`,
      `${short[third]} dozen`,
      `${long[third]} dozen`,
      `dozen ${third}`,
    ]),
    ...each('column', (third) => [`column ${third}`, `${short[third]} column`, `${long[third]} column`, `col ${third}`]),
  },
  kinds: {
    straight: ['straight', 'straight up', 'number'],
    split: ['split'],
    street: ['street', 'row'],
    trio: ['trio'],
    corner: ['corner', 'square'],
    'six-line': ['six line', 'sixline', 'line'],
  },
  calls: {
    voisins: ['voisins du zero', 'voisins'],
    tiers: ['tiers du cylindre', 'tiers'],
    orphelins: ['orphelins'],
    'jeu-zero': ['jeu zero', 'jeu-zero'],
  },
  neighbours: ['neighbours', 'neighbours of', 'neighbors', 'neighbors of'],
  commands: {
    undo: ['undo', 'u'],
    clear: ['clear', 'x'],
    repeat: ['repeat', 'last', 'l'],
    double: ['double', 'd'],
    spin: ['spin'],
    rest: ['rest'],
    done: ['done'],
    ready: ['ready'],
  },
};

const ersten = { 1: 'erste', 2: 'zweite', 3: 'dritte' } as const;

const de: TypedWords = {
  spots: {
    '0': ['zero', 'null'],
    low: ['manque', '1-18', '1 bis 18'],
    high: ['passe', '19-36', '19 bis 36'],
    even: ['gerade', 'pair'],
    odd: ['ungerade', 'impair'],
    red: ['rot', 'rouge'],
    black: ['schwarz', 'noir'],
    '0/1/2/3': ['die ersten vier', 'ersten vier', 'erste vier'],
    ...each('dozen', (third) => [
      `${third}. dutzend`,
      `${ersten[third]}s dutzend`,
      `dutzend ${third}`,
      { 1: '12p', 2: '12m', 3: '12d' }[third],
    ]),
    ...each('column', (third) => [`kolonne ${third}`, `${third}. kolonne`, `${ersten[third]} kolonne`]),
  },
  kinds: {
    straight: ['plein', 'volle zahl', 'zahl'],
    split: ['cheval'],
    street: ['transversale pleine', 'transversale', 'dreierreihe'],
    trio: ['trio'],
    corner: ['carré'],
    'six-line': ['transversale simple', 'sechserlinie'],
  },
  calls: {
    voisins: ['große serie', 'voisins'],
    tiers: ['kleine serie', 'tiers'],
    orphelins: ['orphelins'],
    'jeu-zero': ['zero-spiel', 'zero spiel', 'zerospiel'],
  },
  neighbours: ['nachbarn', 'nachbarn von', 'nachbarn der'],
  commands: {
    undo: ['rückgängig'],
    clear: ['abräumen'],
    repeat: ['wiederholen', 'nochmal'],
    double: ['verdoppeln'],
    spin: ['drehen'],
    rest: ['fallen lassen'],
    done: ['fertig'],
    ready: ['bereit'],
  },
};

/** What is typed, by language. */
export const betWordsTyped: Readonly<Record<SpokenLanguage, TypedWords>> = { en, de };

const spokenOf = (language: Language): SpokenLanguage => (language === 'xx' ? 'en' : language);

/** What is typed in the language that is spoken now: what to go on with is offered in it. */
export const typedNow = (): TypedWords => betWordsTyped[spokenOf(languageNow())];

/** The text in small letters, without accents, with single blanks. */
export const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
/** A word as it may be typed: without its accents, and as it is written where there are no umlauts. */
const spellings = (word: string): readonly string[] => [
  plainly(word),
  plainly(word.replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)),
];

/** What typed words stand for, in whatever language they are. */
export const meaningsOf = <K extends string>(
  keys: readonly K[],
  of: (words: TypedWords, key: K) => readonly string[] | undefined,
): ReadonlyMap<string, K> =>
  new Map(
    Object.values(betWordsTyped).flatMap((words) =>
      keys.flatMap((key) => (of(words, key) ?? []).flatMap(spellings).map((word): readonly [string, K] => [word, key])),
    ),
  );
