/** Claiming the rest: every card that is left is played for the player, without waiting for anybody. */
import { canClaim, claimedCard, type Hearts } from '@baize/games/hearts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TableRun } from '../../runtime/useTable.ts';

/** Whether the rest can be claimed, and the claim itself. */
export const useClaim = ({ shown, waiting, choose, skip }: TableRun<Hearts>) => {
  const { view, seat, offers } = shown;
  const [claimed, setClaimed] = useState<number>();
  const isClaimed = claimed === view.hand && view.phase === 'playing';
  const isMine = waiting === 'me' && view.phase === 'playing';
  const goOn = useEffectEvent(() => {
    const card = claimedCard(offers.flatMap((offer) => (offer.type === 'play' ? offer.card.options : [])));
    if (!isMine) skip();
    else if (card !== undefined) choose({ type: 'play', card });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every beat that is shown is followed by the next step
  useEffect(() => {
    if (isClaimed) goOn();
  }, [isClaimed, isMine, shown]);
  // One card is sooner played than claimed.
  const isWorthIt = isMine && !isClaimed && (view.hands[seat]?.length ?? 0) > 1;
  return { canClaim: isWorthIt && canClaim(view, seat) !== undefined, claim: () => setClaimed(view.hand) };
};
