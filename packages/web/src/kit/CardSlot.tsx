/** A card in its place: it arrives from the deck, and turns over when its face becomes known. */
import type { SeenCard } from '@baize/engine';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import './card-slot.css';
import { CardBack, CardFace } from './deck/CardFace.tsx';
import { dealMotion, flipMotion, play, wayFrom } from './motion.ts';
import { usePace } from './pace.ts';
import { findPlace } from './places.ts';

interface CardSlotProps {
  readonly card: SeenCard;
  /** The place it arrives from. */
  readonly from?: string;
}

/** One card. Give it a key of its round and its place in the hand: a new key is a card newly dealt. */
export const CardSlot = ({ card, from = 'deck' }: CardSlotProps) => {
  const pace = usePace();
  const slot = useRef<HTMLSpanElement>(null);
  const faces = useRef<HTMLSpanElement>(null);
  const [rested, setRested] = useState(card);
  const isTurning = rested === 'hidden' && card !== 'hidden';

  const arrive = useEffectEvent(() => {
    const element = slot.current;
    if (element === null) return;
    const here = element.getBoundingClientRect();
    play(element, dealMotion(wayFrom(findPlace(element, from) ?? here, here), pace));
  });
  const turn = useEffectEvent(() => {
    if (faces.current !== null) play(faces.current, flipMotion(pace)).onfinish = () => setRested(card);
  });
  useLayoutEffect(() => arrive(), []);
  useLayoutEffect(() => {
    if (isTurning) turn();
  }, [isTurning]);

  return (
    <span ref={slot} className="slot">
      <span ref={faces} className={isTurning ? 'faces turning' : 'faces'}>
        {card === 'hidden' ? <CardBack /> : <CardFace card={card} />}
        {isTurning && (
          <span className="reverse" aria-hidden="true">
            <CardBack />
          </span>
        )}
      </span>
    </span>
  );
};
