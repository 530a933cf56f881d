/** The bots, weakest first. */
import { type Bot, type Chips, drawNumber, type Hint, type Offer, read, type Sight } from '@baize/engine';
import { kindsByWorth } from '../appraise.ts';
import { type SpotId, spots } from '../layout.ts';
import { isForSeveral, type Rules } from '../rules.ts';
import type { Action, Roulette, Why } from '../state.ts';
import { onHundred, type Payout, summaryOf } from '../summary.ts';

// --- the best bot: the bet that brings most on average, and of equal ones the calmest ----------------

type Advice = Hint<Roulette>;

const worth = ({ brings: { over, under } }: Payout): number => over / under;

const bestKind = (rules: Rules): Payout => {
  const [best] = kindsByWorth(rules);
  if (best === undefined) throw new RangeError('No bet is paid at this table.');
  return best;
};

/** More than this is never laid on one bet: a share of chips that grow without an end would soon be past all counting. */
const MOST = 1_000_000;

/** What pays is worth a share of the chips that grows with its edge (Kelly); what loses is worth as little as can be halved. */
const amountFor = (stack: Chips, best: Payout): Chips =>
  worth(best) > 0 ? Math.min(MOST, shareOf(stack, worth(best) / best.pays)) : Math.min(2, stack);

const reasonFor = (rules: Rules, best: Payout): Why => ({
  type: 'best-kind',
  best: { kind: best.kind, pays: best.pays },
  onHundred: onHundred(best),
  isHalfBack: rules.halfBackOnZero,
});

/** What the bets that lie bring a spin. */
const spinThese = ({ view }: Sight<Roulette>): Why => {
  const { staked, average } = summaryOf(view);
  return { type: 'spin-brings', staked, average };
};

/** What to do, and why. */
export const advise = (sight: Sight<Roulette>): Advice => {
  const { rules, bets, stack, phase } = sight.view;
  if (phase === 'spinning') return { action: { type: 'rest' }, why: { type: 'ball-to-rest' } };
  if (phase === 'between') return { action: { type: 'ready' }, why: { type: 'like-the-last' } };
  if (placing(sight) === undefined || bets.length > 0) return { action: goOn(sight), why: spinThese(sight) };
  const best = bestKind(rules);
  const spot = spots(rules).find(({ kind }) => kind === best.kind)?.id ?? 'red';
  return laying(sight, spot, amountFor(stack, best), reasonFor(rules, best));
};

// The two simple players, and what every player does alike: wait for the ball, spin when the bets are laid, lay no more than there is.

type Placing = Offer<Action> & { readonly type: 'place' };

/** The offers to place a bet, or to place it on this spot: there are several where the bank can't pay as much on each. */
const placings = ({ offers }: Sight<Roulette>): readonly Placing[] => offers.filter((offer) => offer.type === 'place');

/** The offer to place a bet; undefined when none can be placed. */
const placing = (sight: Sight<Roulette>): Placing | undefined => placings(sight)[0];

/** So much on a spot, or as much as may lie there; on with the spin where nothing may. */
const placeOn = (sight: Sight<Roulette>, spot: SpotId, amount: Chips): Action => {
  const offer = placings(sight).find((one) => one.spot.options.includes(spot));
  return offer === undefined ? goOn(sight) : { type: 'place', spot, amount: Math.min(amount, offer.amount.max) };
};

const laying = (sight: Sight<Roulette>, spot: SpotId, amount: Chips, why: Why): Advice => {
  const action = placeOn(sight, spot, amount);
  return { action, why: action.type === 'place' ? why : { type: 'bank-is-full' } };
};

/** What is left to do when no bet can or should be placed. */
const goOn = ({ offers }: Sight<Roulette>): Action => {
  const type = (['rest', 'spin', 'done', 'ready'] as const).find((one) => offers.some((offer) => offer.type === one));
  if (type === undefined) throw new RangeError('Asked to play out of turn.');
  return { type };
};

/** A share of the chips in hand, a chip at least. */
const shareOf = (stack: Chips, share: number): Chips => Math.max(1, Math.floor(stack * share));

/** A careful player: a twentieth of the chips on an even chance, now red, now black, and a spin. */
const cautious: Bot<Roulette> = (sight, chance) => {
  if (placing(sight) === undefined || sight.view.bets.length > 0) return goOn(sight);
  const [pick] = drawNumber(2, chance);
  return placeOn(sight, pick === 0 ? 'red' : 'black', shareOf(sight.view.stack, 0.05));
};

/** How many chips are laid; fewer where others wait. */
const BETS = 5;
const BETS_AMONG_OTHERS = 3;

/** A cheerful player: five small chips, wherever they fall, and a spin. */
const scatter: Bot<Roulette> = (sight, chance) => {
  const most = isForSeveral(sight.view.rules) ? BETS_AMONG_OTHERS : BETS;
  if (placing(sight) === undefined || sight.view.bets.length >= most) return goOn(sight);
  const options = placings(sight).flatMap(({ spot }) => spot.options);
  return placeOn(sight, options[read(chance).below(options.length)] ?? '0', shareOf(sight.view.stack, 0.02));
};

const shrewd: Bot<Roulette> = (sight) => advise(sight).action;

/** Roulette's bots by name. */
export const bots = { scatter, cautious, shrewd } as const;
