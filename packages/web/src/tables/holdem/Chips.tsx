/** Chips in the middle: bets slide in when a round is over, and out to whoever won them. */
import type { Chips } from '@baize/engine';
import { isHandOver, type View } from '@baize/games/holdem';
import { useState } from 'react';
import { useMoved } from '../../kit/animation-batch.ts';
import { HighStack, Poured, potStacks } from '../../kit/BetStack.tsx';
import { ChipStack } from '../../kit/deck/ChipStack.tsx';
import { slideMotion, wayFrom } from '../../kit/motion.ts';
import { findPlace, placeOfSeat } from '../../kit/places.ts';

/** What each seat has put in front of it in the round that is over, as a picture: the chips that slide into the middle. */
const gatheredIn = ({ deeds: handlers, street, bets }: View): readonly { readonly seat: number; readonly amount: Chips }[] =>
  bets.flatMap((_, seat) => {
    const amount = handlers.findLast((act) => act.seat === seat && act.street === street)?.to ?? 0;
    return amount > 0 ? [{ seat, amount }] : [];
  });

/** Chips on their way from a seat into the pile, which then holds them. */
const Coming = ({ amount, from }: { amount: Chips; from: string }) => {
  const stack = useMoved<HTMLSpanElement>((element, here, pace) => {
    if (pace === 0) return undefined;
    const { frames, timing } = slideMotion({ ...wayFrom(findPlace(element, from) ?? here, here), scale: 1 }, pace);
    return { frames: frames.map((frame) => ({ ...frame, opacity: 1 })), timing };
  });
  return (
    <span ref={stack} className="he-coming">
      <ChipStack amount={amount} />
    </span>
  );
};

/** The chips of one round, as they come in. The round is that of the moment they are drawn first. */
const Gathering = ({ view, me }: { view: View; me: number }) => {
  const [coming] = useState(() => (isHandOver(view) ? [] : gatheredIn(view)));
  return coming.map(({ seat, amount }) => <Coming key={seat} amount={amount} from={placeOfSeat(seat, me)} />);
};

/** The pile. */
export const Pile = ({ view, me }: { view: View; me: number }) => {
  const middle = view.pots.reduce((sum, { amount }) => sum + amount, 0);
  const winners = isHandOver(view) ? view.won.flatMap(({ winners: some }, pot) => some.map((one) => ({ ...one, pot }))) : [];
  return (
    <span className="he-pile" aria-hidden="true">
      {potStacks(middle, view.rules.minBet).map((amount, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack of the pot is its place in it
        <HighStack key={place} amount={amount} />
      ))}
      {middle > 0 && <Gathering key={`${view.hand} ${middle}`} view={view} me={me} />}
      {winners.map(({ seat, amount, pot }) => (
        <Poured key={`${view.hand} ${pot} ${seat}`} amount={amount} to={placeOfSeat(seat, me)} />
      ))}
    </span>
  );
};
