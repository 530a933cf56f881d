/** The judge of Roulette: what the chips of a bet bring on average, beside the same chips on any other kind of bet. */
import { type Appraised, appraisalOf, capital, type Mark, rankExact, type Sight } from '@baize/engine';
import { type Placement, stakeOf } from './bets.ts';
import { betsOfCall, betsOnNeighbours } from './calls.ts';
import { spots } from './layout.ts';
import { kindName } from './phrases.ts';
import type { Rules } from './rules.ts';
import type { Action, Roulette, View } from './state.ts';
import { type Payout, payouts, sumUp } from './summary.ts';

type Sighted = Sight<Roulette>;
type Found = Appraised<Roulette>;

const worth = ({ brings: { over, under } }: Payout): number => over / under;

/** The kinds of bet by what they bring; among equals the one that covers most numbers, which swings least. */
export const kindsByWorth = (rules: Rules): readonly Payout[] =>
  payouts(rules).toSorted((a, b) => worth(b) - worth(a) || b.numbers - a.numbers);

/** What an action lays on the board; nothing for one that lays no chips. */
const laidBy = ({ bets, last }: View, action: Action): Placement => {
  switch (action.type) {
    case 'place':
      return [{ spot: action.spot, amount: action.amount }];
    case 'call':
      return betsOfCall(action.name, action.unit);
    case 'neighbours':
      return betsOnNeighbours(action.of, action.unit);
    case 'repeat':
      return last;
    case 'double':
      return bets;
    case 'take-back':
    case 'undo':
    case 'clear':
    case 'spin':
    case 'rest':
      return [];
  }
};

/** The first spot of a kind. */
const spotOf = (rules: Rules, { kind }: Payout): string => spots(rules).find((spot) => spot.kind === kind)?.id ?? 'red';

/**
 * What the chips of an action bring, and what as many would on one spot of each kind. Nothing is said of an action that lays none: how
 * much to bet, and whether to, is for nobody to judge.
 */
export const appraise = ({ view }: Sighted, also: readonly Action[] = []): Found | undefined => {
  const asked = also.map((action) => ({ action, laid: laidBy(view, action) })).filter(({ laid }) => laid.length > 0);
  const amount = Math.max(0, ...asked.map(({ laid }) => stakeOf(laid)));
  if (view.phase !== 'betting' || amount === 0) return undefined;
  const average = (laid: Placement): number => sumUp(view.rules, laid).average;
  const others = kindsByWorth(view.rules)
    .map((kind): Action => ({ type: 'place', spot: spotOf(view.rules, kind), amount }))
    .filter((action) => !also.some((one) => one.type === 'place' && action.type === 'place' && one.spot === action.spot));
  return rankExact<Roulette>('chips', amount, [
    ...asked.map(({ action, laid }) => ({ action, value: average(laid) })),
    ...others.map((action) => ({ action, value: average(laidBy(view, action)) })),
  ]);
};

/** Less of the stake than this is no word worth, and more than that is a mistake. */
const TRIFLE = 0.02;
const MUCH = 0.1;

/** By the part of the stake that another bet would bring on average. */
export const verdict = (_sight: Sighted, taken: Action, found: Found): Mark => {
  const cost = (appraisalOf(found, taken)?.behind ?? 0) / found.scale;
  if (cost < TRIFLE) return 'fine';
  return cost < MUCH ? 'slip' : 'mistake';
};

const inAHundred = (value: number): string => `${value < 0 ? 'lose' : 'bring'} ${Math.abs(value * 100).toFixed(1)}`;

/** What a hundred chips bring here and there. */
export const because = ({ view }: Sighted, taken: Action, found: Found): string => {
  const [best] = found.actions;
  const other = appraisalOf(found, taken);
  const [kind] = kindsByWorth(view.rules);
  if (best === undefined || other === undefined || kind === undefined) return '';
  const [most, here] = [best, other].map(({ value }) => inAHundred(value / found.scale));
  return `${capital(kindName(kind.kind))} pays ${kind.pays} to 1: 100 chips on it ${most} on average, and 100 like these ${here}.`;
};
