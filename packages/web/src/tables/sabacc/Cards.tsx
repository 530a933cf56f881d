/** Cards on the felt: one in its place, and a seat's hand. */
import type { Laid, SeenSabaccCard } from '@baize/games/sabacc';
import { memo } from 'react';
import { Slot } from '../../kit/CardSlot.tsx';
import { SabaccBack, SabaccFace } from '../../kit/deck/SabaccFace.tsx';
import { sabaccTableWords } from './language/index.ts';

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
        {open && !isShown && <span>{sabaccTableWords().felt.faceUp}</span>}
      </div>
    ))}
  </div>
);
