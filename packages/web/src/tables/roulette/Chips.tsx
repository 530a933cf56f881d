/** The chips on the board: laid by the player, and after the spin on their way to the player or to the house. */
import type { Chips } from '@baize/engine';
import { type Bet, spotById, type Verdict } from '@baize/games/roulette';
import { useRef } from 'react';
import { useMoved } from '../../kit/animation-batch.ts';
import { ChipStack } from '../../kit/deck/ChipStack.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { payMotion, slideMotion, wayFrom } from '../../kit/motion.ts';
import { findPlace } from '../../kit/places.ts';
import { chipPoint, drawingSize, type Layout } from './layout.ts';

/** Where the chips of a bet lie over the board, in percent of the drawing. */
const chipStyle = (layout: Layout, spot: string) => {
  const { x, y } = chipPoint(layout, spotById(spot));
  const { w, h } = drawingSize(layout);
  return { left: `${(100 * x) / w}%`, top: `${(100 * y) / h}%` };
};

/** A stack with its amount. It slides in whenever chips come to it. */
const Laid = ({ bet: { spot, amount }, layout }: { bet: Bet; layout: Layout }) => {
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
        <ChipStack amount={amount} />
        <b>{amountOf(amount)}</b>
      </span>
    </div>
  );
};

/** All that lies on the board. */
export const LaidChips = ({ bets, layout }: { bets: readonly Bet[]; layout: Layout }) => (
  <div className="chips-laid" aria-hidden="true">
    {bets.map((bet) => (
      <Laid key={bet.spot} bet={bet} layout={layout} />
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
