import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, rankIndex, rankOf } from '../cards.ts';
import type { Appraised, Game, GameModule, Sight, Step, Words } from '../contract.ts';
import { range } from '../offers.ts';
import { hasHistory, isInLane } from '../own.ts';
import { checkLaws, laws, type Trial, travel } from './index.ts';
import { cardsOf, type HighCard, hiddenFrom, tiny } from './tiny.fixture.ts';

const SEED = '5eed'.repeat(16);
const trial: Trial<HighCard> = { preset: 'house', seed: SEED, actions: 9, examined: 4, cards: cardsOf, hidden: hiddenFrom };

/** The tiny game with some of its rules replaced. */
const withGame = (change: Partial<Game<HighCard>>): GameModule<HighCard> => ({ ...tiny, game: { ...tiny.game, ...change } });
const withWords = (change: Partial<Words<HighCard>>): GameModule<HighCard> => ({ ...tiny, words: { ...tiny.words, ...change } });
const { game } = tiny;

type Apply = Game<HighCard>['apply'];
/** The tiny game with something done to each step that an action brings. */
const withSteps = (change: (step: Step<HighCard>) => Step<HighCard>): { readonly apply: Apply } => ({
  apply: (s, seat, action) => change(game.apply(s, seat, action)),
});
/** The same step with something done to the state it ends in. */
const ending = ({ beats, state }: Step<HighCard>, change: (state: HighCard['state']) => HighCard['state']): Step<HighCard> => ({
  state: change(state),
  beats: beats.map((beat, at) => (at === beats.length - 1 ? { ...beat, state: change(state) } : beat)),
});
/** The same step with something done to its events. */
const telling = ({ beats, state }: Step<HighCard>, change: (event: HighCard['event']) => HighCard['event']): Step<HighCard> => ({
  state,
  beats: beats.map((beat) => ({ ...beat, event: change(beat.event) })),
});

test('a sound game keeps every law, in random sittings of any length', () => {
  const seeds = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  fc.assert(
    fc.property(seeds, fc.nat(60), fc.integer({ min: 1, max: 200 }), (seed, actions, stack) => {
      expect(checkLaws(tiny, { ...trial, seed, actions, stack, examined: 1 })).toEqual([]);
    }),
    { seed: 1, numRuns: 6 },
  );
});

test('every law has a name of its own and a sentence', () => {
  expect(new Set(laws.map(({ name }) => name)).size).toBe(laws.length);
  for (const { says } of laws) expect(says).toMatch(/^[A-Z].+[.)]$/);
});

test('a journey is the same for the same seed and examined as closely as told', () => {
  const [one, two] = [travel(tiny, { ...trial, examined: 3 }), travel(tiny, { ...trial, examined: 3 })];
  expect(one.moves.map(({ action }) => action)).toEqual(two.moves.map(({ action }) => action));
  expect(one.examined).toHaveLength(3);
  expect(travel(tiny, { ...trial, examined: 99 }).examined).toHaveLength(10);
  expect(() => travel(tiny, { ...trial, preset: 'mars' })).toThrow('High card has no preset "mars".');
});

/** Copies of the game with one thing wrong, by the one law that each of them breaks. */
type Faults = Readonly<Record<string, GameModule<HighCard>>>;

const SHARED: readonly number[] = [100, 100];
let coin = 0;
const toss = (): number => {
  coin += 1;
  return coin;
};
const isOdd = (card: Card | undefined): boolean => card !== undefined && rankIndex(rankOf(card)) % 2 === 1;

// What a game once did to be quicker: the list that was asked for last is handed out again.
let latest: { readonly state: HighCard['state']; readonly seat: number; readonly offers: ReturnType<Game<HighCard>['legal']> } | undefined;
const remembered: Game<HighCard>['legal'] = (state, seat) => {
  if (latest?.state !== state || latest.seat !== seat) latest = { state, seat, offers: game.legal(state, seat) };
  return latest.offers;
};

const states: Readonly<Record<string, Faults>> = {
  pure: {
    'an action that changes the state it is given': withGame({
      apply: (s, seat, action) => game.apply(Object.assign(s, { phase: s.phase }), seat, action),
    }),
  },
  json: {
    'a value that JSON drops': withGame(withSteps((step) => ending(step, (s) => Object.assign({}, s, { note: undefined })))),
    'a value that is no data': withGame(withSteps((step) => ending(step, (s) => Object.assign({}, s, { seen: new Map() })))),
    'a number that JSON does not know': withGame(
      withSteps((step) => telling(step, (event) => Object.assign({}, event, { odds: Number.NaN }))),
    ),
    'a view that is no data': withGame({ view: (s, viewer) => Object.assign(game.view(s, viewer), { seen: new Map() }) }),
    'an imagination that is no data': withGame({
      imagine: (...given) => ({ ...game.imagine(...given), chance: Object.assign({}, given[2], { guess: undefined }) }),
    }),
    'a state that is more than its data': withGame({
      apply: (s, seat, action) => {
        const step = game.apply(s, seat, action);
        return s.rules === game.presets['house'] ? step : telling(step, () => ({ type: 'shuffled' }));
      },
    }),
  },
  replay: {
    'an opening with a coin of its own': withGame({
      open: (opening) => game.open({ ...opening, chance: { ...opening.chance, at: toss() } }),
    }),
  },
  untouched: {
    'offers that are remembered and handed out again': withGame({ legal: remembered }),
    'an action that is read when it is too late': withGame({
      apply: (s, seat, action) => {
        if (action.type === 'ready') return game.apply(s, seat, action);
        const before = structuredClone(s);
        const { state } = game.apply(s, seat, action);
        return {
          state,
          get beats() {
            return game.apply(before, seat, { type: 'stake', amount: action.amount }).beats;
          },
        };
      },
    }),
  },
  lane: {
    'a rule that is left out in a lane': withGame({
      apply: (s, seat, action) => game.apply(s, seat, isInLane() && action.type === 'stake' ? { ...action, amount: 1 } : action),
    }),
    'a history that a rule reads': withGame({
      history: ['stakes'],
      apply: (s, seat, action) => {
        const isKept = hasHistory();
        const step = game.apply(s, seat, action);
        return isKept ? step : ending(step, (state) => ({ ...state, stakes: [] }));
      },
    }),
    'a list that tables share': withGame({
      open: (opening) => ending(game.open(opening), (state) => ({ ...state, stacks: SHARED })),
    }),
  },
  steps: {
    'an action without a beat': withGame(withSteps(({ state }) => ({ state, beats: [] }))),
    'a step that goes on after its last beat': withGame(
      withSteps(({ state, beats }) => ({ beats, state: { ...state, rules: { most: 39 } } })),
    ),
  },
  chips: {
    'chips from nowhere': withGame({ chips: (s, seat) => ({ ...game.chips(s, seat), atRisk: s.waiting.length }) }),
    'chips of nobody that come and go': withGame({ unowned: (s) => s.waiting.length }),
    'half a chip': withGame({ chips: (s, seat) => ({ stack: game.chips(s, seat).stack - 0.5, atRisk: game.chips(s, seat).atRisk + 0.5 }) }),
    'less than nothing at risk': withGame({
      chips: (s, seat) => ({ stack: game.chips(s, seat).stack + 1, atRisk: game.chips(s, seat).atRisk - 1 }),
    }),
    'a settlement that says too much': withGame(
      withSteps((step) =>
        telling(step, (event) =>
          event.type === 'settled' ? { ...event, results: event.results.map((one) => one && { ...one, net: one.net + 1 }) } : event,
        ),
      ),
    ),
    'half a chip won': withGame(
      withSteps((step) =>
        telling(step, (event) => (event.type === 'settled' ? { ...event, results: [{ net: 0.5, result: 'won' }] } : event)),
      ),
    ),
    'a loss that is called a win': withGame(
      withSteps((step) =>
        telling(step, (event) =>
          event.type === 'settled' ? { ...event, results: event.results.map((one) => one && { ...one, result: 'won' }) } : event,
        ),
      ),
    ),
  },
  cards: {
    'a card that is lost': withGame(withSteps((step) => ending(step, (s) => ({ ...s, deck: s.deck.slice(1) })))),
    'a card in two places': withGame(
      withSteps((step) => ending(step, (s) => ({ ...s, deck: [...s.deck.slice(1), ...s.deck.slice(1, 2)] }))),
    ),
  },
};

const secrets: Readonly<Record<string, Faults>> = {
  secrets: {
    'a view that shows the other hand': withGame({ view: (s, viewer) => Object.assign(game.view(s, viewer), { peek: s.hands[1] }) }),
    'a view that shows the next card, and an imagination that goes along': withGame({
      view: (s, viewer) => Object.assign(game.view(s, viewer), { next: s.deck[0] }),
      imagine: (view, viewer, chance) => {
        const state = game.imagine(view, viewer, chance);
        const isNext = (card: Card): boolean => 'next' in view && card === view.next;
        return { ...state, deck: [...state.deck.filter(isNext), ...state.deck.filter((card) => !isNext(card))] };
      },
    }),
    'a view that shows the rail a hand': withGame({ view: (s, viewer) => game.view(s, viewer === 'rail' ? 0 : viewer) }),
    'a view that shows the seed': withGame({
      view: (s, viewer) => Object.assign(game.view(s, viewer), { proof: s.chance.seed }),
      imagine: (view, viewer, chance) => game.imagine(view, viewer, 'proof' in view ? { seed: String(view.proof), at: chance.at } : chance),
    }),
    'offers that tell what the other holds': withGame({
      refuse: () => ({ reason: 'not-now' }),
      legal: (s, seat) =>
        s.phase === 'staking' && isOdd(s.hands[1 - seat]) ? [{ type: 'stake', amount: range(1, 1) }] : game.legal(s, seat),
    }),
    'a turn that tells what somebody holds': withGame({
      toAct: (s) => (s.waiting.length === 2 && isOdd(s.deck[0]) ? [1, 0] : game.toAct(s)),
    }),
  },
  imagination: {
    'an imagination without a deck': withGame({ imagine: (view, viewer, chance) => ({ ...game.imagine(view, viewer, chance), deck: [] }) }),
  },
  events: {
    'an event that shows a card face down': withGame({ viewEvent: (event) => event }),
    'an event that tells something of a card face down': withGame({
      viewEvent: (event, viewer) =>
        event.type === 'card-dealt' ? Object.assign({}, game.viewEvent(event, viewer), { high: event.card > '9' }) : event,
    }),
    'an action that tells something of a card face down': withGame({
      apply: (s, seat, action) =>
        telling(game.apply(s, seat, action), (event) =>
          event.type === 'staked' ? Object.assign({}, event, { bluff: isOdd(s.hands[seat]) }) : event,
        ),
    }),
    'an event that shows the seed': withGame({
      viewEvent: (event, viewer) => (event.type === 'shuffled' ? Object.assign({}, event, { seed: SEED }) : game.viewEvent(event, viewer)),
    }),
  },
};

const manners: Readonly<Record<string, Faults>> = {
  offers: {
    'an offer that the shapes do not know': withGame({
      shapes: { ...game.shapes, stake: { amount: (value): value is number => typeof value === 'number' && value !== 1 } },
    }),
  },
  refusals: {
    'a refusal without a reason': withGame({ refuse: () => Object.assign({ reason: 'not-now' as const }, { reason: '' }) }),
    'a refusal that suggests what is not legal': withGame({ refuse: () => ({ reason: 'not-now', instead: { type: 'stake', amount: 0 } }) }),
    'a refusal that throws': withGame({
      refuse: () => {
        throw new Error('No.');
      },
    }),
    'a refusal that changes the state': withGame({
      refuse: (s, seat, action) => game.refuse(Object.assign(s, { stakes: [] }), seat, action),
    }),
    'a refusal without words': withWords({ refusal: () => '' }),
    'a shape that trips over rubbish': withGame({
      shapes: { ...game.shapes, stake: { amount: (value): value is number => Number(value) > 0 && typeof value === 'number' } },
    }),
  },
  turns: {
    'a table that waits for nobody': withGame({ toAct: (s) => (s.waiting.length === 1 ? [] : game.toAct(s)) }),
    'a table that waits for a seat that is not there': withGame({ toAct: (s) => (s.waiting.length === 1 ? [2] : game.toAct(s)) }),
    'a seat without an offer': withGame({ legal: (s, seat) => (s.waiting.length === 1 ? [] : game.legal(s, seat)) }),
    'a seat that is to act twice': withGame({ toAct: (s) => [...game.toAct(s), ...game.toAct(s)] }),
    'a seat that is out and asked': withGame({ isIn: (_, seat) => seat === 0 }),
  },
  words: {
    'a sentence with a slip': withWords({ prompt: ({ offers }) => `Stake ${offers[9]}?` }),
    'an action without a name': withWords({ action: () => '' }),
    'an event that is told in two lines': withWords({ event: () => ['one\ntwo'] }),
    'no rules': withWords({ rules: () => [] }),
    'rules with an empty passage': withWords({ rules: () => [{ heading: 'Play', lines: [] }] }),
    'a preset without a name': withWords({ preset: () => '' }),
    'an event without a tempo': { ...tiny, tempo: ({ type }) => (type === 'settled' ? JSON.parse('"later"') : 'none') },
  },
  facts: {
    'an event that speaks': withGame(withSteps((step) => telling(step, (event) => Object.assign({ ...event }, { say: 'Well played' })))),
  },
  bots: {
    'a bot that stakes what it has not': { ...tiny, bots: { rash: () => ({ type: 'stake', amount: 1000 }) } },
    'a bot that changes its mind': {
      ...tiny,
      bots: {
        moody: ({ offers }) =>
          offers.some(({ type }) => type === 'stake') ? { type: 'stake', amount: 1 + (toss() % 2) } : { type: 'ready' },
      },
    },
    'a hint that is not legal': { ...tiny, hint: () => ({ action: { type: 'stake', amount: 0 }, why: { type: 'any-will-do' } }) },
    'a hint without a reason': withWords({ why: () => '' }),
    'a reason that is told in words': {
      ...tiny,
      hint: (sight, chance) => ({ ...tiny.hint(sight, chance), why: Object.assign({ type: 'any-will-do' as const }, { say: 'Why not?' }) }),
    },
  },
};

/** A judge that weighs the least and the most that can be staked, and finds nothing between them; something may be changed about it. */
const judging = (
  change: (found: Appraised<HighCard>, sight: Sight<HighCard>) => Appraised<HighCard> | undefined,
  more: Partial<GameModule<HighCard>> = {},
): GameModule<HighCard> => ({
  ...tiny,
  appraise: (sight, _chance, _effort, also = []) => {
    const [offer] = sight.offers;
    if (offer?.type !== 'stake' || offer.amount.min === offer.amount.max) return undefined;
    const actions = [offer.amount.min, offer.amount.max].map((amount) => ({ type: 'stake', amount }) as const);
    const others = also.filter(({ type, ...rest }) => !('amount' in rest) || !actions.some(({ amount }) => amount === rest.amount));
    const all = [...actions, ...others].map((action) => ({ action, value: 0, behind: 0, error: 0 }));
    return change({ unit: 'chips', basis: 'exact', scale: 1, actions: all }, sight);
  },
  verdict: () => 'fine',
  ...more,
});
const firstWith = (found: Appraised<HighCard>, change: object): Appraised<HighCard> => ({
  ...found,
  actions: found.actions.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
});

const withoutVerdict = ({ verdict: _verdict, ...module }: GameModule<HighCard>): GameModule<HighCard> => module;

const judges: Readonly<Record<string, Faults>> = {
  judges: {
    'a figure that is none': judging((found) => firstWith(found, { value: Number.NaN })),
    'a best that is behind': judging((found) => firstWith(found, { behind: 1 })),
    'two figures for one thing': judging((found) => firstWith(found, { value: 1 })),
    'an action that is not legal': judging((found) => firstWith(found, { action: { type: 'stake', amount: 1000 } })),
    'an action that was asked for and left out': judging(({ actions, ...found }) => ({ ...found, actions: actions.slice(0, 2) })),
    'no choice at all': judging(({ actions, ...found }) => ({ ...found, actions: actions.slice(0, 1) })),
    'a judge that changes its mind': judging((found) => ({ ...found, scale: toss() })),
    'no verdict': withoutVerdict(judging((found) => found)),
    'the best marked': judging((found) => found, { verdict: () => 'slip', why: () => ({ type: 'any-will-do' }) }),
    'a mark without a reason': judging(
      ({ actions, ...found }) => ({ ...found, actions: actions.map((one, at) => (at === 0 ? one : { ...one, value: -1, behind: 1 })) }),
      { verdict: (_, taken, found) => (found.actions[0]?.action === taken ? 'fine' : 'slip') },
    ),
  },
};

test('a sound judge keeps the laws', () => {
  expect(
    checkLaws(
      judging((found) => found),
      trial,
    ),
  ).toEqual([]);
});

const shared: Readonly<Record<string, Faults>> = {
  chance: {
    'a key that is put back': withGame(withSteps((step) => ending(step, (s) => ({ ...s, chance: { ...s.chance, seed: SEED } })))),
  },
  ready: {
    'a deal before all are ready': withGame({
      apply: (s, seat, action) =>
        action.type === 'ready' && s.waiting.length > 1
          ? ending(game.apply(s, seat, action), (now) => ({ ...now, chance: { ...now.chance, at: now.chance.at + 1 } }))
          : game.apply(s, seat, action),
    }),
  },
  rounds: {
    'a way out with a blank in it': withGame({ passive: ['stake'] }),
    'rounds that never end': withGame({ roundEnds: [] }),
  },
};

const faults = { ...states, ...secrets, ...manners, ...judges, ...shared };

test('every law has a fault that breaks it', () => {
  expect(Object.keys(faults).toSorted()).toEqual(laws.map(({ name }) => name).toSorted());
});

// Scribbling makes every rule be compiled again, so it is done to its own faults alone: that is three quarters of the time here.
const quick = laws.filter(({ name }) => name !== 'untouched');

describe.each(Object.entries(faults))('the law "%s" is broken by', (law, copies) => {
  test.each(Object.entries(copies))('%s', (_, module) => {
    expect(checkLaws(module, trial, law === 'untouched' ? laws : quick).map((breach) => breach.law)).toEqual([law]);
  });
});

test('a leak to the rail shows without being told what is hidden', () => {
  const { hidden: _hidden, ...untold } = trial;
  const leaky = withGame({ view: (s, viewer) => game.view(s, viewer === 'rail' ? 0 : viewer) });
  expect(checkLaws(leaky, untold)).toMatchObject([
    { law: 'secrets', where: expect.stringMatching(/^position \d+: the rail sees the .., and not everybody does$/) },
  ]);
});

test('a card that is shown in passing is no secret, if the game says so', () => {
  const cutting = withGame({
    open: (opening) => {
      const { state, beats } = game.open(opening);
      return {
        state,
        beats: beats.map((beat) =>
          beat.event.type === 'shuffled' ? { ...beat, event: { ...beat.event, cut: beat.state.deck[9] } } : beat,
        ),
      };
    },
  });
  const close = { ...trial, examined: 99 };
  expect(checkLaws(cutting, close).map(({ law }) => law)).toEqual(['events']);
  expect(checkLaws(cutting, { ...close, inPassing: ['shuffled'] })).toEqual([]);
});

test('a game that tells nothing of its cards is held to the other laws', () => {
  expect(checkLaws(tiny, { preset: 'house', seed: SEED, actions: 6 })).toEqual([]);
});

test('a breach says which law, what it says, and where', () => {
  const [breach] = checkLaws(withGame({ isIn: () => false }), trial);
  expect(breach).toMatchObject({ law: 'turns', where: 'position 0: seat 0 is to act and out' });
  expect(breach?.says).toBe(laws.find(({ name }) => name === 'turns')?.says);
});
