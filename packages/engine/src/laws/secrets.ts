/** Laws of secrets: nobody learns what their seat may not see. */
import { isCard } from '../cards.ts';
import { read } from '../chance.ts';
import type { Game, GameTypes, Viewer } from '../contract.ts';
import { isEqual, textsIn } from '../json.ts';
import { sightOf } from '../play.ts';
import { chanceFor, type Journey, moveByChance, type TwinPosition } from './journey.ts';
import type { Law } from './law.ts';
import { countPack, isWhole } from './plain.ts';

// What is seen is sent over wires and kept in logs: nothing in it may look like a seed or stand under chance's name.
const CHANCE = /[0-9a-f]{64}|"(seed|chance)":/;

/** Whether somebody who sees this sees chance. */
export const showsChance = (seen: unknown): boolean => CHANCE.test(JSON.stringify(seen));

/** All that this viewer can find out about a state. */
const learned = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  viewer: Viewer,
  seats: readonly unknown[],
): Readonly<Record<string, unknown>> => ({
  view: game.view(state, viewer),
  // Words are made of a sight, so where the sights are the same the words are.
  offers: viewer === 'rail' ? [] : sightOf(game, state, viewer).offers,
  toAct: game.toAct(state),
  chips: seats.map((_, seat) => game.chips(state, seat)),
  isIn: seats.map((_, seat) => game.isIn(state, seat)),
  outcome: game.outcome(state),
});

const seenByRailOnly = <T extends GameTypes>({ module: { game }, opening }: Journey<T>, state: T['state']): string | undefined => {
  const seen = opening.stacks.map((_, seat) => textsIn(game.view(state, seat)));
  return [...textsIn(game.view(state, 'rail'))].find((text) => isCard(text) && seen.some((texts) => !texts.has(text)));
};

function* leaks<T extends GameTypes>({ module: { game }, opening, trial }: Journey<T>, look: TwinPosition<T>): Iterable<string> {
  const { viewer, state, view, other } = look;
  const [truth, guess] = [state, other].map((one) => learned(game, one, viewer, opening.stacks));
  for (const [key, value] of Object.entries(truth ?? {})) {
    if (!isEqual(value, guess?.[key])) yield `${key} tells ${viewer} what is hidden`;
  }
  if (showsChance(view)) yield `the view for ${viewer} holds chance`;
  const texts = textsIn(view);
  const hidden = trial.hidden?.(state, viewer).find((card) => texts.has(card));
  if (hidden !== undefined) yield `the view shows ${viewer} the hidden ${hidden}`;
}

/** States that look the same are the same to whoever looks. */
export const secretsLaw: Law = {
  name: 'secrets',
  says: 'What a viewer may not see changes neither view, offers, turn, chips nor outcome; the rail sees what all see; no view holds chance.',
  *check(journey) {
    for (const look of journey.looks()) {
      for (const leak of leaks(journey, look)) yield `position ${look.at}: ${leak}`;
    }
    for (const { at, state } of journey.examined) {
      const card = seenByRailOnly(journey, state);
      if (card !== undefined) yield `position ${at}: the rail sees the ${card}, and not everybody does`;
    }
  },
};

/** What is imagined can be played. */
export const imaginationLaw: Law = {
  name: 'imagination',
  says: 'An imagined state is a whole one, with every card in it, and the game can be played on from it.',
  *check(journey) {
    const { module, trial, start } = journey;
    const pack = countPack(trial.cards?.(start.state) ?? []);
    for (const { at, viewer, other } of journey.looks()) {
      if (!isWhole(pack, trial.cards?.(other) ?? [])) yield `position ${at}, imagined by ${viewer}: other cards`;
      const reader = read(chanceFor(journey, `wander ${at} ${viewer}`));
      // A move that cannot be made throws, and to throw is a breach.
      const move = moveByChance(module, other, reader);
      if (move !== undefined) moveByChance(module, move.step.state, reader);
    }
  },
};
