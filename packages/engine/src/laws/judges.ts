/** The law of judges: what they say of an action is whole, the same for the same chance, and follows from the sight alone. */
import { appraisalOf } from '../appraise.ts';
import { type Chance, read } from '../chance.ts';
import type { Appraised, Audience, GameModule, GameTypes, Mark, Sight } from '../contract.ts';
import { deepFreeze } from '../freeze.ts';
import { isEqual } from '../json.ts';
import { sightOf } from '../play.ts';
import { fillings, isLegal, turnsOf } from './actions.ts';
import { chanceFor, type Journey, namesAt } from './journey.ts';
import { faultsInWhy, type Law } from './law.ts';

/** Few worlds: whether a judge is right is for a bench to tell. */
const EFFORT = 16;
const MARKS: Readonly<Record<Mark, true>> = { fine: true, slip: true, mistake: true, opinion: true };

/** Two figures for one thing may differ by no more than what counting in parts leaves behind. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one), Math.abs(other));

/** What is wrong with the figures. */
function* faultsIn<T extends GameTypes>(sight: Sight<T>, { actions, scale }: Appraised<T>): Iterable<string> {
  if (!(Number.isFinite(scale) && scale > 0)) yield `the scale is ${scale}`;
  if (actions.length < 2) yield 'there is no choice';
  if (actions[0]?.behind !== 0) yield 'the best is behind itself';
  for (const { action, value, behind, error } of actions) {
    const isWhole = [value, behind, error].every(Number.isFinite) && behind >= 0 && error >= 0;
    if (!isWhole) yield `${JSON.stringify(action)} has the figures ${value}, ${behind} and ${error}`;
    const lag = Math.abs(value - (actions[0]?.value ?? 0));
    if (isWhole && !isNear(lag, behind)) yield `${JSON.stringify(action)} is ${behind} behind, and its value says ${lag}`;
    if (!isLegal(sight, action)) yield `${JSON.stringify(action)} is not legal`;
  }
}

/** What is wrong with what is said of one action. */
function* faultsOf<T extends GameTypes>(
  { verdict, why, words }: GameModule<T>,
  sight: Sight<T>,
  action: T['action'],
  found: Appraised<T>,
  audience: Audience,
): Iterable<string> {
  yield* faultsIn(sight, found);
  const asked = appraisalOf(found, action);
  if (asked === undefined) yield `${JSON.stringify(action)} was asked for and is not there`;
  const mark = verdict?.(sight, action, found);
  if (mark === undefined || !Object.hasOwn(MARKS, mark)) yield `the verdict is ${mark}`;
  if (mark === 'fine') return;
  if (asked?.behind === 0) yield `${JSON.stringify(action)} is the best and marked ${mark}`;
  yield* faultsInWhy('the reason for a mark', words, why?.(sight, action, found), audience);
}

/** What the judge finds of one action; asked twice, and of another state that looks the same. */
function* answers<T extends GameTypes>(
  module: GameModule<T>,
  sights: readonly Sight<T>[],
  action: T['action'],
  chance: Chance,
  audience: Audience,
): Iterable<string> {
  const [sight] = sights;
  if (module.appraise === undefined || sight === undefined) return;
  const [found, ...again] = [sight, ...sights].map((one) => module.appraise?.(one, chance, EFFORT, [action]));
  if (again.some((other) => !isEqual(found, other))) yield 'the judge changes its mind, or sees what is hidden';
  if (found !== undefined) yield* faultsOf(module, sight, action, deepFreeze(found), audience);
}

const unlike = <A>(actions: readonly A[]): readonly A[] =>
  actions.filter((action, at) => actions.findIndex((other) => isEqual(other, action)) === at);

function* breaches<T extends GameTypes>(journey: Journey<T>): Iterable<string> {
  const { module } = journey;
  const reader = read(chanceFor(journey, 'judge'));
  for (const { at, sight } of turnsOf(journey)) {
    const twins = journey.looks().filter((look) => look.at === at && look.viewer === sight.seat);
    const sights = [sight, ...twins.map(({ other }) => deepFreeze(sightOf(module.game, other, sight.seat)))];
    for (const action of unlike(fillings(sight, reader))) {
      const audience = { me: sight.seat, names: namesAt(journey) };
      for (const fault of answers(module, sights, action, chanceFor(journey, `judge ${at}`), audience)) yield `position ${at}: ${fault}`;
    }
  }
}

/** A judge is to be trusted in form; whether it is in substance is measured in `bench/honest.mjs`. */
export const judgesLaw: Law = {
  name: 'judges',
  says: 'What a judge finds is finite, has every action asked for, all legal, the best first and none ahead of it, each as far behind as its value says; it follows from sight and chance alone, and a mark has a reason.',
  *check(journey) {
    if (journey.module.appraise !== undefined) yield* breaches(journey);
  },
};
