/** An opponent in their place: the cards behind, portrait, name and chips, what the hand makes, and the bet towards the middle. */
import type { Persona } from '@baize/casino';
import { isHandOver, type View } from '@baize/games/holdem';
import { BetStack } from '../../kit/BetStack.tsx';
import { CardSlot } from '../../kit/CardSlot.tsx';
import { useLanded } from '../../kit/Flight.tsx';
import { placesLeft } from '../../kit/places.ts';
import { SeatFace, SeatTag } from '../../kit/Seat.tsx';
import { SpokenName, useMood } from '../Reaction.tsx';
import { categoryTitle, countingAt, hasWon, isBeaten, moodAt, moveTag, shownAt, titled, worthWords } from './hands.ts';
import { seatPosition } from './places.ts';

interface OpponentProps {
  readonly view: View;
  /** Who looks, and how many others there are. */
  readonly me: number;
  readonly others: number;
  readonly seat: number;
  readonly persona: Persona;
  /** Whether the seat is empty already: its chips are gone, and that was told. */
  readonly hasLeft: boolean;
  /** Asks who this is. */
  onAsk(seat: number): void;
}

/** The button of the dealer, where there is one that moves. */
export const Puck = () => (
  <span className="he-puck" title="The dealer’s button">
    D
  </span>
);

/** Whether the dealer's button says anything: without blinds it never moves. */
export const hasButton = ({ rules }: View): boolean => rules.blinds.length > 0;

const Hole = ({ view, seat }: Pick<OpponentProps, 'view' | 'seat'>) => {
  const counting: readonly string[] = countingAt(view, seat);
  const cards = view.standing[seat] === 'folded' ? [] : (view.hands[seat] ?? []);
  return (
    <div className="he-hole">
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a covered card has no name but its place in the hand
        <span key={`${view.hand} ${place}`} className={card === 'hidden' || counting.includes(card) ? 'he-leaf' : 'he-leaf dim'}>
          <CardSlot card={card} />
        </span>
      ))}
    </div>
  );
};

const Seat = ({ view, seat, persona, hasLeft, onAsk }: OpponentProps) => {
  const isTurn = !isHandOver(view) && view.turn === seat;
  const isOut = view.standing[seat] === 'folded' || isBeaten(view, seat);
  const mood = useMood(hasLeft ? undefined : moodAt(view, seat));
  return (
    <button
      type="button"
      className={`he-seat ${isTurn ? 'turn' : ''} ${isOut ? 'out' : ''} ${hasLeft ? 'left' : ''} ${hasWon(view, seat) ? 'won' : ''}`}
      data-place={`seat-${seat}`}
      onClick={(click) => {
        click.stopPropagation();
        onAsk(seat);
      }}
    >
      {hasLeft ? null : <SeatFace seat={seat} face={persona.face} mood={mood} />}
      <span className="he-who">
        <span className="he-name">
          <SpokenName name={persona.name} mood={mood} moment={`holdem ${view.hand} ${view.street}`} />
          <SeatTag seat={seat} />
        </span>
        <span className="he-worth">{hasLeft ? 'has left' : worthWords(view, seat)}</span>
      </span>
      {view.button === seat && hasButton(view) && <Puck />}
    </button>
  );
};

/** What a hand makes that is turned up, once it lies open. */
const MadeTag = ({ long, short, isLit }: { long: string; short: string; isLit: boolean }) => {
  const told = useLanded(long);
  return told === undefined ? null : (
    <span className={isLit ? 'tag lit' : 'tag'}>
      <span className="he-long">{told}</span>
      <span className="he-short" aria-hidden="true">
        {short}
      </span>
    </span>
  );
};

/** One opponent. Nobody sits where somebody has left in an earlier hand. */
export const Opponent = (props: OpponentProps) => {
  const { view, seat, me, others } = props;
  if (view.standing[seat] === 'out') return null;
  const place = placesLeft(seat, me, view.stacks.length);
  const { x, y } = seatPosition(place, others);
  const made = shownAt(view, seat);
  const [bet, act] = [view.bets[seat] ?? 0, moveTag(view, seat)];
  return (
    <li className={`he-place at-${place} ${made === undefined ? '' : 'showing'}`} style={{ '--x': x, '--y': y }}>
      <Hole view={view} seat={seat} />
      <Seat {...props} />
      {made !== undefined && <MadeTag long={titled(made.name)} short={categoryTitle(made)} isLit={hasWon(view, seat)} />}
      {bet > 0 ? (
        <div className="he-wager">
          <BetStack amount={bet} from={`seat-${seat}`} />
        </div>
      ) : (
        act !== '' && <div className="he-wager deed">{act}</div>
      )}
    </li>
  );
};
