import {
  type Audience,
  type Card,
  fork,
  inFull,
  LANGUAGES,
  openChance,
  PACK,
  type Saying,
  type SpokenLanguage,
  sightOf,
  speakBy,
  type Viewer,
} from '@baize/engine';
import * as de from '@baize/engine/language/de';
import * as en from '@baize/engine/language/en';
import { travel } from '@baize/engine/laws';
import { afterEach, describe, expect, test } from 'vitest';
import { advise } from '../bots/sharp.ts';
import { pontoonModule } from '../index.ts';
import { presets } from '../rules.ts';
import type { Action, Pontoon, Reason, Why } from '../state.ts';
import { headlineOf, words } from '../words.ts';

afterEach(() => speakBy(() => 'en'));

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dmitri', 'Elsie', 'Felix', 'Gwen', 'Hugo'];
const SESSIONS = 6;
const ACTIONS = 45;

const REASONS: Readonly<Record<Reason | 'not-your-turn' | 'not-an-action', true>> = {
  'round-in-play': true,
  'between-rounds': true,
  'not-in-these-rules': true,
  'stake-first': true,
  'staked-already': true,
  'stake-too-small': true,
  'stake-too-large': true,
  'banker-only-twists-or-sticks': true,
  'declare-your-pontoon': true,
  'no-pontoon': true,
  'no-pair': true,
  'not-enough-chips': true,
  'buy-too-small': true,
  'buy-too-large': true,
  'no-buying-after-a-twist': true,
  'no-fifth-card-on-eleven': true,
  'too-low-to-stick': true,
  'no-cards-left': true,
  'not-your-turn': true,
  'not-an-action': true,
};
// Object.keys gives texts; these are the keys of a record that has them all.
const reasons = Object.keys(REASONS) as (keyof typeof REASONS)[];

const { game } = pontoonModule;
const journeys = Object.keys(presets).flatMap((preset) =>
  Array.from({ length: SESSIONS }, (_, at) =>
    travel<Pontoon>(pontoonModule, { preset, seed: fork('5a'.repeat(32), `${preset} ${at}`).seed, actions: ACTIONS, stack: 60 + 160 * at }),
  ),
);

/** All that is said in these sessions, to every seat and to the rail, in a fixed order. */
const allSaid = (language: SpokenLanguage): readonly Saying[] => {
  speakBy(() => language);
  return journeys.flatMap(({ start, moves, positions, opening }) => {
    const viewers: readonly Viewer[] = [...opening.stacks.keys(), 'rail'];
    const beats = [...start.beats, ...moves.flatMap(({ step }) => step.beats)];
    const events = viewers.flatMap((me) => {
      const audience: Audience = { me, names: NAMES };
      return beats.flatMap(({ event, state }) => words.event(game.viewEvent(event, me), game.view(state, me), audience));
    });
    const asked = positions.flatMap(({ state, move }): readonly Saying[] =>
      [...opening.stacks.keys()].flatMap((seat) => {
        const sight = sightOf(game, state, seat);
        const isNow = move?.seat === seat;
        return [
          words.prompt(sight),
          ...(isNow ? [words.action(move.action, sight), ...reasons.map((reason) => words.refusal({ reason }, sight))] : []),
          ...(isNow && sight.view.rules.bank === 'players'
            ? [words.why(advise(sight, openChance('00'.repeat(32))).why, { me: seat, names: NAMES })]
            : []),
        ];
      }),
    );
    const headlines = positions.flatMap(({ state }) =>
      state.verdicts.flatMap((verdict) => Object.values(headlineOf(game.view(state, 'rail'), verdict))),
    );
    return [...events, ...asked, ...headlines];
  });
};

const said = Object.fromEntries(LANGUAGES.map((language) => [language, allSaid(language)]));
const [english = [], german = []] = [said['en'], said['de']];
/** Each sentence once, in both languages. */
const pairs = [
  ...new Map(english.map((saying, at) => [`${inFull(saying)}|${inFull(german[at] ?? '')}`, [saying, german[at] ?? ''] as const])).values(),
];

const SLIPS = /\bundefined\b|\bNaN\b|\bnull\b|\[object| {2}|\.\.|^\s|\s$|\s[.,;:!?]|[.,;:!?]{2}/;
const formsOf = (saying: Saying): readonly string[] => [saying].flat();

/** The cards that a sentence names, by what each may be called. */
const cardsIn = (text: string, called: ReadonlyMap<string, Card>): readonly Card[] =>
  (text.match(CARD) ?? []).flatMap((name) => called.get(name) ?? []);
const CARD = /(?:ace|king|queen|jack|10|[2-9]) of [a-z]+|(?:Kreuz|Karo|Herz|Pik)-(?:Ass|König|Dame|Buben?|10|[2-9])/g;
const CASES = ['nominative', 'accusative'] as const;
const inEnglish = new Map(PACK.map((card) => [en.cardWord(card), card]));
const inGerman = new Map(PACK.flatMap((card) => CASES.map((as) => [de.cardWord(card, as), card] as const)));
const numbersIn = (text: string, group: string): readonly string[] =>
  (text.match(/\d+(?:[.,]\d{3})*/g) ?? []).map((number) => number.replaceAll(group, '')).sort();
const namesIn = (text: string): readonly string[] => NAMES.filter((name) => text.includes(name));

const hasAll = (wanted: readonly string[], found: readonly string[]): boolean => wanted.every((one) => found.includes(one));

describe('whatever is said', () => {
  test('is said of enough', () => {
    expect(english.length).toBe(german.length);
    expect(pairs.length).toBeGreaterThan(1000);
    expect(pairs.filter(([saying]) => cardsIn(inFull(saying), inEnglish).length > 0).length).toBeGreaterThan(300);
  });

  test.each(LANGUAGES)('is never empty and has no slip, in %s', (language) => {
    const bad = (said[language] ?? []).flatMap(formsOf).filter((text) => text === '' || SLIPS.test(text));
    expect([...new Set(bad)]).toEqual([]);
  });

  test.each(LANGUAGES)('gets shorter with every form, in %s', (language) => {
    const bad = (said[language] ?? [])
      .map(formsOf)
      .filter((forms) => forms.some((text, at) => at > 0 && text.length > (forms[at - 1] ?? '').length));
    expect(bad).toEqual([]);
  });

  test('has every card, number and name in German that it has in English', () => {
    const missing = pairs.flatMap(([one, other]) => {
      const [text, translated] = [inFull(one), inFull(other)];
      const isThere =
        hasAll(cardsIn(text, inEnglish), cardsIn(translated, inGerman)) &&
        hasAll(numbersIn(text, ','), numbersIn(translated, '.')) &&
        hasAll(namesIn(text), namesIn(translated));
      return isThere ? [] : [[text, translated]];
    });
    expect(missing).toEqual([]);
  });
});

test.each(LANGUAGES)('every reason has a sentence of its own, in %s', (language) => {
  speakBy(() => language);
  const [journey] = journeys.filter(({ opening }) => opening.rules.preset === 'british');
  const move = journey?.moves.find(({ action }) => action.type === 'twist');
  if (move === undefined) throw new Error('Somebody twists.');
  const sight = sightOf(game, move.before, move.seat);
  expect(new Set(reasons.map((reason) => inFull(words.refusal({ reason }, sight)))).size).toBe(reasons.length);
});

test('every kind of reason is said, with its figures, in both languages', () => {
  const whys: readonly Why[] = [
    ...(['round-over', 'no-cards-left', 'nothing-beats-it', 'stake-more', 'stake-least'] as const).map((type) => ({ type })),
    { type: 'wins', sticking: 34, twisting: 57 },
    { type: 'brings', best: { way: 'card', chips: 1 }, next: null },
    { type: 'brings', best: { way: 'split', chips: 12.4 }, next: { way: 'stick', chips: -3.6 } },
    { type: 'brings', best: { way: 'stick', chips: 1250 }, next: { way: 'card', chips: -0.2 } },
    { type: 'bank-brings', sticking: -7, drawing: 1 },
  ];
  const all = (language: SpokenLanguage): readonly string[] => {
    speakBy(() => language);
    return whys.map((why) => inFull(words.why(why, { me: 0, names: NAMES })));
  };
  const [first, second] = [all('en'), all('de')];
  expect(first.map((text) => numbersIn(text, ','))).toEqual(second.map((text) => numbersIn(text, '.')));
  expect(first.slice(-4)).toEqual([
    'A card wins 1 chip on average, and it’s too early to stick.',
    'Splitting wins 12 chips on average, and sticking loses 4 chips.',
    'Sticking wins 1,250 chips on average, and a card breaks even.',
    'Against hands like these, sticking loses 7 chips on average and a card wins 1 chip.',
  ]);
  expect(second.slice(-4)).toEqual([
    'Eine Karte bringt im Schnitt 1 Chip, und zum Passen ist es noch zu früh.',
    'Teilen bringt im Schnitt 12 Chips, Passen kostet 4 Chips.',
    'Passen bringt im Schnitt 1.250 Chips, eine Karte bringt nichts.',
    'Gegen solche Blätter: Passen kostet im Schnitt 7 Chips, eine Karte bringt 1 Chip.',
  ]);
});

test('actions, presets and rules are in both languages, and none is left in English', () => {
  const actions: readonly Action[] = [
    { type: 'ready' },
    { type: 'stake', amount: 1250 },
    { type: 'declare' },
    { type: 'split' },
    { type: 'buy', amount: 20 },
    { type: 'twist' },
    { type: 'stick' },
  ];
  const state = journeys[0]?.start.state;
  if (state === undefined) throw new Error('There is a session.');
  const sight = sightOf(game, state, 0);
  const all = (language: SpokenLanguage): readonly string[] => {
    speakBy(() => language);
    return [
      ...actions.map((action) => words.action(action, sight)),
      ...Object.values(presets).flatMap((rules) => [
        words.preset(rules),
        ...words.rules(rules).flatMap(({ heading, lines }) => [heading, ...lines]),
      ]),
    ];
  };
  const [first, second] = [all('en'), all('de')];
  expect(second).toHaveLength(first.length);
  expect(first.filter((text, at) => text === second[at] || text === '' || SLIPS.test(text) || SLIPS.test(second[at] ?? ' '))).toEqual([]);
  expect(first.filter((text, at) => !hasAll(numbersIn(text, ','), numbersIn(second[at] ?? '', '.')))).toEqual([]);
});
