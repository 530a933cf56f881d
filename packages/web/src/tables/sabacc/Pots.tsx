/** The two pots: what was bet in this game, and the sabacc pot that only a zero wins. */
import type { Chips } from '@baize/engine';
import { potOf, type View } from '@baize/games/sabacc';
import { Paid } from '../../kit/BetStack.tsx';
import { ChipStack } from '../../kit/deck/ChipStack.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { placeOfSeat } from '../../kit/places.ts';

interface PotProps {
  readonly name: string;
  readonly amount: Chips;
  readonly className?: string;
  /** What was just won of it, and where it goes. */
  readonly won: readonly { readonly amount: Chips; readonly to: string }[];
}

const Pot = ({ name, amount, className = '', won }: PotProps) => (
  <div className={`sb-pot ${className}`}>
    <span className="sb-stack" aria-hidden="true">
      <ChipStack amount={amount} />
      {won.map(({ amount: chips, to }) => (
        <Paid key={`${to} ${chips}`} amount={chips} to={to} label="" />
      ))}
    </span>
    <span>{name}</span>
    <b>{amountOf(amount)}</b>
  </div>
);

/** Both pots. */
export const Pots = ({ view, me }: { view: View; me: number }) => {
  const { finish } = view;
  const paid = (pots: readonly { readonly amount: Chips; readonly winners: readonly number[] }[]) =>
    pots.flatMap(({ amount, winners }) => winners.map((seat) => ({ amount, to: placeOfSeat(seat, me) })));
  return (
    <div className="sb-pots">
      <Pot name="Sabacc pot" className="lit" amount={view.sabaccPot} won={finish === null ? [] : paid([finish.sabacc])} />
      <Pot name="Game pot" amount={potOf(view)} won={finish === null ? [] : paid(finish.pots)} />
    </div>
  );
};
