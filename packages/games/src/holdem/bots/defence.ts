/** Defence: how many of the own hands have to answer a bet, so that betting with anything does not pay. */
import type { Chips } from '@baize/engine';
import { real } from '../ranking/codes.ts';
import type { LastMove, Street } from '../state.ts';
import type { Weights } from './ranges.ts';
import { movesBy, type Situation } from './situation.ts';

/** The part of the pot that even a poor hand wins in the end when it is called: the more, the more cards are to come. */
const HOPE: Readonly<Record<Street, number>> = { preflop: 0.2, flop: 0.1, turn: 0.05, river: 0 };

/** Who bets chips to win a pot, and may be called by so much more, gains nothing if this part of the hands answers. */
const partNeeded = (street: Street, pot: Chips, risked: Chips, call: Chips): number => {
  const lost = risked - HOPE[street] * (pot + risked + call);
  return lost <= 0 ? 1 : pot / (pot + lost);
};

/** Others bluff less than they could: not quite as many answer. */
const LOYAL = 0.9;

const isRaise = ({ type }: LastMove): boolean => type === 'bet' || type === 'raise';

/** The part of all hands that a seat has come this far with before the flop: it opened, raised again, called, or had no say yet. */
const partSoFar = (situation: Situation, opens: number): number => {
  const own = movesBy(situation, situation.seat);
  const raised = own.filter(isRaise).length;
  if (raised > 0) return raised === 1 && situation.view.deeds.find(isRaise)?.seat === situation.seat ? opens : 0.15;
  return own.some(({ type }) => type === 'call') ? 0.5 : 1;
};

/** What the raiser put in, above what it had in front of it. */
const riskedBy = ({ view }: Situation, raise: LastMove): Chips => {
  const earlier = view.deeds.slice(0, view.deeds.indexOf(raise)).findLast((move) => move.street === raise.street && isRaise(move));
  const level = earlier?.to ?? (raise.street === 'preflop' ? Math.max(0, ...view.rules.blinds) : 0);
  return raise.to - (level - raise.toCall);
};

/** The part of all hands that has to answer the last raise before the flop, shared by all who can; 0 before the first. */
export const partToAnswer = (situation: Situation, opens: number): number => {
  const { view, others, toCall } = situation;
  const raise = view.deeds.findLast(isRaise);
  if (raise === undefined) return 0;
  const answering = 1 + others.filter((seat) => seat !== raise.seat && view.standing[seat] === 'in').length;
  const together = partNeeded(raise.street, raise.pot, riskedBy(situation, raise), toCall);
  return partSoFar(situation, opens) * (1 - (1 - together) ** (1 / answering));
};

/** How many of the hands that somebody may hold are worse than this place. */
const partBelow = (weights: Weights, places: Float64Array, place: number): number => {
  let [below, all] = [0, 0];
  for (let combo = 0; combo < weights.length; combo += 1) {
    const weight = real(weights, combo);
    all += weight;
    if (real(places, combo) < place) below += weight;
  }
  return all === 0 ? 1 : below / all;
};

/** Whether the own hand is among those that have to answer a bet of the only one left, as the other sees them. */
export const mustAnswer = (situation: Situation, own: Weights, places: Float64Array, place: number): boolean => {
  const { view, others, street, toCall } = situation;
  const raise = view.deeds.findLast((move) => move.street === street && isRaise(move));
  if (raise === undefined || others.length > 1 || raise.seat !== others[0]) return false;
  return partBelow(own, places, place) >= 1 - LOYAL * partNeeded(street, raise.pot, riskedBy(situation, raise), toCall);
};
