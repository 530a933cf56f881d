/** The judge of Roulette: what the chips of a bet bring on average, beside the same chips on any other kind of bet. */
import { type Appraised, accepts, appraisalOf, type Mark, rankExact, type Sight } from '@baize/engine';
import { type Placement, stakeOf } from './bets.ts';
import { spots } from './layout.ts';
import { laidBy } from './moves.ts';
import type { Rules } from './rules.ts';
import type { Action, Roulette, Why } from './state.ts';
import { type Payout, payouts, sumUp } from './summary.ts';

type Sighted = Sight<Roulette>;
type Found = Appraised<Roulette>;

const worth = ({ brings: { over, under } }: Payout): number => over / under;

/** The kinds of bet by what they bring; among equals the one that covers most numbers, which swings least. */
export const kindsByWorth = (rules: Rules): readonly Payout[] =>
  payouts(rules).toSorted((a, b) => worth(b) - worth(a) || b.numbers - a.numbers);

/** The first spot of a kind. */
const spotOf = (rules: Rules, { kind }: Payout): string => spots(rules).find((spot) => spot.kind === kind)?.id ?? 'red';

/**
 * What the chips of an action bring, and what as many would on one spot of each kind. Nothing is said of an action that lays none: how
 * much to bet, and whether to, is for nobody to judge.
 */
export const appraise = (sight: Sighted, also: readonly Action[] = []): Found | undefined => {
  const { view } = sight;
  const asked = also.map((action) => ({ action, laid: laidBy(view, action) })).filter(({ laid }) => laid.length > 0);
  const amount = Math.max(0, ...asked.map(({ laid }) => stakeOf(laid)));
  if (view.phase !== 'betting' || amount === 0) return undefined;
  const average = (laid: Placement): number => sumUp(view.rules, laid).average;
  const others = kindsByWorth(view.rules)
    .map((kind): Action => ({ type: 'place', spot: spotOf(view.rules, kind), amount }))
    // Where the bank or the limit of the table would not take them there, these chips have no choice.
    .filter((action) => sight.offers.some((offer) => accepts<Action>(offer, action)))
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

/** Which bet pays best for its chance, and what these chips bring there and here. */
export const why = ({ view }: Sighted, taken: Action, found: Found): Why | undefined => {
  const [best] = found.actions;
  const other = appraisalOf(found, taken);
  const [kind] = kindsByWorth(view.rules);
  if (best === undefined || other === undefined || kind === undefined) return undefined;
  return { type: 'better-bet', best: { kind: kind.kind, pays: kind.pays }, there: best.value, here: other.value };
};
