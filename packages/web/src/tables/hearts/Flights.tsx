/** What is only seen on its way: backs from the pack to every seat, passed cards to their new owners, and a heart that breaks. */
import type { Seat } from '@baize/engine';
import { type Event, receiverOf, type View } from '@baize/games/hearts';
import { useMoved } from '../../kit/animation-batch.ts';
import { CardBack } from '../../kit/deck/CardFace.tsx';
import { suitPaths } from '../../kit/deck/shapes.ts';
import { dealtMotion, passMotion, type Travel, wayFrom } from '../../kit/motion.ts';
import { findPlace, placeName } from '../../kit/places.ts';
import { dealtAs, type Side, sideOf } from './hands.ts';

/** Beside a plate with a name a card is small, so that the name can be read. */
const SMALL = 0.5;

/** The way to where somebody holds their cards; where those are not drawn, to the plate with their name. */
const wayToHand = (element: Element, here: DOMRectReadOnly, side: Side): Travel => {
  const hand = findPlace(element, `${side}-hand`);
  return { ...wayFrom(hand ?? findPlace(element, side) ?? here, here), scale: hand === undefined ? SMALL : 1 };
};

/** A back on its way from the pack to somebody, the so-manieth of its round. */
const DealtBack = ({ side, after }: { side: Side; after: number }) => {
  const back = useMoved<HTMLSpanElement>((element, here, pace) =>
    pace === 0 ? undefined : dealtMotion(wayToHand(element, here, side), pace, after),
  );
  return (
    <span ref={back} className="ht-flying">
      <CardBack />
    </span>
  );
};

/** The pack in the middle while it is dealt, and the backs that fly from it. The player's own come to lie in the hand. */
export const DealtPack = ({ view, view: { cardsInDeck, hands }, me }: { view: View; me: Seat }) => (
  <div className="ht-pack" aria-hidden="true">
    <span {...placeName('deck')}>
      <CardBack />
      <CardBack />
    </span>
    {hands.map((hand, seat) =>
      seat === me || hand.length === 0 ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <DealtBack key={`${cardsInDeck} ${seat}`} side={sideOf(seat, me)} after={dealtAs(view, seat)} />
      ),
    )}
  </div>
);

/** Where the cards that the player gives away were raised, by their names. */
export type RaisedPlaces = ReadonlyMap<string, DOMRectReadOnly>;

interface PassedProps {
  /** Where it lay, if it was the player's own. */
  readonly raised: DOMRectReadOnly | undefined;
  readonly from: Side;
  readonly to: Side;
  /** Which of the three it is. */
  readonly place: number;
}

/** How far below the middle a card of the player's own hand begins, as a part of the felt. */
const HAND = 0.34;

/** It flies face down, whoever knows it. */
const PassedCard = ({ raised, from, to, place }: PassedProps) => {
  const flown = useMoved<HTMLSpanElement>((element, here, pace) => {
    if (pace === 0) return undefined;
    const height = element.closest('.felt')?.clientHeight ?? 0;
    const way = (side: Side): Travel =>
      side === 'south' ? { x: (place - 1) * here.width * 0.5, y: HAND * height, scale: 1 } : wayToHand(element, here, side);
    return passMotion(raised === undefined ? way(from) : wayFrom(raised, here), way(to), pace, place);
  });
  return (
    <span ref={flown} className="ht-flying">
      <CardBack />
    </span>
  );
};

/** Three cards from each to each. What comes to the player lands in the hand by itself. */
const Passed = ({ event, me, raised }: { event: Event & { type: 'cards-passed' }; me: Seat; raised: RaisedPlaces }) => (
  <div className="ht-pack" aria-hidden="true">
    {event.passes.flatMap((cards, seat) => {
      const receiver = receiverOf(event.direction, seat);
      if (receiver === me) return [];
      return cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a covered card has no name but its place
        <PassedCard key={`${seat} ${place}`} raised={raised.get(card)} from={sideOf(seat, me)} to={sideOf(receiver, me)} place={place} />
      ));
    })}
  </div>
);

/** Hearts are broken: one that cracks in two. */
const BrokenHeart = () => (
  <svg className="ht-breaking" viewBox="-12 -12 24 24" aria-hidden="true">
    {(['left', 'right'] as const).map((half) => (
      <g key={half} className={half}>
        <path
          d={suitPaths.h}
          clipPath={`polygon(${half === 'left' ? '0 0, 50% 0, 40% 40%, 58% 55%, 46% 100%, 0 100%' : '100% 0, 50% 0, 40% 40%, 58% 55%, 46% 100%, 100% 100%'})`}
        />
      </g>
    ))}
  </svg>
);

/** What flies with this event, if anything does. */
export const Flights = ({ event, hand, me, raised }: { event: Event | undefined; hand: number; me: Seat; raised: RaisedPlaces }) => {
  if (event?.type === 'cards-passed') return <Passed key={hand} event={event} me={me} raised={raised} />;
  return event?.type === 'hearts-broken' ? <BrokenHeart key={hand} /> : null;
};
