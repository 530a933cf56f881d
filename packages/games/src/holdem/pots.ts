/** Pots: who plays for which chips, and who gets them. */
import { type BySeat, type Card, type Chips, type Seat, type Settlement, withMore } from '@baize/engine';
import { type CardCode, cardCode } from './ranking/codes.ts';
import { strengthOfCodes } from './ranking/evaluate.ts';
import { madeOf } from './ranking/names.ts';
import { chipsAt, contenders, isContender, leftOf, noChips } from './seats.ts';
import type { Pot, PotWon, ShownHand, State, Tableau } from './state.ts';

type Table = Tableau<unknown>;

/** What all seats have paid between two levels. */
const between = (paid: BySeat<Chips>, low: Chips, high: Chips): Chips => {
  let sum = 0;
  for (let seat = 0; seat < paid.length; seat += 1) sum += Math.max(0, Math.min(chipsAt(paid, seat), high) - low);
  return sum;
};

/** Whether a seat plays for chips that were paid at this level. */
const playsAt = ({ standing, paid }: Table, seat: Seat, level: Chips): boolean =>
  isContender(standing[seat]) && chipsAt(paid, seat) >= level;

/** The least that somebody who is left has paid, of what is more than a level; endless when nobody has. */
const nextLevel = (table: Table, level: Chips): Chips => {
  let next = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < table.paid.length; seat += 1) {
    const one = chipsAt(table.paid, seat);
    if (one > level && one < next && isContender(table.standing[seat])) next = one;
  }
  return next;
};

const sumOf = (chips: BySeat<Chips>): Chips => {
  let sum = 0;
  for (let seat = 0; seat < chips.length; seat += 1) sum += chipsAt(chips, seat);
  return sum;
};

/**
 * The main pot and the side pots, one for each level at which somebody has no more to pay, as `make` says them. Dead antes lie in the
 * main pot, and what folded hands have paid above the last level in the last one.
 */
const potsBy = <P>(table: Table, make: (amount: Chips, level: Chips) => P): readonly P[] => {
  let pots: readonly P[] = [];
  let amount = sumOf(table.antes);
  let below = 0;
  let level = nextLevel(table, -1);
  while (level !== Number.POSITIVE_INFINITY) {
    const next = nextLevel(table, level);
    amount += between(table.paid, below, next === Number.POSITIVE_INFINITY ? next : level);
    if (amount > 0) pots = withMore(pots, make(amount, level));
    amount = 0;
    below = level;
    level = next;
  }
  return pots;
};

/** The pots, and who plays for them. */
export const potsOf = (table: Table): readonly Pot[] =>
  potsBy(table, (amount, level) => ({ amount, seats: contenders(table).filter((seat) => playsAt(table, seat, level)) }));

// The cards of one hand after another, seven as a rule: nobody else sees the list.
const codes: CardCode[] = [0, 0, 0, 0, 0, 0, 0];

/** How strong two cards are with the board. */
const strengthWith = (board: readonly Card[], hand: readonly Card[]): number => {
  const count = board.length + hand.length;
  if (codes.length !== count) codes.length = count;
  for (let place = 0; place < count; place += 1) {
    const card = place < board.length ? board[place] : hand[place - board.length];
    codes[place] = card === undefined ? 0 : cardCode(card);
  }
  return strengthOfCodes(codes);
};

/** How strong each hand that lies face up is; 0 for the others. Whoever gave up the cards at the showdown is weaker than all. */
const strengthsOf = ({ rules: { faceDown }, hands, shown, board }: State): BySeat<number> => {
  const strengths = noChips(hands.length);
  for (let seat = 0; seat < hands.length; seat += 1) {
    if (faceDown?.[seat] === 'mucked') strengths[seat] = -1;
    if (shown[seat] === true && board.length >= 3) strengths[seat] = strengthWith(board, hands[seat] ?? []);
  }
  return strengths;
};

/** Who wins among those who play at a level, in their order from the left of the button: the strongest hands; one alone needs none. */
const winnersOf = (table: Table, strengths: BySeat<number>, level: Chips): readonly Seat[] => {
  let winners: readonly Seat[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (let step = 0, seat = table.button; step < strengths.length; step += 1) {
    seat = leftOf(seat, strengths.length);
    const strength = strengths[seat] ?? 0;
    if (strength < best || !playsAt(table, seat, level)) continue;
    winners = strength > best ? [seat] : withMore(winners, seat);
    best = strength;
  }
  return winners;
};

/** A pot among its winners: odd chips one by one to the first. */
const share = (amount: Chips, winners: readonly Seat[]): PotWon => {
  const whole = Math.floor(amount / winners.length);
  const odd = amount - whole * winners.length;
  return { amount, winners: winners.map((seat, place) => ({ seat, amount: place < odd ? whole + 1 : whole })) };
};

/** Who gets the pots. */
export const awardsOf = (state: State): readonly PotWon[] => {
  const strengths = strengthsOf(state);
  return potsBy(state, (amount, level) => share(amount, winnersOf(state, strengths, level)));
};

/** What each seat gets of the pots. */
export const gainsOf = (state: State, won: readonly PotWon[]): BySeat<Chips> => {
  const gains = noChips(state.stacks.length);
  for (const { winners } of won) for (const { seat, amount } of winners) gains[seat] = chipsAt(gains, seat) + amount;
  return gains;
};

/** What the hand brings each seat, with these gains. */
export const netsOf = ({ paid, antes }: Table, gains: BySeat<Chips>): BySeat<Chips> => {
  const nets = gains.slice();
  for (let seat = 0; seat < nets.length; seat += 1) nets[seat] = chipsAt(gains, seat) - chipsAt(paid, seat) - chipsAt(antes, seat);
  return nets;
};

const resultOf = (net: Chips): Settlement => ({ net, result: net > 0 ? 'won' : net < 0 ? 'lost' : 'pushed' });

/** What the hand brought each seat that was dealt in. */
export const resultsOf = ({ standing }: Table, nets: BySeat<Chips>): BySeat<Settlement | null> =>
  nets.map((net, seat) => (standing[seat] === 'out' ? null : resultOf(net)));

const shownHand = (cards: readonly Card[], board: readonly Card[]): ShownHand => {
  const { strength, category, five } = madeOf(board, cards);
  return { cards, strength, category, five };
};

/** The hands that lie face up, and what they make with the board. */
export const shownHands = ({ hands, shown, board }: State): BySeat<ShownHand | null> => {
  const isRanked = board.length >= 3;
  return hands.map((cards, seat) => (isRanked && shown[seat] === true ? shownHand(cards, board) : null));
};
