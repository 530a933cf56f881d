/** An opponent in their place: the cards behind, portrait, name and chips, what the hand makes, and the bet towards the middle. */
import type { Persona } from '@baize/casino';
import { isHandOver, kindWords, madeWords, namedBy, pokerKindOf, type View } from '@baize/games/holdem';
import { BetStack } from '../../kit/BetStack.tsx';
import { useLanded } from '../../kit/CardLanding.tsx';
import { CardSlot } from '../../kit/CardSlot.tsx';
import { placesLeft } from '../../kit/places.ts';
import { SeatFace, SeatTag } from '../../kit/Seat.tsx';
import { SpokenName, useMood } from '../Reaction.tsx';
import { countingAt, hasWon, isBeaten, moodAt, moveTag, shownAt, titled, worthWords } from './hands.ts';
import { holdemTableWords } from './language/index.ts';

// --- where opponents sit: round a long table, clockwise from the player, who has its lower side ----------------------

/** Across from the middle, −1 to 1; and down, where 0 is the far side of the table and 1 its ends. */
interface SeatPosition {
  readonly x: number;
  readonly y: number;
}

const at = (x: number, y: number): SeatPosition => ({ x, y });

/** The left half of the table by the number of opponents, from the player's left to the far side; the right half mirrors it. */
const halves: Readonly<Record<number, readonly SeatPosition[]>> = {
  1: [],
  2: [at(-0.62, 0.06)],
  3: [at(-0.94, 0.5)],
  4: [at(-1, 0.86), at(-0.44, 0)],
  5: [at(-1, 1), at(-0.7, 0.07)],
  6: [at(-1, 1.32), at(-0.93, 0.24), at(-0.36, 0)],
  7: [at(-1, 1.36), at(-1, 0.42), at(-0.56, 0)],
  8: [at(-1, 1.5), at(-1, 0.72), at(-0.84, 0.02), at(-0.28, 0)],
  9: [at(-1, 1.58), at(-1, 0.8), at(-0.92, 0.02), at(-0.46, 0)],
};

/** The place of the opponent who is this many places to the player's left, of so many. */
export const seatPosition = (index: number, count: number): SeatPosition => {
  const half = halves[count] ?? [];
  const mirrored = half[count - 1 - index];
  return half[index] ?? (mirrored === undefined ? at(0, 0) : at(-mirrored.x, mirrored.y));
};

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
  <span className="he-puck" title={holdemTableWords().seat.button}>
    <span aria-hidden="true">D</span>
    <span className="unseen"> {holdemTableWords().seat.dealer}</span>
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
        <span className="he-worth">{hasLeft ? holdemTableWords().seat.left : worthWords(view, seat)}</span>
      </span>
      {view.button === seat && hasButton(view) && <Puck />}
    </button>
  );
};

/** What a hand makes that is turned up, once it lies open. */
const MadeTag = ({ hand, long, short, isLit }: { hand: number; long: string; short: string; isLit: boolean }) => {
  const told = useLanded(long, hand);
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
      {made !== undefined && (
        <MadeTag hand={view.hand} long={titled(madeWords(made))} short={kindWords(pokerKindOf(namedBy(made)))} isLit={hasWon(view, seat)} />
      )}
      {bet > 0 ? (
        <div className="he-wager">
          <span className="unseen">{holdemTableWords().seat.betOf(props.persona.name)} </span>
          <BetStack amount={bet} from={`seat-${seat}`} />
        </div>
      ) : (
        act !== '' && <div className="he-wager action">{act}</div>
      )}
    </li>
  );
};
