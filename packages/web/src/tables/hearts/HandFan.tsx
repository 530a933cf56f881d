/** The player's hand: a fan of buttons. What is chosen rises, what cannot be played is dim, what was received is marked. */
import { type Card, isSeen, type Seat, whoIs } from '@baize/engine';
import { ledSuit, type View } from '@baize/games/hearts';
import { type MouseEvent, memo, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanded } from '../../kit/CardLanding.tsx';
import { CardSlot } from '../../kit/CardSlot.tsx';
import { later } from '../../kit/clock.ts';
import { useSteady } from '../../kit/hooks.ts';
import { animate, arrivesAfter, refuseMotion } from '../../kit/motion.ts';
import { usePace } from '../../kit/pace.ts';
import { isIntended } from '../../kit/taps.ts';
import { dealtAs, newCards, type Side, sideOf, whyBarred } from './hands.ts';
import type { BarredWhy } from './language/hearts-table-words.ts';
import { heartsTableWords } from './language/index.ts';

// Dragging a card of the hand onto the table. It is moved by hand, without drawing anything again, and let go it flies from there.

/** How far a card is moved, in pixels, before it is dragged and no longer tapped. */
const SLOP = 10;
/** How far up it is dragged, in pixels, to be meant for the table. */
const UP = 56;

/** The handlers of a card's button, and whether its last press was a drag. */
const useCardDrag = (onDrop: (from: DOMRectReadOnly) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const wasDragged = useRef(false);
  const cardOf = ({ currentTarget }: PointerEvent<HTMLElement>): HTMLElement | null => currentTarget.querySelector<HTMLElement>('.slot');
  const rest = (event: PointerEvent<HTMLElement>): void => {
    from.current = undefined;
    const card = cardOf(event);
    card?.classList.remove('dragged');
    card?.style.removeProperty('translate');
  };
  return {
    wasDragged: (): boolean => wasDragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0 || !event.isPrimary) return;
        from.current = { x: event.clientX, y: event.clientY };
        wasDragged.current = false;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (from.current === undefined) return;
        const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
        if (!wasDragged.current && Math.hypot(x, y) <= SLOP) return;
        if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = true;
        const card = cardOf(event);
        card?.classList.add('dragged');
        card?.style.setProperty('translate', `${x}px ${y}px`);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>): void => {
        const start = from.current;
        const box = cardOf(event)?.getBoundingClientRect();
        rest(event);
        if (start === undefined || box === undefined || !wasDragged.current) return;
        if (start.y - event.clientY > UP && isIntended(event.nativeEvent)) onDrop(box);
      },
      onPointerCancel: rest,
    },
  };
};

interface HeldProps {
  readonly card: Card;
  readonly place: number;
  readonly count: number;
  readonly standing: 'up' | 'may' | 'no' | 'rest';
  readonly label: string;
  readonly isChosen: boolean;
  readonly isNew: boolean;
  readonly isAdvised: boolean;
  /** Whether it still lies face down, as it was dealt. */
  readonly isCovered: boolean;
  /** From where it comes into the hand. */
  readonly from: Side | 'deck';
  /** How many are dealt before it in its round. */
  readonly after: number;
  onCard(card: Card): void;
  /** It was dragged onto the table, and let go here. */
  onDrop(card: Card, from: DOMRectReadOnly): void;
}

/** More than these are held in two rows on a phone. */
const ROW = 7;

/** How far from the middle a card is in the fan, and in one of two rows. */
const placesOf = (place: number, count: number) => {
  const upper = count > ROW ? Math.ceil(count / 2) : count;
  const isLow = place >= upper;
  const inRow = isLow ? count - upper : upper;
  return {
    isLow: isLow || count <= ROW,
    style: { '--fan': place - (count - 1) / 2, '--in-row': (isLow ? place - upper : place) - (inRow - 1) / 2 },
  };
};

const Held = memo(
  ({ card, place, count, standing, label, isChosen, isNew, isAdvised, isCovered, from, after, onCard, onDrop }: HeldProps) => {
    const { wasDragged, handlers } = useCardDrag((box) => onDrop(card, box));
    const isStill = usePace() === 0;
    const { isLow, style } = placesOf(place, count);
    const press = (click: MouseEvent<HTMLButtonElement>): void => {
      // A tap on the felt would hurry the table.
      click.stopPropagation();
      if (click.detail > 0 && wasDragged()) return;
      const inner = click.currentTarget.firstElementChild;
      if (standing === 'no' && inner !== null) animate(inner, refuseMotion(isStill));
      onCard(card);
    };
    return (
      <button
        type="button"
        className={`ht-held ${standing} ${isLow ? 'low' : ''} ${isNew ? 'new' : ''} ${isAdvised ? 'advised' : ''}`}
        style={style}
        data-card={card}
        aria-label={label}
        aria-pressed={isChosen}
        aria-disabled={standing === 'no'}
        onClick={press}
        {...handlers}
      >
        <CardSlot
          card={card}
          isCovered={isCovered}
          from={from}
          after={after}
          isTurnedUp={isNew}
          turned={isNew ? 0 : place}
          among={isNew ? 1 : count}
        />
      </button>
    );
  },
);

interface HandProps {
  readonly view: View;
  readonly me: Seat;
  readonly names: readonly string[];
  readonly hand: readonly Card[];
  readonly chosen: readonly Card[];
  readonly advised: readonly Card[];
  /** The cards that are on offer; none while no card of the player is waited for. */
  readonly playable: readonly Card[];
  onCard(card: Card): void;
  onDrop(card: Card, from: DOMRectReadOnly): void;
}

/** After the card that had the focus is played, the focus stays in the hand: on the card that took its place. */
const useFocusInHand = (hand: readonly Card[]) => {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the hand is another one
  useLayoutEffect(() => {
    const cards = box.current?.children;
    if (place.current === undefined || cards === undefined || document.activeElement !== document.body) return;
    const next = cards[Math.min(place.current, cards.length - 1)];
    if (next instanceof HTMLElement) next.focus();
  }, [hand.join(' ')]);
  return {
    ref: box,
    onFocus: ({ target }: { target: EventTarget }): void => {
      place.current = target instanceof Element ? [...(box.current?.children ?? [])].indexOf(target) : undefined;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }): void => {
      // A button that goes away takes the focus nowhere; whoever goes elsewhere has left the hand.
      if (relatedTarget !== null) place.current = undefined;
    },
  };
};

/** Whether the hand still lies face down: it is turned as the last card of it arrives. */
const useCovered = (view: View, me: Seat): boolean => {
  const pace = usePace();
  const isDealt = view.phase === 'passing' && view.cardsInDeck > 0;
  const wasDealt = useLanded(isDealt, view.hand) ?? false;
  const [hasArrived, setArrived] = useState(false);
  const isComing = wasDealt && !isDealt;
  const wait = arrivesAfter(pace, dealtAs(view, me));
  useEffect(() => {
    if (!isComing) return undefined;
    const stop = later(wait, () => setArrived(true));
    return () => {
      stop();
      setArrived(false);
    };
  }, [isComing, wait]);
  return wasDealt && !hasArrived;
};

/** The fan. */
export const HandFan = ({ view, me, names, hand, chosen, advised, playable, onCard, onDrop }: HandProps) => {
  const received = newCards(view, me);
  const isPlaying = playable.length > 0;
  const isCovered = useCovered(view, me);
  const whyNot = (card: Card): BarredWhy | undefined => (isPlaying && !playable.includes(card) ? whyBarred(view, me, card) : undefined);
  const words = heartsTableWords();
  const comesFrom = (isNew: boolean): Side | 'deck' =>
    isCovered ? 'deck' : sideOf(isNew && received !== undefined ? received.from : view.dealer, me);
  // While it is dealt every card has its place already, in the order in which they come; then the hand is sorted.
  const held = isCovered ? (view.hands[me] ?? []).filter(isSeen) : hand;
  const count = held.length + view.cardsInDeck / view.hands.length;
  const tap = useSteady(onCard);
  const drop = useSteady(onDrop);
  const focus = useFocusInHand(hand);
  return (
    <fieldset>
      <legend className="unseen">{words.felt.yourHand}</legend>
      {/* The cards come and go in a box of their own: a browser lays out a whole field set again when anything in it changes. */}
      <div className="ht-hand" {...focus}>
        {held.map((card, place) => {
          const isNew = received?.cards.includes(card) === true;
          const why = whyNot(card);
          const isChosen = chosen.includes(card);
          return (
            <Held
              key={`${view.hand} ${card}`}
              card={card}
              place={place}
              count={count}
              standing={why !== undefined ? 'no' : isChosen ? 'up' : isPlaying ? 'may' : 'rest'}
              label={words.card(card, isNew ? whoIs(received.from, { me, names }) : undefined, why, ledSuit(view.trick))}
              isChosen={isChosen}
              isNew={isNew}
              isAdvised={advised.includes(card)}
              isCovered={isCovered}
              from={comesFrom(isNew)}
              after={isCovered ? dealtAs(view, me) : 0}
              onCard={tap}
              onDrop={drop}
            />
          );
        })}
      </div>
    </fieldset>
  );
};
