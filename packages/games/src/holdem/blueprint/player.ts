/** A player for two: a blueprint up to the turn, and the river solved at the table. */
import { type Bot, type Chips, fork, type Reader, read, type Sight } from '@baize/engine';
import { giveUp, goTo, potPart, type Situation, situationOf, stayIn } from '../bots/situation.ts';
import { COMBOS, comboOf } from '../bots/starting.ts';
import { type CardCode, entry, real } from '../ranking/codes.ts';
import { entryAt } from '../seats.ts';
import type { Action, Holdem } from '../state.ts';
import { bucketsOn, NONE, STARTING_CLASSES } from './buckets.ts';
import { chipsInReach, type Path, treePathOf } from './path.ts';
import { type RiverAnswer, type RiverMove, solveRiver } from './river.ts';
import { type Blueprint, type BlueprintPlan, bytesIn, openBlueprint } from './table.ts';
import type { TreeChoice } from './tree.ts';

/** A choice that is taken less often than this is taken never: rare choices are mostly noise of the learning. */
const RARE = 0.08;
/** How likely it is at least that somebody did what the blueprint would not. */
const SURPRISE = 0.02;

const WORD = 2 ** 32;

/** A mix without what is rare in it. Cards that nobody can hold, since they lie on the board, take no choice. */
const withoutRare = (mix: readonly number[]): readonly number[] => {
  const kept = mix.map((part) => (part < RARE ? 0 : part));
  const sum = kept.reduce((all, part) => all + part, 0);
  return sum > 0 ? kept.map((part) => part / sum) : kept;
};

/** One of some choices, as often as a mix says. */
const drawFrom = (mix: readonly number[], reader: Reader): number => {
  let left = reader.below(WORD) / WORD;
  const at = mix.findIndex((part) => {
    left -= part;
    return part > 0 && left < 0;
  });
  return at < 0 ? mix.indexOf(Math.max(...mix)) : at;
};

/** The boards that were judged last, one for each street: they follow from the board alone, so whoever asks again sees no difference. */
const judged: { readonly key: string; readonly buckets: Uint8Array }[] = [];

/** The buckets of all pairs on a street up to the turn. */
const bucketsAt = ({ cuts, depth, order }: Blueprint, board: readonly CardCode[], street: number): Uint8Array => {
  if (street === 0) return STARTING_CLASSES;
  const there = board.slice(0, street + 2);
  const key = [depth, order, ...there].join();
  const known = judged[street];
  if (known?.key === key) return known.buckets;
  const buckets = bucketsOn(there, street === 1 ? cuts[0] : cuts[1]);
  judged[street] = { key, buckets };
  return buckets;
};

/** What both may hold after what was done up to the turn: how likely each pair would have come here. */
const rangesAfter = (blueprint: Blueprint, { taken }: Path, board: readonly CardCode[]): readonly [Float64Array, Float64Array] => {
  const ranges = [new Float64Array(COMBOS.length).fill(1), new Float64Array(COMBOS.length).fill(1)] as const;
  for (const { spot, choice } of taken) {
    if (spot.street > 2) continue;
    const range = ranges[spot.player === 0 ? 0 : 1];
    const known = new Map<number, number>();
    for (const [combo, bucket] of bucketsAt(blueprint, board, spot.street).entries()) {
      const likely = bucket === NONE ? 0 : (known.get(bucket) ?? Math.max(SURPRISE, entry(blueprint.mixAt(spot, bucket), choice)));
      known.set(bucket, likely);
      range[combo] = real(range, combo) * likely;
    }
  }
  return ranges;
};

const actionFor = (situation: Situation, { kind, part }: TreeChoice): Action => {
  if (kind === 'fold') return giveUp(situation);
  if (kind === 'stay') return stayIn(situation);
  return goTo(situation, part === Number.POSITIVE_INFINITY ? (situation.more?.max ?? 0) : potPart(situation, part));
};

const movesOnRiver = ({ view }: Situation): readonly RiverMove[] =>
  view.deeds.filter(({ street }) => street === 'river').map(({ type, to }) => (type === 'bet' || type === 'raise' ? to : null));

/** The river that was solved last: it follows from what everybody sees, so whoever asks again sees no difference. */
let latest: { readonly key: string; readonly answer: RiverAnswer } | undefined;

const riverAnswer = (situation: Situation, blueprint: Blueprint, path: Path): RiverAnswer => {
  const { view, board } = situation;
  const key = JSON.stringify([board, view.deeds, view.stacks, view.paid, view.button, blueprint.depth, blueprint.order]);
  if (latest?.key === key) return latest.answer;
  const paid = Math.max(...view.standing.flatMap((standing, seat) => (standing === 'out' ? [] : [entryAt(view.paid, seat, 0)])));
  const ranges = rangesAfter(blueprint, path, board);
  const answer = solveRiver({ board, ranges, pot: 2 * paid, stack: chipsInReach(view) - paid, deeds: movesOnRiver(situation) });
  latest = { key, answer };
  return answer;
};

/** What a blueprint would do: its actions, and how often each pair of cards takes each. */
export interface Ways {
  readonly actions: readonly Action[];
  readonly mixOf: (combo: number) => readonly number[];
}

const onRiver = (situation: Situation, blueprint: Blueprint, path: Path): Ways => {
  const { goals, mixOf } = riverAnswer(situation, blueprint, path);
  const actions = goals.map((goal) => {
    if (goal === 'fold') return giveUp(situation);
    return goal === 'stay' ? stayIn(situation) : goTo(situation, goal);
  });
  return { actions, mixOf: (combo) => withoutRare(mixOf(combo)) };
};

/** How many big blinds the smaller stack holds. */
const depthOf = (situation: Situation, big: Chips): number => chipsInReach(situation.view) / big;

/** Whether this is a hand of two with whole blinds that a blueprint is made for. */
const fits = ({ view }: Situation): boolean => {
  const { rules, button, small: smallSeat, big: bigSeat, standing } = view;
  const [small = 0, big = 0, ...more] = rules.blinds;
  const seats = standing.flatMap((one, seat) => (one === 'out' ? [] : [seat]));
  return (
    seats.length === 2 && 2 * small === big && more.length === 0 && rules.antes.length === 0 && smallSeat === button && bigSeat !== null
  );
};

/** Whether a blueprint is made for such a hand: who opens is the same, and stacks are neither half nor twice as deep. */
const isFor = (situation: Situation, { order, depth }: BlueprintPlan): boolean => {
  if (!fits(situation)) return false;
  const { rules } = situation.view;
  const opens = rules.opens === 'after-blinds' ? 'button-first' : 'button-last';
  return opens === order && Math.abs(Math.log(depthOf(situation, entry(rules.blinds, 1)) / depth)) < Math.LN2;
};

/** What a blueprint would do in a hand that it is made for; undefined where it does not know the way. */
const waysBy = (situation: Situation, blueprint: Blueprint): Ways | undefined => {
  const path = treePathOf(situation.view, blueprint.tree);
  if (situation.street === 'river') return onRiver(situation, blueprint, path);
  const { spot } = path;
  if (spot === undefined) return undefined;
  const buckets = bucketsAt(blueprint, situation.board, spot.street);
  return {
    actions: spot.choices.map((choice) => actionFor(situation, choice)),
    mixOf: (combo) => withoutRare(blueprint.mixAt(spot, buckets[combo] ?? NONE)),
  };
};

/** A blueprint as it is written down. */
export type WrittenBlueprint = BlueprintPlan & { readonly table: string };

/** A player that goes by a blueprint, and asks another where that has no answer. `waysOf` tells what it would do with any cards. */
export interface BlueprintPlayer {
  readonly bot: Bot<Holdem>;
  readonly waysOf: (sight: Sight<Holdem>) => Ways | undefined;
}

/** The player that goes by this blueprint. */
export const playerOf = ({ table, ...plan }: WrittenBlueprint, other: Bot<Holdem>): BlueprintPlayer => {
  // Opened by the first hand that it is made for: at most tables more than two sit.
  let opened: Blueprint | undefined;
  const open = (): Blueprint => {
    opened ??= openBlueprint(plan, bytesIn(table));
    return opened;
  };
  const waysOf = (sight: Sight<Holdem>): Ways | undefined => {
    if (sight.view.phase !== 'betting') return undefined;
    const situation = situationOf(sight);
    return isFor(situation, plan) ? waysBy(situation, open()) : undefined;
  };
  const bot: Bot<Holdem> = (sight, chance) => {
    const ways = waysOf(sight);
    if (ways === undefined) return other(sight, chance);
    const { mine } = situationOf(sight);
    const mix = ways.mixOf(comboOf(entry(mine, 0), entry(mine, 1)));
    return ways.actions[drawFrom(mix, read(fork(chance.seed, `blueprint at ${chance.at}`)))] ?? other(sight, chance);
  };
  return { bot, waysOf };
};
