/** Cards on the felt: a seat's hand, and a hand that a double sweeps away. */
import type { Laid, SeenSabaccCard } from '@baize/games/sabacc';
import { memo } from 'react';
import { useMoved } from '../../kit/animation-batch.ts';
import { Slot } from '../../kit/CardSlot.tsx';
import { SabaccBack, SabaccFace } from '../../kit/deck/SabaccFace.tsx';
import { payMotion, wayFrom } from '../../kit/motion.ts';
import { findPlace } from '../../kit/places.ts';

interface SabaccSlotProps {
  readonly card: SeenSabaccCard;
  readonly from?: string;
  /** Whether it is dealt face down and turned once it lies there. */
  readonly isTurnedUp?: boolean;
}

/** A card in its place. */
export const SabaccSlot = memo(({ card, from = 'deck', isTurnedUp = false }: SabaccSlotProps) => (
  <Slot face={card === 'hidden' ? undefined : <SabaccFace card={card} />} back={<SabaccBack />} from={from} isTurnedUp={isTurnedUp} />
));

/** The cards of an opponent. One that was taken from the discard pile lies open, and says so. */
export const Theirs = ({ hand, deal, isShown }: { hand: readonly Laid<SeenSabaccCard>[]; deal: string; isShown: boolean }) => (
  <div className={`sb-theirs of-${hand.length}`}>
    {hand.map(({ card, open }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a covered card has no name but its place in the hand
      <div key={`${deal} ${place}`} className={open && !isShown ? 'sb-open' : undefined}>
        <SabaccSlot card={card} />
        {open && !isShown && <span>Open</span>}
      </div>
    ))}
  </div>
);

/** As many backs as a hand had, on their way to the discard pile. */
export const Sweep = ({ count }: { count: number }) => {
  const heap = useMoved<HTMLDivElement>((element, here, pace) =>
    pace === 0 ? undefined : payMotion(wayFrom(findPlace(element, 'discard') ?? here, here), pace * 1.6),
  );
  return (
    <div ref={heap} className="sb-swept" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the backs are alike
        <SabaccBack key={place} />
      ))}
    </div>
  );
};
