/** Laws of a game's voice and its opponents. */
import { read } from '../chance.ts';
import type { GameTypes, Tempo } from '../contract.ts';
import { deepFreeze } from '../freeze.ts';
import { isEqual } from '../json.ts';
import { fillAny } from '../offers.ts';
import { isLegal, turnsOf } from './actions.ts';
import { chanceFor, type Journey, namesAt, viewersOf } from './journey.ts';
import { allChanges, examinedChanges, faultInSaying, faultInText, faultsInWhy, type Law, sentenceIn } from './law.ts';

const TEMPOS: Readonly<Record<Tempo, true>> = { none: true, deal: true, word: true, draw: true, reveal: true, result: true };

function* pages<T extends GameTypes>({ module: { words }, opening: { rules } }: Journey<T>): Iterable<string | undefined> {
  yield faultInText('the name of the preset', words.preset(rules));
  const passages = words.rules(rules);
  if (passages.length === 0) yield 'the page of rules is empty';
  for (const { heading, lines } of passages) {
    yield faultInText('a heading of the rules', heading);
    if (lines.length === 0) yield `the rules say nothing under ${heading}`;
    for (const line of lines) yield faultInText('a line of the rules', line);
  }
}

function* log<T extends GameTypes>(journey: Journey<T>): Iterable<string | undefined> {
  const { game, words, tempo } = journey.module;
  const names = namesAt(journey);
  for (const { event, state } of examinedChanges(journey)) {
    if (!Object.hasOwn(TEMPOS, tempo(event))) yield `${event.type} has no tempo`;
    for (const me of viewersOf(journey)) {
      const lines = words.event(deepFreeze(game.viewEvent(event, me)), deepFreeze(game.view(state, me)), { me, names });
      for (const line of lines) yield faultInSaying(`${event.type} for ${me}`, line);
    }
  }
}

function* questions<T extends GameTypes>(journey: Journey<T>): Iterable<string | undefined> {
  const { words } = journey.module;
  const reader = read(chanceFor(journey, 'questions'));
  for (const { sight } of turnsOf(journey)) {
    yield faultInSaying('the prompt', words.prompt(sight));
    for (const offer of sight.offers) {
      const action = fillAny<T['action']>([offer], reader);
      yield faultInText(`the action ${action.type}`, words.action(action, sight));
    }
  }
}

/** A game speaks in whole sentences. */
export const wordsLaw: Law = {
  name: 'words',
  says: 'Every event, prompt, action, preset and page of rules has words that may be read out, and every event a tempo.',
  *check(journey) {
    for (const part of [pages(journey), log(journey), questions(journey)]) {
      for (const fault of part) if (fault !== undefined) yield fault;
    }
  },
};

/** Opponents play by the rules. */
export const botsLaw: Law = {
  name: 'bots',
  says: 'Every bot, and the hint, answers every sight with a legal action, the same one for the same chance; a hint says why.',
  *check(journey) {
    const { bots: players, hint, words } = journey.module;
    const names = namesAt(journey);
    for (const { at, sight } of turnsOf(journey)) {
      const chance = chanceFor(journey, `bot ${at} ${sight.seat}`);
      for (const [name, bot] of Object.entries(players)) {
        const action = bot(sight, chance);
        if (!isLegal(sight, action)) yield `position ${at}: the bot ${name} does ${JSON.stringify(action)}`;
        if (!isEqual(action, bot(sight, chance))) yield `position ${at}: the bot ${name} changes its mind`;
      }
      const { action, why } = hint(sight, chance);
      if (!isLegal(sight, action)) yield `position ${at}: the hint is ${JSON.stringify(action)}`;
      for (const fault of faultsInWhy('the reason for the hint', words, why, { me: sight.seat, names })) yield `position ${at}: ${fault}`;
    }
  },
};

/** What is kept and sent are facts: whoever shows them has the words. */
export const factsLaw: Law = {
  name: 'facts',
  says: 'No event and no action holds a sentence, or any text of two words.',
  *check(journey) {
    for (const { event } of allChanges(journey)) {
      const text = sentenceIn(event);
      if (text !== undefined) yield `${event.type} says ${JSON.stringify(text)}`;
    }
    for (const { at, move } of journey.positions) {
      const text = sentenceIn(move?.action);
      if (text !== undefined) yield `position ${at}: an action says ${JSON.stringify(text)}`;
    }
  },
};
