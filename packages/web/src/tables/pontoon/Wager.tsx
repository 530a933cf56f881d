/** The chips of a seat: what it has staked, and once the round is settled what that brought or where it went. */
import type { Chips, Settlement } from '@baize/engine';
import { BetStack, Paid, Won } from '../../kit/BetStack.tsx';
import { amountOf } from '../../kit/deck/chips.ts';

interface WagerProps {
  readonly staked: Chips;
  /** Whose they are, and who holds the bank, by their places on the felt. */
  readonly owner: string;
  readonly banker: string;
  readonly result: Settlement | null | undefined;
}

/** The chips. */
export const Wager = ({ staked, owner, banker, result }: WagerProps) => {
  if (staked > 0) return <BetStack amount={staked} from={owner} />;
  if (result == null || result.net === 0) return null;
  return result.net < 0 ? (
    <Paid amount={-result.net} to={banker} label={amountOf(result.net)} />
  ) : (
    <Won amount={result.net} from={banker} />
  );
};
