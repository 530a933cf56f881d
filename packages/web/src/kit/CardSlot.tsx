/** A card in its place on the felt, and the pack that it comes from. */
import type { SeenCard } from '@baize/engine';
import { memo, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import './card-slot.css';
import { moveThen, useMoved } from './animation-batch.ts';
import { useHoldBack } from './CardLanding.tsx';
import { CardBack, CardFace } from './deck/CardFace.tsx';
import { kitWords } from './language/index.ts';
import { dealMotion, flipMotion, wayFrom } from './motion.ts';
import { usePace } from './pace.ts';
import { findCard, findPlace, placeName } from './places.ts';

interface SlotProps {
  /** What the card shows; undefined while it lies face down. */
  readonly face: ReactNode | undefined;
  readonly back: ReactNode;
  /** The place it arrives from. */
  readonly from?: string;
  /** Whether it is dealt face down and turned once it lies there. */
  readonly isTurnedUp?: boolean;
  /** Whether it lies face down for now, though it is known. */
  readonly isCovered?: boolean;
  /** How many cards are dealt before it, where they are dealt one at a time. */
  readonly after?: number;
  /** Which card of how many it is, where all of them are turned up one after another. */
  readonly turned?: number;
  readonly among?: number;
}

/** One card of any deck. Give it a key of its round and its place in the hand: a new key is a card newly dealt. */
export const Slot = ({ face, back, from = 'deck', isTurnedUp = false, isCovered = false, after = 0, turned = 0, among = 1 }: SlotProps) => {
  const pace = usePace();
  const faces = useRef<HTMLSpanElement>(null);
  // A card that is to be turned up flies as a back.
  const [isDown, setDown] = useState(isTurnedUp && pace > 0);
  const isHidden = face === undefined || isDown || isCovered;
  const [wasHidden, setWasHidden] = useState(isHidden);
  const isTurning = wasHidden && !isHidden;
  useHoldBack(isTurnedUp && (isDown || isTurning));

  const slot = useMoved<HTMLSpanElement>(
    (element, here) => {
      // A card of a pile may be larger or smaller there; what comes from a seat is as large there as here.
      const card = findCard(element, from);
      const way = wayFrom(card ?? findPlace(element, from) ?? here, here);
      return dealMotion(card === undefined ? { ...way, scale: 1 } : way, pace, after);
    },
    { onLanded: () => setDown(false) },
  );
  const turn = useEffectEvent(() => {
    if (faces.current !== null) moveThen(faces.current, flipMotion(pace, turned, among), () => setWasHidden(false));
  });
  useLayoutEffect(() => {
    if (isTurning) turn();
  }, [isTurning]);

  return (
    <span ref={slot} className={isHidden || isTurning ? 'slot unturned' : 'slot'}>
      <span ref={faces} className={isTurning ? 'faces turning' : isHidden && face !== undefined ? 'faces covered' : 'faces'}>
        {/* What will be turned up is drawn while it flies: when a whole hand is turned there is nothing left to draw. */}
        {face ?? back}
        {face !== undefined && (isHidden || isTurning) && (
          <span className="reverse" aria-hidden="true">
            {back}
          </span>
        )}
      </span>
    </span>
  );
};

/** One card of the usual deck. */
export const CardSlot = memo(({ card, ...way }: { card: SeenCard } & Omit<SlotProps, 'face' | 'back'>) => (
  <Slot face={card === 'hidden' ? undefined : <CardFace card={card} />} back={<CardBack />} {...way} />
));

/** The pack, as thick as it is, with the number of cards left in it. */
export const PackView = memo(({ left, full = 52 }: { left: number; full?: number }) => (
  <div className="pack">
    <div className="pile" aria-hidden="true" {...placeName('deck')}>
      {Array.from({ length: Math.min(3, Math.ceil((3 * left) / full)) }, (_, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the backs of a pile are alike, and their depth is all they are
        <CardBack key={depth} />
      ))}
    </div>
    <span className="count">
      {left} <span>{kitWords().cardsLeft(left)}</span>
    </span>
  </div>
));
