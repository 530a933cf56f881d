/** Laws of actions: what is offered is taken, the rest is refused in words, and somebody may always act. */
import { type Reader, read } from '../chance.ts';
import type { GameTypes, Refusal, Seat, Sight } from '../contract.ts';
import { deepFreeze } from '../freeze.ts';
import { accepts, fill, isAction } from '../offers.ts';
import { play, sightOf } from '../play.ts';
import { nearMisses, rubbish } from './garbage.ts';
import { chanceFor, type Journey, type Position, viewersOf } from './journey.ts';
import { faultInSaying, type Law } from './law.ts';

/** A seat that is to act, where it is to act. */
interface Turn<T extends GameTypes> extends Position<T> {
  readonly sight: Sight<T>;
}

/** Everybody who is to act at the positions that the costly laws examine. */
export const turnsOf = <T extends GameTypes>({ module: { game }, examined }: Journey<T>): readonly Turn<T>[] =>
  examined.flatMap((position) =>
    game
      .toAct(position.state)
      .map((seat) => ({ ...position, sight: deepFreeze(sightOf(game, position.state, seat)) }))
      .filter(({ sight }) => sight.offers.length > 0),
  );

// Readers that always give the first, or the last, of what there is: they fill a range with its ends.
const atEnds = (reader: Reader): readonly Reader[] => [{ ...reader, below: () => 0 }, { ...reader, below: (bound) => bound - 1 }, reader];

/** Some ways to fill in what a seat is offered: each offer with its ends, and by chance. */
export const fillings = <T extends GameTypes>({ offers }: Sight<T>, reader: Reader): readonly T['action'][] =>
  offers.flatMap((offer) => atEnds(reader).map((ends) => deepFreeze(fill<T['action']>(offer, ends))));

/** What is offered is taken. */
export const offersLaw: Law = {
  name: 'offers',
  says: 'An offer filled in any way is well formed, and taken.',
  *check(journey) {
    const reader = read(chanceFor(journey, 'offers'));
    for (const { at, state, sight } of turnsOf(journey)) {
      for (const action of fillings(sight, reader)) {
        const { game } = journey.module;
        if (!isAction<typeof action>(game.shapes, action))
          yield `position ${at}: ${JSON.stringify(action)} is offered, and no shape knows it`;
        const played = play(game, state, sight.seat, action);
        if (!played.ok) yield `position ${at}: ${JSON.stringify(action)} is offered and refused: ${played.refusal.reason}`;
      }
    }
  },
};

/** Whether an action is among what this seat is offered. */
export const isLegal = <T extends GameTypes>({ offers }: Sight<T>, action: unknown): boolean =>
  offers.some((offer) => accepts<T['action']>(offer, action));

const faultInRefusal = <T extends GameTypes>({ module }: Journey<T>, refusal: Refusal<T>, sight: Sight<T>): string | undefined => {
  if (typeof refusal.reason !== 'string' || refusal.reason === '') return 'no reason';
  if (refusal.instead !== undefined && !isLegal(sight, refusal.instead))
    return `instead ${JSON.stringify(refusal.instead)}, which is not legal`;
  return faultInSaying('the refusal', module.words.refusal(refusal, sight));
};

/** Short enough for a report, and able to name what JSON cannot. */
const show = (value: unknown): string => {
  const text: unknown =
    typeof value === 'bigint'
      ? `${value}n`
      : JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner));
  return typeof text === 'string' ? text.slice(0, 120) : String(value);
};

/** All that is worth trying at this turn: what was done elsewhere, almost legal actions, and rubbish. */
const attempts = <T extends GameTypes>({ module, moves }: Journey<T>, sight: Sight<T>, reader: Reader): readonly unknown[] => {
  const types = Object.keys(module.game.shapes);
  const near = sight.offers.flatMap((offer) => nearMisses(fill<T['action']>(offer, reader), types));
  const elsewhere = Array.from({ length: Math.min(moves.length, 8) }, () => moves[reader.below(moves.length)]?.action);
  return [...elsewhere, ...near, ...rubbish(reader)];
};

/** What is not offered is refused, kindly. */
export const refusalsLaw: Law = {
  name: 'refusals',
  says: 'Whatever is not offered is refused with a reason and in words, never with an exception, and what is suggested instead is legal.',
  *check(journey) {
    const { game } = journey.module;
    const reader = read(chanceFor(journey, 'refusals'));
    for (const { at, state, sight } of turnsOf(journey)) {
      for (const attempt of attempts(journey, sight, reader)) {
        const played = isLegal(sight, attempt) ? undefined : play(game, state, sight.seat, attempt);
        if (played?.ok === true) yield `position ${at}: ${show(attempt)} is not offered and taken`;
        const fault = played?.ok === false ? faultInRefusal(journey, played.refusal, sight) : undefined;
        if (fault !== undefined) yield `position ${at}: ${show(attempt)} gets ${fault}`;
      }
    }
  },
};

const faultInTurn = <T extends GameTypes>({ module, opening }: Journey<T>, state: T['state'], seat: Seat): string | undefined => {
  if (!Object.hasOwn(opening.stacks, seat)) return `seat ${seat} is to act and not at the table`;
  if (!module.game.isIn(state, seat)) return `seat ${seat} is to act and out`;
  return module.game.legal(state, seat).length === 0 ? `seat ${seat} is to act and is offered nothing` : undefined;
};

function* faultsInTurns<T extends GameTypes>(journey: Journey<T>, { state, move }: Position<T>): Iterable<string | undefined> {
  const { game } = journey.module;
  const seats = game.toAct(state);
  const isOver = game.outcome(state) !== undefined;
  if ((seats.length === 0) !== isOver) yield `the sitting is ${isOver ? 'over' : 'not over'} and ${seats.length} are to act`;
  if (new Set(seats).size !== seats.length) yield 'a seat is to act twice';
  for (const seat of seats) yield faultInTurn(journey, state, seat);
  const other = viewersOf(journey).find((seat) => seat !== 'rail' && !seats.includes(seat));
  if (typeof other === 'number' && play(game, state, other, move?.action).ok) yield `seat ${other} acts out of turn`;
}

/** A sitting goes on until it is over. */
export const turnsLaw: Law = {
  name: 'turns',
  says: 'A table waits for somebody who is in, and offers them something, until the sitting is over; nobody else may act.',
  *check(journey) {
    for (const position of journey.positions) {
      for (const fault of faultsInTurns(journey, position)) if (fault !== undefined) yield `position ${position.at}: ${fault}`;
    }
  },
};
