/**
 * The laws that hold at every table, for whoever writes a game: play random sittings and see that none is broken.
 *
 * They need no test runner: `expect(checkLaws(module, { preset: 'house', seed })).toEqual([])`.
 *
 * @module
 * @example
 * ```ts
 * import { loadWords } from '@baize/engine';
 * import { checkLaws } from '@baize/engine/laws';
 * import { pontoonModule } from '@baize/games/pontoon';
 *
 * void loadWords().then(() => {
 *   const breaches = checkLaws(pontoonModule, { preset: 'house', seed: '1a35'.repeat(16), actions: 15 });
 *   console.log(`${breaches.length} laws broken`); // 0 laws broken
 * });
 * ```
 */
import type { GameModule, GameTypes } from '../contract.ts';
import { offersLaw, refusalsLaw, turnsLaw } from './actions.ts';
import { cardsLaw, chipsLaw } from './chips-and-cards.ts';
import { eventsLaw } from './events.ts';
import { type Journey, messageOf, type Trial, travel } from './journey.ts';
import { judgesLaw } from './judges.ts';
import type { Law } from './law.ts';
import { chanceLaw, readyLaw, roundsLaw } from './rounds.ts';
import { imaginationLaw, secretsLaw } from './secrets.ts';
import { jsonLaw, laneLaw, purityLaw, replayLaw, stepsLaw } from './states.ts';
import { untouchedLaw } from './untouched.ts';
import { botsLaw, factsLaw, wordsLaw } from './words-and-bots.ts';

export { forge } from './forge.ts';
export type { Journey, JourneyMove, Trial } from './journey.ts';
export { travel } from './journey.ts';
export type { Law } from './law.ts';
export { mangle } from './mangle.ts';

/** All the laws. */
export const laws: readonly Law[] = [
  purityLaw,
  jsonLaw,
  replayLaw,
  stepsLaw,
  laneLaw,
  secretsLaw,
  imaginationLaw,
  eventsLaw,
  offersLaw,
  refusalsLaw,
  turnsLaw,
  chipsLaw,
  cardsLaw,
  wordsLaw,
  factsLaw,
  botsLaw,
  judgesLaw,
  untouchedLaw,
  chanceLaw,
  readyLaw,
  roundsLaw,
];

/** A law that does not hold, and where. */
export interface Breach {
  readonly law: string;
  readonly says: string;
  readonly where: string;
}

const firstBreach = <T extends GameTypes>(law: Law, journey: Journey<T>): string | undefined => {
  try {
    for (const where of law.check(journey)) return where;
    return undefined;
  } catch (error) {
    return `threw ${messageOf(error)}`;
  }
};

/** Plays one random sitting and says which laws it breaks, each with the first place; none when all hold. */
export const checkLaws = <T extends GameTypes>(module: GameModule<T>, trial: Trial<T>, among: readonly Law[] = laws): readonly Breach[] => {
  const journey = travel(module, trial);
  // Where the game has thrown, the other laws would only stumble over the same stone.
  const apply = journey.thrown === undefined ? among : [purityLaw];
  return apply.flatMap((law) => {
    const where = firstBreach(law, journey);
    return where === undefined ? [] : [{ law: law.name, says: law.says, where }];
  });
};
