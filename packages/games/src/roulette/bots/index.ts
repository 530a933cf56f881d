/** The bots, weakest first. */
import { type Bot, type Chips, capital, drawNumber, figure, type Hint, type Offer, read, type Sight } from '@baize/engine';
import { kindsByWorth } from '../appraise.ts';
import { spots } from '../layout.ts';
import { chipCount, kindName } from '../phrases.ts';
import { onHundred } from '../rulebook.ts';
import type { Rules } from '../rules.ts';
import type { Action, Roulette } from '../state.ts';
import { type Payout, summaryOf } from '../summary.ts';

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

const reasonFor = (rules: Rules, best: Payout): string => {
  const hundred = Math.abs(onHundred(best)).toFixed(2);
  if (worth(best) > 0) return `${capital(kindName(best.kind))} pays ${best.pays} to 1 here: 100 chips on it bring ${hundred} on average.`;
  return rules.halfBackOnZero
    ? `Every bet loses on average, and the even chances least: ${hundred} of 100 chips, as zero gives half back.`
    : `Every bet loses ${hundred} of 100 chips on average, and the even chances swing least.`;
};

/** Chips to a tenth; many of them to the whole. */
const roughly = (chips: number): string => (chips < 10 ? chips.toFixed(1) : figure(Math.round(chips)));

/** What the bets that lie bring a spin. */
const spinThese = ({ view }: Sight<Roulette>): string => {
  const { staked, average } = summaryOf(view);
  return `On average a spin ${average < 0 ? 'takes' : 'adds'} ${roughly(Math.abs(average))}, with ${chipCount(staked)} on the board.`;
};

/** What to do, and why. */
export const advise = (sight: Sight<Roulette>): Advice => {
  const { rules, bets, stack, phase } = sight.view;
  if (phase === 'spinning') return { action: { type: 'rest' }, because: 'The ball has only to come to rest.' };
  if (placing(sight) === undefined || bets.length > 0) return { action: goOn(sight), because: spinThese(sight) };
  const best = bestKind(rules);
  const spot = spots(rules).find(({ kind }) => kind === best.kind)?.id ?? 'red';
  return { action: { type: 'place', spot, amount: amountFor(stack, best) }, because: reasonFor(rules, best) };
};

// The two simple players, and what every player does alike: wait for the ball, spin when the bets are laid, lay no more than there is.

/** The offer to place a bet; undefined when none can be placed. */
const placing = ({ offers }: Sight<Roulette>): (Offer<Action> & { readonly type: 'place' }) | undefined =>
  offers.find((offer) => offer.type === 'place');

/** What is left to do when no bet can or should be placed. */
const goOn = ({ offers }: Sight<Roulette>): Action => {
  const type = (['rest', 'spin'] as const).find((one) => offers.some((offer) => offer.type === one));
  if (type === undefined) throw new RangeError('Asked to play out of turn.');
  return { type };
};

/** A share of the chips in hand, a chip at least. */
const shareOf = (stack: Chips, share: number): Chips => Math.max(1, Math.floor(stack * share));

/** A careful player: a twentieth of the chips on an even chance, now red, now black, and a spin. */
const cautious: Bot<Roulette> = (sight, chance) => {
  if (placing(sight) === undefined || sight.view.bets.length > 0) return goOn(sight);
  const [pick] = drawNumber(2, chance);
  return { type: 'place', spot: pick === 0 ? 'red' : 'black', amount: shareOf(sight.view.stack, 0.05) };
};

const BETS = 5;

/** A cheerful player: five small chips, wherever they fall, and a spin. */
const scatter: Bot<Roulette> = (sight, chance) => {
  const offer = placing(sight);
  if (offer === undefined || sight.view.bets.length >= BETS) return goOn(sight);
  const { options } = offer.spot;
  return { type: 'place', spot: options[read(chance).below(options.length)] ?? '0', amount: shareOf(sight.view.stack, 0.02) };
};

const shrewd: Bot<Roulette> = (sight) => advise(sight).action;

/** Roulette's bots by name. */
export const bots = { scatter, cautious, shrewd } as const;
