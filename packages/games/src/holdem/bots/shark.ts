/** The best bot: narrows what others hold by all they have done, and weighs every way to go on in chips. */
import { type Bot, type Chance, type Chips, fork, type Reader, read, type Sight } from '@baize/engine';
import { entry, real, small } from '../ranking/codes.ts';
import { entryAt } from '../seats.ts';
import type { Action, Holdem } from '../state.ts';
import { answerToBlinds } from './blind-call.ts';
import { type Character, characterAt } from './characters.ts';
import { mustAnswer } from './defence.ts';
import { openingMove } from './opening.ts';
import { equityIn, type Playouts, partOf, playOut } from './playouts.ts';
import { callsFrom, type Judged, liveWeights, ownPlace, placesAt, rangeOf, staysFrom, type Weights } from './ranges.ts';
import { goTo, isBare, potPart, type Situation, situationOf, stayIn } from './situation.ts';
import { startingPlaces } from './starting.ts';

const SAMPLES = 360;

/** All that a thought about a turn is made of. */
export interface Assessment {
  readonly situation: Situation;
  /** What each of the others may hold; without blinds it is not asked for. */
  readonly ranges: readonly Sorted[];
  readonly playouts: Playouts;
  /** The part of the pot if everybody stays. */
  readonly equity: number;
  /** How good each pair of cards is now, from 0 to 1. */
  readonly places: Float64Array;
  /** Whether the own hand is too good to fold to a bet of this size, whatever the other may hold. */
  readonly mustAnswer: boolean;
}

/** Thinks about a turn: what the others may hold, and how it may go. */
export const assess = (sight: Sight<Holdem>, reader: Reader, samples = SAMPLES): Assessment => {
  const situation = situationOf(sight);
  const judged: Judged = new Map();
  const live = liveWeights(situation);
  const weights = situation.others.map((seat) => rangeOf(situation, seat, live, judged));
  const playouts = playOut(situation.mine, situation.board, weights, samples, reader);
  const places =
    situation.street === 'preflop' ? startingPlaces().map((place) => 1 - place) : placesAt(situation, situation.street, live, judged);
  const bare = isBare(sight.view);
  const answers =
    !bare && situation.street !== 'preflop' && situation.toCall > 0
      ? mustAnswer(situation, rangeOf(situation, situation.seat, live, judged), places, ownPlace(situation))
      : false;
  return {
    situation,
    ranges: bare ? [] : sortRanges(weights, places),
    playouts,
    places,
    equity: equityIn(playouts),
    mustAnswer: answers,
  };
};

/** A range, its best hands first, and how much of it lies before each. */
interface Sorted {
  readonly places: Float64Array;
  readonly sums: Float64Array;
}

const sortRanges = (ranges: readonly Weights[], places: Float64Array): readonly Sorted[] => {
  const order = Int16Array.from(places.keys()).sort((a, b) => real(places, b) - real(places, a));
  const sorted = Float64Array.from(order, (combo) => real(places, combo));
  return ranges.map((weights) => {
    const sums = new Float64Array(order.length);
    let sum = 0;
    for (let place = 0; place < order.length; place += 1) {
      sum += real(weights, small(order, place));
      sums[place] = sum;
    }
    return { places: sorted, sums };
  });
};

/** The place from which on the best hands make up this part of a range. */
const threshold = ({ places, sums }: Sorted, part: number): number => {
  const wanted = part * real(sums, sums.length - 1);
  return real(
    places,
    sums.findIndex((sum) => sum >= wanted),
  );
};

/** What a way to go on brings on average, in chips. */
interface Way {
  readonly action: Action;
  readonly brings: number;
}

/** Chips that the seat can still lose or win from the others. */
const mostAtStake = ({ view, others }: Situation): Chips =>
  Math.max(0, ...others.map((seat) => entryAt(view.stacks, seat, 0) + entryAt(view.bets, seat, 0)));

/** Cards that are out of position realise less of their share, and so do those with streets to come. */
const realised = ({ behind, street, board }: Situation, equity: number): number => {
  if (board.length === 5) return 1;
  const position = behind === 0 ? 1 : 0.93;
  return street === 'preflop' ? position * (0.86 + 0.14 * Math.min(1, equity * 1.6)) : position;
};

/** What a check or a call brings with this part of the pot: the average, or that of one playout. */
export const callBrings = ({ situation, equity }: Assessment, part = equity): number => {
  const { pot, toCall, view, seat, others } = situation;
  // What the others have bet beyond what this seat can match goes back to them.
  const reach = entryAt(view.bets, seat, 0) + toCall;
  const over = others.reduce((sum, other) => sum + Math.max(0, entryAt(view.bets, other, 0) - reach), 0);
  return part * realised(situation, equity) * (pot - over + toCall) - toCall;
};

const callWay = (thought: Assessment): Way => ({ action: stayIn(thought.situation), brings: callBrings(thought) });

/** Who faces a bet folds what is too weak for its price. */
const continues = ({ pot, toCall, street }: Situation, added: Chips): number => {
  const price = added / (pot + toCall + added);
  return Math.max(0.12, Math.min(0.95, (street === 'preflop' ? 1.02 : 1.12) - 1.15 * price));
};

/** The place from which on hands go on against a bet where there are no blinds: whatever else they may be, they have to be good. */
const bareLimit = ({ view, street, measure }: Situation, added: Chips): number =>
  view.level > 0 ? staysFrom(street) : callsFrom(street, added / measure);

/** What one playout brings when this much is bet, and some of the others stay. */
export const outcomeOf = ({ situation, places, playouts }: Assessment, deal: number, raise: Raise): number => {
  const { view, seat, pot } = situation;
  const first = deal * playouts.others;
  const stays = (other: number): boolean => real(places, small(playouts.combos, first + other)) >= entry(raise.limits, other);
  let [called, most, someone] = [0, view.level, false];
  for (const [other, reach] of raise.reaches.entries()) {
    if (!stays(other)) continue;
    someone = true;
    called += reach - entry(raise.bets, other);
    most = Math.max(most, reach);
  }
  if (!someone) return pot * raise.folding;
  // No more of the bet is at stake than somebody matches.
  const risked = Math.min(raise.goal, most) - entryAt(view.bets, seat, 0);
  return partOf(playouts, deal, stays) * (pot + called + risked) - risked;
};

/** A bet or a raise: what it goes up to, from which hands on each of the others stays, and what each can put in. */
export interface Raise {
  readonly goal: Chips;
  readonly limits: readonly number[];
  readonly bets: readonly Chips[];
  readonly reaches: readonly Chips[];
  /** The part of the pot that a fold of all others is worth: less than all of it, since a guess about folding is only a guess. */
  readonly folding: number;
}

/** A bet or a raise to this, and how the others would answer it. */
export const raiseGoingTo = ({ situation, ranges }: Assessment, goal: Chips, boldness: number): Raise => {
  const { view, others } = situation;
  const part = continues(situation, goal - view.level);
  const limitOf = (place: number): number => {
    if (view.standing[entry(others, place)] === 'all-in') return -1;
    const range = ranges[place];
    return range === undefined ? bareLimit(situation, goal - view.level) : threshold(range, part);
  };
  const bets = others.map((other) => entryAt(view.bets, other, 0));
  return {
    goal,
    bets,
    limits: others.map((_, place) => limitOf(place)),
    reaches: others.map((other, place) =>
      Math.max(entry(bets, place), Math.min(goal, entryAt(view.stacks, other, 0) + entry(bets, place))),
    ),
    // Without blinds who has bet does not fold for a guess.
    folding: isBare(view) ? 0.3 : 0.55 + 0.25 * Math.min(1.4, boldness),
  };
};

const raiseWay = (thought: Assessment, to: Chips, boldness: number): Way => {
  const { situation, playouts } = thought;
  const action = goTo(situation, to);
  const raise = raiseGoingTo(thought, action.type === 'raise' ? action.to : action.type === 'bet' ? action.amount : 0, boldness);
  let sum = 0;
  for (let deal = 0; deal < playouts.count; deal += 1) sum += outcomeOf(thought, deal, raise);
  return { action, brings: sum / playouts.count };
};

const SIZES: readonly number[] = [0.4, 0.7, 1.1];
/** Where there is nothing to win but what is bet, a bet has to be called to bring anything: it stays moderate. */
const BARE_SIZES: readonly number[] = [0.4, 0.7, 1];

/** The levels that a bet or a raise worth a thought goes up to; none where neither is offered. */
export const sizesIn = (situation: Situation): readonly Chips[] => {
  const { more } = situation;
  if (more === undefined) return [];
  const short = mostAtStake(situation) <= 2.2 * (situation.pot + situation.toCall);
  const parts = isBare(situation.view) ? BARE_SIZES : SIZES;
  return [...parts.map((part) => potPart(situation, part)), ...(short ? [more.max] : [])];
};

/** Every way to go on that is worth a thought. */
const waysOf = (thought: Assessment, boldness: number): readonly Way[] => {
  const { situation } = thought;
  const fold: readonly Way[] = situation.toCall > 0 ? [{ action: { type: 'fold' }, brings: 0 }] : [];
  return [...fold, callWay(thought), ...sizesIn(situation).map((to) => raiseWay(thought, to, boldness))];
};

/** The best way; of ways that are nearly as good one by chance, so that a size tells little. */
const choose = (ways: readonly Way[], near: number, reader: Reader): Way => {
  const most = Math.max(...ways.map(({ brings }) => brings));
  const good = ways.filter(({ brings, action }) => brings >= most - near && (action.type !== 'fold' || brings === most));
  return good[reader.below(good.length)] ?? { action: { type: 'fold' }, brings: 0 };
};

/** Weighs the ways as this character does. */
const decide = (thought: Assessment, { tightness, boldness }: Character, reader: Reader): Way => {
  const ways = waysOf(thought, boldness).map((way) =>
    way.action.type === 'call' ? { ...way, brings: way.brings - (tightness - 1) * 0.5 * thought.situation.toCall } : way,
  );
  const able = thought.mustAnswer ? ways.filter(({ action }) => action.type !== 'fold') : ways;
  return choose(able, 0.015 * thought.situation.pot, reader);
};

/** What this character does before the flop. */
const openingOf = (situation: Situation, { tightness, boldness }: Character, reader: Reader): Action =>
  answerToBlinds(situation, reader) ??
  openingMove(
    situation,
    { opens: 1, opensAlone: 1.4, calls: 1, bluffs: 0.12 * boldness, defends: true },
    tightness,
    reader.below(1000) / 1000,
  );

/** What this character does, and what it thought of. */
export const consider = (
  sight: Sight<Holdem>,
  character: Character,
  chance: Chance,
): { readonly action: Action; readonly thought: Assessment } => {
  const thought = assess(sight, read(fork(chance.seed, `thought at ${chance.at}`)));
  const opens = thought.situation.street === 'preflop';
  return {
    thought,
    action: opens ? openingOf(thought.situation, character, read(chance)) : decide(thought, character, read(chance)).action,
  };
};

/** The shark, with a little of the character of its seat. Before the flop it goes by its cards, and need not think. */
export const shark: Bot<Holdem> = (sight, chance) => {
  if (sight.view.phase === 'between') return { type: 'ready' };
  const character = characterAt(sight.seat);
  if (sight.view.street === 'preflop') return openingOf(situationOf(sight), character, read(chance));
  return consider(sight, character, chance).action;
};
