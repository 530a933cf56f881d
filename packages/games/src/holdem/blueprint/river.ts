/**
 * The river, solved at the table: what is left of the hand is a small game with known stacks and with ranges that follow from what was
 * done so far. It is solved by counterfactual regret minimisation over all hands at once (CFR+, Tammelin 2014). Hands that are as strong
 * are one; that a card cannot be held twice is left aside, which makes it ten times as quick.
 */

import { COMBOS } from '../bots/starting.ts';
import { type CardCode, real, small } from '../ranking/codes.ts';
import { strengthsOn } from './strengths.ts';

/** A thing that was done on the river: null for a check or a call, otherwise what the bet or raise went to. */
export type RiverMove = number | null;

/** What is to be solved. BlueprintPlayer 1 acts first. */
export interface RiverQuestion {
  readonly board: readonly CardCode[];
  readonly ranges: readonly [Float64Array, Float64Array];
  readonly pot: number;
  /** What either can still put in at most. */
  readonly stack: number;
  readonly deeds: readonly RiverMove[];
}

/** What can be done: fold, stay, or go up to an amount, and how often each pair does it. */
export interface RiverAnswer {
  readonly goals: readonly ('fold' | 'stay' | number)[];
  readonly mixOf: (combo: number) => readonly number[];
}

const ROUNDS = 120;
/** The sizes of the first bet, of a raise and of more than that, as parts of the pot. All chips are one more, unless they are far more. */
const PARTS: readonly (readonly number[])[] = [[0.5, 1], [1], []];
const [NEARLY_ALL, FAR_MORE, LARGE] = [0.7, 2.5, 2] as const;

interface Node {
  readonly player: number;
  readonly goals: readonly ('fold' | 'stay' | number)[];
  readonly next: readonly (Node | Stop)[];
  /** For each choice and each hand: what it would have brought more, how often it was taken, and how often it is taken now. */
  readonly regrets: readonly Float64Array[];
  readonly sums: readonly Float64Array[];
  readonly mixes: readonly Float64Array[];
  /** What each hand is worth here. */
  readonly worth: Float64Array;
  /** How often each hand of the other comes to what follows. */
  readonly reach: Float64Array;
}
interface Stop {
  readonly folded: number | null;
  readonly stake: number;
  readonly worth: Float64Array;
}

const isNode = (next: Node | Stop): next is Node => 'goals' in next;

/** Everything that stays the same while a river is solved. Hands go from the weakest to the strongest. */
interface Game {
  /** The place of each pair of cards among the hands; -1 where a card of it lies on the board. */
  readonly places: Int16Array;
  readonly reach: readonly [Float64Array, Float64Array];
}

const gameOf = ({ board, ranges }: RiverQuestion): Game => {
  const strengths = new Int16Array(COMBOS.length);
  strengthsOn(board, strengths);
  const order = [...new Set(strengths)].filter((strength) => strength > 0).sort((a, b) => a - b);
  const placeOf = new Map(order.map((strength, place) => [strength, place]));
  const places = strengths.map((strength) => placeOf.get(strength) ?? -1);
  const reachOf = (range: Float64Array): Float64Array => {
    const sums = new Float64Array(order.length);
    for (const [combo, place] of places.entries()) if (place >= 0) sums[place] = real(sums, place) + real(range, combo);
    const all = sums.reduce((sum, one) => sum + one, 0);
    return sums.map((sum) => sum / all);
  };
  return { places, reach: [reachOf(ranges[0]), reachOf(ranges[1])] };
};

// --- the tree ------------------------------------------------------------------------------------------------

interface Place {
  readonly player: number;
  readonly bets: readonly [number, number];
  readonly raises: number;
  readonly acted: number;
}

/** What bets and raises go to at a place; what was really done there is always among them. */
const goalsAt = ({ bets, raises }: Place, pot: number, stack: number, done: RiverMove | undefined): readonly number[] => {
  const level = Math.max(...bets);
  const parts = PARTS[raises];
  if (level >= stack) return [];
  const whole = pot + 2 * level;
  const isFar = parts !== undefined && raises === 0 && stack - level > FAR_MORE * whole;
  const most = isFar ? Math.round(level + LARGE * whole) : stack;
  const usual = [...(parts ?? []).map((part) => Math.round(level + part * whole)).filter((goal) => goal < NEARLY_ALL * most), most];
  const all = typeof done === 'number' ? [...usual, Math.min(done, stack)] : usual;
  return [...new Set(all)].sort((a, b) => a - b);
};

const treeOf = ({ pot, stack, deeds }: RiverQuestion, hands: number): Node => {
  const build = (place: Place, done: readonly RiverMove[]): Node => {
    const { player, bets, raises, acted } = place;
    const [own, other] = player === 0 ? bets : [bets[1], bets[0]];
    const [first, ...rest] = done;
    const betsWith = (bet: number): readonly [number, number] => (player === 0 ? [bet, bets[1]] : [bets[0], bet]);
    const afterStay = (): Node | Stop =>
      acted === 0
        ? build({ player: 1 - player, bets, raises, acted: 1 }, first === null ? rest : [])
        : { folded: null, stake: pot / 2 + other, worth: new Float64Array(hands) };
    const amounts = goalsAt(place, pot, stack, first);
    const afterRaise = (goal: number): Node =>
      build(
        { player: 1 - player, bets: betsWith(goal), raises: raises + 1, acted: acted + 1 },
        typeof first === 'number' && Math.min(first, stack) === goal ? rest : [],
      );
    const folds = own < other;
    const goals = [...(folds ? (['fold'] as const) : []), 'stay' as const, ...amounts];
    const next = [
      ...(folds ? [{ folded: player, stake: pot / 2 + own, worth: new Float64Array(hands) }] : []),
      afterStay(),
      ...amounts.map(afterRaise),
    ];
    const lists = (): readonly Float64Array[] => goals.map(() => new Float64Array(hands));
    const [worth, reach] = [new Float64Array(hands), new Float64Array(hands)];
    return { player, goals, next, regrets: lists(), sums: lists(), mixes: lists(), worth, reach };
  };
  return build({ player: 1, bets: [0, 0], raises: 0, acted: 0 }, deeds);
};

// --- solving it -------------------------------------------------------------------------------------------------

/** What a fold is worth to each hand: all that the other may hold, times the stake. */
const whenFolded = (reach: Float64Array, stake: number, worth: Float64Array): void => {
  let sum = 0;
  for (let hand = 0; hand < reach.length; hand += 1) sum += real(reach, hand);
  worth.fill(stake * sum);
};

/** What a showdown is worth to each hand: what lies below it without what lies above it, times the stake. */
const whenShown = (reach: Float64Array, stake: number, worth: Float64Array): void => {
  let all = 0;
  for (let hand = 0; hand < reach.length; hand += 1) all += real(reach, hand);
  let below = 0;
  for (let hand = 0; hand < reach.length; hand += 1) {
    const here = real(reach, hand);
    worth[hand] = stake * (2 * below + here - all);
    below += here;
  }
};

const atStop = ({ folded, stake, worth }: Stop, learner: number, reach: Float64Array): Float64Array => {
  if (folded === null) whenShown(reach, stake, worth);
  else whenFolded(reach, folded === learner ? -stake : stake, worth);
  return worth;
};

/** Works out how often each hand takes each choice now. */
const mix = ({ regrets, mixes, worth: sums }: Node): void => {
  sums.fill(0);
  for (const regret of regrets) for (let hand = 0; hand < sums.length; hand += 1) sums[hand] = real(sums, hand) + real(regret, hand);
  for (const [choice, regret] of regrets.entries()) {
    const part = mixes[choice] ?? sums;
    for (let hand = 0; hand < sums.length; hand += 1) {
      const sum = real(sums, hand);
      part[hand] = sum > 0 ? real(regret, hand) / sum : 1 / regrets.length;
    }
  }
};

/** The other is to act: each of its choices is followed as often as it is taken, and noted, later rounds more. */
const follow = (node: Node, learner: number, reach: Float64Array, round: number): void => {
  const { worth, next, mixes, sums } = node;
  worth.fill(0);
  for (const [choice, after] of next.entries()) {
    const [part, sum] = [mixes[choice] ?? reach, sums[choice] ?? reach];
    for (let hand = 0; hand < reach.length; hand += 1) {
      const weight = real(reach, hand) * real(part, hand);
      node.reach[hand] = weight;
      sum[hand] = real(sum, hand) + round * weight;
    }
    const brought = learn(after, learner, node.reach, round);
    for (let hand = 0; hand < worth.length; hand += 1) worth[hand] = real(worth, hand) + real(brought, hand);
  }
};

/** The learner is to act: every choice is tried, and what it would have brought more is noted. */
const tryAll = ({ worth, next, mixes, regrets }: Node, learner: number, reach: Float64Array, round: number): void => {
  const brought = next.map((after) => learn(after, learner, reach, round));
  worth.fill(0);
  for (const [choice, one] of brought.entries()) {
    const part = mixes[choice] ?? worth;
    for (let hand = 0; hand < worth.length; hand += 1) worth[hand] = real(worth, hand) + real(part, hand) * real(one, hand);
  }
  for (const [choice, one] of brought.entries()) {
    const regret = regrets[choice] ?? worth;
    for (let hand = 0; hand < worth.length; hand += 1) {
      const more = real(regret, hand) + real(one, hand) - real(worth, hand);
      regret[hand] = more > 0 ? more : 0;
    }
  }
};

/** One round of learning for one player: what each hand is worth here, given how often the other comes here. */
const learn = (node: Node | Stop, learner: number, reach: Float64Array, round: number): Float64Array => {
  if (!isNode(node)) return atStop(node, learner, reach);
  mix(node);
  if (node.player === learner) tryAll(node, learner, reach, round);
  else follow(node, learner, reach, round);
  return node.worth;
};

/** The node where the actions lead. */
const nodeAfter = (root: Node, deeds: readonly RiverMove[], stack: number): Node => {
  let node = root;
  for (const move of deeds) {
    const at = node.goals.findIndex((goal) => goal === (move === null ? 'stay' : Math.min(move, stack)));
    const next = node.next[at];
    if (next === undefined || !isNode(next)) throw new RangeError('The river is over already.');
    node = next;
  }
  return node;
};

/** Solves a river, and tells what the one who is to act does. */
export const solveRiver = (question: RiverQuestion, rounds = ROUNDS): RiverAnswer => {
  const game = gameOf(question);
  const hands = game.reach[0].length;
  const root = treeOf(question, hands);
  for (let round = 1; round <= rounds; round += 1) {
    for (const learner of [0, 1] as const) learn(root, learner, game.reach[learner === 0 ? 1 : 0], round);
  }
  const node = nodeAfter(root, question.deeds, question.stack);
  mix(node);
  const mixOf = (combo: number): readonly number[] => {
    const place = small(game.places, combo);
    const played = node.sums.map((sums) => real(sums, place));
    const sum = played.reduce((whole, one) => whole + one, 0);
    return sum > 0 ? played.map((one) => one / sum) : node.mixes.map((part) => real(part, place));
  };
  return { goals: node.goals, mixOf };
};
