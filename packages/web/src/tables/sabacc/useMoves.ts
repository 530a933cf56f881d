/** What the player has in hand at the table, and what the moves make of it. */

import { isSeen } from '@baize/engine';
import { type Action, cardsAt, type Sabacc, type SabaccCard } from '@baize/games/sabacc';
import { useState } from 'react';
import type { TableRun } from '../../runtime/useTable.ts';
import { actionFor, type Move, raiseOffer } from './Moves.tsx';

/** The card that is chosen for a swap or to be let go; forgotten when the table has moved on. */
const useChosen = (hand: readonly SabaccCard[], when: string) => {
  const [chosen, setChosen] = useState<{ readonly card: SabaccCard; readonly when: string }>();
  const card = chosen !== undefined && chosen.when === when && hand.includes(chosen.card) ? chosen.card : undefined;
  return [card, (next: SabaccCard | undefined) => setChosen(next === undefined ? undefined : { card: next, when })] as const;
};

/** What the player has in hand before it is an action: a chosen card, an open tray. */
export const useMoves = ({ shown, waiting, choose: decide }: TableRun<Sabacc>) => {
  const { view, seat, offers } = shown;
  const [isRaising, setRaising] = useState(false);
  const [lastRaise, setLastRaise] = useState(50);
  const hand = cardsAt(view, seat).filter(isSeen);
  const [first = 'z1'] = hand;
  const isPicking = offers.some(({ type }) => type === 'swap' || type === 'release');
  const [chosen, setChosen] = useChosen(hand, `${view.game} ${view.round} ${view.phase}`);
  const choose = (action: Action): void => {
    if (action.type === 'raise') setLastRaise(action.by);
    setRaising(false);
    decide(action);
  };
  const move = (wanted: Move): void => {
    const isOffered = offers.some(({ type }) => type === wanted);
    const needsCard = (wanted === 'swap' || wanted === 'release') && chosen === undefined;
    if (wanted === 'raise' && isOffered) setRaising(true);
    // A swap without a card lifts the first one: another may be chosen, and the same button then does it.
    else if (needsCard && isOffered) setChosen(first);
    else choose(actionFor(wanted, chosen ?? first));
  };
  const card = (one: SabaccCard | undefined): void => {
    if (one === undefined) return;
    if (isPicking) setChosen(chosen === one ? undefined : one);
    else if (waiting === 'me') decide({ type: 'swap', card: one });
  };
  const raises = isRaising ? raiseOffer(offers) : undefined;
  return { hand, chosen, isPicking, raises, lastRaise, choose, move, card, onBack: () => setRaising(false) };
};
