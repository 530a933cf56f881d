/**
 * What holds of a game's words in any language: random sessions of every preset are told in each of them, and nothing may be missing,
 * slip in or be lost on the way from one language to another. A game hands over its module, and what chance seldom brings.
 *
 * Two languages have the same facts in a sentence when
 *
 * - **names** agree: whoever is named in one is named in the other. `Who` puts "you" in place of a name, so this sees to the listener too;
 * - **cards** agree: of the cards that are in the event, action or reason itself, each one that is named in one is named in the other, and
 *   the words for suits and court cards are the same ("hearts", "the queen");
 * - **numbers** agree: what stands in figures in one stands in the other, in figures or in words. What one says in words alone ("one
 *   higher card", "beide") the other may leave out, how often a number is said is up to a language, and so is its sign ("10 off", "−10").
 *
 * A shorter form has no fact that the full one has not. In `xx` every text is in brackets: what is not never went through the words.
 */
import {
  type Audience,
  type Beat,
  type CommonReason,
  fillAny,
  fork,
  type GameModule,
  type GameTypes,
  isCard,
  LANGUAGES,
  type Language,
  loadWords,
  type Passage,
  play,
  type Refusal,
  read,
  type Saying,
  type Seat,
  type SpokenLanguage,
  sightOf,
  speakBy,
  type Viewer,
} from '@baize/engine';
import * as de from '@baize/engine/language/de';
import * as en from '@baize/engine/language/en';
import { type Journey, travel } from '@baize/engine/laws';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';

/** What only the game knows. */
export interface LanguageTrial<T extends GameTypes> {
  /** Its sentences for every reason to refuse, by the reason; each has one of its own. */
  readonly refused: Readonly<Record<T['reason'] | CommonReason, unknown>>;
  /** Reasons for an action, at least one of each kind: a kind that is missing does not compile. */
  readonly whys: { readonly [Type in T['why']['type']]: readonly (T['why'] & { readonly type: Type })[] };
  /** What chance seldom brings, such as a moon at Hearts. */
  readonly rare?: readonly Beat<T>[];
  /** What else is said of a position, such as how a round has come out. */
  readonly also?: (view: T['view'], audience: Audience) => readonly Saying[];
  /** What is said at no position of its own, such as why a typed bet was not understood. */
  readonly sayings?: readonly (() => Saying)[];
  /** The most actions of a session, and how many sessions of each preset are played. */
  readonly actions?: number;
  readonly sessions?: number;
  /** What a card may be called, where the deck is another than the usual one. */
  readonly cardNames?: Readonly<Record<SpokenLanguage, (card: string) => readonly string[]>>;
}

// --- what a text says ------------------------------------------------------------------------------------------------

/** Nobody's name is a part of another's, or of a word. Two have a genitive without an s in German. */
const NAMES = ['Margot', 'Felix', 'Ottilie', 'Bruno', 'Quentin', 'Agnes', 'Ivan', 'Wanda', 'Zoltan', 'Ulla'] as const;

const usualCards: Readonly<Record<SpokenLanguage, (card: string) => readonly string[]>> = {
  en: (card) => (isCard(card) ? [en.cardWord(card)] : []),
  de: (card) => (isCard(card) ? [de.cardWord(card), de.cardWord(card, 'accusative')] : []),
};

const SUITS_AND_COURTS: Readonly<Record<SpokenLanguage, readonly (readonly [fact: string, word: RegExp])[]>> = {
  en: [
    ['clubs', /\bclubs?\b/i],
    ['diamonds', /\bdiamonds?\b/i],
    ['hearts', /\bhearts?\b/i],
    ['spades', /\bspades?\b/i],
    ['jack', /\bjacks?\b/i],
    ['queen', /\bqueens?\b/i],
    ['king', /\bkings?\b/i],
    // German has no word for a hand that is soft: it says that an ace counts 11.
    ['ace', /\baces?\b|\bsoft or hard\b/i],
  ],
  de: [
    ['clubs', /(?<!\p{L})Kreuze?n?(?!\p{L})/u],
    ['diamonds', /(?<!\p{L})Karos?(?!\p{L})/u],
    ['hearts', /(?<!\p{L})Herz(en)?(?!\p{L})/u],
    ['spades', /(?<!\p{L})Piks?(?!\p{L})/u],
    ['jack', /(?<!\p{L})Buben?(?!\p{L})/u],
    ['queen', /(?<!\p{L})Damen?(?!\p{L})/u],
    ['king', /(?<!\p{L})Könige?n?(?!\p{L})/u],
    ['ace', /(?<!\p{L})Assen?(?!\p{L})|(?<!\p{L})Asse?(?!\p{L})/u],
  ],
};

/** Words that stand for a number; a rank in the plural is one too ("sixes"). */
const NUMBER_WORDS: Readonly<Record<SpokenLanguage, readonly (readonly [value: number, word: RegExp])[]>> = {
  en: [
    [0, /\b(no|none|nothing|zeros?|nobody|without)\b/i],
    [0.5, /\bhal(f|ves)\b/i],
    [1, /\b(a|an|one|ones|once|single|first|even money)\b/i],
    [2, /\b(twos?|both|twice|double|pair|second)\b/i],
    [3, /\b(threes?|third|triple)\b/i],
    [4, /\b(fours?|fourth)\b/i],
    [5, /\b(fives?|fifth)\b/i],
    [6, /\b(six|sixes|sixth)\b/i],
    [7, /\b(sevens?|seventh)\b/i],
    [8, /\b(eights?|eighth)\b/i],
    [9, /\b(nines?|ninth)\b/i],
    [10, /\btens?\b/i],
    [11, /\beleven\b|\bsoft or hard\b/i],
    [12, /\btwelve\b/i],
    [13, /\bthirteen\b/i],
  ],
  de: [
    [0, /(?<!\p{L})(kein\p{L}*|nichts?|null(en)?|niemand(en|em)?|ohne)(?!\p{L})/iu],
    [0.5, /(?<!\p{L})(halb\p{L}*|Hälften?)(?!\p{L})/iu],
    [1, /(?<!\p{L})(eins?|eine[nmrs]?|einmal|einfach\p{L}*|erste\p{L}*)(?!\p{L})/iu],
    [2, /(?<!\p{L})(zwei\p{L}*|beide\p{L}*|doppelt\p{L}*|Paar)(?!\p{L})/iu],
    [3, /(?<!\p{L})(drei(?!z)\p{L}*|dritt\p{L}*)(?!\p{L})/iu],
    [4, /(?<!\p{L})viert?(?!z)\p{L}*/iu],
    [5, /(?<!\p{L})fünf(?!z)\p{L}*/iu],
    [6, /(?<!\p{L})sechs(?!z)\p{L}*/iu],
    [7, /(?<!\p{L})sieb(en|t)\p{L}*/iu],
    [8, /(?<!\p{L})acht(?!z)\p{L}*/iu],
    [9, /(?<!\p{L})neun(?!z)\p{L}*/iu],
    [10, /(?<!\p{L})zehn\p{L}*/iu],
    [11, /(?<!\p{L})elf(?!\p{L})/iu],
    [12, /(?<!\p{L})zwölf(?!\p{L})/iu],
    [13, /(?<!\p{L})dreizehn(?!\p{L})/iu],
  ],
};

const FIGURES: Readonly<Record<SpokenLanguage, RegExp>> = { en: /\d+(?:,\d{3})*(?:\.\d+)?/g, de: /\d+(?:\.\d{3})*(?:,\d+)?/g };
const numberOf = (figures: string, language: SpokenLanguage): number =>
  Number(language === 'en' ? figures.replaceAll(',', '') : figures.replaceAll('.', '').replace(',', '.'));

/** What a text says: whom it names, which cards and numbers. */
interface Facts {
  /** Names, cards, suits and courts. */
  readonly named: ReadonlySet<string>;
  /** The numbers in figures. */
  readonly figures: ReadonlySet<number>;
  /** The numbers in figures or in words. */
  readonly numbers: ReadonlySet<number>;
}

/** The texts in a value, as deep as they go: an event's cards are among them. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const found = known.get(value) ?? [...new Set(Object.values(value).flatMap(textsIn))];
  known.set(value, found);
  return found;
};
/** A view is looked through once for all that is said of it: nobody changes it. */
const known = new WeakMap<object, readonly string[]>();

const factsIn = (text: string, language: SpokenLanguage, cards: readonly string[], namesOf: (card: string) => readonly string[]): Facts => {
  const figures = new Set([...text.matchAll(FIGURES[language])].map(([found]) => numberOf(found, language)));
  const inWords = NUMBER_WORDS[language].filter(([, word]) => word.test(text)).map(([value]) => value);
  return {
    named: new Set([
      ...NAMES.filter((name) => text.includes(name)),
      ...cards.filter((card) => namesOf(card).some((name) => text.includes(name))),
      ...SUITS_AND_COURTS[language].filter(([, word]) => word.test(text)).map(([fact]) => fact),
    ]),
    figures,
    numbers: new Set([...figures, ...inWords]),
  };
};

const missing = <F>(from: ReadonlySet<F>, to: ReadonlySet<F>): readonly F[] => [...from].filter((fact) => !to.has(fact));

// --- what is wrong with a text ---------------------------------------------------------------------------------------

// German says "kein" or 0: a lone "null" is a value that is missing there as well.
const SLIPS = /\bundefined\b|\bNaN\b|\bnull\b|\[object |=>|\n| {2}|^\s|\s$|\.\.|,,|\s[.,;!?]/;
const MARKED = /^⟦[^⟦⟧]*⟧(?: ⟦[^⟦⟧]*⟧)*$/;
const BEGINNING = /^[\p{Lu}\p{N}„“"(−+⟦]/u;

/** One thing said in one language: the texts of all its forms, the full one first. */
type Forms = readonly string[];
type Told = Readonly<Record<Language, Forms>>;

const formsOf = (saying: Saying): Forms => [saying].flat();

/** Says something in every language. */
const inAll = (say: () => Saying): Told => {
  const one = (language: Language): Forms => {
    speakBy(() => language);
    return formsOf(say());
  };
  return { en: one('en'), de: one('de'), xx: one('xx') };
};

function* faultsInForms(forms: Forms, language: Language, isSentence: boolean): Iterable<string> {
  for (const text of forms) {
    if (text === '') yield `${language}: an empty text beside ${JSON.stringify(forms)}`;
    if (SLIPS.test(text)) yield `${language}: a slip in ${JSON.stringify(text)}`;
    if (isSentence && !BEGINNING.test(text)) yield `${language}: a small beginning in ${JSON.stringify(text)}`;
    if (language === 'xx' && text !== '' && !MARKED.test(text)) yield `xx: not from the words: ${JSON.stringify(text)}`;
    if (text.length > (forms[0] ?? '').length) yield `${language}: a shorter form that is longer: ${JSON.stringify(text)}`;
  }
}

function* faultsBetween(
  from: SpokenLanguage,
  to: SpokenLanguage,
  told: Told,
  facts: Readonly<Record<SpokenLanguage, Facts>>,
): Iterable<string> {
  const lost = [...missing(facts[from].named, facts[to].named), ...missing(facts[from].figures, facts[to].numbers)];
  if (lost.length > 0)
    yield `${lost.join(', ')} in ${from} ${JSON.stringify(told[from][0])} and not in ${to} ${JSON.stringify(told[to][0])}`;
}

/** What is wrong with one thing said; `about` are the facts it was made of. */
function* faultsInTold(told: Told, about: unknown, cardNames: typeof usualCards, isSentence = true): Iterable<string> {
  for (const language of [...LANGUAGES, 'xx'] as const) yield* faultsInForms(told[language], language, isSentence);
  const cards = textsIn(about);
  const factsOf = (text: string, language: SpokenLanguage) => factsIn(text, language, cards, cardNames[language]);
  const full = { en: factsOf(told.en[0] ?? '', 'en'), de: factsOf(told.de[0] ?? '', 'de') };
  yield* faultsBetween('en', 'de', told, full);
  yield* faultsBetween('de', 'en', told, full);
  for (const language of LANGUAGES) {
    for (const text of told[language].slice(1)) {
      const short = factsOf(text, language);
      const more = [...missing(short.named, full[language].named), ...missing(short.figures, full[language].numbers)];
      if (more.length > 0)
        yield `${language}: ${more.join(', ')} in ${JSON.stringify(text)} and not in ${JSON.stringify(told[language][0])}`;
    }
  }
}

// --- all that a game says --------------------------------------------------------------------------------------------

const namesFor = (seats: number): readonly string[] => Array.from({ length: seats }, (_, seat) => NAMES[seat % NAMES.length] ?? '');

/** Something that happened, as a seat and the rail are told it: the same number of sentences in every language. */
function* faultsInBeat<T extends GameTypes>(
  { game, words }: GameModule<T>,
  { event, state }: Beat<T>,
  me: Viewer,
  seats: number,
  cardNames: typeof usualCards,
): Iterable<string> {
  const [seen, view] = [game.viewEvent(event, me), game.view(state, me)];
  const tell = (language: Language): readonly Saying[] => {
    speakBy(() => language);
    return words.event(seen, view, { me, names: namesFor(seats) });
  };
  const [english, german, marked] = [tell('en'), tell('de'), tell('xx')];
  if (english.length !== german.length) yield `${event.type}: ${english.length} sentences in English and ${german.length} in German`;
  for (const [at, saying] of english.entries()) {
    const told = { en: formsOf(saying), de: formsOf(german[at] ?? ''), xx: formsOf(marked[at] ?? '') };
    // A sentence may name a card that lies on the table and is not in the event.
    for (const fault of faultsInTold(told, [seen, view], cardNames)) yield `${event.type} for ${me}: ${fault}`;
  }
}

const beatsOf = <T extends GameTypes>({ start, moves }: Journey<T>): readonly Beat<T>[] => [
  ...start.beats,
  ...moves.flatMap(({ step }) => step.beats),
];

/** What a seat is asked, what its actions are called, and how it is refused what it may not do. */
function* faultsInTurn<T extends GameTypes>(
  { module: { game, words }, moves, trial }: Journey<T>,
  state: T['state'],
  seat: Seat,
  at: number,
  cardNames: typeof usualCards,
): Iterable<string> {
  const sight = sightOf(game, state, seat);
  const reader = read(fork(trial.seed, `turn ${at} ${seat}`));
  for (const fault of faultsInTold(
    inAll(() => words.prompt(sight)),
    sight.view,
    cardNames,
  ))
    yield `prompt: ${fault}`;
  for (const offer of sight.offers) {
    const action = fillAny<T['action']>([offer], reader);
    for (const fault of faultsInTold(
      inAll(() => words.action(action, sight)),
      action,
      cardNames,
    ))
      yield `action: ${fault}`;
  }
  const elsewhere = Array.from({ length: Math.min(moves.length, 4) }, () => moves[reader.below(moves.length)]?.action);
  for (const attempt of [...elsewhere, {}]) {
    const played = play(game, state, seat, attempt);
    if (played.ok) continue;
    const told = inAll(() => words.refusal(played.refusal, sight));
    for (const fault of faultsInTold(told, [attempt, sight.view], cardNames)) yield `refusal ${played.refusal.reason}: ${fault}`;
  }
}

/** Every so many positions a seat is looked at: one that is to act, and one that is not. */
const LOOKS = 12;

function* faultsInJourney<T extends GameTypes>(
  journey: Journey<T>,
  cardNames: typeof usualCards,
  also: (view: T['view'], audience: Audience) => readonly Saying[],
): Iterable<string> {
  const { module, opening, positions } = journey;
  const seats = opening.stacks.length;
  if (journey.thrown !== undefined) yield journey.thrown;
  for (const [at, beat] of beatsOf(journey).entries()) {
    yield* faultsInBeat(module, beat, at % seats, seats, cardNames);
    yield* faultsInBeat(module, beat, 'rail', seats, cardNames);
  }
  const stride = Math.max(1, Math.floor(positions.length / LOOKS));
  for (const { at, state } of positions.filter((_, place) => place % stride === 0 || place === positions.length - 1)) {
    const [first = 0] = module.game.toAct(state);
    for (const seat of new Set([first, (first + 1) % seats])) yield* faultsInTurn(journey, state, seat, at, cardNames);
  }
  for (const view of positions.map(({ state }) => module.game.view(state, 'rail'))) {
    const say = () => also(view, { me: 0, names: namesFor(seats) });
    for (const [at] of say().entries())
      yield* faultsInTold(
        inAll(() => say()[at] ?? ''),
        view,
        cardNames,
        false,
      );
  }
}

function* faultsInPages(pages: Readonly<Record<Language, readonly Passage[]>>, cardNames: typeof usualCards): Iterable<string> {
  if (pages.en.length !== pages.de.length) yield `${pages.en.length} passages in English and ${pages.de.length} in German`;
  const textOf = (passage: Passage | undefined): string => passage?.lines.join(' ') ?? '';
  for (const [at, passage] of pages.en.entries()) {
    const [german, marked] = [pages.de[at], pages.xx[at]];
    const headings = { en: [passage.heading], de: [german?.heading ?? ''], xx: [marked?.heading ?? ''] };
    yield* faultsInTold(headings, [], cardNames);
    const lines = { en: [textOf(passage)], de: [textOf(german)], xx: [textOf(marked)] };
    for (const fault of faultsInTold(lines, [], cardNames)) yield `rules, ${passage.heading}: ${fault}`;
  }
}

/** The reasons of a record that has a sentence for each. */
export const reasonsIn = <Reason extends string>(refused: Readonly<Record<Reason, unknown>>): readonly Reason[] =>
  // Object.keys gives texts; these are the keys of a record that has them all.
  Object.keys(refused) as Reason[];

// --- the tests -------------------------------------------------------------------------------------------------------

/** Enough to see what is wrong, and short enough to read. */
const firstOf = (faults: Iterable<string>): readonly string[] => [...new Set(faults)].slice(0, 12);

/** The tests of a game's words. */
export const testLanguage = <T extends GameTypes>(
  module: GameModule<T>,
  { refused, whys, rare = [], also = () => [], sayings = [], actions = 120, sessions = 1, cardNames = usualCards }: LanguageTrial<T>,
): void => {
  const { game, words } = module;
  const presets = Object.keys(game.presets);
  beforeAll(() => loadWords('xx'));
  afterEach(() => speakBy(() => 'en'));

  const travels = (preset: string, session: number): Journey<T> =>
    travel(module, { preset, seed: fork('5a7e'.repeat(16), `${preset} ${session}`).seed, actions, examined: 0 });

  describe.each(presets)('%s', (preset) => {
    const rules = game.presets[preset];
    if (rules === undefined) throw new RangeError(`There is no preset ${preset}.`);

    test('random sessions are told in every language, with the same facts', () => {
      function* faults(): Iterable<string> {
        for (let session = 0; session < sessions; session += 1) yield* faultsInJourney(travels(preset, session), cardNames, also);
      }
      expect(firstOf(faults())).toEqual([]);
    });

    test('its name and its rules stand in every language, with the same facts', () => {
      const page = (language: Language): readonly Passage[] => {
        speakBy(() => language);
        return words.rules(rules);
      };
      const pages = { en: page('en'), de: page('de'), xx: page('xx') };
      const names = inAll(() => words.preset(rules));
      expect(firstOf(faultsInTold(names, [], cardNames))).toEqual([]);
      expect(firstOf(faultsInPages(pages, cardNames))).toEqual([]);
    });

    test('every reason to refuse has a whole sentence of its own in every language, with the same facts', () => {
      const { positions } = travels(preset, 0);
      const { state } = positions[Math.floor(positions.length / 2)] ?? { state: undefined };
      if (state === undefined) throw new RangeError('Nothing has happened.');
      const sight = sightOf(game, state, game.toAct(state)[0] ?? 0);
      const told = reasonsIn(refused).map((reason) => inAll(() => words.refusal({ reason } satisfies Refusal<T>, sight)));
      expect(firstOf(told.flatMap((one) => [...faultsInTold(one, sight.view, cardNames)]))).toEqual([]);
      for (const language of LANGUAGES) {
        const sentences = told.map((one) => one[language][0] ?? '');
        expect(sentences.filter((text, at) => !/[.?]$/.test(text) || sentences.indexOf(text) !== at)).toEqual([]);
      }
    });
  });

  test('every reason for an action is said in every language, with the same facts', () => {
    function* faults(): Iterable<string> {
      const names = namesFor(NAMES.length);
      for (const me of [0, 1]) {
        for (const why of Object.values<readonly T['why'][]>(whys).flat()) {
          for (const fault of faultsInTold(
            inAll(() => words.why(why, { me, names })),
            why,
            cardNames,
          ))
            yield `${why.type}: ${fault}`;
        }
      }
    }
    expect(firstOf(faults())).toEqual([]);
  });

  test('what seldom happens is told in every language, with the same facts', () => {
    function* faults(): Iterable<string> {
      for (const beat of rare) {
        for (const me of [0, 1, 'rail'] as const) yield* faultsInBeat(module, beat, me, NAMES.length, cardNames);
      }
      for (const say of sayings) yield* faultsInTold(inAll(say), [], cardNames, false);
    }
    expect(firstOf(faults())).toEqual([]);
  });
};
