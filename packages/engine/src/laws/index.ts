/**
 * The laws that hold at every table, for whoever writes a game: play random sittings and see that none is broken.
 *
 * They need no test runner: `expect(checkLaws(module, { preset: 'house', seed })).toEqual([])`.
 */
import type { GameModule, GameTypes } from '../contract.ts';
import { offers, refusals, turns } from './actions.ts';
import { events } from './events.ts';
import { type Journey, messageOf, type Trial, travel } from './journey.ts';
import type { Law } from './law.ts';
import { cards, chips } from './ledger.ts';
import { imagination, secrets } from './secrets.ts';
import { json, pure, replay, steps } from './states.ts';
import { bots, words } from './voice.ts';

export type { Journey, Move, Trial } from './journey.ts';
export { travel } from './journey.ts';
export type { Law } from './law.ts';
export { mangle } from './mangle.ts';

/** All the laws. */
export const laws: readonly Law[] = [
  pure,
  json,
  replay,
  steps,
  secrets,
  imagination,
  events,
  offers,
  refusals,
  turns,
  chips,
  cards,
  words,
  bots,
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
  const apply = journey.thrown === undefined ? among : [pure];
  return apply.flatMap((law) => {
    const where = firstBreach(law, journey);
    return where === undefined ? [] : [{ law: law.name, says: law.says, where }];
  });
};
