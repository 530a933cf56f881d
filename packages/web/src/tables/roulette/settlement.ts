/** What a spin brought, bet by bet. Pure. */
import { settlementOf, stakeOf, type View } from '@baize/games/roulette';
import { amountOf } from '../../kit/deck/chips.ts';

/** How large a win is, and so how it is told. */
export type WinSize = 'none' | 'small' | 'good' | 'great';

/** How large a win is: good from twice the stake, great from eight times on. */
export const winSize = ({ verdicts }: Pick<View, 'verdicts'>): WinSize => {
  const [{ net }, stake] = [settlementOf(verdicts), stakeOf(verdicts)];
  if (net <= 0 || stake === 0) return 'none';
  return net >= 8 * stake ? 'great' : net >= 2 * stake ? 'good' : 'small';
};

type Verdict = View['verdicts'][number];

/** "+1,750", "−125", "half back, −5". */
export const fateWords = ({ result, amount, net }: Verdict): string => {
  if (result === 'won') return `+${amountOf(net)}`;
  return result === 'halved' ? `half back, ${amountOf(net)}` : amountOf(-amount);
};

/** What came back of the stakes, with what was won. */
export const paidBack = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((sum, { result, amount, net }) => sum + (result === 'lost' ? 0 : amount + net), 0);

/** Whether what the last spin brought is still to be seen: until the next chip is laid. */
export const isPaid = ({ phase, bets, verdicts }: View): boolean =>
  (phase === 'betting' || phase === 'ended') && bets.length === 0 && verdicts.length > 0;
