/** What a spin brought, bet by bet. Pure. */
import { settlementOf, stakeOf, type View } from '@baize/games/roulette';
import { amountOf } from '../../kit/deck/chips.ts';
import { type WinGrade, winGrade } from '../result-sound.ts';
import { rouletteTableWords } from './language/index.ts';

/** How large the win of a spin is. */
export const spinGrade = ({ verdicts }: Pick<View, 'verdicts'>): WinGrade => winGrade(settlementOf(verdicts).net, stakeOf(verdicts));

/** The number that somebody has bet on and that came: 35 to 1 has a moment of its own. */
export const straightHit = ({ verdicts, number }: Pick<View, 'verdicts' | 'number'>): boolean =>
  verdicts.some(({ spot, result }) => result === 'won' && spot === String(number));

type Verdict = View['verdicts'][number];

/** "+1,750", "−125", "half back, −5". */
export const fateWords = ({ result, amount, net }: Verdict): string => {
  if (result === 'won') return `+${amountOf(net)}`;
  return result === 'halved' ? rouletteTableWords().panel.halfBack(net) : amountOf(-amount);
};

/** What came back of the stakes, with what was won. */
export const paidBack = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((sum, { result, amount, net }) => sum + (result === 'lost' ? 0 : amount + net), 0);

/** Whether what the last spin brought is still to be seen: until the next chip is laid. */
export const isPaid = ({ phase, bets, verdicts }: View): boolean =>
  phase === 'between' || ((phase === 'betting' || phase === 'ended') && bets.length === 0 && verdicts.length > 0);
