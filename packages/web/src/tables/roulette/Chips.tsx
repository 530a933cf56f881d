/** The chips on the board: laid by the player, and after the spin on their way to the player or to the house. */
import type { Chips, Seat } from '@baize/engine';
import { type Bet, spotById, type Verdict } from '@baize/games/roulette';
import { useRef } from 'react';
import { useMoved } from '../../kit/animation-batch.ts';
import { ChipStack } from '../../kit/deck/ChipStack.tsx';
import { chipsFor } from '../../kit/deck/chips.ts';
import { payMotion, slideMotion, wayFrom } from '../../kit/motion.ts';
import { findPlace } from '../../kit/places.ts';
import { chipPoint, drawingSize, type Layout } from './layout.ts';
import { faceWords, SeatChip } from './SeatChip.tsx';

/** Where the chips of a bet lie over the board, in percent of the drawing. */
export const chipStyle = (layout: Layout, spot: string) => {
  const { x, y } = chipPoint(layout, spotById(spot));
  const { w, h } = drawingSize(layout);
  return { left: `${(100 * x) / w}%`, top: `${(100 * y) / h}%` };
};

/** What a stack is worth, on the face of its uppermost chip. */
const Face = ({ amount, seat }: { amount: Chips; seat: Seat | undefined }) => (
  <b className={seat === undefined ? `chip-${chipsFor(amount).at(-1)}` : `seat-face of-seat-${seat}`}>
    <span>{faceWords(amount)}</span>
  </b>
);

interface LaidProps {
  readonly layout: Layout;
  /** Whose colour the chips have, where several lay; they are of every value otherwise. */
  readonly seat: Seat | undefined;
}

/** A stack with its amount. It slides in whenever chips come to it. */
const Laid = ({ bet: { spot, amount }, layout, seat }: LaidProps & { bet: Bet }) => {
  const before = useRef<Chips>(0);
  const stack = useMoved<HTMLSpanElement>(
    (element, here, pace) => {
      const hasGrown = amount > before.current;
      before.current = amount;
      return hasGrown ? slideMotion({ ...wayFrom(findPlace(element, 'me') ?? here, here), scale: 1 }, pace) : undefined;
    },
    { when: amount },
  );
  return (
    <div className="laid" data-on={spot} style={chipStyle(layout, spot)}>
      <span ref={stack}>
        {seat === undefined ? <ChipStack amount={amount} /> : <SeatChip seat={seat} />}
        <Face amount={amount} seat={seat} />
      </span>
    </div>
  );
};

/** All that lies on the board. */
export const LaidChips = ({ bets, ...props }: LaidProps & { bets: readonly Bet[] }) => (
  <div className="chips-laid" aria-hidden="true">
    {bets.map((bet) => (
      <Laid key={bet.spot} bet={bet} {...props} />
    ))}
  </div>
);

const Going = ({ spot, chips, to, layout }: { spot: string; chips: Chips; to: string; layout: Layout }) => {
  const stack = useMoved<HTMLSpanElement>((element, here, pace) =>
    pace === 0 ? undefined : payMotion(wayFrom(findPlace(element, to) ?? here, here), 2 * pace),
  );
  return (
    <div className="laid going" style={chipStyle(layout, spot)}>
      <span ref={stack}>
        <ChipStack amount={chips} />
      </span>
    </div>
  );
};

/** What was won slides to the player, what was lost away to the wheel. */
export const GoingChips = ({ verdicts, layout }: { verdicts: readonly Verdict[]; layout: Layout }) => (
  <div className="chips-laid" aria-hidden="true">
    {verdicts.map(({ spot, amount, net, result }) => (
      <Going
        key={spot}
        spot={spot}
        chips={result === 'lost' ? amount : amount + net}
        to={result === 'lost' ? 'wheel' : 'me'}
        layout={layout}
      />
    ))}
  </div>
);
