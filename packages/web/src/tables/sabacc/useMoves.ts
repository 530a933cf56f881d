/** What the player has in hand at the table, and what the moves make of it. */

import { isSeen } from '@baize/engine';
import { type Action, cardsAt, type Sabacc, type SabaccCard } from '@baize/games/sabacc';
import { useState } from 'react';
import type { TableHandle } from '../../runtime/useTable.ts';
import { sabaccTableWords } from './language/index.ts';
import { actionFor, type Move, raiseOffer } from './Moves.tsx';

/** The card that is chosen for a swap or to be let go; forgotten when the table has moved on. */
const useChosen = (hand: readonly SabaccCard[], when: string) => {
  const [chosen, setChosen] = useState<{ readonly card: SabaccCard; readonly when: string }>();
  const card = chosen !== undefined && chosen.when === when && hand.includes(chosen.card) ? chosen.card : undefined;
  return [card, (next: SabaccCard | undefined) => setChosen(next === undefined ? undefined : { card: next, when })] as const;
};

/** What is said to whoever has chosen no card: none is chosen for them. */
const cardWanted = (move: Move): string | undefined => {
  const { chooseToSwap, chooseToDiscard } = sabaccTableWords().bar;
  if (move === 'swap') return chooseToSwap;
  return move === 'release' ? chooseToDiscard : undefined;
};

/** What the player has in hand before it is an action: a chosen card, an open tray, a hand to be junked. */
export const useMoves = ({ shown, waiting, choose: decide, refuse }: TableHandle<Sabacc>) => {
  const { view, seat, offers } = shown;
  const [isRaising, setRaising] = useState(false);
  const [lastRaise, setLastRaise] = useState(50);
  // A hand is junked for good, so it is asked once.
  const [isJunking, setJunking] = useState(false);
  const hand = cardsAt(view, seat).filter(isSeen);
  const [first = 'z1'] = hand;
  const isPicking = offers.some(({ type }) => type === 'swap' || type === 'release');
  const [chosen, setChosen] = useChosen(hand, `${view.game} ${view.round} ${view.phase}`);
  const choose = (action: Action): void => {
    if (action.type === 'raise') setLastRaise(action.by);
    setRaising(false);
    setJunking(false);
    decide(action);
  };
  const move = (wanted: Move): void => {
    const isOffered = offers.some(({ type }) => type === wanted);
    const without = chosen === undefined ? cardWanted(wanted) : undefined;
    if (!isOffered) choose(actionFor(wanted, chosen ?? first));
    else if (without !== undefined) refuse(without);
    else if (wanted === 'raise') setRaising(true);
    else if (wanted === 'junk') setJunking(true);
    else choose(actionFor(wanted, chosen ?? first));
  };
  const card = (one: SabaccCard | undefined): void => {
    if (one === undefined) return;
    if (isPicking) setChosen(chosen === one ? undefined : one);
    else if (waiting === 'me') decide({ type: 'swap', card: one });
  };
  const raises = isRaising ? raiseOffer(offers) : undefined;
  const isAsked = isJunking && offers.some(({ type }) => type === 'junk');
  return {
    hand,
    chosen,
    isPicking,
    raises,
    lastRaise,
    choose,
    move,
    card,
    onBack: () => setRaising(false),
    /** What is asked before a hand is junked; undefined where it is not. */
    junking: isAsked ? { onYes: () => choose({ type: 'junk' }), onNo: () => setJunking(false) } : undefined,
  };
};
