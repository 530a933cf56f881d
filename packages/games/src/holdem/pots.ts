/** Pots: who plays for which chips, and who gets them. */
import type { BySeat, Card, Chips, Seat, Settlement } from '@baize/engine';
import { cardCode } from './ranking/codes.ts';
import { strengthOfCodes } from './ranking/evaluate.ts';
import { madeOf } from './ranking/names.ts';
import type { Rules } from './rules.ts';
import { chipsAt, contenders, noChips } from './seats.ts';
import type { Pot, PotWon, ShownHand, State, Tableau } from './state.ts';

/** What all seats have paid between two levels. */
const between = (paid: BySeat<Chips>, low: Chips, high: Chips): Chips => {
  let sum = 0;
  for (let seat = 0; seat < paid.length; seat += 1) sum += Math.max(0, Math.min(chipsAt(paid, seat), high) - low);
  return sum;
};

/** The least that one of these seats has paid, of what is more than a level; undefined when nobody has. */
const nextLevel = (paid: BySeat<Chips>, seats: readonly Seat[], level: Chips): Chips | undefined => {
  let next: Chips | undefined;
  for (const seat of seats) {
    const one = chipsAt(paid, seat);
    if (one > level && (next === undefined || one < next)) next = one;
  }
  return next;
};

/** Those of these seats that have paid so much. */
const havingPaid = (paid: BySeat<Chips>, seats: readonly Seat[], level: Chips): readonly Seat[] => {
  const those: Seat[] = [];
  for (const seat of seats) if (chipsAt(paid, seat) >= level) those.push(seat);
  return those;
};

const sumOf = (chips: BySeat<Chips>): Chips => {
  let sum = 0;
  for (let seat = 0; seat < chips.length; seat += 1) sum += chipsAt(chips, seat);
  return sum;
};

/**
 * The main pot and the side pots, one for each level at which somebody has no more to pay. Dead antes lie in the main pot, and what
 * folded hands have paid above the last level in the last one.
 */
export const potsOf = (table: Tableau<unknown>): readonly Pot[] => {
  const { paid } = table;
  const seats = contenders(table);
  const pots: Pot[] = [];
  let amount = sumOf(table.antes);
  let below = 0;
  let level = nextLevel(paid, seats, -1);
  while (level !== undefined) {
    const next = nextLevel(paid, seats, level);
    amount += between(paid, below, next === undefined ? Number.POSITIVE_INFINITY : level);
    if (amount > 0) pots.push({ amount, seats: havingPaid(paid, seats, level) });
    amount = 0;
    below = level;
    level = next;
  }
  return pots;
};

/** Those of these seats that have not given up their cards at the showdown; if all have, all. */
const keeping = (seats: readonly Seat[], faceDown: Rules['faceDown']): readonly Seat[] => {
  if (faceDown === undefined) return seats;
  const kept = seats.filter((seat) => faceDown[seat] !== 'mucked');
  return kept.length === 0 ? seats : kept;
};

/** Who wins among these: the strongest hands; one alone needs none. Cards that are not shown lose to any that are. */
const winnersOf = (seats: readonly Seat[], strengths: BySeat<number>): readonly Seat[] => {
  if (seats.length < 2) return seats;
  let best = 0;
  for (const seat of seats) best = Math.max(best, strengths[seat] ?? 0);
  return seats.filter((seat) => (strengths[seat] ?? 0) === best);
};

/** A pot among its winners, in their order from the left of the button: odd chips one by one to the first. */
const share = (amount: Chips, winners: readonly Seat[]): PotWon => {
  const whole = Math.floor(amount / winners.length);
  const odd = amount - whole * winners.length;
  return { amount, winners: winners.map((seat, place) => ({ seat, amount: place < odd ? whole + 1 : whole })) };
};

/** How strong each hand that lies face up is; 0 for the others. */
const strengthsOf = ({ hands, shown, board }: State): BySeat<number> => {
  const strengths = noChips(hands.length);
  if (board.length < 3) return strengths;
  const codes = board.map(cardCode);
  for (let seat = 0; seat < hands.length; seat += 1) {
    if (shown[seat] !== true) continue;
    let place = board.length;
    for (const card of hands[seat] ?? []) {
      codes[place] = cardCode(card);
      place += 1;
    }
    strengths[seat] = strengthOfCodes(codes);
  }
  return strengths;
};

/** Who gets the pots. */
export const awardsOf = (state: State): readonly PotWon[] => {
  const strengths = strengthsOf(state);
  return potsOf(state).map(({ amount, seats }) => share(amount, winnersOf(keeping(seats, state.rules.faceDown), strengths)));
};

/** What each seat gets of the pots. */
export const gainsOf = (state: State, won: readonly PotWon[]): BySeat<Chips> => {
  const gains = noChips(state.stacks.length);
  for (const { winners } of won) for (const { seat, amount } of winners) gains[seat] = chipsAt(gains, seat) + amount;
  return gains;
};

const resultOf = (net: Chips): Settlement => ({ net, result: net > 0 ? 'won' : net < 0 ? 'lost' : 'pushed' });

/** What the hand brought each seat that was dealt in. */
export const resultsOf = (
  { standing, paid, antes }: Pick<State, 'standing' | 'paid' | 'antes'>,
  gains: BySeat<Chips>,
): BySeat<Settlement | null> => {
  const results: (Settlement | null)[] = [];
  for (let seat = 0; seat < standing.length; seat += 1) {
    const net = chipsAt(gains, seat) - chipsAt(paid, seat) - chipsAt(antes, seat);
    results.push(standing[seat] === 'out' ? null : resultOf(net));
  }
  return results;
};

const shownHand = (cards: readonly Card[], board: readonly Card[]): ShownHand => {
  const { strength, category, name, five } = madeOf(board, cards);
  return { cards, strength, category, name, five };
};

/** The hands that lie face up, and what they make with the board. */
export const shownHands = ({ hands, shown, board }: State): BySeat<ShownHand | null> => {
  const isRanked = board.length >= 3;
  return hands.map((cards, seat) => (isRanked && shown[seat] === true ? shownHand(cards, board) : null));
};
