/** The best player of the house: the bet that brings most on average, and of equal ones the calmest. */
import { type Chips, capital, figure, type Hint, type Sight } from '@baize/engine';
import { kindsByWorth } from '../appraise.ts';
import { spots } from '../layout.ts';
import { chipCount, kindName } from '../phrases.ts';
import { onHundred } from '../rulebook.ts';
import type { Rules } from '../rules.ts';
import type { Roulette } from '../state.ts';
import { type Payout, summaryOf } from '../summary.ts';
import { goOn, placing, shareOf } from './simple.ts';

type Advice = Hint<Roulette>;

const worth = ({ brings: { over, under } }: Payout): number => over / under;

const bestKind = (rules: Rules): Payout => {
  const [best] = kindsByWorth(rules);
  if (best === undefined) throw new RangeError('No bet is paid at this table.');
  return best;
};

/** What pays is worth a share of the chips that grows with its edge (Kelly); what loses is worth as little as can be halved. */
const amountFor = (stack: Chips, best: Payout): Chips => (worth(best) > 0 ? shareOf(stack, worth(best) / best.pays) : Math.min(2, stack));

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
