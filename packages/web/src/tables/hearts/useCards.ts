/** What the player has in hand before it is an action: three cards for a pass, one to play, or a claim on all the rest. */
import { type Card, isSeen, parseCard } from '@baize/engine';
import { canClaim, claimedCard, type Hearts, PASSED } from '@baize/games/hearts';
import { useEffect, useEffectEvent, useState } from 'react';
import { draftDisk } from '../../runtime/once.ts';
import type { TableHandle } from '../../runtime/useTable.ts';
import { sortedHandAt } from './hands.ts';

interface Draft {
  readonly when: string;
  readonly cards: readonly Card[];
}

/** The draft of one moment: in this page, and in the next one after a reload. */
const useDraft = (when: string): readonly [readonly Card[], (cards: readonly Card[]) => void] => {
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = draftDisk.read('hearts')?.split('|');
    return { when: kept?.[0] ?? '', cards: (kept?.[1] ?? '').split(' ').flatMap((text) => parseCard(text) ?? []) };
  });
  const set = (cards: readonly Card[]): void => {
    setDraft({ when, cards });
    draftDisk.write('hearts', `${when}|${cards.join(' ')}`);
  };
  return [draft.when === when ? draft.cards : [], set];
};

/** Where a card of the hand is on the screen. */
const boxOf = (card: Card): DOMRectReadOnly | undefined => document.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();

/** The draft, and what a tap on a card and on the lit button makes of it. */
export const useCards = ({ shown, waiting, choose, skip }: TableHandle<Hearts>, onPlayed: (from: DOMRectReadOnly | undefined) => void) => {
  const { view, seat, offers } = shown;
  const hand = sortedHandAt(view, seat);
  const [draft, setDraft] = useDraft(`${view.hand} ${view.phase} ${view.tricks.length} ${hand.join(' ')}`);
  const isPassing = offers.some(({ type }) => type === 'pass');
  const playable = offers.flatMap((offer) => (offer.type === 'play' ? offer.card.options : []));
  const drafted = draft.filter((card) => hand.includes(card));
  // A card that is the only one needs no choosing; what was given away stays raised until all have chosen.
  const only = playable.length === 1 && drafted.length === 0 ? playable : drafted;
  const chosen = view.phase === 'passing' && !isPassing ? (view.passes[seat] ?? []).filter(isSeen) : only;

  const play = (card: Card): void => {
    onPlayed(boxOf(card));
    choose({ type: 'play', card });
  };
  const pick = (card: Card): void => {
    const isIn = chosen.includes(card);
    const cards = isIn ? chosen.filter((one) => one !== card) : [...chosen, card];
    // A fourth card is answered by the table.
    if (cards.length > PASSED) choose({ type: 'pass', cards });
    else setDraft(cards);
  };
  /** A tap on a card: into the pass and back, up to be played, and then onto the table. */
  const tap = (card: Card): void => {
    if (isPassing) pick(card);
    else if (waiting !== 'me') skip();
    else if (chosen.includes(card) || !playable.includes(card)) play(card);
    else setDraft([card]);
  };
  /** A card that is dragged onto the table: into the pass, or played. */
  const drop = (card: Card, from: DOMRectReadOnly): void => {
    if (isPassing) {
      if (!chosen.includes(card)) pick(card);
    } else if (waiting === 'me') {
      onPlayed(from);
      choose({ type: 'play', card });
    }
  };
  /** Marks a card without doing anything with it. */
  const mark = (card: Card | undefined): void => {
    if (card !== undefined && playable.includes(card)) setDraft([card]);
  };
  /** The lit button: passes what is chosen, plays what is raised, or raises the first card that may be played. */
  const go = (): void => {
    const [card] = chosen;
    if (isPassing) choose({ type: 'pass', cards: chosen });
    else if (card !== undefined && playable.includes(card)) play(card);
    else mark(playable[0]);
  };
  return { hand, chosen, playable: hand.filter((card) => playable.includes(card)), isPassing, tap, drop, mark, go };
};

/** Whether the rest can be claimed, and the claim itself. */
export const useClaim = ({ shown, waiting, choose, skip }: TableHandle<Hearts>) => {
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
