/** Laws of the ledger: chips and cards are neither made nor lost. */
import type { Game, GameTypes, Seat, Settlement } from '../contract.ts';
import { isSettled } from '../events.ts';
import { allChanges, type Change, type Law } from './law.ts';
import { countPack, isWhole } from './plain.ts';

const isStake = (chips: number): boolean => Number.isSafeInteger(chips) && chips >= 0;

/** A seat's fortune: what it holds and what it has at risk. */
const fortune = <T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): number => {
  const { stack, atRisk } = game.chips(state, seat);
  return stack + atRisk;
};

const faultInSettlement = ({ net, result }: Settlement): string | undefined => {
  if (!Number.isSafeInteger(net)) return `a net of ${net}`;
  const fits = { won: net >= 0, lost: net <= 0, pushed: net === 0 }[result];
  return fits ? undefined : `a net of ${net} for a round ${result}`;
};

const faultInChange = <T extends GameTypes>(
  game: Game<T>,
  { before, event, state }: Change<T>,
  seat: Seat,
  bought: number,
): string | undefined => {
  const { stack, atRisk } = game.chips(state, seat);
  if (!isStake(stack) || !isStake(atRisk)) return `has ${stack} and ${atRisk} at risk`;
  const settlement = isSettled(event) ? event.results[seat] : undefined;
  const fault = settlement == null ? undefined : faultInSettlement(settlement);
  if (fault !== undefined) return `is told ${fault}`;
  const expected = (before === undefined ? bought : fortune(game, before, seat)) + (settlement?.net ?? 0);
  return stack + atRisk === expected ? undefined : `has ${stack + atRisk} in place of ${expected}`;
};

/** All chips there are: the seats', and those that are nobody's. */
const allChips = <T extends GameTypes>(game: Game<T>, state: T['state'], seats: number): number => {
  let sum = game.unowned?.(state) ?? 0;
  for (let seat = 0; seat < seats; seat += 1) sum += fortune(game, state, seat);
  return sum;
};

/** Chips change hands only when a round is settled. */
export const chipsLaw: Law = {
  name: 'chips',
  says:
    'Chips are whole and never below zero, and what a seat has in all changes only by `settled`, by exactly its net. ' +
    'With what is nobody’s they come to the same at every beat.',
  *check(journey) {
    const { module, opening } = journey;
    const { game } = module;
    const seats = opening.stacks.length;
    // Alone against the house, who does not count what it wins, there is nobody else whose chips they could be.
    const isCounted = seats > 1 || game.unowned !== undefined;
    const sum = allChips(game, journey.start.state, seats);
    for (const change of allChanges(journey)) {
      const now = isCounted ? allChips(game, change.state, seats) : sum;
      if (now !== sum) yield `after ${change.event.type} there are ${now} chips in all, and there were ${sum}`;
      for (const [seat, bought] of opening.stacks.entries()) {
        const fault = faultInChange(module.game, change, seat, bought);
        if (fault !== undefined) yield `after ${change.event.type} seat ${seat} ${fault}`;
      }
    }
  },
};

/** Every card is somewhere, once. */
export const cardsLaw: Law = {
  name: 'cards',
  says: 'No card is lost and none is in two places. (Told by the game itself: see `Trial.cards`.)',
  *check(journey) {
    const { cards: cardsOf } = journey.trial;
    if (cardsOf === undefined) return;
    const pack = countPack(cardsOf(journey.start.state));
    for (const { event, state } of allChanges(journey)) {
      if (!isWhole(pack, cardsOf(state))) yield `after ${event.type} the cards are not the same`;
    }
  },
};
