/** What is only seen on its way: backs from the pack to every seat, passed cards to their new owners, and a heart that breaks. */
import { isSeen, type Seat, type SeenCard } from '@baize/engine';
import { type Event, receiverOf, type View } from '@baize/games/hearts';
import { useMoved } from '../../kit/animation-batch.ts';
import { CardBack, CardFace } from '../../kit/deck/CardFace.tsx';
import { suitPaths } from '../../kit/deck/shapes.ts';
import { passMotion, payMotion, type Travel, wayFrom } from '../../kit/motion.ts';
import { findPlace, placeName } from '../../kit/places.ts';
import { type Side, sideOf } from './hands.ts';

/** A back on its way from the pack to somebody. */
const DealtBack = ({ side }: { side: Side }) => {
  const back = useMoved<HTMLSpanElement>((element, here, pace) =>
    pace === 0 ? undefined : payMotion(wayFrom(findPlace(element, side) ?? here, here), pace),
  );
  return (
    <span ref={back} className="ht-flying">
      <CardBack />
    </span>
  );
};

/** The pack in the middle while it is dealt, and the backs that fly from it. The player's own come to lie in the hand. */
export const DealtPack = ({ view: { cardsInDeck, hands }, me }: { view: View; me: Seat }) => (
  <div className="ht-pack" aria-hidden="true">
    <span {...placeName('deck')}>
      <CardBack />
      <CardBack />
    </span>
    {hands.map((hand, seat) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      seat === me || hand.length === 0 ? null : <DealtBack key={`${cardsInDeck} ${seat}`} side={sideOf(seat, me)} />,
    )}
  </div>
);

interface PassedProps {
  readonly card: SeenCard;
  readonly from: Side;
  readonly to: Side;
  /** Which of the three it is. */
  readonly place: number;
}

/** How far below the middle a card of the player's own hand begins, as a part of the felt. */
const HAND = 0.34;

const PassedCard = ({ card, from, to, place }: PassedProps) => {
  const flown = useMoved<HTMLSpanElement>((element, here, pace) => {
    if (pace === 0) return undefined;
    const height = element.closest('.felt')?.clientHeight ?? 0;
    const way = (side: Side): Travel =>
      side === 'south'
        ? { x: (place - 1) * here.width * 0.5, y: HAND * height, scale: 1 }
        : wayFrom(findPlace(element, side) ?? here, here);
    return passMotion(way(from), way(to), pace, place);
  });
  return (
    <span ref={flown} className="ht-flying">
      {isSeen(card) ? <CardFace card={card} /> : <CardBack />}
    </span>
  );
};

/** Three cards from each to each. What comes to the player lands in the hand by itself. */
const Passed = ({ event, me }: { event: Event & { type: 'cards-passed' }; me: Seat }) => (
  <div className="ht-pack" aria-hidden="true">
    {event.passes.flatMap((cards, seat) => {
      const receiver = receiverOf(event.direction, seat);
      if (receiver === me) return [];
      return cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a covered card has no name but its place
        <PassedCard key={`${seat} ${place}`} card={card} from={sideOf(seat, me)} to={sideOf(receiver, me)} place={place} />
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
export const Flights = ({ event, hand, me }: { event: Event | undefined; hand: number; me: Seat }) => {
  if (event?.type === 'cards-passed') return <Passed key={hand} event={event} me={me} />;
  return event?.type === 'hearts-broken' ? <BrokenHeart key={hand} /> : null;
};
