/** Tables laid by hand, for tests: `tableWith({ hands: ['2c Ah', '3c', …], turn: 0 })`. */
import { type Card, openChance, PACK, type Seat } from '@baize/engine';
import { cardsNamed, type PlayedOut, playing } from '../play.fixture.ts';
import { hearts } from './hearts.ts';
import { presets, type Rules } from './rules.ts';
import { leftOf, SEATS } from './seats.ts';
import type { Action, Hearts, Play, State, Trick } from './state.ts';
import { highest, pointsOf } from './trick.ts';

/** A trick: who led it, and its cards in order. */
export type LaidTrick = readonly [leader: Seat, cards: string];

const playsFrom = ([leader, text]: LaidTrick): readonly Play[] =>
  cardsNamed(text).map((card, place) => ({ seat: leftOf(leader, place), card }));

const trickFrom = (rules: Rules, laid: LaidTrick, isFirst: boolean): Trick => {
  const plays = playsFrom(laid);
  const taker = highest(plays)?.seat ?? 0;
  return { plays, taker, points: pointsOf(rules, plays, isFirst) };
};

/** What a table is laid with. */
export interface Laid {
  /** By seat; seats left out are dealt evenly from what is left of the pack, in its order. */
  readonly hands?: readonly (string | null)[];
  readonly tricks?: readonly LaidTrick[];
  readonly trick?: LaidTrick;
  /** Who plays next, where no trick is begun. */
  readonly turn?: Seat;
  readonly broken?: boolean;
  readonly rules?: Rules;
  readonly change?: Partial<State>;
}

const dealRest = (
  laid: readonly (readonly Card[] | null)[],
  used: ReadonlySet<Card>,
  trick: readonly Play[],
  done: number,
): readonly Card[][] => {
  const rest = PACK.filter((card) => !used.has(card));
  return laid.map((hand, seat) => {
    if (hand !== null) return [...hand];
    const needs = 13 - done - (trick.some((play) => play.seat === seat) ? 1 : 0);
    return rest.splice(0, needs);
  });
};

/** A hand without a pass in the middle of its tricks. The laid tricks are told as they were, the first one as the first. */
export const tableWith = ({
  hands = [null, null, null, null],
  tricks = [],
  trick = [0, ''],
  turn,
  broken,
  rules = presets.house,
  change,
}: Laid): State => {
  const done = tricks.map((one, at) => trickFrom(rules, one, at === 0));
  const laid = playsFrom(trick);
  const known = hands.map((text) => (text === null ? null : cardsNamed(text)));
  const spent = [...done.flatMap(({ plays }) => plays), ...laid].map(({ card }) => card);
  const all = [...spent, ...known.flatMap((hand) => hand ?? [])];
  if (new Set(all).size !== all.length) throw new RangeError(`A card lies twice: ${all.join(' ')}.`);
  return {
    rules,
    stacks: SEATS.map(() => 0),
    phase: 'playing',
    hand: 4,
    dealer: 3,
    direction: 'none',
    hands: dealRest(known, new Set(all), laid, done.length),
    passes: SEATS.map(() => null),
    turn: laid.length > 0 ? leftOf(trick[0], laid.length) : (turn ?? done.at(-1)?.taker ?? 0),
    trick: laid,
    tricks: done,
    broken: broken ?? spent.some((card) => card.endsWith('h')),
    scores: SEATS.map(() => 0),
    sheet: [],
    ready: [],
    chance: openChance('00'.repeat(32)),
    deck: [],
    ...change,
  };
};

/** A fresh game under these rules. */
export const openGame = (seed = '0a'.repeat(32), rules: Rules = presets.house): State =>
  hearts.open({ rules, stacks: SEATS.map(() => 0), chance: openChance(seed) }).state;

/** What is done at these tables. */
export const { playOut, told, refusedTo } = playing(hearts);

/** Plays these cards in turn, from whoever is to play. */
export const playCards = (state: State, text: string): PlayedOut<Hearts> =>
  cardsNamed(text).reduce<PlayedOut<Hearts>>(
    ({ state: now, beats }, card) => {
      const next = playOut(now, [now.turn, { type: 'play', card }]);
      return { state: next.state, beats: [...beats, ...next.beats] };
    },
    { state, beats: [] },
  );

/** Goes on with the first thing offered to everybody, until this is so. */
export const goOnUntil = (state: State, done: (state: State) => boolean): State => {
  let now = state;
  while (!done(now) && hearts.toAct(now).length > 0) {
    const [seat = 0] = hearts.toAct(now);
    const [offer] = hearts.legal(now, seat);
    const action: Action =
      offer?.type === 'pass'
        ? { type: 'pass', cards: offer.cards.options.slice(0, 3) }
        : offer?.type === 'play'
          ? { type: 'play', card: offer.card.options[0] ?? '2c' }
          : offer?.type === 'moon'
            ? { type: 'moon', way: 'plus' }
            : { type: 'ready' };
    now = playOut(now, [seat, action]).state;
  }
  return now;
};
