/** How much to bet: what the offer allows, what a part of the pot comes to, and how a slider and the keys move it. Pure. */
import type { Chips, Offer, Range, Seat } from '@baize/engine';
import type { Action, View } from '@baize/games/holdem';

/** A bet or a raise that is offered, and what may be laid. */
export interface Wager {
  readonly type: 'bet' | 'raise';
  readonly range: Range;
}

/** The bet or the raise among these offers; undefined when there is none. */
export const wagerIn = (offers: readonly Offer<Action>[]): Wager | undefined => {
  for (const offer of offers) {
    if (offer.type === 'bet') return { type: 'bet', range: offer.amount };
    if (offer.type === 'raise') return { type: 'raise', range: offer.to };
  }
  return undefined;
};

/** The action that lays this amount. */
export const layOf = (type: Wager['type'], amount: Chips): Action => (type === 'bet' ? { type, amount } : { type, to: amount });

/** The nearest amount that may be laid. */
export const within = ({ min, max }: Range, amount: Chips): Chips => Math.min(max, Math.max(min, Math.round(amount)));

/** What goes in front of a seat that calls, and adds this part of the pot as it would then be. */
export const potSized = ({ pot, toCall, bets }: View, seat: Seat, part: number): Chips =>
  (bets[seat] ?? 0) + toCall + Math.round(part * (pot + toCall));

/** Round amounts are enough on a slider: single chips when few are laid, hundreds when many are. */
const tickOf = (amount: Chips): Chips => [20, 100, 500, 2000].findIndex((bound) => amount < bound);
const TICKS = [1, 5, 10, 50] as const;
const MAX_TICK = 100;
const stepAt = (amount: Chips): Chips => TICKS[tickOf(amount)] ?? MAX_TICK;

/** One key press more or less: to the next round amount. */
export const nudge = (range: Range, amount: Chips, up: boolean): Chips => {
  const step = stepAt(up ? amount : amount - 1);
  return within(range, up ? (Math.floor(amount / step) + 1) * step : (Math.ceil(amount / step) - 1) * step);
};

/** The last position of the slider. */
export const SLIDER_END = 100;

/** The amount at a position of the slider. The first half of the way is for the first quarter of the chips: small bets are the usual ones. */
export const amountAt = (range: Range, position: number): Chips => {
  if (position >= SLIDER_END) return range.max;
  const exact = range.min + (range.max - range.min) * (position / SLIDER_END) ** 2;
  const step = stepAt(exact);
  return within(range, Math.round(exact / step) * step);
};

/** Where an amount is on the slider. */
export const positionOf = (range: Range, amount: Chips): number =>
  range.max === range.min ? SLIDER_END : SLIDER_END * Math.sqrt((within(range, amount) - range.min) / (range.max - range.min));
